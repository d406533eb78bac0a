### 《山顶之屋》的桌上用语（简体中文）

## 桌上的东西

name-cards = 卡
name-pile = 物品堆
name-drawn = 要放置的板块
name-stack = 板块堆
name-tile_back = 下一张板块
name-known_tiles = 再往下的板块
name-known_omens = 接下来的预兆
name-known_items = 接下来的物品
name-known_events = 接下来的事件
name-tiles_left = 房间板块
name-omens_left = 预兆
name-items_left = 物品
name-events_left = 事件
name-revealed = 已揭示的预兆
name-round = 轮
name-spaces = 剩余格数
name-foreseen = 预见的数字
name-tries = 失败次数
name-hp = 生命值
name-object = 物件
name-attack = 攻击
name-defend = 防御
ui-dice = 骰子
play-dice = 骰子

about-pile = { about-item_pile }
about-stack = 板块背面标明它可以放在哪些楼层。
about-revealed = 在抽到预兆的回合结束时掷6颗骰子，总和小于这个数，作祟就开始。

## 房间上的标志

name-symbol-omen = { name-omen }
name-symbol-item = { name-item }
name-symbol-event = { name-event }
about-symbol-omen = { about-omen }
about-symbol-item = { about-item }
about-symbol-event = { about-event }
name-token-below_collapsed_room = { name-below_collapsed_room }
about-token-below_collapsed_room = { about-below_collapsed_room }
name-token-blessing = { name-blessing }
about-token-blessing = { about-blessing }
name-token-closet = { name-closet }
about-token-closet = { about-closet }
name-token-drip = { name-drip }
about-token-drip = { about-drip }
name-token-safe = { name-safe }
about-token-safe = { about-safe }
name-token-skeletons = { name-skeletons }
about-token-skeletons = { about-skeletons }
name-token-slide = { name-slide }
about-token-slide = { about-slide }
name-token-smoke = { name-smoke }
about-token-smoke = { about-smoke }
name-token-vault_empty = { name-vault_empty }
about-token-vault_empty = { about-vault_empty }
name-token-wall_switch = { name-wall_switch }
about-token-wall_switch = { about-wall_switch }
name-token-secret_passage = { name-secret_passage }
about-token-secret_passage = { about-secret_passage }
name-token-secret_stairs = { name-secret_stairs }
about-token-secret_stairs = { about-secret_stairs }
name-stairs-up = 上行楼梯
name-stairs-down = 下行楼梯
name-barrier = 障碍
about-barrier = 把房间分成两边：要到另一边必须检定。
name-corpse = 死去的探险者
name-collapsed = 已坍塌
about-collapsed = 这个房间已不复存在，任何人和任何东西都不能进入。
name-danger = 危险
about-danger = 接下来的事会发生在这里。
name-flooded = 进水
name-flooded-full = 淹没

glyph-symbol-omen = Ω
glyph-symbol-item = ◆
glyph-symbol-event = ?
glyph-stairs-up = ↑
glyph-stairs-down = ↓
glyph-barrier = ‖
glyph-pile = ■
glyph-corpse = †
glyph-collapsed = ×

## 状态

name-hero = 英雄
name-monster = 怪物
name-dead = 死亡
name-escaped = 逃脱
name-gone = 移出游戏
name-outside = 屋外
name-stunned = 昏迷
about-stunned = 错过下一个回合；在此之前不能被攻击，也不妨碍任何人。
name-stuck = 被困住
about-stuck = 只能尝试脱身：力量检定须达到4+。
name-buried = 被掩埋
about-buried = 只能尝试脱身：力量检定须达到4+。
name-grabbed = 被抓住
name-carried = 被带着走
name-asleep = 睡着
name-unconscious = 不省人事
name-small = 变小
name-soul = 魂魄
name-invisible = 隐形
name-side-north = 北侧
name-side-east = 东侧
name-side-south = 南侧
name-side-west = 西侧
name-used = 已使用
name-worn = 戴着
name-open = 打开着
name-companion = 同伴
name-weapon = 武器

glyph-stunned = *
glyph-stuck = #
glyph-buried = ▲
glyph-side-north = ↑
glyph-side-east = →
glyph-side-south = ↓
glyph-side-west = ←

name-north = 北
name-east = 东
name-south = 南
name-west = 西
name-fate_dies = 死亡
name-fate_changes = 变化
name-physical = 肉体
name-mental = 精神

