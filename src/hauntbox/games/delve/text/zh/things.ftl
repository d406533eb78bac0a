### 《深窟探险》桌上的事物（简体中文）

name-cave = 洞窟
name-unexplored = 未探索边
about-unexplored = 在前面这条边上结束英雄阶段的英雄，会在此放置板块。
name-soft_rock = 松软岩层
about-soft_rock = 已经没有开放的边：站在岩层前的英雄会挖下去，在此放置板块。
name-adventure = 冒险
name-offered = 待决定的牌
name-environment = 环境
name-known = 接下来的板块
name-round = 轮
name-surges = 振作标记
about-surges = 英雄阶段开始时生命为0的英雄必须花费一枚。需要而一枚都没有时，全员落败。
name-xp_pile = 经验
about-xp_pile = 被击败怪物的牌。5点经验可以取消一张遭遇牌，或让掷出20的英雄升到2级。
name-tiles_left = 剩余板块
name-encounters_left = 遭遇牌
name-trap_pile = 陷阱牌堆
name-done-egg_sac = 摧毁的卵囊
name-done-fissure = 摧毁的裂隙
name-done-seal = 拆除的封印
name-chests_left = 剩余宝箱
name-chest_worth = 宝箱价值
name-powers = 威能
name-items = 物品
name-curses = 诅咒
name-blessings = 祝福
name-carries = 携带
name-charge = 怪物与陷阱
about-charge = 在该玩家回合结束前按此顺序激活；同名怪物无论由谁控制都一同激活。
name-hp = 生命
name-ac = 护甲
about-ac = 骰子与加值的总和达到此数，攻击即命中。
name-speed = 速度
about-speed = 一次移动的格数。
name-disarm = 拆除
about-disarm = 拆除掷骰须达到的数。
name-level-1 = 1级
name-level-2 = 2级

## 物件与标记

name-crown = 王冠
about-crown = 位于王座上，从相邻的方格捡起。击败韦斯克，且一名生命至少为1的英雄带着它，即获胜。
name-sunshard = 日晶
about-sunshard = 位于水晶上，从相邻的方格捡起。没有携带它时啮根不受伤害；携带它的英雄对啮根攻击掷骰+2，伤害+1。
name-egg_sac = 卵囊
about-egg_sac = 阻挡所在方格。护甲12，生命1/1/1/2/2（1/2/3/4/5名英雄）。第三个被摧毁时，虫母莫格拉丝出现。
name-fissure = 裂隙
about-fissure = 阻挡所在方格。护甲12，生命2/3/4/4/5（1/2/3/4/5名英雄）。四道全部摧毁即获胜。
name-oath_stone = 誓石
about-oath_stone = 阻挡所在方格。护甲13，生命1/1/1/2/2（1/2/3/4/5名英雄）。只要还有一块，空洞之王就不受伤害。
name-seal = 封印
about-seal = 陷阱。拆除12。激活：攻击其板块上的每名英雄：+7，1点伤害。三道全部拆除即获胜。
name-chest = 宝箱
about-chest = 价值为1、2或3，只有携带者知道。只有其板块上没有怪物与反派时才可以捡起。
name-vent = 喷口
about-vent = 与喷口相邻处结束英雄阶段的英雄受1点伤害。
name-seep_mark = 渗流标记
about-seep_mark = 熔岩渗流每次激活，这张板块上的每名英雄与盟友受1点伤害。在这里也可以拆除它。
name-fury_token = 狂怒标记
about-fury_token = 命中时可以移除一枚，使伤害+1。
name-mirror_token = 镜像标记
about-mirror_token = 每枚护甲+3；奎伦每受一次攻击就移除一枚。
name-stance_token = 生效中
name-number = 编号
name-worth = 价值

## 状态

name-poisoned = 中毒
about-poisoned = 英雄阶段开始时受1点伤害；结束时掷出10或更高则移除。
name-immobilized = 定身
about-immobilized = 速度为0，到该英雄自己的英雄阶段结束为止。
name-down = 倒下
about-down = 生命为0：怪物无视该英雄。若到其回合时仍未恢复，必须花费一枚振作标记。
name-veiled = 灰纱
about-veiled = 到奎伦的下一个英雄阶段为止，怪物、反派与陷阱不把该英雄当作目标；对区域内每名英雄的攻击仍包括在内。
name-sheltered = 护盾之言
about-sheltered = 护甲+2，到玛伦的下一个英雄阶段为止。
name-reckless = 鲁莽
about-reckless = 护甲−2，到奥林的下一个英雄阶段为止（鲁莽挥砍）。
name-prey = 猎物
about-prey = 到伊尔丝的下一个英雄阶段为止，每名英雄对它的攻击掷骰+2。
name-guarded = 不受伤害
about-guarded = 受冒险规则保护期间，它不受伤害。
name-escaped = 已逃脱
name-revealed = 已展示宝箱
name-face-down = 正面朝下
about-face-down = 已使用；在某个效果把它翻到正面之前不起作用。
name-acted = 已激活
name-at-will = 随意
name-daily = 每日
name-utility = 辅助
name-stance = 架势

