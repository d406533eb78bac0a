## 起始板块

name-start_chapel = 礼拜堂
name-start_gallery = 画廊
name-start_hall = 大厅
name-start_parlour = 会客室
name-start_boudoir = 闺房

## 红色板块

name-red_01 = 衣帽间
name-red_02 = 战利品室
name-red_03 = 后楼梯
name-red_04 = 吸烟室
name-red_05 = 仆人楼梯
name-red_06 = 纸牌室
name-red_07 = 音乐凹室
name-red_08 = 剧院包厢
name-red_09 = 长廊
name-red_10 = 绯红转角
name-red_11 = 沙龙一角
name-red_12 = 肖像走廊
name-red_13 = 圆形大厅

## 蓝色板块

name-blue_01 = 盥洗室
name-blue_02 = 客用卧室
name-blue_03 = 塔楼楼梯
name-blue_04 = 育儿室
name-blue_05 = 浴室楼梯
name-blue_06 = 降灵室
name-blue_07 = 布草间
name-blue_08 = 缝纫室
name-blue_09 = 瓷砖走廊
name-blue_10 = 蔚蓝转角
name-blue_11 = 更衣一角
name-blue_12 = 画作步廊
name-blue_13 = 大浴室

## 绿色板块

name-green_01 = 盆栽棚
name-green_02 = 玻璃温室
name-green_03 = 花园楼梯
name-green_04 = 蕨室
name-green_05 = 露台楼梯
name-green_06 = 热带温室
name-green_07 = 种子库
name-green_08 = 台球室
name-green_09 = 花架步道
name-green_10 = 翠绿转角
name-green_11 = 柑橘温室一角
name-green_12 = 鸟舍
name-green_13 = 冬季花园

## 黄色板块

name-yellow_01 = 保险室
name-yellow_02 = 厨房
name-yellow_03 = 阁楼楼梯
name-yellow_04 = 食品储藏室
name-yellow_05 = 洗涤间
name-yellow_06 = 提灯室
name-yellow_07 = 冷食间
name-yellow_08 = 早餐室
name-yellow_09 = 鎏金走廊
name-yellow_10 = 琥珀转角
name-yellow_11 = 日光室一角
name-yellow_12 = 镜厅
name-yellow_13 = 宴会厅

## 黑色板块

name-black_01 = 煤窖
name-black_02 = 酒窖
name-black_03 = 地窖楼梯
name-black_04 = 墓室
name-black_05 = 锅炉房
name-black_06 = 拱顶地库
name-black_07 = 遗忘地牢
name-black_08 = 工坊
name-black_09 = 幽暗走廊
name-black_10 = 火炉一角
name-black_11 = 地下拱室
name-black_12 = 大地窖

## 寡妇与恶灵

name-widow = 寡妇
name-spirit_red = 绯红者
about-spirit_red = 红色恶灵：骰面2，速度1，不能穿墙；游戏开始时就在礼拜堂。
name-spirit_blue = 溺亡者
about-spirit_blue = 蓝色恶灵：骰面3，速度1，不能穿墙；第1次作祟时登场。
name-spirit_green = 空洞者
about-spirit_green = 绿色恶灵：骰面4，速度2，不能穿墙；第2次作祟时登场。
name-spirit_yellow = 提灯者
about-spirit_yellow = 黄色恶灵：骰面5，速度2，能穿墙；第3次作祟时登场（普通及以上难度）。
name-spirit_black = 无名者
about-spirit_black = 黑色恶灵：骰面6，速度3，能穿墙；第4次作祟时登场（困难及以上难度）。

## 职业