brief-side-heroes = 你是英雄。
brief-side-traitor = 你是叛徒。
brief-side-twins = 你在双生子一方。
brief-side-everybody = 每个人都只为自己。

## 检定的用途

name-damage = 伤害
name-defence = 防御
name-haunt_roll = 作祟检定
name-free = 脱身

## 游戏选项

name-force_haunt = 指定作祟
about-force_haunt = 玩这个编号的作祟；谁成为叛徒仍由表格决定。
name-random_explorers = 随机探险者
about-random_explorers = 探险者随机发放，不由玩家选择。
name-first_player = 先手玩家
about-first_player = 随机座位，或生日最先到来的探险者：从今天算起，或从指定的日子（如10-31）算起。
name-barrier_fail_stops = 障碍失败即停
about-barrier_fail_stops = 越过障碍失败，也使你本回合的移动结束。
name-early_haunt = 提早作祟
about-early_haunt = 第三张预兆之前的作祟检定总是算作“没有事发生”。
name-fresh_haunts = 换新作祟
about-fresh_haunts = 若得出的作祟以前玩过，就另找一个。
name-played_haunts = 玩过的作祟
about-played_haunts = 你们玩过的作祟编号，如4 12 38；与“换新作祟”一起使用。
name-max_rounds = 作祟轮数上限
about-max_rounds = 作祟进行这么多轮之后，双方都落败。
name-max_explore_rounds = 探索轮数上限
about-max_explore_rounds = 经过这么多轮之后，作祟不经检定立即开始。
name-off = 不指定
name-none = 无
name-random = 随机
name-birthday = 生日

## 选项的标题

group-step = 移动
group-explore = 探索
group-room = 在这个房间
group-use = 使用卡
group-act = 特殊行动
group-attack = 攻击
group-give = 交出卡
group-drop = 丢下卡
group-pick = 捡起卡
group-free = 解救

## 问题

part-who =
    { $who }{ $who_number ->
        [0] { "" }
       *[other] { $who_number }
    }
part-target =
    { $target }{ $target_number ->
        [0] { "" }
       *[other] { $target_number }
    }
part-for =
    { $what-id ->
        [none] { "" }
       *[other] { $what }：
    }

ask-choose_explorer = 座位{ $seat }：扮演哪位探险者？
ask-main =
    { $who }（{ $room }）：{ $halted ->
        [0] 还剩{ $left }格
       *[1] 本回合的移动已结束
    }。做什么？
ask-place_tile =
    { $symbol-id ->
        [none] { $room }
       *[other] { $room }（{ $symbol }）
    }：{ $moves ->
        [0] { $cells ->
            [1] 新房间朝哪个方向放？
           *[other] 新房间放在哪里？
        }
       *[1] 房间移到哪里？
    }
ask-rearrange = 剩下的板块都会封死这一层。为了放下“{ $room }”，转动或对调哪个房间？
ask-exit_fail = 离开“{ $room }”的{ $trait }检定结果是{ $total }，须达到{ $needs }。离开还是留下？
ask-elevator = 神秘电梯开到哪里？
ask-choose_side = 你站在“{ $room }”障碍的哪一侧？
ask-fail_on_purpose = 坍塌房间的地板塌了。检定，还是任由自己掉下去？
ask-choose_room = { part-for }选哪个房间？
ask-choose_edge = { part-for }选哪面墙？
ask-choose_explorer_target =
    { part-for }{ $what-id ->
        [bell] 谁靠近你1格？
        [bloody_vision] 你攻击谁？
       *[other] 选谁？
    }
ask-choose_card =
    { part-for }{ $what-id ->
        [bloody_vision] 用哪件武器？
        [shrieking_wind] 哪张物品被吹走？
        [mirror_debt] 交出哪张物品？
       *[other] 选哪张卡？
    }
ask-choose_option =
    { part-for }{ $what-id ->
        [crystal_ball] 查找哪个牌堆？
        [foresight] 看什么？还是掷一个数字留着？
       *[other] 选什么？
    }
ask-optional_event =
    { part-for }{ $what-id ->
        [something_hidden] 要进行知识检定吗？
        [secret_passage] 要立刻穿过去吗？
        [secret_stairs] 要立刻沿楼梯走吗？
       *[other] 要这样做吗？
    }
