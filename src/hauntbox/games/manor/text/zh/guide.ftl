### 各角色的指引：目标、最初的回合、提示（简体中文）

## 圣骑士

brief-side-paladin = 你是圣骑士。
theme-paladin = 一个提灯的人，一座不欢迎他的宅邸。
goal-paladin-spider = 杀死蜘蛛。每次成功的攻击夺走她一只幼蛛；最后一只消失时你立即获胜。攻击需要遇到她，并且力量大于她的防御。
goal-paladin-7 = 摧毁7个骚灵。骚灵力量为2：力量达到3（英雄方块与圣火都算）即可摧毁。
goal-paladin-5 = 摧毁5个骚灵。骚灵力量为2：力量达到3（英雄方块与圣火都算）即可摧毁。
part-step-paladin-1 = 第1步　进入宅邸。走到入口前的黑暗板块。进入黑暗板块花费1移动力，并且必须进行一次遭遇，花费1感知。
part-step-paladin-2 = 第2步　旋转房间。板块被揭示，由你旋转。来的方向必须开放；把其余开放边朝向你想去的地方，那里会出现黑暗板块。
part-step-paladin-3 = 第3步　看看有什么。骚灵必须战斗，否则撤退；圣坛给圣火、圣光或一张牌；宝藏可以收集。揭示带来2毅力。
part-step-paladin-4 = 第4步　放置英雄方块，继续前进。放在移动力多走2步，放在感知多一次遭遇。每揭示一张板块得2毅力，毅力5得第三个方块。
part-step-paladin-5 = 第5步　结束回合。剩下的方块放到各项数值上，最好放在力量上：到你的下一回合为止它保护你不受骷髅伤害。没有战斗则获得1圣火。
steps-paladin-0 =
    { part-guide }

    ○ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-1 =
    { part-guide }

    ▶ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-2 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ▶ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-3 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ▶ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-4 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ▶ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-5 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ✓ { part-step-paladin-4 }

    ▶ { part-step-paladin-5 }
note-paladin = 骷髅的力量（含牵制）超过你的力量时你会失去生命，所以在它们够得到的地方要带着力量结束回合。感知用尽后不能再移动。毅力就是成长：5、18、35得英雄方块，11、26得1点虔诚与一张圣洁牌。

## 骷髅

brief-side-skeletons = 你是骷髅。
theme-skeletons = 它们忘了自己守护什么，却没有忘记怎样守护。
goal-skeletons-paladin = 夺走圣骑士的全部生命。骷髅攻击他时他失去1生命，骷髅溃散，下一回合再次生成。
goal-skeletons-spider = 杀死蜘蛛。每次成功的攻击夺走她一只幼蛛；最后一只消失时你立即获胜。
goal-skeletons-7 = 摧毁7个骚灵。骚灵力量为2，所以攻击力量要达到3：带同伴来牵制它。
goal-skeletons-5 = 摧毁5个骚灵。骚灵力量为2，所以攻击力量要达到3：带同伴来牵制它。
part-step-skeletons-1 = 第1步　生成。你已获得2稳定。把每具骷髅放到一个边缘陷坑：靠近猎物、宝藏标记或军械室。
part-step-skeletons-2 = 第2步　移动。按行军顺序逐一激活，每具4移动力。一步1点，穿墙多1点，进入点亮板块多1点。空格位可以进入。站到猎物旁边，各占一张板块：每张这样的板块使攻击者力量+1。
part-step-skeletons-3 = 第3步　行动。移动之后可以做一个行动：掠夺宝藏标记（2稳定），在军械室收集装备，攻击同格位的目标，或遁地到陷坑板块。然后轮到下一具骷髅。
steps-skeletons-0 =
    { part-guide }

    ○ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-1 =
    { part-guide }

    ▶ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-2 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ▶ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-3 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ✓ { part-step-skeletons-2 }

    ▶ { part-step-skeletons-3 }
note-skeletons = 没有稳定就不能攻击，所以要尽早掠夺。稳定4、7、10各加入一具骷髅。单独一具力量只有1：关键在于牵制，而裂刃攻击时力量+2。

## 蜘蛛

