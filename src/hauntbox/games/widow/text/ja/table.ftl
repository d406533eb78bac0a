### 『未亡人の館』の卓上のことば（日本語）

## 卓上のもの

name-ground = 地上階層
name-layer-1 = 階層1
name-layer-2 = 階層2
name-layer-3 = 階層3
name-layer-4 = 階層4
name-courtyard = 中庭
name-lock = 封鎖
name-binding = 束縛
name-paired = 組
name-used = 使用済み
name-stairs-red-up = 赤の上り階段
name-stairs-red-down = 赤の下り階段
name-stairs-blue-up = 青の上り階段
name-stairs-blue-down = 青の下り階段
name-stairs-green-up = 緑の上り階段
name-stairs-green-down = 緑の下り階段
name-stairs-yellow-up = 黄の上り階段
name-stairs-yellow-down = 黄の下り階段
name-effect-haunt = ！{ name-haunt }
name-effect-chill = ！{ name-chill }
name-effect-stash = ！{ name-stash }
name-effect-whisper = ！{ name-whisper }
name-effect-shelter = ！{ name-shelter }
name-plain = 通常面
name-enhanced = 強化面
name-pool = トークン
name-declared = 宣言中
name-supply = 共通置き場
name-stack-1 = 山I
name-stack-2 = II
name-stack-3 = III
name-stack-4 = IV
name-stack-5 = V
name-rooms = 完成した部屋
name-modifiers = 出目修正
name-successes = 成功数
name-distance = 距離
name-face = 目
name-speed = 速さ
name-drawn = 置くタイル
name-known = 次のタイル
name-waiting = 待機中の悪霊
name-removed = 取り除かれたタイル
name-stock = ストック

about-widow = 自分から動くことはありません。悪霊と同じタイルに居合わせたら、全員の敗北です。
about-lock = タイルの上のトークン。そこにいる悪霊は、1マス移動する代わりにこれを1個失います。
about-binding = 悪霊の上のトークン。悪霊は、1マス移動する代わりにこれを1個失います。
about-courtyard = 四方を地上階層のタイルに囲まれた空き区画。庭師だけが未亡人を横断させられます。
about-effect-haunt = { about-haunt }
about-effect-chill = { about-chill }
about-effect-stash = { about-stash }
about-effect-whisper = { about-whisper }
about-effect-shelter = { about-shelter }

glyph-red = r
glyph-blue = b
glyph-green = g
glyph-yellow = y
glyph-black = k
glyph-stairs-red-up = ↑r
glyph-stairs-red-down = ↓r
glyph-stairs-blue-up = ↑b
glyph-stairs-blue-down = ↓b
glyph-stairs-green-up = ↑g
glyph-stairs-green-down = ↓g
glyph-stairs-yellow-up = ↑y
glyph-stairs-yellow-down = ↓y
glyph-paired = +
glyph-lock = #
glyph-courtyard = ~

## 質問

part-near = いちばん近いのは{ $near_spirit }（{ $near }マス）。

part-declared =
    成功{ $successes }、束縛{ $bindings }{ $stocking ->
        [0] { "" }
       *[other] 、ストック{ $stocking }枚
    }

ask-choose_job = 席{ $hand }：どの職業を選びますか？
ask-place_tile =
    「{ $tile }」をどこに置きますか？{ $stairs-id ->
        [none] 床は{ $colour }。
       *[other] 床は{ $colour }、{ $stairs }付き。
    }置ける区画は{ $places }か所です。{ $effect-id ->
        [none] { "" }
       *[other] 「!」{ $effect }：{ $effect-about }
    }
ask-shelter_target = 庇護：共通置き場の束縛トークン1個を、どの悪霊に置きますか？
ask-chill_order = 悪寒：すべての悪霊が1マス移動します。次に動くのはどれですか？
ask-red_bonus = 赤ボーナス：未亡人を2マスまで動かせます。どこへ行きますか？{ part-near }
ask-blue_bonus = 青ボーナス：2マスまで動かす悪霊はどれですか？
ask-blue_step = 青ボーナス：{ $spirit }は「{ $tile }」にいて、未亡人まで{ $far }マスです。どこへ動かしますか？
ask-black_bonus =
    黒ボーナス：共通置き場（{ $supply }個）からあと{ $count }個まで悪霊に置けます。次はどれに置きますか？
ask-declare =
    サイコロを振る前に宣言するトークンは？手元に残るのは{ $pool }個。ここまでの宣言は{ part-declared }。{ part-near }
