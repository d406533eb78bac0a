### 骸骨の手番（日本語）

name-pit1 = 縁の穴1
name-pit2 = 縁の穴2
name-pit3 = 縁の穴3
name-pit4 = 縁の穴4
name-pit5 = 縁の穴5
name-pit6 = 縁の穴6

## 質問

part-skeleton-tile =
    { $tile-id ->
        [none] { "" }
       *[other] （{ $tile }）
    }
ask-skeleton_menu =
    { $acted ->
        [0] { $cell }{ part-skeleton-tile }の{ $piece }：移動力は残り{ $left }、結束{ $total }。何をしますか。
       *[1] { $piece }は、いま収集した装備をすぐに使えます。結束{ $total }。
    }
ask-skeleton_spawn = { $about }をどの縁の穴に出現させますか。
ask-skeleton_wolf = フレッチが{ $about }に出現しました。狼もそこへ移しますか。
ask-skeleton_forced = { $cell }の{ $piece }は攻撃しなければなりません。どれを攻撃しますか。
ask-skeleton_poison = 聖騎士への不意打ちです。「毒」を使いますか。体力をさらに1失わせ、このカードはゲームから取り除かれます。
ask-skeleton_lights = 鬼火は3個とも盤にあります。どれを{ $about }へ移しますか。
ask-skeleton_staff = トネリコの杖：{ $about }をどこに置きますか（2マスまで、間にあるものは無視）。
ask-skeleton_runes = ルーン石：{ $about }の鬼火をどこへ動かしますか。
ask-skeleton_shout = { $cell }の{ $piece }がウェイルの呼び声で動きます：移動力は残り{ $left }（攻撃もアクションもなし）。どこへ動きますか。
ask-skeleton_horn = 角笛：結束1を払い、2体目の骸骨にも移動力4を与えますか（結束{ $total }）。
ask-skeleton_bomb = 爆弾袋（結束1）：どの壁に裂け目を置きますか。それとも、ここに穴を掘りますか。
ask-skeleton_strike = { $about }が骸骨のマスに入ってきました。どの骸骨が攻撃しますか。攻撃した骸骨は散ります。

## 選択肢

part-skeleton-cost =
    移動力1{ $wall ->
        [0] { "" }
       *[other] ＋壁1
    }{ $lit ->
        [0] { "" }
       *[other] ＋明るいタイル1
    }{ $lamp ->
        [0] { "" }
       *[other] ＋ランプ1
    }{ $webs ->
        [0] { "" }
       *[other] ＋蜘蛛の巣{ $webs }
    }{ $count ->
        [1] { "" }
       *[other] ＝{ $count }
    }
part-skeleton-left =
    { $short ->
        [0] 、残り{ $left }
       *[other] 、{ $short }足りない
    }
part-skeleton-fight =
    { $fights ->
        [0] { "" }
       *[other] 。攻撃しなければならない：強さ{ $strength }対{ $value }（{ $target }）
    }
option-skeleton-spawn = { $cell }（隣は{ $there }、{ $tile }）
option-skeleton-step = { $cell }（{ $tile }）へ移動：{ part-skeleton-cost }{ part-skeleton-left }{ part-skeleton-fight }
option-hurry = 結束1（{ $total }→{ $left }）で移動力＋4（1回の行動につき1回）
option-skeleton-loot = 略奪：宝トークンを1個取り除き、結束2を得る（行動は終わり）
option-skeleton-collect = 収集：装備カードを1枚引く（残り{ $count }枚、行動は終わり）

part-skeleton-strength =
    強さ{ $base }{ $bonus ->
        [0] { "" }
       *[other] ＋{ $bonus }（能力と装備）
    }{ $distraction ->
        [0] { "" }
       *[other] ＋{ $distraction }（陽動）
    }{ $strength ->
        [1] { "" }
       *[other] ＝{ $strength }
    }対{ $value }
