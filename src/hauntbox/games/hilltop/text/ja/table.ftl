### 「丘の上の館」の卓上で使うことば（日本語）

## 卓上のもの

name-cards = カード
name-pile = アイテムの山
name-drawn = 置くタイル
name-stack = 部屋の山
name-tile_back = 次のタイル
name-known_tiles = その次のタイル
name-known_omens = 次の前兆
name-known_items = 次のアイテム
name-known_events = 次の出来事
name-tiles_left = 部屋タイル
name-omens_left = 前兆
name-items_left = アイテム
name-events_left = 出来事
name-revealed = 公開された前兆
name-round = ラウンド
name-spaces = 残りマス
name-foreseen = 予知した数
name-tries = 失敗した回数
name-hp = 体力
name-object = 品物
name-attack = 攻撃
name-defend = 防御
ui-dice = ダイス
play-dice = ダイス

about-pile = { about-item_pile }
about-stack = タイルの裏には、置ける階が示されています。
about-revealed = 前兆が引かれた手番の終わりにダイス6個を振り、合計がこの数より小さければホーントが始まります。

## 部屋のしるし

name-symbol-omen = { name-omen }
name-symbol-item = { name-item }
name-symbol-event = { name-event }
about-symbol-omen = { about-omen }
about-symbol-item = { about-item }
about-symbol-event = { about-event }
name-token-below_collapsed_room = { name-below_collapsed_room }
about-token-below_collapsed_room = { about-below_collapsed_room }
name-token-blessing = { name-blessing }
about-token-blessing = { about-blessing }
name-token-closet = { name-closet }
about-token-closet = { about-closet }
name-token-drip = { name-drip }
about-token-drip = { about-drip }
name-token-safe = { name-safe }
about-token-safe = { about-safe }
name-token-skeletons = { name-skeletons }
about-token-skeletons = { about-skeletons }
name-token-slide = { name-slide }
about-token-slide = { about-slide }
name-token-smoke = { name-smoke }
about-token-smoke = { about-smoke }
name-token-vault_empty = { name-vault_empty }
about-token-vault_empty = { about-vault_empty }
name-token-wall_switch = { name-wall_switch }
about-token-wall_switch = { about-wall_switch }
name-token-secret_passage = { name-secret_passage }
about-token-secret_passage = { about-secret_passage }
name-token-secret_stairs = { name-secret_stairs }
about-token-secret_stairs = { about-secret_stairs }
name-stairs-up = 上り階段
name-stairs-down = 下り階段
name-barrier = 障壁
about-barrier = 部屋を分けています。反対側へ渡るには判定が必要です。
name-corpse = 死んだ探索者
name-collapsed = 崩壊
about-collapsed = この部屋はもうありません。誰も、何も入れません。
name-danger = 危険
about-danger = 次に何かが起こるのはここです。
name-flooded = 浸水
name-flooded-full = 水没

glyph-symbol-omen = Ω
glyph-symbol-item = ◆
glyph-symbol-event = ?
glyph-stairs-up = ↑
glyph-stairs-down = ↓
glyph-barrier = ‖
glyph-pile = ■
glyph-corpse = †
glyph-collapsed = ×

## 状態

name-hero = ヒーロー
name-monster = モンスター
name-dead = 死亡
name-escaped = 脱出
name-gone = ゲームから除外
name-outside = 館の外
name-stunned = 気絶
about-stunned = 次の手番を失います。それまでは攻撃されず、誰の妨害にもなりません。
name-stuck = 動けない
about-stuck = できるのは抜け出そうとすることだけです（腕力判定で4以上）。
name-buried = 生き埋め
about-buried = できるのは抜け出そうとすることだけです（腕力判定で4以上）。
name-grabbed = つかまれている
name-carried = 運ばれている
name-asleep = 眠っている
name-unconscious = 意識がない
name-small = 小さい
name-soul = 魂
name-invisible = 見えない
name-side-north = 北側
name-side-east = 東側
name-side-south = 南側
name-side-west = 西側
name-used = 使用済み
name-worn = 着用中
name-open = 開いている
name-companion = 同行者
name-weapon = 武器

glyph-stunned = *
glyph-stuck = #
glyph-buried = ▲
glyph-side-north = ↑
glyph-side-east = →
glyph-side-south = ↓
glyph-side-west = ←

name-north = 北
name-east = 東
name-south = 南
name-west = 西
name-fate_dies = 死亡
name-fate_changes = 変身
name-physical = 肉体
name-mental = 精神