brief-side-spider = 你是蜘蛛。
theme-spider = 宅邸围着她而建，没有人记得是谁建的。
goal-spider-12 = 恐惧达到12或更高，然后用任何一个棋子从入口离开。恐惧来自孵化卵（每枚2）、进食（3鲜血）与惊惧（许多蛛网）。
goal-spider-14 = 恐惧达到14或更高，然后用任何一个棋子从入口离开。恐惧来自孵化卵（每枚2）、进食（3鲜血）与惊惧（许多蛛网）。
goal-spider-10 = 恐惧达到10或更高，然后用任何一个棋子从入口离开。恐惧来自孵化卵（每枚2）、进食（3鲜血）与惊惧（许多蛛网）。
goal-spider-8 = 恐惧达到8或更高，然后用任何一个棋子从入口离开。恐惧来自孵化卵（每枚2）、进食（3鲜血）与惊惧（许多蛛网）。
part-step-spider-1 = 第1步　移动。你以巨蛛开始，3移动力，每回合可以穿过一面墙。进入力量大于你防御的人的格位时会被攻击：离圣骑士远一点。
part-step-spider-2 = 第2步　打出异能牌，使用异能。蛛眼揭示板块（事件符号带来鲜血），蛛网拖慢别人，毒牙咬同格位的目标。任意两张牌可以产卵：其板块上的蛛网与鲜血使它孵化。
part-step-spider-3 = 第3步　抽牌。抽到精神的数目，开始为3。恐惧使精神与防御提高。
part-step-spider-4 = 第4步　正面朝下选择下一形态。巨蛛强壮善猎；术蛛立即给自己与卵鲜血，看得远，抽得多；幼蛛成群行动，穿过每一面墙。
steps-spider-0 =
    { part-guide }

    ○ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-1 =
    { part-guide }

    ▶ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-2 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ▶ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-3 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ▶ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-4 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ✓ { part-step-spider-3 }

    ▶ { part-step-spider-4 }
note-spider = 五只幼蛛就是你的性命：每次被攻击失去一只。卵的板块上蛛网与鲜血方块合计5个即孵化，三枚蛛网加两个鲜血就够。把卵产在没人来的地方。

## 庄园

brief-side-manor = 你是庄园。
theme-manor = 它在听，它在呼吸，没人看着时它便改变自己。
goal-manor-15 = 获得15霉菌。幽魂沿事件牌的整条路线，飞过点亮且未被占据的板块、不穿过墙，即可获得。
goal-manor-14 = 获得14霉菌。幽魂沿事件牌的整条路线，飞过点亮且未被占据的板块、不穿过墙，即可获得。
goal-manor-12 = 获得12霉菌。幽魂沿事件牌的整条路线，飞过点亮且未被占据的板块、不穿过墙，即可获得。
part-step-manor-1 = 第1步　让幽魂进入宅邸，放在任意未被占据的黑暗板块上：最好在中央，那里很快会有点亮的房间。
part-step-manor-2 = 第2步　使用征兆。放到各行：对调与移位移动房间，揭示点亮房间，筑墙放置力场墙，事件带来牌与宝藏。同一行的征兆越多越强。飞行需要形状合适的点亮房间，所以先揭示是好的开始。
part-step-manor-3 = 第3步　改变宅邸。各行由上而下执行。把点亮的房间排在一起，使开放边相接。
part-step-manor-4 = 第4步　行走或飞行。每张事件牌可以用来行走2格，或从幽魂所在处按路线飞行。飞行需要点亮、未被占据、之间没有墙的板块；它带来霉菌与一个骚灵。
part-step-manor-5 = 第5步　在黑暗板块上放置宝藏标记，离你不想帮助的人远一点。然后征兆回来：骚灵越多，征兆越多。
steps-manor-0 =
    { part-guide }

    ○ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-1 =
    { part-guide }

    ▶ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-2 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ▶ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-3 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ▶ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-4 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ▶ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-5 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ✓ { part-step-manor-4 }

    ▶ { part-step-manor-5 }
note-manor = 路线可以旋转，可以从任一端飞起，但不能镜像。幽魂所在的板块可以是黑暗或被占据的；其余都必须点亮，且没有棋子与标记。长的牌留到地形合适时用：6张板块值3霉菌。

## 惑术师

