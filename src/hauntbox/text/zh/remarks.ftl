### 牌桌的提示（中文）

remark-bot-failed = 座位{ $seat }的机器人无法做出选择，由更简单的机器人接手。
remark-clock = 座位{ $seat }超时：此选择由机器人代为做出。
remark-taken-back = 游戏退回到座位{ $seat }先前的选择。
remark-seat-person = 有人坐到了座位{ $seat }。
remark-seat-bot = 座位{ $seat }现在由机器人来玩。
remark-seat-open = 座位{ $seat }空出，正在等人。
