### 魔術師の手番（日本語）

## 質問

ask-enchanter_menu =
    あなたの手番です（{ $cell }、防御{ $defense }{ $exposed ->
        [0] { "" }
       *[other] 、露見中
    }）。残りの魔力キューブ{ $cubes }個、手元の円盤{ $hand }個。何をしますか？
ask-enchanter_appear = どこに現れますか？
ask-enchanter_flicker = 明滅：周囲の暗いタイルを明かすか、明るいタイルを暗い面に返しますか？
ask-enchanter_dominate = 誰かを支配しますか？ 次の支配の欄には円盤が{ $need }個必要です（埋まった欄{ $filled }／{ $goal }）。
ask-enchanter_step = 狭間の一歩：どの暗いタイルへ移動しますか？
ask-enchanter_inscribe =
    { $count ->
        [2] 刻印：どのタイルに円盤を置きますか？（手元{ $hand }個）
       *[other] 刻印：2個目の円盤をどの別のタイルに置きますか？（手元{ $hand }個）
    }
ask-enchanter_whisper = ささやき：誰に円盤を渡しますか？（手元{ $count }個）
ask-enchanter_command = { $about }への命令：どの駒を動かしますか？
ask-enchanter_march = 命令：{ $cell }の{ $piece }をどこへ動かしますか？（{ $count }マスまで）
ask-enchanter_summon =
    { $count ->
        [1] 召喚：ポルターガイストはどこに現れますか？
       *[other] 霊の合唱による召喚：{ $count }個のうち1個目のポルターガイストはどこに現れますか？
    }
ask-enchanter_conjure = 具現：どの暗いタイルに宝トークンを置きますか？
ask-enchanter_bar =
    道ふさぎ：どの境目に力の壁を置きますか？（{ $count ->
        [1] 最後の1個
       *[other] { $count }個まで
    }）

## 選択肢

part-enchanter-cube = 魔力キューブ1個、残り{ $left }個
part-enchanter-syphon =
    { $discs ->
        [0] そこで吸収できる駒はない
       *[other] そこでの吸収は円盤{ $discs }個
    }
option-enchanter-sneak = { $far }マス先の{ $cell }（{ $tile }）へ忍び足：{ part-enchanter-cube }。{ part-enchanter-syphon }
option-enchanter-bound = 間の明るいタイルを越えて{ $cell }（{ $tile }）へ跳躍：{ part-enchanter-cube }。{ part-enchanter-syphon }
option-enchanter-step = 狭間の一歩で好きな暗いタイルへ：魔力キューブ{ $cost }個、残り{ $left }個
option-enchanter-inscribe = 刻印：手元の円盤{ $hand }個のうち2個までをタイルに置く（{ part-enchanter-cube }）
option-enchanter-syphon =
    吸収：周囲の相手の駒{ $pieces }個{ $twice ->
        [0] { "" }
       *[other] （すべて1人のもの）×2
    }で円盤{ $count }個{ $most ->
        [0] { "" }
       *[other] （{ $most }個まで）
    }を取り、手元は{ $total }個になる。{ part-enchanter-cube }
option-enchanter-whisper =
    ささやき：{ $count ->
        [0] つながりは誰にも届いていない
       *[other] つながりが届く相手は{ $roles }
    }、手元の円盤{ $hand }個{ $echo ->
        [0] { "" }
       *[other] 、こだまで{ $echo }個
    }（{ part-enchanter-cube }）
option-enchanter-command =
    { $role-id ->
        [manor] 荘園への命令：無作為に選んだ出来事カードを1枚捨てさせる
       *[other] { $role }への命令：駒1個を2マスまで動かす
    }。そのボードの円盤1個を置き場に戻す（残り{ $discs }個、{ part-enchanter-cube }）
