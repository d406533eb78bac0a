### 《寡妇之宅》的桌上用语（中文）

## 桌上的东西

name-ground = 底层
name-layer-1 = 楼层1
name-layer-2 = 楼层2
name-layer-3 = 楼层3
name-layer-4 = 楼层4
name-courtyard = 庭院
name-lock = 封锁
name-binding = 束缚
name-paired = 成对
name-used = 已使用
name-stairs-red-up = 红色上行楼梯
name-stairs-red-down = 红色下行楼梯
name-stairs-blue-up = 蓝色上行楼梯
name-stairs-blue-down = 蓝色下行楼梯
name-stairs-green-up = 绿色上行楼梯
name-stairs-green-down = 绿色下行楼梯
name-stairs-yellow-up = 黄色上行楼梯
name-stairs-yellow-down = 黄色下行楼梯
name-effect-haunt = ！{ name-haunt }
name-effect-chill = ！{ name-chill }
name-effect-stash = ！{ name-stash }
name-effect-whisper = ！{ name-whisper }
name-effect-shelter = ！{ name-shelter }
name-plain = 普通面
name-enhanced = 强化面
name-pool = 标记
name-declared = 已宣告
name-supply = 公共供应
name-stack-1 = 牌堆Ⅰ
name-stack-2 = Ⅱ
name-stack-3 = Ⅲ
name-stack-4 = Ⅳ
name-stack-5 = Ⅴ
name-rooms = 完成的房间
name-modifiers = 骰子修正
name-successes = 成功
name-distance = 距离
name-face = 骰面
name-speed = 速度
name-drawn = 要放置的板块
name-known = 接下来的板块
name-waiting = 等待中的恶灵
name-removed = 移出游戏
name-stock = 储备

about-widow = 她绝不会自己移动。只要她与恶灵在同一张板块上，全员落败。
about-lock = 板块上的标记。停在那里的恶灵每要移动1格，就改为失去1枚。
about-binding = 恶灵身上的标记。恶灵每要移动1格，就改为失去1枚。
about-courtyard = 四面都是底层板块的空格位。只有园丁能带寡妇穿越。
about-effect-haunt = { about-haunt }
about-effect-chill = { about-chill }
about-effect-stash = { about-stash }
about-effect-whisper = { about-whisper }
about-effect-shelter = { about-shelter }

glyph-red = r
glyph-blue = b
glyph-green = g
glyph-yellow = y
glyph-black = k
glyph-stairs-red-up = ↑r
glyph-stairs-red-down = ↓r
glyph-stairs-blue-up = ↑b
glyph-stairs-blue-down = ↓b
glyph-stairs-green-up = ↑g
glyph-stairs-green-down = ↓g
glyph-stairs-yellow-up = ↑y
glyph-stairs-yellow-down = ↓y
glyph-paired = +
glyph-lock = #
glyph-courtyard = ~

## 问题

part-near = 最近的是{ $near_spirit }，相距{ $near }格。

part-declared =
    成功{ $successes }，束缚{ $bindings }{ $stocking ->
        [0] { "" }
       *[other] ，储备{ $stocking }张
    }

ask-choose_job = 席位{ $hand }：选择哪种职业？
ask-place_tile =
    “{ $tile }”放在哪里？{ $stairs-id ->
        [none] 地板为{ $colour }。
       *[other] 地板为{ $colour }，有{ $stairs }。
    }可放的格位有{ $places }个。{ $effect-id ->
        [none] { "" }
       *[other] “!”{ $effect }：{ $effect-about }
    }
ask-shelter_target = 庇护：把公共供应的1枚束缚标记放在哪个恶灵上？
ask-chill_order = 寒意：每个恶灵移动1格。下一个是谁？
ask-red_bonus = 红色奖励：寡妇可移动至多2格。去哪里？{ part-near }
ask-blue_bonus = 蓝色奖励：移动哪个恶灵，至多2格？
ask-blue_step = 蓝色奖励：{ $spirit }在{ $tile }，距寡妇{ $far }格。移到哪里？
ask-black_bonus = 黑色奖励：还可从公共供应（{ $supply }枚）取至多{ $count }枚标记放在恶灵上。下一枚放在谁身上？
ask-declare =
    掷骰之前要宣告哪些标记？标记池还剩{ $pool }枚；已宣告：{ part-declared }。{ part-near }
