### 作祟7：连根带枝

name-haunt_07 = 连根带枝
theme-haunt_07 = 墙纸后面有东西扎了根，而那些根饿了。
brief-haunt_07-heroes = 墙纸长出了叶子。一条条绿色的绳索像钓鱼人一样耐心，沿着门框摸索过来，每一条的尽头都是另一个房间里一张沾满黑土的嘴。古书里写着一种任何根都受不了的药汁。
brief-haunt_07-traitor = 这些年你一直给它浇水，却不知道为什么。现在它饿醒了，而且认得你的手。让它吃饱，它的花会一直开到屋顶。
known-haunt_07-heroes = 被抓住的英雄会被拖到根那里吃掉。
known-haunt_07-traitor = 英雄们能熬出毒死根的药。
epilogue-haunt_07-heroes = 最后一根卷须松开了栏杆，到头来不过是一株枯草。
epilogue-haunt_07-traitor = 春天，屋子披上了白花，花心是红的，没有人过问。

## 棋子、物件、状态

name-h07_root = 根
about-h07_root = 待在自己的房间里，不能被攻击。它的藤尖会把抓住的英雄拖到这里。
name-h07_tip = 藤尖
about-h07_tip = 攻击胜过英雄时，不造成伤害，而是抓住对方，之后每回合朝自己的根拖3格。抓着英雄在根的房间开始行动时，对其造成2颗骰子的肉体伤害。
name-h07_flask = 药瓶
about-h07_flask = 任何根都受不了的药汁。每名英雄至多带2瓶；叛徒只能偷取，偷到的药瓶即被毁掉。
name-h07_grabbed = 被抓住
about-h07_grabbed = 只能挣扎，或在根的房间里倒出药瓶。其他英雄可以攻击藤尖；它输了就会松开。
name-h07_brewing_room = 熬药的房间
about-h07_brewing_room = 温室、锅炉房、厨房、食品储藏室、手术室、研究室、储物室和酒窖：在这里可以熬药。

## 行动

name-h07_brew = 熬药
about-h07_brew = 知识检定，有古书时多掷2颗骰子。4–5：拿1瓶药。6+：拿2瓶。
name-h07_pour = 倒出药瓶
about-h07_pour = 弃掉一瓶药：这里的根和它的藤尖被消灭，被它抓住的英雄获释。无须检定。
name-h07_struggle = 挣扎
about-h07_struggle = 你与藤尖都掷力量，你的武器有效。你更高：你脱身，藤尖昏迷；否则无事发生。

### Messages

event-grabbed = { $who }抓住了{ $target }。
event-let-go = { $who }松开了{ $target }。
figure-h07_roots = 剩下的根
