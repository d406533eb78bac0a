### 作祟33：高声朗读

name-haunt_33 = 高声朗读
theme-haunt_33 = 有人在高声朗读，而房间们在听。
brief-haunt_33-heroes = 你们的朋友从一个房间走到另一个房间，低声念着，每念完一页，那个房间就暗下一点。散落的书页像鹅一样跟在后面。朗读必须停下，而那本书必须终结在火里、圣水里，或深水里。
brief-haunt_33-traitor = 这本书不想被理解，它想被念出来。这里一页，那里一页，同一个房间绝不念两次。你怀疑最后一页写的是你。
known-haunt_33-heroes = 每多一个被朗读过的房间，某个东西就更近一步；夺走或毁掉古书就能阻止它，再晚也不迟。
known-haunt_33-traitor = 他们会设法抢走古书，带到能毁掉它的地方。
epilogue-haunt_33-heroes = 书页卷曲起来，有一瞬间，烟雾的意思清清楚楚。然后它只是烟。
epilogue-haunt_33-traitor = 最后一行，由借了你嘴巴的东西念出。它小心地合上书，去找更多的读者。

## 棋子、标记、地点

name-h33_paper_man = 纸人
about-h33_paper_man = 会走路、为叛徒作战的散落书页。
name-h33_reader = 诵读者
about-h33_reader = 可以用力量或神志攻击。落败时像其他怪物一样昏迷。
name-h33_verse = 诗节
about-h33_verse = 古书的一页已在这个房间被朗读。
name-h33_ending_room = 能毁掉古书的地方
about-h33_ending_room = 锅炉房、礼拜堂和地下湖；没有英雄能到达其中任何一处时，为入口大厅。

## 行动

name-h33_read = 朗读一页
about-h33_read = 带着古书，在没有诗节的房间：知识检定4+，在这里放一个诗节。
name-h33_destroy = 毁掉古书
about-h33_destroy = 带着古书，在锅炉房、礼拜堂或地下湖：神志或知识检定。4+：古书被毁。0–3：1点精神伤害。

### Messages

event-book-destroyed = { $who }毁掉了古书。
