### 記録に残ること（日本語）

part-more =
    { $more ->
        [0] { "" }
       *[other] （{ $plus }）
    }

## 手番、段階、終わり

event-hero = 席{ $seat }は{ $who }を受け持ちます。
event-turn = 第{ $round }ラウンド：{ $who }の手番です。
event-surge = HP0だった{ $who }が再起トークンを1個使います。残り{ $left }個。
event-more-surges = 再起トークンが1個増えて、{ $left }個になりました。
event-escaped = { $who }が脱出しました。
event-ended =
    { $ending }{ $ending-id ->
        [ending_won_12] 勝者：{ $winners }。
        [ending_stack_empty] 勝者：{ $winners }。
        [ending_out_of_rounds] 勝者：{ $winners }。
       *[other] { "" }
    }
event-back-to-start = { $who }には再起トークンがありません。宝箱をすべて落とし、スタートタイルでHP{ $hp }で立ち上がります。

## 移動

event-moved =
    { $squares ->
        [0] { $who }が移動しました。
       *[other] { $who }が{ $squares }マス分移動しました。
    }
event-swapped = { $who }と{ $target }がマスを入れ替わりました。
event-driven = { $power }：{ $foe }を別の場所に置きました。
event-lured = { $foe }が突然{ $who }の隣に現れました。
event-charged = { $foe }が{ $who }の隣へ移りました。
event-crept =
    { $left ->
        [0] { $foe }が1タイル進み、最も近い英雄のタイルに来ました。
       *[other] { $foe }が1タイル進みました。最も近い英雄まで{ $left }タイル。
    }

## 英雄の攻撃

event-attacks-with = { $who }が「{ $power }」で攻撃します。
event-swings = { $who }が「{ $power }」で{ $target }を攻撃：＋{ $bonus }{ part-more }対AC{ $ac }。
event-rolled = { $who }の{ part-what }：{ $die }＋{ $bonus }＝{ $total }、必要なのは{ $needs }。
event-rerolled = { $who }が振り直しました：{ $die }＋{ $bonus }＝{ $total }、必要なのは{ $needs }。
event-hit = { $who }の攻撃が{ $target }に命中、{ $damage }ダメージ。
event-missed =
    { $damage ->
        [0] { $who }の攻撃は{ $target }に当たりませんでした。
       *[other] { $who }の攻撃は{ $target }に当たらず、外れのダメージ{ $damage }。
    }
event-foe-hurt = { $foe }のHPが{ $lost }減りました。残り{ $hp }。
event-guarded = { $foe }は冒険の規則に守られ、ダメージを受けません。
event-defeated =
    { $who-id ->
        [none] { $foe }は倒されました。
       *[other] { $who }が{ $foe }を倒しました。
    }
event-destroyed = { $foe }が壊れました。
event-experience = { $foe }は経験値{ $xp }。経験値置き場は{ $pile }になりました。
event-mended = { $foe }のHPが{ $gained }回復し、{ $hp }になりました。
event-marked = { $foe }に印がつきました。これへの英雄の攻撃のロールは＋2。
event-sheltered = マレンの次の英雄フェイズまで、{ $who }はAC＋2。
event-robbed = { $who }が{ $target }から宝箱を1個奪いました。

## 英雄への攻撃

part-guard =
    { $guards ->
        [0] { "" }
       *[other] （{ $guard }）
    }
event-struck =
    { $by }が{ $who }を攻撃：{ $die }＋{ $bonus }{ part-more }＝{ $total }対AC{ $ac }{ part-guard }、{ $hit ->
        [0] 外れ。
       *[1] 命中。
    }
event-hurt = { $who }のHPが{ $lost }減りました。残り{ $hp }。
event-down = { $who }がHP0で倒れました。
event-healed =
    { $stands ->
        [0] { $who }のHPが{ $gained }回復し、{ $hp }になりました。
       *[1] { $who }のHPが{ $gained }回復し、立ち上がりました。
    }
