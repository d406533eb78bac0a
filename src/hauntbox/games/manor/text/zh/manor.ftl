### 庄园的回合（简体中文）

## 提问

ask-manor_omens =
    征兆区有{ $omens }个征兆。在“{ $row }”行放几个？{ $rows ->
        [0] （这是最后一行）
       *[other] （之后还有{ $rows }行）
    }
ask-manor_swap = 对调：距离至多{ $count }。移动哪张板块？
ask-manor_swap_with = 对调{ $cell }的{ $tile }（距离至多{ $far }；任一板块被占据时至多{ $half }）：与哪张板块对调？
ask-manor_shift_full = 49个格位都有板块，移位改为对调距离至多{ $count }的两张板块。移动哪张板块？
ask-manor_shift = 移位：距离至多{ $count }。移动哪张板块？
ask-manor_shift_to = 移位{ $cell }的{ $tile }：移到哪个空格位？
ask-manor_turn = 如何旋转{ $cell }的{ $tile }？
ask-manor_reveal = 揭示：哪张黑暗板块？（剩余{ $count }张）
ask-manor_wall = 筑墙：在哪张板块的边上放置力场墙？（剩余{ $count }道）
ask-manor_wall_side = 力场墙放在哪条边？
ask-manor_menu = 幽魂位于{ $cell }，霉菌{ $mold }（{ $goal }获胜）。手中有{ $cards }张事件牌，打出哪一张？
ask-manor_walk = 幽魂行走：剩余{ $count }步。走到哪里？
ask-manor_order = 有几样要离开幽魂的板块。先处理哪一样？
ask-manor_spider_out = 幽魂赶走你的{ $about }。移到哪张相邻板块？
ask-manor_egg_out = 幽魂赶走{ $cell }的卵。移到哪张板块？
ask-manor_treasure_out = 幽魂赶走{ $cell }的一枚宝藏标记。移到哪张板块？
ask-manor_treasure = 在未被占据的黑暗板块上放置宝藏标记（剩余{ $count }枚）。放在哪里？

## 选项

option-manor-omens =
    { $count ->
        [0] 不在“{ $row }”放征兆{ $row-id ->
            [events] ：不抽牌，放置{ $tokens }枚宝藏标记
           *[other] { "" }
        }
       *[other] 在“{ $row }”放{ $count }个征兆：{ $row-id ->
            [swap] 对调距离至多{ $power }（任一板块被占据时至多{ $half }）的两张板块
            [shift] 把一张板块移到距离至多{ $power }（被占据时至多{ $half }）的空格位
            [reveal] 揭示{ $power }张黑暗板块
            [wall] 放置{ $power }道力场墙
           *[other] 抽{ $power }张事件牌，放置{ $tokens }枚宝藏标记
        }
    }；剩余{ $left }个
option-manor-swap =
    对调{ $cell }的{ $tile }：{ $occupied ->
        [0] 距离至多{ $far }
       *[other] 被占据，至多{ $far } ÷ 2 = { $reach }
    }
option-manor-swap-with =
    与{ $cell }的{ $tile }对调：距离{ $distance }（{ $occupied ->
        [0] 至多{ $far }
       *[other] 被占据，至多{ $far } ÷ 2 = { $reach }
    }）
option-manor-shift =
    移位{ $cell }的{ $tile }：{ $occupied ->
        [0] 距离至多{ $far }
       *[other] 被占据，至多{ $far } ÷ 2 = { $reach }
    }
option-manor-shift-to =
    移到{ $cell }：距离{ $distance }（{ $occupied ->
        [0] 至多{ $far }
       *[other] 被占据，至多{ $far } ÷ 2 = { $reach }
    }）
option-manor-reveal =
    揭示{ $cell }的{ $tile }{ $occupied ->
        [0] { "" }
       *[other] （被占据）
    }
option-manor-wall = 在{ $cell }（{ $tile }）的边上放置力场墙
option-manor-walk = 用{ $card }行走：2步（剩余{ $left }张牌；用来飞行可得{ $mold }霉菌）
option-manor-fly = 用{ $card }飞行：{ $way }；霉菌{ $was } + { $mold } = { $total }（{ $goal }获胜），并在{ $cell }放置一个骚灵
option-manor-step =
    走到{ $cell }（{ $tile }）{ $occupied ->
        [0] { "" }
       *[other] ：赶走那里的一切
    }；剩余{ $left }步
option-manor-drive-out = { $what }
option-manor-treasure = 在{ $cell }（{ $tile }）放置一枚宝藏标记
option-manor-end = 不再打牌
option-manor-decline = 不再使用这一行
option-manor-halt = 幽魂停在这里

## 发生的事

event-omens-assigned = 庄园在“{ $row }”放了{ $count }个征兆；剩余{ $total }个。
event-omens-restored = 棋盘上有{ $count }个骚灵：庄园下个回合有{ $total }个征兆。
event-wraith-flies = 幽魂用{ $card }飞到{ $cell }。
event-wraith-walks = 幽魂走到{ $cell }。
event-lamp-gone = { $cell }的明灯熄灭，回到圣骑士的供应。
event-egg-moved = 卵从{ $cell }被赶到{ $there }。
event-treasure-moved = 一枚宝藏标记从{ $cell }被赶到{ $there }。

## 机器人的理由

reason-manor_flight = 幽魂能飞或即将能飞的路线
reason-manor_room = 幽魂附近有未被占据的点亮板块
reason-manor_fence = 圣骑士四周的力场墙
reason-manor_cards = 可用于飞行的事件牌
reason-manor_omens = 征兆能发挥的作用
