### 《地窖》的桌上用语（中文）

## 桌上的东西

name-cellar = 地窖
name-stairwell = 楼梯间
name-vault = 窖室
name-explorer-0 = 石匠
name-explorer-1 = 书记
name-explorer-2 = 司事
name-explorer-3 = 脚夫
name-monster = 怪物
name-strength = 力量
name-might = 体魄
name-sanity = 理智
name-kills = 击杀
name-hand = 手牌
name-hidden = 背面朝上的物品
name-knife = 小刀
name-axe = 斧头
name-sabre = 军刀
name-medkit = 急救箱
name-shield = 盾牌
name-alive = 存活
name-dead = 死亡
name-round = 轮次
name-slain = 已杀怪物
name-moves = 行动
name-tiles = 未发现的房间
name-items = 剩余物品
name-drawn = 新房间
name-north = 北
name-east = 东
name-south = 南
name-west = 西
name-black = 黑

about-knife = 武器：一次攻击多掷1颗骰子，用后失去。
about-axe = 武器：一次攻击多掷2颗骰子，用后失去。
about-sabre = 武器：一次攻击多掷3颗骰子，用后失去。
about-medkit = 作为行动使用：体魄和理智各恢复1点。
about-shield = 同一房间有人受伤时使用：伤害减少2点。
about-might = 攻击时掷的骰子数。降到0即死亡。
about-sanity = 承受怪事的能力。降到0即死亡。
about-monster = 最后一个座位的回合后四处游荡，攻击遇到的人。

glyph-black = k

## 提问

ask-act = 你做什么？剩余行动{ $moves }，体魄{ $might }，理智{ $sanity }。
ask-rotate = 新房间朝哪个方向放？
ask-sacrifice = 有什么东西索要供品。你给什么？
ask-teleport = 墙壁转动了。你从哪里出来？
ask-boost = 你鼓起了勇气。哪项能力加1点？
ask-weapon = 这次攻击要用掉武器吗？
ask-shield = { $victim }正要受伤。你用掉盾牌吗？
ask-suffer = 你失去1点。体魄（{ $might }）还是理智（{ $sanity }）？

## 选项

part-monsters =
    { $monsters ->
        [0] { "" }
       *[other] （那里有{ $monsters }只怪物）
    }
option-act-walk = 向{ $way }走到{ $cell }{ part-monsters }。
option-act-explore = 向{ $way }探索：进入新房间，本回合行动结束。还有{ $tiles }间未发现。
option-act-attack = 攻击这里的怪物：{ $dice }颗骰子对{ $strength }颗。
option-act-end = 结束回合。
option-act-medkit = 使用急救箱：体魄和理智各恢复1点。
option-rotate-turn = 门朝{ $doors }。
option-sacrifice-item = 给出{ $item }。
option-sacrifice-sanity = 什么也不给，理智降到{ $after }。
option-teleport-cell = 从{ $cell }出来{ part-monsters }。
option-boost-trait = { $trait }：{ $now } → { $after }。
option-weapon-weapon = 使用{ $weapon }：{ $dice }颗骰子。
option-weapon-bare = 赤手空拳：{ $dice }颗骰子。
option-shield-yes = 使用盾牌：伤害减少2点。
option-shield-no = 留着。
option-suffer-trait =
    { $trait }：{ $now } → { $after }{ $after ->
        [0] （死亡）
       *[other] { "" }
    }。

## 发生了什么

name-fright = 惊吓
name-debt = 债
name-wall = 转动的墙
name-howl = 嚎叫
name-comfort = 慰藉
name-find = 发现

event-turn = 第{ $round }轮：{ $who }开始行动。
event-walked = { $who }走到{ $cell }；还剩{ $moves }步。
event-healed = { $who }使用急救包：力量{ $might }，理智{ $sanity }。
event-explored = { $who }在{ $cell }打开一个新房间；还有{ $left }间待发现。
event-omen = 凶兆：{ $cell }出现强度{ $strength }的怪物。{ $dice }颗骰子掷出{ $total }{ $harm ->
        [0] ，再无动静。
       *[other] ：达到5，所有人受伤。
    }
event-found = { $who }找到一件物品；还剩{ $left }件。
event-found-item = 你找到了：{ $item }。
event-event = { $who }遇到{ $card }。
event-gave = { $who }交出{ $item }。
event-attacked =
    { $who }用{ $dice }颗骰子{ $weapon-id ->
        [none] { "" }
       *[other] （包括{ $weapon }）
    }攻击：{ $ours }对{ $theirs }（强度{ $strength }）。{ $slain ->
        [1] 怪物被消灭！
       *[other] 怪物仍在。
    }
event-shielded = { $who }用盾护住{ $victim }：剩余{ $left }点。
event-hurt =
    { $who }失去1点{ $trait }：{ $left ->
        [0] 死亡
       *[other] 剩{ $left }
    }。
event-monster = { $cell }的怪物袭击{ $who }：{ $theirs }对{ $ours }。

## 结局

ending-slain = 八只怪物被消灭，地窖恢复了平静。
ending-midnight = 钟敲十二下。还活着的人离开地窖。
ending-all_dead = 没有人再上来。
figure-rounds = 轮数
figure-slain = 已杀怪物
figure-best = 最高得分

## 机器人的理由

reason-kills = 为了击杀
reason-health = 为了保命
reason-rival = 为了压制最强的对手
