### 「眠らぬ荘園」のテーブルで言われること（日本語）

## ホストの選択

name-roles = 役
about-roles = どの役が参加するか（1席に1つ）。最初のゲームには、聖騎士、骸骨、蜘蛛、荘園をすすめます。
name-auto = いつもの役
value-roles-auto = 人数に合わせたいつもの役
name-extended_sanctity = 聖性の追加カード
about-extended_sanctity = 聖性の山札に、壁立て、予見、燃えさかるランプ、清貧を加えます。
name-lamp_pulse = ランプの脈動
about-lamp_pulse = ランプのあるタイルにいる聖騎士は、光1を払い、見える隣接する暗いタイルを、遭遇なしですべて明かせます。
name-off = なし
name-on = あり
value-lamp_pulse-grit = あり、タイル1枚につき気概2（ずっと強くなる）
name-paladin_level = 聖騎士の難易度
about-paladin_level = 聖騎士で勝つ難しさです。
name-skeletons_level = 骸骨の難易度
about-skeletons_level = 骸骨で勝つ難しさです。
name-spider_level = 蜘蛛の難易度
about-spider_level = 蜘蛛で勝つ難しさです。
name-manor_level = 荘園の難易度
about-manor_level = 荘園で勝つ難しさです。
name-enchanter_level = 魔術師の難易度
about-enchanter_level = 魔術師で勝つ難しさです。
name-very_easy = とてもやさしい
name-easy = やさしい
name-normal = ふつう
name-hard = むずかしい
name-very_hard = とてもむずかしい
value-paladin_level-very_easy = とてもやさしい：蜘蛛は子蜘蛛3体で始める
value-paladin_level-easy = やさしい：蜘蛛は子蜘蛛4体で始める
value-paladin_level-hard = むずかしい：祭壇を使えない
value-paladin_level-very_hard = とてもむずかしい：気概35の英雄キューブを使わない
value-skeletons_level-very_easy = とてもやさしい：聖騎士は体力5で始める
value-skeletons_level-easy = やさしい：聖騎士は体力6で始める
value-skeletons_level-hard = むずかしい：聖騎士は光2で始める
value-skeletons_level-very_hard = とてもむずかしい：聖騎士は光2と光輪で始める
value-spider_level-very_easy = とてもやさしい：恐怖8で逃げ出せる
value-spider_level-easy = やさしい：恐怖10で逃げ出せる
value-spider_level-hard = むずかしい：「脚」を使えない
value-spider_level-very_hard = とてもむずかしい：いつも大蜘蛛
value-manor_level-very_easy = とてもやさしい：カビ12で勝つ
value-manor_level-easy = やさしい：カビ14で勝つ
value-manor_level-hard = むずかしい：カビ3の出来事カードを使わない
value-manor_level-very_hard = とてもむずかしい：カビ1の出来事カードを使わない
value-enchanter_level-very_easy = とてもやさしい：支配の欄が1つ少ない
value-enchanter_level-easy = やさしい：呪文1枚を出して始める
value-enchanter_level-hard = むずかしい：呪文トラックを呪文なしで2から始める
value-enchanter_level-very_hard = とてもむずかしい：魔力キューブ2個で始める
name-solo = 孤独な見張り
about-solo = 1人用。聖騎士が、自動で動く骸骨と高まる恐怖に立ち向かいます。
value-solo-easy = やさしい：骸骨4体、ポルターガイスト5体で勝ち、恐怖12で負け
value-solo-normal = ふつう：骸骨5体、ポルターガイスト6体で勝ち、恐怖12で負け
value-solo-hard = むずかしい：骸骨5体、結束3、ポルターガイスト7体で勝ち、恐怖10で負け

## 役の組み合わせ

