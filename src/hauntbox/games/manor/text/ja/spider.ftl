### 蜘蛛の手番（日本語）

## 質問

ask-spider_menu =
    あなたの手番です。{ $piece }（{ $cell }）：移動力{ $moves }{ $form-id ->
        [form_giant] 、越えられる壁{ $walls }つ
       *[other] { "" }
    }、パワーカード{ $cards }枚、血{ $blood }、恐怖{ $terror }／{ $goal }。何をしますか？
ask-spider_next = 次にどの子蜘蛛を行動させますか？（残り{ $count }体）
ask-spider_more =
    { $more ->
        [0] いまのところ牙は1枚です。
       *[other] いまのところ、最初の牙に追加の牙が{ $more }枚です。
    }もう1枚、牙として使いますか？（手札{ $cards }枚）
ask-spider_pay = そのために、どのパワーカードを捨てますか？
ask-spider_pay_two = 卵のために、どの2枚のパワーカードを捨てますか？
ask-spider_look = 眼：どの暗いタイルを明かしますか？（残り{ $count }枚）
ask-spider_spin = どこに蜘蛛の巣を置きますか？（残り{ $count }個）
ask-spider_lay = どこに卵を置きますか？
ask-spider_bite = 牙：どの駒を攻撃しますか？
ask-spider_grit = 聖騎士への牙：追加の牙{ $count }枚を、気概とマスのどちらに使いますか？
ask-spider_discs = 魔術師への牙：円盤{ $count }個をどこから取り除きますか？
ask-spider_feed = 置き場の血は{ $count }個しかありません。どの卵にキューブを置きますか？
ask-spider_leap = どこへ瞬間移動しますか？
ask-spider_gather = 子蜘蛛が{ $form }になります。どのマスに置きますか？
ask-spider_extra = 術者：カードを{ $count }枚余分に引き、その後、{ $spirit }枚（精神）になるまで捨てますか？（手札{ $hand }枚）
ask-spider_form = 次の手番の姿をどれにしますか？ それまで裏向きのままです。（恐怖{ $terror }／{ $goal }）

## 選択肢

part-spider-strike =
    { $strike ->
        [0] { "" }
        [1] 。そこでは攻撃されない：強さ{ $own }＋火{ $fire }は防御{ $value }を超えない
       *[other] 。そこで攻撃されるかもしれない：強さ{ $own }＋火{ $fire }は防御{ $value }を超える
    }
part-spider-ripe =
    { $egg ->
        [0] { "" }
       *[other] 。そこの卵は{ $total }／{ $need }になる
    }
option-spider-step =
    { $wall ->
        [0] { "" }
        [1] 壁を越えて（この手番、あと{ $walls }つ）
       *[other] 壁を越えて
    }{ $cell }（{ $tile }）へ移動：移動力1、残り{ $left }{ part-spider-strike }
option-spider-escape = 恐怖{ $terror }／{ $goal }で玄関から逃げ出す：あなたの勝利
option-spider-eyes-many = 眼を{ $count }枚使う：暗いタイルを{ $total }枚明かす。出来事1つにつき血1（手札は残り{ $left }枚）
option-spider-eyes =
    「{ $suit }」を眼として使う：{ $form-id ->
        [form_caster] 好きな暗いタイルを{ $count }枚明かす。出来事なら血2
       *[other] 子蜘蛛のいる暗いタイルを{ $count }枚明かす。出来事1つにつき血1
    }
option-spider-fangs =
    「{ $suit }」を牙として使う：{ $form-id ->
        [form_giant] 自分のマスの駒{ $count }体を攻撃し、1枚につき血1（あと{ $left }枚加えられる）
        [form_caster] 見える駒1体を攻撃し、血1
       *[other] 子蜘蛛のいるマスの駒{ $count }体を攻撃し、血{ $count }
    }
option-spider-web-many = 糸を{ $count }枚使う：自分のマスと隣接するマスに蜘蛛の巣を{ $total }個置く（手札は残り{ $left }枚）
option-spider-web =
    「{ $suit }」を糸として使う：{ $form-id ->
        [form_caster] 見えるマスに蜘蛛の巣を1個置く
       *[other] 子蜘蛛のいるマスに1個ずつ、蜘蛛の巣を{ $count }個置く
    }
option-spider-egg =
    卵：カード2枚を捨て、{ $form-id ->
        [form_caster] 見えるマスに卵を置く
       *[other] 自分のマスに卵を置く（そこの蜘蛛の巣{ $webs }個、かえるには計{ $need }個）
    }（置き場に{ $left }個）
option-spider-feeding = 捕食：血{ $cost }（手元に{ $blood }）を払って恐怖1を得て、{ $terror }／{ $goal }にする
option-spider-legs =
    脚：カード1枚を捨てて移動力＋1、{ $left }にする{ $form-id ->
        [form_giant] 。越えられる壁は{ $walls }つになる
        [form_caster] { "" }
       *[other] 。まだ行動していない子蜘蛛{ $waiting }体も同じ
    }
