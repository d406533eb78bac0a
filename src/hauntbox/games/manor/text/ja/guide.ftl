### 役ごとの案内：目標、最初の手番、助言（日本語）

## 聖騎士

brief-side-paladin = あなたは聖騎士です。
theme-paladin = ランプを手にした一人の男と、彼を歓迎しないものだらけの館。
goal-paladin-spider = 蜘蛛を倒す。攻撃が成功するたびに子蜘蛛が1体減り、最後の1体がいなくなればただちに勝ちです。攻撃には、蜘蛛の防御より大きい強さで、蜘蛛に出会うことが必要です。
goal-paladin-7 = ポルターガイストを7体壊す。強さは2なので、強さ3（英雄キューブと火も数える）で壊せます。
goal-paladin-5 = ポルターガイストを5体壊す。強さは2なので、強さ3（英雄キューブと火も数える）で壊せます。
part-step-paladin-1 = 手順1　館に入る。玄関の前の暗いタイルへ進みます。暗いタイルに入ると移動力1を使い、遭遇になって知覚1を使います。
part-step-paladin-2 = 手順2　部屋の向きを決める。タイルを明かして回します。来た側は必ず開いていなければなりません。ほかの開いた辺は、行きたい方へ向けましょう。その先に暗いタイルが置かれます。
part-step-paladin-3 = 手順3　何があるか見る。ポルターガイストとは戦うか、退きます。祭壇では火、光、カードのどれかを得ます。宝は回収できます。明かすと気概2を得ます。
part-step-paladin-4 = 手順4　英雄キューブを置いて進む。移動力に置けば2歩、知覚に置けば遭遇1回が増えます。タイルを明かすたびに気概2、気概5で3個目のキューブです。
part-step-paladin-5 = 手順5　手番を終える。残ったキューブは能力値に置きます。強さに置くと、次の手番まで骸骨から身を守れます。戦わなかった手番は火1を得ます。
steps-paladin-0 =
    { part-guide }

    ○ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-1 =
    { part-guide }

    ▶ { part-step-paladin-1 }

    ○ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-2 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ▶ { part-step-paladin-2 }

    ○ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-3 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ▶ { part-step-paladin-3 }

    ○ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-4 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ▶ { part-step-paladin-4 }

    ○ { part-step-paladin-5 }
steps-paladin-5 =
    { part-guide }

    ✓ { part-step-paladin-1 }

    ✓ { part-step-paladin-2 }

    ✓ { part-step-paladin-3 }

    ✓ { part-step-paladin-4 }

    ▶ { part-step-paladin-5 }
note-paladin = 陽動を含む骸骨の強さがあなたの強さを上回ると、体力を失います。骸骨の届くところでは、強さを上げて手番を終えましょう。知覚を使い切ると、もう移動できません。気概が成長のもとです。5、18、35で英雄キューブ、11、26で信仰1と聖性カードを得ます。

## 骸骨

brief-side-skeletons = あなたは骸骨です。
theme-skeletons = 何を守っているのかは忘れた。守り方は忘れていない。
goal-skeletons-paladin = 聖騎士の体力をすべて奪う。骸骨が攻撃すると聖騎士は体力1を失い、骸骨は散って、次の手番にまた出現します。
goal-skeletons-spider = 蜘蛛を倒す。攻撃が成功するたびに子蜘蛛が1体減り、最後の1体がいなくなればただちに勝ちです。
goal-skeletons-7 = ポルターガイストを7体壊す。強さは2なので、攻撃の強さ3が要ります。仲間を連れて陽動しましょう。
goal-skeletons-5 = ポルターガイストを5体壊す。強さは2なので、攻撃の強さ3が要ります。仲間を連れて陽動しましょう。
part-step-skeletons-1 = 手順1　出現。結束2を得ました。骸骨を1体ずつ縁の穴に置きます。獲物、宝トークン、武器庫のどれかに近い穴がよいでしょう。
part-step-skeletons-2 = 手順2　移動。行軍順に1体ずつ、移動力4で動きます。1歩は1、壁を抜けるとさらに1、明るいタイルに入るとさらに1です。空白マスにも入れます。獲物の隣の、それぞれ別のタイルに立ちましょう。そうしたタイル1枚につき、攻撃する骸骨の強さが＋1されます。
part-step-skeletons-3 = 手順3　アクション。移動の後、1つ選べます。宝トークンの略奪（結束2）、武器庫での収集（装備）、同じマスのものへの攻撃、穴のタイルへの潜行。それから次の骸骨です。
steps-skeletons-0 =
    { part-guide }

    ○ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-1 =
    { part-guide }

    ▶ { part-step-skeletons-1 }

    ○ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-2 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ▶ { part-step-skeletons-2 }

    ○ { part-step-skeletons-3 }
