### 圣骑士的回合（简体中文）

## 提问

ask-paladin_menu =
    你的回合，位于{ $cell }：剩余{ $moves }移动力，还可进行{ $meetings }次遭遇{ $cubes ->
        [0] { "" }
       *[other] ，可放置{ $cubes }个英雄方块
    }。你要做什么？
ask-paladin_fight =
    在{ $cell }的遭遇，力量{ $own }，圣火{ $fire }：{ $fresh ->
        [1] 出现了一个骚灵（力量{ $value }）。战斗，还是撤退？
       *[other] { $must ->
            [1] 你必须攻击。先攻击哪个？
           *[other] 你要攻击什么？
        }
    }
ask-paladin_shrine = 圣坛：你祈求什么？
ask-paladin_collect = 这里有{ $count }枚宝藏标记。要收集一枚吗？
ask-paladin_cube = 回合结束：英雄方块放到哪项数值上？（剩余{ $count }个）
ask-paladin_guide = 引路之步：如何旋转{ $cell }的{ $tile }？
ask-paladin_pulse = 灯光脉动：接着揭示哪张板块？
ask-paladin_foresee = 预见：揭示哪张黑暗板块？
ask-paladin_strike = { $piece }（防御{ $value }）进入了你的格位。要攻击她吗？力量{ $own }，圣火{ $fire }。

## 选项

part-paladin-waits =
    { $fights ->
        [0] { $dark ->
            [0] { "" }
           *[other] ；进行遭遇，揭示黑暗板块
        }
       *[other] ；进行遭遇，必须攻击{ $fire ->
            [0] { "" }
           *[other] （{ $fire }圣火）
        }
    }
option-paladin-step =
    移动到{ $cell }（{ $tile }）：{ $webs ->
        [0] 1移动力
       *[other] 1 + 蛛网{ $webs } = { $cost }移动力
    }，剩余{ $left }{ part-paladin-waits }
option-encounter =
    在这里进行遭遇{ $dark ->
        [0] { "" }
       *[other] ：揭示黑暗板块
    }{ $tokens ->
        [0] { "" }
       *[other] （{ $tokens }枚宝藏标记）
    }：1感知，剩余{ $left }
option-cube = 把英雄方块放到{ $stat }：{ $was } + { $adds } = { $total }
option-paladin-breach = 在{ $cell }{ $side }侧的墙上放置缺口：1圣火，剩余{ $left }
option-paladin-mace = 用魔法钉锤在{ $cell }{ $side }侧的墙上放置缺口：不花费圣火，每回合一次
option-lamp = 在{ $cell }放置明灯：1圣光，剩余{ $left }
option-unweb = 从{ $cell }移除一枚蛛网：1圣光，剩余{ $left }
option-heal = 治疗：花费5圣光与{ $cost }毅力（剩余{ $grit }），获得1生命，变为{ $total }
option-face-up = 把{ $card }翻到正面：{ $card-about }
option-use-sanctity = 使用{ $card }：{ $card-about }
option-reach = 使用远臂：在这次遭遇中，你也可以攻击{ $cell }
option-smite = 惩击{ $cell }：2圣火，剩余{ $left }
option-stride = 光之步到{ $cell }（{ $tile }）：2圣光，剩余{ $left }，不花费移动力{ part-paladin-waits }
option-raise-wall = 升墙：在{ $cell }的{ $side }边放置一道力场墙
option-foresee = 预见：花费1圣光（剩余{ $left }），揭示任意一张黑暗板块
option-pulse = 灯光脉动：花费1圣光（剩余{ $left }），揭示{ $count }张相邻的黑暗板块
option-pray = 祈祷念珠：移出游戏，获得3点虔诚与一张圣洁牌
part-paladin-might =
    { $fire ->
        [0] 力量{ $own }
       *[other] 力量{ $own } + 圣火{ $fire } = { $sum }
    }