ask-errand = 让狗带什么，去哪里？
ask-heal = 医疗箱可为{ $target }治疗至多{ $points }点。提升哪些属性？
ask-reorder = { part-for }按什么顺序放回？（第一张在最上面）
ask-search_pick = { part-for }拿哪一张？
ask-gain_trait = { $who }：哪项属性升1级？
ask-lose_trait = { part-for }哪项属性下降？
ask-choose_trait = { part-for }选哪项属性？
ask-split_physical = { $who }受到{ $points }点肉体伤害。哪些属性下降？
ask-split_mental = { $who }受到{ $points }点精神伤害。哪些属性下降？
ask-skull_convert = { $who }将受到{ $points }点精神伤害。头骨让你可以改为受到肉体伤害。
part-roll-for =
    { $trait-id ->
        [none] { $what }
       *[other] { $trait }检定（{ $what }）
    }
ask-pre_roll =
    { part-roll-for }：{ $dice }颗骰子{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
    }。要先使用卡吗？
ask-post_roll =
    你掷出{ $faces } = { $total }（{ $what }）。{ $chosen ->
        [0] 要重掷骰子吗？
       *[other] 已为幸运石选了{ $chosen }颗。还要选吗？
    }
ask-ignore_card = 叛徒可以不受卡和房间的影响。“{ $card }”影响你吗？
ask-accept_gift = { $target }要把“{ $card }”交给你。收下吗？
ask-outcome = { part-who }以{ $margin }点之差胜过{ part-target }。怎么做？
ask-offer_draw = { $target }提议以双方落败结束游戏。同意吗？
ask-fresh_haunt = 另找一个作祟：由最近的哪个预兆房间决定？
ask-basement_stairs = 有怪物无路通往有英雄的楼层。放置地下室楼梯吗？
ask-hero_stairs = 有人或东西被困在地下室。放置地下室楼梯吗？
ask-next_monster = 下一个行动的是哪个怪物？
ask-monster =
    { part-who }（{ $room }）：{ $halted ->
        [0] 还剩{ $left }格
       *[1] 移动已结束
    }。做什么？
ask-chase_attack = { part-who }追上了猎物。攻击谁？
ask-chase_step = { part-who }（{ $room }）扑向猎物，还剩{ $left }格。走哪条路？
ask-haunt_choice = { part-for }选什么？
ask-haunt_figure =
    { part-for }{ $what-id ->
        [bell] 哪个怪物靠近1格？
        [spirit_board] 哪个怪物靠近1格？
        [bloody_vision] 你攻击谁？
       *[other] 选谁？
    }

## 选项：设置与板块

part-doors =
    { $count ->
        [0] 没有未探索的门口
        [1] 未探索的门口：{ $doorways }
       *[other] 未探索的门口：{ $doorways }
    }{ $blind ->
        [0] { "" }
       *[other] ，{ $blind }扇门对着墙
    }
option-explorer =
    { $who }：速度{ $speed }，力量{ $might }，神志{ $sanity }，知识{ $knowledge }。{ $who-about }
option-place = 通向{ $joins }；{ part-doors }。
option-ride = 开到{ $floor }，{ $joins }旁边；{ part-doors }。
option-stay-put =
    { $floor-id ->
        [basement] 留在{ $floor }。
       *[other] 留在{ $floor }。
    }
option-turn = 把“{ $room }”转{ $turns }个直角。
option-swap = 对调“{ $room }”与“{ $other }”。

## 选项：移动

part-roll = { $trait }检定，{ $dice }颗骰子，须达到{ $needs }（{ $chance }%）
part-cost =
    1格{ $hinder ->
        [0] { "" }
        [1] +对手1
       *[other] +对手{ $hinder }
    }{ $more ->
        [0] { "" }
       *[other] +额外{ $more }
    }，还剩{ $left }
part-exit =
    { $exit-id ->
        [none] { "" }
       *[other] 离开“{ $exit }”须{ part-roll }；失败则{ $loses }−1，或留下。
    }
