### 聖騎士の手番（日本語）

## 質問

ask-paladin_menu =
    あなたの手番です（{ $cell }）。残りの移動力{ $moves }、残りの遭遇{ $meetings }回{ $cubes ->
        [0] { "" }
       *[other] 、置ける英雄キューブ{ $cubes }個
    }。何をしますか？
ask-paladin_fight =
    { $cell }での遭遇。強さ{ $own }、火{ $fire }。{ $fresh ->
        [1] ポルターガイスト（強さ{ $value }）が現れました。戦いますか、退きますか？
       *[other] { $must ->
            [1] 必ず攻撃しなければなりません。どれから攻撃しますか？
           *[other] 何を攻撃しますか？
        }
    }
ask-paladin_shrine = 祭壇で何を祈りますか？
ask-paladin_collect = ここに宝トークンが{ $count }個あります。1個回収しますか？
ask-paladin_cube = 手番の終わりです。英雄キューブをどの能力値に置きますか？（残り{ $count }個）
ask-paladin_guide = 導きの歩み：{ $cell }の{ $tile }をどの向きにしますか？
ask-paladin_pulse = ランプの脈動：次にどのタイルを明かしますか？
ask-paladin_foresee = 予見：どの暗いタイルを明かしますか？
ask-paladin_strike = { $piece }（防御{ $value }）があなたのマスに入りました。攻撃しますか？ 強さ{ $own }、火{ $fire }。

## 選択肢

part-paladin-waits =
    { $fights ->
        [0] { $dark ->
            [0] { "" }
           *[other] 。遭遇になり、暗いタイルを明かす
        }
       *[other] 。遭遇になり、必ず攻撃する{ $fire ->
            [0] { "" }
           *[other] （火{ $fire }）
        }
    }
option-paladin-step =
    { $cell }（{ $tile }）へ移動：{ $webs ->
        [0] 移動力1
       *[other] 移動力1＋蜘蛛の巣{ $webs }＝{ $cost }
    }、残り{ $left }{ part-paladin-waits }
option-encounter =
    ここで遭遇を行う{ $dark ->
        [0] { "" }
       *[other] ：暗いタイルを明かす
    }{ $tokens ->
        [0] { "" }
       *[other] （宝トークン{ $tokens }個）
    }：知覚1、残り{ $left }
option-cube = 英雄キューブを{ $stat }に置く：{ $was }＋{ $adds }＝{ $total }
option-paladin-breach = { $cell }の{ $side }の壁に裂け目を置く：火1、残り{ $left }
option-paladin-mace = 魔法のメイスで{ $cell }の{ $side }の壁に裂け目を置く：火なし、1手番に1回
option-lamp = { $cell }にランプを置く：光1、残り{ $left }
option-unweb = { $cell }の蜘蛛の巣を1個取り除く：光1、残り{ $left }
option-heal = 癒やし：光5と気概{ $cost }（残り{ $grit }）で体力を1得て、{ $total }にする
option-face-up = 「{ $card }」を表にする：{ $card-about }
option-use-sanctity = 「{ $card }」を使う：{ $card-about }
option-reach = 長き腕を使う：この遭遇では{ $cell }にも攻撃できる
option-smite = { $cell }に天罰：火2、残り{ $left }
option-stride = 光の歩みで{ $cell }（{ $tile }）へ移動：光2、残り{ $left }、移動力なし{ part-paladin-waits }
option-raise-wall = 壁立て：{ $cell }の{ $side }の境目に力の壁を置く
option-foresee = 予見：光1（残り{ $left }）で暗いタイルを好きに1枚明かす
option-pulse = ランプの脈動：光1（残り{ $left }）で隣接する暗いタイル{ $count }枚を明かす
option-pray = 祈りの数珠：ゲームから取り除き、火と光を合わせて3と聖性カードを得る
part-paladin-might =
    { $fire ->
        [0] 強さ{ $own }
       *[other] 強さ{ $own }＋火{ $fire }＝{ $sum }
    }
option-paladin-attack =
    { $piece-id ->
        [enchanter] { $piece }を攻撃：知覚{ $own }対防御{ $value }
       *[other] { $piece }を攻撃：{ part-paladin-might }対{ $value }
    }。光1を得る
