### 質問、選択肢、敵の出方（日本語）

## 部分

part-who =
    { $who }{ $who_number ->
        [0] { "" }
       *[other] { $who_number }
    }
part-target =
    { $target }{ $target_number ->
        [0] { "" }
       *[other] { $target_number }
    }
part-foe =
    { $foe }{ $foe_number ->
        [0] { "" }
       *[other] { $foe_number }
    }
part-trap =
    { $trap }{ $trap_number ->
        [0] { "" }
       *[other] { $trap_number }
    }
part-what =
    { $what-id ->
        [disarm] 解除のロール
       *[other] { $what }
    }
part-plus =
    { $more ->
        [0] { "" }
       *[other] （{ $plus }）
    }
part-chance =
    { $chance ->
        [0] 命中しない
        [100] 必ず命中
       *[other] { $needs }以上で命中（{ $chance }%）
    }
part-roll = d20{ $bonus }{ part-plus }対AC{ $ac }、{ part-chance }
part-condition =
    { $condition-id ->
        [none] { "" }
       *[other] と{ $condition }
    }
part-miss =
    { $miss ->
        [0] { "" }
       *[other] 、外れ{ $miss }
    }
part-near =
    { $count ->
        [0] { "" }
       *[other] （隣：{ $near }）
    }

## 質問

ask-hero = 席{ $seat }：どの英雄を受け持ちますか？
ask-leave_out = { $who }：常用3枚のうち、どれをゲームから除きますか？残る2枚を使います。
ask-daily =
    { $level ->
        [1] { $who }：どの大技を使いますか？残りの2枚はレベル2のために取っておきます。
       *[other] { $who }はレベル2になりました。どの大技を加えますか？
    }
ask-utility = { $who }：どの補助を使いますか？
ask-start = { $who }：スタートタイルのどのマスから始めますか？
ask-act =
    { $who }（HP{ $hp }/{ $full }）：{ $stage-id ->
        [BOTH] 移動と攻撃（順序は自由）、または移動2回
        [EITHER] 残りは攻撃または2回目の移動
        [MOVE] 残りは移動
       *[FREE] 残りは自由行動だけ
    }。どうしますか？
ask-step = { $who }の移動：{ $speed }マスのうち残り{ $left }。次はどこへ？
ask-walk = { $what }：{ $who }はどこへ移動しますか？
ask-drop = { $who }は{ $thing }をどこに置きますか？
ask-target = { $who }が「{ $what }」で攻撃します。対象は？
ask-area = { $who }が「{ $what }」で攻撃します。どのタイルのすべてを？
ask-fury = { $who }の攻撃が{ part-target }に命中しました。憤怒トークン{ $tokens }個のうち1個を取り除いて、ダメージ＋1にしますか？
ask-reroll =
    { $who }の{ part-what }：{ $die }＋{ $bonus }＝{ $total }、必要なのは{ $needs }。{ $good ->
        [0] 失敗
       *[1] 成功
    }です。「幸運の牙」で振り直しますか？
ask-react =
    { $what-id ->
        [HIT] { $by }の攻撃が{ $target }（HP{ $hp }）に命中し、{ $damage }ダメージ。{ $who }は対応しますか？
        [WALL] { $by }の攻撃が{ $target }（HP{ $hp }）に命中し、{ $damage }ダメージ。{ $who }が代わりに受けますか？
        [DAMAGE] { $target }（HP{ $hp }）が{ $by }から{ $damage }ダメージを受けようとしています。{ $who }は減らしますか？
        [MISS] { $target }の攻撃は外れです：{ $die }＋{ $bonus }＝{ $total }、必要なのは{ $needs }。{ $who }は振り直させますか？
        [TREASURE] { $who }は財宝を引きます。2枚引いて1枚を残しますか？
        [TILE] { $who }はタイルを引こうとしています。先に上の2枚を見ますか？
        [ENCOUNTER] 「{ $card }」を引きました。{ $card-about }{ $who }は効果なしで捨てますか？
        [PRICE] 「{ $card }」を引きました。{ $card-about }取り消しには経験値{ $xp }のうち{ $price }が必要です。{ $who }は{ $lower }に下げますか？
       *[ACTIVATES] { part-foe }が動こうとしています。{ $who }はカードで止めますか？
    }
ask-patient =
    { $what-id ->
        [mar_shield_word] { $what }：誰がAC＋2になりますか？
        [al_lantern] { $what }：誰の状態をすべて取り除きますか？
       *[other] { $what }：誰のHPを回復しますか？
    }
