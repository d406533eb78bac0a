### 浏览器中牌桌的文字(简体中文)

## 牌桌

play-board = 版图
play-decision = 抉择
play-decision-yours = 轮到你决定
play-your-decision = 轮到你决定：{ $question }
play-beside = 版图旁
play-strip = 骰子与卡牌
play-figures = 版图上的其他棋子
play-piles = 放在房间里的东西
play-row-at = { $name }：{ $room }
play-supplies = 供应与计数
play-views = 记录与聊天
play-tab-seats = 座位
play-tab-log = 记录
play-tab-chat = 聊天
play-unread = 条未读
play-log = 发生的事
play-setup = 准备
play-turn = 第{ $turn }回合
play-none = 无
play-rules = 游戏规则
play-settings = 设置
play-menu = 牌桌菜单
play-close = 关闭
play-cancel = 取消
play-yes = 同意
play-no = 不同意
play-clock = 本次决定剩余时间：{ $time }
play-watching = { $count }人旁观

## 座位

play-seats = 座位
play-seat = { $seat }号座
play-open = 空座
play-bot = 机器人({ $level })
play-level-gentle = 温和
play-level-steady = 稳健
play-level-sharp = 犀利
play-you = 你
play-visitor = 访客
play-online = 在座
play-offline = 离开
play-decides = 决定中
play-active = 当前回合
play-clip = { $value }（第{ $step }级，共{ $steps }级，起始为第{ $start }级）
play-clip-skull = 已跌到骷髅
play-change = 更换……
play-leave = 让出座位……
play-change-seat = 把{ $seat }号座交给别人
play-take-seat = 入座
play-your-name = 你的名字
play-which-seat = 座位
play-any-seat = 任意空座
play-sit = 坐下

## 决定

play-pick-cell = 点选版图上亮起的格子，或下面的选项，放置前可以先看到板块的样子。
play-pick-square = 点选版图上亮起的方格，或展开列表。
play-pick-way = 点选淡淡亮起的方格，即可一次走到那里。
play-many = 版图上的选项
play-place = 放在这里
play-turn-left = 向左转
play-turn-right = 向右转
play-on-board = 版图上{ $count }处
play-really = 确定吗？这一步无法撤回。
play-filtered =
    { $count ->
        [0] 这里没有可选的。
       *[other] 这里有{ $count }个选项
    }
play-show-all = 显示全部
play-barred = { $count }个暂不可选：为什么？
play-rule-of = 规则 { $rule }
play-nothing-known = 没有更多说明。
play-since = 自你上次决定以来：{ $count }条
play-since-divider = 自你上次决定以来
play-thought = { $name }:
play-look = 查看第{ $moment }步时的牌桌

## 等待

play-connecting = 正在打开牌桌……
play-lost-line = 连接中断，正在重试……
play-happening = 正在播放刚才发生的事……
play-walking = 正在前往……
play-skip = 跳过
play-waits = { $name }正在决定……
play-waits-open = 该由{ $seat }号座决定，但那里没有人。请邀请别人，或把座位交给机器人。
play-nobody-asked = 现在没有人需要做决定。
play-over = 游戏结束
play-looking-back = 你正在回看，此刻不能做选择。

## 撤回

play-undo = 撤回
play-undo-why = 撤回你的上一个选择
play-undo-ask = 请求撤回
play-undo-ask-why = 之后已有新的信息出现，所以会先询问其他玩家
play-redo = 重做
play-undo-asked = { $name }想撤回选择，回到第{ $moment }步。你同意吗？
play-undo-waits = { $name }想撤回选择。正在等待{ $names }答复。

## 骰子

play-dice = 骰子
play-dice-sum = 合计 { $sum }
play-die-changed = 由{ $was }变为{ $face }
play-die-needs = 需要{ $needs }以上
play-die-good = 成功
play-die-bad = 失败

## 邀请