option-paladin-attack =
    { $piece-id ->
        [enchanter] 攻击{ $piece }：感知{ $own }对防御{ $value }
       *[other] 攻击{ $piece }：{ part-paladin-might }对{ $value }
    }；你获得1圣光
option-paladin-torch = 用火把攻击{ $piece }：{ part-paladin-might }对{ $value }；另花费3圣火，再移除一只幼蛛
part-paladin-group = { $cell }的{ $count }具骷髅
part-paladin-group-might =
    { $count ->
        [1] { $value }
       *[other] { $best } + { $count } − 1 = { $value }
    }
option-paladin-group = 攻击{ part-paladin-group }：{ part-paladin-might }对{ part-paladin-group-might }；你获得1圣光
option-paladin-torch-group = 用火把攻击{ part-paladin-group }：{ part-paladin-might }对{ part-paladin-group-might }；另花费1圣火，骷髅再失去2稳定
option-paladin-egg = 攻击{ $cell }的卵：{ part-paladin-might }对{ $value }；你获得5毅力与1圣光
option-retreat = 撤退到{ $cell }：遭遇结束，保留已获得的毅力
option-stay = 留在骚灵旁边，不攻击
option-paladin-end =
    结束回合{ $cubes ->
        [0] { "" }
       *[other] ，放置{ $cubes }个英雄方块
    }{ $fought ->
        [0] ；你获得1圣火
       *[other] ；你已战斗过，不获得圣火
    }
option-paladin-done = 不再攻击
option-paladin-pass = 什么都不要
option-shrine-card = 一张圣洁牌：抽3张，打出一张
option-paladin-collect = 收集一枚宝藏标记
option-paladin-leave = 留在这里
option-paladin-hold = 不攻击

## 发生的事

event-cubes-taken = 圣骑士收回英雄方块：可放置{ $total }个。
event-cube-placed = 一个英雄方块放到{ $stat }：+{ $count }，现在是{ $total }。
event-paladin-moves = 圣骑士花费{ $count }移动力移动到{ $cell }，剩余{ $total }。
event-encounter = 圣骑士在{ $cell }进行遭遇；还可进行{ $total }次。
event-treasure-up = 圣骑士把{ $card }翻到正面。
event-smite = 圣骑士惩击{ $cell }。
event-lamp = { $cell }放置了一盏明灯。
event-web-removed = 圣骑士从{ $cell }移除一枚蛛网；那里还剩{ $total }枚。
event-pulse = { $cell }的明灯脉动：揭示相邻的可见黑暗板块。
event-sanctity-used = 圣骑士使用{ $card }。
event-beads = 圣骑士用{ $card }祈祷；它移出游戏。
event-stride = 圣骑士踏着光走到{ $cell }。
event-retreat = 圣骑士不与骚灵战斗，撤退到{ $cell }。
event-stays = 圣骑士留在{ $cell }骚灵的旁边。
event-collected = 圣骑士在{ $cell }收集一枚宝藏标记；那里还剩{ $total }枚。
part-paladin-used =
    { $fire ->
        [0] 力量{ $strength }
       *[other] 力量{ $strength } + 圣火{ $fire }
    }
event-hits = 圣骑士攻击{ $piece }：{ part-paladin-used }对{ $value }。
event-hits-group = 圣骑士攻击{ $cell }的骷髅：{ part-paladin-used }对{ $value }。
event-hits-egg = 圣骑士攻击{ $cell }的卵：{ part-paladin-used }对{ $value }。
event-hits-enchanter = 圣骑士攻击惑术师：感知{ $perception }对防御{ $value }。

## 机器人的理由

reason-paladin_growth = 毅力、英雄方块与探索的进展
reason-paladin_devotion = 手中的圣火与圣光
reason-paladin_cards = 宝藏与圣洁牌
reason-paladin_prey = 更接近要消灭的目标
reason-paladin_way = 更接近黑暗板块与宝藏
reason-paladin_guard = 更能防备骷髅
reason-paladin_turn = 本回合还能做更多
reason-paladin_calm = 宅中的恐惧更少
reason-paladin_health = 保住生命
