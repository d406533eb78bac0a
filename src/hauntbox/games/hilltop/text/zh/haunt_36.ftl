### 作祟36：最高水位线

name-haunt_36 = 最高水位线
theme-haunt_36 = 屋子叹了口气往下沉，地窖的窗户变成了绿色。
brief-haunt_36-heroes = 这座山从来就不是岩石。屋子叹了口气往下沉，地窖的窗户变成了绿色，楼梯开始喝水。有一只旧小艇，涂着焦油，一副没指望的样子；只要有水托着，它就会浮起来。
brief-haunt_36-traitor = 你憋气一向比别人久。下面给你留了一张床，也给你能带去的每个人留了一张。只需要船上的一个洞，或抓住脚踝的一只手。
known-haunt_36-heroes = 叛徒游泳就像走路一样轻松。
known-haunt_36-traitor = 他们需要小艇、船桨，以及涨到窗边的水。
epilogue-haunt_36-heroes = 你们从自家阁楼的窗户上方划过，玻璃后面有一只手在挥，你们没有挥回去。
epilogue-haunt_36-traitor = 最后一个气泡过了很久才浮上来。山底下，有人把床单铺开。

## 棋子、物件、标记、轨道、地点

name-h36_drowned = 溺亡的客人
about-h36_drowned = 只在被淹的楼层行走，不受水的影响。
name-h36_dinghy = 小艇
about-h36_dinghy = 沉重：带着它每进入一个房间多花1格。不能被偷取，叛徒和狗不能搬运，也不能通过秘密通道、秘密楼梯、电梯或运煤滑道。
name-h36_oar = 船桨
about-h36_oar = 小艇需要船桨。每名英雄至多带1支；狗不能搬运。
name-h36_hole = 破洞
about-h36_hole = 有破洞的小艇不能下水。至多2个洞。
name-h36_water = 水位
about-h36_water = 每次叛徒的轮次开始时+1。地下室：1起部分淹没，3起完全淹没。一楼：4起部分淹没，6起完全淹没。二楼：8起部分淹没。
name-h36_flooded = 部分淹没
about-h36_flooded = 英雄每进入这一层的一个房间，多花1格。
name-h36_flooded-full = 完全淹没
about-h36_flooded-full = 英雄每进入这一层的一个房间，多花1格；在这里开始回合的英雄受到1颗骰子的肉体伤害。
name-h36_emptied = 已搜空
about-h36_emptied = 这个房间里已没有船桨。
name-h36_escaped = 已逃脱
about-h36_escaped = 乘小艇离开了，而且活着。
name-h36_oar_room = 有船桨的房间
about-h36_oar_room = 阁楼、杂物间、储物室、花园、健身房、游戏室、仆人房、酒窖、卧室和厨房：这里也许能找到船桨。
name-h36_launch_room = 下水处
about-h36_launch_room = 室外房间或有朝外窗户的房间：水位4–5时须在一楼，6起须在二楼。若没有，则为该层的平台（一楼为入口大厅）。

## 行动

name-h36_find_oar = 寻找船桨
about-h36_find_oar = 在尚未搜空的有船桨的房间，力量或知识检定4+：拿走一支船桨，房间被搜空。
name-h36_stave_in = 凿穿小艇
about-h36_stave_in = 没有人带着小艇且房间里没有英雄时，力量检定5+：给它凿一个洞，至多2个。
name-h36_patch = 补洞
about-h36_patch = 在小艇的房间，知识检定3+：补好一个洞。
name-h36_launch = 小艇下水
about-h36_launch = 在下水处，小艇没有破洞，且房间里英雄和船桨都够数时：力量或知识检定4+。成功：房间里的所有英雄逃脱。

### Messages