glyph-poisoned = ☠
glyph-immobilized = #
glyph-down = †
glyph-veiled = ?
glyph-sheltered = +
glyph-reckless = !
glyph-prey = ◎
glyph-guarded = ■
glyph-mirror_token = M
glyph-fury_token = F
glyph-unexplored = ?
glyph-soft_rock = :
glyph-number = #

## 句子里的词

name-monster = 怪物
name-vermin = 毒虫
name-goblin = 地精
name-attack = 攻击掷骰
name-poison = 中毒掷骰
name-north = 北
name-east = 东
name-south = 南
name-west = 西
name-white = 白
name-black = 黑

## 冒险

name-first_descent = 初次下探
about-first_descent = 1至5名英雄，基础。来路已经塌陷，下面某处有一座古老的竖井通向天光。目标：找到无日之河，从其后竖井的出口格让所有英雄逃脱。
name-iron_crown = 铁王冠
about-iron_crown = 1至5名英雄，基础。黑暗中的王座上有一顶王冠，还有一把静静等候取冠者的刀。目标：找到残破之门，从其后的王座取得王冠，并击败从背后出现的韦斯克。王冠须由生命至少为1的英雄带着。
name-cinder_lair = 烬火巢穴
about-cinder_lair = 1至5名英雄，进阶。烟与白骨一路通向烬颚乌尔格鲁姆的老巢。目标：找到国王雕像，在其后的巢穴中击败乌尔格鲁姆。
name-brood_below = 地下虫巢
about-brood_below = 1至5名英雄，进阶。洞窟中悬着三个卵囊，它们的母亲就在不远处。目标：摧毁黑暗裂谷、水晶洞与真菌园的卵囊，然后击败现身的虫母莫格拉丝。
name-bring_her_back = 带她回来
about-bring_her_back = 1至5名英雄，进阶。测绘师埃达下去绘制洞窟，却没有回来。目标：在水晶洞找到她，把她带回起始板块。她的生命降到0则落败。
name-closing_dark = 合拢的黑暗
about-closing_dark = 1至5名英雄，基础。有什么东西不想让你们离开，把通道一条一条堵死。目标：找到残破之门，让所有英雄从那里逃脱。找到之前，每张遭遇牌改为堵塞一条边；若在此之前已没有未探索边，则落败。
name-four_fissures = 四道裂隙
about-four_fissures = 1至5名英雄，进阶。四道裂隙不断吐出怪物。目标：把四道全部摧毁。遭遇改为由骰子决定一道裂隙：仍开着则出现一个怪物，已摧毁则抽一张遭遇牌。
name-three_seals = 三道封印
about-three_seals = 1至5名英雄，进阶。修建此地的人不欢迎来客：黑三角板块带来陷阱。目标：拆除符文地面、黑暗裂谷与国王雕像上的封印。
name-hollow_court = 空洞王廷
about-hollow_court = 1至5名英雄，进阶。死去的国王仍在临朝，两块誓石使一切刀刃伤不到他。目标：找到残破之门，摧毁誓石，击败空洞之王。
name-hold_the_stair = 死守阶梯
about-hold_the_stair = 1至5名英雄，进阶。五个缺口，一道阶梯，上面的人全指望你们。目标：坚持到第7/9/8/8/7轮（1/2/3/4/5名英雄）结束。在更早的每一轮结束时，起始板块上都须有生命至少为1的英雄。
name-alone_in_the_dark = 黑暗独行
about-alone_in_the_dark = 1名英雄，进阶。你孤身一人，而追赶你的东西无法伤到。目标：在水晶洞找到日晶，带着它击败啮根。
name-rival_delvers = 探险者之争
about-rival_delvers = 2至5名玩家，进阶，各自为战。白三角板块上有十个宝箱。目标：把价值合计5（4、5名玩家时为4）的宝箱带到阶梯格并展示；打完这一轮，价值最高者获胜。

## 游戏选项

