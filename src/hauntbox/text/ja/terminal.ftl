### 端末のことば（日本語）

ui-welcome = シード{ $seed }。選択肢の番号か表記を入力してください。?でほかのコマンドを表示します。
ui-person = あなた
ui-people = プレイヤー
ui-bot = ボット { $name }
ui-head =
    { $turn ->
        [0] 準備
       *[other] 第{ $turn }手番
    }、席{ $seat }の選択
ui-over = ゲーム終了
ui-thinking = 席{ $seat }が考えています……
ui-bot-chose = 席{ $seat }は「{ $choice }」を選択：{ $reason }。
ui-no-role = 役割未定
ui-tokens-on = トークン{ $count }個
ui-dice = サイコロ
ui-die-good = 成功
ui-die-bad = 失敗
ui-room-on = { $room }、{ $floor }
ui-on-square = { $room }、マス { $square }
ui-number = { $number }番
ui-squares = 地図上のマス
ui-no-story = まだ物語は語られていません。
ui-story-waits = 席{ $seat }だけへの知らせがあります。ほかの人が見ていないときにstoryと入力してください。
ui-no-place = どの向きでも置けない区画：
ui-same-table = （卓の様子は前と同じです。tで描き直します。）
ui-log-cut = （……ほかに{ $count }行。lで記録をすべて表示します。）
ui-more = — 選択肢はあと{ $count }ページ：m —
ui-no-more = 選択肢はこれで全部です。tで最初から表示します。
ui-empty = 1〜{ $count }の番号か表記を入力してください。?でヘルプを表示します。
ui-no-number = 選択肢{ $number }はありません。番号は1〜{ $count }です。
ui-unknown = 「{ $typed }」は選択肢でもコマンドでもありません。?でヘルプを表示します。
ui-no-rule = 「{ $rule }」というルールはありません。
ui-no-info = 説明がありません。iだけを入力すると、卓上のものをすべて説明します。
ui-undone = 最後の選択を取り消しました。
ui-undo-nothing = 取り消せる選択がありません。
ui-undo-refused = 最後の選択は取り消せません。その後にサイコロが振られたか、タイルが引かれたか、ほかの席が行動しました。
ui-save-where = sの後にファイル名を入力してください。例：s evening.hbx
ui-save-exists = { $file }はすでにあります。別の名前にしてください。
ui-save-failed = { $file }に書き込めません：{ $why }
ui-saved = 記録を{ $file }に保存しました。
ui-quit = おやすみなさい。
ui-end-of-input = 入力が終わりました。おやすみなさい。
ui-help-choose = 12 または 3,-1 r2   番号か表記で選ぶ（表記の初めだけなら、該当する選択肢を表示）
ui-help-more = m, more            選択肢の次のページ
ui-help-undo = u, undo            最後の選択を取り消す（新しいことが分かった後は不可）
ui-help-table = t, table           すべて描き直す
ui-help-log = l, log             これまでの記録
ui-help-rule = r WID-TILE-6       ルールを読む。rだけならこの質問のルール
ui-help-info = i, i maid          卓上の役割・駒・印の説明
ui-help-story = story              席に伝えられた物語を読む
ui-help-save = s FILE             ここまでの記録を保存する
ui-help-quit = q, quit            やめる
ui-help-map = ──── 壁   ─░░─ 窓   ─▒▒─ 扉   ─##─ 鍵のかかった扉   ─xx─ 塞がれた扉   · · 露出した辺   （線なし）同じ部屋
ui-help-routes = 1,6 または go 1,6   ' の付いたマスまで一度に移動する（一歩ずつ）
ui-help-squares = ### 岩壁   . 床   m キノコ   s 階段   e 出口   ~ 水   x 奈落   o 柱   v 噴気孔   t 玉座   ! 瓦礫   ? 未踏の辺   P 栓   12 その番号の選択肢の行き先   G1 駒（G1* は選択肢の対象）   % マーカー
ui-help-edges = ──::── 裂け目のある壁   ≈≈≈≈ 力の壁   ≈≈::≈≈ 裂け目のある力の壁   （縦の辺では : ≈ ÷）

## ボットの理由

bot-searched = { $games }回の試行中{ $visits }回選び、見込みは100分の{ $chance }
