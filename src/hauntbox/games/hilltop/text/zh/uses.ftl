### 使用卡牌时的文字（简体中文）

event-searched = { $who }从{ $deck }牌堆中找出一张牌放到最上面，其余重新洗混。
event-mask =
    { $worn ->
        [1] { $who }戴上了面具。
       *[other] { $who }摘下了面具。
    }
event-looked = 板块堆的下一块板块是“{ $room }”，只有你看到了。
event-blast = { $who }把炸药扔进了“{ $room }”！
event-box =
    { $open ->
        [1] { $who }打开了音乐盒。
       *[other] { $who }合上了音乐盒。
    }
event-errand =
    { $fetched ->
        [1] 狗从“{ $room }”把“{ $card }”叼给了{ $who }。
       *[other] 狗把{ $who }的“{ $card }”叼到了“{ $room }”。
    }