brief-side-enchanter = 你是惑术师。
theme-enchanter = 他不在这里，从未在这里。可你的手在动，而动它的不是你。
goal-enchanter-4 = 填满4个支配格。要支配一名对手，其板上的咒片须达到下一格的数值：3、4、4、5、6。
goal-enchanter-3 = 填满3个支配格。要支配一名对手，其板上的咒片须达到下一格的数值：3、4、4、5、6。
goal-enchanter-2 = 填满2个支配格。要支配一名对手，其板上的咒片须达到下一格的数值：3、4、4、5、6。
goal-enchanter-1 = 填满1个支配格。要支配一名对手，其板上的咒片须达到下一格的数值：3、4、4、5、6。
part-step-enchanter-1 = 第1步　在一张未被占据的黑暗板块上现身：靠近多名对手，以及构成脉络的骚灵与宝藏标记。在黑暗中你很难被抓住。
part-step-enchanter-2 = 第2步　支配，如果某名对手已有足够的咒片。最初的回合没有人有。
part-step-enchanter-3 = 第3步　使用魔力方块，每个行动一个。汲取按周围的对手拿取咒片；低语给脉络中的每名对手一枚；铭刻把咒片放在对手会走的地方；潜行穿墙移动至多2格；召唤与幻造扩大你的脉络。
part-step-enchanter-4 = 第4步　停在黑暗板块或陷坑板块上：在其他点亮板块上你会暴露，防御减1。之后对手可以付出代价归还咒片。
steps-enchanter-0 =
    { part-guide }

    ○ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-1 =
    { part-guide }

    ▶ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-2 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ▶ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-3 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ▶ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-4 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ✓ { part-step-enchanter-3 }

    ▶ { part-step-enchanter-4 }
note-enchanter = 抓住你的人夺走你手中的一枚咒片并得到宝藏，但你的法术轨会前进。不能连续两次支配同一名对手，所以要分散咒片。手中有4枚、8枚咒片时防御提高。

part-guide = 一步一步进行回合：▶是现在的步骤。前两轮的每个提问还会说明该做什么、为什么。
goal-vigil-easy = 你独自一人。在恐惧达到12之前、在4具骷髅夺走你全部生命之前，摧毁5个骚灵。
goal-vigil-normal = 你独自一人。在恐惧达到12之前、在5具骷髅夺走你全部生命之前，摧毁6个骚灵。
goal-vigil-hard = 你独自一人。在恐惧达到10之前、在5具骷髅夺走你全部生命之前，摧毁7个骚灵。

## 提问时的提示

hint-paladin_menu =
    { ask-paladin_menu }

    提示：{ $step ->
        [1] 第一步：走到面前的黑暗板块，你会在那里进行遭遇。
        [5] 这里没有更多可做的：结束回合。
       *[other] 还可以继续：把英雄方块放到移动力（多2步）或感知（多一次遭遇），再进入下一张黑暗板块；每张带来2毅力。
    }
hint-paladin_fight =
    { ask-paladin_fight }

    提示：力量大于对方即可获胜：把英雄方块放到力量，或花费圣火。每次攻击带来1圣光；骚灵带来4毅力。
hint-paladin_shrine =
    { ask-paladin_shrine }

    提示：圣洁牌通常比一个方块更有价值。
hint-paladin_collect =
    { ask-paladin_collect }

    提示：收集它：保留牌，或拒绝而得5毅力。
hint-paladin_cube =
    { ask-paladin_cube }

    提示：方块保留到你的下一回合。放在力量上可以在此期间抵御骷髅。
hint-paladin_strike =
    { ask-paladin_strike }

    提示：这次攻击不花费感知，并夺走一只幼蛛：几乎总是值得。
hint-keep_treasure =
    { ask-keep_treasure }

    提示：开局时5毅力立即带来第三个英雄方块；宝藏则整局有效。保留的宝藏可以在你回合的任何时候翻到正面。
hint-play_sanctity =
    { ask-play_sanctity }

    提示：“持续”的牌整局有效，“一次”的牌在你选择的回合使用。
hint-gain_devotion =
    { ask-gain_devotion }

    提示：圣火用于战斗与墙，圣光用于明灯、蛛网与治疗。
hint-rotate =
    { ask-rotate }

    提示：开放边通向前方，墙则是保护。开放边之外会出现黑暗板块。
