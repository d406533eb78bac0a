### 《不宁庄园》桌上的话（简体中文）

## 主持人的选项

name-roles = 角色
about-roles = 哪些角色参加，每个座位一个。第一局推荐圣骑士、骷髅、蜘蛛与庄园。
name-auto = 常用角色
value-roles-auto = 按人数的常用角色
name-extended_sanctity = 额外的圣洁牌
about-extended_sanctity = 圣洁牌堆加入升墙、预见、炽燃之灯与苦修。
name-lamp_pulse = 灯光脉动
about-lamp_pulse = 在有明灯的板块上，圣骑士可以花费1圣光，揭示所有相邻的可见黑暗板块，不进行遭遇。
name-off = 关
name-on = 开
value-lamp_pulse-grit = 开，每张板块给2毅力（强得多）
name-paladin_level = 圣骑士的难度
about-paladin_level = 扮演圣骑士获胜的难度。
name-skeletons_level = 骷髅的难度
about-skeletons_level = 扮演骷髅获胜的难度。
name-spider_level = 蜘蛛的难度
about-spider_level = 扮演蜘蛛获胜的难度。
name-manor_level = 庄园的难度
about-manor_level = 扮演庄园获胜的难度。
name-enchanter_level = 惑术师的难度
about-enchanter_level = 扮演惑术师获胜的难度。
name-very_easy = 极易
name-easy = 简单
name-normal = 普通
name-hard = 困难
name-very_hard = 极难
value-paladin_level-very_easy = 极易：蜘蛛以3只幼蛛开始
value-paladin_level-easy = 简单：蜘蛛以4只幼蛛开始
value-paladin_level-hard = 困难：不能使用圣坛
value-paladin_level-very_hard = 极难：毅力35上没有英雄方块
value-skeletons_level-very_easy = 极易：圣骑士以5生命开始
value-skeletons_level-easy = 简单：圣骑士以6生命开始
value-skeletons_level-hard = 困难：圣骑士以2圣光开始
value-skeletons_level-very_hard = 极难：圣骑士以2圣光与光环开始
value-spider_level-very_easy = 极易：8恐惧即可逃离
value-spider_level-easy = 简单：10恐惧即可逃离
value-spider_level-hard = 困难：没有长足
value-spider_level-very_hard = 极难：始终为巨蛛
value-manor_level-very_easy = 极易：12霉菌获胜
value-manor_level-easy = 简单：14霉菌获胜
value-manor_level-hard = 困难：移除值3霉菌的事件牌
value-manor_level-very_hard = 极难：移除值1霉菌的事件牌
value-enchanter_level-very_easy = 极易：少填一个支配格
value-enchanter_level-easy = 简单：以一张法术开始
value-enchanter_level-hard = 困难：法术轨从2开始，不抽法术
value-enchanter_level-very_hard = 极难：以2个魔力方块开始
name-solo = 孤独守夜
about-solo = 单人游戏：圣骑士对抗自动行动的骷髅与不断上升的恐惧。
value-solo-easy = 简单：4具骷髅，5个骚灵获胜，12恐惧失败
value-solo-normal = 普通：5具骷髅，6个骚灵获胜，12恐惧失败
value-solo-hard = 困难：5具骷髅，稳定3，7个骚灵获胜，10恐惧失败

## 角色组合

