### 作祟11：每扇窗上的脸

name-haunt_11 = 每扇窗上的脸
theme-haunt_11 = 窗外有一张脸，它在非常礼貌地请求放它进来。
brief-haunt_11-heroes = 窗外有一张脸，它后面还有一张，它们都在非常礼貌地请求。你们的朋友已经开始拨开窗闩。钉上木板，再为木板祝福，否则屋里就没有你们的位置了。
brief-haunt_11-traitor = 它们在外面很冷，而且它们说了“请”。你只需做个好主人。走到哪里就打开哪里的窗；剩下的它们会做。
known-haunt_11-heroes = 叛徒会在缺口处放它们进来。
known-haunt_11-traitor = 英雄们会封护缺口。
epilogue-haunt_11-heroes = 屋外，许多双脚在碎石路上转过身去，失望而缓慢。
epilogue-haunt_11-traitor = 屋里如今又暖和又拥挤，每一张脸都紧贴着你的脸。

## 棋子、标记、地点

name-h11_guest = 来客
about-h11_guest = 从缺口进来。以3点或更多的差距落败时被消灭，否则昏迷。
name-h11_warded = 封护
about-h11_warded = 这个房间不再是缺口。来客仍可以从中走过。
name-h11_wards = 封护数
about-h11_wards = 至今封护的缺口和用来祝福的东西的数目。叛徒不能移除封护。
name-h11_used = 已用
about-h11_used = 已用于一次祝福，不能再用来祝福。
name-h11_opening = 缺口
about-h11_opening = 没有封护的卧室、礼拜堂、温室、餐厅、大楼梯、主卧室、阳台、花园、墓地、露台或塔楼：来客从这里进来。

## 行动

name-h11_let_in = 放来客进来
about-h11_let_in = 在缺口处，代替攻击：一名新来客出现在这里，可以在接下来的怪物回合行动。
name-h11_ward = 封护缺口
about-h11_ward = 力量（钉木板）或神志（祝福）检定5+：封护数+1，这个房间不再是缺口。屋中已没有缺口时，可在入口大厅进行，须6+。
name-h11_bless = 用圣物祝福
about-h11_bless = 用你携带的一件未用过的铃铛、古书、蜡烛或圣徽：神志检定5+。成功：封护数+1，这件东西不能再用来祝福。

### Messages

figure-h11_wards = 封护数
figure-h11_guests = 屋里的来客