option-step = 走进“{ $room }”：{ part-cost }。{ part-exit }
option-explore = 从{ $direction }面的门口探索：{ part-cost }。{ part-exit }
option-end =
    结束回合{ $left ->
        [0] { "" }
       *[other] （{ $left }格未用）
    }。{ $ends-id ->
        [HELPS] “{ $room }”使你的{ $trait }上升：{ $before } → { $after }。
        [HURTS] “{ $room }”对你造成1点{ $harm }伤害。
        [SLIDES] 你滑到地下室平台。
        [RIDES] 电梯移动：掷2颗骰子。
       *[none] { "" }
    }{ $due ->
        [0] { "" }
       *[other] 接着是作祟检定：6颗骰子对{ $omens }张预兆，作祟开始的机会是{ $chance }%。
    }
option-done =
    { part-who }行动完毕{ $left ->
        [0] { "" }
       *[other] （{ $left }格未用）
    }。
option-leave =
    仍然离开“{ $room }”：{ $trait }{ $before } → { $skull ->
        [0] { $after }
       *[1] 骷髅，死亡
    }。
option-stay = 留在“{ $room }”：什么都不失去，但移动结束。

## 选项：房间

part-fall =
    { $safe ->
        [0] 1颗骰子的肉体伤害
       *[1] 不受伤害
    }
option-cross =
    到“{ $room }”的另一边：{ $safe ->
        [0] { part-roll }
       *[1] 不必检定
    }。
option-vault = 打开金库：{ part-roll }。里面有2张物品。
option-chute = 滑到地下室平台，不花格数。
option-jump =
    跳到{ $room-id ->
        [none] 地下室的新房间
       *[other] “{ $room }”
    }：{ part-fall }。
option-gallery = 跳进舞厅：{ part-fall }。
option-closet = 用2颗骰子打开衣橱：掷出4得物品（{ $item }%），否则抽事件（{ $event }%）。
option-safe = 打开保险箱：{ part-roll }。里面有2张物品；失败则受到肉体伤害。
option-skeletons = 搜索骸骨：{ part-roll }。得1张物品；失败则受到1颗骰子的精神伤害。
option-slide = 坐滑梯：{ part-roll }，则到下面楼层的任意房间；失败则掉进地下室的新房间，受到1颗骰子的肉体伤害。
option-wall = 穿过墙到“{ $room }”：{ part-roll }。
part-tries =
    { $tries ->
        [0] { "" }
       *[other] （已失败{ $tries }/3次）
    }
option-struggle = 从“{ $card }”中脱身：{ part-roll }{ part-tries }。
option-free = 把{ part-who }从“{ $card }”中救出：{ part-roll }{ part-tries }。
option-brave = 努力站稳：{ part-roll }。
option-fall = 任由自己掉下去：1颗骰子的肉体伤害。

## 选项：卡

part-changes =
    { $speed-id ->
        [none] { "" }
       *[other] ，速度{ $speed }
    }{ $might-id ->
        [none] { "" }
       *[other] ，力量{ $might }
    }{ $sanity-id ->
        [none] { "" }
       *[other] ，神志{ $sanity }
    }{ $knowledge-id ->
        [none] { "" }
       *[other] ，知识{ $knowledge }
    }
part-on =
    { $target-id ->
        [none] { "" }
       *[other] （{ part-target }）
    }
option-use =
    { $card-id ->
        [dog] 派狗去至多6格外的房间：带去或取回1张卡。
        [spirit_board] 通灵板：偷看板块堆最上面的板块。作祟开始后，怪物可能靠近1格。
        [bottle] 喝下瓶子里的东西：由3颗骰子决定。
        [dark_dice] 掷黑暗骰子：由3颗骰子决定。
        [dynamite] 代替攻击，把炸药扔进“{ $target }”：那里的每个人速度检定须达到5，否则受到4点肉体伤害。
        [healing_salve] 给{ $target }用治疗药膏：力量和速度升到起始级。
        [smelling_salts] 给{ $target }用嗅盐：知识升到起始级。
        [pickpockets_gloves] 扒手手套：从{ $target }那里拿1张卡。
       *[other] 使用“{ $card }”{ part-on }。{ $card-about }
    }
