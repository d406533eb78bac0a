### Words that haunts share beyond the common ones (Japanese)

name-unseen_step = 姿を隠したまま進む
name-unseen_show = 姿を現す
name-unseen_stop = その場にとどまる
event-vanished = { $who }の姿が見えなくなった。
event-appeared = { $who }が{ $room }に姿を現した。
event-struck-nobody = { $who }の攻撃は空を切った。{ $room }には誰もいない。
event-revealed = { $what }が公開された：{ $shown }。
event-answered =
    { $truth ->
        [1] { $what }：はい。
       *[other] { $what }：いいえ。
    }
event-hint = { $what }：{ $what-about }
event-converted = { $who }は寝返り、これからは{ $side }の側につく。
event-given = { $who }のプレイヤーは、これから{ $target }を受け持つ。
event-controlled = { $target }は{ $who }に操られている。
event-outside = { $who }は館の外にいる。
event-swapped = { $who }と{ $target }がトークンを裏向きのまま1枚ずつ交換した。
