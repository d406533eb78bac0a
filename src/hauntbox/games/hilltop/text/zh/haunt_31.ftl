### 作祟31：离山而去

name-haunt_31 = 离山而去
theme-haunt_31 = 地板倾斜，窗外已经没有山了。
brief-haunt_31-everybody = 地板倾斜，屋里每扇门都朝同一边荡开，窗外的山坠进了黑暗。住在这里的那个老疯子，缝了好多年的气球绸布。杂物堆里某处有伞具，可他一个人住，从来不需要很多。
known-haunt_31-everybody = 所有人读同一份手册。伞具比探险者少。
epilogue-haunt_31-winner = 绸布在你头顶啪地张开，尖叫声越来越小。你落在一片萝卜地里，坐了一会儿，数着数。
epilogue-haunt_31-loser = 从地面上看，那情景想必几乎是温柔的：一座亮着灯的屋子，从星星之间落下来。

## 物件、轨道、标记、地点

name-h31_harness = 伞具
about-h31_harness = 气球绸布做的伞具：有了它就可以跳。每名探险者至多一副；可以送出，也可以被偷取，但狗不能搬运。
name-h31_supply = 剩余伞具
about-h31_supply = 还能翻找到的伞具。
name-h31_height = 高度
about-h31_height = 每轮结束时−1。到0时屋子坠落，还在里面的人全部死亡。
name-h31_emptied = 已翻空
about-h31_emptied = 这个房间里再也找不到什么了。
name-h31_escaped = 已逃脱
about-h31_escaped = 及时跳了出去：这名探险者获胜。
name-h31_lumber_room = 堆杂物的房间
about-h31_lumber_room = 阁楼、杂物间、储物室、仆人房、食品储藏室、游戏室、健身房、废弃房间、卧室、主卧室、血污房间和温室：这里也许有伞具。
name-h31_lurch = 颠簸
about-h31_lurch = 每轮结束时，屋里的每名探险者进行速度检定；0–1则受到1点肉体伤害。

## 行动

name-h31_rummage = 翻找
about-h31_rummage = 在尚未翻空的堆杂物的房间，知识或力量检定4+，有疯子时多掷1颗骰子：拿走一副伞具，房间被翻空。仅当还有剩余伞具且你身上没有时可用。
name-h31_jump = 跳出去
about-h31_jump = 带着伞具，在室外房间或有朝外窗户的房间：速度检定3+（从入口大厅的正门跳则为5+）。成功：你逃脱。失败：受到1颗骰子的肉体伤害，留在原地。

### Messages