part-skeleton-result =
    { $group-id ->
        [paladin] 体力を1失わせる
        [spider] 子蜘蛛1体をゲームから取り除く
        [enchanter] 散らし、結束2を得る
       *[other] 破壊する
    }{ $sneak ->
        [0] { "" }
       *[other] { $group-id ->
            [paladin] 、不意打ちでさらに気概{ $extra }
            [spider] 、不意打ちでパワーカード{ $extra }枚を捨てさせる
           *[other] 、不意打ちでさらに円盤{ $extra }個
        }
    }
option-skeleton-attack = { $target }を攻撃：{ part-skeleton-strength }。{ part-skeleton-result }。{ $who }は散り、結束−1
option-shoot = { $cell }の{ $target }を離れて攻撃：{ part-skeleton-strength }。{ part-skeleton-result }。{ $who }は散らない
option-skeleton-egg = 卵を攻撃：{ part-skeleton-strength }。血ごと破壊する。{ $who }は散り、結束−1
option-shoot-egg = { $cell }の卵を離れて攻撃：{ part-skeleton-strength }。血ごと破壊する。{ $who }は散らない
option-tunnel = 潜行：{ $cell }（{ $tile }）へ（行動は終わり）
option-skeleton-done =
    { $piece }の行動を終える{ $left ->
        [0] { "" }
       *[other] （移動力{ $left }を使わない）
    }
option-lights = { $cell }（{ $tile }）に鬼火を置く：結束1（{ $total }→{ $left }）
option-lights-from = { $cell }（{ $tile }）の鬼火
option-staff = { $piece }にトネリコの杖：結束1（{ $total }→{ $left }）、2マスまで離れたマスに置く
option-runes = ルーン石：鬼火をそれぞれ1マスまで動かす
option-shout = ウェイルが{ $piece }を呼ぶ：結束1（{ $total }→{ $left }）、ただちに移動力4
option-bomb = 爆弾袋：結束1（{ $total }→{ $left }）で裂け目か穴マーカー
option-blast = { $cell }（{ $tile }）の{ $side }の壁に裂け目
option-dig = フレッチのタイルに穴マーカー
option-strike-by = { $piece }が攻撃：集団の強さ{ $strength }対{ $value }。子蜘蛛1体を失わせ、{ $piece }は散り、結束−1

## 出来事の記録

event-spawned = { $piece }が{ $cell }に出現しました。
event-skeleton-moves = { $piece }が{ $cell }へ移動しました（移動力{ $count }、残り{ $total }）。
event-skeleton-hits = { $piece }が{ $other }を攻撃しました：{ $count }対{ $value }。
event-skeleton-hits-egg = { $piece }が{ $cell }の卵を攻撃しました：{ $count }対{ $value }。
event-sneak =
    { $other }への不意打ちです{ $count ->
        [1] { "" }
       *[other] （ククリで効果は2倍）
    }。
event-poison = 毒を使いました：体力をさらに1失います。
event-lamp-back = { $piece }が{ $cell }のランプを消し、ランプは聖騎士に戻りました。
event-lights = { $cell }に鬼火がともりました。
event-lights-move = 鬼火が{ $cell }から{ $there }へ動きました。
event-staff = トネリコの杖で{ $piece }を{ $cell }に置きました。
event-shout = ウェイルの呼び声：{ $piece }が移動力{ $count }を得ました。
event-pit-marker = フレッチが{ $cell }に穴を掘りました。
event-looted = { $piece }が{ $cell }の宝トークンを略奪しました。
event-gear = { $piece }が{ $other }の装備「{ $card }」を収集しました：{ $card-about }
event-tunnelled = { $piece }が{ $cell }へ潜行しました。

## ボットの理由

reason-skeletons_stability = 結束のため
reason-skeletons_ranks = 盤の骸骨を増やすため
reason-skeletons_gear = 装備のため
reason-skeletons_hunt = 獲物に迫るため
reason-skeletons_errand = 近くの宝や武器庫のため
reason-skeletons_chance = 攻撃が届くようにするため
