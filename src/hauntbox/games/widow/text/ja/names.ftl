## スタートタイル

name-start_chapel = 礼拝堂
name-start_gallery = 画廊
name-start_hall = 大広間
name-start_parlour = 応接間
name-start_boudoir = 婦人の私室

## 赤の部屋タイル

name-red_01 = クローク
name-red_02 = 戦利品の間
name-red_03 = 裏階段
name-red_04 = 喫煙室
name-red_05 = 使用人階段
name-red_06 = カードルーム
name-red_07 = 奏楽の小間
name-red_08 = 桟敷席
name-red_09 = 長い廊下
name-red_10 = 緋色の曲がり廊下
name-red_11 = サロンの一角
name-red_12 = 肖像画の通路
name-red_13 = 円形広間

## 青の部屋タイル

name-blue_01 = 洗面所
name-blue_02 = 客用寝室
name-blue_03 = 塔の階段
name-blue_04 = 子供部屋
name-blue_05 = 浴室階段
name-blue_06 = 降霊室
name-blue_07 = リネン室
name-blue_08 = 裁縫室
name-blue_09 = タイル張りの通路
name-blue_10 = 紺碧の曲がり廊下
name-blue_11 = 身支度の一角
name-blue_12 = 絵画の回廊
name-blue_13 = 大浴場

## 緑の部屋タイル

name-green_01 = 鉢植え小屋
name-green_02 = 温室
name-green_03 = 庭園階段
name-green_04 = シダの間
name-green_05 = テラス階段
name-green_06 = 熱帯温室
name-green_07 = 種子庫
name-green_08 = ビリヤード室
name-green_09 = 格子垣の小道
name-green_10 = 新緑の曲がり廊下
name-green_11 = オランジェリーの一角
name-green_12 = 鳥舎
name-green_13 = 冬の庭園

## 黄の部屋タイル

name-yellow_01 = 貴重品庫
name-yellow_02 = 厨房
name-yellow_03 = 屋根裏階段
name-yellow_04 = パントリー
name-yellow_05 = 洗い場
name-yellow_06 = 角灯の間
name-yellow_07 = 食料貯蔵室
name-yellow_08 = 朝食室
name-yellow_09 = 金箔の通路
name-yellow_10 = 琥珀の曲がり廊下
name-yellow_11 = サンルームの一角
name-yellow_12 = 鏡の間
name-yellow_13 = 宴会場

## 黒の部屋タイル

name-black_01 = 石炭置き場
name-black_02 = ワイン蔵
name-black_03 = 地下階段
name-black_04 = 地下墓所
name-black_05 = ボイラー室
name-black_06 = 地下金庫
name-black_07 = 忘却の牢
name-black_08 = 作業場
name-black_09 = 暗い通路
name-black_10 = 炉の一角
name-black_11 = アーチの地下室
name-black_12 = 大地下蔵

## 未亡人と悪霊

name-widow = 未亡人
name-spirit_red = 緋色のもの
name-spirit_blue = 溺れたもの
name-spirit_green = うつろなもの
name-spirit_yellow = 灯を提げたもの
name-spirit_black = 名もなきもの
about-spirit_red = 赤の悪霊。目は2、速さは1、壁抜けはせず、準備のときから礼拝堂にいます。
about-spirit_blue = 青の悪霊。目は3、速さは1、壁抜けはせず、1回目の「出現」で登場します。
about-spirit_green = 緑の悪霊。目は4、速さは2、壁抜けはせず、2回目の「出現」で登場します。
about-spirit_yellow = 黄の悪霊。目は5、速さは2、壁抜けをし、難易度「ふつう」以上で3回目の「出現」で登場します。
about-spirit_black = 黒の悪霊。目は6、速さは3、壁抜けをし、難易度「むずかしい」以上で4回目の「出現」で登場します。

## 職業