option-paladin-torch = 松明で{ $piece }を攻撃：{ part-paladin-might }対{ $value }。さらに火3で子蜘蛛をもう1体
part-paladin-group = { $cell }の骸骨{ $count }体
part-paladin-group-might =
    { $count ->
        [1] { $value }
       *[other] { $best }＋{ $count }−1＝{ $value }
    }
option-paladin-group = { part-paladin-group }を攻撃：{ part-paladin-might }対{ part-paladin-group-might }。光1を得る
option-paladin-torch-group = 松明で{ part-paladin-group }を攻撃：{ part-paladin-might }対{ part-paladin-group-might }。さらに火1で結束をもう2減らす
option-paladin-egg = { $cell }の卵を攻撃：{ part-paladin-might }対{ $value }。気概5と光1を得る
option-retreat = { $cell }へ退く：遭遇は終わる。得た気概は失わない
option-stay = 攻撃せずに、ポルターガイストと共にとどまる
option-paladin-end =
    手番を終える{ $cubes ->
        [0] { "" }
       *[other] （英雄キューブ{ $cubes }個を置く）
    }{ $fought ->
        [0] 。火1を得る
       *[other] 。戦ったので火は得ない
    }
option-paladin-done = もう攻撃しない
option-paladin-pass = 何も祈らない
option-shrine-card = 聖性カードを3枚引き、1枚を使う
option-paladin-collect = 宝トークンを1個回収する
option-paladin-leave = 残しておく
option-paladin-hold = 攻撃しない

## 起こったこと

event-cubes-taken = 聖騎士は英雄キューブを取り戻しました。置けるのは{ $total }個です。
event-cube-placed = 英雄キューブを{ $stat }に置き、＋{ $count }で{ $total }になりました。
event-paladin-moves = 聖騎士は移動力{ $count }で{ $cell }へ移動しました（残り{ $total }）。
event-encounter = 聖騎士は{ $cell }で遭遇を行います（残り{ $total }回）。
event-treasure-up = 聖騎士は「{ $card }」を表にしました。
event-smite = 聖騎士は{ $cell }に天罰を下しました。
event-lamp = { $cell }にランプが置かれました。
event-web-removed = 聖騎士は{ $cell }の蜘蛛の巣を1個取り除きました（残り{ $total }個）。
event-pulse = { $cell }のランプが脈動し、隣接する見える暗いタイルを明かします。
event-sanctity-used = 聖騎士は「{ $card }」を使いました。
event-beads = 聖騎士は{ $card }で祈りました。数珠はゲームから取り除かれます。
event-stride = 聖騎士は光の中を{ $cell }へ歩みました。
event-retreat = 聖騎士はポルターガイストと戦わず、{ $cell }へ退きます。
event-stays = 聖騎士は{ $cell }にポルターガイストと共にとどまります。
event-collected = 聖騎士は{ $cell }の宝トークンを1個回収しました（残り{ $total }個）。
part-paladin-used =
    { $fire ->
        [0] 強さ{ $strength }
       *[other] 強さ{ $strength }＋火{ $fire }
    }
event-hits = 聖騎士は{ $piece }を攻撃しました：{ part-paladin-used }対{ $value }。
event-hits-group = 聖騎士は{ $cell }の骸骨を攻撃しました：{ part-paladin-used }対{ $value }。
event-hits-egg = 聖騎士は{ $cell }の卵を攻撃しました：{ part-paladin-used }対{ $value }。
event-hits-enchanter = 聖騎士は魔術師を攻撃しました：知覚{ $perception }対防御{ $value }。

## ボットの理由

reason-paladin_growth = 気概、英雄キューブ、探索が進む
reason-paladin_devotion = 火と光が手元に残る
reason-paladin_cards = 宝と聖性カードがある
reason-paladin_prey = 倒すべき相手に近づく
reason-paladin_way = 暗いタイルや宝に近づく
reason-paladin_guard = 骸骨から身を守れる
reason-paladin_turn = この手番にまだできることが残る
reason-paladin_calm = 館の恐怖が小さい
reason-paladin_health = 体力が残る