option-use-roll = 使用“{ $card }”{ part-on }：{ part-roll }。
option-open-box = 打开音乐盒：进入它所在房间或在那里开始回合的人，神志检定须达到4，否则回合结束。
option-close-box = 合上音乐盒。
option-give = 把“{ $card }”交给{ part-who }{ part-changes }。
option-drop = 丢下“{ $card }”{ part-changes }。
option-pick = 捡起“{ $card }”{ part-changes }。
option-accept = 收下“{ $card }”{ part-changes }。
option-decline = 谢绝“{ $card }”。
option-suffer = 受“{ $card }”影响。
option-ignore = 不受“{ $card }”影响。
option-card = { $card }：{ $card-about }
option-no-card = 不用卡。
option-carry = 让狗把“{ $card }”带到“{ $room }”（{ $floor }）。
option-fetch = 让狗从“{ $room }”（{ $floor }）取回“{ $card }”。
option-no-errand = 什么都不带。
option-order = { $order }。

## 选项：攻击与行动

part-odds = { $dice }颗骰子对{ $against }颗（{ $trait }）；胜算{ $chance }%，落败{ $risk }%
option-attack =
    { $weapon-id ->
        [none] { "" }
       *[other] 用“{ $weapon }”
    }攻击{ $room-id ->
        [none] { "" }
       *[other] “{ $room }”里的
    }{ part-target }：{ part-odds }。{ $price-id ->
        [blood_dagger] 先失去1级速度。
        [sacrificial_dagger] 先进行知识检定，须达到3。
       *[none] { "" }
    }
option-damage = 对{ part-target }造成{ $points }点伤害。
option-steal = 不造成伤害，改为从{ part-target }那里偷取“{ $card }”。
option-act = { $action }{ part-on }。{ $action-about }
option-try =
    { $action }{ part-on }：{ $needs ->
        [0] { $trait }检定，{ $dice }颗骰子。{ $action-about }
       *[other] { part-roll }。
    }
option-lot = 揭示你的标记物：你是叛徒。
option-draw = 提议结束游戏：若全员同意，双方都落败。
option-agree = 同意：双方都落败。
option-refuse = 拒绝：游戏继续。

## 选项：选一个

part-in = { $floor }，{ $room }
option-room = { $room }（{ $floor }）。
option-nowhere = 不选房间。
option-side =
    { $direction }侧{ $room-id ->
        [none] { "" }
       *[other] ，朝向“{ $room }”
    }。
option-edge =
    { $direction }面的墙：{ $room-id ->
        [none] 后面还什么都没有
       *[other] 后面是“{ $room }”
    }。
option-figure = { part-who }（{ part-in }）。
option-nobody = 不选任何人。
option-word = { $word }。
option-yes = 是。
option-no = 否。
option-stairs = 放置地下室楼梯。
option-no-stairs = 不放置。
option-monster = { part-who }（{ part-in }）：{ $spaces }格。
option-all-done = 其余的都留在原地。

## 选项：属性与检定

option-gain = { $trait }：{ $before } → { $after }。
option-lose =
    { $trait }：{ $before } → { $skull ->
        [0] { $after }。
       *[1] 骷髅，死亡。
    }
option-trait = { $trait }（{ $value }）。
part-one = { $one }{ $one_points }点（{ $one_before } → { $one_after }）
part-two = { $two }{ $two_points }点（{ $two_before } → { $two_after }）
part-both =
    { $one_points ->
        [0] { part-two }
       *[other] { $two_points ->
            [0] { part-one }
           *[other] { part-one }，{ part-two }
        }
    }
option-split =
    { part-both }。{ $skull ->
        [0] { "" }
       *[1] 你会死亡。
    }
option-heal = { part-both }。
option-harm = { $points }点{ $harm }伤害。
option-roll =
    掷{ $dice }颗骰子{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
    }。
option-name = 天使羽毛：说出{ $number }；结果是{ $total }。
option-foreseen = 使用预见的数字{ $number }；结果是{ $total }。
option-shot = 肾上腺素针：结果+{ $plus }。
option-idol =
    偶像：{ $dice }颗骰子；{ $trait }{ $before } → { $skull ->
        [0] { $after }。
       *[1] 骷髅，死亡。
    }
option-keep = 保留结果：{ $total }。
option-reroll = 重掷选好的{ $count }颗骰子（幸运石）。
option-stone = 为幸运石选第{ $die }颗骰子（{ $face }）。
option-foot = 重掷第{ $die }颗骰子（{ $face }，兔脚）。

## 发生的事：回合与移动

