### 事件牌（简体中文）

ask-play_event = 圣骑士发现了一个事件。你打出哪张牌？
ask-event_hoard = 被遗忘的宝藏：这些黑暗板块同样近。宝藏标记放在哪里？
ask-event_silk = 阶上蛛丝：在哪里放置蛛网？（剩余{ $count }枚）
ask-event_turn = 旋转房间：如何旋转圣骑士所在的{ $cell }的{ $tile }？
ask-event_spirit = 不宁之灵：骚灵出现在哪里？
ask-event_doors = 砰然关门：在圣骑士板块的哪条边放置力场墙？（剩余{ $count }道）

option-event-card = { $effect }：{ $effect-about }（{ $card }，飞行可得{ $mold }霉菌）

event-event-card = 事件“{ $effect }”：{ $effect-about }
event-lamps-out = { $count }盏明灯熄灭，回到圣骑士的供应。
event-slowed = 圣骑士的移动力在本回合余下的时间里减1。
