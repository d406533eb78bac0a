### 『最後のろうそく』の卓で使うことば（日本語）

name-candle = 最後のろうそく
name-stairs = 階段
name-step = 段
name-way_out = 出口
name-walker-0 = 未亡人
name-walker-1 = 下宿人
name-walker-2 = 料理人
name-walker-3 = よそ者
name-safe = 安全な段
name-dared = 冒険した段数
name-black = 黒
name-yellow = 黄
glyph-black = 黒
glyph-yellow = 黄

ask-dare = 現在{ $step }段目、安全な段は{ $safe }段目。もう一度振りますか、休みますか？
option-dare-on = ダイスを振る。1なら{ $safe }段目に戻り、それ以外なら{ $step }段目からさらに下りる。
option-dare-rest = 休む：{ $step }段目が安全な段になり、手番を終える。

event-went = { $who }の出目は{ $face }。{ $step }段目へ下りた。
event-draught = { $who }の出目は1。ろうそくが消え、{ $step }段目に戻る。
ending-out = { $who }が屋敷を出て、勝利した。
figure-turns = 手番数

reason-lead = リードのため
reason-dared = 失う危険のある段数のため