event-afflicted = { $who }は今、{ $condition }を受けています。
event-relieved = { $who }の{ $condition }がなくなりました。
event-cursed = { $who }に呪い「{ $card }」。
event-curse-over = { $who }の「{ $card }」がなくなりました。

## カード

event-uses = { $who }が「{ $power }」を使いました。{ $power-about }
event-stance = { $who }が「{ $power }」を取りました。{ $power-about }
event-stance-over = { $who }が構えを終えました。
event-power-down = { $who }が「{ $power }」を裏にしました。
event-power-up = { $who }が「{ $power }」を表にしました。
event-new-power = { $who }が「{ $power }」を得ました。{ $power-about }
event-level-up = { $who }はレベル2になりました。HP{ $hp }。
event-paid = { $cards }で経験値{ $paid }を払いました。残り{ $left }。
event-treasure = { $who }が財宝「{ $card }」を引きました。{ $card-about }
event-no-treasure = 財宝はもう残っていません。
event-item-owner = 「{ $card }」は{ $who }のものになりました。
event-item-used = { $who }が「{ $card }」を使いました。
event-blessing-over = 「{ $card }」が終わりました。
event-lore = { $who }がモンスターの山札のいちばん上のカード（{ $card }）を経験値置き場に置きました。
event-picked-up = { $who }が{ $thing }を拾いました。
event-dropped = { $who }が{ $thing }を置きました。
event-ally = { $ally }（HP{ $hp }）が加わりました。
event-ally-moves = { $ally }が移りました。
event-ally-disarms = { $ally }が{ $trap }の解除を試みます：{ $needs }に対して{ $die }。
event-ally-lost = { $ally }が倒れ、ゲームから除かれました。
event-follows = { $ally }が{ $who }についてきます。

## 洞窟

event-tile =
    新しいタイル：{ $tile }{ $triangle-id ->
        [white] （白三角）
        [black] （黒三角）
       *[none] { "" }
    }。残り{ $left }枚。
event-appeared =
    { $who-id ->
        [none] { $foe }が現れました。
       *[other] { $foe }が現れました。担当は{ $who }です。
    }
event-pack = { $foe }：モンスターが2体一度に現れます。
event-no-monster = 引けるモンスターがもういません。
event-object = 洞窟に{ $thing }が置かれました。{ $thing-about }
event-chest =
    新しいタイルに宝箱があります。{ $left ->
        [0] これが最後の1個です。
       *[other] 残り{ $left }個。
    }
event-revealed = { $who }が価値{ $worth }の宝箱を公開しました。このラウンドが終わればゲームも終わります。
event-plugged = 辺に栓がされました。未踏の辺は残り{ $left }。

## 遭遇、罠、モンスター

event-encounter = { $who }が遭遇カード「{ $card }」を引きました。{ $card-about }
event-hollow = 「隠れ穴」により、{ $who }は今回遭遇カードを引きません。
event-cancelled = 経験値{ $price }で「{ $card }」を取り消しました。
event-dispelled = 「{ $card }」は解呪されました。
event-hazard = { $who }のタイルに「{ $card }」が置かれました。
event-environment = 環境が「{ $card }」になりました。
event-passed = { $who }が{ $foe }を{ $to }に渡しました。
event-breach-die =
    ダイスは{ $die }：破れ口{ $number }{ $odd ->
        [0] 。
       *[1] 。奇数なので遭遇カードも引きます。
    }
event-fissure-die =
    ダイスは{ $die }：亀裂{ $number }{ $open ->
        [0] はもう壊れているので、遭遇カードを引きます。
       *[1] からモンスターが現れます。
    }
event-trap-set = { $trap }が仕掛けられました。担当は{ $who }です。{ $trap-about }
event-trap-acts = { $trap }が動きます。
event-blades-move = { $trap }が1タイル動きました。
event-seeps = { $trap }が広がり、{ $tiles }枚のタイルになりました。
event-disarmed = { $trap }が解除されました。
event-acts = { $foe }が動きます。
