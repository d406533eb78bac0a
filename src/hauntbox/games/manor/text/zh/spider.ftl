### 蜘蛛的回合（简体中文）

## 问题

ask-spider_menu =
    你的回合。{ $piece }在{ $cell }：移动力{ $moves }{ $form-id ->
        [form_giant] ，可越过{ $walls }面墙
       *[other] { "" }
    }，异能牌{ $cards }张，鲜血{ $blood }，恐惧{ $terror }/{ $goal }。做什么？
ask-spider_next = 接下来激活哪只幼蛛？（还剩{ $count }只）
ask-spider_more =
    { $more ->
        [0] 目前有1张毒牙。
       *[other] 目前在第一张毒牙之外还有{ $more }张额外的毒牙。
    }再打出一张牌当作毒牙吗？（手牌{ $cards }张）
ask-spider_pay = 为此弃掉哪张异能牌？
ask-spider_pay_two = 为产卵弃掉哪两张异能牌？
ask-spider_look = 蛛眼：揭示哪张黑暗板块？（还可揭示{ $count }张）
ask-spider_spin = 把蛛网放在哪里？（还有{ $count }枚）
ask-spider_lay = 把卵放在哪里？
ask-spider_bite = 毒牙：攻击哪个棋子？
ask-spider_grit = 对圣骑士的毒牙：{ $count }张额外的毒牙用于毅力还是格数？
ask-spider_discs = 对惑术师的毒牙：从哪里移除{ $count }枚咒片？
ask-spider_feed = 供应中只有{ $count }鲜血。哪枚卵得到方块？
ask-spider_leap = 瞬移到哪里？
ask-spider_gather = 幼蛛变为{ $form }。放在哪个格位？
ask-spider_extra = 术蛛：多抽{ $count }张牌，然后弃到{ $spirit }张（精神）吗？你有{ $hand }张手牌。
ask-spider_form = 为下一个回合选择哪种形态？在那之前正面朝下。（恐惧{ $terror }/{ $goal }）

## 选项

part-spider-strike =
    { $strike ->
        [0] { "" }
        [1] ；对方不能攻击你：力量{ $own }＋圣火{ $fire }不大于防御{ $value }
       *[other] ；对方可以攻击你：力量{ $own }＋圣火{ $fire }大于防御{ $value }
    }
part-spider-ripe =
    { $egg ->
        [0] { "" }
       *[other] ；那里的卵达到{ $total }/{ $need }
    }
option-spider-step =
    { $wall ->
        [0] { "" }
        [1] 越过墙（本回合还可越过{ $walls }面）
       *[other] 越过墙
    }移动到{ $cell }（{ $tile }）：1移动力，剩{ $left }{ part-spider-strike }
option-spider-escape = 以恐惧{ $terror }/{ $goal }从入口逃离：你获胜
option-spider-eyes-many = 打出{ $count }张蛛眼：揭示{ $total }张黑暗板块，每个事件1鲜血（之后手牌{ $left }张）
option-spider-eyes =
    把{ $suit }牌当作蛛眼打出：{ $form-id ->
        [form_caster] 揭示任意{ $count }张黑暗板块，事件得2鲜血
       *[other] 揭示{ $count }张有幼蛛的黑暗板块，每个事件1鲜血
    }
option-spider-fangs =
    把{ $suit }牌当作毒牙打出：{ $form-id ->
        [form_giant] 攻击你格位上的{ $count }个棋子，每张牌1鲜血（还可再加{ $left }张）
        [form_caster] 攻击一个可见的棋子，1鲜血
       *[other] 攻击有幼蛛的格位上的{ $count }个棋子，{ $count }鲜血
    }
option-spider-web-many = 打出{ $count }张蛛网牌：在你的格位与相邻格位放置{ $total }枚蛛网（之后手牌{ $left }张）
option-spider-web =
    把{ $suit }牌当作蛛网牌打出：{ $form-id ->
        [form_caster] 在可见的格位放置1枚蛛网
       *[other] 在每个有幼蛛的格位各放1枚，共{ $count }枚蛛网
    }
option-spider-egg =
    产卵：弃掉2张牌，{ $form-id ->
        [form_caster] 在可见的格位放置一枚卵
       *[other] 在你的格位放置一枚卵（那里有{ $webs }枚蛛网，孵化共需{ $need }）
    }（供应中有{ $left }枚）
option-spider-feeding = 进食：花费{ $cost }鲜血（你有{ $blood }），获得1恐惧，达到{ $terror }/{ $goal }
option-spider-legs =
    长足：弃掉一张牌，移动力+1，变为{ $left }{ $form-id ->
        [form_giant] ，可越过{ $walls }面墙
        [form_caster] { "" }
       *[other] ；尚未激活的{ $waiting }只幼蛛也一样
    }
