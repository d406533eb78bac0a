### 新しいテーブルの設定（日本語）

wrong-first_player = 月と日を10-31のように入力してください。
wrong-played_haunts = 1から50までの番号を、4 12 38のように空白で区切って入力してください。
wrong-max_rounds = 1から999までの数を入力してください。
wrong-max_explore_rounds = 1から999までの数を入力してください。

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