ask-monster =
    { $what-id ->
        [ils_mark_prey] { $what }：どのモンスターか宿敵に印をつけますか？
       *[other] { $what }：どのモンスターを隣接するタイルへ移しますか？
    }
ask-swap = { $who }：まず誰かとマスを入れ替わりますか？
ask-drive = { $what }：{ part-foe }を、隣接するどのタイルへ移しますか？
ask-shove = 力場の突き：{ part-foe }をどこに置きますか？
ask-square =
    { $kind-id ->
        [OWN] { $who }をどこに置きますか？
        [NOBODY] どのマスですか？
       *[other] { part-foe }をどこに置きますか？
    }
ask-flip = { $what }：どのパワーを表にしますか？
ask-opening = 好機：{ $who }はただちに攻撃を1回行います（この手番にはもう財宝を引きません）。どの常用で？
ask-item_owner = 「{ $card }」を引きました。{ $card-about }誰のものにしますか？
ask-keep = { $who }は財宝を2枚引きました。どちらを残しますか？
ask-discard = すり取る指：{ $who }はどのアイテムを捨てますか？
ask-cure = 清めの霊薬：誰のどの状態を取り除きますか？
ask-tonic = { $who }は、ここで「清めの霊薬」を使いますか？
ask-level = { $who }が20を振りました。経験値{ $xp }のうち{ $price }を払ってレベル2になりますか？
ask-cancel = 「{ $card }」を引きました。{ $card-about }経験値{ $xp }のうち{ $price }を払って取り消しますか？
ask-pay = 経験値{ $xp }のうち{ $price }を、どのカードで払いますか？払いすぎた分は失われます。
ask-edge =
    { $kind-id ->
        [OWN] { $who }は複数の未踏の辺に立っています。どれを探索しますか？
        [FOE] { part-foe }が探索します。どの辺ですか？
       *[CARD] 新しいタイルをどこに置きますか？
    }
ask-tile = 斥候の目：どちらのタイルを置きますか？もう1枚は山の上に戻ります。
ask-double = 「{ $tile }」をどこに置きますか？
ask-plug = どの未踏の辺に栓をしますか？
ask-mushroom =
    { $kind-id ->
        [NOBODY] どのマスですか？
       *[other] { part-foe }をどのマスに置きますか？
    }
ask-adjacent =
    { $kind-id ->
        [NOBODY] どのマスですか？
       *[other] { part-foe }はどのマスへ移りますか？
    }
ask-closest =
    { $kind-id ->
        [NOBODY] 同じ近さのものがいくつかあります。どれにしますか？
       *[other] { part-foe }が動きます。同じ近さの相手がいます。誰にしますか？
    }
ask-closest_tile =
    { $kind-id ->
        [NOBODY] 同じ近さのタイルがいくつかあります。どれにしますか？
       *[other] { part-foe }を置くマスがありません。最も近いタイルのどれに置きますか？
    }
ask-victim = { part-foe }に隣接する英雄が何人かいます。誰を攻撃しますか？
ask-crowd = { part-foe }は1枚のタイルの英雄全員を攻撃します。どのタイルですか？
ask-path = { part-foe }の最短の道筋がいくつかあります。どのタイルへ進みますか？
ask-trap_square = { part-foe }はどのマスへ動きますか？
ask-seep = 溶岩が広がります。どのタイルへ？
ask-lure = ささやきの誘い：{ $who }を、ちょうど2タイル離れたどのマスに置きますか？
ask-pass = 移ろう狩り：{ $who }はどのモンスターカードを右隣に渡しますか？
ask-disarm = { $who }は罠をかわしました。すぐに解除を試みますか？
ask-effect = 英雄フェイズの終わりに、{ $who }にいくつかのことが起こります。次はどれですか？
ask-escape = { $who }は、ここで脱出しますか？
ask-sac = 卵嚢をどのマスに置きますか？
ask-chest = { $target }を倒しました。{ $who }はどの宝箱を取りますか？
ask-reveal = { $who }は価値{ $worth }の宝箱を持って階段に立っています（必要なのは{ $wanted }）。公開しますか？

## 選択肢：準備とカード

option-hero = { $who }：AC{ $ac }、HP{ $hp }、速さ{ $speed }、再起値{ $surge }。{ $who-about }
option-leave-out = 「{ $power }」を除く。{ $power-about }
option-power = { $power }。{ $power-about }
option-flip = { $power }（{ $who }）。{ $power-about }
option-card = { $card }。{ $card-about }
option-discard =
    { $card }{ $spent ->
        [0] { "" }
       *[1] （裏向き）
    }。{ $card-about }