brief-side-heroes = あなたはヒーローです。
brief-side-traitor = あなたは裏切り者です。
brief-side-twins = あなたは双子の側です。
brief-side-everybody = 全員がそれぞれ自分のために戦います。

## 判定の目的

name-damage = ダメージ
name-defence = 防御
name-haunt_roll = ホーント判定
name-free = 抜け出す

## ゲームの設定

name-force_haunt = ホーントの指定
about-force_haunt = この番号のホーントを遊びます。誰が裏切り者になるかは、表で決まります。
name-random_explorers = 探索者ランダム
about-random_explorers = 探索者は選ばず、無作為に配ります。
name-first_player = 最初のプレイヤー
about-first_player = 無作為の席か、次に誕生日を迎える探索者から始めます。誕生日は今日から、または10-31のように指定した日から数えます。
name-barrier_fail_stops = 障壁で止まる
about-barrier_fail_stops = 障壁を渡るのに失敗すると、この手番の移動も終わります。
name-early_haunt = 早すぎるホーントを防ぐ
about-early_haunt = 3枚目の前兆より前のホーント判定は、常に「何も起こらない」とします。
name-fresh_haunts = 新しいホーント
about-fresh_haunts = 決まったホーントをすでに遊んでいれば、別のものを探します。
name-played_haunts = 遊んだホーント
about-played_haunts = 遊んだことのあるホーントの番号（例：4 12 38）。「新しいホーント」で使います。
name-max_rounds = ホーントのラウンド上限
about-max_rounds = ホーントがこのラウンド数を過ぎると、双方の敗北です。
name-max_explore_rounds = ホーント前のラウンド上限
about-max_explore_rounds = このラウンド数を過ぎると、判定なしにホーントが始まります。
name-off = 指定なし
name-none = なし
name-random = ランダム
name-birthday = 誕生日

## 選択肢の見出し

group-step = 移動
group-explore = 探索
group-room = この部屋で
group-use = カードを使う
group-act = 特別なアクション
group-attack = 攻撃
group-give = カードを手渡す
group-drop = カードを落とす
group-pick = カードを拾う
group-free = 助け出す

## 質問

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
part-for =
    { $what-id ->
        [none] { "" }
       *[other] { $what }：
    }

ask-choose_explorer = 席{ $seat }：どの探索者を使いますか？
ask-main =
    { $who }（{ $room }）：{ $halted ->
        [0] 残り{ $left }マス
       *[1] この手番の移動は終わりました
    }。何をしますか？
ask-place_tile =
    { $symbol-id ->
        [none] { $room }
       *[other] { $room }（{ $symbol }）
    }：{ $moves ->
        [0] { $cells ->
            [1] 新しい部屋をどの向きに置きますか？
           *[other] 新しい部屋をどこに置きますか？
        }
       *[1] 部屋をどこへ動かしますか？
    }
ask-rearrange = 残りのどのタイルを置いても、この階はふさがってしまいます。「{ $room }」が入るように、どの部屋を回すか入れ替えますか？
ask-exit_fail = 「{ $room }」を出る{ $trait }判定は{ $total }でした（{ $needs }以上が必要）。出ますか、とどまりますか？
ask-elevator = 神秘のエレベーターをどこへ動かしますか？
ask-choose_side = 「{ $room }」の障壁のどちら側に立ちますか？
ask-fail_on_purpose = 「崩れた部屋」の床が抜けます。判定しますか、それとも落ちますか？
ask-choose_room = { part-for }どの部屋にしますか？
ask-choose_edge = { part-for }どの壁にしますか？
ask-choose_explorer_target =
    { part-for }{ $what-id ->
        [bell] 誰を1マス近づけますか？
        [bloody_vision] 誰を攻撃しますか？
       *[other] 誰にしますか？
    }
ask-choose_card =
    { part-for }{ $what-id ->
        [bloody_vision] どの武器を使いますか？
        [shrieking_wind] どのアイテムが飛ばされますか？
        [mirror_debt] どのアイテムを手放しますか？
       *[other] どのカードにしますか？
    }
ask-choose_option =
    { part-for }{ $what-id ->
        [crystal_ball] どちらの山札を探しますか？
        [foresight] 何を見ますか？ それとも数を振っておきますか？
       *[other] どれにしますか？
    }
ask-optional_event =
    { part-for }{ $what-id ->
        [something_hidden] 知識判定をしますか？
        [secret_passage] すぐに通りますか？
        [secret_stairs] すぐにたどりますか？
       *[other] そうしますか？
    }
