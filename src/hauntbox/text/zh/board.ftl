### 棋盘图上的文字（中文）

## 事物的称呼

board-comma = ，
board-tile = { $name }（地板颜色：{ $colour }，位置 { $cell }）
board-place = { $name }（位置 { $cell }）
board-cell = 空格位（位置 { $cell }）
board-marked = { $thing }；记号：{ $marks }
board-on-floor = { $thing }，{ $floor }
board-lying = { $thing }；这里放着：{ $cards }
board-here = { $thing }；这里有：{ $pieces }
board-piece-on = { $name }（在{ $tile }上）
board-square = { $ground }（{ $square }）
board-square-of = { $square }，{ $tile }
board-on-square = { $tile }的 { $square } 方格
board-intends = { $thing }；下一步：{ $intent }
board-number = { $number }号
board-does = { $thing }：{ $does }
board-triangle-white = { $thing }，白三角
board-triangle-black = { $thing }，黑三角
board-ground-wall = 岩壁
board-ground-floor = 地面
board-ground-mushrooms = 蘑菇
board-ground-stairs = 楼梯
board-ground-exit = 出口
board-ground-water = 水
board-ground-chasm = 裂谷
board-ground-pillar = 柱子
board-ground-vent = 喷口
board-ground-throne = 王座
board-ground-rubble = 碎石
board-ground-none = 空格
board-track = { $name } { $value }
board-track-of = { $name } { $value }／{ $limit }
board-tokens = 上面有{ $count }枚标记
board-can = { $thing }：可以选择
board-cannot = { $thing }：不能选择（点选可查看原因）
board-ghost = 正在放置：{ $place }。{ $edges }
board-edges = 北：{ $north }，东：{ $east }，南：{ $south }，西：{ $west }。
board-edge-open = 开放地板
board-edge-door = 门
board-edge-wall = 墙
board-edge-window = 带窗的墙
board-edge-locked = 锁着的门
board-edge-plugged = 已堵塞
board-edge-breach = 有缺口的墙
board-edge-force = 力场墙
board-edge-force-breach = 有缺口的力场墙
board-edge-none = 无

## 使用方法

board-help = 用方向键在可选项之间移动，按回车键选择。焦点在棋盘本身时，方向键移动视图，加号和减号缩放，0 显示全部。
board-controls = 棋盘视图
board-fit = 显示整个棋盘
board-zoom-in = 放大
board-zoom-out = 缩小
board-follow = 始终显示重要的地方
board-turn-right = 向右旋转板块（R）
board-turn-left = 向左旋转板块（Shift+R）
board-floors = 楼层
board-all-floors = 全部
board-choices = 有{ $count }处可选
board-crowd = 有{ $count }个棋子
board-legend = 图例
board-legend-close = 关闭图例

## 图例

board-legend-choose = 可以选择
board-legend-way = 可以一次走到这里
board-legend-cell = 可以选择的空格位
board-legend-barred = 不能选择（点选可查看原因）
board-legend-wall = 墙
board-legend-window = 带窗的墙
board-legend-ajar = 可以通行的门
board-legend-shut = 门外还没有房间
board-legend-locked = 锁着的门
board-legend-blind = 堵住的门：对面没有门
board-legend-exposed = 开放地板：旁边还没有建房间
board-legend-breach = 有缺口的墙
board-legend-force = 力场墙
board-legend-force-breach = 有缺口的力场墙
board-legend-plugged = 已堵塞：无法通过
board-legend-unexplored = 未探索边：后面还没有板块
board-legend-intent = 已定下一步：指向它即可查看
board-legend-white = 白三角
board-legend-black = 黑三角
board-legend-tokens = 棋子上的标记
board-legend-moved = 最后移动的棋子
