### ホーント12「誰もがふたり」

name-haunt_12 = 誰もがふたり
theme-haunt_12 = 水晶が澄みわたる。あなたたちは、それぞれ一人ずつ多い。
brief-haunt_12-heroes = 水晶が澄みわたると、館の向こう端から歩いてくる自分たち全員の姿が見えた。同じ上着、同じ傷跡、けれど迷いだけがない。自分の顔をしたものを終わらせられるのは、自分だけだ。
brief-haunt_12-twins = あなたはのろまなほうを見下ろし、その名前が手袋のように自分になじむのを感じている。最初の持ち主を覚えている者がまだいる。片をつけろ。
known-haunt_12-heroes = このホーントのルールはすべて公開です。
known-haunt_12-twins = このホーントのルールはすべて公開です。
epilogue-haunt_12-heroes = 階段の上の鏡には、あなたたちが一人ずつ映っている。みな疲れた顔をしている。
epilogue-haunt_12-twins = 彼らは腕を組んで正面扉から出ていく。家では誰もが、元気そうだねと言う。

## コマ、状態

name-h12_twin = 双子
about-h12_twin = もとの探索者と同じ能力値と体力3を持ち、その探索者だけを狙い、攻撃ではダイスを1個多く振ります。傷つけられるのは本人だけで、本人に負けると差の分だけ体力を失って気絶します。ほかの探索者に負けても気絶するだけです。
name-h12_twin_bruno_kessler = { name-bruno_kessler }の双子
name-h12_twin_marcus_okoro = { name-marcus_okoro }の双子
name-h12_twin_tilly_marsh = { name-tilly_marsh }の双子
name-h12_twin_wren_halvorsen = { name-wren_halvorsen }の双子
name-h12_twin_kenji_moro = { name-kenji_moro }の双子
name-h12_twin_toby_fairweather = { name-toby_fairweather }の双子
name-h12_twin_madam_corvina = { name-madam_corvina }の双子
name-h12_twin_lucia_serrano = { name-lucia_serrano }の双子
name-h12_twin_professor_ashgrove = { name-professor_ashgrove }の双子
name-h12_twin_father_aldous = { name-father_aldous }の双子
name-h12_twin_piper_lang = { name-piper_lang }の双子
name-h12_twin_ada_bouchard = { name-ada_bouchard }の双子
name-h12_heir = 後継者
about-h12_heir = もとの探索者が死んだ双子。その探索者のプレイヤーが動かし、どのヒーローでも狙えます。どのヒーローも傷つけられます。
name-h12_hp = 体力
about-h12_hp = 0になると双子は滅び、もとの探索者は腕力か速さのどちらか、初期の段階より低いものを+1できます。

## アクション

name-h12_shatter = 水晶玉を砕く
about-h12_shatter = 双子のいる部屋で水晶玉を捨てます。その双子は体力を2失います。ゲーム中1回。

### Messages
event-heir = { $who }は後継者になりました。これからは席{ $seat }が動かします。