play-invite = 邀请
play-link-invite = 邀请链接
play-link-invite-hint = 打开它的人可以坐到空座上。
play-link-watch = 旁观链接
play-link-watch-hint = 打开它的人能看到牌桌，但看不到秘密，也不能参与。
play-link-seat = 在其他设备上打开你的座位
play-link-seat-hint = 仅供你自己：打开它的人会以你的座位进行游戏。
play-no-links = 这里没有可以转交的链接。
play-copy = 复制
play-copied = 已复制

## 故事

play-story = 故事
play-brief-begin = 开始
play-brief-back = 回到牌桌
play-brief-watching = 你正在旁观：这里是所有人都知道的内容。
play-brief-side = 你的身份：{ $side }
play-brief-side-traitor = 你是叛徒。
play-brief-side-hero = 你是英雄。
play-brief-side-alone = 没有同伴：每个人都为自己而战。
play-brief-side-hidden = 你们当中可能有叛徒，但不是你。
play-brief-known = 关于对方已知的事
play-brief-goal = 如何获胜
play-brief-setup = 发生了什么
play-brief-note = 请记住
play-brief-epilogue = 结局
play-brief-rules = 这个故事的规则

## 共用屏幕

play-curtain = 幕布
play-pass = 请把设备交给{ $name }
play-who-is-there = 屏幕前是谁？
play-curtain-why = 牌桌已遮住，以免有人看到不该看的内容。
play-i-am = 我是{ $name }:显示我的牌桌

## 聊天

play-chat = 聊天
play-chat-empty = 还没有人说话。
play-chat-say = 对大家说点什么
play-chat-send = 发送

## 结束与回看

play-won = 胜利
play-lost = 失败
play-drawn = 不分胜负
play-result = 结果
play-again = 再来一局
play-replay = 观看回放
play-record = 下载棋谱
play-what-if = 如果……?
play-what-if-seat = 继续扮演
play-what-if-here = 如果：从这里继续玩
play-looking = 正在查看第{ $moment }步，共{ $total }步
play-moment = 游戏的步数
play-start = 播放
play-pause = 暂停
play-step-back = 后退一步
play-step-on = 前进一步
play-back-to-now = 回到现在
play-to-the-end = 到结尾

## 报告

play-report = 报告问题
play-report-what = 出了什么问题？
play-report-hint = 本局的记录会一并发送，以便查看。
play-report-send = 发送
play-reported = 谢谢。报告编号为 { $id }。

## 按键

play-shortcuts = 键盘快捷键
play-key-option = 选择该编号的选项
play-key-arrows = 在选项之间移动
play-key-confirm = 选择当前选项、放置板块、确认
play-key-cancel = 取消，或重新显示全部选项
play-key-turn = 旋转板块(按住 Shift 反向)
play-key-undo = 撤回
play-key-redo = 重做
play-key-help = 显示此列表

## 没有生效时

play-gone = 无法打开这张牌桌
play-home = 回到首页
play-error-stale = 牌桌已有新的进展。现在显示的是最新状态。
play-error-not_offered = 现在不能选择这一项。
play-error-not_your_turn = 还没轮到你决定。
play-error-bad_key = 这个链接打不开牌桌(或已失效)。请索取新的链接。
play-error-no_table = 没有这张牌桌，可能已被清理。
play-error-rate = 操作太频繁了，请稍等片刻。
play-error-bad_message = 服务器无法理解。请重新加载页面。
play-error-not_allowed = 你不能这样做。
play-error-over = 游戏已经结束。
play-error-too_many = 目前连接或牌桌太多，请稍后再试。
play-error-busy = 已有一个撤回请求在等待答复。
play-error-internal = 服务器出了问题。没有任何改变，请重试。
play-error-closed = 牌桌已关闭。
play-error-taken = 那个座位已经有人坐了。
play-error-nothing_to_undo = 没有可以撤回的选择。
play-error-nothing_to_redo = 没有可以重做的选择。
play-error-offline = 现在没有连接，会自动重试。
play-error-other = 没有成功。