ask-errand = 犬に何をどこへ運ばせますか？
ask-heal = 救急箱で{ $target }を{ $points }点まで治せます。どの能力値を上げますか？
ask-reorder = { part-for }どの順で戻しますか？（最初のものがいちばん上）
ask-search_pick = { part-for }どのカードにしますか？
ask-gain_trait = { $who }：どの能力値を1段階上げますか？
ask-lose_trait = { part-for }どの能力値を下げますか？
ask-choose_trait = { part-for }どの能力値にしますか？
ask-split_physical = { $who }は肉体ダメージを{ $points }点受けます。どの能力値を下げますか？
ask-split_mental = { $who }は精神ダメージを{ $points }点受けます。どの能力値を下げますか？
ask-skull_convert = { $who }は精神ダメージを{ $points }点受けるところです。頭蓋骨があれば、肉体ダメージとして受けられます。
part-roll-for =
    { $trait-id ->
        [none] { $what }
       *[other] { $trait }判定（{ $what }）
    }
ask-pre_roll =
    { part-roll-for }：ダイス{ $dice }個{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
    }。先にカードを使いますか？
ask-post_roll =
    { $faces } = { $total }が出ました（{ $what }）。{ $chosen ->
        [0] ダイスを振り直しますか？
       *[other] 幸運の石のために{ $chosen }個選びました。ほかにもありますか？
    }
ask-ignore_card = 裏切り者は、カードや部屋の効果を受けなくてもかまいません。「{ $card }」の効果を受けますか？
ask-accept_gift = { $target }が「{ $card }」を手渡そうとしています。受け取りますか？
ask-outcome = { part-who }は{ part-target }に{ $margin }の差で勝ちました。どうしますか？
ask-offer_draw = { $target }が、双方の敗北としてゲームを終えようと言っています。同意しますか？
ask-fresh_haunt = 別のホーントを探します。最も近い前兆の部屋のうち、どれで決めますか？
ask-basement_stairs = ヒーローのいる階へ行けないモンスターがいます。「地下からの階段」を置きますか？
ask-hero_stairs = 地下に取り残された人か物があります。「地下からの階段」を置きますか？
ask-next_monster = 次はどのモンスターが動きますか？
ask-monster =
    { part-who }（{ $room }）：{ $halted ->
        [0] 残り{ $left }マス
       *[1] 移動は終わりました
    }。何をしますか？
ask-chase_attack = { part-who }が獲物に追いつきました。誰を攻撃しますか？
ask-chase_step = { part-who }（{ $room }）は獲物に向かいます（残り{ $left }マス）。どちらへ進みますか？
ask-haunt_choice = { part-for }どれにしますか？
ask-haunt_figure =
    { part-for }{ $what-id ->
        [bell] どのモンスターを1マス近づけますか？
        [spirit_board] どのモンスターを1マス近づけますか？
        [bloody_vision] 誰を攻撃しますか？
       *[other] 誰にしますか？
    }

## 選択肢：準備とタイル

part-doors =
    { $count ->
        [0] 未探索の戸口なし
        [1] 未探索の戸口：{ $doorways }
       *[other] 未探索の戸口：{ $doorways }
    }{ $blind ->
        [0] { "" }
       *[other] 、壁に面した扉{ $blind }つ
    }
option-explorer =
    { $who }：速さ{ $speed }、腕力{ $might }、正気{ $sanity }、知識{ $knowledge }。{ $who-about }
option-place = { $joins }につながる。{ part-doors }。
option-ride = { $floor }へ（{ $joins }の隣）。{ part-doors }。
option-stay-put =
    { $floor-id ->
        [basement] { $floor }にとどまる。
       *[other] { $floor }にとどまる。
    }
option-turn = 「{ $room }」を90度×{ $turns }回す。
option-swap = 「{ $room }」と「{ $other }」を入れ替える。

## 選択肢：移動

part-roll = { $trait }判定、ダイス{ $dice }個で{ $needs }以上（{ $chance }%）
part-cost =
    1マス{ $hinder ->
        [0] { "" }
        [1] +敵1
       *[other] +敵{ $hinder }
    }{ $more ->
        [0] { "" }
       *[other] +追加{ $more }
    }、残り{ $left }
part-exit =
    { $exit-id ->
        [none] { "" }
       *[other] 「{ $exit }」を出るには{ part-roll }。失敗すると{ $loses }−1、またはとどまる。
    }