option-owner =
    { $who }（HP{ $hp }/{ $full }）：{ $count ->
        [0] まだアイテムはありません。
       *[other] { $items }を持っています。
    }
option-tile =
    { $tile }、{ $triangle-id ->
        [white] 白三角：遭遇カードは引きません。
       *[black] 黒三角：遭遇カードを引きます。
    }{ $tile-about }
option-pass = 何も使わない。

## 選択肢：英雄フェイズ

part-harms =
    { $harms ->
        [0] { "" }
       *[other] 英雄フェイズをここで終えると：{ $dangers }。
    }
part-place =
    { $explores ->
        [0] { "" }
       *[1] 未踏の辺：ここで終えると探索します。
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] このタイルに：{ $traps }。
    }
option-move =
    { $second ->
        [0] 移動する
       *[1] 2回目の移動
    }：{ $speed }マスまで。
option-step =
    { $tile }の{ $square }：{ $cost ->
        [1] 残り{ $left }マス。
       *[other] { $cost }マス分、残り{ $left }マス。
    }{ part-place }
route-walk =
    { $budget }マスのうち{ $cost }マス移動して{ $tile }の{ $square }へ。{ $explores ->
        [0] { "" }
       *[1] 未踏の辺：ここで英雄フェイズを終えると探索します。
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] このタイルに：{ $traps }。
    }
option-halt =
    { $tile }のここで止まる{ $left ->
        [0] { "" }
       *[other] （{ $left }マス未使用）
    }。{ part-place }
option-end =
    英雄フェイズを終える：{ $next-id ->
        [EXPLORE] 新しいタイルを置きます。
        [HOLLOW] タイルは置きませんが、「隠れ穴」により今回は遭遇カードを引きません。
        [PLUG] タイルを置かないので、辺に栓をします。
        [DIE] 続いて、何が来るかをダイスで決めます。
       *[ENCOUNTER] タイルを置かないので、遭遇カードを引きます。
    }{ part-harms }
part-does =
    { part-roll }{ $guarded ->
        [0] 、{ $damage }ダメージ（HP{ $hp }）
       *[1] 。ただし今はダメージを受けません
    }
part-best =
    { $count ->
        [0] 今は対象なし
        [1] { part-target }、{ part-does }
       *[other] 対象{ $count }、最もよいのは{ part-target }、{ part-does }
    }
option-attack =
    { $power }（{ $reach ->
        [-1] 隣接
        [0] 自分のタイル
        [1] 1タイル以内
       *[other] { $reach }タイル以内
    }、{ $printed }、{ $strength }ダメージ{ part-miss }{ $daily ->
        [0] { "" }
       *[1] 、使うと裏になる
    }）：{ part-best }。
option-use = 「{ $power }」を使う。{ $power-about }
option-item = 「{ $card }」を使う。{ $card-about }
option-disarm =
    { part-trap }を解除する：d20{ $bonus }{ part-plus }対{ $ac }、{ $chance ->
        [0] 成功しません。
        [100] 必ず成功します。
       *[other] { $needs }以上で成功（{ $chance }%）。
    }
option-take = { $thing }を拾う（行動は使わない）。
option-drop =
    { $thing }{ $worth ->
        [0] { "" }
       *[other] （価値{ $worth }）
    }を置く（行動は使わない）。
option-stance = 「{ $power }」を取る。{ $power-about }
option-end-stance = 「{ $power }」を終える。カードは裏になります。

## 選択肢：攻撃と対応

option-target = { part-target }：{ part-does }{ part-miss }。
option-stop = ここまでにする。
option-area = { $tile }：対象{ $count }（{ $targets }）。
option-fury = ダメージ＋1。残り{ $left }個。
option-no-fury = { $left }個とも残す。
option-reroll =
    振り直して新しい目を使う：{ $chance ->
        [0] 成功しません。
        [100] 必ず成功します。
       *[other] { $needs }以上で成功（{ $chance }%）。「幸運の牙」は捨てます。
    }
option-keep =
    この目を使う：{ $needs }に対して{ $total }、{ $good ->
        [0] 失敗。
       *[1] 成功。
    }
option-reduce = { $card }：{ $before } → { $after }ダメージ。
option-wall = { $card }：{ $target }の代わりに受ける、{ $before } → { $after }ダメージ。
option-rally =
    { $card }：攻撃を振り直す。{ $chance ->
        [0] 命中しません。
        [100] 必ず命中します。
       *[other] { $needs }以上で命中（{ $chance }%）。
    }