ask-use_modifier = 出目は{ $first }と{ $second }です。どちらかを1だけ変えますか？（出目修正はあと{ $count }つ）
ask-die_order = 出目は{ $first }と{ $second }です。どちらを先に処理しますか？
ask-spirit_order = 1の目で、すべての悪霊が1回ずつ移動します。次に動くのはどれですか？
ask-spirit_step = { $spirit }は未亡人まで{ $far }マスで、最短の道筋が複数あります。どこへ進みますか？
ask-held_token =
    { $spirit }は1マス進むところですが、束縛トークン{ $binding }個と封鎖トークン{ $locks }個に引き止められています。どちらを取り除きますか？
ask-ability =
    { $job }：使える成功は{ $total }（サイコロ{ $dice }、トークン{ $tokens }）です。どうしますか？{ part-near }
ask-peek_order = タイルをどの順で戻しますか？（先頭がいちばん上）
ask-second_stock = 同じ成功で、ストックからもう1枚置けます。どれを置きますか？

## 選択肢：準備とタイル

part-new =
    { $stairs-id ->
        [none] { "" }
       *[other] 階段で「{ $stairs }」へ1マス。
    }{ $yards ->
        [0] { "" }
       *[other] 中庭が{ $yards }つできます。
    }{ $appears ->
        [0] { "" }
       *[other] 現れる悪霊は未亡人まで{ $appears }マス。
    }{ $shorter ->
        [0] { "" }
       *[other] { $spirit }の道が{ $shorter }マス縮んで{ $far }マスに！
    }
part-tokens =
    { $base ->
        [0] { "" }
       *[other] { $extra ->
            [0] ：トークン{ $base }個
           *[other] ：トークン{ $base }＋{ $extra }個（{ $colours }色）
        }
    }{ $short ->
        [0] { "" }
       *[other] （共通置き場には{ $tokens }個だけ）
    }
part-bonus =
    { $bonus-id ->
        [none] { "" }
        [used] 、この手番の同じ色のボーナスは使用済み
        [red] 、赤ボーナス（未亡人2マスまで）
        [blue] 、青ボーナス（悪霊1体を2マスまで）
        [green] 、緑ボーナス（出目修正1つ）
        [yellow] 、黄ボーナス（さらにタイル2枚）
       *[black] 、黒ボーナス（悪霊にトークン2個）
    }

option-choose_job-job = { $job }：{ $job-about }
option-place_tile-open =
    { $joins }と接続。部屋は{ $size }枚、露出した辺があと{ $exposed }つ。{ part-new }
option-place_tile-room = { $joins }と接続。{ $size }枚の部屋が【完成】{ part-tokens }{ part-bonus }。{ part-new }
option-place_tile-layer = 新しい階層を始めます。{ part-new }
option-place_tile-barred = { $cell }：どの向きでも置けません。
option-second_stock-stop = 2枚目は置かない。
option-second_stock-build = 「{ $tile }」も置く。
option-peek_order-order = { $tiles }

## 選択肢：悪霊

part-spirit =
    { $spirit }：「{ $tile }」、未亡人まで{ $far }マス{ $binding ->
        [0] { "" }
       *[other] 、束縛{ $binding }
    }{ $locks ->
        [0] { "" }
       *[other] 、封鎖{ $locks }
    }
part-moves =
    { part-spirit }。{ $spaces }マス{ $held ->
        [0] { "" }
       *[other] −トークン{ $held }個
    }で、{ $left ->
        [0] 未亡人に届きます【敗北】
       *[other] 残り{ $left }マス
    }。

option-shelter_target-spirit = { part-spirit }。
option-black_bonus-spirit = { part-spirit }。
option-black_bonus-stop = これ以上置かない。
option-blue_bonus-spirit = { part-spirit }。
option-blue_bonus-stop = どの悪霊も動かさない。
option-blue_step-stop = { $spirit }は「{ $tile }」にとどまる（未亡人まで{ $far }マス）。
option-blue_step-strip = 移動の代わりにトークンを1個失う（束縛{ $binding }、封鎖{ $locks }）。
option-blue_step-step = 「{ $tile }」（{ $cell }）へ。未亡人まで{ $far }マス。
option-chill_order-spirit = { part-moves }
option-spirit_order-spirit = { part-moves }
option-spirit_step-step = 「{ $tile }」（{ $cell }）へ。未亡人まで{ $far }マス。
option-held_token-binding = 束縛トークン。{ $spirit }には{ $left }個残ります。
option-held_token-lock = 封鎖トークン。「{ $tile }」には{ $left }個残ります。

## 選択肢：トークンとサイコロ

option-declare-roll =
    サイコロを振る。宣言は{ part-declared }。手元に{ $pool }個残ります。
