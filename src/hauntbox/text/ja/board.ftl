### 盤の図で使う言葉（日本語）

## ものの呼び名

board-comma = 、
board-tile = { $name }（床の色：{ $colour }、位置 { $cell }）
board-place = { $name }（位置 { $cell }）
board-cell = 空きマス（位置 { $cell }）
board-marked = { $thing }、印：{ $marks }
board-on-floor = { $thing }、{ $floor }
board-lying = { $thing }、ここに置かれたもの：{ $cards }
board-here = { $thing }、ここにいるもの：{ $pieces }
board-piece-on = { $name }（{ $tile }の上）
board-square = { $ground }（{ $square }）
board-square-of = { $square }、{ $tile }
board-on-square = { $tile }の{ $square }のマス
board-intends = { $thing }、次の行動：{ $intent }
board-number = { $number }番
board-does = { $thing }：{ $does }
board-triangle-white = { $thing }、白い三角
board-triangle-black = { $thing }、黒い三角
board-ground-wall = 岩壁
board-ground-floor = 床
board-ground-mushrooms = キノコ
board-ground-stairs = 階段
board-ground-exit = 出口
board-ground-water = 水
board-ground-chasm = 奈落
board-ground-pillar = 柱
board-ground-vent = 噴気孔
board-ground-throne = 玉座
board-ground-rubble = 瓦礫
board-ground-none = 何もないマス
board-track = { $name } { $value }
board-track-of = { $name } { $value }／{ $limit }
board-tokens = 上にトークン{ $count }個
board-can = { $thing }：選べます
board-cannot = { $thing }：選べません（選ぶと理由がわかります）
board-ghost = 置こうとしているタイル：{ $place }。{ $edges }
board-edges = 北：{ $north }、東：{ $east }、南：{ $south }、西：{ $west }。
board-edge-open = 開いた床
board-edge-door = 扉
board-edge-wall = 壁
board-edge-window = 窓のある壁
board-edge-locked = 鍵のかかった扉
board-edge-plugged = 栓でふさがれた辺
board-edge-breach = 裂け目のある壁
board-edge-force = 力の壁
board-edge-force-breach = 裂け目のある力の壁
board-edge-none = なし

## 使い方

board-help = 矢印キーで選べるものの間を移動し、Enterキーで選びます。盤そのものにいるときは、矢印キーで表示を動かし、＋と－で拡大・縮小、0で全体を表示します。
board-controls = 盤の表示
board-fit = 盤全体を表示
board-zoom-in = 拡大
board-zoom-out = 縮小
board-follow = 大事な場所を常に表示
board-turn-right = タイルを右に回す（R）
board-turn-left = タイルを左に回す（Shift+R）
board-floors = 階
board-all-floors = 全体
board-choices = 選べるもの{ $count }か所
board-crowd = コマ{ $count }個
board-legend = 印の意味
board-legend-close = 印の説明を閉じる

## 凡例

board-legend-choose = 選べるもの
board-legend-way = ここまで一度に移動できます
board-legend-cell = 選べる空きマス
board-legend-barred = 選べないもの（選ぶと理由がわかります）
board-legend-wall = 壁
board-legend-window = 窓のある壁
board-legend-ajar = 先へ通じる扉
board-legend-shut = まだ先に何もない扉
board-legend-locked = 鍵のかかった扉
board-legend-blind = ふさがった扉：向こう側に扉がない
board-legend-exposed = 開いた床：まだ何も建っていない
board-legend-breach = 裂け目のある壁
board-legend-force = 力の壁
board-legend-force-breach = 裂け目のある力の壁
board-legend-plugged = 栓：通れない
board-legend-unexplored = 未踏の辺：この先はまだ分からない
board-legend-intent = 次の行動が決まっている：指すと読める
board-legend-white = 白い三角
board-legend-black = 黒い三角
board-legend-tokens = コマの上のトークン
board-legend-moved = 最後に動いたコマ