event-explorer = 座位{ $seat }扮演{ $who }。
event-turn = 回合{ $turn }：{ $who }（座位{ $seat }）。
event-round = 作祟第{ $round }轮。
event-moved = { $who }走到“{ $room }”，花费{ $cost }格，还剩{ $left }。
event-placed = { $who }发现了“{ $room }”（{ $floor }）。
event-rearranged =
    { $other-id ->
        [none] “{ $room }”被转动。
       *[other] “{ $room }”与“{ $other }”对调。
    }
event-symbol = { $who }为“{ $room }”抽一张卡；本回合的移动结束。
event-put = { $who }现在在“{ $room }”。
event-crossed = { $who }越过“{ $room }”的障碍。
event-slid = { $who }滑到地下室平台。
event-fell = { $who }掉进“{ $room }”。
event-elevator = 神秘电梯开到{ $floor }（{ $who }）。
event-lulled = 音乐盒响着，{ $who }听得入迷：回合结束。

## 发生的事：检定与属性

event-rolled =
    { $who }{ $trait-id ->
        [none] 掷骰
       *[other] { $trait }检定
    }（{ $what }）：{ $faces-id ->
        [none] { $dice ->
            [0] 没有骰子
           *[other] 不掷骰
        }
       *[other] { $faces }
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    } = { $total }。
event-rerolled = { $who }重掷（{ $card }）：{ $faces }。
event-thrown = 骰子落定：{ $who } { $mine }，{ $target } { $theirs }。
event-trait = { $who }：{ $trait }{ $change }，现为{ $value }。
event-hurt = { $who }受到{ $points }点{ $harm }伤害。
event-died = { $who }死在“{ $room }”。

## 发生的事：卡

event-drew = { $who }抽到事件：{ $card }。{ $card-about }
event-ignored = “{ $card }”对{ $who }不起作用。
event-gained = { $who }得到“{ $card }”。
event-discarded = { $who }弃掉“{ $card }”。
event-dropped = { $who }丢下“{ $card }”。
event-offered = { $who }要把“{ $card }”交给{ $target }。
event-declined = { $who }谢绝了“{ $card }”。
event-used = { $who }使用“{ $card }”。
event-freed = { $who }脱身了。

## 发生的事：作祟

event-haunt-roll =
    { $who }的作祟检定：{ $total }对{ $omens }张预兆。{ $begins ->
        [0] 没有事发生。
       *[1] 作祟开始！
    }
event-new-story = 不玩作祟{ $wanted }；故事是《{ $haunt }》。
event-haunt =
    《{ $haunt }》开始，由{ $who }揭露。{ $traitor-id ->
        [none] 没有已知的叛徒。
       *[other] 叛徒是{ $traitor }！
    }
event-fate =
    { $fate-id ->
        [fate_dies] { $who }死了，但玩家继续为另一方行动。
       *[fate_changes] { $who }变了样，不再是探险者；玩家继续为另一方行动。
    }
event-lot =
    { $number ->
        [1] { $who }揭示1号标记物：是叛徒！
       *[other] { $who }揭示{ $number }号标记物。
    }
event-acted =
    { $who }：{ $action }{ $trait-id ->
        [none] { "" }
       *[other] （{ $trait }）
    }。
event-attack =
    { $who }以{ $trait }{ $weapon-id ->
        [none] { "" }
       *[other] 和“{ $weapon }”
    }攻击{ $target }。
event-clash = { $who } { $mine } 对 { $theirs } { $target }。
event-nameless = 有东西攻击{ $who }：{ $theirs }对{ $mine }。
event-stole = { $who }从{ $target }那里偷取“{ $card }”。
event-stunned = { $who }昏迷了。
event-recovered = { $who }苏醒了。
event-monster-turn = 怪物回合。
event-movement = { $who }移动：{ $dice }颗骰子 = { $total }。
event-spawned = { $who }出现在“{ $room }”。
event-removed = { $who }从“{ $room }”消失了。
event-hp = { $who }还剩{ $hp }点生命值。
event-marked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }：{ $count }。
           *[other] { $room }：{ $marker }{ $count ->
                [1] 。
               *[other] （{ $count }）。
            }
        }
       *[other] { $on }：{ $marker }{ $count ->
            [1] 。
           *[other] （{ $count }）。
        }
    }
event-unmarked =
    { $on-id ->
        [none] { $room-id ->
            [none] { $marker }：还剩{ $count }。
           *[other] { $room }：移除{ $marker }，还剩{ $count }。
        }
       *[other] { $on }：移除{ $marker }，还剩{ $count }。
    }