option-step = 「{ $room }」へ進む：{ part-cost }。{ part-exit }
option-explore = { $direction }の戸口を探索する：{ part-cost }。{ part-exit }
option-end =
    手番を終える{ $left ->
        [0] { "" }
       *[other] （{ $left }マス未使用）
    }。{ $ends-id ->
        [HELPS] 「{ $room }」で{ $trait }が上がります：{ $before } → { $after }。
        [HURTS] 「{ $room }」で{ $harm }ダメージを1点受けます。
        [SLIDES] 地下の踊り場へ滑り落ちます。
        [RIDES] エレベーターが動きます（ダイス2個）。
       *[none] { "" }
    }{ $due ->
        [0] { "" }
       *[other] 続いてホーント判定：ダイス6個と前兆{ $omens }枚。{ $chance }%でホーントが始まります。
    }
option-done =
    { part-who }は終わり{ $left ->
        [0] { "" }
       *[other] （{ $left }マス未使用）
    }。
option-leave =
    それでも「{ $room }」を出る：{ $trait }{ $before } → { $skull ->
        [0] { $after }
       *[1] ドクロ（死亡）
    }。
option-stay = 「{ $room }」にとどまる：何も失いませんが、移動は終わります。

## 選択肢：部屋

part-fall =
    { $safe ->
        [0] 肉体ダメージをダイス1個分
       *[1] ダメージなし
    }
option-cross =
    「{ $room }」の反対側へ渡る：{ $safe ->
        [0] { part-roll }
       *[1] 判定は不要
    }。
option-vault = 金庫室を開ける：{ part-roll }。中にはアイテム2枚。
option-chute = 地下の踊り場へ滑り降りる（マスは使わない）。
option-jump =
    { $room-id ->
        [none] 地下の新しい部屋
       *[other] 「{ $room }」
    }へ飛び降りる：{ part-fall }。
option-gallery = 舞踏室へ飛び降りる：{ part-fall }。
option-closet = ダイス2個でクローゼットを開ける：4ならアイテム（{ $item }%）、ほかは出来事（{ $event }%）。
option-safe = 金庫を開ける：{ part-roll }。中にはアイテム2枚。失敗すると肉体ダメージ。
option-skeletons = 骸骨を調べる：{ part-roll }。アイテム1枚。失敗すると精神ダメージをダイス1個分。
option-slide = 滑り台を使う：{ part-roll }なら下の階の好きな部屋へ。失敗すると地下の新しい部屋に落ち、肉体ダメージをダイス1個分。
option-wall = 壁を抜けて「{ $room }」へ：{ part-roll }。
part-tries =
    { $tries ->
        [0] { "" }
       *[other] （失敗{ $tries }/3回）
    }
option-struggle = 「{ $card }」から抜け出す：{ part-roll }{ part-tries }。
option-free = { part-who }を「{ $card }」から助け出す：{ part-roll }{ part-tries }。
option-brave = 踏みとどまる：{ part-roll }。
option-fall = そのまま落ちる：肉体ダメージをダイス1個分。

## 選択肢：カード

part-changes =
    { $speed-id ->
        [none] { "" }
       *[other] 、速さ{ $speed }
    }{ $might-id ->
        [none] { "" }
       *[other] 、腕力{ $might }
    }{ $sanity-id ->
        [none] { "" }
       *[other] 、正気{ $sanity }
    }{ $knowledge-id ->
        [none] { "" }
       *[other] 、知識{ $knowledge }
    }
part-on =
    { $target-id ->
        [none] { "" }
       *[other] （{ part-target }）
    }
option-use =
    { $card-id ->
        [dog] 犬を6マス以内の部屋へ走らせる：カード1枚を運ぶか、取ってくる。
        [spirit_board] 降霊盤：部屋の山のいちばん上をこっそり見る。ホーントが始まったあとは、モンスターが1マス近づくことがあります。
        [bottle] 瓶を飲む：中身はダイス3個で決まります。
        [dark_dice] 闇のダイスを振る：ダイス3個で決まります。
        [dynamite] 攻撃の代わりにダイナマイトを「{ $target }」へ投げる：そこにいる全員が速さ判定で5以上を出さないと、肉体ダメージ4点。
        [healing_salve] { $target }に癒しの軟膏：腕力と速さが開始時の段階まで上がる。
        [smelling_salts] { $target }に気付け薬：知識が開始時の段階まで上がる。
        [pickpockets_gloves] スリの手袋：{ $target }からカードを1枚取る。
       *[other] 「{ $card }」を使う{ part-on }。{ $card-about }
    }
