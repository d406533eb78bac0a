### 新牌桌的选项（中文）

wrong-first_player = 请填写月和日，如10-31。
wrong-played_haunts = 请填写1到50的编号，用空格隔开，如4 12 38。
wrong-max_rounds = 请填写1到999的数字。
wrong-max_explore_rounds = 请填写1到999的数字。

## The haunts by their numbers

value-force_haunt-4 = 4：{ name-haunt_04 }
value-force_haunt-7 = 7：{ name-haunt_07 }
value-force_haunt-10 = 10：{ name-haunt_10 }
value-force_haunt-11 = 11：{ name-haunt_11 }
value-force_haunt-12 = 12：{ name-haunt_12 }
value-force_haunt-15 = 15：{ name-haunt_15 }
value-force_haunt-22 = 22：{ name-haunt_22 }
value-force_haunt-25 = 25：{ name-haunt_25 }
value-force_haunt-29 = 29：{ name-haunt_29 }
value-force_haunt-30 = 30：{ name-haunt_30 }
value-force_haunt-31 = 31：{ name-haunt_31 }
value-force_haunt-33 = 33：{ name-haunt_33 }
value-force_haunt-36 = 36：{ name-haunt_36 }
value-force_haunt-38 = 38：{ name-haunt_38 }
value-force_haunt-46 = 46：{ name-haunt_46 }
value-force_haunt-48 = 48：{ name-haunt_48 }
