### ホーント25「針とささやき」

name-haunt_25 = 針とささやき
theme-haunt_25 = 誰かがあなたたちの小さな布人形を作った。針をどこに刺すかも知っている。
brief-haunt_25-heroes = わけがわかる前に、まず感じる。腕に針、肺に湿り気、誰もいないのに耳もとで声。この館のどこかに、あなたたち一人ひとりの小さな布の写しがある。すり切れてしまう前に見つけ出せ。
brief-haunt_25-traitor = あなたは昔から人の顔を写すのがうまかったし、布はとても寛大だ。一体ずつ、誰も見ないところにしまい込んだ。あとは待つだけ。少しばかり邪魔をしてやるのもいい。
known-haunt_25-heroes = どの人形についても、隠された部屋の階とシンボルがわかっています。
known-haunt_25-traitor = ヒーローたちは部屋を探り、人形をほどきます。
epilogue-haunt_25-heroes = 最後の糸がほどけ、全員が同時に息を吸う。
epilogue-haunt_25-traitor = あなたは小さな布の客たちを寝台に並べ、一人ずつ毛布を掛けてやる。

## 物、マーカー

name-h25_doll = 人形
about-h25_doll = ほどかれるまで、偶数ラウンドの裏切り者の番の終わりごとに、そのヒーローは能力値を1段階失います。人形が隠されたのが地下なら速さ、1階なら腕力、2階なら正気です。
name-h25_doll_bruno_kessler = { name-bruno_kessler }の人形
name-h25_doll_marcus_okoro = { name-marcus_okoro }の人形
name-h25_doll_tilly_marsh = { name-tilly_marsh }の人形
name-h25_doll_wren_halvorsen = { name-wren_halvorsen }の人形
name-h25_doll_kenji_moro = { name-kenji_moro }の人形
name-h25_doll_toby_fairweather = { name-toby_fairweather }の人形
name-h25_doll_madam_corvina = { name-madam_corvina }の人形
name-h25_doll_lucia_serrano = { name-lucia_serrano }の人形
name-h25_doll_professor_ashgrove = { name-professor_ashgrove }の人形
name-h25_doll_father_aldous = { name-father_aldous }の人形
name-h25_doll_piper_lang = { name-piper_lang }の人形
name-h25_doll_ada_bouchard = { name-ada_bouchard }の人形
name-h25_clear = 捜索済み
about-h25_clear = 探り終えました。この部屋にもう人形はありません。
name-h25_unpicked = ほどかれた
about-h25_unpicked = このヒーローの人形はほどかれ、もう害はありません。

## アクション

name-h25_search = 人形を探す
about-h25_search = 知識判定で4以上。成功すると、この部屋の人形がすべて見つかり、部屋は捜索済みになります。失敗しても何もわかりません。
name-h25_unpick = 人形をほどく
about-h25_unpick = 持っている見つかった人形（自分のでも、ほかの人のでも）を使い、正気判定で4以上。成功すると人形を取り除きます。
name-h25_hide_again = 人形を隠し直す
about-h25_hide_again = 攻撃の代わりに、持っている人形をこの部屋にこっそり隠します。人形の階はこの階になり、手がかりが新しく告げられます。

### Messages
event-doll-hint =
    { $symbol-id ->
        [none] { $who }の人形は、{ $floor }の、記号のない部屋にあります。
       *[other] { $who }の人形は、{ $floor }の、「{ $symbol }」の記号がある部屋にあります。
    }
event-doll-unpicked = { $who }の人形はほどかれ、もう害はありません。