option-use-roll = 「{ $card }」を使う{ part-on }：{ part-roll }。
option-open-box = オルゴールを開ける：その部屋に入るか、そこで手番を始める人は、正気判定で4以上を出さないと手番が終わります。
option-close-box = オルゴールを閉じる。
option-give = 「{ $card }」を{ part-who }に手渡す{ part-changes }。
option-drop = 「{ $card }」を落とす{ part-changes }。
option-pick = 「{ $card }」を拾う{ part-changes }。
option-accept = 「{ $card }」を受け取る{ part-changes }。
option-decline = 「{ $card }」を断る。
option-suffer = 「{ $card }」の効果を受ける。
option-ignore = 「{ $card }」の効果を受けない。
option-card = { $card }：{ $card-about }
option-no-card = カードを使わない。
option-carry = 「{ $card }」を「{ $room }」（{ $floor }）へ運ばせる。
option-fetch = 「{ $card }」を「{ $room }」（{ $floor }）から取ってこさせる。
option-no-errand = 何も運ばせない。
option-order = { $order }。

## 選択肢：攻撃とアクション

part-odds = ダイス{ $dice }個対{ $against }個（{ $trait }）。勝つ見込み{ $chance }%、負ける見込み{ $risk }%
option-attack =
    { $room-id ->
        [none] { "" }
       *[other] 「{ $room }」の
    }{ part-target }を{ $weapon-id ->
        [none] { "" }
       *[other] 「{ $weapon }」で
    }攻撃する：{ part-odds }。{ $price-id ->
        [blood_dagger] まず速さ−1。
        [sacrificial_dagger] まず知識判定で3以上。
       *[none] { "" }
    }
option-damage = { part-target }に{ $points }点のダメージを与える。
option-steal = ダメージの代わりに、{ part-target }から「{ $card }」を盗む。
option-act = { $action }{ part-on }。{ $action-about }
option-try =
    { $action }{ part-on }：{ $needs ->
        [0] { $trait }判定、ダイス{ $dice }個。{ $action-about }
       *[other] { part-roll }。
    }
option-lot = トークンを明かす：あなたが裏切り者です。
option-draw = ゲームを終えようと申し出る：全員が同意すれば、双方の敗北。
option-agree = 同意する：双方の敗北。
option-refuse = 断る：ゲームを続ける。

## 選択肢：一つを選ぶ

part-in = { $floor }・{ $room }
option-room = { $room }（{ $floor }）。
option-nowhere = どの部屋でもない。
option-side =
    { $direction }側{ $room-id ->
        [none] { "" }
       *[other] （「{ $room }」のほう）
    }。
option-edge =
    { $direction }の壁：{ $room-id ->
        [none] 向こうにはまだ何もない
       *[other] 向こうは「{ $room }」
    }。
option-figure = { part-who }（{ part-in }）。
option-nobody = 誰も選ばない。
option-word = { $word }。
option-yes = はい。
option-no = いいえ。
option-stairs = 「地下からの階段」を置く。
option-no-stairs = 置かない。
option-monster = { part-who }（{ part-in }）：{ $spaces }マス。
option-all-done = 残りはその場にとどまる。

## 選択肢：能力値と判定

option-gain = { $trait }：{ $before } → { $after }。
option-lose =
    { $trait }：{ $before } → { $skull ->
        [0] { $after }。
       *[1] ドクロ（死亡）。
    }
option-trait = { $trait }（{ $value }）。
part-one = { $one }{ $one_points }（{ $one_before } → { $one_after }）
part-two = { $two }{ $two_points }（{ $two_before } → { $two_after }）
part-both =
    { $one_points ->
        [0] { part-two }
       *[other] { $two_points ->
            [0] { part-one }
           *[other] { part-one }、{ part-two }
        }
    }
option-split =
    { part-both }。{ $skull ->
        [0] { "" }
       *[1] 死亡します。
    }
option-heal = { part-both }。
option-harm = { $harm }ダメージ{ $points }点。
option-roll =
    ダイス{ $dice }個{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
    }を振る。
option-name = 天使の羽：{ $number }を宣言する。結果は{ $total }。
option-foreseen = 予知した数{ $number }を使う。結果は{ $total }。
option-shot = アドレナリン注射：結果に+{ $plus }。
option-idol =
    偶像：ダイス{ $dice }個。{ $trait }{ $before } → { $skull ->
        [0] { $after }。
       *[1] ドクロ（死亡）。
    }
option-keep = このままにする：{ $total }。
option-reroll = 選んだダイス{ $count }個を振り直す（幸運の石）。
option-stone = { $die }個目のダイス（{ $face }）を幸運の石のために選ぶ。
option-foot = { $die }個目のダイス（{ $face }）を振り直す（ウサギの足）。

## 出来事：手番と移動