option-faith = { $card }：取り消しが{ $price }でなく{ $lower }で済みます（経験値{ $xp }）。
option-react = 「{ $card }」を使う。{ $card-about }
option-dodge = { $card }：攻撃は外れになる。{ $card-about }
option-cure = { $who }の{ $condition }を取り除く。

## 選択肢：駒

option-heal =
    { $who }：HP{ $before } → { $after }（最大{ $full }）{ $count ->
        [0] 。
       *[other] 、{ $cures }も治る。
    }
option-shelter = { $who }（HP{ $before }/{ $full }）：AC{ $ac } → { $then }。
option-free = { $who }（HP{ $before }/{ $full }）：{ $conditions }を取り除く。
option-figure =
    { part-who }{ $hp ->
        [0] { "" }
       *[other] （HP{ $hp }）
    }：{ $tile }の{ $square }{ part-near }。
option-swap = { part-who }と入れ替わる：{ $tile }の{ $square }{ part-near }。
option-stay = とどまる。
option-victim =
    { part-who }（HP{ $hp }）：{ part-roll }{ $guards ->
        [0] { "" }
       *[other] （ACに{ $guard }を含む）
    }、{ $damage }ダメージ{ part-condition }{ part-miss }。

## 選択肢：場所

option-square = { $tile }の{ $square }{ part-near }。
option-walk = { $budget }マスのうち{ $cost }：{ $tile }の{ $square }{ part-near }。
option-on-tile =
    { $tile }（{ $cell }）：{ $count ->
        [0] 誰もいません。
       *[other] { $figures }。
    }
option-edge = { $tile }の{ $direction }の辺。

## 選択肢：はい、いいえ

option-level = 経験値{ $xp }のうち{ $price }を払う：AC{ $ac_before } → { $ac_after }、最大HP{ $hp_before } → { $hp_after }、再起値{ $surge_before } → { $surge_after }、大技がもう1枚。
option-no-level = レベル1のまま、経験値{ $xp }を残す。
option-cancel = 「{ $card }」を取り消す：経験値{ $xp }のうち{ $price }を払う。
option-suffer = 「{ $card }」の効果を受ける。
option-pay =
    { $cards }：{ $paid }{ $lost ->
        [0] { "" }
       *[other] （うち{ $lost }は失われる）
    }、残り{ $left }。
option-effect = { $what }。{ $what-about }
option-escape = 洞窟から脱出する。戻ることはできず、以後の手番では宿敵と自分のモンスターと罠だけが動きます。
option-no-escape = 洞窟に残る。
option-chest = 宝箱{ $nth }（価値は見えません）。
option-reveal = 価値{ $worth }の宝箱を公開する。このラウンドでゲームが終わり、もう奪われません。
option-wait = まだ公開しない。

## モンスターと罠の次の出方

part-times =
    { $times ->
        [1] { "" }
       *[other] { $times }回
    }
intent-attack =
    { $moves ->
        [0] { $victims }を{ part-times }攻撃
       *[1] { $victims }の隣へ移って{ part-times }攻撃
    }：{ part-roll }{ $guards ->
        [0] { "" }
       *[other] （ACに{ $guard }を含む）
    }、{ $damage }ダメージ{ part-condition }
intent-choice =
    { $moves ->
        [0] { $victims }の誰か1人を{ part-times }攻撃
       *[1] { $victims }の誰か1人の隣へ移って{ part-times }攻撃
    }（同じ近さ。手番プレイヤーが選ぶ）：{ $bonus }、{ $damage }ダメージ{ part-condition }
intent-area =
    { $count ->
        [1] { $victims }を攻撃
       *[other] { $victims }の全員を攻撃
    }：{ $bonus }、{ $damage }ダメージ{ part-condition }
intent-shot =
    { $count ->
        [1] { $victims }を攻撃
       *[other] { $victims }の誰か1人を攻撃（同じ近さ。手番プレイヤーが選ぶ）
    }：{ $bonus }、{ $damage }ダメージ{ part-condition }
intent-explore = 探索する：自分のタイルの辺に、モンスターつきのタイルを置く
part-summons =
    { $summons-id ->
        [none] { "" }
       *[other] 。その後{ $summons }を呼び出す
    }
intent-creep = { $victims }のほうへ{ $tiles }タイル進む{ part-summons }
intent-stay = 動かない{ part-summons }
intent-idle = 攻撃する相手がいない
intent-seep = もう1枚のタイルへ広がり（最大4枚、今は{ $tiles }枚）、溶岩タイルの全員に{ $damage }ダメージ
intent-blades = { $victims }のほうへ1タイル動き、そこの英雄全員を攻撃：{ $bonus }、{ $damage }ダメージ
