### 问题、选项与敌人的打算（简体中文）

## 部分

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
part-foe =
    { $foe }{ $foe_number ->
        [0] { "" }
       *[other] { $foe_number }
    }
part-trap =
    { $trap }{ $trap_number ->
        [0] { "" }
       *[other] { $trap_number }
    }
part-what =
    { $what-id ->
        [disarm] 拆除掷骰
       *[other] { $what }
    }
part-plus =
    { $more ->
        [0] { "" }
       *[other] （{ $plus }）
    }
part-chance =
    { $chance ->
        [0] 无法命中
        [100] 必定命中
       *[other] { $needs }或更高命中（{ $chance }%）
    }
part-roll = d20{ $bonus }{ part-plus }对护甲{ $ac }，{ part-chance }
part-condition =
    { $condition-id ->
        [none] { "" }
       *[other] 与{ $condition }
    }
part-miss =
    { $miss ->
        [0] { "" }
       *[other] ，失手{ $miss }点
    }
part-near =
    { $count ->
        [0] { "" }
       *[other] （相邻：{ $near }）
    }

## 问题

ask-hero = 席位{ $seat }：由你操控哪名英雄？
ask-leave_out = { $who }：三张随意牌中，哪一张不用？其余两张归你。
ask-daily =
    { $level ->
        [1] { $who }：选哪张每日牌？另外两张留到2级。
       *[other] { $who }升到2级：增加哪张每日牌？
    }
ask-utility = { $who }：选哪张辅助牌？
ask-start = { $who }：从起始板块的哪个方格开始？
ask-act =
    { $who }（生命{ $hp }/{ $full }）：{ $stage-id ->
        [BOTH] 移动与攻击（先后不限），或移动两次
        [EITHER] 还剩攻击或第二次移动
        [MOVE] 还剩移动
       *[FREE] 只剩自由行动
    }。做什么？
ask-step = { $who }移动：{ $speed }格还剩{ $left }格。下一步去哪里？
ask-walk = { $what }：{ $who }移动到哪里？
ask-drop = { $who }把{ $thing }放在哪里？
ask-target = { $who }用“{ $what }”攻击：目标是谁？
ask-area = { $who }用“{ $what }”攻击：哪张板块上的所有目标？
ask-fury = { $who }命中{ part-target }。有{ $tokens }枚狂怒标记，移除一枚使伤害+1吗？
ask-reroll =
    { $who }的{ part-what }：{ $die }+{ $bonus }={ $total }，需要{ $needs }，{ $good ->
        [0] 失败
       *[1] 成功
    }。用幸运牙重掷吗？
ask-react =
    { $what-id ->
        [HIT] { $by }命中{ $target }（生命{ $hp }），{ $damage }点伤害。{ $who }要反应吗？
        [WALL] { $by }命中{ $target }（生命{ $hp }），{ $damage }点伤害。由{ $who }代为承受吗？
        [DAMAGE] { $target }（生命{ $hp }）将受到{ $by }的{ $damage }点伤害。{ $who }要减少它吗？
        [MISS] { $target }未命中：{ $die }+{ $bonus }={ $total }，需要{ $needs }。{ $who }让这次攻击重掷吗？
        [TREASURE] { $who }抽宝物。抽两张、留一张吗？
        [TILE] { $who }将要抽板块。先查看最上面两张吗？
        [ENCOUNTER] 抽到“{ $card }”。{ $card-about }{ $who }弃掉它，不产生效果吗？
        [PRICE] 抽到“{ $card }”。{ $card-about }取消它要{ $xp }点经验中的{ $price }点。{ $who }把费用减到{ $lower }点吗？
       *[ACTIVATES] { part-foe }将要激活。{ $who }用牌阻止它吗？
    }
ask-patient =
    { $what-id ->
        [mar_shield_word] { $what }：谁的护甲+2？
        [al_lantern] { $what }：移除谁的所有状态？
       *[other] { $what }：谁恢复生命？
    }
ask-monster =
    { $what-id ->
        [ils_mark_prey] { $what }：标记哪个怪物或反派？
       *[other] { $what }：把哪个怪物移到相邻的板块？
    }
