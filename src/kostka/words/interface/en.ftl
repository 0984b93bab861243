# Words of the interface.  What speaks of a game is made in kostka.words from the value that runs.
player = Player { $n }
turn = Turn { $n }
phase-upkeep = Upkeep Phase
phase-income = Income Phase
phase-main-1 = Main Phase (1)
phase-offensive = Offensive Roll Phase
phase-targeting = Targeting Roll Phase
phase-defensive = Defensive Roll Phase
phase-main-2 = Main Phase (2)
phase-discard = Discard Phase
phase-none = Set-up
health = health
cp = CP
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
in-hand = hand
in-deck = deck
in-pile = discard pile
upgrades = upgrades
prepared = prepared spells
tokens = tokens
none = none
dice = Dice
rolls-left =
    { $n ->
        [0] no rolls left
        [one] { $n } roll left
       *[other] { $n } rolls left
    }
ledger = Damage waiting for { $name }
subtotal = subtotal
total = total
half-of = − half of { $n }
prevents-all = all of it ignored
ours = our name
proposed = our reading
asks = { $name }, you may act
keep-hint = To roll again, write the dice to keep: “keep 6 6”, or “keep none”.
prompt-help = number or move · why MOVE · card NAME · undo · save FILE · lang en|cs|pl · resign · quit
not-understood = I do not understand “{ $text }”. Write a number or a move, or “?” for help.
not-offered-number = There is no option { $n }.
why-not = Not possible: { $reason } ({ $rule })
nothing-forbids = Nothing forbids it: it is offered now.
undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-refused = That cannot be taken back: since then something was rolled, drawn or decided by another player.
saved = Saved in { $file }.
resumed = Resumed from { $file }.
goodbye = The game is saved in { $file }; go on with: kostka play --resume { $file }
won = { $name } wins.
drawn = The game is a draw.
technical = Stopped by the technical turn limit, which is no rule of the game: a draw.
hand-over = Pass the keyboard to { $name } and press Enter.
resign-sure = Resign? Write “yes” to do it.
resigned = { $name } resigns.
replay-undo = Back to record { $n }.
replay-hand = { $name } takes over seat { $n }.
replay-clock = { $name }: { $time } left
replay-closed = The log is closed.
# Doomtrooper
doom-turn = Turn { $n }
phase-start-of-turn = start of turn
phase-draw-step = draw step
phase-action-step = action step
phase-discard-step = discard step
phase-end-of-turn = end of turn
phase-declaring-the-duel = duel: declaring the duel
phase-naming-the-fighters = duel: announcing attacker and defender
phase-announcing-the-tactic = duel: battle tactic
phase-announcing-the-warzone = duel: announcing the Warzone
phase-playing-modifiers = duel: combat modifiers
phase-resolving-the-duel = duel: resolving the duel
phase-changing-the-state = duel: change of state
phase-awarding-points = duel: awarding points
actions-left =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
to-win = { $n } promotion points win
promotion-points =
    { $n ->
        [one] { $n } promotion point
       *[other] { $n } promotion points
    }
destiny-points =
    { $n ->
        [one] { $n } destiny point
       *[other] { $n } destiny points
    }
doom-hand = hand
draw-pile = draw pile
discard-pile = discard pile
in-play = in play
wounded = wounded
countdown =
    { $n ->
        [one] { $n } turn left to bring a warrior into play
       *[other] { $n } turns left to bring a warrior into play
    }
duel-phase = Duel, phase { $n }
duel-of = { $one } against { $other }
is-played = { $name } plays
announced = { $name } announces: destiny { $destiny }, promotion { $promotion }