option-declare-success = 1個を成功に（計{ $successes }）。手元の残り{ $pool }個。
option-declare-bind = 1個を{ $spirit }（あと{ $far }マス）に置く。計{ $total }個になり、手元の残り{ $pool }個。
option-declare-stock = 1個でタイルをストックに引く（計{ $stocking }枚）。手元の残り{ $pool }個、山の残り{ $left }枚。

part-dice =
    { $first }と{ $second }：サイコロの成功{ $dice }、合計{ $total }{ $double ->
        [0] { "" }
       *[1] 。ゾロ目でトークン1個
    }。{ $moves ->
        [0] 悪霊は動きません
        [1] { $spirits }が移動
       *[other] { $spirits }が計{ $moves }回移動
    }。
option-use_modifier-keep = 変えない。{ part-dice }
option-use_modifier-change =
    サイコロ{ $die }を{ $change ->
        [1] ＋1
       *[other] −1
    }。{ part-dice }
option-die_order-die = サイコロ{ $die }（{ $face }の目）を先に。動くのは{ $spirits }。

## 選択肢：未亡人と能力

part-arrival =
    「{ $tile }」（{ $cell }）へ。{ $loses ->
        [0] { $near_spirit }まで{ $near }マス
       *[1] そこには{ $near_spirit }が！【敗北】
    }
part-cost = { $cost }成功（残り{ $left }）：

option-red_bonus-stop = 未亡人は動かない（{ $near_spirit }まで{ $near }マス）。
option-red_bonus-go = 未亡人は{ part-arrival }。
option-ability-stop =
    やめる。{ $lost ->
        [0] { "" }
       *[other] { $lost }成功が失われます{ $tokens ->
            [0] { "" }
           *[other] （宣言したトークン{ $tokens }個は共通置き場へ）
        }。
    }
option-ability-go = { part-cost }未亡人は{ part-arrival }。
option-ability-build = { part-cost }ストックから「{ $tile }」を置く。
option-ability-peek = { part-cost }先見。山の上から{ $count }枚を見て並べ替える。
option-ability-foretell = { part-cost }予言。次の出目に出目修正を加える（計{ $pending }つ）。
option-ability-give = { part-cost }{ $job }が共通置き場からトークンを1個取り、{ $pool }個になる。
option-ability-lock =
    { part-cost }「{ $tile }」（{ $cell }）に封鎖トークン{ $count }個（計{ $total }個）。引き止めるのは{ $spirits }。
option-ability-banish = { part-cost }{ $spirit }を「{ $tile }」から礼拝堂へ追放。未亡人まで{ $far }→{ $after }マス。
option-ability-push = { part-cost }{ $spirit }を「{ $tile }」（{ $cell }）へ。未亡人まで{ $before }→{ $far }マス。
option-ability-strip = { part-cost }{ $spirit }のトークンを1個、自分の手元に取る（束縛{ $binding }、封鎖{ $locks }）。

## 出来事：準備と手番

event-job-chosen = 席{ $hand }は{ $job }を選びました。
event-turn = 第{ $turn }手番：{ $job }（席{ $hand }）。山の残りは{ $left }枚。
event-won = { $turns }手番で山がすべて尽き、未亡人は無事です。全員の勝利！
event-caught = { $spirit }が「{ $tile }」で未亡人を捕らえました。全員の敗北です。

## 出来事：タイル

event-drew = 「{ $tile }」を引きました。残り{ $left }枚。
event-placed =
    「{ $tile }」を{ $cell }に置きました{ $turns ->
        [0] { "" }
       *[other] （右へ90度×{ $turns }）
    }。
event-removed = 「{ $tile }」はどこにも置けず、ゲームから取り除かれました。
event-stocked = 「{ $tile }」をストックに入れました。残り{ $left }枚。
event-unstocked = { $job }がストックから「{ $tile }」を取りました。
event-effect = 「{ $tile }」の「!」：{ $effect }。
event-stairs-paired = 「{ $here }」と「{ $there }」の階段が組になりました（1マス）。
event-merged = 2つの階層が合流しました。
event-courtyard = { $cell }に中庭ができました。
event-room = このゲーム{ $rooms }つ目の部屋が完成：{ $size }枚、{ $colours }色。
event-bonus =
    単色の部屋です。{ $colour-id ->
        [red] 赤ボーナス：未亡人を2マスまで動かせます。
        [blue] 青ボーナス：悪霊1体を2マスまで動かせます。
        [green] 緑ボーナス：次の出目に出目修正1つ。
        [yellow] 黄ボーナス：さらにタイルを2枚置きます。
       *[black] 黒ボーナス：悪霊にトークンを2個まで置けます。
    }