ask-swap = { $who }：先与谁互换方格吗？
ask-drive = { $what }：把{ part-foe }移到哪张相邻的板块？
ask-shove = 力场推击：把{ part-foe }放到哪里？
ask-square =
    { $kind-id ->
        [OWN] { $who }放到哪里？
        [NOBODY] 哪个方格？
       *[other] { part-foe }放到哪里？
    }
ask-flip = { $what }：把哪项威能翻到正面？
ask-opening = 破绽：{ $who }立即攻击一次（本回合不再因此抽宝物）。用哪张随意牌？
ask-item_owner = 抽到“{ $card }”。{ $card-about }归谁？
ask-keep = { $who }抽了两张宝物。留哪一张？
ask-discard = 窃手：{ $who }弃掉哪张物品？
ask-cure = 净化药剂：移除谁的哪个状态？
ask-tonic = { $who }现在使用净化药剂吗？
ask-level = { $who }掷出了20。支付{ $xp }点经验中的{ $price }点，升到2级吗？
ask-cancel = 抽到“{ $card }”。{ $card-about }支付{ $xp }点经验中的{ $price }点来取消它吗？
ask-pay = 用哪些牌支付{ $xp }点经验中的{ $price }点？超出的部分作废。
ask-edge =
    { $kind-id ->
        [OWN] { $who }站在几条未探索边上。探索哪一条？
        [FOE] { part-foe }进行探索。在哪条边？
       *[CARD] 新板块放在哪里？
    }
ask-tile = 探路：放置哪张板块？另一张放回最上面。
ask-double = “{ $tile }”放在哪里？
ask-plug = 堵塞哪条未探索边？
ask-mushroom =
    { $kind-id ->
        [NOBODY] 哪个方格？
       *[other] { part-foe }放在哪个方格？
    }
ask-adjacent =
    { $kind-id ->
        [NOBODY] 哪个方格？
       *[other] { part-foe }移到哪个方格？
    }
ask-closest =
    { $kind-id ->
        [NOBODY] 有几个一样近。选哪一个？
       *[other] { part-foe }激活，有几个一样近。选谁？
    }
ask-closest_tile =
    { $kind-id ->
        [NOBODY] 有几张板块一样近。选哪一张？
       *[other] { part-foe }没有位置可放。放在哪张最近的板块？
    }
ask-victim = { part-foe }与几名英雄相邻。攻击谁？
ask-crowd = { part-foe }攻击一张板块上的每名英雄。哪一张？
ask-path = { part-foe }有几条同样短的路线。进入哪张板块？
ask-trap_square = { part-foe }移到哪个方格？
ask-seep = 熔岩渗流蔓延。到哪张板块？
ask-lure = 低语诱惑：{ $who }被带到恰好相距2张板块的哪个方格？
ask-pass = 猎场更替：{ $who }把哪张怪物牌交给右手边的玩家？
ask-disarm = { $who }躲开了陷阱。立即尝试拆除它吗？
ask-effect = 英雄阶段结束时{ $who }遇到几件事。下一件是哪个？
ask-escape = { $who }现在逃脱吗？
ask-sac = 卵囊放在哪个方格？
ask-chest = { $target }被击败：{ $who }拿走哪个宝箱？
ask-reveal = { $who }带着价值{ $worth }的宝箱站在阶梯格，{ $wanted }就够。展示吗？

## 选项：设置与牌

option-hero = { $who }：护甲{ $ac }，生命{ $hp }，速度{ $speed }，振作值{ $surge }。{ $who-about }
option-leave-out = 不用“{ $power }”。{ $power-about }
option-power = { $power }。{ $power-about }
option-flip = { $power }（{ $who }）。{ $power-about }
option-card = { $card }。{ $card-about }
option-discard =
    { $card }{ $spent ->
        [0] { "" }
       *[1] （已正面朝下）
    }。{ $card-about }
option-owner =
    { $who }（生命{ $hp }/{ $full }）{ $count ->
        [0] ：还没有物品。
       *[other] ：已有{ $items }。
    }
option-tile =
    { $tile }，{ $triangle-id ->
        [white] 白三角：不抽遭遇牌。
       *[black] 黑三角：随后抽遭遇牌。
    }{ $tile-about }
option-pass = 什么都不用。

## 选项：英雄阶段