name-restless_house = 不宁之屋
about-restless_house = 没有庄园时，每轮结束揭示一张黑暗板块、放置一张黑暗板块，再放置一枚宝藏标记。
value-roles-PKSME = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-manor }、{ name-enchanter }
value-roles-PKSM = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-manor }（推荐第一局）
value-roles-PKSE = { name-paladin }、{ name-skeletons }、{ name-spider }、{ name-enchanter }（{ name-restless_house }）
value-roles-PKME = { name-paladin }、{ name-skeletons }、{ name-manor }、{ name-enchanter }（摧毁7个骚灵）
value-roles-PSME = { name-paladin }、{ name-spider }、{ name-manor }、{ name-enchanter }（2恐惧开始；3霉菌开始）
value-roles-KSME = { name-skeletons }、{ name-spider }、{ name-manor }、{ name-enchanter }（骷髅猎杀蜘蛛；2恐惧开始；3霉菌开始）
value-roles-PKS = { name-paladin }、{ name-skeletons }、{ name-spider }（{ name-restless_house }）
value-roles-PKM = { name-paladin }、{ name-skeletons }、{ name-manor }（摧毁7个骚灵）
value-roles-PKE = { name-paladin }、{ name-skeletons }、{ name-enchanter }（摧毁5个骚灵；{ name-restless_house }）
value-roles-PSM = { name-paladin }、{ name-spider }、{ name-manor }（2恐惧开始；3霉菌开始）
value-roles-PSE = { name-paladin }、{ name-spider }、{ name-enchanter }（2恐惧开始；{ name-restless_house }）
value-roles-PME = { name-paladin }、{ name-manor }、{ name-enchanter }（摧毁7个骚灵）
value-roles-KSM = { name-skeletons }、{ name-spider }、{ name-manor }（骷髅猎杀蜘蛛；2恐惧开始；3霉菌开始）
value-roles-KSE = { name-skeletons }、{ name-spider }、{ name-enchanter }（骷髅猎杀蜘蛛；2恐惧开始；{ name-restless_house }）
value-roles-KME = { name-skeletons }、{ name-manor }、{ name-enchanter }（摧毁7个骚灵）
value-roles-SME = { name-spider }、{ name-manor }、{ name-enchanter }（14恐惧逃离）
value-roles-PK = { name-paladin }、{ name-skeletons }（摧毁5个骚灵；{ name-restless_house }）
value-roles-PS = { name-paladin }、{ name-spider }（2恐惧开始；{ name-restless_house }）
value-roles-PM = { name-paladin }、{ name-manor }（摧毁7个骚灵）
value-roles-PE = { name-paladin }、{ name-enchanter }（摧毁5个骚灵；{ name-restless_house }）
value-roles-KS = { name-skeletons }、{ name-spider }（骷髅猎杀蜘蛛；2恐惧开始；{ name-restless_house }）
value-roles-KM = { name-skeletons }、{ name-manor }（摧毁7个骚灵）
value-roles-KE = { name-skeletons }、{ name-enchanter }（摧毁5个骚灵；{ name-restless_house }）
value-roles-SM = { name-spider }、{ name-manor }（14恐惧逃离）
value-roles-SE = { name-spider }、{ name-enchanter }（14恐惧逃离；{ name-restless_house }）
value-roles-P = { name-paladin }（{ name-solo }）

## 提问

ask-rotate = { $cell }的{ $tile }被揭示：如何旋转？
ask-fill = 黑暗板块不够：放到哪个格位？
ask-reuse =
    { $count ->
        [8] 所有力场墙都在棋盘上：拿取哪一道重新放置？
       *[other] 所有缺口都在棋盘上：拿取哪一个重新放置？
    }
ask-shove = 把{ $about }强制移动到哪张板块？
ask-place_wraith = 幽魂出现在哪里？
ask-place_dark = 没有未被占据的黑暗板块：把供幽魂使用的黑暗板块放在哪里？
ask-house_reveal = 不宁之屋：揭示哪张黑暗板块？
ask-house_fill = 不宁之屋：把黑暗板块放在哪里？
ask-house_treasure = 不宁之屋：把宝藏标记放在哪张黑暗板块上？
ask-gain_devotion = 你获得1点虔诚：圣火还是圣光？
ask-lose_devotion = 你归还1点虔诚：圣火还是圣光？
ask-return_cube = 一个英雄方块回到毅力轨：从哪项数值拿取？
ask-play_sanctity = 打出哪张圣洁牌？其余放到牌堆底。
ask-order_sanctity = 两张中的哪一张放到圣洁牌堆的最底下？
ask-give_treasure = 圣骑士得到一张宝藏：给他哪一张？另一张放到牌堆底。
ask-keep_treasure = 你得到{ $card }。要正面朝下保留吗？
ask-pick_spell = 把哪张法术放入场中？其余弃掉。
ask-resist = 你的板上有{ $count }枚咒片{ $value ->
        [0] { "" }
       *[other] （{ $value }枚即可支配你）
    }。要付出代价归还{ $count ->
        [1] 一
       *[other] 两
    }枚吗？
