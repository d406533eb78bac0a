### 《山顶之屋》的名称与简短说明（简体中文）

name-hilltop = 山顶之屋
about-hilltop = 大家一起逐间探索一座怪屋；预兆越积越多，终会引来作祟，而你们之中通常有一人会成为叛徒。从那以后，双方各自争取先达成自己的秘密目标。

## 探险者

name-bruno_kessler = 布鲁诺·凯斯勒
about-bruno_kessler = 23岁。打橄榄球，见了亮闪闪的东西就走不动路。
name-marcus_okoro = 马库斯·“疾风”·奥科罗
about-marcus_okoro = 20岁。热爱跑步和音乐，也爱读剧本。
name-tilly_marsh = 蒂莉·马什
about-tilly_marsh = 9岁。水性极好，长大想当医生。
name-wren_halvorsen = 蕾恩·哈尔沃森
about-wren_halvorsen = 8岁。最爱她的娃娃和音乐。
name-kenji_moro = 健二·莫罗
about-kenji_moro = 13岁。收集昆虫，爱打篮球。
name-toby_fairweather = 托比·费尔韦瑟
about-toby_fairweather = 12岁。电脑、露营和冰球样样喜欢。
name-madam_corvina = 科维娜夫人
about-madam_corvina = 37岁。会看星象，能做一大桌菜，还是个棒球迷。
name-lucia_serrano = 露西娅·塞拉诺
about-lucia_serrano = 42岁。老电影如数家珍，还会骑马。
name-professor_ashgrove = 阿什格罗夫教授
about-professor_ashgrove = 57岁。钟情音乐、戏剧和好酒。
name-father_aldous = 奥尔德斯神父
about-father_aldous = 62岁。会击剑，也打理花园。
name-piper_lang = 派珀·朗
about-piper_lang = 18岁。爱看电视，爱逛街。
name-ada_bouchard = 艾达·布沙尔
about-ada_bouchard = 21岁。不踢足球的时候总在看书。

## 属性

name-speed = 速度
about-speed = 肉体属性：你一回合能移动的格数，也是速度检定的骰子数。作祟开始后，降到骷髅即死亡。
name-might = 力量
about-might = 肉体属性：攻击、防御和力量检定的骰子数。作祟开始后，降到骷髅即死亡。
name-sanity = 神志
about-sanity = 精神属性：抵御恐惧的神志检定的骰子数。作祟开始后，降到骷髅即死亡。
name-knowledge = 知识
about-knowledge = 精神属性：寻找、打开和看懂事物的知识检定的骰子数。作祟开始后，降到骷髅即死亡。

## 楼层

name-basement = 地下室
name-ground = 一楼
name-upper = 二楼

## 符号与牌堆

name-omen = 预兆
about-omen = 发现房间的人抽一张预兆；若作祟尚未开始，还要在回合结束时进行作祟检定：掷6颗骰子，总和小于已揭示的预兆数时，作祟开始。
name-item = 物品
about-item = 发现房间的人抽一张物品。
name-event = 事件
about-event = 发现房间的人抽一张事件。

## 阵营

name-heroes = 英雄
name-traitor = 叛徒
name-monsters = 怪物
name-everybody = 所有人
name-twins = 双生子

## 起始板块

name-entrance_hall = 入口大厅
about-entrance_hall = 你们从这里开始。东面的正门锁着，除非作祟另有说明，否则不会打开。
name-foyer = 前厅
about-foyer = 地下室楼梯进入屋中后，与它相隔一步。
name-grand_staircase = 大楼梯
about-grand_staircase = 与二楼平台相隔一步。这个房间有窗。
name-upper_landing = 二楼平台
about-upper_landing = 与大楼梯相隔一步。
name-basement_landing = 地下室平台
about-basement_landing = 运煤滑道的底端。只有叛徒和怪物能沿滑道爬上去，花费1格。

## 牌堆中的房间