name-restless_house = ざわめく館
about-restless_house = 荘園がいないとき、各ラウンドの終わりに、暗いタイルを1枚明かし、1枚置き、宝トークンを1個置きます。
value-roles-PKSME = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-manor }、{ name-enchanter }
value-roles-PKSM = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-manor }（最初のゲームにおすすめ）
value-roles-PKSE = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-enchanter }（{ name-restless_house }）
value-roles-PKME = { name-paladin }、{ name-skeletons }、{ name-manor }、{ name-enchanter }（ポルターガイスト7体を壊す）
value-roles-PSME = { name-paladin }、{ name-spider }、{ name-manor }、{ name-enchanter }（恐怖2で開始、カビ3で開始）
value-roles-KSME = { name-skeletons }、{ name-spider }、{ name-manor }、{ name-enchanter }（骸骨が蜘蛛を狩る、恐怖2で開始、カビ3で開始）
value-roles-PKS = { name-paladin }、{ name-skeletons }、{ name-spider }（{ name-restless_house }）
value-roles-PKM = { name-paladin }、{ name-skeletons }、{ name-manor }（ポルターガイスト7体を壊す）
value-roles-PKE = { name-paladin }、{ name-skeletons }、{ name-enchanter }（ポルターガイスト5体を壊す、{ name-restless_house }）
value-roles-PSM = { name-paladin }、{ name-spider }、{ name-manor }（恐怖2で開始、カビ3で開始）
value-roles-PSE = { name-paladin }、{ name-spider }、{ name-enchanter }（恐怖2で開始、{ name-restless_house }）
value-roles-PME = { name-paladin }、{ name-manor }、{ name-enchanter }（ポルターガイスト7体を壊す）
value-roles-KSM = { name-skeletons }、{ name-spider }、{ name-manor }（骸骨が蜘蛛を狩る、恐怖2で開始、カビ3で開始）
value-roles-KSE = { name-skeletons }、{ name-spider }、{ name-enchanter }（骸骨が蜘蛛を狩る、恐怖2で開始、{ name-restless_house }）
value-roles-KME = { name-skeletons }、{ name-manor }、{ name-enchanter }（ポルターガイスト7体を壊す）
value-roles-SME = { name-spider }、{ name-manor }、{ name-enchanter }（恐怖14で逃げ出す）
value-roles-PK = { name-paladin }、{ name-skeletons }（ポルターガイスト5体を壊す、{ name-restless_house }）
value-roles-PS = { name-paladin }、{ name-spider }（恐怖2で開始、{ name-restless_house }）
value-roles-PM = { name-paladin }、{ name-manor }（ポルターガイスト7体を壊す）
value-roles-PE = { name-paladin }、{ name-enchanter }（ポルターガイスト5体を壊す、{ name-restless_house }）
value-roles-KS = { name-skeletons }、{ name-spider }（骸骨が蜘蛛を狩る、恐怖2で開始、{ name-restless_house }）
value-roles-KM = { name-skeletons }、{ name-manor }（ポルターガイスト7体を壊す）
value-roles-KE = { name-skeletons }、{ name-enchanter }（ポルターガイスト5体を壊す、{ name-restless_house }）
value-roles-SM = { name-spider }、{ name-manor }（恐怖14で逃げ出す）
value-roles-SE = { name-spider }、{ name-enchanter }（恐怖14で逃げ出す、{ name-restless_house }）
value-roles-P = { name-paladin }（{ name-solo }）

## 質問

ask-rotate = { $cell }で{ $tile }が明かされました。どの向きにしますか？
ask-fill = 暗いタイルが足りません。どのマスに置きますか？
ask-reuse =
    { $count ->
        [8] 力の壁がすべて盤にあります。どれを取って置き直しますか？
       *[other] 裂け目がすべて盤にあります。どれを取って置き直しますか？
    }
ask-shove = { $about }をどのタイルへ強制移動させますか？
ask-place_wraith = 亡霊はどこに現れますか？
ask-place_dark = 空いている暗いタイルがありません。亡霊のための暗いタイルをどこに置きますか？
ask-house_reveal = ざわめく館：どの暗いタイルを明かしますか？
ask-house_fill = ざわめく館：暗いタイルをどこに置きますか？
ask-house_treasure = ざわめく館：宝トークンをどの暗いタイルに置きますか？
ask-gain_devotion = 信仰1を得ます。火と光のどちらにしますか？
ask-lose_devotion = 信仰1を返します。火と光のどちらにしますか？
ask-return_cube = 英雄キューブ1個が気概のトラックに戻ります。どの能力値から戻しますか？
ask-play_sanctity = どの聖性カードを使いますか？ ほかは山札の下に置きます。
ask-order_sanctity = 2枚のうち、どちらを聖性の山札のいちばん下に置きますか？
ask-give_treasure = 聖騎士が宝を得ます。どちらを渡しますか？ もう1枚は山札の下に置きます。
ask-keep_treasure = 「{ $card }」を渡されました。裏向きで持ちますか？
ask-pick_spell = どの呪文を場に出しますか？ ほかは捨てます。
ask-resist = あなたのボードに円盤が{ $count }個あります{ $value ->
        [0] { "" }
       *[other] （{ $value }個で支配されます）
    }。払って{ $count ->
        [1] 1
       *[other] 2
    }個を戻しますか？
