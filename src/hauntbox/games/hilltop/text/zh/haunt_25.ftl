### 作祟25：针与低语

name-haunt_25 = 针与低语
theme-haunt_25 = 有人给你们每人缝了一个小布偶，还知道针该扎在哪里。
brief-haunt_25-heroes = 还没明白过来，你们就先感觉到了：胳膊上一根针，肺里一股潮气，耳边有声音却不见人。这屋里某处放着你们每个人的小小布偶。在它磨破之前找到它。
brief-haunt_25-traitor = 你一向擅长捏人的模样，而布料又是那么宽容。你把它们一个个塞在没人会看的地方。现在你只需等待，也许再拖一拖他们的脚步。
known-haunt_25-heroes = 每个布偶藏在哪一层、藏在带什么符号的房间，你们都知道。
known-haunt_25-traitor = 英雄们会搜索房间并拆开布偶。
epilogue-haunt_25-heroes = 最后一根线松脱了，所有人同时吸了一口气。
epilogue-haunt_25-traitor = 你让它们在床上排成一排，一个接一个小小的布客人，再替它们掖好被子。

## 物件、标记

name-h25_doll = 布偶
about-h25_doll = 未被拆开之前，每个偶数轮叛徒的轮次结束时，它的英雄失去1级属性：布偶藏在地下室则为速度，一楼为力量，二楼为神志。
name-h25_doll_bruno_kessler = { name-bruno_kessler }的布偶
name-h25_doll_marcus_okoro = { name-marcus_okoro }的布偶
name-h25_doll_tilly_marsh = { name-tilly_marsh }的布偶
name-h25_doll_wren_halvorsen = { name-wren_halvorsen }的布偶
name-h25_doll_kenji_moro = { name-kenji_moro }的布偶
name-h25_doll_toby_fairweather = { name-toby_fairweather }的布偶
name-h25_doll_madam_corvina = { name-madam_corvina }的布偶
name-h25_doll_lucia_serrano = { name-lucia_serrano }的布偶
name-h25_doll_professor_ashgrove = { name-professor_ashgrove }的布偶
name-h25_doll_father_aldous = { name-father_aldous }的布偶
name-h25_doll_piper_lang = { name-piper_lang }的布偶
name-h25_doll_ada_bouchard = { name-ada_bouchard }的布偶
name-h25_clear = 已搜清
about-h25_clear = 搜过了：这个房间里已没有布偶。
name-h25_unpicked = 布偶已拆
about-h25_unpicked = 这名英雄的布偶已被拆开，不再害人。

## 行动

name-h25_search = 搜寻布偶
about-h25_search = 知识检定4+。成功：你找到这个房间里的所有布偶，房间已搜清。失败则一无所知。
name-h25_unpick = 拆开布偶
about-h25_unpick = 用你携带的一个已找到的布偶（自己的或别人的）：神志检定4+。成功：移除这个布偶。
name-h25_hide_again = 重新藏起布偶
about-h25_hide_again = 代替攻击：把你携带的一个布偶秘密藏在这个房间。它的楼层变为这一层，线索重新公布。

### Messages
event-doll-hint =
    { $symbol-id ->
        [none] { $who }的布偶在{ $floor }一间没有符号的房间里。
       *[other] { $who }的布偶在{ $floor }一间带有“{ $symbol }”符号的房间里。
    }
event-doll-unpicked = { $who }的布偶被拆开，不再害人。
