### カードがすること（日本語）

## 予知で見られる山、または取っておく数

name-tiles = 部屋の山
name-omens = 前兆の山札
name-items = アイテムの山札
name-events = 出来事の山札
name-roll = ダイス4個を振り、その数を取っておく

## 記録

event-token = { $room }に「{ $token }」が現れました。
event-kept = { $who }は「{ $card }」を手元に置きます。
event-blown = 風が{ $who }から「{ $card }」を奪い、玄関ホールに落としました。
event-shuffled-in = { $who }は「{ $card }」を手放し、それは山札に混ぜられます。
event-room-moved = { $room }が{ $floor }の別の戸口へ動きました。
event-foresaw = { $who }は{ $stack }の上を見ます。
