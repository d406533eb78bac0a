### 作祟48：他又回来了

name-haunt_48 = 他又回来了
theme-haunt_48 = 今晚你们已经杀过他一次，可楼梯上又响起了他的脚步。
brief-haunt_48-heroes = 他头上套着麻袋，手里拿着不知谁家的园艺剪，而今晚你们已经杀过他一次。他又起来了。这屋里某处，有一个男孩的文件、玩具和照片，他有个好好的名字；也许从来没有人用它叫过他。
brief-haunt_48-traitor = 不管他们写了什么，他一直是个好孩子。这些年你一直为他留着门。每次他们放倒他，他爬起来时都会高上一点。
known-haunt_48-heroes = 打倒他只会让他更强。
known-haunt_48-traitor = 他们在收集他的故事；别让他们跟他说话。
epilogue-haunt_48-heroes = 他听见之后，在楼梯上坐下，摘下麻袋，问是不是该吃晚饭了。你们说是的。
epilogue-haunt_48-traitor = 你把剪刀洗净挂好。明年同一时候再来；他可盼着呢。

## 棋子、标记、地点

name-h48_sack_man = 麻袋人
about-h48_sack_man = 从不昏迷。落败时消失，但在下个怪物回合开始时，他会在离每名英雄2个房间或更远处回来，力量+1（最高8），那个回合不再做别的。
name-h48_truth = 真相
about-h48_truth = 他的故事的一片。真相属于全体英雄，不因死亡而失去。
name-h48_name = 叫出的名字
about-h48_name = 他听见了自己是谁。名字属于全体英雄，不因死亡而失去。
name-h48_searched = 已搜过
about-h48_searched = 这个房间里暂时再也找不到什么了。
name-h48_returning = 将会回来
about-h48_returning = 下个怪物回合开始时回来。
name-h48_story_room = 有故事的房间
about-h48_story_room = 阁楼、卧室、主卧室、图书室、仆人房、储物室、礼拜堂、墓室、墓地、管风琴室、金库和研究室：这里也许能找到真相。

## 行动

name-h48_search = 寻找他的故事
about-h48_search = 在尚未搜过的有故事的房间，神志或知识检定4+：找到一个真相，房间已搜过。
name-h48_speak = 叫出他的名字
about-h48_speak = 真相够数时，在他的房间，代替攻击：神志或知识检定，有面具、女孩或古书时多掷1颗骰子。6+：叫出他的名字。0–5：1点精神伤害。
name-h48_tidy = 收拾干净
about-h48_tidy = 在尚未搜过的有故事的房间，代替攻击：知识检定5+，房间标为已搜过，而没有找到真相。

### Messages
