### 作祟10：周日访客

name-haunt_10 = 周日访客
theme-haunt_10 = 今天是周日，全家人都来了，连照片里的那些也来了。
brief-haunt_10-heroes = 他们为这一天盛装打扮，只是衣料不如他们自己耐久。你们朋友的一大家子站在厅里，嘴巴一张一合，用错误的名字叫你们。他们看见谁就跟着谁；也许能把他们领回床上去。
brief-haunt_10-traitor = 你的心跳停了，然后大家都在，连照片里的那些人也在。他们多么渴望有人作伴。在公鸡打鸣之前，让他们团聚吃最后一顿饭。
known-haunt_10-heroes = 第10轮之后天亮，死者就会化为尘土。
known-haunt_10-traitor = 有些房间，活人能在那里让你的家人安息。
epilogue-haunt_10-heroes = 公鸡叫了，厅里满是体面的衣服，里面没有人。
epilogue-haunt_10-traitor = 祷告念过，盘子传开，这一回，全家人终于坐在了同一张桌旁。

## 棋子、轨道、地点

name-h10_relative = 亲戚
about-h10_relative = 必须扑向它看得见的最近的英雄并攻击。有3点生命值，每次落败失去1点并昏迷，降到0即被消灭。在有英雄尸体的房间结束行动时，恢复全部生命值，每具尸体一次。
name-h10_hp = 生命值
about-h10_hp = 每次落败失去1点；降到0时这名亲戚被消灭。
name-h10_dawn = 天亮
about-h10_dawn = 记录轮数。第10轮结束时，所有亲戚化为尘土。
name-h10_resting_room = 安息房间
about-h10_resting_room = 卧室、地下墓窟、礼拜堂、墓室、餐厅、墓地和主卧室：在这里可以让亲戚安息。

## 行动

name-h10_lay_to_rest = 使其安息
about-h10_lay_to_rest = 在安息房间：神志或知识检定4+。成功：房间里的一名亲戚（不论是否昏迷）被消灭。

### Messages

figure-h10_relatives = 剩下的亲戚
figure-h10_dawn = 天亮
