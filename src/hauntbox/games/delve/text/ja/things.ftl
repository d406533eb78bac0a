### 『洞窟行』の卓上のもの（日本語）

name-cave = 洞窟
name-unexplored = 未踏の辺
about-unexplored = 手前の辺で英雄フェイズを終えた英雄は、ここにタイルを置きます。
name-soft_rock = もろい岩
about-soft_rock = 開いた辺がもうないので、この岩の前に立つ英雄は掘り進み、ここにタイルを置きます。
name-adventure = 冒険
name-offered = 選ぶカード
name-environment = 環境
name-known = 次のタイル
name-round = ラウンド
name-surges = 再起トークン
about-surges = HP0で英雄フェイズを迎えた英雄は、必ず1個使います。必要なのに1個も残っていなければ、全員の敗北です。
name-xp_pile = 経験値
about-xp_pile = 倒したモンスターのカード。経験値5で、遭遇カードを取り消すか、20を振った英雄がレベル2になれます。
name-tiles_left = 残りのタイル
name-encounters_left = 遭遇カード
name-trap_pile = 罠の山
name-done-egg_sac = 壊した卵嚢
name-done-fissure = 壊した亀裂
name-done-seal = 解除した封印
name-chests_left = 残りの宝箱
name-chest_worth = 宝箱の価値
name-powers = パワー
name-items = アイテム
name-curses = 呪い
name-blessings = 祝福
name-carries = 運んでいる物
name-charge = モンスターと罠
about-charge = このプレイヤーの手番の終わりに、この順で動きます。同じ名前のモンスターは、誰が担当していても一緒に動きます。
name-hp = HP
name-ac = AC
about-ac = ダイスの目とボーナスの合計がこの数以上なら、攻撃は命中します。
name-speed = 速さ
about-speed = 1回の移動で進めるマス数。
name-disarm = 解除
about-disarm = 解除のロールがこの数以上なら、罠を解除します。
name-level-1 = レベル1
name-level-2 = レベル2

## 物とマーカー

name-crown = 王冠
about-crown = 玉座の上にあり、隣接するマスから拾います。ヴェスクを倒し、HPが1以上の英雄が運んでいれば勝利です。
name-sunshard = 陽のかけら
about-sunshard = 水晶の上にあり、隣接するマスから拾います。運んでいない間、ナッシュルートはダメージを受けません。運んでいる英雄は、ナッシュルートへの攻撃のロール＋2、ダメージ＋1です。
name-egg_sac = 卵嚢
about-egg_sac = マスを塞ぎます。AC12、HP1/1/1/2/2（英雄1/2/3/4/5人）。3個目が壊れると、母なるモルグラスが現れます。
name-fissure = 亀裂
about-fissure = マスを塞ぎます。AC12、HP2/3/4/4/5（英雄1/2/3/4/5人）。4つすべて壊せば勝利です。
name-oath_stone = 誓いの石
about-oath_stone = マスを塞ぎます。AC13、HP1/1/1/2/2（英雄1/2/3/4/5人）。1つでも残っている間、虚ろの王はダメージを受けません。
name-seal = 封印
about-seal = 罠。解除12。動くとき：同じタイルの英雄全員を攻撃：＋7、1ダメージ。3つすべて解除すれば勝利です。
name-chest = 宝箱
about-chest = 価値は1、2、3のどれかで、運んでいる人だけが知っています。同じタイルにモンスターも宿敵もいない間だけ拾えます。
name-vent = 噴気孔
about-vent = 英雄フェイズを噴気孔に隣接して終えた英雄は、1ダメージを受けます。
name-seep_mark = 溶岩マーカー
about-seep_mark = 「にじみ出る溶岩」が動くたびに、このタイルの英雄と仲間はそれぞれ1ダメージを受けます。ここからも解除できます。
name-fury_token = 憤怒トークン
about-fury_token = 命中したとき、1個を取り除いてダメージ＋1にできます。
name-mirror_token = 鏡像トークン
about-mirror_token = 1個につきAC＋3。クイロンが攻撃されるたびに1個なくなります。
name-stance_token = 構え中
name-number = 番号
name-worth = 価値

## 状態

name-poisoned = 毒
about-poisoned = 英雄フェイズの初めに1ダメージ。終わりに10以上を振れば治ります。
name-immobilized = 足止め
about-immobilized = その英雄自身の英雄フェイズの終わりまで、速さ0。
name-down = 倒れている
about-down = HP0。モンスターはこの英雄を無視します。自分の手番までに回復しなければ、再起トークンを1個使います。
name-veiled = 帳
about-veiled = クイロンの次の英雄フェイズまで、モンスター・宿敵・罠はこの英雄を狙いません。範囲の英雄全員への攻撃には含まれます。
name-sheltered = 盾の言葉の守り
about-sheltered = マレンの次の英雄フェイズまでAC＋2（盾の言葉）。
name-reckless = 捨て身
about-reckless = オリンの次の英雄フェイズまでAC−2（捨て身の一振り）。
name-prey = 獲物
about-prey = イルゼの次の英雄フェイズまで、どの英雄もこれへの攻撃のロール＋2。
name-guarded = 無傷
about-guarded = 冒険の規則に守られている間、ダメージを受けません。
name-escaped = 脱出
name-revealed = 宝箱を公開
name-face-down = 裏向き
about-face-down = 使用済み。何かの効果で表になるまで、何ももたらしません。
name-acted = 行動済み
name-at-will = 常用
name-daily = 大技
name-utility = 補助
name-stance = 構え