option-enchanter-summon = 召喚：周囲の明るいタイルにポルターガイストを置く（盤上{ $total }個になる）。1手番に1回、{ part-enchanter-cube }
option-enchanter-conjure = 具現：周囲の暗いタイルに宝トークンを置く（置き場に{ $supply }個）。1手番に1回、{ part-enchanter-cube }
option-enchanter-bar = 道ふさぎ：自分の周りに力の壁を2個まで置く（{ part-enchanter-cube }）
option-enchanter-stare = 凶眼：手元の円盤{ $hand }＋{ $count }＝{ $total }個（魔力キューブ{ $cost }個）
option-enchanter-end =
    手番を終える（手元の円盤{ $hand }個{ $left ->
        [0] { "" }
       *[other] 、使わない魔力キューブ{ $left }個
    }）
option-enchanter-appear = { $cell }（{ $tile }）に現れる：{ part-enchanter-syphon }
option-enchanter-reveal = { $cell }（{ $tile }）を明かす
option-enchanter-darken = { $cell }（{ $tile }）を暗い面に返す
part-enchanter-bonus =
    { $space ->
        [1] 呪文を3枚引き、1枚を場に出す
        [2] 呪文を3枚引き、1枚を場に出す
        [3] 魔力キューブが1個増える
        [4] 魔力キューブが1個増える
       *[other] ボーナスなし
    }
option-enchanter-dominate = { $role }を支配する：円盤{ $discs }個（{ $need }個必要）。{ $goal }つのうち{ $space }つ目の欄を埋める（{ part-enchanter-bonus }）
option-enchanter-step-to = { $cell }（{ $tile }）へ：{ part-enchanter-syphon }
option-enchanter-inscribe-at = { $cell }（{ $tile }）に円盤を置く（手元の残り{ $hand }個）
part-enchanter-board =
    そのボードは{ $total }個になる（{ $need }個必要{ $again ->
        [0] { "" }
       *[other] 、ただし続けて2回は支配できない
    }）。手元の残り{ $hand }個
option-enchanter-whisper-to = { $role }に円盤1個：{ part-enchanter-board }
option-enchanter-whisper-two = 二枚舌で{ $role }に円盤2個：{ part-enchanter-board }
option-enchanter-command-piece = { $cell }の{ $piece }
option-enchanter-march =
    { $cell }（{ $tile }）へ{ $disc ->
        [0] { "" }
       *[other] ：そこの円盤がそのボードへ移る
    }{ $webs ->
        [0] { "" }
       *[other] 。蜘蛛の巣{ $webs }個が取り除かれる
    }
option-enchanter-summon-at = { $cell }（{ $tile }）にポルターガイストを置く
option-enchanter-conjure-at = { $cell }（{ $tile }）に宝トークンを置く
option-enchanter-enough = ここまでにする

## 起きたこと

event-enchanter-appears = 魔術師が{ $cell }に現れました。
event-enchanter-moves =
    { $way-id ->
        [sneak] 魔術師が忍び足で{ $cell }へ移動しました
       *[other] { $way }：魔術師が{ $cell }へ移動しました
    }（残りの魔力キューブ{ $left }個）。
event-inscribed = 魔術師が{ $cell }に円盤を置きました（手元の残り{ $left }個）。
event-hand-discs = 魔術師が置き場から円盤を{ $count }個取りました（手元{ $total }個）。
event-whispered = ささやき：円盤{ $count }個が{ $role }のボードへ移り、{ $total }個になりました（魔術師の手元の残り{ $left }個）。
event-commanded = 魔術師が{ $role }に命令します。
event-dominated = 魔術師が円盤{ $count }個で{ $role }を支配しました（支配の欄{ $total }／{ $goal }）。

## ボットの理由

reason-enchanter_grip = 支配に近づく
reason-enchanter_hand = 手元の円盤
reason-enchanter_spells = 呪文と魔力キューブ
reason-enchanter_traps = 相手が通りそうなところの円盤
reason-enchanter_chance = 吸収し、ささやける駒の近く
reason-enchanter_danger = 聖騎士の手が届かないところ
reason-discs = 自分のボードの円盤が少ない
