### 屋子本身：架子、新牌桌、规则书、设置（中文）

web-title = 一盒闹鬼的夜晚
web-subtitle = 鬼屋与地牢桌游合集，规则完整，可与朋友同玩，也可与会说明理由的机器人同玩。
web-home = Hauntbox，回到架子
web-nav = 屋内导航
web-settings = 设置
web-language = 语言
web-close = 关闭
web-boxes = 架子上的盒子
web-play = 开始玩
web-rules = 规则
web-rule-count = { $count }条规则
web-players = { $low }–{ $high }人
web-players-one = { $low }人
web-coming = 敬请期待：规则还在制作中。
web-small-one = 一个可以试手的小游戏：
web-your-tables = 你的牌桌
web-no-tables = 还没有。你开设或加入的牌桌会保存在这个浏览器里。
web-a-table = 牌桌
web-forget = 从列表中移除这张牌桌
web-lobby = 等人的牌桌
web-no-lobby = 现在没有牌桌在等人。
web-open-seats = { $seats }个座位中有{ $open }个空位
web-join = 加入
web-has-clock = 有时限
web-records = 记录
web-upload-about = 保存为记录的游戏可以一步一步地重看。
web-upload = 打开记录文件
web-bad-record = 这个文件不能作为记录打开：
web-guest = 客人
web-you = 你
web-player = 玩家{ $seat }

## 盒子

web-game-widow = 寡妇之宅
web-blurb-widow = 一座不停生长的宅邸，和一步步走向寡妇的恶灵。大家一起保护她。
web-game-hilltop = 山顶之屋
web-blurb-hilltop = 探索一座怪屋，直到发现你们之中有人属于它。
web-game-delve = 洞窟深行
web-blurb-delve = 英雄们一间一间地深入地下，而黑暗也在移动。
web-game-manor = 不眠庄园
web-blurb-manor = 五个角色，五种玩法：圣骑士、骷髅、蜘蛛、巫师，以及庄园本身。
web-game-caverns = 水晶空洞
web-blurb-caverns = 骑士、哥布林、巨龙、盗贼和洞穴：人人遵循不同的规则。
web-game-cellar = 地窖
web-blurb-cellar = 四位探险者在屋下的一夜。

## 新牌桌

web-all-rules = 全部规则
web-play-now = 马上开始
web-play-this = 玩这个游戏
web-seats = 谁来玩？
web-how-many = 座位数
web-seat = 座位{ $seat }
web-here = 在这块屏幕前的另一个人
web-open = 通过链接加入的朋友
web-open-about = 座位留空，链接在牌桌上获取。
web-bot = 机器人：{ $level }
web-level-gentle = 温和
web-level-gentle-about = 只看一步，快速而宽容。
web-level-steady = 稳健
web-level-steady-about = 在心里推演接下来的几个回合，是好搭档。
web-level-sharp = 犀利
web-level-sharp-about = 每次最多思考两秒，很少疏漏。
web-your-name = 你的名字
web-their-name = 对方的名字
web-more-options = 更多选项
web-option-own = 自行填写……
web-option-wrong = 这里不能这样填写。
web-clock = 决定时限
web-clock-0 = 不限时
web-clock-90 = 90秒，之后由机器人决定
web-clock-259200 = 3天，之后由机器人决定
web-listed = 允许别人在等人列表中找到这张牌桌

## 设置

web-speed = 展示他人行动的速度
web-speed-1 = 从容（1×）
web-speed-3 = 快速（3×）
web-speed-0 = 立即
web-confirm = 做出无法撤回的选择前先询问我
web-follow = 地图跟随正在发生的事
web-notify = 当我在看别处而轮到我决定时通知我
web-notify-refused = 此浏览器不允许通知。可在浏览器的网页设置中更改。
web-kept-here = 这些设置只保存在这个浏览器里。

## 规则书

web-search-rules = 搜索规则
web-chapters = 章节
web-found = { $chapters }章中有{ $count }条规则
web-table-of = 表格：{ $head }
web-found-nothing = 规则书中没有这个词。
web-no-rule = 现在无法显示这条规则的文字。

## 出错时

web-problem-offline = 无法连接服务器。它在运行吗？你在线吗？
web-problem-bad_setup = 不能这样设置：
web-problem-bad_message = 服务器没有理解这个请求。
web-problem-no_game = 这个游戏还没有放进盒子里。
web-problem-no_table = 没有这张牌桌。
web-problem-bad_key = 这个链接打不开这张牌桌。
web-problem-taken = 有人抢先一步：已经没有空位了。
web-problem-rate = 短时间内操作太多，请稍候再试。
web-problem-too_large = 太大了。
web-problem-not_over = 游戏结束后才可以。
web-problem-old_rules = 这张牌桌使用的是旧版规则。
web-problem-other = 出了点问题，请再试一次。