steps-skeletons-3 =
    { part-guide }

    ✓ { part-step-skeletons-1 }

    ✓ { part-step-skeletons-2 }

    ▶ { part-step-skeletons-3 }
note-skeletons = 結束が0では攻撃できないので、早めに略奪しましょう。結束4、7、10で骸骨が1体ずつ加わります。1体の強さは1です。陽動が決め手で、クリーヴは攻撃するとき＋2です。

## 蜘蛛

brief-side-spider = あなたは蜘蛛です。
theme-spider = 館は彼女を囲んで建てられた。誰が建てたかは、もう誰も知らない。
goal-spider-12 = 恐怖を12以上にし、駒のどれかが玄関から出る。恐怖は、卵を孵す（1個につき2）、捕食（血3）、戦慄（多くの蜘蛛の巣）で得ます。
goal-spider-14 = 恐怖を14以上にし、駒のどれかが玄関から出る。恐怖は、卵を孵す（1個につき2）、捕食（血3）、戦慄（多くの蜘蛛の巣）で得ます。
goal-spider-10 = 恐怖を10以上にし、駒のどれかが玄関から出る。恐怖は、卵を孵す（1個につき2）、捕食（血3）、戦慄（多くの蜘蛛の巣）で得ます。
goal-spider-8 = 恐怖を8以上にし、駒のどれかが玄関から出る。恐怖は、卵を孵す（1個につき2）、捕食（血3）、戦慄（多くの蜘蛛の巣）で得ます。
part-step-spider-1 = 手順1　移動。大蜘蛛の姿で始めます。移動力3で、1手番に1つ壁を越えられます。あなたの防御より強い者のマスに入ると攻撃されることがあります。聖騎士に気をつけましょう。
part-step-spider-2 = 手順2　パワーカードとパワーを使う。「眼」はタイルを明かし（出来事の記号で血を得る）、「糸」はほかの駒を遅らせる蜘蛛の巣を張り、「牙」は同じマスの者にかみつきます。好きな2枚で卵を産めます。タイルの蜘蛛の巣と血で孵ります。
part-step-spider-3 = 手順3　引く。精神（最初は3）まで引きます。恐怖が上がると精神と防御も上がります。
part-step-spider-4 = 手順4　次の姿を裏向きで選ぶ。大蜘蛛は強い狩人。術者はすぐに自分と卵に血を得て、遠くまで見え、多く引けます。子蜘蛛は何体もで、どの壁も越えます。
steps-spider-0 =
    { part-guide }

    ○ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-1 =
    { part-guide }

    ▶ { part-step-spider-1 }

    ○ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-2 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ▶ { part-step-spider-2 }

    ○ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-3 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ▶ { part-step-spider-3 }

    ○ { part-step-spider-4 }
steps-spider-4 =
    { part-guide }

    ✓ { part-step-spider-1 }

    ✓ { part-step-spider-2 }

    ✓ { part-step-spider-3 }

    ▶ { part-step-spider-4 }
note-spider = 5体の子蜘蛛が命です。攻撃されるたびに1体失います。卵は、タイルに蜘蛛の巣と血のキューブが合わせて5個で孵ります（蜘蛛の巣3個と血2個で足ります）。誰も来ないところに産みましょう。

## 荘園