name-abandoned_room = 废弃房间
name-attic = 阁楼
about-attic = 离开时进行速度检定，须达到3+，否则力量−1。若是自己移动离开而失败，可以改为留下：什么都不失去，但移动结束。
name-balcony = 阳台
about-balcony = 室外房间。
name-ballroom = 舞厅
about-ballroom = 从画廊落下的人会落到这里。
name-bedroom = 卧室
about-bedroom = 这个房间有窗。
name-bloody_room = 血污房间
name-catacombs = 地下墓窟
about-catacombs = 障碍把房间分成两边：要越过它，神志检定须达到6+，每回合一次。失败时可以原路离开。
name-chapel = 礼拜堂
about-chapel = 在这里结束回合时，神志+1，每名探险者每局一次。这个房间有窗。
name-charred_room = 焦黑房间
name-chasm = 裂隙
about-chasm = 障碍把房间分成两边：要越过它，速度检定须达到3+，每回合一次。失败时可以原路离开。
name-coal_chute = 运煤滑道
about-coal_chute = 可以不花格数滑到地下室平台；要在这里结束回合的人必定滑下去。只有叛徒和怪物能爬上来，花费1格。
name-collapsed_room = 坍塌房间
about-collapsed_room = 发现它的人进行速度检定：5+没事；否则掉进地下室新找到的一个房间，受到1颗骰子的肉体伤害。之后任何人都可以受同样的伤害跳下去。
name-conservatory = 温室
about-conservatory = 这个房间有窗。
name-creaky_hallway = 吱呀走廊
name-crypt = 墓室
about-crypt = 在这里结束回合时，受到1点精神伤害。
name-dining_room = 餐厅
about-dining_room = 这个房间有窗。
name-dusty_hallway = 积尘走廊
name-furnace_room = 锅炉房
about-furnace_room = 在这里结束回合时，受到1点肉体伤害。
name-gallery = 画廊
about-gallery = 若舞厅在屋中，每回合一次可以跳到舞厅：不花格数，但受到1颗骰子的肉体伤害。
name-game_room = 游戏室
name-gardens = 花园
about-gardens = 室外房间。
name-graveyard = 墓地
about-graveyard = 离开时进行神志检定，须达到4+，否则知识−1。若是自己移动离开而失败，可以改为留下：什么都不失去，但移动结束。室外房间。
name-gymnasium = 健身房
about-gymnasium = 在这里结束回合时，速度+1，每名探险者每局一次。
name-junk_room = 杂物间
about-junk_room = 离开时进行力量检定，须达到3+，否则速度−1。若是自己移动离开而失败，可以改为留下：什么都不失去，但移动结束。
name-kitchen = 厨房
name-larder = 食品储藏室
about-larder = 在这里结束回合时，力量+1，每名探险者每局一次。
name-library = 图书室
about-library = 在这里结束回合时，知识+1，每名探险者每局一次。
name-master_bedroom = 主卧室
about-master_bedroom = 这个房间有窗。
name-mystic_elevator = 神秘电梯
about-mystic_elevator = 你进入时它会移动，每回合至多一次。掷2颗骰子。4：任意楼层。3：二楼。2：一楼。1：地下室。0：地下室，且电梯里的每名探险者受到1颗骰子的肉体伤害。由你选择它停靠的未探索的门口。若整个回合都待在里面，回合结束时掷骰。叛徒和怪物不掷骰，直接选择楼层。
name-operating_laboratory = 手术室
name-organ_room = 管风琴室
name-patio = 露台
about-patio = 室外房间。
name-pentagram_chamber = 五芒星密室
about-pentagram_chamber = 离开时进行知识检定，须达到4+，否则神志−1。若是自己移动离开而失败，可以改为留下：什么都不失去，但移动结束。
name-research_laboratory = 研究室
name-servants_quarters = 仆人房
name-stairs_from_basement = 地下室楼梯
about-stairs_from_basement = 与前厅相隔一步，双向通行。
name-statuary_corridor = 雕像走廊
name-storeroom = 储物室
name-tower = 塔楼
about-tower = 障碍把房间分成两边：要越过它，力量检定须达到3+，每回合一次。失败时可以原路离开。室外房间。
name-underground_lake = 地下湖
name-vault = 金库
about-vault = 每回合一次，可以尝试打开上锁的部分：知识检定6+。成功：抽2张物品，金库就此空了。
name-wine_cellar = 酒窖

## 预兆