ask-offer_change = 攻撃されました。子蜘蛛の姿に変わりますか？
ask-place_spiderling = 子蜘蛛をどこに置きますか？（残り{ $count }体）
ask-flee_step = { $cell }の{ $piece }が逃げられます（残り{ $count }歩）。どこへ動きますか？
ask-discard_power = どのパワーカードを捨てますか？（残り{ $count }枚）

## 選択肢

option-stop =
    { $why ->
        [1] 抵抗しない
        [2] 動かさない
       *[other] ここで止まる
    }
option-no = いいえ
option-yes = はい
option-at = { $cell }（{ $tile }）
option-turn = { $sides }が開く
option-on-edge = { $cell }（{ $tile }）の{ $side }の境目
option-to =
    { $cell-id ->
        [entrance] 玄関から出る：逃げ出して勝つ
       *[other] { $cell }（{ $tile }）へ
    }
option-of-piece = { $piece }
option-pick-suit = { $suit }
option-reuse = { $cell }の{ $side }の境目のもの
option-gain = { $devotion }（{ $total }＋1）
option-give-back = { $devotion }（{ $total }−1）
option-cube-from = { $stat }：{ $was }が{ $total }になる
option-play = { $card }：{ $card-about }
option-lowest = { $card }
option-give = { $card }：{ $card-about }
option-keep = 「{ $card }」を裏向きで持つ：{ $card-about }
option-refuse =
    「{ $card }」を断る：ゲームから取り除き、{ $ascetic ->
        [0] 気概5
       *[other] 火2と光2
    }を得る
option-put-in-play = { $card }：{ $card-about }
option-pay-devotions =
    { $count ->
        [2] 火2
        [1] 火1と光1
       *[other] 光{ $light }
    }を払う
option-pay-grit = 気概3を払う（残り{ $left }）
option-pay-stability = 結束2を払う（残り{ $left }）
option-pay-blood = 血2を払う（残り{ $left }）
option-pay-cards = パワーカード2枚を払う：{ $suit }と{ $other }
option-pay-omen = 予兆1を払う（箱に残り{ $left }）
option-pay-event = { $card }を払う

## 起きること

event-turn = 第{ $round }ラウンド：{ $role }の手番。
event-ended = { $ending }
event-dark = { $cell }に暗いタイルが置かれる。
event-revealed = { $cell }のタイルが明かされる：{ $tile }。
event-treasure-placed = { $cell }に宝トークンが置かれる。
event-poltergeist = { $cell }にポルターガイストが現れる（盤に{ $count }体）。
event-poltergeist-gone = { $cell }のポルターガイストがいなくなる（盤に{ $count }体）。
event-darkened = { $cell }のタイルが再び暗くなる。
event-rotated = { $cell }の{ $tile }が回る。
event-swapped = { $cell }の{ $tile }と{ $there }の{ $other }が入れ替わる。
event-shifted = { $tile }が{ $cell }から{ $there }へ動く。
event-force-wall = { $cell }の{ $side }の境目に力の壁が置かれる。
event-breach = { $cell }の{ $side }の境目に裂け目が置かれる。
event-forced = { $piece }が{ $cell }へ強制移動する。
event-webs-torn = { $piece }が{ $cell }の蜘蛛の巣{ $count }個を破る。
event-lights-out = { $piece }が{ $cell }の鬼火を消す。
event-disc-found = { $piece }が円盤を踏む：そのプレイヤーのボードに{ $total }個。
event-scattered = { $piece }が散る。
event-restless = 館がざわめく。
event-grit = 聖騎士は気概{ $count }を得て、{ $total }になる。
event-grit-lost = 聖騎士は気概{ $count }を失う（残り{ $total }）。
event-cube-earned = 気概{ $needed }に達し、聖騎士は英雄キューブを1個取る。
event-turn-cut = 英雄キューブを戻したので、聖騎士の手番が終わる。
event-health = 聖騎士は体力{ $count }を失う（残り{ $total }）。
event-healed = 聖騎士は癒やされ、体力{ $total }になる。
event-devotion = 聖騎士は{ $devotion }{ $count }を得て、{ $total }になる。
event-task = 「{ $task }」を果たした。
event-sanctity-drawn = 聖騎士は聖性カードを引く：{ $cards }。
event-sanctity = 聖騎士は「{ $card }」を使う：{ $card-about }
event-treasure-kept = 聖騎士は宝を裏向きで持つ（{ $count }枚）。
event-treasure-refused = 聖騎士は「{ $card }」を断り、それはゲームから取り除かれる。
event-stability = 骸骨は結束{ $count }を得て、{ $total }になる。
event-stability-lost = 骸骨は結束{ $count }を失う（残り{ $total }）。
event-recruited = { $piece }が骸骨に加わる。
event-blood = 蜘蛛は血{ $count }を得て、{ $total }になる。
event-terror = 蜘蛛は恐怖{ $count }を得て、{ $total }になる（目標{ $goal }）。
event-webs = { $cell }に蜘蛛の巣{ $count }個（そこに{ $total }個）。
event-egg = 蜘蛛は{ $cell }に卵を産む。
event-egg-fed = { $cell }の卵に血のキューブが置かれる（{ $total }個）。
event-hatched = { $cell }の卵が孵る。
event-egg-destroyed = { $cell }の卵が壊される。
event-power-lost = 蜘蛛はパワーカードを捨てる：{ $suit }（残り{ $total }枚）。
event-spiderling-lost = 子蜘蛛が1体失われる（残り{ $count }体）。
event-fled = { $piece }が{ $cell }へ逃げる。
event-turned = { $cell }の蜘蛛が子蜘蛛の姿に変わる。
event-spiderling = 子蜘蛛が{ $cell }に置かれる。
event-wraith = 亡霊が{ $cell }に現れる。
event-omens-lost = 荘園は予兆{ $count }個を失う（箱に残り{ $total }個）。
event-events-drawn = 荘園は出来事カードを{ $count }枚引く（手札{ $total }枚）。
event-event-discarded = 荘園は{ $card }を捨てる。
event-mold = 荘園はカビ{ $count }を得て、{ $total }になる（目標{ $goal }）。
event-discs-lost = { $role }のボードから円盤{ $count }個が置き場に戻る（残り{ $total }個）。
event-hand-discs-lost = 魔術師は手元の円盤{ $count }個を失う（残り{ $total }個）。
event-spell-track = 呪文トラックが{ $total }に進む。
event-spell = 魔術師は「{ $card }」を場に出す：{ $card-about }

