### 《最后的蜡烛》的桌上用语（中文）

name-candle = 最后的蜡烛
name-stairs = 楼梯
name-step = 台阶
name-way_out = 出口
name-walker-0 = 寡妇
name-walker-1 = 房客
name-walker-2 = 厨娘
name-walker-3 = 陌生人
name-safe = 安全台阶
name-dared = 冒险的级数
name-black = 黑色
name-yellow = 黄色
glyph-black = 黑
glyph-yellow = 黄

ask-dare = 你在第{ $step }级，安全台阶是第{ $safe }级。再掷一次还是休息？
option-dare-on = 掷骰。掷出 1 则退回第{ $safe }级，其他点数则从第{ $step }级继续往下走。
option-dare-rest = 休息：第{ $step }级成为安全台阶，回合结束。

event-went = { $who }掷出 { $face }，走到第{ $step }级。
event-draught = { $who }掷出 1：蜡烛熄灭，退回第{ $step }级。
ending-out = { $who }走出了宅邸，获得胜利。
figure-turns = 回合数

reason-lead = 为了领先
reason-dared = 因为有级数可能失去
