### 记录（简体中文）

part-more =
    { $more ->
        [0] { "" }
       *[other] （{ $plus }）
    }

## 回合、阶段、结束

event-hero = 席位{ $seat }操控{ $who }。
event-turn = 第{ $round }轮：{ $who }的回合。
event-surge = 生命为0的{ $who }花费一枚振作标记；还剩{ $left }枚。
event-more-surges = 振作标记增加一枚，现有{ $left }枚。
event-escaped = { $who }逃脱了。
event-ended =
    { $ending }{ $ending-id ->
        [ending_won_12] 获胜者：{ $winners }。
        [ending_stack_empty] 获胜者：{ $winners }。
        [ending_out_of_rounds] 获胜者：{ $winners }。
       *[other] { "" }
    }
event-back-to-start = { $who }没有振作标记，放下所有宝箱，以{ $hp }点生命在起始板块站起来。

## 移动

event-moved =
    { $squares ->
        [0] { $who }移动。
       *[other] { $who }移动{ $squares }格。
    }
event-swapped = { $who }与{ $target }互换方格。
event-driven = { $power }：{ $foe }被放到别处。
event-lured = { $foe }突然来到{ $who }的相邻处。
event-charged = { $foe }移到{ $who }的相邻处。
event-crept =
    { $left ->
        [0] { $foe }移动1张板块，来到最近英雄的板块。
       *[other] { $foe }移动1张板块，距最近的英雄{ $left }张板块。
    }

## 英雄的攻击

event-attacks-with = { $who }用“{ $power }”攻击。
event-swings = { $who }用“{ $power }”攻击{ $target }：+{ $bonus }{ part-more }对护甲{ $ac }。
event-rolled = { $who }的{ part-what }：{ $die }+{ $bonus }={ $total }，需要{ $needs }。
event-rerolled = { $who }重掷：{ $die }+{ $bonus }={ $total }，需要{ $needs }。
event-hit = { $who }命中{ $target }，{ $damage }点伤害。
event-missed =
    { $damage ->
        [0] { $who }没有命中{ $target }。
       *[other] { $who }没有命中{ $target }；失手伤害{ $damage }点。
    }
event-foe-hurt = { $foe }失去{ $lost }点生命，还剩{ $hp }点。
event-guarded = { $foe }受冒险规则保护，不受伤害。
event-defeated =
    { $who-id ->
        [none] { $foe }被击败。
       *[other] { $who }击败{ $foe }。
    }
event-destroyed = { $foe }被摧毁。
event-experience = { $foe }值{ $xp }点经验；经验堆现有{ $pile }点。
event-mended = { $foe }恢复{ $gained }点生命，现有{ $hp }点。
event-marked = { $foe }被标记：英雄对它的攻击掷骰+2。
event-sheltered = 到玛伦的下一个英雄阶段为止，{ $who }护甲+2。
event-robbed = { $who }从{ $target }身上拿走一个宝箱。

## 对英雄的攻击

part-guard =
    { $guards ->
        [0] { "" }
       *[other] （{ $guard }）
    }
event-struck =
    { $by }攻击{ $who }：{ $die }+{ $bonus }{ part-more }={ $total }对护甲{ $ac }{ part-guard }，{ $hit ->
        [0] 未命中。
       *[1] 命中。
    }
event-hurt = { $who }失去{ $lost }点生命，还剩{ $hp }点。
event-down = { $who }生命为0，倒下了。
event-healed =
    { $stands ->
        [0] { $who }恢复{ $gained }点生命，现有{ $hp }点。
       *[1] { $who }恢复{ $gained }点生命，站了起来。
    }
event-afflicted = { $who }进入{ $condition }状态。
event-relieved = { $who }不再处于{ $condition }状态。
event-cursed = { $who }受到诅咒：{ $card }。
event-curse-over = { $who }摆脱了{ $card }。

## 牌

event-uses = { $who }使用“{ $power }”。{ $power-about }
event-stance = { $who }采用“{ $power }”。{ $power-about }
event-stance-over = { $who }结束架势。
event-power-down = { $who }把“{ $power }”翻到背面。
event-power-up = { $who }把“{ $power }”翻到正面。
event-new-power = { $who }获得“{ $power }”。{ $power-about }
event-level-up = { $who }升到2级，生命{ $hp }点。
event-paid = 用{ $cards }支付：{ $paid }点经验；还剩{ $left }点。
event-treasure = { $who }抽到宝物“{ $card }”。{ $card-about }
event-no-treasure = 宝物已经没有了。
event-item-owner = “{ $card }”归{ $who }。
event-item-used = { $who }使用“{ $card }”。
event-blessing-over = “{ $card }”结束。
event-lore = { $who }把怪物牌堆最上面的一张（{ $card }）放进经验堆。
event-picked-up = { $who }捡起{ $thing }。
event-dropped = { $who }放下{ $thing }。
event-ally = { $ally }加入，生命{ $hp }点。
event-ally-moves = { $ally }移动。
event-ally-disarms = { $ally }尝试拆除{ $trap }：{ $die }对{ $needs }。
event-ally-lost = { $ally }倒下，离开游戏。
event-follows = { $ally }跟上{ $who }。

## 洞窟

event-tile =
    新板块：{ $tile }{ $triangle-id ->
        [white] ，白三角
        [black] ，黑三角
       *[none] { "" }
    }。还剩{ $left }张。
event-appeared =
    { $who-id ->
        [none] { $foe }出现。
       *[other] { $foe }出现，由{ $who }控制。
    }
event-pack = { $foe }：一下子来两个怪物。
event-no-monster = 没有怪物可抽了。
event-object = 洞窟里现在有{ $thing }。{ $thing-about }
event-chest =
    新板块上有一个宝箱；{ $left ->
        [0] 这是最后一个。
       *[other] 还剩{ $left }个。
    }
event-revealed = { $who }展示价值{ $worth }的宝箱。打完这一轮，游戏结束。
event-plugged = 一条边被堵塞。未探索边还剩{ $left }条。

## 遭遇、陷阱、怪物

event-encounter = { $who }抽到遭遇牌“{ $card }”。{ $card-about }
event-hollow = 秘密洞穴这次使{ $who }不抽遭遇牌。
event-cancelled = 支付{ $price }点经验取消“{ $card }”。
event-dispelled = “{ $card }”被驱散。
event-hazard = { $who }的板块上有了“{ $card }”。
event-environment = 环境变为“{ $card }”。
event-passed = { $who }把{ $foe }交给{ $to }。
event-breach-die =
    骰子为{ $die }：缺口{ $number }{ $odd ->
        [0] 。
       *[1] ；是奇数，再抽一张遭遇牌。
    }
event-fissure-die =
    骰子为{ $die }：裂隙{ $number }{ $open ->
        [0] 已被摧毁，抽一张遭遇牌。
       *[1] 放出一个怪物。
    }
event-trap-set = { $trap }布下，由{ $who }控制。{ $trap-about }
event-trap-acts = { $trap }激活。
event-blades-move = { $trap }移动1张板块。
event-seeps = { $trap }蔓延，现有{ $tiles }张板块。
event-disarmed = { $trap }被拆除。
event-acts = { $foe }激活。
