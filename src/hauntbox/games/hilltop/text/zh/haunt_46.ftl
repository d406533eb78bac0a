### 作祟46：餐前祷告

name-haunt_46 = 餐前祷告
theme-haunt_46 = 餐桌已经摆好，一家人已经入座，食品储藏室里有什么在哭。
brief-haunt_46-heroes = 狗不肯靠近厨房。食品储藏室里，火腿之间，有人在很轻很轻地哭，生怕下一个被选中。还有别的人。正门闩着，而那一家人刚刚入座。
brief-haunt_46-traitor = 他们当然是你的表亲；看那牙齿就知道。你一向给一大群人做饭。别让客人带着菜跑了，一家人会为你念祷告。
known-haunt_46-heroes = 吃过的表亲比饿着的更可怕。
known-haunt_46-traitor = 他们想把俘虏从正门带出去。
epilogue-haunt_46-heroes = 他们只穿着袜子沿车道跑下去，头也不回。你们身后，一把椅子从桌边慢慢推开。
epilogue-haunt_46-traitor = 祷告念了。相当长，里面还有你们好几个人的名字。

## 棋子、标记、轨道、地点

name-h46_cousin = 表亲
about-h46_cousin = 从第2轮起，可以吃掉没有英雄的房间里的俘虏。每吃一个，力量+2（最高8）、速度+1。落败时昏迷，绝不会死。
name-h46_captive = 俘虏
about-h46_captive = 不能被攻击，不阻碍任何人。一名英雄至多带领1名，带着俘虏每进入一个房间多花1格。
name-h46_tied = 被捆着
about-h46_tied = 松绑之前，谁也不能带领。
name-h46_led = 被带领
about-h46_led = 跟着带领自己的英雄走；遇到运煤滑道、滑梯、坠落和电梯则留在原处。
name-h46_meals = 餐数
about-h46_meals = 至今被吃掉的俘虏。
name-h46_saved = 获救
about-h46_saved = 至今被放出屋子的俘虏。
name-h46_door_open = 正门已开
about-h46_door_open = 可以从这里放走俘虏。英雄自己不离开。
name-h46_pantry_room = 存放食物的房间
about-h46_pantry_room = 厨房、食品储藏室、餐厅、酒窖、锅炉房和储物室：俘虏原先关在这里。

## 行动

name-h46_untie = 给俘虏松绑
about-h46_untie = 力量或速度检定4+：俘虏被松绑，立即跟着你。
name-h46_force_door = 撞开正门
about-h46_force_door = 在入口大厅，力量或知识检定5+：门从此敞开，直到游戏结束。
name-h46_let_out = 放走俘虏
about-h46_let_out = 在正门已开的入口大厅，你带领的俘虏离开屋子，获救。不花费什么。
name-h46_tie = 捆住俘虏
about-h46_tie = 在没有其他英雄的房间，捆住一名未被捆的俘虏。不花费什么，每回合一次。
name-h46_leave = 把俘虏留在这里
about-h46_leave = 俘虏留在这个房间，不被捆着。不花费什么。
name-h46_hand_over = 移交俘虏
about-h46_hand_over = 改由同房间另一名没有带领俘虏的英雄带领。不花费什么。
name-h46_join = 带领俘虏
about-h46_join = 独自在这个房间、未被捆着的俘虏跟着你走。
name-h46_eat = 吃掉俘虏
about-h46_eat = 在没有英雄的房间，代替攻击：俘虏消失，这名表亲力量+2（最高8）、速度+1。

### Messages