brief-side-manor = あなたは荘園です。
theme-manor = 館は聞き、息をし、誰も見ていないすきに姿を変える。
goal-manor-15 = カビを15にする。亡霊が、出来事カードの図形を最後まで、明るく空いているタイルの上を壁を越えずに飛ぶと得ます。
goal-manor-14 = カビを14にする。亡霊が、出来事カードの図形を最後まで、明るく空いているタイルの上を壁を越えずに飛ぶと得ます。
goal-manor-12 = カビを12にする。亡霊が、出来事カードの図形を最後まで、明るく空いているタイルの上を壁を越えずに飛ぶと得ます。
part-step-manor-1 = 手順1　亡霊を館に出す。空いている暗いタイルのどれかに置きます。すぐに明るい部屋が増える中央がよいでしょう。
part-step-manor-2 = 手順2　予兆を使う。列に置きます。入れ替えとずらしは部屋を動かし、明かしは部屋を明るくし、壁は力の壁を立て、出来事はカードと宝をもたらします。1つの列に多く置くほど強くなります。飛ぶには形の合う明るい部屋が要るので、まず明かしがよいでしょう。
part-step-manor-3 = 手順3　館を動かす。列は上から順に行います。明るい部屋を並べ、開いた辺どうしを合わせましょう。
part-step-manor-4 = 手順4　歩くか、飛ぶ。出来事カード1枚で、2マス歩くか、亡霊のいるところから図形どおりに飛びます。飛ぶには、間に壁のない、明るく空いているタイルが要ります。カビとポルターガイストを得ます。
part-step-manor-5 = 手順5　暗いタイルに宝トークンを置く。肥やしたくない相手から遠くに置きましょう。それから予兆が戻ります。ポルターガイストが多いほど予兆も増えます。
steps-manor-0 =
    { part-guide }

    ○ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-1 =
    { part-guide }

    ▶ { part-step-manor-1 }

    ○ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-2 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ▶ { part-step-manor-2 }

    ○ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-3 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ▶ { part-step-manor-3 }

    ○ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-4 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ▶ { part-step-manor-4 }

    ○ { part-step-manor-5 }
steps-manor-5 =
    { part-guide }

    ✓ { part-step-manor-1 }

    ✓ { part-step-manor-2 }

    ✓ { part-step-manor-3 }

    ✓ { part-step-manor-4 }

    ▶ { part-step-manor-5 }
note-manor = 図形は回しても、どちらの端から飛んでもかまいませんが、鏡写しにはできません。亡霊のいるタイルは暗くても空いていなくてもかまいませんが、ほかはすべて明るく、駒もトークンもないことが必要です。長いカードはよい地図ができるまで取っておきましょう。6枚のタイルでカビ3です。

## 魔術師

brief-side-enchanter = あなたは魔術師です。
theme-enchanter = 彼はここにいない。ここにいたこともない。だがその手は動く。動かしているのは、お前ではない。
goal-enchanter-4 = 支配の欄を4つ埋める。相手を支配するには、その相手のボードに、次の欄の数（3、4、4、5、6）だけ円盤が必要です。
goal-enchanter-3 = 支配の欄を3つ埋める。相手を支配するには、その相手のボードに、次の欄の数（3、4、4、5、6）だけ円盤が必要です。
goal-enchanter-2 = 支配の欄を2つ埋める。相手を支配するには、その相手のボードに、次の欄の数（3、4、4、5、6）だけ円盤が必要です。
goal-enchanter-1 = 支配の欄を1つ埋める。相手を支配するには、その相手のボードに、次の欄の数（3、4、4、5、6）だけ円盤が必要です。
part-step-enchanter-1 = 手順1　空いている暗いタイルに現れる。何人もの相手と、つながりになるポルターガイストや宝トークンの近くがよいでしょう。闇の中では捕まりにくくなります。
part-step-enchanter-2 = 手順2　支配する。相手がもう十分な円盤を持っていればです。最初の手番では誰も持っていません。
part-step-enchanter-3 = 手順3　魔力キューブを使う。アクション1回に1個です。吸収は周囲の相手の数だけ円盤を取り、ささやきはつながりの相手それぞれに円盤を渡し、刻印は相手が通りそうなところに円盤を置きます。忍び足は壁を抜けて2マスまで動きます。召喚と具現はつながりを広げます。
part-step-enchanter-4 = 手順4　暗いタイルか穴のタイルで終える。ほかの明るいタイルではさらされ、防御が1低くなります。この後、相手は払って円盤を戻せます。
steps-enchanter-0 =
    { part-guide }

    ○ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-1 =
    { part-guide }

    ▶ { part-step-enchanter-1 }

    ○ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-2 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ▶ { part-step-enchanter-2 }

    ○ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-3 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ▶ { part-step-enchanter-3 }

    ○ { part-step-enchanter-4 }
