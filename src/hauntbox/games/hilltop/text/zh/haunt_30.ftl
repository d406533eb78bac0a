### 作祟30：七声钟响到天明

name-haunt_30 = 七声钟响到天明
theme-haunt_30 = 七声钟响了第一声，你们之中有一人照不出影子。
brief-haunt_30-heroes = 屋里每一块黑漆漆的玻璃上，都不见了你们朋友的倒影。某处的钟敲响了七声中的第一声，你们想起，太阳还从来没有哪天不升起。白蜡木很好劈，而这里家具多的是。
brief-haunt_30-traitor = 你很久以前就被请进了门，久得已忘了那份干渴。七声钟响，算不得多长的一夜。在鸟儿开口之前，把客人们带到玻璃的这一边来。
known-haunt_30-heroes = 死去的人会饿着肚子爬起来；天一亮就都结束了。
known-haunt_30-traitor = 他们在找木桩，而且他们和你一样会数钟声。
epilogue-haunt_30-heroes = 第七声钟响淹没在黑鸫的啼叫里。晨光在楼梯上照见的，是一件外套，和一堆外套形状的尘土。
epilogue-haunt_30-traitor = 早晨来了，敲着没人打开的百叶窗。这座屋子如今都睡到很晚，全都睡着，一排一排。

## 棋子、物件、轨道、地点

name-h30_elder = 长老
about-h30_elder = 吸血鬼。只有木桩能削减它的生命；其他落败只会使它昏迷。它可以用力量或神志攻击。
name-h30_fledgling = 新生吸血鬼
about-h30_fledgling = 曾是英雄的吸血鬼，由那名英雄的玩家操纵。木桩能杀死它；其他落败只会使它昏迷。
name-h30_elder_hp = 长老的生命
about-h30_elder_hp = 每根刺中的木桩使其−1。
name-h30_bells = 钟声
about-h30_bells = 每次叛徒的轮次开始时+1。到7时天亮，黑夜结束。
name-h30_stake = 木桩
about-h30_stake = 武器：以力量攻击吸血鬼时多掷2颗骰子。攻击获胜时弃掉木桩：新生吸血鬼被杀死，长老失去1点生命并昏迷。每名英雄至多带1根。
name-h30_stake_room = 有木料的房间
about-h30_stake_room = 礼拜堂、图书室、健身房、阁楼、储物室、杂物间、温室、花园、餐厅和厨房：这里有做木桩的木料。

## 行动

name-h30_whittle = 削木桩
about-h30_whittle = 在有木料的房间，知识检定4+：得到一根木桩。
name-h30_dominate = 引走猎物
about-h30_dominate = 神志攻击以2点或更多的差距获胜后，不造成伤害，而是让猎物沿门和楼梯在已探索的房间中移动至多2个房间。

### Messages
