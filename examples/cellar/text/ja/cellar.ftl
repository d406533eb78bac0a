### 『地下室』の卓上のことば（日本語）

## 卓上のもの

name-cellar = 地下室
name-stairwell = 階段室
name-vault = 穴蔵
name-explorer-0 = 石工
name-explorer-1 = 書記
name-explorer-2 = 墓守
name-explorer-3 = 荷運び
name-monster = 怪物
name-strength = 強さ
name-might = 腕力
name-sanity = 正気
name-kills = 討伐数
name-hand = 手札
name-hidden = 伏せたアイテム
name-knife = ナイフ
name-axe = 斧
name-sabre = サーベル
name-medkit = 救急箱
name-shield = 盾
name-alive = 生存
name-dead = 死亡
name-round = ラウンド
name-slain = 倒した怪物
name-moves = 移動力
name-tiles = 未発見の部屋
name-items = 残りのアイテム
name-drawn = 新しい部屋
name-north = 北
name-east = 東
name-south = 南
name-west = 西
name-black = 黒

about-knife = 武器。攻撃1回にサイコロ1個を加え、使うと失われます。
about-axe = 武器。攻撃1回にサイコロ2個を加え、使うと失われます。
about-sabre = 武器。攻撃1回にサイコロ3個を加え、使うと失われます。
about-medkit = 行動として使うと、腕力と正気が1ずつ戻ります。
about-shield = 同じ部屋の誰かが傷つくときに使うと、ダメージが2点減ります。
about-might = 攻撃で振るサイコロの数。0になると死亡します。
about-sanity = 出来事に耐える力。0になると死亡します。
about-monster = 最後の席の手番のあとに歩き回り、出会った相手を襲います。

glyph-black = k

## 質問

ask-act = どうしますか？ 残り移動力{ $moves }、腕力{ $might }、正気{ $sanity }。
ask-rotate = 新しい部屋をどの向きに置きますか？
ask-sacrifice = 何かが供え物を求めています。何を渡しますか？
ask-teleport = 壁が回りました。どこに出ますか？
ask-boost = 勇気がわきました。どちらの能力を1点上げますか？
ask-weapon = この攻撃で武器を使い捨てますか？
ask-shield = { $victim }が傷つこうとしています。盾を使いますか？
ask-suffer = 1点失います。腕力（{ $might }）と正気（{ $sanity }）のどちらですか？

## 選択肢

part-monsters =
    { $monsters ->
        [0] { "" }
       *[other] （怪物{ $monsters }体がいる）
    }
option-act-walk = { $way }（{ $cell }）へ進む{ part-monsters }。
option-act-explore = { $way }を探索する。新しい部屋に入り、この手番の移動は終わる。残り{ $tiles }部屋。
option-act-attack = ここの怪物を攻撃する。サイコロ{ $dice }個対{ $strength }個。
option-act-end = 手番を終える。
option-act-medkit = 救急箱を使う。腕力と正気が1ずつ戻る。
option-rotate-turn = 扉は{ $doors }。
option-sacrifice-item = { $item }を渡す。
option-sacrifice-sanity = 何も渡さない。正気が{ $after }になる。
option-teleport-cell = { $cell }に出る{ part-monsters }。
option-boost-trait = { $trait }：{ $now } → { $after }。
option-weapon-weapon = { $weapon }を使う。サイコロ{ $dice }個。
option-weapon-bare = 素手で戦う。サイコロ{ $dice }個。
option-shield-yes = 盾を使う。ダメージが2点減る。
option-shield-no = 取っておく。
option-suffer-trait =
    { $trait }：{ $now } → { $after }{ $after ->
        [0] （死亡）
       *[other] { "" }
    }。

## 起こったこと

name-fright = 恐怖
name-debt = 借り
name-wall = 回る壁
name-howl = 遠吠え
name-comfort = 安らぎ
name-find = 掘り出し物

event-turn = 第{ $round }ラウンド：{ $who }の手番。
event-walked = { $who }が{ $cell }へ進む。残り移動{ $moves }。
event-healed = { $who }が救急箱を使う：力{ $might }、正気{ $sanity }。
event-explored = { $who }が{ $cell }に新しい部屋を開く。残り{ $left }部屋。
event-omen = 凶兆：{ $cell }に強さ{ $strength }の怪物。ダイス{ $dice }個で{ $total }{ $harm ->
        [0] 、ほかには何も起きない。
       *[other] ：5以上なので全員が傷つく。
    }
event-found = { $who }がアイテムを見つける。残り{ $left }。
event-found-item = 見つけた物：{ $item }。
event-event = { $who }が出会うのは{ $card }。
event-gave = { $who }が{ $item }を手放す。
event-attacked =
    { $who }がダイス{ $dice }個{ $weapon-id ->
        [none] { "" }
       *[other] （{ $weapon }を含む）
    }で攻撃：{ $ours }対{ $theirs }（強さ{ $strength }）。{ $slain ->
        [1] 怪物を倒した！
       *[other] 怪物は倒れない。
    }
event-shielded = { $who }が{ $victim }を盾でかばう：残り{ $left }点。
event-hurt =
    { $who }が{ $trait }を1点失う：{ $left ->
        [0] 死亡
       *[other] 残り{ $left }
    }。
event-monster = { $cell }の怪物が{ $who }を襲う：{ $theirs }対{ $ours }。

## 終わり

ending-slain = 怪物を8体倒し、地下室は静かになりました。
ending-midnight = 時計が十二時を打ちました。生き残った者は地下室を出ます。
ending-all_dead = 誰ひとり戻りませんでした。
figure-rounds = ラウンド数
figure-slain = 倒した怪物
figure-best = 最高得点

## ボットの理由

reason-kills = 討伐のため
reason-health = 体力のため
reason-rival = 一番の競争相手に対抗するため