ask-use_modifier = 骰子为{ $first }和{ $second }。要把一颗骰子改变1点吗？（还有{ $count }个骰子修正）
ask-die_order = 骰子为{ $first }和{ $second }。先执行哪一颗？
ask-spirit_order = 1点使每个恶灵各移动一次。下一个是谁？
ask-spirit_step = { $spirit }距寡妇{ $far }格，有多条同样短的路线。它走哪一条？
ask-held_token = { $spirit }本应移动1格，但受{ $binding }枚束缚标记和{ $locks }枚封锁标记牵制。移除哪一种？
ask-ability = { $job }：可花费{ $total }个成功（骰子{ $dice }，标记{ $tokens }）。做什么？{ part-near }
ask-peek_order = 板块按什么顺序放回？（第一张在最上面）
ask-second_stock = 同一个成功还可以放置第二张储备板块。放哪一张？

## 选项：设置与板块

part-new =
    { $stairs-id ->
        [none] { "" }
       *[other] 楼梯通往{ $stairs }，1格。
    }{ $yards ->
        [0] { "" }
       *[other] 形成{ $yards }处庭院。
    }{ $appears ->
        [0] { "" }
       *[other] 新恶灵将距寡妇{ $appears }格。
    }{ $shorter ->
        [0] { "" }
       *[other] { $spirit }的路线缩短{ $shorter }格，只剩{ $far }格！
    }
part-tokens =
    { $base ->
        [0] { "" }
       *[other] { $extra ->
            [0] ：{ $base }枚标记
           *[other] ：{ $base }+{ $extra }枚标记（{ $colours }种颜色）
        }
    }{ $short ->
        [0] { "" }
       *[other] （公共供应只有{ $tokens }枚）
    }
part-bonus =
    { $bonus-id ->
        [none] { "" }
        [used] ，本回合该颜色的奖励已经用过
        [red] ，红色奖励（寡妇至多2格）
        [blue] ，蓝色奖励（一个恶灵至多2格）
        [green] ，绿色奖励（1个骰子修正）
        [yellow] ，黄色奖励（再放2张板块）
       *[black] ，黑色奖励（恶灵上放2枚标记）
    }

option-choose_job-job = { $job }：{ $job-about }
option-place_tile-open =
    与{ $joins }相连。房间{ $size }张，还有{ $exposed }条外露边。{ part-new }
option-place_tile-room = 与{ $joins }相连。【完成】{ $size }张的房间{ part-tokens }{ part-bonus }。{ part-new }
option-place_tile-layer = 开启新楼层。{ part-new }
option-place_tile-barred = { $cell }：任何朝向都放不下。
option-second_stock-stop = 不放第二张。
option-second_stock-build = 再放置“{ $tile }”。
option-peek_order-order = { $tiles }

## 选项：恶灵

part-spirit =
    { $spirit }在{ $tile }，距寡妇{ $far }格{ $binding ->
        [0] { "" }
       *[other] ，束缚{ $binding }
    }{ $locks ->
        [0] { "" }
       *[other] ，封锁{ $locks }
    }
part-moves =
    { part-spirit }。{ $spaces }格{ $held ->
        [0] { "" }
       *[other] −{ $held }枚标记
    }，之后{ $left ->
        [0] 抓住寡妇【落败】
       *[other] 相距{ $left }格
    }。

option-shelter_target-spirit = { part-spirit }。
option-black_bonus-spirit = { part-spirit }。
option-black_bonus-stop = 不再放标记。
option-blue_bonus-spirit = { part-spirit }。
option-blue_bonus-stop = 不移动恶灵。
option-blue_step-stop = { $spirit }留在{ $tile }，距寡妇{ $far }格。
option-blue_step-strip = 不移动而失去1枚标记（束缚{ $binding }，封锁{ $locks }）。
option-blue_step-step = 到{ $tile }（{ $cell }），距寡妇{ $far }格。
option-chill_order-spirit = { part-moves }
option-spirit_order-spirit = { part-moves }
option-spirit_step-step = 到{ $tile }（{ $cell }），距寡妇{ $far }格。
option-held_token-binding = 束缚标记；{ $spirit }身上还剩{ $left }枚。
option-held_token-lock = 封锁标记；{ $tile }上还剩{ $left }枚。

## 选项：标记与骰子

option-declare-roll =
    掷骰。宣告：{ part-declared }；标记池留{ $pool }枚。
