### 出来事カード（日本語）

ask-play_event = 聖騎士が出来事を見つけました。どのカードを使いますか？
ask-event_hoard = 忘れられた宝：同じ近さの暗いタイルがあります。どこに宝トークンを置きますか？
ask-event_silk = 階段の糸：どこに蜘蛛の巣を置きますか？（残り{ $count }個）
ask-event_turn = 回る部屋：聖騎士のいる{ $cell }の{ $tile }をどの向きにしますか？
ask-event_spirit = さまよう霊：ポルターガイストをどこに置きますか？
ask-event_doors = 叩きつける扉：聖騎士のタイルのどの境目に力の壁を置きますか？（残り{ $count }個）

option-event-card = { $effect }：{ $effect-about }（{ $card }、飛行ではカビ{ $mold }）

event-event-card = 出来事「{ $effect }」：{ $effect-about }
event-lamps-out = ランプ{ $count }個が消え、聖騎士の置き場に戻りました。
event-slowed = この手番が終わるまで、聖騎士の移動力が1減ります。
