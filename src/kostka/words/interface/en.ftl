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
team = team { $n }
king = king
is-out = out of the game
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
table-judged = The judge corrects: { $did } ({ $rule }). { $why }
nothing-to-undo = There is nothing to take back.
undo-refused = That cannot be taken back: since then something was rolled, drawn or decided by another player.
saved = Saved in { $file }.
resumed = Resumed from { $file }.
goodbye = The game is saved in { $file }; go on with: kostka play --resume { $file }
won =
    { $n ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
lost = { $name } loses.
drawn = The game is a draw.
technical = Stopped by the technical turn limit, which is no rule of the game: a draw.
hand-over = Pass the keyboard to { $name } and press Enter.
resign-sure = Resign? Write “yes” to do it.
resigned = { $name } resigns.
replay-undo = Back to record { $n }.
replay-hand = { $name } takes over seat { $n }.
replay-free = Seat { $n } is free again.
replay-clock = { $name }: { $time } left
replay-closed = The log is closed.
known-hand = known cards
top-of-deck = on top of the deck
bottom-of-deck = at the bottom of the deck
being-played = Now being resolved: { $card } ({ $name })
the-target = the target
odds-key = Chance with best play, chance of a naive roller, ability, dice to keep
odds-value = Best in all: keep { $keep }, worth { $worth } health
mind-luck = { $name }: luck { $points } (in hundredths of a game, against what was to be expected)
mind-turn-chance = Turning point, move { $n }: the dice or the draw gave { $name } +{ $points }
mind-turn-choice = Turning point, move { $n }: a decision of { $by } gave { $name } +{ $points }
mind-known = No search is needed here: it is what the written value likes best.
mind-then = Expected then: { $line }.
mind-answer = they answer “{ $move }”
mind-worth = By { $simulations } imagined games this is won in { $n } of 100.
mind-judged = It is what the written value likes best: won in { $n } of 100.
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
# Plošinovka
tower-turn = Turn { $n }
tower-step = step { $n }: { $name }
tower-off = off the map
tower-gold = { $n } gold
tower-gems =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
tower-special = special die
tower-used = used
tower-pool = Unused dice
tower-spent = Spent dice
tower-enemy-die = Enemy die
tower-enemy = lives { $lives }, damage { $damage }
tower-shop-items = Items for sale
tower-shop-potions = Potions for sale
tower-artifacts = Artifacts
tower-event = Event: { $name }; left in the deck: { $n }
tower-score = Score: { $n }
tower-score-parts = events left { $events }, enemies { $enemies }, overkill { $overkill }, gems { $gems }, wealth { $wealth }
tower-too-weak = A strike now deals { $n } of the { $lives } damage that { $name } takes: what you spend is lost and nothing happens.
# Web table: server
table-part-doomtrooper = one fight, a first part of the game
table-waiting = Waiting for { $name }.
table-waiting-for-dice = Waiting for the dice to be typed in.
table-bot = bot { $name }
table-spectator = Spectator
table-judge = Judge
table-bye = bye
table-paused = The judge has stopped this game; wait until it goes on.
table-drawn = The players agree on a draw.
table-lesson-left = You have left the lesson: from here you play freely. Taking the move back leads into it again.
table-stale = The game has gone on meanwhile; look again and choose anew.
table-not-yours = This seat is not yours.
table-bad-message = The table did not understand this message.
table-too-fast = Slower, please: too many messages at once.
table-no-offer = There is no such offer now.
table-nothing-to-undo = There is nothing to take back.
table-seen-already = Something has been rolled, drawn or seen since, so this cannot be taken back.
table-not-absent = The player who is asked is here, or has not been away long enough.
table-no-hints = Hints are off at this table.
table-not-over = The game is not over yet.
table-bots-play-on = A bot agrees to no draw.
table-not-kept = The move could not be saved, so it was not made; try again.
table-not-found = There is no such table, or this link is no longer valid.
table-other-rules = This game was begun by other rules, so it cannot go on here; its log can be downloaded.
table-not-open = This seat is not free.
table-too-many = Too many tables were made from your address; try again later.
table-too-large = This is too large.
table-bad-log = This is not the complete log of a finished game, or one of its lines does not hold.
table-bad-origin = This page does not belong to this table.
table-bad-host = The server is not known by this name; whoever runs it names it with --public-url.
table-muted = Whoever runs this server has taken your chat from you.
table-blocked = Whoever runs this server does not let you in.
table-judge-looks = The judge has sat down here and sees all hands.
table-event-on = The event goes on, so the decks of this game are still a secret.
table-not-opened = Somebody did not open what he had added to the dice, so there is no game; make a new table.
table-not-begun = The game begins when everybody is here and the dice are fixed.
table-quiet = Spectators do not talk at this table.
table-no-store = The server cannot save anything at the moment; nothing was changed. Try again in a while.
table-stopping = The server is being stopped; the game is saved.
table-too-slow = The connection was too slow to keep up.
table-revoked = The link to this seat was revoked.
table-deck-small =
    { $n ->
        [one] The draw pile has { $n } card; it needs at least { $limit }.
       *[other] The draw pile has { $n } cards; it needs at least { $limit }.
    }
table-deck-side =
    { $n ->
        [one] The sideboard has { $n } card; it needs exactly { $limit }, or none at all.
       *[other] The sideboard has { $n } cards; it needs exactly { $limit }, or none at all.
    }
table-deck-copies = { $card }: { $n } copies, but only { $limit } are allowed.
table-deck-restricted = { $card } is restricted: { $n } copies, but only one is allowed.
table-deck-banned = { $card } is banned.
table-deck-missing =
    { $n ->
        [one] One card cannot be played yet: { $cards }.
       *[other] { $n } cards cannot be played yet: { $cards }.
    }
table-deck-legal =
    { $side ->
        [0] The deck is legal: { $n } cards.
       *[other] The deck is legal: { $n } cards and a sideboard of { $side }.
    }
table-deck-misspelt =
    { $line ->
        [0] There is no card called “{ $name }”; did you mean { $close }?
       *[other] Line { $line }: there is no card called “{ $name }”; did you mean { $close }?
    }
table-impossible = This is not possible: { $why }
table-bad-table = This table cannot be set up like this: { $why }
table-not-built = The web client has not been built. Run “make web” in the project's folder, then reload this page.
# Web table: browser
rail-upkeep = Upkeep
rail-income = Income
rail-main-1 = Main 1
rail-offensive = Offensive Roll
rail-targeting = Targeting
rail-defensive = Defensive Roll
rail-main-2 = Main 2
rail-discard = Discard
rail-start-of-turn = Start
rail-draw-step = Draw
rail-action-step = Actions
rail-discard-step = Discard
rail-end-of-turn = End
rail-declaring-the-duel = Declaration
rail-naming-the-fighters = Fighters
rail-announcing-the-tactic = Tactic
rail-announcing-the-warzone = Warzone
rail-playing-modifiers = Modifiers
rail-resolving-the-duel = Resolution
rail-changing-the-state = Wounds
rail-awarding-points = Points
rail-step-1 = Remove level
rail-step-2 = Refresh
rail-step-3 = Roll
rail-step-4 = Enemy die
rail-step-5 = Actions
rail-step-6 = Special die
rail-step-7 = Gravity
rail-step-8 = End
web-title-home = Kostka: one honest table
web-home = Kostka, to the first page
web-to-home = To the first page
web-skip = To the content
web-tip = Explanation
web-main = Main
web-headline = Many rules. One honest table.
web-pitch = Every rule enforced, every “why not?” answered. No account needed.
web-choose-game = Choose a game
web-pitch-dicethrone = Roll, keep, reroll, strike.
web-pitch-doomtrooper = Deploy, arm, duel.
web-pitch-plosinovka = Climb, push, fall, beat the boss.
web-fact-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-fact-from-to = { $least } to { $n } players
web-fact-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
web-fact-decks =
    { $n ->
        [one] { $n } deck
       *[other] { $n } decks
    }
web-row-you = You
web-row-seat = Seat { $n }
web-pick-of = What seat { $n } plays with
web-kind-of = Who sits at seat { $n }
web-kind-bot = Bot: { $bot }
web-kind-open = free seat, by link
web-kind-human = person at this screen
web-mode = Mode
web-mode-duel = 1 on 1
web-mode-2v2 = 2 on 2
web-mode-king-of-the-hill = King of the Hill
web-mode-3v3 = 3 on 3
web-mode-2v2v2 = 2 on 2 on 2
web-mode-game = Standard
web-mode-game-of-four = Standard
web-mode-artifacts = With artifacts
web-mode-larger-map = Larger map
web-mode-solo = Solo
web-mode-of = { $mode }, { $n } players
web-play-now = Play now against a bot
web-lesson = A first game, step by step
web-guide = Guide
web-try = try this
web-play-alone = Play alone
web-invite-friend = Invite a friend
web-setup = Seats, clock, dice
web-open-this = Open this table
web-clock = Clock
web-clock-none = no clock
web-clock-bank = { $n } min + { $more } s
web-clock-days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
web-dice = Dice
web-dice-committed = fair dice of the server
web-dice-typed = real dice, typed in
web-rows = Numbers: { $printed } % printed, { $public } % public, { $ours } % our reading
web-readings = Rules read otherwise than the book
web-otherwise = A table may read it otherwise:
web-reads-otherwise = This table reads this rule otherwise than the book
web-open-to-all = Show it among the open tables
web-your-name = Your name
web-rename = Rename
web-making = Setting the table…
web-your-tables = Your tables
web-your-tables-empty = No table yet. “Play now against a bot” seats you within a second.
web-continue = Continue
web-look = Look
web-forget = Forget
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting just now. Open a table of your own: a free seat shows up here.
web-waits = { $name } waits
web-sit = Sit down
web-replays = Replays
web-upload = Open a log file
web-upload-why = A finished game as .kostka.jsonl: it is checked and shown from every seat.
web-rules = Rules
web-decks = Decks
web-events = Events
web-paused = The judge has stopped the game:
desk-cards = Cards
desk-find = Name, effect, or ratings such as f>4 v<3
desk-type = any type
desk-side = any affiliation
desk-to-main = into the draw pile
desk-to-side = into the sideboard
desk-add = Add
desk-less = Take out
desk-unwritten = Cannot be played yet.
desk-deck = Deck
desk-foe = A deck of ours
desk-play = Play against it with this deck
desk-load = Load it
desk-main = Draw pile
desk-odds = At least one in the opening hand
desk-forms = Import and export
desk-import = Read this text
desk-file = Read a file
desk-form = Form
desk-form-text = Plain text
desk-form-codes = DoomtrooperDB codes
desk-form-o8d = OCTGN (.o8d)
desk-form-link = Link
desk-export = Write it
desk-save = Save as a file
desk-event-name = Name of the event
desk-format-target = Promotion points to win
desk-format-minutes = Minutes of a round (0: no clock)
desk-format-rounds = Rounds (0: as many as needed)
desk-format-best = Best of
desk-format-file = Or a format file (TOML)
desk-open = Open the event
desk-round = Round { $n } of { $of }
desk-ended = The event is over.
desk-called = Time is up: one more whole turn each.
desk-organiser = Organiser
desk-next = Next round
desk-end = End the event
desk-pause = Pause
desk-resume = Go on
desk-time = Call time
desk-rule = Rule
desk-why = Reason
desk-matches = Matches
desk-sit = To my table
desk-exchange = Link of the exchanged deck
desk-ready = Ready
desk-judge = Judge
desk-judge-do = Correct
desk-correct = Correction
desk-standings = Standings
desk-player = Player
desk-points = Points
desk-om = Opponents’ matches %
desk-g = Games %
desk-og = Opponents’ games %
desk-drop = Drop
desk-enter = Enter the event
desk-deck-or-link = Deck (name or link)
desk-bot = a bot plays
desk-link = Link for this player
desk-decisions = Decisions of the judge
web-rules-of = Rules by number: { $game }
web-rules-find = Find in the rules
web-rules-none = No rule speaks of “{ $text }”.
web-in-rulebook = In the rulebook
web-language = Language
web-lang-en = EN, English
web-lang-cs = CS, čeština
web-lang-pl = PL, polski
web-theme = Theme: { $theme }
web-theme-dark = dark
web-theme-light = light
web-theme-system = as the system
web-missing-title = Nothing lies here
web-missing = This address leads to no table, no replay and no rule. It may have been mistyped.
web-denied = There is no such table, or you hold no key to it. Ask for an invitation link.
web-no-server = The server does not answer. Is the connection up?
web-failed = That did not work ({ $status }).
web-loading = Loading…
web-close = Close
web-yes = Yes
web-no = No
web-table = Table
web-question = Question
web-you-act = You may act
web-auto = You can do nothing here: passing for you.
web-wait = One moment…
web-sent = sent
web-why-not = why not?
web-why-not-what = Why not: { $what }?
web-all-options = All { $n }
web-not-now = Not now: { $n }
web-fewer = Fewer
web-cost = costs
web-crumbs = What is being resolved
web-crumbs-all = Show all of it
web-rail = Steps of the turn
web-skipped = (does not happen)
web-log = Log
web-log-empty = Nothing has happened yet.
web-earlier = Earlier lines
web-then = The position after record { $n }
web-type-move = Type a move
web-type-dice = What did the dice show?
web-report = Report this position
web-side = Players, log and chat
web-seats = Players
web-seat-you = you
web-seat-bot = bot
web-seat-open = free
web-seat-here = here
web-seat-away = away
web-free-seat = Free seat { $n }
web-active = plays the turn
web-middle = In the middle of the table
web-no-pieces = { $name } has nothing in play yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-invite = Waiting for players
web-invite-why = Whoever opens the link takes the seat. The game goes on meanwhile.
web-watch-link = Link for watching
web-make-watch-link = Make a new link for watching
web-link-with-maker = The link is with whoever opened the table.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let us copy: mark the link and copy it by hand.
web-qr = QR code: { $what }
web-pace = Pace
web-pace-auto = Pass for me where nothing useful can be done
web-pace-event = Pass until something concerns me
web-pace-turn = Pass until my turn
web-pace-stops = But ask me in these steps:
web-passing-turn = Passing until your turn
web-passing-event = Passing until something happens
web-hint = What would level 5 do?
web-hints-on = Allow hints
web-hints-off = Switch hints off
web-review = How did it go?
web-your-turn = Your turn
web-speed = How fast the others' turns are shown
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-sound = Sound
web-strip = So far
web-strip-of = { $name }: the turn so far
web-strip-before = Before your turn
web-strip-none = What the others do is told here, step by step.
web-skip-beats = Skip
web-key-space = Space
web-past = You look at the past.
web-back-to-now = Back to now
web-still-shown = You may answer already. Still shown:
web-key-skip = skip what is being shown
web-key-speed = show the others' turns slower, faster
web-key-sound = sound on or off
web-key-hint = a hint
web-stops = Where you are asked
web-stops-useful = Useful
web-stops-useful-why = You are asked where an answer could change something; the rest is passed for you.
web-stops-until = Until…
web-stops-until-why = Pass until something concerns you, or until your turn.
web-stops-full = Full
web-stops-full-why = You are asked in every window that the rules open.
web-stops-rest = not again this turn
web-passing-rest = Passing for the rest of this turn
web-key-stops = asked where it matters, or everywhere
web-replay-play = Play
web-replay-pause = Pause
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-undo = Undo
web-draw = Offer a draw
web-claim = Claim the game
web-resign = Resign
web-resign-sure = Really resign?
web-hand-over = Let a bot play for me
web-take-back = Play on myself
web-more = More: pace, undo, links, language
web-keys = Keys
web-key-number = the answer with this number
web-key-pass = the usual answer, mostly “pass”
web-key-all = all answers, or fewer
web-key-arrows = from answer to answer
web-key-line = type a move
web-key-undo = take back
web-key-chat = chat
web-key-log = log
web-key-esc = back, close
web-key-help = these keys
web-commitment = The dice are committed:
web-watching =
    { $n ->
        [0] Nobody is watching.
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
web-connection-connecting = connecting…
web-connection-lost = connection lost, calling again…
web-connection-denied = no key to this table
web-connection-closed = closed
web-offer-draw = { $name } offers a draw. Do you agree?
web-offer-undo = { $name } asks to take back. Do you agree?
web-offer-rematch = { $name } wants a rematch. Do you agree?
web-offer-hints = { $name } wants hints to be shown. Do you agree?
web-offered-draw = A draw is offered; waiting for { $name }.
web-offered-undo = You asked to take back; waiting for { $name }.
web-offered-rematch = A rematch is offered; waiting for { $name }.
web-offered-hints = Hints are proposed; waiting for { $name }.
web-cover = Now { $name } plays
web-cover-why = The screen is covered, so that nobody sees the other’s cards.
web-uncover = I am { $name }: show the table
web-result = Result
web-you-lost = You lost.
web-deciding-blow = The deciding blow:
web-rematch-swap = Swap sides
web-rematch-stronger = Stronger opponent
web-rematch-other = Something else
web-you-won = You win!
web-rematch = Rematch
web-rematch-offered = Rematch offered
web-new-table = To the new table
web-replay = Replay
web-download-log = Download the log
web-replay-title = Replay
web-replay-seat = Seen from
web-replay-spectator = spectator
web-replay-step = Record { $n } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-copy = Copy the address of this step
web-replay-branch = Continue from here against a bot
web-replay-to-table = To the table
web-replay-asked = Then the question was:
field-hero = hero
field-side = side
field-health = health
field-cp = CP
field-tokens = tokens
field-levels = levels
field-upgrades = upgrades
field-cards = cards in hand
field-hand = hand
field-deck = deck
field-top = on top of the deck
field-bottom = at the bottom of the deck
field-pile = discard pile
field-prepared = prepared
field-spells = spells
field-roll = roll
field-dice = dice
field-for = for
field-seat = player
field-attack = attack
field-attacker = attacker
field-target = target
field-attempts = attempts
field-allowed = allowed
field-announced = announced
field-activated = activated
field-kind = kind
field-played = played
field-by = by
field-what = what
field-whom = whom
field-token = token
field-to = to
field-ledger = damage
field-from = from
field-entries = entries
field-source = source
field-how = how
field-n = number
field-incoming = incoming
field-subtotal = subtotal
field-half = half
field-halves = halves
field-total = total
field-healing = healing
field-destiny = destiny points
field-promotion = promotion points
field-turns = turns
field-clock = turns left without a warrior
field-playing = plays on
field-buried = discarded face down
field-face_down = face down
field-gone = out of the game
field-actions = actions left
field-duels = duel
field-plays = being played
field-phase = phase
field-attacking = attacks
field-defending = defends
field-defender = defender
field-tactic = tactic
field-zone = Warzone
field-card = card
field-on = on
field-bought = bought
field-struck = struck
field-fates = fates
field-awards = awards
field-points = points
field-sums = sums
field-warrior = warrior
field-printed = printed
field-parts = parts
# The Dice Throne board
dt-stage = The stage
dt-hand = Your hand
dt-hand-empty = No cards in hand.
dt-abilities = Abilities of { $name }
dt-show-board = Show the board of { $name }
dt-you = You
dt-you-act = You may act
dt-ally = ally
dt-spent = { $name }, spent
dt-defence = Defence
dt-passive = Passive
dt-ultimate = Ultimate
dt-small = small
dt-large = large
dt-die = { $symbol } { $n }
dt-foreign-die = foreign die { $n }
dt-attack-roll = Attack roll
dt-defence-roll = Defence roll
dt-side-roll = Side roll
dt-attacks = { $name } attacks
dt-turn-of = { $name }’s turn
dt-turn-to = Turn the die to
dt-roll-all = Roll { $n }
dt-roll-others = Roll the other { $n }
dt-keep-hint = Choose the dice to keep, then roll the others; or announce a lit ability.
dt-odds = Odds
dt-odds-fresh = Odds: fresh roll
dt-odds-left =
    { $n ->
        [0] Odds: no rolls left
        [one] Odds: { $n } roll left
       *[other] Odds: { $n } rolls left
    }
dt-box-1 = incoming
dt-box-2 = add and subtract
dt-box-3 = multiply and divide
dt-damage = damage
dt-halves = ; each half is taken from the subtotal, rounded up
dt-takes = { $name }: { $n } damage
# The Doomtrooper board
doom-stage = Turn and duel
doom-you-act = You may act
doom-thinks = thinking
doom-turn-of = { $name }’s turn
doom-promotion = promotion
doom-destiny = destiny points
doom-debt =
    { $n ->
        [one] Owes the bank { $n } point.
       *[other] Owes the bank { $n } points.
    }
doom-nobody = nobody
doom-nothing = nothing
doom-gone = out of the game
doom-sideboard = sideboard
doom-face-down = These cards lie face down.
doom-action-free = free
doom-action-spent = spent
doom-did-meditated = meditation
doom-did-took-cover = into cover
doom-did-left-cover = out of cover
doom-did-was-hidden = hidden deployment
doom-did-boarded = into a vehicle
doom-did-alighted = out of a vehicle
doom-did-transferred = transfer
doom-did-ability-used = ability
doom-did-sabotaged = Sabotage
doom-did-sabotage-failed = Sabotage
doom-did-duel-phase = attack
doom-round-anytime = ANYTIME
doom-round-modifiers = MODIFIERS
doom-round-last-chance = SAVE
doom-round-answers = REACTION
doom-round-alarm = SABOTAGE
doom-window-anytime = during: { $step }
doom-window-duel = duel, phase { $n }
doom-window-answers = to { $card } of { $name }
doom-window-alarm = Sabotage was announced: it can still be answered
doom-window-last-chance = a struck warrior can still be saved
doom-passed = passed: { $n } of { $of }
doom-plays = Being played
doom-plays-card = { $name }: { $card }
doom-lasting = Lasting effects
doom-duel = Duel
doom-phases = Phases of the duel
doom-no-zone = no Warzone
doom-inside = inside: { $one } against { $other }
doom-attacker = attacker
doom-defender = defender
doom-joined = reinforcement
doom-not-named = not named yet
doom-armed = armed with { $name }
doom-helped = with { $name }
doom-played = Played on him
doom-behind = behind { $name }
doom-under = in the unit of { $name }
doom-stolen = card of { $name }
doom-by = laid by { $name }
doom-immune = immune to { $what }
doom-kills-fight = kills by fighting
doom-kills-shoot = kills by shooting
doom-strikes-first = strikes first
doom-always-first = always strikes first
doom-hardy = one wound never kills
doom-base = base
doom-times = times
doom-add = add
doom-now = now
doom-blow-kills = kills
doom-blow-wounds = wounds
doom-blow-fails = does not wound
doom-blow-stopped = comes too late
doom-first = strikes first
doom-no-blows = The tactic decides which values count.
doom-would-killed = Would be killed
doom-would-wounded = Would be wounded
doom-would-unhurt = Would stay unhurt
doom-save-killed = Will be killed, if nobody saves him
doom-save-wounded = Will be wounded, if nobody saves him
doom-award =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
doom-announced = destiny { $destiny }, promotion { $promotion }
doom-when-as-an-action = action
doom-when-at-any-time = anytime
doom-when-outside-duels = outside duels
doom-when-during-a-duel = in a duel
doom-when-right-after-a-kill = after a kill
doom-when-right-after-points = after points
doom-when-also-after-a-kill = anytime or after a kill
doom-when-right-after-a-blow = after a blow
doom-when-after-a-kill = after a death
doom-when-after-a-duel = after a duel
doom-when-before-fighters-are-named = before the fighters
doom-when-when-fighters-are-named = fighters named
doom-when-at-turn-start = start of turn
doom-when-before-your-actions = before your actions
doom-when-in-answer = reaction
doom-when-when-sabotaged = at Sabotage
doom-when-as-copied = as the card it stands for
doom-when-after-a-search = after a search
doom-outside = outside
doom-special = Special
doom-limit = Time limit: { $n } turns
doom-bears = cards he bears
doom-fallen = Has fallen
doom-d = D
doom-p = P
doom-blow-done = has struck

# The board of Plošinovka
plo-tower = Tower, { $columns } columns, { $rows } rows
plo-map = Map
plo-level = Level { $n }
plo-boss-level = Boss level
plo-face-down = not seen yet
plo-smaller = See more of the tower
plo-larger = See the tower larger
plo-enemy = lives { $lives }, damage { $damage }
plo-lives = lives: { $n } of { $of }
plo-costs = lives lost: { $n }
plo-walk-to = walk to { $at }
plo-pool = Dice pool
plo-no-roll = Nothing is rolled yet.
plo-spent = { $it }, used
plo-special = special
plo-special-die = special die
plo-enemies = enemies
plo-enemy-die = enemy die
plo-uses = Use it as
plo-as = { $source } as { $it }
plo-join = { $it } and the special die
plo-set = set the special die: { $it }
plo-appear = appear on the map: { $it }
plo-gems-on-one = Gems on one symbol
plo-times =
    { $n ->
        [one] counts { $times }×, { $n } gem
       *[other] counts { $times }×, { $n } gems
    }
plo-pick-field = { $what }: choose a lit field of the tower.
plo-again =
    { $n ->
        [one] Roll { $n } die again
       *[other] Roll { $n } dice again
    }
plo-plan = Plan
plo-attack = Attack on { $at }
plo-attack-why = { $name } on { $at }: why can it not be attacked?
plo-attack-sum = damage so far; { $name }: lives { $n }
plo-path-hurt = enemies strike as you pass
plo-path-trap = traps on the way
plo-path-fall-trap = traps as you fall
plo-path-token = tokens of the boss lying there
plo-path-faint = you faint on the way
plo-path-gem = gems lying there
plo-path-gold = gold lying there
plo-path-push = whoever stands on { $at } is pushed
plo-path-reveals = a level is revealed
plo-path-fall = you fall to { $at } in step 7
plo-other = Another field
plo-used = used
plo-price = price
plo-gems = gems
plo-gold = gold
plo-cards = Items, potions, tokens
plo-ability = { $name }: use the ability
plo-off = off the map
plo-out = out of the game
plo-floats = floats
plo-boss = Boss
plo-boss-lives = { $n } lives, all in one attack
plo-damage = damage
plo-last-card = Last card
plo-tokens = Tokens
plo-deck = Attack cards in the deck: { $n } of { $of }
plo-shop = Stalls sell
plo-shop-left = decks: { $items } + { $potions }
plo-artifacts = Artifacts
plo-event = Event
plo-event-of = { $n } of { $of }
plo-score = Score
plo-score-events = events left
plo-score-enemies = enemies defeated
plo-score-overkill = damage beyond the boss’s lives
plo-score-gems = gems
plo-score-wealth = wealth
plo-score-if = It counts if you beat the boss.
