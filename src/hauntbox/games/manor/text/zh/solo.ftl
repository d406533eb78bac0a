### 孤独守夜（简体中文）

ask-vigil_move = { $about }逼近；这些格位同样合适。它去哪里？
ask-vigil_treasure = 恐惧上升：弃掉哪张宝藏？
ask-vigil_sanctity = 恐惧上升：弃掉哪张圣洁牌？

option-drop-treasure = { $card }：{ $card-about }
option-drop-sanctity = { $card }：{ $card-about }

event-vigil-terror = 恐惧+{ $count }：{ $total }（上限{ $goal }）。
event-vigil-calm = 恐惧−{ $count }：{ $total }（上限{ $goal }）。
event-vigil-drops = 恐惧升到{ $total }：弃掉{ $card }。
event-vigil-moves = { $piece }移动到{ $cell }。
event-stands-up = { $piece }重新站起。

reason-vigil_health = 为了生命
reason-vigil_terror = 压低恐惧
reason-vigil_stability = 压低骷髅的稳定
