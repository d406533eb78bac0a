### 館そのもの：棚、新しい卓、ルールブック、設定（日本語）

web-title = 怪異の夜を詰めた箱
web-subtitle = 幽霊屋敷と地下迷宮のボードゲーム集。ルールはすべて完備、友だちとも、理由を話すボットとも遊べます。
web-home = Hauntbox、棚へ戻る
web-nav = 館の案内
web-settings = 設定
web-language = 言語
web-close = 閉じる
web-boxes = 棚の箱
web-play = 遊ぶ
web-rules = ルール
web-rule-count = ルール{ $count }件
web-players = { $low }〜{ $high }人
web-players-one = { $low }人
web-coming = 準備中：ルールを制作しています。
web-small-one = 試しに遊べる小さなゲーム：
web-your-tables = あなたの卓
web-no-tables = まだありません。開いた卓や参加した卓は、このブラウザーに保存されます。
web-a-table = 卓
web-forget = この卓を一覧から外す
web-lobby = 参加者を待つ卓
web-no-lobby = いま参加者を待っている卓はありません。
web-open-seats = { $seats }席中{ $open }席が空き
web-join = 参加する
web-has-clock = 時間制限あり
web-records = 記録
web-upload-about = 記録として保存したゲームを、一手ずつ見返せます。
web-upload = 記録ファイルを開く
web-bad-record = このファイルは記録として開けません：
web-guest = ゲスト
web-you = あなた
web-player = プレイヤー{ $seat }

## 箱

web-game-widow = 未亡人の館
web-blurb-widow = 増築の止まらない館と、未亡人に迫る悪霊たち。全員で力を合わせて彼女を守ります。
web-game-hilltop = 丘の上の館
web-blurb-hilltop = 奇妙な館を探索する。誰かが館の側の者だとわかる、その時まで。
web-game-delve = 洞窟行
web-blurb-delve = 英雄たちは一部屋ずつ地下へ進む。闇もまた動き出す。
web-game-manor = 眠らぬ荘園
web-blurb-manor = 五つの役、五つの遊び方：聖騎士、骸骨、蜘蛛、魔術師、そして荘園そのもの。
web-game-caverns = 水晶の空洞
web-blurb-caverns = 騎士、ゴブリン、竜、盗賊、洞窟。誰もが違うルールで戦います。
web-game-cellar = 地下室
web-blurb-cellar = 四人の探索者が館の地下で過ごす一夜。

## 新しい卓

web-all-rules = ルール全文
web-play-now = すぐに遊ぶ
web-play-this = このゲームで遊ぶ
web-seats = 参加者
web-how-many = 席の数
web-seat = 席{ $seat }
web-here = この画面を共有する人
web-open = リンクで来る友だち
web-open-about = 席は空けておきます。リンクは卓で受け取れます。
web-bot = ボット：{ $level }
web-level-gentle = やさしい
web-level-gentle-about = 一手先だけを見ます。速くて寛大です。
web-level-steady = ふつう
web-level-steady-about = 数手番先まで頭の中で試します。頼れる仲間です。
web-level-sharp = 手ごわい
web-level-sharp-about = 一手に最大2秒考え、ほとんど見落としません。
web-your-name = あなたの名前
web-their-name = その人の名前
web-more-options = その他のオプション
web-option-own = 自分で入力…
web-option-wrong = この内容は入力できません。
web-clock = 決断の時間
web-clock-0 = 無制限
web-clock-90 = 90秒、その後はボットが決める
web-clock-259200 = 3日、その後はボットが決める
web-listed = 参加者を待つ卓の一覧に載せる

## 設定

web-speed = ほかの人の行動を見せる速さ
web-speed-1 = ゆっくり（1×）
web-speed-3 = 速く（3×）
web-speed-0 = すぐに
web-confirm = 取り消せない選択の前に確認する
web-follow = 何か起きた場所へ地図を動かす
web-notify = ほかの画面を見ている間に自分の番が来たら知らせる
web-notify-refused = このブラウザーでは通知が許可されていません。ブラウザーのページ設定で変更できます。
web-kept-here = 設定はこのブラウザーにだけ保存されます。

## ルールブック

web-search-rules = ルールを検索
web-chapters = 章
web-found = { $chapters }章にルール{ $count }件
web-table-of = 表：{ $head }
web-found-nothing = その言葉はルールブックにありません。
web-no-rule = このルールの文面は今は表示できません。

## うまくいかないとき

web-problem-offline = サーバーに接続できません。動いているか、ネットワークを確認してください。
web-problem-bad_setup = この設定では始められません：
web-problem-bad_message = サーバーが内容を理解できませんでした。
web-problem-no_game = このゲームはまだ箱に入っていません。
web-problem-no_table = その卓はありません。
web-problem-bad_key = このリンクでは卓に入れません。
web-problem-taken = 一足遅く、空いた席はもうありません。
web-problem-rate = 短い間に操作が多すぎます。少し待ってからやり直してください。
web-problem-too_large = 大きすぎます。
web-problem-not_over = ゲームが終わってからできます。
web-problem-old_rules = この卓は古い版のルールで遊ばれたものです。
web-problem-other = うまくいきませんでした。もう一度お試しください。
