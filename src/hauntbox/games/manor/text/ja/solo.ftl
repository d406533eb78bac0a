### 孤独な見張り（日本語）

ask-vigil_move = { $about }が近づいてきます。条件の同じマスが複数あります。どこへ動きますか。
ask-vigil_treasure = 恐怖が上がりました。どの宝を捨てますか。
ask-vigil_sanctity = 恐怖が上がりました。どの聖性カードを捨てますか。

option-drop-treasure = { $card }：{ $card-about }
option-drop-sanctity = { $card }：{ $card-about }

event-vigil-terror = 恐怖＋{ $count }：{ $total }（上限{ $goal }）。
event-vigil-calm = 恐怖−{ $count }：{ $total }（上限{ $goal }）。
event-vigil-drops = 恐怖が{ $total }になり、{ $card }を捨てました。
event-vigil-moves = { $piece }が{ $cell }へ移動しました。
event-stands-up = { $piece }が立ち上がりました。

reason-vigil_health = 体力を守るため
reason-vigil_terror = 恐怖を抑えるため
reason-vigil_stability = 骸骨の結束を抑えるため
