### 作祟4：八条腿与一只摇篮

name-haunt_04 = 八条腿与一只摇篮
theme-haunt_04 = 黑暗里有个八条腿的东西一直在等，它的礼物已经送出。
brief-haunt_04-heroes = 咬过的地方一直发痒，现在皮肤底下有东西在动。灰色的绳索把你们的朋友捆在墙上，上方吊着一个马车那么大的影子，几乎是温柔地等着。割断绳索，剜出卵来，然后向大门跑。
brief-haunt_04-traitor = 她选中你，因为你有力气按住挣扎的东西。若是三人或四人局，她选你作第一餐，如今你透过她的眼睛看世界。在小家伙们饿醒之前，不许有人惊动摇篮。
known-haunt_04-heroes = 卵的轨道满了，卵就会孵化。
known-haunt_04-traitor = 英雄们想把宿主带出屋子。
epilogue-haunt_04-heroes = 冰冷的草，冰冷的空气；身后，一条细长的腿正在门槛上摸索。
epilogue-haunt_04-traitor = 一阵像雨落在丝绸上的声音，上千份小小的新饥饿睁开了眼睛。

## 棋子、标记、状态

name-h04_spider = 巨蛛
about-h04_spider = 卵的轨道每前进2，它的力量+1，最高8。它的攻击胜过英雄时，可以不造成伤害，而是用丝缠住对方。
name-h04_strand = 蛛丝
about-h04_strand = 所有蛛丝被割断之前，宿主困在这个房间里。
name-h04_clutch = 卵
about-h04_clutch = 卵的成熟程度。每次叛徒的轮次结束时+1，满了就会孵化。
name-h04_bearer = 宿主
about-h04_bearer = 身上带着卵。在卵被清除之前，巨蛛和叛徒不能攻击宿主，宿主也不能离开屋子。
name-h04_cleansed = 卵已清除
about-h04_cleansed = 卵已被剜出；宿主从此可能被攻击，也可以离开屋子。
name-h04_webbed = 被丝缠住
about-h04_webbed = 只能设法脱身：在自己的回合，或由同房间的另一名英雄，力量检定达到4+。巨蛛和叛徒不能攻击被缠住的英雄，其也不阻碍任何人。
name-h04_door_open = 正门已开
about-h04_door_open = 入口大厅里的英雄可以花1格外加阻碍离开屋子。
name-h04_escaped = 已逃脱
about-h04_escaped = 到了屋外，而且活着。

## 行动

name-h04_cut = 割断蛛丝
about-h04_cut = 力量检定，持有斧头、长矛、血匕首或献祭匕首时多掷1颗骰子。4–5：割断1根。6+：割断2根。
name-h04_lance = 剜出卵
about-h04_lance = 知识检定5+（宿主自己动手则为6+），有医疗箱时多掷2颗骰子。成功：宿主身上的卵被清除。
name-h04_tear_web = 撕开蛛丝
about-h04_tear_web = 力量检定4+，救出一名被丝缠住的英雄。
name-h04_force_door = 撞开正门
about-h04_force_door = 力量或知识检定5+。成功：门从此敞开，你抽一张事件，你的回合结束。
name-h04_leave_house = 离开屋子
about-h04_leave_house = 花1格外加阻碍，带着所有东西逃脱。开门的人要到下个回合才能离开。
name-h04_web = 用丝缠住
about-h04_web = 不造成伤害，而是用丝缠住这名英雄。

### Messages

event-h04-loose = 最后一根蛛丝断了：{ $who }挣脱了蛛网。
event-h04-cleansed = 卵被剜出：{ $who }身上的卵已清除。
event-h04-webbed = { $who }用丝缠住了{ $target }。
event-h04-freed = 蛛丝被撕开：{ $who }脱身了。
figure-h04_clutch = 卵
figure-h04_escaped = 逃脱的英雄
