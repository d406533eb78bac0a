### カードを使ったときの文（日本語）

event-searched = { $who }は{ $deck }の山から1枚を探して一番上に置き、残りを混ぜました。
event-mask =
    { $worn ->
        [1] { $who }は仮面をつけました。
       *[other] { $who }は仮面を外しました。
    }
event-looked = 山の次のタイルは「{ $room }」です。見たのはあなただけです。
event-blast = { $who }は「{ $room }」にダイナマイトを投げ込みました！
event-box =
    { $open ->
        [1] { $who }はオルゴールを開けました。
       *[other] { $who }はオルゴールを閉じました。
    }
event-errand =
    { $fetched ->
        [1] 犬が「{ $room }」から「{ $card }」を{ $who }のもとへ運んできました。
       *[other] 犬が{ $who }の「{ $card }」を「{ $room }」へ運びました。
    }