glyph-poisoned = ☠
glyph-immobilized = #
glyph-down = †
glyph-veiled = ?
glyph-sheltered = +
glyph-reckless = !
glyph-prey = ◎
glyph-guarded = ■
glyph-mirror_token = M
glyph-fury_token = F
glyph-unexplored = ?
glyph-soft_rock = :
glyph-number = #

## 文の中のことば

name-monster = モンスター
name-vermin = 蟲
name-goblin = ゴブリン
name-attack = 攻撃のロール
name-poison = 毒のロール
name-north = 北
name-east = 東
name-south = 南
name-west = 西
name-white = 白
name-black = 黒

## 冒険

name-first_descent = 最初の降下
about-first_descent = 英雄1〜5人、基本。帰り道は崩れ、どこか下のほうに、日の光へ続く古い縦穴があるといいます。目標：「日の差さぬ川」を見つけ、その先の縦穴の出口から英雄全員が脱出する。
name-iron_crown = 鉄の王冠
about-iron_crown = 英雄1〜5人、基本。闇の中の玉座に王冠が、そして王冠を取る者を静かな刃が待っています。目標：「壊れた門」を見つけ、その先の玉座から王冠を取り、背後から現れるヴェスクを倒す。王冠は、HPが1以上の英雄が運んでいなければなりません。
name-cinder_lair = 灰の巣穴
about-cinder_lair = 英雄1〜5人、上級。煙と骨の跡が、灰顎ウルグルムのねぐらへ続いています。目標：「王の像」を見つけ、その先の巣穴でウルグルムを倒す。
name-brood_below = 地の底の卵
about-brood_below = 英雄1〜5人、上級。洞窟に3つの卵嚢が下がり、母もそう遠くありません。目標：「暗き奈落」「水晶の岩屋」「キノコの園」の卵嚢を壊し、現れる母なるモルグラスを倒す。
name-bring_her_back = 彼女を連れ帰れ
about-bring_her_back = 英雄1〜5人、上級。洞窟を測りに降りた測量士エッダが戻りません。目標：「水晶の岩屋」で見つけ、スタートタイルまで連れ帰る。エッダのHPが0になれば敗北。
name-closing_dark = 閉ざされゆく闇
about-closing_dark = 英雄1〜5人、基本。帰したくない何かが、通路を1つまた1つと塞いでいきます。目標：「壊れた門」を見つけ、英雄全員がそこから脱出する。見つかるまでは、遭遇カードの代わりに辺が1つずつ栓をされ、その前に未踏の辺がなくなれば敗北。
name-four_fissures = 四つの亀裂
about-four_fissures = 英雄1〜5人、上級。4つの亀裂がモンスターを吐き出しています。目標：4つすべてを壊す。遭遇の代わりにダイスで亀裂を決め、残っていればモンスターが1体現れ、壊れていれば遭遇カードを引きます。
name-three_seals = 三つの封印
about-three_seals = 英雄1〜5人、上級。ここを築いた者は客を嫌い、黒三角のタイルには罠が待ちます。目標：「ルーンの床」「暗き奈落」「王の像」の封印を解除する。
name-hollow_court = 虚ろの宮廷
about-hollow_court = 英雄1〜5人、上級。死せる王が宮廷を開き、2つの誓いの石があらゆる刃から王を守っています。目標：「壊れた門」を見つけ、石を壊し、虚ろの王を倒す。
name-hold_the_stair = 階段を守れ
about-hold_the_stair = 英雄1〜5人、上級。破れ口は5つ、階段は1つ。地上の誰もがあなたたちを頼みにしています。目標：第7/9/8/8/7ラウンド（英雄1/2/3/4/5人）が終わるまで持ちこたえる。それより前のどのラウンドの終わりにも、HPが1以上の英雄がスタートタイルに立っていなければなりません。
name-alone_in_the_dark = 闇にひとり
about-alone_in_the_dark = 英雄1人、上級。あなたはひとり、そして追ってくるものは傷つきません。目標：「水晶の岩屋」で陽のかけらを見つけ、それを運んでナッシュルートを倒す。
name-rival_delvers = 競い合う英雄たち
about-rival_delvers = プレイヤー2〜5人、上級、競争。白三角のタイルに10個の宝箱があります。目標：価値の合計が5（4人・5人なら4）の宝箱を階段へ運んで公開する。そのラウンドの終わりに、価値が最も高い人の勝利。

## ゲームの設定