steps-enchanter-4 =
    { part-guide }

    ✓ { part-step-enchanter-1 }

    ✓ { part-step-enchanter-2 }

    ✓ { part-step-enchanter-3 }

    ▶ { part-step-enchanter-4 }
note-enchanter = あなたを捕まえた相手は、手元の円盤1個を奪って宝を得ますが、呪文トラックは進みます。同じ相手を続けて支配することはできないので、円盤を広く配りましょう。手元に4個、8個あると防御が上がります。

part-guide = 手番の進め方です。▶が今の段階です。最初の2ラウンドは、質問ごとに何をすればよいか、なぜかも示します。
goal-vigil-easy = 一人きりの戦いです。恐怖が12に達する前、4体の骸骨に体力をすべて奪われる前に、ポルターガイストを5体壊しましょう。
goal-vigil-normal = 一人きりの戦いです。恐怖が12に達する前、5体の骸骨に体力をすべて奪われる前に、ポルターガイストを6体壊しましょう。
goal-vigil-hard = 一人きりの戦いです。恐怖が10に達する前、5体の骸骨に体力をすべて奪われる前に、ポルターガイストを7体壊しましょう。

## 質問ごとの助言

hint-paladin_menu =
    { ask-paladin_menu }

    助言：{ $step ->
        [1] 最初の一歩：目の前の暗いタイルへ進みましょう。そこで遭遇になります。
        [5] ここですることはもうありません。手番を終えましょう。
       *[other] まだ進めます。英雄キューブを移動力（2歩増える）か知覚（遭遇が1回増える）に置き、次の暗いタイルに入りましょう。1枚ごとに気概2を得ます。
    }
hint-paladin_fight =
    { ask-paladin_fight }

    助言：相手より強さが大きければ勝てます。英雄キューブを強さに置くか、火を使いましょう。攻撃1回で光1、ポルターガイストなら気概4を得ます。
hint-paladin_shrine =
    { ask-paladin_shrine }

    助言：たいていは、キューブ1個より聖性カードのほうが役に立ちます。
hint-paladin_collect =
    { ask-paladin_collect }

    助言：回収しましょう。カードを持つか、断って気概5を得られます。
hint-paladin_cube =
    { ask-paladin_cube }

    助言：キューブは次の手番まで残ります。強さに置けば、その間、骸骨から身を守れます。
hint-paladin_strike =
    { ask-paladin_strike }

    助言：この攻撃は知覚を使わず、子蜘蛛を1体奪えます。たいてい得です。
hint-keep_treasure =
    { ask-keep_treasure }

    助言：序盤は気概5ですぐに3個目の英雄キューブを得られます。宝はゲームの終わりまで働きます。持った宝は自分の手番の好きな時に表にできます。
hint-play_sanctity =
    { ask-play_sanctity }

    助言：「常時」のカードはゲームの終わりまで、「1回」のカードは好きな手番に働きます。
hint-gain_devotion =
    { ask-gain_devotion }

    助言：火は戦いと壁に、光はランプ、蜘蛛の巣、癒やしに使います。
hint-rotate =
    { ask-rotate }

    助言：開いた辺は道になり、壁は守りになります。開いた辺の先には暗いタイルが置かれます。
hint-skeleton_spawn =
    { ask-skeleton_spawn }

    助言：4歩で宝トークン、武器庫、獲物のどれかに届く穴を選びましょう。
hint-skeleton_menu =
    { ask-skeleton_menu }

    助言：各歩のコストが示されています。最初は結束と装備を集めましょう。宝トークン（略奪）か武器庫（収集）へ向かい、攻撃は陽動で勝てるときだけにします。
