### 作祟15：西翼巨龙

name-haunt_15 = 西翼巨龙
theme-haunt_15 = 护墙板后面，一个长满鳞片的长东西深深吸了一口气。
brief-haunt_15-heroes = 那支长矛不是装饰。护墙板后面，一个长满鳞片的长东西舒展开来，吸一口气，窗帘就像纸一样烧了起来。屋里某处还挂着上一批挑战者的盾牌和铠甲。
brief-haunt_15-traitor = 是你把它的蛋裹在外套里从湖边带上来的，它认得你的体温。别人找到了长矛。千万别让他们带着它靠近。
known-haunt_15-heroes = 它喷过一次火，要隔一个回合才能再喷。
known-haunt_15-traitor = 英雄们在找旧盔甲。
epilogue-haunt_15-heroes = 庞大的身躯沿着护墙板滑落，长矛烫得能点燃蜡烛。
epilogue-haunt_15-traitor = 它盘在烟囱上，让你挠它的下巴。

## 棋子、物件、轨道、地点

name-h15_wyrm = 巨龙
about-h15_wyrm = 每次行动攻击或喷火一次，以力量4防御。从不昏迷：英雄的攻击胜过它时，它失去1点生命值，用长矛再多1点，差距为4或更多再多1点。它自己的攻击输了不损失什么。左轮手枪伤不了它；炸药使它失去2点生命值。
name-h15_wyrm_hp = 巨龙生命值
about-h15_wyrm_hp = 巨龙还剩多少生命值。
name-h15_tower_shield = 塔盾
about-h15_tower_shield = 防御巨龙的攻击以及对抗喷火的速度检定时，多掷2颗骰子。每名探险者至多一件装备；叛徒用不了。
name-h15_ring_mail = 锁子甲
about-h15_ring_mail = 巨龙的攻击造成的伤害减2，但你少移动1格（至少1格）。每名探险者至多一件装备；叛徒用不了。
name-h15_gear_room = 装备房间
about-h15_gear_room = 阁楼、画廊、游戏室、健身房、杂物间、雕像走廊、储物室和金库：这里也许挂着旧盔甲。

## 行动

name-h15_find_gear = 寻找装备
about-h15_find_gear = 力量或知识检定4+。第一次成功找到塔盾，第二次找到锁子甲。
name-h15_breath = 喷火
about-h15_breath = 代替攻击：巨龙的房间和相邻房间里的每名英雄进行速度检定。5+：没事。3–4：1颗骰子的肉体伤害。0–2：2颗骰子。不能连续两个怪物回合喷火。

### Messages
