### 作祟38：余烬之巢

name-haunt_38 = 余烬之巢
theme-haunt_38 = 冰冷的烟囱里落下煤灰，煤灰之后，是长着翅膀的火星。
brief-haunt_38-heroes = 冷了好多年的烟囱里落下煤灰，煤灰之后是火星，而火星长着翅膀。它们不过是烟道里某个筑巢之物的呼吸。它有一个古老的名字，足够的祷告或足够的学问，就能把它送回上面去。
brief-haunt_38-traitor = 它们停在你的肩上，除了寒冷什么也没有烧掉。它们希望整座屋子都像你一样暖和。
known-haunt_38-heroes = 那些蝙蝠死得容易，回来也容易。
known-haunt_38-traitor = 他们会用神圣与学问的地点和东西来对付那个巢。
epilogue-haunt_38-heroes = 火星像倒放的电影一样退回烟囱。炉栅冰凉，而你们的朋友，忽然之间，也一样冰凉。
epilogue-haunt_38-traitor = 从村里望去，像是太阳提早升起了。那是很小的一轮太阳，而且不肯离去。

## 棋子、标记、地点

name-h38_firebat = 火蝠
about-h38_firebat = 不攻击：每次行动触碰同房间的一名英雄一次。不阻碍任何人，落败时被移除。
name-h38_roost = 巢
about-h38_roost = 火蝠筑巢的房间。
name-h38_rites = 仪式数
about-h38_rites = 至今为对付那个巢而念诵的仪式。
name-h38_burning = 着火
about-h38_burning = 火熄灭之前，每个自己的回合开始时受到1点肉体伤害。进入地下湖、厨房或花园时，火立即熄灭。
name-h38_used = 已用
about-h38_used = 已用于一次仪式。
name-h38_holy_place = 神圣之地
about-h38_holy_place = 礼拜堂、墓室、墓地、五芒星密室和花园：在此念诵仪式须神志检定5+。
name-h38_learned_place = 学问之地
about-h38_learned_place = 图书室、研究室、手术室、画廊和温室：在此念诵仪式须知识检定5+。

## 行动

name-h38_rite = 念诵仪式
about-h38_rite = 每回合一次，用一个未用过的地点或一件未用过的东西。在神圣之地，或用圣徽、戒指或勋章：神志检定5+。在学问之地，或用古书、水晶球或通灵板：知识检定5+。屋中一切都用过之后，全部可以再用。
name-h38_put_out = 扑灭火焰
about-h38_put_out = 代替攻击：速度检定3+，你身上的火熄灭。
name-h38_touch = 触碰英雄
about-h38_touch = 那名英雄进行速度检定。4+：没事。0–3：受到1点肉体伤害，并着火。

### Messages