ask-offer_change = 你被攻击了。要变为幼蛛吗？
ask-place_spiderling = 幼蛛放到哪里？（还有{ $count }只）
ask-flee_step = { $cell }的{ $piece }可以逃走（还有{ $count }步）。去哪里？
ask-discard_power = 弃掉哪张异能牌？（还要弃{ $count }张）

## 选项

option-stop =
    { $why ->
        [1] 不抵抗
        [2] 不移动它
       *[other] 到此为止
    }
option-no = 否
option-yes = 是
option-at = { $cell }（{ $tile }）
option-turn = { $sides }侧开放
option-on-edge = { $cell }（{ $tile }）{ $side }侧的边
option-to =
    { $cell-id ->
        [entrance] 从入口离开：逃离并获胜
       *[other] 到{ $cell }（{ $tile }）
    }
option-of-piece = { $piece }
option-pick-suit = { $suit }
option-reuse = { $cell }{ $side }侧的边上的
option-gain = { $devotion }（{ $total } + 1）
option-give-back = { $devotion }（{ $total } − 1）
option-cube-from = { $stat }：{ $was }变为{ $total }
option-play = { $card }：{ $card-about }
option-lowest = { $card }
option-give = { $card }：{ $card-about }
option-keep = 正面朝下保留{ $card }：{ $card-about }
option-refuse =
    拒绝{ $card }：它移出游戏，你获得{ $ascetic ->
        [0] 5毅力
       *[other] 2圣火与2圣光
    }
option-put-in-play = { $card }：{ $card-about }
option-pay-devotions =
    付出{ $count ->
        [2] 2圣火
        [1] 1圣火与1圣光
       *[other] { $light }圣光
    }
option-pay-grit = 付出3毅力，剩余{ $left }
option-pay-stability = 付出2稳定，剩余{ $left }
option-pay-blood = 付出2鲜血，剩余{ $left }
option-pay-cards = 付出2张异能牌：{ $suit }与{ $other }
option-pay-omen = 付出1个征兆，征兆区剩余{ $left }
option-pay-event = 付出{ $card }

## 发生的事

event-turn = 第{ $round }轮：{ $role }的回合。
event-ended = { $ending }
event-dark = 在{ $cell }放置一张黑暗板块。
event-revealed = { $cell }的板块被揭示：{ $tile }。
event-treasure-placed = { $cell }出现一枚宝藏标记。
event-poltergeist = { $cell }出现一个骚灵；棋盘上有{ $count }个。
event-poltergeist-gone = { $cell }的骚灵离开；棋盘上有{ $count }个。
event-darkened = { $cell }的板块重新变暗。
event-rotated = { $cell }的{ $tile }旋转。
event-swapped = { $cell }的{ $tile }与{ $there }的{ $other }对调。
event-shifted = { $tile }从{ $cell }移到{ $there }。
event-force-wall = { $cell }{ $side }侧的边上出现力场墙。
event-breach = { $cell }{ $side }侧的边上出现缺口。
event-forced = { $piece }被强制移动到{ $cell }。
event-webs-torn = { $piece }扯破{ $cell }的{ $count }枚蛛网。
event-lights-out = { $piece }熄灭{ $cell }的舞光。
event-disc-found = { $piece }踩到一枚咒片：其玩家的板上有{ $total }枚。
event-scattered = { $piece }溃散。
event-restless = 宅邸不得安宁。
event-grit = 圣骑士获得{ $count }毅力：{ $total }。
event-grit-lost = 圣骑士失去{ $count }毅力：剩余{ $total }。
event-cube-earned = 达到毅力{ $needed }：圣骑士拿取一个英雄方块。
event-turn-cut = 一个英雄方块被放回：圣骑士的回合结束。
event-health = 圣骑士失去{ $count }生命：剩余{ $total }。
event-healed = 圣骑士得到治疗：{ $total }生命。
event-devotion = 圣骑士获得{ $count }{ $devotion }：{ $total }。
event-task = 完成“{ $task }”。
event-sanctity-drawn = 圣骑士抽到{ $cards }。
event-sanctity = 圣骑士打出{ $card }：{ $card-about }
event-treasure-kept = 圣骑士正面朝下保留一张宝藏：共{ $count }张。
event-treasure-refused = 圣骑士拒绝{ $card }；它移出游戏。
event-stability = 骷髅获得{ $count }稳定：{ $total }。
event-stability-lost = 骷髅失去{ $count }稳定：剩余{ $total }。
event-recruited = { $piece }加入骷髅。
event-blood = 蜘蛛获得{ $count }鲜血：{ $total }。
event-terror = 蜘蛛获得{ $count }恐惧：{ $total }／{ $goal }。
event-webs = { $cell }放置{ $count }枚蛛网：那里有{ $total }枚。
event-egg = 蜘蛛在{ $cell }产下一枚卵。
event-egg-fed = { $cell }的卵得到一个鲜血方块：{ $total }。
event-hatched = { $cell }的卵孵化。
event-egg-destroyed = { $cell }的卵被摧毁。
event-power-lost = 蜘蛛弃掉一张异能牌：{ $suit }。剩余{ $total }张。
event-spiderling-lost = 失去一只幼蛛；剩余{ $count }只。
event-fled = { $piece }逃到{ $cell }。
event-turned = { $cell }的蜘蛛变为幼蛛。
event-spiderling = 一只幼蛛放到{ $cell }。
event-wraith = 幽魂出现在{ $cell }。
event-omens-lost = 庄园失去{ $count }个征兆：征兆区剩余{ $total }。
event-events-drawn = 庄园抽{ $count }张事件牌：手牌{ $total }张。
event-event-discarded = 庄园弃掉{ $card }。
event-mold = 庄园获得{ $count }霉菌：{ $total }／{ $goal }。
event-discs-lost = { $role }的板上有{ $count }枚咒片回到供应，剩余{ $total }枚。
event-hand-discs-lost = 惑术师失去手中{ $count }枚咒片：剩余{ $total }枚。
event-spell-track = 法术轨前进到{ $total }。
event-spell = 惑术师把{ $card }放入场中：{ $card-about }

