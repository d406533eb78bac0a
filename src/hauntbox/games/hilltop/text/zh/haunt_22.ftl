### 作祟22：漫长的坠落

name-haunt_22 = 漫长的坠落
theme-haunt_22 = 屋子的尽头，一个房间松开了手，没有人听见它落地。
brief-haunt_22-heroes = 走廊的尽头倾斜、滑落，然后就不在了，下面没有传来任何声音。黑暗正一间接一间地朝正门吃过来。有一些话语能撑住一座屋子；要及时说够。
brief-haunt_22-traitor = 你往下看，那里看起来多么安宁。屋子只需一间接一间地松手，而这已经开始了。你不会摔着；黑暗答应过会轻轻把你放下。
known-haunt_22-heroes = 离入口大厅最远的房间最先坠落。
known-haunt_22-traitor = 英雄们会在神圣之地和学问之地念诵仪式。
epilogue-haunt_22-heroes = 地板震颤，安定下来，撑住了；深深的下方，有什么东西合上了嘴。
epilogue-haunt_22-traitor = 正门像信封上的邮票，在虚空中悬了片刻，然后寄了出去。

## 标记、地点

name-h22_rites = 仪式数
about-h22_rites = 至今为撑住屋子而念诵的仪式。
name-h22_used = 已用
about-h22_used = 已用这个地点或这件东西念诵过仪式，不能再用第二次。
name-h22_doomed = 即将坠落
about-h22_doomed = 按现在的距离，这个房间会在接下来的叛徒的轮次结束时坠落。里面的英雄进行速度检定，4+：逃到相邻房间，受到1点肉体伤害；失败则死亡。
name-h22_fallen = 已坠落
about-h22_fallen = 这里已经没有房间了。朝向它的门视为墙。
name-h22_holy_place = 神圣之地
about-h22_holy_place = 地下墓窟、礼拜堂、墓室和墓地：在此念诵仪式须神志检定5+。
name-h22_learned_place = 学问之地
about-h22_learned_place = 图书室、五芒星密室和研究室：在此念诵仪式须知识检定5+。

## 行动

name-h22_rite = 念诵仪式
about-h22_rite = 每个地点和每件东西只能用一次。在神圣之地，或用铃铛、蜡烛或圣徽：神志检定5+。在学问之地，或用古书、水晶球、面具或勋章：知识检定5+。再也到不了任何未用的地点时，可在入口大厅进行神志或知识检定，须6+。

### Messages