name-maid = 女仆
about-maid = 1个成功：寡妇移动1格；每回合以此方式花费的第一个成功改为2格。有4张或更多板块的房间完成时翻面。
about-maid-enhanced = 1个成功：寡妇移动2格。
name-gardener = 园丁
about-gardener = 1个成功：寡妇穿越庭院一次，次数不限；或1个成功：寡妇移动1个普通格，每回合至多一次。本局首次出现庭院时翻面。
about-gardener-enhanced = 1个成功：寡妇移动1个普通格或穿越庭院一次，次数不限。
name-carpenter = 木匠
about-carpenter = 步骤2，1枚标记：抽1张板块放入储备（容量2张）；步骤5，1个成功：放置1张储备板块。本局第5个房间完成时翻面。
about-carpenter-enhanced = 步骤2，1枚标记：抽1张板块放入储备（容量3张）；步骤5，1个成功：放置至多2张储备板块。
name-guard = 守卫
about-guard = 1个成功：从公共供应取1枚标记，作为封锁标记放在有恶灵的板块上。任何恶灵身上有3枚或更多束缚标记时翻面。
about-guard-enhanced = 1个成功：在有恶灵的板块上放1枚来自公共供应的封锁标记；每回合以此方式花费的第一个成功改为在同一张板块上放2枚。
name-fortune_teller = 占卜师
about-fortune_teller = 1个成功：展示当前牌堆顶的3张板块，以任意顺序放回；2个成功：增加1个骰子修正，每回合至多一次。在自己的回合掷出4、5或6的对子时翻面。
about-fortune_teller-enhanced = 1个成功：展示当前牌堆顶的3张板块，以任意顺序放回；1个成功：增加1个骰子修正，每回合至多一次。
name-medium = 灵媒
about-medium = 1个成功：将一个恶灵朝任意方向移动1格（不得移到寡妇所在的板块），每回合每个恶灵至多一次；恶灵若受制，则改为拿取牵制它的1枚标记。任一回合结束时有两个或更多恶灵在同一张板块上，则翻面。
about-medium-enhanced = 1个成功：将一个恶灵朝任意方向移动1格（不得移到寡妇所在的板块），次数不限；恶灵若受制，则改为拿取牵制它的1枚标记。
name-butler = 管家
about-butler = 1个成功：自选一名玩家（可以是自己）从公共供应拿取1枚标记，每回合至多两次。有2张或更多板块的单色房间完成时翻面。
about-butler-enhanced = 1个成功：自选一名玩家（可以是自己）从公共供应拿取1枚标记，每回合至多两次；另外，1个成功：寡妇移动1个普通格，每回合至多一次。
name-chaplain = 牧师
about-chaplain = 4个成功：将一个不在礼拜堂的自由恶灵放到礼拜堂；寡妇在礼拜堂时不得使用。第三个恶灵进入宅邸时翻面。
about-chaplain-enhanced = 3个成功：将一个不在礼拜堂的自由恶灵放到礼拜堂；寡妇在礼拜堂时不得使用。

## “!”效果

name-haunt = 作祟
about-haunt = 下一个等待中的恶灵出现在这张板块上；若没有等待中的恶灵，按寒意处理。
name-chill = 寒意
about-chill = 宅邸中的每个恶灵各朝寡妇移动一次，移动1格。
name-stash = 私藏
about-stash = 当前玩家从公共供应拿取1枚标记。
name-whisper = 低语
about-whisper = 下一次掷骰增加1个骰子修正。
name-shelter = 庇护
about-shelter = 当前玩家从公共供应取1枚标记，作为束缚标记放在自选的一个恶灵上。

## 地板颜色

name-red = 红色
name-blue = 蓝色
name-green = 绿色
name-yellow = 黄色
name-black = 黑色

## 方向

name-north = 北
name-east = 东
name-south = 南
name-west = 西

## 难度

name-easy = 简单
about-easy = 使用红、蓝、绿三个恶灵；牌堆为16/18/14/8/8张，恶灵来得更晚。
name-normal = 普通
about-normal = 使用红、蓝、绿、黄四个恶灵；牌堆为10/12/14/14/14张。
name-hard = 困难
about-hard = 使用全部五个恶灵；牌堆为10/12/14/14/14张。
name-nightmare = 噩梦
about-nightmare = 使用全部五个恶灵；牌堆为8/10/12/14/20张，恶灵来得更早。

## 选项

name-level = 难度
about-level = 有多少幽灵出现，以及来得多快。
name-short = 短局
about-short = 牌堆改为6/8/10/12张，没有牌堆Ⅴ；随机使用32张非作祟板块，其余28张留在盒中。
name-strict_doors = 严格的门
about-strict_doors = 门对墙不合法，每对相接的边都必须相同。
name-doubles_move = 对子照常移动
about-doubles_move = 对子仍给1枚标记，但恶灵照常移动，两颗骰子分别结算。
name-no_passing = 禁止穿行
about-no_passing = 寡妇的移动完全不得进入有恶灵的板块。
name-random_jobs = 随机职业
about-random_jobs = 随机分发职业；不能与“二选一职业”同时启用。
name-draft_jobs = 二选一职业
about-draft_jobs = 每个席位分到两种职业，留下一种，其余不使用；至多四个席位，不能与“随机职业”同时启用。
name-random_first = 随机起始玩家
about-random_first = 随机选出进行第一个回合的席位。