part-harms =
    { $harms ->
        [0] { "" }
       *[other] 在此结束英雄阶段会遇到：{ $dangers }。
    }
part-place =
    { $explores ->
        [0] { "" }
       *[1] 在未探索边上：停在这里就会探索。
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] 这张板块上有：{ $traps }。
    }
option-move =
    { $second ->
        [0] 移动
       *[1] 第二次移动
    }：至多{ $speed }格。
option-step =
    { $tile }的{ $square }：{ $cost ->
        [1] 还剩{ $left }格。
       *[other] 花费{ $cost }格，还剩{ $left }格。
    }{ part-place }
route-walk =
    移动{ $budget }格中的{ $cost }格，到{ $tile }的{ $square }。{ $explores ->
        [0] { "" }
       *[1] 在未探索边上：在这里结束英雄阶段就会探索。
    }{ part-harms }{ $trapped ->
        [0] { "" }
       *[other] 这张板块上有：{ $traps }。
    }
option-halt =
    停在{ $tile }的这里{ $left ->
        [0] { "" }
       *[other] （{ $left }格未用）
    }。{ part-place }
option-end =
    结束英雄阶段：{ $next-id ->
        [EXPLORE] 你放置一张新板块。
        [HOLLOW] 没有新板块，但秘密洞穴这次使你不抽遭遇牌。
        [PLUG] 没有新板块，因此堵塞一条边。
        [DIE] 然后由骰子决定来什么。
       *[ENCOUNTER] 没有新板块，因此抽一张遭遇牌。
    }{ part-harms }
part-does =
    { part-roll }{ $guarded ->
        [0] ，{ $damage }点伤害（生命{ $hp }）
       *[1] ，但它现在不受伤害
    }
part-best =
    { $count ->
        [0] 现在没有目标
        [1] { part-target }，{ part-does }
       *[other] { $count }个目标，最好的是{ part-target }，{ part-does }
    }
option-attack =
    { $power }（{ $reach ->
        [-1] 相邻
        [0] 自己的板块
        [1] 1张板块以内
       *[other] { $reach }张板块以内
    }，{ $printed }，{ $strength }点伤害{ part-miss }{ $daily ->
        [0] { "" }
       *[1] ，用后翻到背面
    }）：{ part-best }。
option-use = 使用“{ $power }”。{ $power-about }
option-item = 使用“{ $card }”。{ $card-about }
option-disarm =
    拆除{ part-trap }：d20{ $bonus }{ part-plus }对{ $ac }，{ $chance ->
        [0] 无法成功。
        [100] 必定成功。
       *[other] { $needs }或更高成功（{ $chance }%）。
    }
option-take = 捡起{ $thing }，不花行动。
option-drop =
    放下{ $thing }{ $worth ->
        [0] { "" }
       *[other] （价值{ $worth }）
    }，不花行动。
option-stance = 采用“{ $power }”。{ $power-about }
option-end-stance = 结束“{ $power }”；这张牌翻到背面。

## 选项：攻击与反应

option-target = { part-target }：{ part-does }{ part-miss }。
option-stop = 到此为止。
option-area = { $tile }：{ $count }个目标（{ $targets }）。
option-fury = 伤害+1；还剩{ $left }枚。
option-no-fury = { $left }枚全部留着。
option-reroll =
    重掷并采用新的结果：{ $chance ->
        [0] 无法成功。
        [100] 必定成功。
       *[other] { $needs }或更高成功（{ $chance }%）。弃掉幸运牙。
    }
option-keep =
    保留这次掷骰：{ $total }对{ $needs }，{ $good ->
        [0] 失败。
       *[1] 成功。
    }
option-reduce = { $card }：{ $before } → { $after }点伤害。
option-wall = { $card }：代{ $target }承受，{ $before } → { $after }点伤害。
option-rally =
    { $card }：重掷这次攻击，{ $chance ->
        [0] 但无法命中。
        [100] 必定命中。
       *[other] { $needs }或更高命中（{ $chance }%）。
    }
option-faith = { $card }：取消的费用由{ $price }减到{ $lower }（你们有{ $xp }点经验）。
option-react = 使用“{ $card }”。{ $card-about }
option-dodge = { $card }：攻击改为未命中。{ $card-about }
option-cure = 移除{ $who }的{ $condition }。

