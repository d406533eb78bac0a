### 荘園の手番（日本語）

## 質問

ask-manor_omens =
    予兆箱に予兆が{ $omens }個あります。「{ $row }」の列に何個置きますか？{ $rows ->
        [0] （最後の列です）
       *[other] （この後に{ $rows }列あります）
    }
ask-manor_swap = 入れ替え：距離{ $count }まで。どのタイルを動かしますか？
ask-manor_swap_with = 入れ替え：{ $cell }の{ $tile }をどのタイルと入れ替えますか？（距離{ $far }まで。どちらかが空いていなければ{ $half }まで）
ask-manor_shift_full = 館にはもう空白マスがないので、「ずらし」で距離{ $count }までの2枚を入れ替えます。どのタイルを動かしますか？
ask-manor_shift = ずらし：距離{ $count }まで。どのタイルを動かしますか？
ask-manor_shift_to = ずらし：{ $cell }の{ $tile }をどの空白マスへ動かしますか？
ask-manor_turn = { $cell }の{ $tile }をどの向きにしますか？
ask-manor_reveal = 明かし：どの暗いタイルを明かしますか？（残り{ $count }枚）
ask-manor_wall = 壁：どのタイルの境目に力の壁を置きますか？（残り{ $count }個）
ask-manor_wall_side = どの境目に力の壁を置きますか？
ask-manor_menu = 亡霊は{ $cell }にいます。カビ{ $mold }（{ $goal }で勝利）。手札の出来事カード{ $cards }枚のどれを使いますか？
ask-manor_walk = 亡霊の歩行：残り{ $count }歩。どこへ進みますか？
ask-manor_order = 亡霊のタイルから出るものがいくつかあります。どれを先に出しますか？
ask-manor_spider_out = 亡霊に追われて、あなたの{ $about }は隣接するタイルへ動きます。どこへ動きますか？
ask-manor_egg_out = 亡霊が{ $cell }の卵を追い出します。どのタイルへ動かしますか？
ask-manor_treasure_out = 亡霊が{ $cell }の宝トークンを追い出します。どのタイルへ動かしますか？
ask-manor_treasure = 空いている暗いタイルに宝トークンを置きます（残り{ $count }個）。どこに置きますか？

## 選択肢

option-manor-omens =
    { $count ->
        [0] 「{ $row }」に予兆を置かない{ $row-id ->
            [events] ：カードは引かず、宝トークン{ $tokens }個を置く
           *[other] { "" }
        }
       *[other] 「{ $row }」に予兆{ $count }個：{ $row-id ->
            [swap] 距離{ $power }まで（どちらかが空いていなければ{ $half }まで）の2枚を入れ替える
            [shift] タイル1枚を距離{ $power }まで（空いていなければ{ $half }まで）の空白マスへ動かす
            [reveal] 暗いタイルを{ $power }枚明かす
            [wall] 力の壁を{ $power }個置く
           *[other] 出来事カードを{ $power }枚引き、宝トークン{ $tokens }個を置く
        }
    }（残り{ $left }個）
option-manor-swap =
    { $cell }の{ $tile }を入れ替える：{ $occupied ->
        [0] 距離{ $far }まで
       *[other] 空いていないので{ $far }÷2＝{ $reach }まで
    }
option-manor-swap-with =
    { $cell }の{ $tile }と入れ替える：距離{ $distance }（{ $occupied ->
        [0] { $far }まで
       *[other] 空いていないので{ $far }÷2＝{ $reach }まで
    }）
option-manor-shift =
    { $cell }の{ $tile }をずらす：{ $occupied ->
        [0] 距離{ $far }まで
       *[other] 空いていないので{ $far }÷2＝{ $reach }まで
    }
option-manor-shift-to =
    { $cell }へ：距離{ $distance }（{ $occupied ->
        [0] { $far }まで
       *[other] 空いていないので{ $far }÷2＝{ $reach }まで
    }）
option-manor-reveal =
    { $cell }の{ $tile }を明かす{ $occupied ->
        [0] { "" }
       *[other] （空いていない）
    }
option-manor-wall = { $cell }（{ $tile }）の境目に力の壁を置く
option-manor-walk = { $card }で歩行：2歩（手札は残り{ $left }枚。飛行ならカビ{ $mold }）
option-manor-fly = { $card }で飛行：{ $way }。カビ{ $was }＋{ $mold }＝{ $total }（{ $goal }で勝利）、{ $cell }にポルターガイスト
option-manor-step =
    { $cell }（{ $tile }）へ{ $occupied ->
        [0] { "" }
       *[other] ：そこにいるもの、あるものを追い出す
    }（残り{ $left }歩）
option-manor-drive-out = { $what }
option-manor-treasure = { $cell }（{ $tile }）に宝トークンを置く
option-manor-end = もうカードを使わない
option-manor-decline = この列はもう使わない
option-manor-halt = 亡霊はここで止まる

## 起こったこと

event-omens-assigned = 荘園は「{ $row }」に予兆を{ $count }個置きました（残り{ $total }個）。
event-omens-restored = 盤にポルターガイストが{ $count }体いるので、荘園の次の予兆は{ $total }個です。
event-wraith-flies = 亡霊は{ $card }で{ $cell }へ飛びました。
event-wraith-walks = 亡霊は{ $cell }へ歩きました。
event-lamp-gone = { $cell }のランプが取り除かれ、聖騎士の置き場に戻りました。
event-egg-moved = 卵は{ $cell }から{ $there }へ追い出されました。
event-treasure-moved = 宝トークン1個が{ $cell }から{ $there }へ追い出されました。

## ボットの理由

reason-manor_flight = 亡霊の飛行ができる、またはできそうになる
reason-manor_room = 亡霊の近くに、空いている明るいタイルがある
reason-manor_fence = 聖騎士が力の壁に囲まれる
reason-manor_cards = 飛行のための出来事カードがある
reason-manor_omens = 予兆がよく働く
