### 卓からのお知らせ（日本語）

remark-bot-failed = 席{ $seat }のボットが選べなかったため、より単純なボットが引き継ぎました。
remark-clock = 席{ $seat }は時間切れです。この選択はボットが行いました。
remark-taken-back = ゲームは席{ $seat }の前の選択まで戻りました。
remark-seat-person = 席{ $seat }に人が着きました。
remark-seat-bot = 席{ $seat }はこれからボットがプレイします。
remark-seat-open = 席{ $seat }は空席になり、参加者を待っています。