name-bite = 咬痕
about-bite = 抽到时，有东西以力量4攻击你；你以力量防御，只有你会受伤。此后再无效果。不能交出、丢下或被偷取。
name-book = 古书
about-book = 得到时知识+2，失去时知识−2。
name-crystal_ball = 水晶球
about-crystal_ball = 作祟开始后，在你的回合一次，进行知识检定。4+：从物品或事件牌堆中找出任意一张牌，洗混牌堆后把它放在最上面。1–3：神志−1。0：神志−2。
name-dog = 狗
about-dog = 同伴：加入你时力量+1、神志+1，失去时各−1。在你的回合一次，它可以跑到6格以内的一个房间再回来，送去或取回一张牌。不能交出、丢下或被偷取。
name-girl = 女孩
about-girl = 同伴：加入你时神志+1、知识+1，失去时各−1。不能交出、丢下或被偷取。
name-holy_symbol = 圣徽
about-holy_symbol = 得到时神志+2，失去时神志−2。
name-madman = 疯子
about-madman = 同伴：加入你时力量+2、神志−1，失去时力量−2、神志+1。不能交出、丢下或被偷取。
name-mask = 面具
about-mask = 在你的回合一次，进行神志检定。4+：戴上（知识+2、神志−2）或摘下（神志+2、知识−2）。0–3：本回合不行。戴着时失去它，视为摘下。
name-medallion = 勋章
about-medallion = 五芒星密室、墓室和墓地的效果对你无效。
name-ring = 戒指
about-ring = 对有神志的对手，你可以用神志代替力量攻击；对方以神志防御，造成精神伤害。
name-skull = 头骨
about-skull = 你将受到精神伤害时，可以把它全部改为肉体伤害。
name-spear = 长矛
about-spear = 武器：以力量攻击时多掷2颗骰子（最多8颗）。
name-spirit_board = 通灵板
about-spirit_board = 在你的回合移动之前，可以偷看板块堆顶的板块。若作祟已开始，叛徒随后可以让任意数量的怪物朝你靠近1格；没有叛徒时，每个怪物都靠近1格。若你就是叛徒，可以不移动怪物。

## 物品

name-adrenaline_shot = 肾上腺素针
about-adrenaline_shot = 在你进行属性检定之前弃掉：结果+4。
name-amulet_of_ages = 岁月护符
about-amulet_of_ages = 得到时各属性+1，失去时各属性−3。
name-angel_feather = 天使羽毛
about-angel_feather = 在你即将掷骰时弃掉：说出0到8之间的一个数，它就是结果。
name-armor = 盔甲
about-armor = 每次受到肉体伤害时，少受1点。不能被偷取。
name-axe = 斧头
about-axe = 武器：以力量攻击时多掷1颗骰子（最多8颗）。
name-bell = 铃铛
about-bell = 得到时神志+1，失去时−1。作祟开始后，在你的回合一次，进行神志检定。5+：让任意数量未受牵制的英雄朝你靠近1格。0–4：叛徒可以让任意数量的怪物朝你靠近1格；没有叛徒时，每个怪物都靠近1格；若你就是叛徒，则无事发生。
name-blood_dagger = 血匕首
about-blood_dagger = 武器：以力量攻击时多掷3颗骰子（最多8颗），但要先速度−1。不能交出或丢下。被偷取时，你受到2颗骰子的肉体伤害。
name-bottle = 瓶子
about-bottle = 作祟开始后，在你的回合弃掉它并掷3颗骰子。6：把你的探险者放到任意房间。5：力量+2、速度+2。4：知识+2、神志+2。3：知识+1、力量−1。2：知识−2、神志−2。1：力量−2、速度−2。0：各属性−2。
name-candle = 蜡烛
about-candle = 你抽到事件时，该事件的属性检定多掷1颗骰子（最多8颗）。一人集齐铃铛、古书和蜡烛：各属性+2；首次失去其中之一时：各属性−2。
name-dark_dice = 黑暗骰子
about-dark_dice = 在你的回合一次，掷3颗骰子。6：移到任意一名未现身为叛徒的探险者的房间。5：把你房间里的另一名探险者移到相邻房间。4：一项肉体属性+1。3：立即免费移到相邻房间。2：一项精神属性+1。1：抽一张事件。0：你的各属性都降到骷髅之上的最低级，并弃掉黑暗骰子。
name-dynamite = 炸药
about-dynamite = 代替攻击，弃掉它，穿过相通的门扔进相邻房间。那里的每名探险者，以及每个有力量和速度的怪物，进行速度检定。5+：没事。0–4：受到4点肉体伤害；怪物昏迷。
name-healing_salve = 治疗药膏
about-healing_salve = 在你的回合弃掉，用于你自己或同房间一名活着的探险者：力量和速度若低于起始级，恢复到起始级。
name-idol = 偶像
about-idol = 每名玩家的回合一次，在你进行属性检定、战斗或事件掷骰之前，可以多掷2颗骰子（最多8颗）；你神志−1。
name-lucky_stone = 幸运石
about-lucky_stone = 在你掷完任意骰子后弃掉：重掷其中任意数量的骰子一次。
name-medical_kit = 医疗箱
about-medical_kit = 在你的回合一次，为你自己或同房间的一名探险者进行知识检定。8+：肉体属性共恢复至多3级。6–7：至多2级。4–5：1级。0–3：无效。可以分配，但不能高于起始级。
name-music_box = 音乐盒
about-music_box = 在你的回合一次，可以打开或合上它。打开时，进入其房间或在那里开始回合的每名探险者和每个有神志的怪物须进行神志检定，达到4+，否则回合结束；携带者失败时会把打开的音乐盒掉在地上。
name-pickpockets_gloves = 扒手手套
about-pickpockets_gloves = 在你的回合，有另一名探险者在你的房间时弃掉：从其手中拿走一张可被偷取的牌。
name-puzzle_box = 机关盒
about-puzzle_box = 在你的回合一次，进行知识检定。6+：抽2张物品，并弃掉机关盒。0–5：无效。
name-rabbits_foot = 兔脚
about-rabbits_foot = 在你的回合一次，重掷你刚掷出的1颗骰子，以第二次结果为准。
name-revolver = 左轮手枪
about-revolver = 武器：以速度外加1颗骰子（最多8颗）攻击同房间或视线内的目标；对方以速度防御，造成肉体伤害。若目标在别的房间而你输了，你不受伤害。
name-sacrificial_dagger = 献祭匕首
about-sacrificial_dagger = 武器：以力量攻击时多掷3颗骰子（最多8颗），但要先进行知识检定。6+：没事。3–5：一项精神属性−1。0–2：受到2颗骰子的肉体伤害，且本回合不能攻击。
name-smelling_salts = 嗅盐
about-smelling_salts = 在你的回合弃掉，用于你自己或同房间一名活着的探险者：知识若低于起始级，恢复到起始级。