option-declare-success = 1枚标记作为成功，共{ $successes }个；标记池剩{ $pool }枚。
option-declare-bind = 1枚标记放在{ $spirit }（距{ $far }格）上，共{ $total }枚；标记池剩{ $pool }枚。
option-declare-stock = 1枚标记抽1张板块放入储备，共{ $stocking }张；标记池剩{ $pool }枚，牌堆剩{ $left }张。

part-dice =
    { $first }和{ $second }：骰子成功{ $dice }，共{ $total }个{ $double ->
        [0] { "" }
       *[1] ；对子：1枚标记
    }；{ $moves ->
        [0] 没有恶灵移动
        [1] { $spirits }移动
       *[other] { $spirits }共移动{ $moves }次
    }。
option-use_modifier-keep = 不改变。{ part-dice }
option-use_modifier-change =
    第{ $die }颗骰子{ $change ->
        [1] +1
       *[other] −1
    }。{ part-dice }
option-die_order-die = 先执行第{ $die }颗骰子（{ $face }点）：移动{ $spirits }。

## 选项：寡妇与能力

part-arrival =
    { $tile }（{ $cell }）{ $loses ->
        [0] ，距{ $near_spirit }{ $near }格
       *[1] ，{ $near_spirit }就在那里：【落败】
    }
part-cost = { $cost }个成功（剩{ $left }）：

option-red_bonus-stop = 寡妇不动，距{ $near_spirit }{ $near }格。
option-red_bonus-go = 寡妇前往{ part-arrival }。
option-ability-stop =
    停止。{ $lost ->
        [0] { "" }
       *[other] { $lost }个成功作废{ $tokens ->
            [0] { "" }
           *[other] ，{ $tokens }枚已宣告的标记回到公共供应
        }。
    }
option-ability-go = { part-cost }寡妇前往{ part-arrival }。
option-ability-build = { part-cost }从储备放置“{ $tile }”。
option-ability-peek = { part-cost }窥视牌堆顶的{ $count }张板块并排列顺序。
option-ability-foretell = { part-cost }预言：为下一次掷骰增加骰子修正，共{ $pending }个。
option-ability-give = { part-cost }{ $job }从公共供应拿取1枚标记，共有{ $pool }枚。
option-ability-lock =
    { part-cost }在{ $tile }（{ $cell }）放{ $count }枚封锁标记，共{ $total }枚，牵制{ $spirits }。
option-ability-banish = { part-cost }将{ $spirit }从{ $tile }驱逐到礼拜堂：距寡妇{ $far }→{ $after }格。
option-ability-push = { part-cost }{ $spirit }移到{ $tile }（{ $cell }）：距寡妇{ $before }→{ $far }格。
option-ability-strip = { part-cost }从{ $spirit }拿取1枚标记放入自己的标记池（束缚{ $binding }，封锁{ $locks }）。

## 发生的事：设置与回合

event-job-chosen = 席位{ $hand }选择了{ $job }。
event-turn = 第{ $turn }回合：{ $job }（席位{ $hand }）。牌堆还剩{ $left }张板块。
event-won = 历经{ $turns }个回合，所有牌堆抽空，寡妇安好：全员获胜！
event-caught = { $spirit }在{ $tile }抓住了寡妇。全员落败。

## 发生的事：板块

event-drew = 抽出“{ $tile }”；还剩{ $left }张。
event-placed =
    “{ $tile }”放在{ $cell }{ $turns ->
        [0] { "" }
       *[other] ，顺时针旋转{ $turns }个四分之一圈
    }。
event-removed = “{ $tile }”无处可放，移出游戏。
event-stocked = “{ $tile }”放入储备；还剩{ $left }张。
event-unstocked = { $job }从储备取出“{ $tile }”。
event-effect = “{ $tile }”的“!”：{ $effect }。
event-stairs-paired = { $here }与{ $there }的楼梯成对：相距1格。
event-merged = 两个楼层合并了。
event-courtyard = { $cell }成为庭院。
event-room = 本局第{ $rooms }个房间完成：{ $size }张板块，{ $colours }种颜色。
event-bonus =
    单色房间。{ $colour-id ->
        [red] 红色奖励：寡妇可移动至多2格。
        [blue] 蓝色奖励：可将一个恶灵移动至多2格。
        [green] 绿色奖励：下一次掷骰增加1个骰子修正。
        [yellow] 黄色奖励：再放置2张板块。
       *[black] 黑色奖励：可在恶灵上放至多2枚标记。
    }