## 終わり方

name-paladin_spider = 最後の子蜘蛛が倒れた。聖騎士は蜘蛛を仕留め、勝利した。
name-paladin_poltergeists = 館は静まった。聖騎士はポルターガイストを壊し尽くし、勝利した。
name-skeletons_paladin = 聖騎士は倒れた。骸骨の勝利。
name-skeletons_spider = 最後の子蜘蛛が倒れた。骸骨は蜘蛛を仕留め、勝利した。
name-skeletons_poltergeists = 館は静まった。骸骨はポルターガイストを壊し尽くし、勝利した。
name-spider_escaped = 玄関の扉が開いている。蜘蛛は外の世界へ逃げ出し、勝利した。
name-manor_mold = すべての壁がカビに覆われた。荘園の勝利。
name-enchanter_dominates = もう誰にも自分の意志はない。魔術師の勝利。
name-draw = 60ラウンドで勝者が出なかった。引き分け。
name-vigil_won = 最後の霊は去った。見張りを果たし、勝利した。
name-vigil_dead = 聖騎士は倒れた。敗北。
name-vigil_terror = 恐怖が大きくなりすぎた。敗北。
ending-paladin_spider = { name-paladin_spider }{ part-rounds }
ending-paladin_poltergeists = { name-paladin_poltergeists }{ part-rounds }
ending-skeletons_paladin = { name-skeletons_paladin }{ part-rounds }
ending-skeletons_spider = { name-skeletons_spider }{ part-rounds }
ending-skeletons_poltergeists = { name-skeletons_poltergeists }{ part-rounds }
ending-spider_escaped = { name-spider_escaped }{ part-rounds }
ending-manor_mold = { name-manor_mold }{ part-rounds }
ending-enchanter_dominates = { name-enchanter_dominates }{ part-rounds }
ending-draw = { name-draw }
ending-vigil_won = { name-vigil_won }{ part-rounds }
ending-vigil_dead = { name-vigil_dead }{ part-rounds }
ending-vigil_terror = { name-vigil_terror }{ part-rounds }
part-rounds = （{ $rounds }ラウンド）

## ボットがそうする理由

reason-goal = 目標に近づく
reason-rivals = ほかの役を目標から遠ざける

## マス：ルールブックと同じく行が先

cell-notation = { $y },{ $x }