## 事件

name-angry_being = 愤怒之物
about-angry_being = 速度检定。5+：速度+1。2–4：1颗骰子的精神伤害。0–1：1颗骰子的精神伤害和1颗骰子的肉体伤害。
name-beckoning = 召唤
about-beckoning = 在花园、墓地、塔楼、阳台，或在有朝外窗户的房间里的每名探险者进行神志检定。3+：没事。0–2：跳到露台（若不在屋中则先放置），受到1颗骰子的肉体伤害。
name-blessed_ground = 祝福之地
about-blessed_ground = 这个房间受到祝福：每名英雄（作祟之前为每名探险者）在此进行属性检定时多掷1颗骰子（最多8颗）。
name-bloody_vision = 血腥幻象
about-bloody_vision = 神志检定。4+：神志+1。2–3：神志−1。0–1：你的房间或相邻房间里若有别人，你必须以力量攻击：目标是力量最低的探险者；没有探险者时，目标是怪物。
name-burning_man = 燃烧之人
about-burning_man = 神志检定。4+：神志+1。2–3：你被放到入口大厅。0–1：1颗骰子的肉体伤害，再加1颗骰子的精神伤害。
name-closet_door = 衣橱门
about-closet_door = 这个房间里出现一个衣橱。探险者在此可以于自己的回合一次掷2颗骰子。4：抽一张物品。2–3：抽一张事件。0–1：抽一张事件，衣橱消失。
name-creepy_crawlies = 爬来爬去的东西
about-creepy_crawlies = 神志检定。5+：神志+1。1–4：神志−1。0：神志−2。
name-debris = 瓦砾
about-debris = 速度检定。3+：速度+1。1–2：你被埋住，受到1颗骰子的肉体伤害。0：你被埋住，受到2颗骰子的肉体伤害。被埋时只能设法脱身：你或同房间的另一名探险者可在各自的回合一次进行力量检定，达到4+即脱身。失败满3次后，你在下个回合开始时脱身。
name-disquieting_sounds = 不安的声响
about-disquieting_sounds = 掷6颗骰子。不小于已揭示的预兆数：神志+1。小于：1颗骰子的精神伤害。
name-footsteps = 脚步声
about-footsteps = 掷1颗骰子（在礼拜堂掷2颗）。4：你和最近的探险者力量+1。3：你力量+1，最近的探险者神志−1。2：神志−1。1：速度−1。0：每名探险者自选一项属性−1。
name-foresight = 预见
about-foresight = 二选一：偷看板块堆或任一牌堆顶的3张，按任意顺序放回；或掷4颗骰子并留下这个数，以后一次代替你的某次掷骰（不超过那次掷骰的最大值）。
name-funeral = 葬礼
about-funeral = 神志检定。4+：神志+1。2–3：神志−1。0–1：神志−1、力量−1，且墓地或墓室在屋中时，你被放到其中之一。
name-grave_dirt = 坟土
about-grave_dirt = 力量检定。4+：力量+1。0–3：保留此牌，你的每个回合开始时受到1点肉体伤害。当物品提升你的一项属性，或你在阳台、花园、墓地、健身房、食品储藏室、露台或塔楼结束回合时，弃掉它。
name-groundskeeper = 守园人
about-groundskeeper = 知识检定（在花园少掷2颗骰子）。4+：抽一张物品。0–3：你受到力量4的攻击，以力量防御；只有你会受伤。
name-hanged_men = 吊死的人
about-hanged_men = 按任意顺序，四项属性各掷一次。0–1：该属性−1。2+：没事。若四次都是2+：自选一项属性+1。
name-hideous_shriek = 骇人尖叫
about-hideous_shriek = 每名探险者进行神志检定。4+：没事。1–3：1颗骰子的精神伤害。0：2颗骰子的精神伤害。
name-lady_in_grey = 灰衣女士
about-lady_in_grey = 知识检定。5+：知识+1。否则掷3颗骰子。6：去入口大厅。4–5：去二楼平台。2–3：放置一张二楼板块并去那里。0–1：放置一张地下室板块并去那里。没有这样的板块时，去入口大厅。
name-lights_out = 灯灭了
about-lights_out = 保留此牌：你每回合只能移动1格，直到你在有另一名探险者的房间或锅炉房结束回合。若你有蜡烛，立即弃掉它。
name-locked_safe = 上锁的保险箱
about-locked_safe = 这个房间里有一个保险箱。探险者在此可以于自己的回合一次进行知识检定。5+：抽2张物品，保险箱消失。2–4：1颗骰子的肉体伤害。0–1：2颗骰子的肉体伤害。
name-mirror_debt = 镜中影像（给予）
about-mirror_debt = 选择你的一张物品牌，洗入物品牌堆；知识+1。若你没有，则改由你左手边下一名有物品牌的探险者承受。
name-mirror_gift = 镜中影像（获得）
about-mirror_gift = 抽一张物品。
name-mists = 墙中之雾
about-mists = 在地下室的每名探险者进行神志检定。4+：没事。1–3：1颗骰子的精神伤害，在有事件符号的房间为2颗。0：1颗骰子的精神伤害，在有事件符号的房间为3颗。
name-mystic_slide = 神秘滑梯
about-mystic_slide = 你的房间里出现一座滑梯；若你在地下室，则出现在你左手边下一名不在地下室的探险者的房间。该探险者进行力量检定。5+：自选下方楼层一个已探索的房间前往。0–4：放置一张地下室板块，掉到那里，受到1颗骰子的肉体伤害。以后，在那里的探险者每回合可以进行一次这个检定。
name-night_view = 夜景
about-night_view = 知识检定。5+：知识+1。0–4：没事。
name-phone_call = 电话
about-phone_call = 掷2颗骰子。4：神志+1。3：知识+1。1–2：1颗骰子的精神伤害。0：2颗骰子的肉体伤害。
name-possession = 附身
about-possession = 选一项属性并掷骰。4+：自选一项属性+1。0–3：所选属性降到骷髅之上的最低级；若已在那里，则自选另一项属性。
name-puppet = 持械木偶
about-puppet = 你受到力量4的攻击，以力量防御；只有你会受伤。若你受到伤害，持有长矛的探险者力量+2，除非那就是你。
name-revolving_wall = 旋转墙
about-revolving_wall = 选择你房间的一面墙。若墙后什么也没有，就在那里放置一张本层板块。然后穿到墙后的房间。以后，任一侧房间里的探险者每回合一次可以进行知识检定，3+则不花格数穿过去。
name-room_moves = 移动的房间
about-room_moves = 你所在的板块连同上面的一切，移到同一楼层另一个未探索的门口；若没有，则移到别的楼层。门口由你选择。
name-rotten = 腐臭
about-rotten = 神志检定。5+：神志+1。2–4：力量−1。1：力量−1、速度−1。0：各属性−1。
name-shrieking_wind = 尖啸的风
about-shrieking_wind = 在花园、墓地、露台、塔楼、阳台，或在有朝外窗户的房间里的每名探险者进行力量检定。5+：没事。3–4：1颗骰子的肉体伤害。1–2：1颗骰子的精神伤害。0：1颗骰子的肉体伤害，且若有物品牌，其中一张被放到入口大厅。
name-silence = 寂静
about-silence = 在地下室的每名探险者进行神志检定。4+：没事。1–3：1颗骰子的精神伤害。0：2颗骰子的精神伤害。
name-something_hidden = 藏着的东西
about-something_hidden = 你可以进行知识检定。4+：抽一张物品。0–3：神志−1。
name-something_slimy = 黏滑的东西
about-something_slimy = 速度检定。4+：速度+1。1–3：力量−1。0：力量−1、速度−1。
name-spider = 蜘蛛
about-spider = 选择速度或神志并掷骰。4+：该属性+1。1–3：1颗骰子的肉体伤害。0：2颗骰子的肉体伤害。
name-spinning_top = 旋转的陀螺
about-spinning_top = 若有探险者持有机关盒，其弃掉机关盒并改抽一张物品，而你神志+1。否则你受到1颗骰子的精神伤害。
name-stumble = 绊倒
about-stumble = 随机弃掉你的一张物品牌。
name-voice = 那个声音
about-voice = 知识检定。4+：抽一张物品。0–3：没事。
name-walls = 墙壁
about-walls = 取板块堆的下一张板块，放在任何合适的地方，然后去那里。
name-webs = 蛛网
about-webs = 力量检定。4+：力量+1。0–3：你被粘住，只能设法脱身：你或同房间的另一名探险者可在各自的回合一次进行力量检定，达到4+即脱身；失败者该回合内不能再移动。失败满3次后，你在下个回合开始时脱身。