event-bonus-again = 本回合第二个{ $colour }房间：没有第二次奖励。
event-peeked =
    牌堆顶的板块：{ $first }{ $second-id ->
        [none] { "" }
       *[other] 、{ $second }
    }{ $third-id ->
        [none] { "" }
       *[other] 、{ $third }
    }。
event-put-back = 放回牌堆，“{ $first }”在最上面。

## 发生的事：标记与骰子

part-why =
    { $rule-id ->
        [WID-ROOM-3] 因完成房间
        [WID-BONUS-9] 因房间的颜色
        [WID-BANG-4] 因私藏
        [WID-DICE-3] 因对子
        [WID-JOB-25] 因管家的能力
       *[other] 从公共供应
    }
event-took =
    { $count ->
        [0] { $job }{ part-why }本应拿取标记，但公共供应是空的。
       *[other] { $job }{ part-why }拿取{ $count }枚标记，共有{ $pool }枚；公共供应{ $supply }枚。
    }
event-flipped = { $job }翻到强化面！
event-declared = 宣告{ $count }枚标记作为成功；标记池剩{ $pool }枚。
event-returned = { $count }枚未使用的标记回到公共供应（{ $supply }枚）。
event-bound = { $spirit }身上放{ $count }枚束缚标记，共{ $total }枚。
event-locked = { $tile }上放{ $count }枚封锁标记，共{ $total }枚。
event-stripped =
    { $spirit }不移动，失去1枚{ $token }标记（束缚{ $binding }，封锁{ $locks }）；标记{ $to-id ->
        [supply] 回到公共供应
       *[other] 归{ $to }
    }。
event-modifier =
    { $rule-id ->
        [WID-BANG-5] 低语
        [WID-BONUS-6] 绿色奖励
       *[other] 占卜师的预言
    }增加1个骰子修正：下一次掷骰共{ $pending }个。
event-rolled =
    掷出{ $first }和{ $second }{ $modifiers ->
        [0] { "" }
       *[other] ，有{ $modifiers }个骰子修正
    }。
event-modified =
    第{ $die }颗骰子{ $change ->
        [1] +1
       *[other] −1
    }：{ $first }和{ $second }。
event-successes =
    { $first }和{ $second }：骰子成功{ $dice }个{ $tokens ->
        [0] 。
       *[other] ，加{ $tokens }枚标记，共{ $total }个成功。
    }
event-paid =
    支付{ $cost }个成功{ $tokens ->
        [0] { "" }
       *[other] （{ $tokens }枚标记回到公共供应）
    }，剩{ $left }个。

## 发生的事：恶灵与寡妇

event-die =
    { $face ->
        [1] 1点移动所有恶灵（{ $count }个）。
       *[other] { $count ->
            [0] { $face }点没有恶灵移动。
           *[other] { $face }点移动对应的恶灵。
        }
    }
event-double-rest = { $face }的对子：没有恶灵移动。
event-chill = 寒意：每个恶灵移动1格。
event-appeared = { $spirit }出现在{ $tile }（{ $cell }）！
event-spirit-moved =
    { $spirit }移到{ $tile }{ $left ->
        [0] ，追上了寡妇！
       *[other] ，距寡妇{ $left }格。
    }
event-banished = { $job }将{ $spirit }驱逐到礼拜堂。
event-widow-moved = 寡妇来到{ $tile }（{ $cell }）。

## 结局

ending-won = 全员获胜：所有牌堆都已抽空，寡妇安好。
ending-caught_by_spirit_red = 全员落败：绯红者抓住了寡妇。
ending-caught_by_spirit_blue = 全员落败：溺亡者抓住了寡妇。
ending-caught_by_spirit_green = 全员落败：空洞者抓住了寡妇。
ending-caught_by_spirit_yellow = 全员落败：提灯者抓住了寡妇。
ending-caught_by_spirit_black = 全员落败：无名者抓住了寡妇。
figure-turns = 回合数
figure-tiles = 抽出的板块
figure-gained = 获得的标记
figure-rooms = 完成的房间
figure-caught_by = 抓住寡妇的恶灵

## 机器人的理由

reason-danger = 让恶灵远离
reason-tokens = 为了标记
reason-skills = 为了更强的能力
reason-time = 让终局更近
reason-refuge = 给寡妇更多出路
reason-rooms = 为了将要完成的房间
