### 作祟29：量体裁衣

name-haunt_29 = 量体裁衣
theme-haunt_29 = 这屋里有人擅长针线活，缝的可不是窗帘。
brief-haunt_29-heroes = 那本书讲的不是解剖，而是裁缝。灯光里站着的，是八英尺高的细密针脚；因为你们有人哼了一声曲子，它转过了借来的脑袋。它只怕一样东西，而灯很容易找到。
brief-haunt_29-traitor = 每一针都是你缝的，尽管你不记得穿过一根线。它高大又温和，它需要照同一个样子裁出来的伙伴。你有剪刀；你的朋友们有料子。
known-haunt_29-heroes = 叛徒想要你们死几个，不一定是全部。
known-haunt_29-traitor = 他们会扔火；针脚是可以补的。
epilogue-haunt_29-heroes = 他像旧窗帘一样，一下子全烧了起来；到最后一刻，他把你们的曲子哼还给了你们。
epilogue-haunt_29-traitor = 长凳上如今坐着两个，手拉着手，剩下的料子还够做一个孩子。

## 棋子、物件、标记、地点

name-h29_mended_man = 缝合人
about-h29_mended_man = 英雄的力量攻击以1–2的差距胜过他时，他昏迷；差距为3或更多时还失去1道针脚。他攻击而落败时只会昏迷。炸药命中使他失去1道针脚并昏迷。
name-h29_seams = 针脚
about-h29_seams = 还把缝合人连在一起的针脚。
name-h29_oil_lamp = 油灯
about-h29_oil_lamp = 可以从相邻房间扔向缝合人。每名英雄至多带1盏；狗不能搬运。
name-h29_lure = 诱饵
about-h29_lure = 下个怪物回合，缝合人必须全速朝这名英雄前进，之后才可以攻击。然后移除此标记。
name-h29_lamp_room = 有灯的房间
about-h29_lamp_room = 储物室、杂物间、阁楼、厨房、食品储藏室、仆人房、图书室、礼拜堂、酒窖和锅炉房：这里也许能找到油灯。

## 行动

name-h29_take_lamp = 拿一盏灯
about-h29_take_lamp = 在有灯的房间，知识检定3+：得到一盏油灯。
name-h29_throw = 扔油灯
about-h29_throw = 代替攻击，穿过相通的门扔向相邻房间里的缝合人（不论是否昏迷）：弃掉油灯，进行速度检定。4+：他失去1道针脚并昏迷。
name-h29_hum = 哼曲子
about-h29_hum = 神志检定4+：诱饵标记移到你身上。
name-h29_mend = 缝补他
about-h29_mend = 在缝合人的房间，知识检定5+（在手术室4+）：补回1道针脚，不超过最初的数目。
name-h29_break_lamp = 砸碎油灯
about-h29_break_lamp = 从这里的物品堆拿一盏油灯砸碎。不花费什么。

### Messages
