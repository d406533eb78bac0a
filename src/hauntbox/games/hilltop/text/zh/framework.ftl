### Words that haunts share beyond the common ones (Chinese)

name-unseen_step = 隐身前进
name-unseen_show = 现身
name-unseen_stop = 留在原地
event-vanished = { $who }的身影消失了。
event-appeared = { $who }在{ $room }现身。
event-struck-nobody = { $who }扑了个空：{ $room }里没有人。
event-revealed = { $what }公开了：{ $shown }。
event-answered =
    { $truth ->
        [1] { $what }：是。
       *[other] { $what }：否。
    }
event-hint = { $what }：{ $what-about }
event-converted = { $who }倒戈，从现在起站在{ $side }一边。
event-given = { $who }的玩家从现在起操控{ $target }。
event-controlled = { $target }受{ $who }控制。
event-outside = { $who }在屋外。
event-swapped = { $who }与{ $target }面朝下交换了一枚标记物。
