### 作祟12：人人成双

name-haunt_12 = 人人成双
theme-haunt_12 = 水晶变得清澈，你们每个人都多出了一个。
brief-haunt_12-heroes = 水晶变得清澈，你们在里面看见了自己所有人，正从屋子的另一头走进来。它们有你们的外套、你们的伤疤，却没有你们的犹豫。戴着你面孔的那一个，只有你自己能了结。
brief-haunt_12-twins = 你俯视着那个迟钝的家伙，感到它的名字像手套一样套到你身上。还有人记得原来的主人。把事情做完。
known-haunt_12-heroes = 这个作祟的所有规则都是公开的。
known-haunt_12-twins = 这个作祟的所有规则都是公开的。
epilogue-haunt_12-heroes = 楼梯上方的镜子里，你们每人只有一个，个个都面带倦容。
epilogue-haunt_12-twins = 它们挽着胳膊从正门离开，家里人人都说它们气色真好。

## 棋子、状态

name-h12_twin = 双生子
about-h12_twin = 拥有本尊的属性和3点生命值，只追杀本尊，攻击时多掷1颗骰子。只有本尊能伤它：被本尊击败时失去等于差距的生命值并昏迷；被其他探险者击败只会昏迷。
name-h12_twin_bruno_kessler = { name-bruno_kessler }的双生子
name-h12_twin_marcus_okoro = { name-marcus_okoro }的双生子
name-h12_twin_tilly_marsh = { name-tilly_marsh }的双生子
name-h12_twin_wren_halvorsen = { name-wren_halvorsen }的双生子
name-h12_twin_kenji_moro = { name-kenji_moro }的双生子
name-h12_twin_toby_fairweather = { name-toby_fairweather }的双生子
name-h12_twin_madam_corvina = { name-madam_corvina }的双生子
name-h12_twin_lucia_serrano = { name-lucia_serrano }的双生子
name-h12_twin_professor_ashgrove = { name-professor_ashgrove }的双生子
name-h12_twin_father_aldous = { name-father_aldous }的双生子
name-h12_twin_piper_lang = { name-piper_lang }的双生子
name-h12_twin_ada_bouchard = { name-ada_bouchard }的双生子
name-h12_heir = 继承者
about-h12_heir = 本尊已死的双生子。由那名探险者的玩家操纵，可以攻击任何英雄；每名英雄都能伤它。
name-h12_hp = 生命值
about-h12_hp = 降到0时双生子被消灭，其本尊的力量或速度（低于起始级的一项）+1。

## 行动

name-h12_shatter = 砸碎水晶球
about-h12_shatter = 在双生子的房间弃掉水晶球：那名双生子失去2点生命值。每局一次。

### Messages
event-heir = { $who }成了继承者，此后由座位{ $seat }操纵。