event-explorer = 席{ $seat }は{ $who }を使います。
event-turn = 手番{ $turn }：{ $who }（席{ $seat }）。
event-round = ホーントの第{ $round }ラウンド。
event-moved = { $who }は「{ $room }」へ進みました（{ $cost }マス、残り{ $left }）。
event-placed = { $who }は「{ $room }」（{ $floor }）を発見しました。
event-rearranged =
    { $other-id ->
        [none] 「{ $room }」の向きが変わりました。
       *[other] 「{ $room }」と「{ $other }」が入れ替わりました。
    }
event-symbol = { $who }は「{ $room }」のカードを引きます。この手番の移動は終わりです。
event-put = { $who }は「{ $room }」に移りました。
event-crossed = { $who }は「{ $room }」の反対側へ渡りました。
event-slid = { $who }は地下の踊り場へ滑り降りました。
event-fell = { $who }は「{ $room }」へ落ちました。
event-elevator = 神秘のエレベーターが{ $floor }へ動きました（{ $who }）。
event-lulled = { $who }はオルゴールに聞き入り、手番が終わりました。

## 出来事：判定と能力値

event-rolled =
    { $who }の{ $trait-id ->
        [none] ロール
       *[other] { $trait }判定
    }（{ $what }）：{ $faces-id ->
        [none] { $dice ->
            [0] ダイスなし
           *[other] ダイスを振らず
        }
       *[other] { $faces }
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    } = { $total }。
event-rerolled = { $who }が振り直しました（{ $card }）：{ $faces }。
event-thrown = ダイスの目：{ $who } { $mine }、{ $target } { $theirs }。
event-trait = { $who }：{ $trait }{ $change }、いま{ $value }。
event-hurt = { $who }は{ $harm }ダメージを{ $points }点受けました。
event-died = { $who }は「{ $room }」で死亡しました。

## 出来事：カード

event-drew = { $who }が出来事を引きました：{ $card }。{ $card-about }
event-ignored = 「{ $card }」は{ $who }に効きませんでした。
event-gained = { $who }は「{ $card }」を手に入れました。
event-discarded = { $who }は「{ $card }」を捨てました。
event-dropped = { $who }は「{ $card }」を落としました。
event-offered = { $who }は{ $target }に「{ $card }」を手渡そうとしています。
event-declined = { $who }は「{ $card }」を断りました。
event-used = { $who }は「{ $card }」を使います。
event-freed = { $who }は自由になりました。

## 出来事：ホーント

event-haunt-roll =
    { $who }のホーント判定：{ $total }、前兆{ $omens }枚。{ $begins ->
        [0] 何も起こりません。
       *[1] ホーントが始まります！
    }
event-new-story = ホーント{ $wanted }は遊びません。物語は「{ $haunt }」です。
event-haunt =
    「{ $haunt }」が始まります。発見者は{ $who }。{ $traitor-id ->
        [none] 裏切り者は知られていません。
       *[other] 裏切り者は{ $traitor }です！
    }
event-fate =
    { $fate-id ->
        [fate_dies] { $who }は死にましたが、プレイヤーは敵側で続けます。
       *[fate_changes] { $who }は姿を変え、もう探索者ではありません。プレイヤーは敵側で続けます。
    }
event-lot =
    { $number ->
        [1] { $who }が1番のトークンを明かしました。裏切り者です！
       *[other] { $who }が{ $number }番のトークンを明かしました。
    }
event-acted =
    { $who }：{ $action }{ $trait-id ->
        [none] { "" }
       *[other] （{ $trait }）
    }。
event-attack =
    { $who }が{ $target }を{ $trait }{ $weapon-id ->
        [none] で
       *[other] と「{ $weapon }」で
    }攻撃します。
event-clash = { $who } { $mine } 対 { $theirs } { $target }。
event-nameless = 何かが{ $who }を攻撃します：{ $theirs }対{ $mine }。
event-stole = { $who }は{ $target }から「{ $card }」を盗みました。
event-stunned = { $who }は気絶しました。
event-recovered = { $who }は気絶から回復しました。
event-monster-turn = モンスターの手番です。
event-movement = { $who }の移動：ダイス{ $dice }個 = { $total }。
event-spawned = { $who }が「{ $room }」に現れました。
event-removed = { $who }は「{ $room }」から消えました。
event-hp = { $who }の体力は残り{ $hp }です。
event-marked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }：{ $count }。
           *[other] { $room }：{ $marker }{ $count ->
                [1] 。
               *[other] （{ $count }）。
            }
        }
       *[other] { $on }：{ $marker }{ $count ->
            [1] 。
           *[other] （{ $count }）。
        }
    }