about-adventure = 何をめざすか。カード、再起トークン、宿敵、勝ち方が決まります。
name-difficulty = 難しさ
about-difficulty = やさしい：再起トークンが1個増えます。難しい：1個減ります。
name-easier = やさしい
name-normal = ふつう
name-harder = 難しい
name-cards = カードのセット
about-cards = 冒険のとおりにするか、基本のカードだけ、または基本と上級のカードを合わせて使います。
name-printed = 冒険のとおり
name-base = 基本
name-advanced = 上級
name-random_heroes = 英雄を無作為に
about-random_heroes = 英雄を選ばず、無作為に配ります。
name-random_powers = パワーを無作為に
about-random_powers = パワーを選ばず、無作為に配ります。
name-party = 続き物の英雄
about-party = 空欄、または前の冒険から続ける英雄をセミコロンで区切って書きます。英雄、レベル、パワー、アイテムの順に、たとえば：brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade
wrong-party = 英雄、レベル、パワー、アイテム（なければ-）の順に書いてください。たとえば：brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade

## 長い一覧の見出し

group-go = 次のマス
group-attack = 攻撃する
group-use = パワーを使う
group-item = アイテムを使う
group-disarm = 罠を解除する
group-take = 拾う
group-drop = 置く
group-stance = 構え

## 終わり方

figure-rounds = ラウンド
figure-tiles = 置いたタイル
figure-level_ups = レベル2の英雄
figure-surges = 残った再起トークン

part-after = { $rounds }ラウンド、置いたタイル{ $tiles }枚、残った再起トークン{ $surges }個。
name-ending_won_1 = 日の光です。英雄全員が脱出しました。皆さんの勝利です。
ending-won_1 = { name-ending_won_1 }{ part-after }
name-ending_won_2 = ヴェスクは倒れ、王冠は手の中にあります。皆さんの勝利です。
ending-won_2 = { name-ending_won_2 }{ part-after }
name-ending_won_3 = 灰顎ウルグルムを倒しました。皆さんの勝利です。
ending-won_3 = { name-ending_won_3 }{ part-after }
name-ending_won_4 = 母なるモルグラスを倒し、卵も残っていません。皆さんの勝利です。
ending-won_4 = { name-ending_won_4 }{ part-after }
name-ending_won_5 = 測量士エッダが階段のもとへ戻りました。皆さんの勝利です。
ending-won_5 = { name-ending_won_5 }{ part-after }
name-ending_won_6 = 闇が閉じきる前に、英雄全員が門を抜けました。皆さんの勝利です。
ending-won_6 = { name-ending_won_6 }{ part-after }
name-ending_won_7 = 4つの亀裂をすべて壊しました。皆さんの勝利です。
ending-won_7 = { name-ending_won_7 }{ part-after }
name-ending_won_8 = 3つの封印をすべて解除しました。皆さんの勝利です。
ending-won_8 = { name-ending_won_8 }{ part-after }
name-ending_won_9 = 虚ろの王を倒しました。皆さんの勝利です。
ending-won_9 = { name-ending_won_9 }{ part-after }
name-ending_won_10 = 階段を最後まで守り抜きました。皆さんの勝利です。
ending-won_10 = { name-ending_won_10 }{ part-after }
name-ending_won_11 = 陽のかけらの光でナッシュルートを倒しました。皆さんの勝利です。
ending-won_11 = { name-ending_won_11 }{ part-after }
name-ending_won_12 = 宝箱を数えます。階段で公開した価値が最も高い人の勝利です。
ending-won_12 = { name-ending_won_12 }{ part-after }
name-ending_stack_empty = タイルが尽き、最後の3ラウンドも終わりました。宝箱の価値が最も高い人の勝利です。
ending-stack_empty = { name-ending_stack_empty }{ part-after }
name-ending_out_of_rounds = 40ラウンドが終わりました。宝箱の価値が最も高い人の勝利です。
ending-out_of_rounds = { name-ending_out_of_rounds }{ part-after }
name-ending_lost_5 = 測量士エッダが倒れました。皆さんの敗北です。
ending-lost_5 = { name-ending_lost_5 }{ part-after }
name-ending_lost_6 = 門が見つからないまま未踏の辺がなくなり、闇が閉じました。皆さんの敗北です。
ending-lost_6 = { name-ending_lost_6 }{ part-after }
name-ending_lost_10 = ラウンドの終わりに、階段を守る者がもう1人も立っていません。皆さんの敗北です。
ending-lost_10 = { name-ending_lost_10 }{ part-after }
name-ending_no_surge = 英雄がHP0で倒れ、再起トークンが1個も残っていません。皆さんの敗北です。
ending-no_surge = { name-ending_no_surge }{ part-after }
name-ending_out_of_time = 決着のつかないまま40ラウンドが終わりました。皆さんの敗北です。
ending-out_of_time = { name-ending_out_of_time }{ part-after }

## ボットの理由

reason-victory = 勝利に近づく
reason-health = 英雄を倒れさせないため
reason-surges = 再起トークンを惜しんで
reason-threat = 迫るモンスターに備えて
reason-progress = 冒険を先へ進めるため
reason-cards = よいカードを残すため
reason-experience = 経験値のため
reason-cave = 洞窟でよい位置を取るため
