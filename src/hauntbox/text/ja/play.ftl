### ブラウザの卓の文言(日本語)

## 卓

play-board = 盤面
play-decision = 決断
play-decision-yours = あなたの番です
play-your-decision = あなたが決める番です：{ $question }
play-beside = 盤の横にあるもの
play-strip = ダイスとカード
play-figures = 盤上のほかのコマ
play-piles = 部屋に落ちているもの
play-row-at = { $name }：{ $room }
play-supplies = 供給と数値
play-views = 記録とチャット
play-tab-seats = 席
play-tab-log = 記録
play-tab-chat = チャット
play-unread = 未読
play-log = これまでの出来事
play-setup = 準備
play-turn = ターン{ $turn }
play-none = なし
play-rules = ゲームのルール
play-settings = 設定
play-menu = 卓のメニュー
play-close = 閉じる
play-cancel = やめる
play-yes = はい
play-no = いいえ
play-clock = この決断の残り時間：{ $time }
play-watching = { $count }人が観戦中

## 席

play-seats = 席
play-seat = 席{ $seat }
play-open = 空席
play-bot = ボット({ $level })
play-level-gentle = やさしい
play-level-steady = ふつう
play-level-sharp = 手ごわい
play-you = あなた
play-visitor = 見学者
play-online = 在席
play-offline = 離席中
play-decides = 思案中
play-active = 手番
play-clip = { $value }（{ $steps }段階の{ $step }、開始は{ $start }段階目）
play-clip-skull = ドクロまで落ちた
play-change = 変更…
play-leave = 席を譲る…
play-change-seat = 席{ $seat }をほかの人に譲る
play-take-seat = 席に着く
play-your-name = あなたの名前
play-which-seat = 席
play-any-seat = 空いている席ならどこでも
play-sit = 着席する

## 決める

play-pick-cell = 盤の光っているマスか下の選択肢を選ぶと、置く前にタイルの様子を確かめられます。
play-pick-square = 盤の光っているマスを選ぶか、一覧を開いてください。
play-pick-way = 淡く光るマスを選ぶと、そこまで一度に移動します。
play-many = 盤上の選択肢
play-place = ここに置く
play-turn-left = 左に回す
play-turn-right = 右に回す
play-on-board = 盤上に{ $count }か所
play-really = 本当にいいですか？取り消せません。
play-filtered =
    { $count ->
        [0] ここで選べるものはありません。
       *[other] ここで選べるもの：{ $count }件
    }
play-show-all = すべて表示
play-barred = 今は選べないもの：{ $count }件(理由)
play-rule-of = ルール{ $rule }
play-nothing-known = これについての説明はありません。
play-since = 前回の決断のあとの出来事：{ $count }件
play-since-divider = 前回の決断のあと
play-thought = { $name }:
play-look = 場面{ $moment }の卓を見る

## 待つ

play-connecting = 卓を開いています…
play-lost-line = 接続が切れました。再接続しています…
play-happening = 出来事を再生中…
play-walking = 移動しています…
play-skip = とばす
play-waits = { $name }が考えています…
play-waits-open = 席{ $seat }の決断待ちですが、空席です。誰かを招くか、席をボットに任せてください。
play-nobody-asked = 今は誰も決める必要がありません。
play-over = ゲーム終了
play-looking-back = 過去の場面を見ています。ここでは何も選べません。

## 取り消し

play-undo = 取り消す
play-undo-why = 自分の直前の選択を取り消します
play-undo-ask = 取り消しを頼む
play-undo-ask-why = そのあと新しいことが明らかになったので、先にほかのプレイヤーに確認します
play-redo = やり直す
play-undo-asked = { $name }が選択を取り消して、場面{ $moment }に戻りたいそうです。かまいませんか？
play-undo-waits = { $name }が選択を取り消したいそうです。返事待ち：{ $names }

## ダイス

play-dice = ダイス
play-dice-sum = 合計 { $sum }
play-die-changed = { $was }から{ $face }に変更
play-die-needs = { $needs }以上
play-die-good = 成功
play-die-bad = 失敗

## 招待