event-unmarked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }：残り{ $count }。
           *[other] { $room }：{ $marker }が取り除かれ、残り{ $count }。
        }
       *[other] { $on }：{ $marker }が取り除かれ、残り{ $count }。
    }
event-track = { $track }：{ $value }。
event-collapsed = 「{ $room }」が崩れ落ちました！
event-door-open = 正面扉が開きました。
event-escaped = { $who }は館から脱出しました。
event-no-draw = { $who }は続けたいと言っています。
event-over = { $ending }

## 結末

figure-haunt = ホーント
figure-rounds = ホーントのラウンド数
figure-turns = 手番数
figure-omens = 公開された前兆
figure-dead = 死んだ探索者
figure-twins = 残った双子
figure-hit_points = 残りの体力
figure-rites = 儀式の数
figure-fallen = 崩れた部屋の数
figure-unpicked = ほどかれた人形
figure-seams = 残りの縫い目
figure-bells = 鐘
figure-elder = 長老の体力
figure-escaped = 脱出した人数
figure-height = 高度
figure-verses = 詩句
figure-water = 水位
figure-meals = 食事
figure-saved = 救い出した囚われ人
figure-truths = 真実
figure-names = 呼ばれた名

ending-both_lose = 双方の敗北です。
ending-out_of_time = ホーントが長引きすぎました。双方の敗北です。
ending-draw = 全員の合意で終わりました。双方の敗北です。
name-ending_both_lose = { ending-both_lose }
name-ending_out_of_time = { ending-out_of_time }
name-ending_draw = { ending-draw }
name-ending_haunt_04_heroes = 「{ name-haunt_04 }」――ヒーローの勝利です。
ending-haunt_04_heroes = { name-ending_haunt_04_heroes }{ epilogue-haunt_04-heroes }
name-ending_haunt_04_traitor = 「{ name-haunt_04 }」――裏切り者側の勝利です。
ending-haunt_04_traitor = { name-ending_haunt_04_traitor }{ epilogue-haunt_04-traitor }
name-ending_haunt_07_heroes = 「{ name-haunt_07 }」――ヒーローの勝利です。
ending-haunt_07_heroes = { name-ending_haunt_07_heroes }{ epilogue-haunt_07-heroes }
name-ending_haunt_07_traitor = 「{ name-haunt_07 }」――裏切り者側の勝利です。
ending-haunt_07_traitor = { name-ending_haunt_07_traitor }{ epilogue-haunt_07-traitor }
name-ending_haunt_10_heroes = 「{ name-haunt_10 }」――ヒーローの勝利です。
ending-haunt_10_heroes = { name-ending_haunt_10_heroes }{ epilogue-haunt_10-heroes }
name-ending_haunt_10_traitor = 「{ name-haunt_10 }」――裏切り者側の勝利です。
ending-haunt_10_traitor = { name-ending_haunt_10_traitor }{ epilogue-haunt_10-traitor }
name-ending_haunt_11_heroes = 「{ name-haunt_11 }」――ヒーローの勝利です。
ending-haunt_11_heroes = { name-ending_haunt_11_heroes }{ epilogue-haunt_11-heroes }
name-ending_haunt_11_traitor = 「{ name-haunt_11 }」――裏切り者側の勝利です。
ending-haunt_11_traitor = { name-ending_haunt_11_traitor }{ epilogue-haunt_11-traitor }
name-ending_haunt_12_heroes = 「{ name-haunt_12 }」――ヒーローの勝利です。
ending-haunt_12_heroes = { name-ending_haunt_12_heroes }{ epilogue-haunt_12-heroes }
name-ending_haunt_12_twins = 「{ name-haunt_12 }」――双子の勝利です。
ending-haunt_12_twins = { name-ending_haunt_12_twins }{ epilogue-haunt_12-twins }
name-ending_haunt_15_heroes = 「{ name-haunt_15 }」――ヒーローの勝利です。
ending-haunt_15_heroes = { name-ending_haunt_15_heroes }{ epilogue-haunt_15-heroes }
name-ending_haunt_15_traitor = 「{ name-haunt_15 }」――裏切り者側の勝利です。
ending-haunt_15_traitor = { name-ending_haunt_15_traitor }{ epilogue-haunt_15-traitor }
name-ending_haunt_22_heroes = 「{ name-haunt_22 }」――ヒーローの勝利です。
ending-haunt_22_heroes = { name-ending_haunt_22_heroes }{ epilogue-haunt_22-heroes }
name-ending_haunt_22_traitor = 「{ name-haunt_22 }」――裏切り者側の勝利です。
ending-haunt_22_traitor = { name-ending_haunt_22_traitor }{ epilogue-haunt_22-traitor }
name-ending_haunt_25_heroes = 「{ name-haunt_25 }」――ヒーローの勝利です。
ending-haunt_25_heroes = { name-ending_haunt_25_heroes }{ epilogue-haunt_25-heroes }
name-ending_haunt_25_traitor = 「{ name-haunt_25 }」――裏切り者側の勝利です。
ending-haunt_25_traitor = { name-ending_haunt_25_traitor }{ epilogue-haunt_25-traitor }
name-ending_haunt_29_heroes = 「{ name-haunt_29 }」――ヒーローの勝利です。
ending-haunt_29_heroes = { name-ending_haunt_29_heroes }{ epilogue-haunt_29-heroes }
name-ending_haunt_29_traitor = 「{ name-haunt_29 }」――裏切り者側の勝利です。
ending-haunt_29_traitor = { name-ending_haunt_29_traitor }{ epilogue-haunt_29-traitor }
name-ending_haunt_30_heroes = 「{ name-haunt_30 }」――ヒーローの勝利です。
ending-haunt_30_heroes = { name-ending_haunt_30_heroes }{ epilogue-haunt_30-heroes }
name-ending_haunt_30_traitor = 「{ name-haunt_30 }」――裏切り者側の勝利です。
ending-haunt_30_traitor = { name-ending_haunt_30_traitor }{ epilogue-haunt_30-traitor }
name-ending_haunt_31_alone = 「{ name-haunt_31 }」――逃げのびた人の勝利です。
ending-haunt_31_alone = { name-ending_haunt_31_alone }{ epilogue-haunt_31-winner }
name-ending_haunt_31_nobody = 「{ name-haunt_31 }」――勝者はいません。
ending-haunt_31_nobody = { name-ending_haunt_31_nobody }{ epilogue-haunt_31-loser }
name-ending_haunt_33_heroes = 「{ name-haunt_33 }」――ヒーローの勝利です。
ending-haunt_33_heroes = { name-ending_haunt_33_heroes }{ epilogue-haunt_33-heroes }
name-ending_haunt_33_traitor = 「{ name-haunt_33 }」――裏切り者側の勝利です。
ending-haunt_33_traitor = { name-ending_haunt_33_traitor }{ epilogue-haunt_33-traitor }
name-ending_haunt_36_heroes = 「{ name-haunt_36 }」――ヒーローの勝利です。
ending-haunt_36_heroes = { name-ending_haunt_36_heroes }{ epilogue-haunt_36-heroes }
name-ending_haunt_36_traitor = 「{ name-haunt_36 }」――裏切り者側の勝利です。
ending-haunt_36_traitor = { name-ending_haunt_36_traitor }{ epilogue-haunt_36-traitor }
name-ending_haunt_38_heroes = 「{ name-haunt_38 }」――ヒーローの勝利です。
ending-haunt_38_heroes = { name-ending_haunt_38_heroes }{ epilogue-haunt_38-heroes }
name-ending_haunt_38_traitor = 「{ name-haunt_38 }」――裏切り者側の勝利です。
ending-haunt_38_traitor = { name-ending_haunt_38_traitor }{ epilogue-haunt_38-traitor }
name-ending_haunt_46_heroes = 「{ name-haunt_46 }」――ヒーローの勝利です。
ending-haunt_46_heroes = { name-ending_haunt_46_heroes }{ epilogue-haunt_46-heroes }
name-ending_haunt_46_traitor = 「{ name-haunt_46 }」――裏切り者側の勝利です。
ending-haunt_46_traitor = { name-ending_haunt_46_traitor }{ epilogue-haunt_46-traitor }
name-ending_haunt_48_heroes = 「{ name-haunt_48 }」――ヒーローの勝利です。
ending-haunt_48_heroes = { name-ending_haunt_48_heroes }{ epilogue-haunt_48-heroes }
name-ending_haunt_48_traitor = 「{ name-haunt_48 }」――裏切り者側の勝利です。
ending-haunt_48_traitor = { name-ending_haunt_48_traitor }{ epilogue-haunt_48-traitor }

## ボットの理由

reason-life = 生きのびるため
reason-cards = カードのため
reason-house = 館をもっと知るため
reason-side = 自分の陣営のため
reason-story = 目的に近づくため
reason-place = 役に立つ場所へ向かうため
reason-prey = 敵に迫るため
reason-danger = 危険を避けるため
reason-load = 必要な物をそろえるため