## 留下同名标记物的事件

name-drip = 滴水
about-drip = 每名探险者在这个房间进行属性检定时少掷1颗骰子（至少1颗）。
name-secret_passage = 秘密通道
about-secret_passage = 通道从这里开始；掷3颗骰子决定另一端。6：任意房间。4–5：二楼的房间。2–3：一楼的房间。0–1：地下室的房间。任何人从一端到另一端都是1格；发现者可以立即通过，不花格数。
name-secret_stairs = 秘密楼梯
about-secret_stairs = 楼梯把这个房间与另一楼层的一个房间相连，由发现者选择。任何人从一端到另一端都是1格；发现者可以立即前往，不花格数，并在那里抽一张事件。
name-skeletons = 骸骨
about-skeletons = 发现者受到1颗骰子的精神伤害。探险者在此可以于自己的回合一次进行神志检定。5+：抽一张物品，骸骨消失。0–4：1颗骰子的精神伤害。
name-smoke = 烟雾
about-smoke = 挡住进入和穿过这个房间的视线。每名探险者在此进行属性检定时少掷2颗骰子（至少1颗）。

## 其他标记物

name-below_collapsed_room = 坍塌房间下方
about-below_collapsed_room = 从坍塌房间掉下或跳下的人落在这里。
name-blessing = 祝福
about-blessing = 每名英雄（作祟之前为每名探险者）在这个房间进行属性检定时多掷1颗骰子（最多8颗）。
name-closet = 衣橱
about-closet = 在你的回合一次，可以在此掷2颗骰子。4：抽一张物品。2–3：抽一张事件。0–1：抽一张事件，衣橱消失。
name-safe = 保险箱
about-safe = 在你的回合一次，可以在此进行知识检定。5+：抽2张物品，保险箱消失。2–4：1颗骰子的肉体伤害。0–1：2颗骰子的肉体伤害。
name-slide = 滑梯
about-slide = 在你的回合一次，可以在此进行力量检定。5+：自选下方楼层一个已探索的房间前往。0–4：放置一张地下室板块，掉到那里，受到1颗骰子的肉体伤害。
name-vault_empty = 金库已空
about-vault_empty = 金库已被打开，里面什么也没有了。
name-wall_switch = 墙壁机关
about-wall_switch = 在你的回合一次，可以在此进行知识检定。3+：不花格数穿过墙壁。0–2：过不去。
name-item_pile = 物品堆
about-item_pile = 躺在这个房间里的牌。在你的回合可以捡起其中任意几张。