event-bonus-again = この手番で2つ目の{ $colour }の部屋なので、ボーナスはありません。
event-peeked =
    山の上のタイル：{ $first }{ $second-id ->
        [none] { "" }
       *[other] 、{ $second }
    }{ $third-id ->
        [none] { "" }
       *[other] 、{ $third }
    }。
event-put-back = 「{ $first }」をいちばん上にして戻しました。

## 出来事：トークンとサイコロ

part-why =
    { $rule-id ->
        [WID-ROOM-3] 部屋の完成で
        [WID-BONUS-9] 部屋の色数で
        [WID-BANG-4] 隠し棚から
        [WID-DICE-3] ゾロ目で
        [WID-JOB-25] 執事の能力で
       *[other] 共通置き場から
    }
event-took =
    { $count ->
        [0] { $job }は{ part-why }トークンを得るはずでしたが、共通置き場が空です。
       *[other] { $job }は{ part-why }トークンを{ $count }個得て、手元は{ $pool }個（共通置き場{ $supply }個）。
    }
event-flipped = { $job }が強化面に裏返りました！
event-declared = トークン{ $count }個を成功として宣言。手元の残り{ $pool }個。
event-returned = 使わなかったトークン{ $count }個が共通置き場に戻りました（{ $supply }個）。
event-bound = { $spirit }に束縛トークン{ $count }個（計{ $total }個）。
event-locked = 「{ $tile }」に封鎖トークン{ $count }個（計{ $total }個）。
event-stripped =
    { $spirit }は動かず、{ $token }トークンを1個失いました（束縛{ $binding }、封鎖{ $locks }）。トークンは{ $to-id ->
        [supply] 共通置き場へ戻ります
       *[other] { $to }が取ります
    }。
event-modifier =
    { $rule-id ->
        [WID-BANG-5] ささやきにより
        [WID-BONUS-6] 緑ボーナスにより
       *[other] 占い師の予言により
    }、次の出目の出目修正が{ $pending }つになりました。
event-rolled =
    出目は{ $first }と{ $second }{ $modifiers ->
        [0] { "" }
       *[other] （出目修正{ $modifiers }つ）
    }。
event-modified =
    サイコロ{ $die }を{ $change ->
        [1] ＋1
       *[other] −1
    }して、{ $first }と{ $second }。
event-successes =
    { $first }と{ $second }：サイコロの成功{ $dice }{ $tokens ->
        [0] 。
       *[other] 、トークン{ $tokens }個と合わせて{ $total }成功。
    }
event-paid =
    { $cost }成功を支払い{ $tokens ->
        [0] { "" }
       *[other] （トークン{ $tokens }個は共通置き場へ）
    }、残り{ $left }。

## 出来事：悪霊と未亡人

event-die =
    { $face ->
        [1] 1の目：すべての悪霊（{ $count }体）が移動します。
       *[other] { $count ->
            [0] { $face }の目：動く悪霊はいません。
           *[other] { $face }の目：その悪霊が移動します。
        }
    }
event-double-rest = { $face }のゾロ目：悪霊は動きません。
event-chill = 悪寒が走り、すべての悪霊が1マス移動します。
event-appeared = { $spirit }が「{ $tile }」（{ $cell }）に現れました！
event-spirit-moved =
    { $spirit }が「{ $tile }」へ移動{ $left ->
        [0] し、未亡人に追いつきました！
       *[other] 。未亡人まで{ $left }マス。
    }
event-banished = { $job }が{ $spirit }を礼拝堂へ追放しました。
event-widow-moved = 未亡人は「{ $tile }」（{ $cell }）へ移りました。

## 結末

ending-won = 全員の勝利です。山はすべて尽き、未亡人は無事です。
ending-caught_by_spirit_red = 全員の敗北です。緋色のものが未亡人を捕らえました。
ending-caught_by_spirit_blue = 全員の敗北です。溺れたものが未亡人を捕らえました。
ending-caught_by_spirit_green = 全員の敗北です。うつろなものが未亡人を捕らえました。
ending-caught_by_spirit_yellow = 全員の敗北です。灯を提げたものが未亡人を捕らえました。
ending-caught_by_spirit_black = 全員の敗北です。名もなきものが未亡人を捕らえました。
figure-turns = 手番数
figure-tiles = 引いたタイル
figure-gained = 得たトークン
figure-rooms = 完成した部屋
figure-caught_by = 捕らえた悪霊

## ボットの理由

reason-danger = 悪霊を遠ざけるため
reason-tokens = トークンのため
reason-skills = 能力を強めるため
reason-time = 終わりに近づけるため
reason-refuge = 未亡人の逃げ道を増やすため
reason-rooms = これから完成する部屋のため