name-maid = メイド
name-gardener = 庭師
name-carpenter = 大工
name-guard = 番人
name-fortune_teller = 占い師
name-medium = 霊媒師
name-butler = 執事
name-chaplain = 司祭
about-maid = 1成功で未亡人が1マス移動し、各手番でこれに使う最初の1成功は2マスになります。4枚以上の部屋が完成すると裏返ります。
about-maid-enhanced = 1成功で未亡人が2マス移動します。
about-gardener = 1成功で未亡人が中庭を横断し（回数無制限）、また1手番に1回まで1成功で通常の1マスを移動します。ゲーム中で初めて中庭ができると裏返ります。
about-gardener-enhanced = 1成功で、未亡人が通常の1マスを移動するか、中庭を1回横断します（回数無制限）。
about-carpenter = ステップ2で1トークンにつきタイル1枚をストックに引き（上限2枚）、ステップ5で1成功につきストックのタイルを1枚置きます。ゲーム中5つ目の部屋が完成すると裏返ります。
about-carpenter-enhanced = ステップ2で1トークンにつきタイル1枚をストックに引き（上限3枚）、ステップ5で1成功につきストックのタイルを2枚まで置きます。
about-guard = 1成功で、悪霊がいるタイルに共通置き場から封鎖トークンを1個置きます。1体の悪霊に束縛トークンが3個以上載ると裏返ります。
about-guard-enhanced = 1成功で、悪霊がいるタイルに共通置き場から封鎖トークンを1個置きます。各手番でこれに使う最初の1成功では、1枚のタイルに2個置きます。
about-fortune_teller = 1成功で今の山の上から3枚を見て好きな順で戻し、2成功で出目修正を1つ加えます（出目修正は1手番に1回まで）。自分の手番で4・5・6のゾロ目を出すと裏返ります。
about-fortune_teller-enhanced = 1成功で今の山の上から3枚を見て好きな順で戻し、1成功で出目修正を1つ加えます（出目修正は1手番に1回まで）。
about-medium = 1成功で悪霊1体を好きな方向に1マス動かします（どの悪霊も1手番に1回まで）。いずれかの手番の終わりに2体以上の悪霊が同じタイルにいると裏返ります。
about-medium-enhanced = 1成功で悪霊1体を好きな方向に1マス動かします（同じ悪霊を何回でも動かせます）。
about-butler = 1成功で、選んだプレイヤー1人（自分でも可）が共通置き場からトークンを1個取ります（1手番に2回まで）。2枚以上の単色の部屋が完成すると裏返ります。
about-butler-enhanced = 1成功で、選んだプレイヤー1人（自分でも可）が共通置き場からトークンを1個取ります（1手番に2回まで）。また1手番に1回まで、1成功で未亡人が通常の1マスを移動します。
about-chaplain = 4成功で、礼拝堂以外にいる自由な悪霊1体を礼拝堂に置きます（未亡人が礼拝堂にいる間は不可）。3体目の悪霊が館に入ると裏返ります。
about-chaplain-enhanced = 3成功で、礼拝堂以外にいる自由な悪霊1体を礼拝堂に置きます（未亡人が礼拝堂にいる間は不可）。

## 「!」の効果

name-haunt = 出現
name-chill = 悪寒
name-stash = 隠し棚
name-whisper = ささやき
name-shelter = 庇護
about-haunt = 待機中の先頭の悪霊がこのタイルに現れます。待機中の悪霊がいなければ「悪寒」として処理します。
about-chill = 館にいるすべての悪霊が、速さにかかわらず未亡人に向かって1マスの移動を1回行います。
about-stash = 手番プレイヤーが共通置き場からトークンを1個取ります。
about-whisper = 次に振るサイコロに出目修正を1つ加えます。
about-shelter = 手番プレイヤーが、館にいる好きな悪霊1体に、共通置き場のトークン1個を束縛トークンとして置きます。

## 床の色

name-red = 赤
name-blue = 青
name-green = 緑
name-yellow = 黄
name-black = 黒

## 方角

name-north = 北
name-east = 東
name-south = 南
name-west = 西

## 難易度

name-easy = やさしい
name-normal = ふつう
name-hard = むずかしい
name-nightmare = 悪夢
about-easy = 赤・青・緑の3体の悪霊を使い、山が16/18/14/8/8枚になるため悪霊が遅く現れます。
about-normal = 太陽の印の悪霊4体（赤・青・緑・黄）を使う標準の難易度で、山は10/12/14/14/14枚です。
about-hard = 月の印の黒を加えた5体すべての悪霊を使い、山は10/12/14/14/14枚です。
about-nightmare = 5体すべての悪霊を使い、山が8/10/12/14/20枚になるため悪霊が早く現れます。

## 選択ルール

name-level = 難易度
about-level = どれだけの霊が、どれほど早く現れるか。
name-short = 短縮ゲーム
name-strict_doors = 厳格な扉
name-doubles_move = ゾロ目でも移動
name-no_passing = すり抜け禁止
name-random_jobs = 職業ランダム
name-draft_jobs = 職業ドラフト
name-random_first = 開始席ランダム
about-short = 山を6/8/10/12枚の4つだけにし（山Vなし）、「出現」以外のタイルは無作為の32枚を使って残る28枚は見ずに箱へ戻します。
about-strict_doors = 扉と壁を合わせて置くことができなくなり、触れ合う辺は必ず同じ種類でなければなりません。
about-doubles_move = ゾロ目でトークンは得ますが、悪霊も普通に移動し、2個のサイコロを別々に処理します。
about-no_passing = 未亡人は、移動の途中でも悪霊のいるタイルに一切入れません。
about-random_jobs = 職業を無作為に配ります（「職業ドラフト」とは同時に使えません）。
about-draft_jobs = 各席に職業を2つずつ配って1つを残し、ほかは使いません（4席まで、「職業ランダム」とは同時に使えません）。
about-random_first = 最初の手番を行う席を無作為に決めます。