hint-spider_menu =
    { ask-spider_menu }

    助言：{ $step ->
        [1] ほかの駒から少し離れた静かな部屋へ動きましょう。そこに蜘蛛の巣を張り、要らない2枚で卵を産みます。
       *[other] カードを使いましょう。「糸」で自分か隣の部屋に蜘蛛の巣、「眼」で部屋を明かし（出来事で血）、2枚で卵。終えると新しいカードを引きます。
    }
hint-spider_next =
    { ask-spider_next }

    助言：子蜘蛛はそれぞれ1回ずつ行動します。カードはどの行動の間にも使えます。
hint-spider_look =
    { ask-spider_look }

    助言：出来事のタイルを明かすと血を得ます。宝やポルターガイストも現れます。
hint-spider_spin =
    { ask-spider_spin }

    助言：1枚のタイルに蜘蛛の巣3個あれば、卵が孵りやすく、近づきにくくなります。
hint-spider_lay =
    { ask-spider_lay }

    助言：蜘蛛の巣があり、誰も来ないところに産みましょう。
hint-spider_pay =
    { ask-spider_pay }

    助言：次の姿でいちばん要らない種類を捨てましょう。
hint-spider_extra =
    { ask-spider_extra }

    助言：選べるカードが増えます。たいてい得です。
hint-spider_form =
    { ask-spider_form }

    助言：盤に卵があれば術者がよいでしょう。自分と各卵にすぐ血を得ます。子蜘蛛は速く、通っても攻撃されません。
hint-offer_change =
    { ask-offer_change }

    助言：子蜘蛛は散らばって捕まりにくくなりますが、次の手番の間もこの姿のままです。
hint-place_wraith =
    { ask-place_wraith }

    助言：館の中央がよいでしょう。飛行は亡霊のいるところから始まります。
hint-manor_omens =
    { ask-manor_omens }

    助言：最初は、明かし（飛べる明るい部屋）と出来事（カード）が役に立ちます。置かなかった予兆は失われます。
hint-manor_swap =
    { ask-manor_swap }

    助言：明るい部屋を別の明るい部屋の隣に置いて開いた辺を合わせるか、必要とする相手から部屋を奪いましょう。
hint-manor_shift =
    { ask-manor_shift }

    助言：部屋は、中にいる者ごと、届く空白マスへ動かせます。
hint-manor_reveal =
    { ask-manor_reveal }

    助言：亡霊の近くを明かしましょう。ポルターガイストのタイルは、後で予兆も増やします。
hint-manor_wall =
    { ask-manor_wall }

    助言：力の壁は聖騎士などを止めますが、自分の飛行も止めます。
hint-manor_menu =
    { ask-manor_menu }

    助言：飛行ができるなら飛びましょう。それが勝つ道です。できなければ、飛べそうなところへ歩くか、カードを残して終えましょう。
hint-manor_walk =
    { ask-manor_walk }

    助言：入ったマスの者を追い払います。聖騎士は押し出され、骸骨と魔術師は散り、ランプや蜘蛛の巣はなくなります。
hint-manor_treasure =
    { ask-manor_treasure }

    助言：宝は取った者を助けます。競争相手から遠くに置きましょう。
hint-play_event =
    { ask-play_event }

    助言：効果が今起こり、そのカードではもう飛べません。飛びにくい図形のカードを出しましょう。
hint-give_treasure =
    { ask-give_treasure }

    助言：自分にとって害の少ないほうを渡しましょう。
hint-enchanter_appear =
    { ask-enchanter_appear }

    助言：周囲に相手、ポルターガイスト、宝トークンの多い暗いタイルを選びましょう。
hint-enchanter_dominate =
    { ask-enchanter_dominate }

    助言：支配すると欄が埋まり、無料で命令できます。できるときは必ずしましょう。
hint-enchanter_menu =
    { ask-enchanter_menu }

    助言：{ $step ->
        [3] よい最初の手番：周囲に相手がいれば吸収、つながりの相手にささやき、通りそうなところに刻印、最後に忍び足で闇へ。
       *[other] 魔力キューブを使い切りました。手番を終えましょう。
    }
hint-pick_spell =
    { ask-pick_spell }

    助言：場に出した呪文は、ゲームの終わりまで残ります。
hint-resist =
    { ask-resist }

    助言：円盤がたまると魔術師に支配されます。必要な数に近づいたら払いましょう。