about-adventure = 你们要做什么。它决定用哪些牌、振作标记、反派与获胜的方法。
name-difficulty = 难度
about-difficulty = 较易：振作标记多一枚；较难：少一枚。
name-easier = 较易
name-normal = 普通
name-harder = 较难
name-cards = 牌的套
about-cards = 按冒险规定，或只用基础牌，或基础牌与进阶牌一起使用。
name-printed = 按冒险规定
name-base = 基础
name-advanced = 进阶
name-random_heroes = 随机英雄
about-random_heroes = 英雄随机分配，而不由玩家选择。
name-random_powers = 随机威能
about-random_powers = 威能随机分配，而不由玩家选择。
name-party = 战役的英雄
about-party = 留空，或写出从先前冒险而来的英雄，用分号隔开：英雄、等级、威能、物品，例如：brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade
wrong-party = 请写英雄、等级、威能、物品（没有则写-），例如：brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade

## 长列表的标题

group-go = 下一格
group-attack = 攻击
group-use = 使用威能
group-item = 使用物品
group-disarm = 拆除陷阱
group-take = 捡起
group-drop = 放下
group-stance = 架势

## 结局

figure-rounds = 轮数
figure-tiles = 放置的板块
figure-level_ups = 2级英雄
figure-surges = 剩余振作标记

part-after = 共{ $rounds }轮，放置板块{ $tiles }张，剩余振作标记{ $surges }枚。
name-ending_won_1 = 重见天日：所有英雄都已逃脱。你们获胜。
ending-won_1 = { name-ending_won_1 }{ part-after }
name-ending_won_2 = 韦斯克已被击败，王冠到手。你们获胜。
ending-won_2 = { name-ending_won_2 }{ part-after }
name-ending_won_3 = 烬颚乌尔格鲁姆已被击败。你们获胜。
ending-won_3 = { name-ending_won_3 }{ part-after }
name-ending_won_4 = 虫母莫格拉丝已被击败，虫巢不复存在。你们获胜。
ending-won_4 = { name-ending_won_4 }{ part-after }
name-ending_won_5 = 测绘师埃达回到了阶梯旁。你们获胜。
ending-won_5 = { name-ending_won_5 }{ part-after }
name-ending_won_6 = 黑暗合拢之前，所有英雄都穿过了门。你们获胜。
ending-won_6 = { name-ending_won_6 }{ part-after }
name-ending_won_7 = 四道裂隙全部被摧毁。你们获胜。
ending-won_7 = { name-ending_won_7 }{ part-after }
name-ending_won_8 = 三道封印全部被拆除。你们获胜。
ending-won_8 = { name-ending_won_8 }{ part-after }
name-ending_won_9 = 空洞之王已被击败。你们获胜。
ending-won_9 = { name-ending_won_9 }{ part-after }
name-ending_won_10 = 阶梯守住了。你们获胜。
ending-won_10 = { name-ending_won_10 }{ part-after }
name-ending_won_11 = 在日晶的光芒下，啮根已被击败。你们获胜。
ending-won_11 = { name-ending_won_11 }{ part-after }
name-ending_won_12 = 清点宝箱：在阶梯上展示的价值最高者获胜。
ending-won_12 = { name-ending_won_12 }{ part-after }
name-ending_stack_empty = 板块用尽，最后三轮也已结束：宝箱价值最高者获胜。
ending-stack_empty = { name-ending_stack_empty }{ part-after }
name-ending_out_of_rounds = 40轮已经结束：宝箱价值最高者获胜。
ending-out_of_rounds = { name-ending_out_of_rounds }{ part-after }
name-ending_lost_5 = 测绘师埃达倒下了。你们落败。
ending-lost_5 = { name-ending_lost_5 }{ part-after }
name-ending_lost_6 = 门尚未找到，已没有未探索边：黑暗合拢了。你们落败。
ending-lost_6 = { name-ending_lost_6 }{ part-after }
name-ending_lost_10 = 一轮结束时，已没有人站在阶梯处守卫。你们落败。
ending-lost_10 = { name-ending_lost_10 }{ part-after }
name-ending_no_surge = 一名英雄生命为0，而振作标记已一枚不剩。你们落败。
ending-no_surge = { name-ending_no_surge }{ part-after }
name-ending_out_of_time = 40轮已经结束，仍没有结果。你们落败。
ending-out_of_time = { name-ending_out_of_time }{ part-after }

## 机器人的理由

reason-victory = 离胜利更近
reason-health = 让英雄不倒下
reason-surges = 节省振作标记
reason-threat = 应对威胁的怪物
reason-progress = 推进冒险
reason-cards = 留住好牌
reason-experience = 为了经验
reason-cave = 在洞窟中占好位置