## 结局

name-paladin_spider = 最后一只幼蛛倒下：圣骑士杀死了蜘蛛，获胜。
name-paladin_poltergeists = 宅邸安静了：圣骑士摧毁了足够的骚灵，获胜。
name-skeletons_paladin = 圣骑士倒下了：骷髅获胜。
name-skeletons_spider = 最后一只幼蛛倒下：骷髅杀死了蜘蛛，获胜。
name-skeletons_poltergeists = 宅邸安静了：骷髅摧毁了足够的骚灵，获胜。
name-spider_escaped = 大门敞开：蜘蛛逃到了外面的世界，获胜。
name-manor_mold = 霉菌爬满每一面墙：庄园获胜。
name-enchanter_dominates = 这里再没有人有自己的意志：惑术师获胜。
name-draw = 60轮之后无人获胜：平局。
name-vigil_won = 最后的骚灵消失了：你守住了这一夜，获胜。
name-vigil_dead = 圣骑士倒下了：你失败了。
name-vigil_terror = 恐惧过于强大：你失败了。
ending-paladin_spider = { name-paladin_spider }{ part-rounds }
ending-paladin_poltergeists = { name-paladin_poltergeists }{ part-rounds }
ending-skeletons_paladin = { name-skeletons_paladin }{ part-rounds }
ending-skeletons_spider = { name-skeletons_spider }{ part-rounds }
ending-skeletons_poltergeists = { name-skeletons_poltergeists }{ part-rounds }
ending-spider_escaped = { name-spider_escaped }{ part-rounds }
ending-manor_mold = { name-manor_mold }{ part-rounds }
ending-enchanter_dominates = { name-enchanter_dominates }{ part-rounds }
ending-draw = { name-draw }
ending-vigil_won = { name-vigil_won }{ part-rounds }
ending-vigil_dead = { name-vigil_dead }{ part-rounds }
ending-vigil_terror = { name-vigil_terror }{ part-rounds }
part-rounds = （{ $rounds }轮）

## 电脑为何如此

reason-goal = 更接近自己的目标
reason-rivals = 让其他角色离目标更远

## 格子：与规则书一样，先行后列

cell-notation = { $y },{ $x }