event-track = { $track }：{ $value }。
event-collapsed = “{ $room }”坍塌了！
event-door-open = 正门打开了。
event-escaped = { $who }逃出了屋子。
event-no-draw = { $who }想继续玩。
event-over = { $ending }

## 结局

figure-haunt = 作祟
figure-rounds = 作祟轮数
figure-turns = 回合数
figure-omens = 已揭示的预兆
figure-dead = 死去的探险者
figure-twins = 剩下的双生子
figure-hit_points = 剩余生命值
figure-rites = 仪式数
figure-fallen = 坍塌的房间
figure-unpicked = 拆掉的布偶
figure-seams = 剩余的针脚
figure-bells = 钟声
figure-elder = 长老的生命值
figure-escaped = 逃脱人数
figure-height = 高度
figure-verses = 诗节
figure-water = 水位
figure-meals = 餐数
figure-saved = 获救的俘虏
figure-truths = 真相
figure-names = 叫出的名字

ending-both_lose = 双方都落败。
ending-out_of_time = 作祟拖得太久：双方都落败。
ending-draw = 全员同意到此为止：双方都落败。
name-ending_both_lose = { ending-both_lose }
name-ending_out_of_time = { ending-out_of_time }
name-ending_draw = { ending-draw }
name-ending_haunt_04_heroes = 《{ name-haunt_04 }》：英雄方获胜。
ending-haunt_04_heroes = { name-ending_haunt_04_heroes }{ epilogue-haunt_04-heroes }
name-ending_haunt_04_traitor = 《{ name-haunt_04 }》：叛徒方获胜。
ending-haunt_04_traitor = { name-ending_haunt_04_traitor }{ epilogue-haunt_04-traitor }
name-ending_haunt_07_heroes = 《{ name-haunt_07 }》：英雄方获胜。
ending-haunt_07_heroes = { name-ending_haunt_07_heroes }{ epilogue-haunt_07-heroes }
name-ending_haunt_07_traitor = 《{ name-haunt_07 }》：叛徒方获胜。
ending-haunt_07_traitor = { name-ending_haunt_07_traitor }{ epilogue-haunt_07-traitor }
name-ending_haunt_10_heroes = 《{ name-haunt_10 }》：英雄方获胜。
ending-haunt_10_heroes = { name-ending_haunt_10_heroes }{ epilogue-haunt_10-heroes }
name-ending_haunt_10_traitor = 《{ name-haunt_10 }》：叛徒方获胜。
ending-haunt_10_traitor = { name-ending_haunt_10_traitor }{ epilogue-haunt_10-traitor }
name-ending_haunt_11_heroes = 《{ name-haunt_11 }》：英雄方获胜。
ending-haunt_11_heroes = { name-ending_haunt_11_heroes }{ epilogue-haunt_11-heroes }
name-ending_haunt_11_traitor = 《{ name-haunt_11 }》：叛徒方获胜。
ending-haunt_11_traitor = { name-ending_haunt_11_traitor }{ epilogue-haunt_11-traitor }
name-ending_haunt_12_heroes = 《{ name-haunt_12 }》：英雄方获胜。
ending-haunt_12_heroes = { name-ending_haunt_12_heroes }{ epilogue-haunt_12-heroes }
name-ending_haunt_12_twins = 《{ name-haunt_12 }》：双生子获胜。
ending-haunt_12_twins = { name-ending_haunt_12_twins }{ epilogue-haunt_12-twins }
name-ending_haunt_15_heroes = 《{ name-haunt_15 }》：英雄方获胜。
ending-haunt_15_heroes = { name-ending_haunt_15_heroes }{ epilogue-haunt_15-heroes }
name-ending_haunt_15_traitor = 《{ name-haunt_15 }》：叛徒方获胜。
ending-haunt_15_traitor = { name-ending_haunt_15_traitor }{ epilogue-haunt_15-traitor }
name-ending_haunt_22_heroes = 《{ name-haunt_22 }》：英雄方获胜。
ending-haunt_22_heroes = { name-ending_haunt_22_heroes }{ epilogue-haunt_22-heroes }
name-ending_haunt_22_traitor = 《{ name-haunt_22 }》：叛徒方获胜。
ending-haunt_22_traitor = { name-ending_haunt_22_traitor }{ epilogue-haunt_22-traitor }
name-ending_haunt_25_heroes = 《{ name-haunt_25 }》：英雄方获胜。
ending-haunt_25_heroes = { name-ending_haunt_25_heroes }{ epilogue-haunt_25-heroes }
name-ending_haunt_25_traitor = 《{ name-haunt_25 }》：叛徒方获胜。
ending-haunt_25_traitor = { name-ending_haunt_25_traitor }{ epilogue-haunt_25-traitor }
name-ending_haunt_29_heroes = 《{ name-haunt_29 }》：英雄方获胜。
ending-haunt_29_heroes = { name-ending_haunt_29_heroes }{ epilogue-haunt_29-heroes }
name-ending_haunt_29_traitor = 《{ name-haunt_29 }》：叛徒方获胜。
ending-haunt_29_traitor = { name-ending_haunt_29_traitor }{ epilogue-haunt_29-traitor }
name-ending_haunt_30_heroes = 《{ name-haunt_30 }》：英雄方获胜。
ending-haunt_30_heroes = { name-ending_haunt_30_heroes }{ epilogue-haunt_30-heroes }
name-ending_haunt_30_traitor = 《{ name-haunt_30 }》：叛徒方获胜。
ending-haunt_30_traitor = { name-ending_haunt_30_traitor }{ epilogue-haunt_30-traitor }
name-ending_haunt_31_alone = 《{ name-haunt_31 }》：逃出生天的人获胜。
ending-haunt_31_alone = { name-ending_haunt_31_alone }{ epilogue-haunt_31-winner }
name-ending_haunt_31_nobody = 《{ name-haunt_31 }》：没有人获胜。
ending-haunt_31_nobody = { name-ending_haunt_31_nobody }{ epilogue-haunt_31-loser }
name-ending_haunt_33_heroes = 《{ name-haunt_33 }》：英雄方获胜。
ending-haunt_33_heroes = { name-ending_haunt_33_heroes }{ epilogue-haunt_33-heroes }
name-ending_haunt_33_traitor = 《{ name-haunt_33 }》：叛徒方获胜。
ending-haunt_33_traitor = { name-ending_haunt_33_traitor }{ epilogue-haunt_33-traitor }
name-ending_haunt_36_heroes = 《{ name-haunt_36 }》：英雄方获胜。
ending-haunt_36_heroes = { name-ending_haunt_36_heroes }{ epilogue-haunt_36-heroes }
name-ending_haunt_36_traitor = 《{ name-haunt_36 }》：叛徒方获胜。
ending-haunt_36_traitor = { name-ending_haunt_36_traitor }{ epilogue-haunt_36-traitor }
name-ending_haunt_38_heroes = 《{ name-haunt_38 }》：英雄方获胜。
ending-haunt_38_heroes = { name-ending_haunt_38_heroes }{ epilogue-haunt_38-heroes }
name-ending_haunt_38_traitor = 《{ name-haunt_38 }》：叛徒方获胜。
ending-haunt_38_traitor = { name-ending_haunt_38_traitor }{ epilogue-haunt_38-traitor }
name-ending_haunt_46_heroes = 《{ name-haunt_46 }》：英雄方获胜。
ending-haunt_46_heroes = { name-ending_haunt_46_heroes }{ epilogue-haunt_46-heroes }
name-ending_haunt_46_traitor = 《{ name-haunt_46 }》：叛徒方获胜。
ending-haunt_46_traitor = { name-ending_haunt_46_traitor }{ epilogue-haunt_46-traitor }
name-ending_haunt_48_heroes = 《{ name-haunt_48 }》：英雄方获胜。
ending-haunt_48_heroes = { name-ending_haunt_48_heroes }{ epilogue-haunt_48-heroes }
name-ending_haunt_48_traitor = 《{ name-haunt_48 }》：叛徒方获胜。
ending-haunt_48_traitor = { name-ending_haunt_48_traitor }{ epilogue-haunt_48-traitor }

## 机器人的理由

reason-life = 为了活命
reason-cards = 为了卡
reason-house = 为了更了解这座屋子
reason-side = 为了己方
reason-story = 更接近目标
reason-place = 前往有用的地方
reason-prey = 逼近对手
reason-danger = 避开危险
reason-load = 为了备齐所需之物