## 选项：棋子

option-heal =
    { $who }：生命{ $before } → { $after }（上限{ $full }）{ $count ->
        [0] 。
       *[other] ，并移除{ $cures }。
    }
option-shelter = { $who }（生命{ $before }/{ $full }）：护甲{ $ac } → { $then }。
option-free = { $who }（生命{ $before }/{ $full }）：移除{ $conditions }。
option-figure =
    { part-who }{ $hp ->
        [0] { "" }
       *[other] （生命{ $hp }）
    }：{ $tile }的{ $square }{ part-near }。
option-swap = 与{ part-who }互换：{ $tile }的{ $square }{ part-near }。
option-stay = 留在原处。
option-victim =
    { part-who }（生命{ $hp }）：{ part-roll }{ $guards ->
        [0] { "" }
       *[other] （护甲含{ $guard }）
    }，{ $damage }点伤害{ part-condition }{ part-miss }。

## 选项：位置

option-square = { $tile }的{ $square }{ part-near }。
option-walk = { $budget }格中的{ $cost }格：{ $tile }的{ $square }{ part-near }。
option-on-tile =
    { $tile }（{ $cell }）：{ $count ->
        [0] 没有人。
       *[other] { $figures }。
    }
option-edge = { $tile }的{ $direction }边。

## 选项：是或否

option-level = 支付{ $xp }点经验中的{ $price }点：护甲{ $ac_before } → { $ac_after }，生命上限{ $hp_before } → { $hp_after }，振作值{ $surge_before } → { $surge_after }，再得一张每日牌。
option-no-level = 留在1级，保留{ $xp }点经验。
option-cancel = 取消“{ $card }”：支付{ $xp }点经验中的{ $price }点。
option-suffer = 让“{ $card }”生效。
option-pay =
    { $cards }：{ $paid }点{ $lost ->
        [0] { "" }
       *[other] （其中{ $lost }点作废）
    }，还剩{ $left }点。
option-effect = { $what }。{ $what-about }
option-escape = 逃脱。不能再回来；以后在你的回合只有反派与你的怪物、陷阱行动。
option-no-escape = 留在洞窟里。
option-chest = 宝箱{ $nth }（看不到价值）。
option-reveal = 展示价值{ $worth }的宝箱：游戏在这一轮结束，它们不会再被拿走。
option-wait = 再等等。

## 怪物与陷阱接下来的打算

part-times =
    { $times ->
        [1] { "" }
       *[other] { $times }次
    }
intent-attack =
    { $moves ->
        [0] 攻击{ $victims }{ part-times }
       *[1] 移到{ $victims }的相邻处并攻击{ part-times }
    }：{ part-roll }{ $guards ->
        [0] { "" }
       *[other] （护甲含{ $guard }）
    }，{ $damage }点伤害{ part-condition }
intent-choice =
    { $moves ->
        [0] 攻击{ $victims }中的一个{ part-times }
       *[1] 移到{ $victims }中一个的相邻处并攻击{ part-times }
    }（一样近，由当前玩家选择）：{ $bonus }，{ $damage }点伤害{ part-condition }
intent-area =
    { $count ->
        [1] 攻击{ $victims }
       *[other] 分别攻击{ $victims }
    }：{ $bonus }，{ $damage }点伤害{ part-condition }
intent-shot =
    { $count ->
        [1] 攻击{ $victims }
       *[other] 攻击{ $victims }中的一个（一样近，由当前玩家选择）
    }：{ $bonus }，{ $damage }点伤害{ part-condition }
intent-explore = 进行探索：在其板块的一条边放一张带怪物的板块
part-summons =
    { $summons-id ->
        [none] { "" }
       *[other] ，然后召来{ $summons }
    }
intent-creep = 朝{ $victims }移动{ $tiles }张板块{ part-summons }
intent-stay = 留在原处{ part-summons }
intent-idle = 没有可攻击的对象
intent-seep = 再蔓延一张板块（至多4张，现有{ $tiles }张），然后其板块上的每个人受{ $damage }点伤害
intent-blades = 朝{ $victims }移动1张板块，并攻击那里的每名英雄：{ $bonus }，{ $damage }点伤害