option-spider-teleport = 长足：弃掉两张{ $suit }牌，瞬移至多2格
option-spider-loot = 掠夺：弃掉一张牌，掠夺这里的宝藏标记，得{ $blood }鲜血，达到{ $total }
option-spider-tend = 哺育：花费1鲜血（你有{ $blood }），在2格以内的{ $count }枚卵上各放1个鲜血方块（每回合一次）
option-spider-tend-at = 哺育：花费1鲜血（你有{ $blood }），在{ $cell }（{ $tile }）的卵上放1个鲜血方块{ part-spider-ripe }
option-spider-dread = 惊惧：弃掉一张牌，获得1恐惧，达到{ $terror }/{ $goal }；棋盘上须有{ $need }枚蛛网，现有{ $webs }枚（每回合一次）
option-spider-end =
    { $form-id ->
        [form_spiderlings] 结束这只幼蛛的激活（还剩{ $waiting }只，移动力{ $left }，手牌{ $cards }张）
       *[other] 结束移动与异能（移动力{ $left }，手牌{ $cards }张）
    }
option-spider-activate =
    { $cell }的{ $piece }：移动力{ $moves }{ $alike ->
        [1] { "" }
       *[other] （那里有{ $alike }只）
    }
option-spider-rest = 不再激活幼蛛
option-spider-more = 再加{ $suit }牌：{ $count }张毒牙，{ $more }次额外效果（之后手牌{ $left }张）
option-spider-enough = 不再加：{ $count }张毒牙，{ $count }鲜血
option-spider-pay = { $suit }（手中有{ $held }张）
option-spider-pay-two = { $suit }与{ $other }
option-spider-look = { $cell }（{ $tile }）
option-spider-spin = { $cell }（{ $tile }）：那里的蛛网达到{ $webs }枚{ part-spider-ripe }
option-spider-lay = { $cell }（{ $tile }）：有{ $webs }枚蛛网，孵化共需{ $need }
option-spider-bite =
    { $cell }的{ $piece }：{ $owner-id ->
        [paladin] 失去{ $grit }毅力中的1，并被强制移动1格
        [skeletons] 溃散
        [manor] 移除
       *[other] 从你的板上或惑术师的手中移除1枚咒片
    }
option-spider-grit = 圣骑士失去{ $count }毅力；然后你可以使他移动至多{ $more }格
option-spider-discs = 从你的板上移除{ $count }枚（共{ $board }枚），从惑术师的手中移除{ $more }枚（共{ $hand }枚）
option-spider-feed = { $cell }（{ $tile }）{ part-spider-ripe }
option-spider-leap = { $cell }（{ $tile }）{ part-spider-strike }
option-spider-gather = { $cell }（{ $tile }）
option-spider-form = { $form }：移动力{ $moves }，防御{ $defense }

## 发生的事

event-form-shown = 蜘蛛翻开形态：{ $form }。
event-form-placed = { $form }出现在{ $cell }；幼蛛离开棋盘。
event-form-chosen = 蜘蛛把一张形态卡正面朝下放置。
event-spider-moves = { $piece }移动到{ $cell }（移动力剩{ $left }）。
event-spider-legs =
    长足：{ $piece }的移动力变为{ $left }{ $walls ->
        [0] { "" }
       *[other] ，可越过{ $walls }面墙
    }。
event-spider-leaps = { $piece }瞬移到{ $cell }。
event-spider-plays =
    蜘蛛把{ $suit }牌{ $count ->
        [1] { "" }
       *[other] ×{ $count }
    }当作{ $power }打出（手牌{ $left }张）。
event-spider-pays = 蜘蛛弃掉一张{ $suit }牌（手牌{ $left }张）。
event-spider-loots = 蜘蛛掠夺了{ $cell }的宝藏标记。
event-spider-bites = 巨蛛用{ $count }张毒牙攻击{ $cell }的每个棋子。
event-caster-bites = 术蛛攻击{ $cell }的{ $piece }。
event-spiderlings-bite = 幼蛛攻击了{ $count }个棋子。
event-powers-drawn = 蜘蛛抽了{ $count }张异能牌（手牌{ $total }张）。

## 理由

reason-spider_blood = 为了鲜血
reason-spider_eggs = 为了她的卵
reason-spider_webs = 为了棋盘上的蛛网
reason-spider_cards = 为了留住手牌
reason-spider_danger = 避开追捕她的人
reason-spider_way = 去找猎物，或离开屋子
reason-spider_plan = 为了下一种形态的用处
