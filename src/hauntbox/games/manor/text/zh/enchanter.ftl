### 惑术师的回合（简体中文）

## 提问

ask-enchanter_menu =
    你的回合，位于{ $cell }，防御{ $defense }{ $exposed ->
        [0] { "" }
       *[other] （暴露）
    }：剩余{ $cubes }个魔力方块，手中{ $hand }枚咒片。你要做什么？
ask-enchanter_appear = 你在哪里现身？
ask-enchanter_flicker = 明灭：揭示周围一张黑暗板块，还是把周围一张点亮板块翻到黑暗面？
ask-enchanter_dominate = 要支配谁吗？下一个支配格需要{ $need }枚咒片；{ $goal }格中已填{ $filled }格。
ask-enchanter_step = 间隙之步：移动到哪张黑暗板块？
ask-enchanter_inscribe =
    { $count ->
        [2] 铭刻：把咒片放在哪张板块上？（手中{ $hand }枚）
       *[other] 铭刻：第二枚咒片放在哪张其他板块上？（手中{ $hand }枚）
    }
ask-enchanter_whisper = 低语：把咒片给谁？（手中{ $count }枚）
ask-enchanter_command = 对{ $about }的命令：移动哪个棋子？
ask-enchanter_march = 命令：把{ $cell }的{ $piece }移到哪里？至多{ $count }格。
ask-enchanter_summon =
    { $count ->
        [1] 召唤：骚灵出现在哪里？
       *[other] 群灵合唱的召唤：{ $count }个骚灵中的第一个出现在哪里？
    }
ask-enchanter_conjure = 幻造：把宝藏标记放在哪张黑暗板块上？
ask-enchanter_bar =
    阻断去路：在哪条边上放置力场墙？（{ $count ->
        [1] 最后一道
       *[other] 至多{ $count }道
    }）

## 选项

part-enchanter-cube = 1个魔力方块，剩余{ $left }个
part-enchanter-syphon =
    { $discs ->
        [0] 在那里没有可汲取的棋子
       *[other] 在那里汲取可得{ $discs }枚咒片
    }
option-enchanter-sneak = 潜行到{ $far }格外的{ $cell }（{ $tile }）：{ part-enchanter-cube }；{ part-enchanter-syphon }
option-enchanter-bound = 越过其间的点亮板块，纵跃到{ $cell }（{ $tile }）：{ part-enchanter-cube }；{ part-enchanter-syphon }
option-enchanter-step = 间隙之步，移动到任意一张黑暗板块：{ $cost }个魔力方块，剩余{ $left }个
option-enchanter-inscribe = 铭刻：把手中{ $hand }枚咒片中的至多2枚放在板块上；{ part-enchanter-cube }
option-enchanter-syphon =
    汲取：周围{ $pieces }个对手棋子{ $twice ->
        [0] { "" }
       *[other] （全属于同一名玩家）× 2
    }，得{ $count }枚咒片{ $most ->
        [0] { "" }
       *[other] （至多{ $most }枚）
    }，手中变为{ $total }枚；{ part-enchanter-cube }
option-enchanter-whisper =
    低语：{ $count ->
        [0] 你的脉络触及不到任何人
       *[other] 你的脉络触及{ $roles }
    }，手中{ $hand }枚咒片{ $echo ->
        [0] { "" }
       *[other] ，回声可得{ $echo }枚
    }；{ part-enchanter-cube }
option-enchanter-command =
    { $role-id ->
        [manor] 命令庄园：随机弃掉其一张事件牌
       *[other] 命令{ $role }：移动一个棋子至多2格
    }；该板上的1枚咒片放回供应（剩余{ $discs }枚），{ part-enchanter-cube }
option-enchanter-summon = 召唤：在周围一张点亮板块上放置骚灵（棋盘上变为{ $total }个），每回合一次：{ part-enchanter-cube }
option-enchanter-conjure = 幻造：在周围一张黑暗板块上放置宝藏标记（供应中有{ $supply }枚），每回合一次：{ part-enchanter-cube }
option-enchanter-bar = 阻断去路：在你周围放置至多2道力场墙；{ part-enchanter-cube }
option-enchanter-stare = 凶眼：手中{ $hand } + { $count } = { $total }枚咒片；{ $cost }个魔力方块
option-enchanter-end =
    结束回合，手中{ $hand }枚咒片{ $left ->
        [0] { "" }
       *[other] （{ $left }个魔力方块未使用）
    }
option-enchanter-appear = 在{ $cell }（{ $tile }）现身：{ part-enchanter-syphon }
option-enchanter-reveal = 揭示{ $cell }（{ $tile }）
option-enchanter-darken = 把{ $cell }（{ $tile }）翻到黑暗面
part-enchanter-bonus =
    { $space ->
        [1] 抽3张法术，放入场中一张
        [2] 抽3张法术，放入场中一张
        [3] 多一个魔力方块
        [4] 多一个魔力方块
       *[other] 没有奖励
    }
option-enchanter-dominate = 支配{ $role }：{ $discs }枚咒片，需要{ $need }枚；填上{ $goal }格中的第{ $space }格（{ part-enchanter-bonus }）
option-enchanter-step-to = 到{ $cell }（{ $tile }）：{ part-enchanter-syphon }
option-enchanter-inscribe-at = 在{ $cell }（{ $tile }）放一枚咒片，手中剩余{ $hand }枚
part-enchanter-board =
    该板上变为{ $total }枚，需要{ $need }枚{ $again ->
        [0] { "" }
       *[other] ，但不能连续两次支配
    }；手中剩余{ $hand }枚
option-enchanter-whisper-to = 给{ $role }1枚咒片：{ part-enchanter-board }
option-enchanter-whisper-two = 以双舌给{ $role }2枚咒片：{ part-enchanter-board }
option-enchanter-command-piece = { $cell }的{ $piece }
option-enchanter-march =
    到{ $cell }（{ $tile }）{ $disc ->
        [0] { "" }
       *[other] ：那里的咒片到该板上
    }{ $webs ->
        [0] { "" }
       *[other] ；移除{ $webs }枚蛛网
    }
option-enchanter-summon-at = 在{ $cell }（{ $tile }）放置骚灵
option-enchanter-conjure-at = 在{ $cell }（{ $tile }）放置宝藏标记
option-enchanter-enough = 到此为止

## 发生的事

event-enchanter-appears = 惑术师在{ $cell }现身。
event-enchanter-moves =
    { $way-id ->
        [sneak] 惑术师潜行到{ $cell }
       *[other] { $way }：惑术师移动到{ $cell }
    }；剩余{ $left }个魔力方块。
event-inscribed = 惑术师在{ $cell }放了一枚咒片；手中剩余{ $left }枚。
event-hand-discs = 惑术师从供应拿取{ $count }枚咒片：手中{ $total }枚。
event-whispered = 低语：{ $count }枚咒片到{ $role }的板上，现有{ $total }枚；惑术师手中剩余{ $left }枚。
event-commanded = 惑术师命令{ $role }。
event-dominated = 惑术师以{ $count }枚咒片支配{ $role }：{ $goal }个支配格中已填{ $total }格。

## 机器人的理由

reason-enchanter_grip = 更接近支配
reason-enchanter_hand = 手中的咒片
reason-enchanter_spells = 法术与魔力方块
reason-enchanter_traps = 别人会经过之处的咒片
reason-enchanter_chance = 靠近可以汲取与低语的棋子
reason-enchanter_danger = 不在圣骑士触及之处
reason-discs = 自己板上的咒片更少