option-spider-teleport = 脚：「{ $suit }」のカード2枚を捨てて、2マスまで瞬間移動する
option-spider-loot = 略奪：カード1枚を捨ててここの宝トークンを略奪し、血{ $blood }を得て{ $total }にする
option-spider-tend = 世話：血1（手元に{ $blood }）を払い、2マス以内の卵{ $count }個に血のキューブを1個ずつ置く（1手番に1回）
option-spider-tend-at = 世話：血1（手元に{ $blood }）を払い、{ $cell }（{ $tile }）の卵に血のキューブを1個置く{ part-spider-ripe }
option-spider-dread = 戦慄：カード1枚を捨てて恐怖1を得て、{ $terror }／{ $goal }にする。盤に蜘蛛の巣が{ $need }個以上必要で、いまは{ $webs }個（1手番に1回）
option-spider-end =
    { $form-id ->
        [form_spiderlings] この子蜘蛛の行動を終える（残り{ $waiting }体、移動力{ $left }、手札{ $cards }枚）
       *[other] 移動と能力を終える（移動力{ $left }、手札{ $cards }枚）
    }
option-spider-activate =
    { $cell }の{ $piece }：移動力{ $moves }{ $alike ->
        [1] { "" }
       *[other] （そこに{ $alike }体いる）
    }
option-spider-rest = これ以上、子蜘蛛を行動させない
option-spider-more = 「{ $suit }」を加える：牙{ $count }枚、追加の効果{ $more }回（手札は残り{ $left }枚）
option-spider-enough = 加えない：牙{ $count }枚で血{ $count }
option-spider-pay = { $suit }（手札に{ $held }枚）
option-spider-pay-two = { $suit }と{ $other }
option-spider-look = { $cell }（{ $tile }）
option-spider-spin = { $cell }（{ $tile }）：そこの蜘蛛の巣は{ $webs }個になる{ part-spider-ripe }
option-spider-lay = { $cell }（{ $tile }）：蜘蛛の巣{ $webs }個、かえるには計{ $need }個
option-spider-bite =
    { $cell }の{ $piece }：{ $owner-id ->
        [paladin] 気概{ $grit }のうち1を失い、1マス動かされる
        [skeletons] 散る
        [manor] 取り除く
       *[other] 円盤1個を、自分のボードか魔術師の手元から取り除く
    }
option-spider-grit = 聖騎士は気概を{ $count }失う。その後、{ $more }マスまで動かせる
option-spider-discs = 自分のボードから{ $count }個（{ $board }個中）、魔術師の手元から{ $more }個（{ $hand }個中）
option-spider-feed = { $cell }（{ $tile }）{ part-spider-ripe }
option-spider-leap = { $cell }（{ $tile }）{ part-spider-strike }
option-spider-gather = { $cell }（{ $tile }）
option-spider-form = { $form }：移動力{ $moves }、防御{ $defense }

## 起きたこと

event-form-shown = 蜘蛛が姿を明かしました：{ $form }。
event-form-placed = { $form }が{ $cell }に現れ、子蜘蛛は盤を離れました。
event-form-chosen = 蜘蛛が姿カードを裏向きに置きました。
event-spider-moves = { $piece }が{ $cell }へ移動しました（移動力は残り{ $left }）。
event-spider-legs =
    脚：{ $piece }の移動力が{ $left }になりました{ $walls ->
        [0] { "" }
       *[other] （越えられる壁{ $walls }つ）
    }。
event-spider-leaps = { $piece }が{ $cell }へ瞬間移動しました。
event-spider-plays =
    蜘蛛が「{ $suit }」{ $count ->
        [1] { "" }
       *[other] { $count }枚
    }を{ $power }として使いました（手札{ $left }枚）。
event-spider-pays = 蜘蛛が「{ $suit }」を捨てました（手札{ $left }枚）。
event-spider-loots = 蜘蛛が{ $cell }の宝トークンを略奪しました。
event-spider-bites = 大蜘蛛が牙{ $count }枚で、{ $cell }の駒をすべて攻撃しました。
event-caster-bites = 術者が{ $cell }の{ $piece }を攻撃しました。
event-spiderlings-bite = 子蜘蛛が{ $count }体の駒を攻撃しました。
event-powers-drawn = 蜘蛛がパワーカードを{ $count }枚引きました（手札{ $total }枚）。

## 理由

reason-spider_blood = 血のため
reason-spider_eggs = 卵のため
reason-spider_webs = 盤の蜘蛛の巣のため
reason-spider_cards = 手札を残すため
reason-spider_danger = 追っ手を避けるため
reason-spider_way = 獲物か玄関へ向かうため
reason-spider_plan = 次の姿でできることのため