play-invite = 招待
play-link-invite = 招待リンク
play-link-invite-hint = これを開いた人は空席に座れます。
play-link-watch = 観戦用リンク
play-link-watch-hint = これを開いた人は卓を見られますが、秘密は見えず、プレイもできません。
play-link-seat = 自分の席を別の端末で開く
play-link-seat-hint = 自分専用です。これを開いた人はあなたの席でプレイできます。
play-no-links = ここから渡せるリンクはありません。
play-copy = コピー
play-copied = コピーしました

## 物語

play-story = 物語
play-brief-begin = はじめる
play-brief-back = 卓に戻る
play-brief-watching = あなたは観戦中です。ここにあるのは全員が知っていることです。
play-brief-side = あなたの立場：{ $side }
play-brief-side-traitor = あなたは裏切り者です。
play-brief-side-hero = あなたはヒーローです。
play-brief-side-alone = 味方はいません。全員が自分のために戦います。
play-brief-side-hidden = 裏切り者が紛れているかもしれません。あなたではありません。
play-brief-known = 相手側についてわかっていること
play-brief-goal = 勝つには
play-brief-setup = 起こったこと
play-brief-note = 覚えておくこと
play-brief-epilogue = 結末
play-brief-rules = この物語のルール

## 画面の共有

play-curtain = 幕
play-pass = 端末を{ $name }に渡してください
play-who-is-there = 画面の前にいるのは誰ですか？
play-curtain-why = ほかの人の秘密が見えないように、卓を隠しています。
play-i-am = 私は{ $name }です。卓を見せて

## チャット

play-chat = チャット
play-chat-empty = まだ発言はありません。
play-chat-say = 卓のみんなに話しかける
play-chat-send = 送信

## 終了と振り返り

play-won = 勝ち
play-lost = 負け
play-drawn = 引き分け
play-result = 結果
play-again = もう一度遊ぶ
play-replay = リプレイを見る
play-record = 記録をダウンロード
play-what-if = もしも…?
play-what-if-seat = 続きを遊ぶ席
play-what-if-here = もしも：ここから続きを遊ぶ
play-looking = 全{ $total }場面のうち場面{ $moment }を見ています
play-moment = ゲームの場面
play-start = 再生
play-pause = 一時停止
play-step-back = 一手戻る
play-step-on = 一手進む
play-back-to-now = 現在に戻る
play-to-the-end = 最後へ

## 報告

play-report = 問題を報告する
play-report-what = 何が起きましたか？
play-report-hint = 調べられるように、このゲームの記録も一緒に送られます。
play-report-send = 送信
play-reported = ありがとうございます。報告番号は{ $id }です。

## キー

play-shortcuts = キーボードショートカット
play-key-option = その番号の選択肢を選ぶ
play-key-arrows = 選択肢の間を移動する
play-key-confirm = 選択肢を選ぶ、タイルを置く、確定する
play-key-cancel = やめる、またはすべての選択肢を表示する
play-key-turn = タイルを回す(Shiftを押すと逆向き)
play-key-undo = 取り消す
play-key-redo = やり直す
play-key-help = この一覧を表示する

## うまくいかなかったとき

play-gone = この卓は開けません
play-home = 最初のページへ
play-error-stale = 卓はもう先に進んでいました。今の状態を表示しています。
play-error-not_offered = 今はそれを選べません。
play-error-not_your_turn = あなたが決める番ではありません。
play-error-bad_key = このリンクでは卓を開けません。新しいリンクをもらってください。
play-error-no_table = その卓はありません。片付けられたのかもしれません。
play-error-rate = 操作が多すぎます。少し待ってください。
play-error-bad_message = サーバーが理解できませんでした。ページを読み込み直してください。
play-error-not_allowed = それはできません。
play-error-over = ゲームは終わっています。
play-error-too_many = 今は接続または卓が多すぎます。あとでもう一度試してください。
play-error-busy = 取り消しについての質問にまだ返事がありません。
play-error-internal = サーバーで問題が起きました。何も変わっていません。もう一度試してください。
play-error-closed = 卓は閉じられました。
play-error-taken = その席にはもう別の人が座っています。
play-error-nothing_to_undo = 取り消せる自分の選択はありません。
play-error-nothing_to_redo = やり直せるものはありません。
play-error-offline = 今は接続がありません。自動で再接続します。
play-error-other = うまくいきませんでした。
