### 骷髅的回合（简体中文）

name-pit1 = 边缘陷坑1
name-pit2 = 边缘陷坑2
name-pit3 = 边缘陷坑3
name-pit4 = 边缘陷坑4
name-pit5 = 边缘陷坑5
name-pit6 = 边缘陷坑6

## 问题

part-skeleton-tile =
    { $tile-id ->
        [none] { "" }
       *[other] （{ $tile }）
    }
ask-skeleton_menu =
    { $acted ->
        [0] { $cell }{ part-skeleton-tile }的{ $piece }：还有{ $left }移动力，稳定{ $total }。它做什么？
       *[1] { $piece }可以立即使用刚收集的装备。稳定{ $total }。
    }
ask-skeleton_spawn = { $about }在哪个边缘陷坑生成？
ask-skeleton_wolf = 箭羽已在{ $about }生成。狼也移到那里吗？
ask-skeleton_forced = { $cell }的{ $piece }必须攻击。攻击谁？
ask-skeleton_poison = 对圣骑士的偷袭。使用毒药吗？他再失去1生命，这张牌移出游戏。
ask-skeleton_lights = 三枚舞光都在棋盘上。把哪一枚移到{ $about }？
ask-skeleton_staff = 白蜡木杖：把{ $about }放到哪里？（至多2格远，无视之间的一切）
ask-skeleton_runes = 符石：{ $about }的舞光移到哪里？
ask-skeleton_shout = { $cell }的{ $piece }听从哀号的呼唤：还有{ $left }移动力，不能攻击，没有行动。去哪里？
ask-skeleton_horn = 号角：再花费1稳定，让第二具骷髅也获得4移动力吗？（稳定{ $total }）
ask-skeleton_bomb = 炸弹袋（1稳定）：在哪面墙上放置缺口，还是在这里挖陷坑？
ask-skeleton_strike = { $about }进入了骷髅的格位。由谁攻击她？攻击的骷髅溃散。

## 选项

part-skeleton-cost =
    1{ $wall ->
        [0] { "" }
       *[other] +墙1
    }{ $lit ->
        [0] { "" }
       *[other] +点亮1
    }{ $lamp ->
        [0] { "" }
       *[other] +明灯1
    }{ $webs ->
        [0] { "" }
       *[other] +蛛网{ $webs }
    }{ $count ->
        [1] { "" }
       *[other] ={ $count }
    }移动力
part-skeleton-left =
    { $short ->
        [0] ，剩{ $left }
       *[other] ，差{ $short }
    }
part-skeleton-fight =
    { $fights ->
        [0] { "" }
       *[other] ；必须攻击：力量{ $strength }对{ $value }（{ $target }）
    }
option-skeleton-spawn = { $cell }（旁边是{ $there }，{ $tile }）
option-skeleton-step = 移动到{ $cell }（{ $tile }）：{ part-skeleton-cost }{ part-skeleton-left }{ part-skeleton-fight }
option-hurry = 花费1稳定（{ $total }→{ $left }），再得4移动力（每次激活一次）
option-skeleton-loot = 掠夺：移除一枚宝藏标记，获得2稳定，激活结束
option-skeleton-collect = 收集：抽一张装备牌（剩{ $count }张），激活结束

part-skeleton-strength =
    力量{ $base }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }（能力与装备）
    }{ $distraction ->
        [0] { "" }
       *[other] +{ $distraction }（牵制）
    }{ $strength ->
        [1] { "" }
       *[other] ={ $strength }
    }对{ $value }
part-skeleton-result =
    { $group-id ->
        [paladin] 他失去1生命
        [spider] 一只幼蛛移出游戏
        [enchanter] 他溃散，你获得2稳定
       *[other] 它被摧毁
    }{ $sneak ->
        [0] { "" }
       *[other] { $group-id ->
            [paladin] ，偷袭再使他失去{ $extra }毅力
            [spider] ，偷袭再使她弃{ $extra }张异能牌
           *[other] ，偷袭再使他弃{ $extra }枚咒片
        }
    }
option-skeleton-attack = 攻击{ $target }：{ part-skeleton-strength }；{ part-skeleton-result }；{ $who }溃散，失去1稳定
option-shoot = 远程攻击{ $cell }的{ $target }：{ part-skeleton-strength }；{ part-skeleton-result }；{ $who }不溃散
option-skeleton-egg = 攻击卵：{ part-skeleton-strength }；卵与其鲜血被摧毁；{ $who }溃散，失去1稳定
option-shoot-egg = 远程攻击{ $cell }的卵：{ part-skeleton-strength }；卵与其鲜血被摧毁；{ $who }不溃散
option-tunnel = 遁地到{ $cell }（{ $tile }），激活结束
option-skeleton-done =
    { $piece }的激活结束{ $left ->
        [0] { "" }
       *[other] （{ $left }移动力未用）
    }
option-lights = 在{ $cell }（{ $tile }）放置舞光：1稳定（{ $total }→{ $left }）
option-lights-from = { $cell }（{ $tile }）的那一枚
option-staff = 对{ $piece }使用白蜡木杖：1稳定（{ $total }→{ $left }），放到至多2格远处
option-runes = 符石：每枚舞光各移动至多1格
option-shout = 哀号呼唤{ $piece }：1稳定（{ $total }→{ $left }），它立即获得4移动力
option-bomb = 炸弹袋：1稳定（{ $total }→{ $left }），放置缺口或陷坑标记
option-blast = 在{ $cell }（{ $tile }）{ $side }侧的墙上放置缺口
option-dig = 在箭羽的板块上放置陷坑标记
option-strike-by = { $piece }攻击：群体力量{ $strength }对{ $value }；她失去一只幼蛛，{ $piece }溃散，失去1稳定

## 经过

event-spawned = { $piece }在{ $cell }生成。
event-skeleton-moves = { $piece }移动到{ $cell }（{ $count }移动力，剩{ $total }）。
event-skeleton-hits = { $piece }攻击{ $other }：{ $count }对{ $value }。
event-skeleton-hits-egg = { $piece }攻击{ $cell }的卵：{ $count }对{ $value }。
event-sneak =
    对{ $other }的偷袭{ $count ->
        [1] { "" }
       *[other] （弯刀使效果加倍）
    }。
event-poison = 毒药用掉了：再失去1生命。
event-lamp-back = { $piece }熄灭了{ $cell }的明灯，明灯回到圣骑士的供应。
event-lights = 舞光在{ $cell }亮起。
event-lights-move = 舞光从{ $cell }飘到{ $there }。
event-staff = 白蜡木杖把{ $piece }放到{ $cell }。
event-shout = 哀号呼唤：{ $piece }获得{ $count }移动力。
event-pit-marker = 箭羽在{ $cell }挖出陷坑。
event-looted = { $piece }掠夺了{ $cell }的宝藏标记。
event-gear = { $piece }为{ $other }收集了{ $card }：{ $card-about }
event-tunnelled = { $piece }遁地到{ $cell }。

## 机器人的理由

reason-skeletons_stability = 为了稳定
reason-skeletons_ranks = 为了棋盘上有更多骷髅
reason-skeletons_gear = 为了装备
reason-skeletons_hunt = 逼近猎物
reason-skeletons_errand = 为了附近的宝藏与军械室
reason-skeletons_chance = 让攻击够得着
