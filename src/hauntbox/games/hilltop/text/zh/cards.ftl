### 牌的效果（简体中文）

## 预见可以查看的牌堆，或留下的数

name-tiles = 板块堆
name-omens = 预兆牌堆
name-items = 物品牌堆
name-events = 事件牌堆
name-roll = 掷4颗骰子并留下这个数

## 记录

event-token = { $room }里出现了“{ $token }”。
event-kept = { $who }保留“{ $card }”。
event-blown = 狂风从{ $who }手中卷走“{ $card }”，落在入口大厅。
event-shuffled-in = { $who }交出“{ $card }”，洗入牌堆。
event-room-moved = { $room }移到了{ $floor }的另一个门口。
event-foresaw = { $who }查看{ $stack }顶。