hint-skeleton_spawn =
    { ask-skeleton_spawn }

    提示：选择4步之内能到达宝藏标记、军械室或猎物的陷坑。
hint-skeleton_menu =
    { ask-skeleton_menu }

    提示：每一步都标明花费。开局先积累稳定与装备：走向宝藏标记（掠夺）或军械室（收集），只攻击靠牵制能击败的目标。
hint-spider_menu =
    { ask-spider_menu }

    提示：{ $step ->
        [1] 移动到离别人稍远的安静房间，在那里结蛛网，并用不需要的两张牌产卵。
       *[other] 先用牌：蛛网放在自己或相邻的房间，蛛眼点亮房间（事件带来鲜血），或用两张牌产卵。然后结束：你会抽新牌。
    }
hint-spider_next =
    { ask-spider_next }

    提示：每只幼蛛激活一次；任何激活中都可以打牌。
hint-spider_look =
    { ask-spider_look }

    提示：揭示事件板块带来鲜血；也会出现宝藏与骚灵。
hint-spider_spin =
    { ask-spider_spin }

    提示：一张板块上的三枚蛛网帮助那里的卵孵化，也让人难以接近。
hint-spider_lay =
    { ask-spider_lay }

    提示：产在已有蛛网、没人来的地方。
hint-spider_pay =
    { ask-spider_pay }

    提示：舍弃下一形态最不需要的种类。
hint-spider_extra =
    { ask-spider_extra }

    提示：可选的牌更多：几乎总是值得。
hint-spider_form =
    { ask-spider_form }

    提示：棋盘上有卵时术蛛很好：立即给你与每枚卵鲜血。幼蛛很快，经过时不会被攻击。
hint-offer_change =
    { ask-offer_change }

    提示：幼蛛分散到多张板块，很难抓住，但你到下一回合结束都保持此形态。
hint-place_wraith =
    { ask-place_wraith }

    提示：宅邸中央很好：飞行从幽魂所在处开始。
hint-manor_omens =
    { ask-manor_omens }

    提示：开局时揭示（可飞的点亮房间）与事件（牌）最有价值。没有分配的征兆作废。
hint-manor_swap =
    { ask-manor_swap }

    提示：把点亮的房间移到另一间旁边，使开放边相接；或把别人需要的房间拿走。
hint-manor_shift =
    { ask-manor_shift }

    提示：房间可以连同其中的一切移到够得到的空格位。
hint-manor_reveal =
    { ask-manor_reveal }

    提示：点亮幽魂附近的板块。骚灵板块之后还会增加征兆。
hint-manor_wall =
    { ask-manor_wall }

    提示：力场墙阻挡圣骑士等人，但也阻挡你自己的飞行。
hint-manor_menu =
    { ask-manor_menu }

    提示：能飞就飞：这是你的取胜之道。否则走到将能飞行的地方，或保留牌并结束。
hint-manor_walk =
    { ask-manor_walk }

    提示：进入的格位会被清空：圣骑士被推走，骷髅与惑术师溃散，明灯与蛛网消失。
hint-manor_treasure =
    { ask-manor_treasure }

    提示：宝藏帮助拿到它的人：放在离对手远的地方。
hint-play_event =
    { ask-play_event }

    提示：效果立即发生，这张牌不能再用来飞行。打出路线难飞的牌。
hint-give_treasure =
    { ask-give_treasure }

    提示：给他对你危害较小的一张。
hint-enchanter_appear =
    { ask-enchanter_appear }

    提示：选择周围有许多对手、骚灵与宝藏标记的黑暗板块。
hint-enchanter_dominate =
    { ask-enchanter_dominate }

    提示：支配会填满一格，并免费命令一次：能做就做。
hint-enchanter_menu =
    { ask-enchanter_menu }

    提示：{ $step ->
        [3] 好的第一回合：周围有对手就汲取，对脉络中的人低语，在他们会走的地方铭刻，最后潜行进黑暗。
       *[other] 魔力方块已用完：结束回合。
    }
hint-pick_spell =
    { ask-pick_spell }

    提示：放入场中的法术整局有效。
hint-resist =
    { ask-resist }

    提示：咒片让惑术师支配你。接近他所需的数目时就付出代价。
