### 终端用语（中文）

ui-welcome = 种子{ $seed }。输入选项的编号或记法；输入?查看其他命令。
ui-person = 你
ui-people = 玩家
ui-bot = 机器人{ $name }
ui-head =
    { $turn ->
        [0] 设置
       *[other] 第{ $turn }回合
    }，席位{ $seat }选择
ui-over = 游戏结束
ui-thinking = 席位{ $seat }正在思考……
ui-bot-chose = 席位{ $seat }选择“{ $choice }”：{ $reason }。
ui-no-role = 尚无职业
ui-tokens-on = { $count }枚标记
ui-dice = 骰子
ui-die-good = 成功
ui-die-bad = 失败
ui-room-on = { $room }，{ $floor }
ui-on-square = { $room }，{ $square } 方格
ui-number = { $number }号
ui-squares = 地图上的方格
ui-no-story = 还没有讲述任何故事。
ui-story-waits = 有只给{ $seat }号座看的消息：旁人没在看时，请输入 story。
ui-no-place = 任何朝向都放不下的格位：
ui-same-table = （桌面与之前相同；输入t重新绘制。）
ui-log-cut = （……之前还有{ $count }行；输入l查看全部记录。）
ui-more = — 还有{ $count }页选项：m —
ui-no-more = 没有更多选项了。输入t重新显示。
ui-empty = 请输入1至{ $count }的编号或记法；输入?查看帮助。
ui-no-number = 没有选项{ $number }：选项编号为1至{ $count }。
ui-unknown = “{ $typed }”既不是选项也不是命令。输入?查看帮助。
ui-no-rule = 没有规则“{ $rule }”。
ui-no-info = 没有相关说明。单独输入i查看桌上的一切。
ui-undone = 已撤回上一个选择。
ui-undo-nothing = 没有可以撤回的选择。
ui-undo-refused = 上一个选择不能撤回：之后已掷骰、抽了板块，或其他席位已行动。
ui-save-where = 输入s和文件名，例如：s evening.hbx
ui-save-exists = { $file }已经存在，请换一个名字。
ui-save-failed = 无法写入{ $file }：{ $why }
ui-saved = 记录已保存到{ $file }。
ui-quit = 晚安。
ui-end-of-input = 输入已结束，晚安。
ui-help-choose = 12 或 3,-1 r2     用编号或记法选择（只输入开头则列出相符的选项）
ui-help-more = m, more           下一页选项
ui-help-undo = u, undo           撤回上一个选择（看到新信息之后不行）
ui-help-table = t, table          重新绘制
ui-help-log = l, log            全部记录
ui-help-rule = r WID-TILE-6      查看规则；单独输入r为本问题的规则
ui-help-info = i, i maid         桌上职业、棋子与记号的说明
ui-help-story = story             你的座位得知的故事
ui-help-save = s FILE            保存到目前为止的记录
ui-help-quit = q, quit           离开
ui-help-map = ──── 墙   ─░░─ 窗   ─▒▒─ 门   ─##─ 锁着的门   ─xx─ 盲门   · · 外露边   （无线）同一房间
ui-help-routes = 1,6 或 go 1,6     一次走到带 ' 的方格（逐格进行）
ui-help-squares = ### 岩壁   . 地面   m 蘑菇   s 楼梯   e 出口   ~ 水   x 裂谷   o 柱子   v 喷口   t 王座   ! 碎石   ? 未探索边   P 已堵塞   12 该编号选项的去处   G1 棋子（G1* 是选项的目标）   % 标记
ui-help-edges = ──::── 有缺口的墙   ≈≈≈≈ 力场墙   ≈≈::≈≈ 有缺口的力场墙   （竖边为 : ≈ ÷）

## 机器人的理由

bot-searched = 在{ $games }次推演中尝试{ $visits }次，胜算{ $chance }%
