/** What `docs/meteor-storm.md` says beside the data: what the source fixes, and the rulings where it is silent. */

export const HEAD = `# Meteor Storm

<!-- Made by \`npm run docs:games\` from src/games/meteor-storm. Don't edit. -->

A duel for two (or one and a robot), 20 to 30 minutes. The only source in our hands is the meteor chapter, by Richard
Borg, of an expansion for *Red Alert: Space Fleet Warfare*; the base game is missing. This is unofficial fan work. Each
part bears a mark:

- 📖 the chapter says so: nothing of it may be changed;
- 🏠 ours: a small house base game in the chapter's terms, tuned by simulation, and rulings where the chapter is silent.`;

/** 📖: the chapter, point by point. */
export const SOURCE: readonly (readonly [string, string])[] = [
  [
    'Tiles',
    'Two-sided: meteors; meteors with a number, the speed in hexes. Yellow number: a shower; red: a storm. On the bot’s board a shower has one tail and an “s”, a storm two tails and an “S”.',
  ],
  ['Use', 'In meteor scenarios; if players agree beforehand, in any scenario (the option `meteors`, on by default).'],
  [
    'Direction',
    'The shuffled face-down stack lies at the left side of the battlefield of the player with the first turn; all tiles come on there and travel to the opposite side.',
  ],
  [
    'Meteors appear',
    'Before playing a command card, the active player rolls three battle dice; each blast brings one tile. Two six-sided number dice give its row, counted from the player’s baseline; 12 wraps round to the baseline row. The top tile goes on the hex nearest the edge. Tiles may share a hex.',
  ],
  [
    'Movement',
    'Just before the active player draws, all meteors move, row by row, each its speed along its row. Off the far side: back into the box. All tiles can get used up.',
  ],
  [
    'Features',
    'Slower meteor, asteroid field, space rift, planet group: no effect, but faction markers on a planet hex moved onto or through are removed and no longer count. Ship debris moved onto or through is removed.',
  ],
  ['A shower strikes a unit', 'A red alert marker; if it has one already, one hit instead.'],
  [
    'A storm strikes a unit',
    'The same, and its owner rolls two battle dice: each symbol of that unit is one hit, all others are ignored.',
  ],
  ['Eliminated by a meteor', 'The opponent still receives the unit’s marker.'],
  [
    'Shooting at meteors',
    'A tile can be targeted like an enemy unit. Shower: one blast removes it, the player gains a faction marker, one point. Storm: two blasts; after the first a faction marker lies on the tile; at the second the shooter gains a marker and the one on the tile goes to the proper player; each is worth one point.',
  ],
  [
    'Moving and retiring',
    'No unit may move or retire onto a meteor hex: it is impassable. A meteor may move onto a unit; then both share the hex.',
  ],
  [
    'On a meteor',
    'A unit there may combat. Dice against a unit there aren’t reduced. Abilities to ignore a red alert, its own or an adjacent flagship’s, don’t work there.',
  ],
  ['Line of sight', 'A meteor tile blocks it.'],
];

/** 🏠: rulings. Each has scenario tests that name it. */
export const RULINGS: readonly (readonly [string, string])[] = [
  [
    'MS1 Board',
    'Eleven rows of pointed-top hexes; odd rows have nine hexes, even rows eight, shifted half a hex to the right. A sits below row 1, B above row 11. Hexes are named row.column from A’s lower left. A meteor moves from column 1 upwards.',
  ],
  [
    'MS2 Whose baseline',
    'That of the player who rolls: for A row *n* is row *n*, for B it is row 12 − *n*. A roll of 12 is 1.',
  ],
  [
    'MS3 Placing is not moving',
    'A unit on the entry hex isn’t struck then. Every tile that moves this turn includes those placed this turn.',
  ],
  [
    'MS4 Order of movement',
    'Rows 1 to 11; within a row the foremost tile first; on one hex the lower tile first. Each goes its whole way before the next. A unit is struck once by each tile that enters its hex; a tile never stops for anything.',
  ],
  [
    'MS5 The proper player',
    'The player who scored the first hit. The marker on a storm is worth nothing until the storm is destroyed; a storm that leaves the board takes it along. One salvo with two blasts makes both hits.',
  ],
  [
    'MS6 Targeting',
    'One target a combat: a unit or one tile. Several tiles in a hex: one of them, the shooter’s choice. Not your own hex. No red alert, unit symbol or star affects a tile.',
  ],
  [
    'MS7 Red alert marker',
    'At most one a unit. A marked unit rolls one die fewer, and when ordered may move or combat, not both; then the marker goes. A red alert from a meteor can never be ignored.',
  ],
  [
    'MS8 Red alert symbols in combat',
    'After hits, a surviving target may ignore one symbol a combat if it is a cruiser or flagship, or is adjacent to its own flagship, and isn’t on a meteor hex. For each other symbol: if marked, one hit; otherwise its owner chooses a marker, or to retire one row towards the own baseline (not onto a unit, meteor, rift or off the board; no free hex: a marker). Its owner is asked; where ignoring is all gain (the unit is marked, or can’t retire) it is ignored without asking. Without an answer within 30 seconds (a day in slow games) it is ignored if that is allowed, otherwise it is a marker.',
  ],
  [
    'MS9 Victory at once',
    'The moment a side has the scenario’s points, it wins, in the other’s turn too. Both at once: the active player. A flagship lost isn’t the end. After 60 turns each more points win, otherwise it is a draw.',
  ],
  [
    'MS10 Cards that order nobody',
    'They may be played; the turn continues. The discard pile, with the card just played, is shuffled into a new deck when needed. Hands are secret.',
  ],
  [
    'MS11 Leaving',
    'A robot takes the seat, or with robots off the other wins. A turn limit (off, 2 minutes, a day) plays a robot’s turn. It is paused while the other side answers a red alert, and while the bot is away. Half an hour without a person (three days in slow games) ends a game.',
  ],
  ['MS12 Randomness', 'The game’s seeded generator, secret until the end; events hold faces, rows, tiles.'],
];

export const PICTURE = `![A board in mid-game: circles are A, squares are B; comets with their arrows, dotted hexes that they fly through next](images/meteor-storm.png)`;

export const TURN = `## The turn 🏠

1. *Claims.* Each own unmarked unit on a planet hex without a meteor and without an own marker puts one there: one point
   as long as it lies there; an enemy marker there goes.
2. *Meteors appear* 📖.
3. *Play one command card* and order units, one after another: move, then combat. A move can be taken back until dice
   are rolled; so can the card, until the first order.
4. *Meteors move* 📖.
5. *Draw one card.*

The player who opened the table is A, and begins.

## Dice 🏠

A battle die shows fighter, destroyer, cruiser, blast, red alert or star. Blast hits any unit; a unit symbol hits that
type; the star hits flagships only, and is the flagship's symbol for storms too.`;

export const COMBAT = `## Combat and moves 🏠

One target in range and line of sight; one die fewer for each hex of distance beyond the first, one if the attacker is
marked, one if the target is in asteroids, debris or on a planet (not if it is on a meteor 📖); at least one die. Units
never block; planets and meteors do. The line runs from centre to centre; where it runs between two hexes, both must
block. Adjacent hexes always see each other. Nobody shoots back.

Entering an asteroid field, debris, a planet group or a rift ends the move. A unit that starts its move on a rift may
step to any other rift for one. Units may not pass units, friend or foe. Sections are seen from your own side: in rows of
nine 3/3/3, in rows of eight 3/2/3 hexes.`;

export const ROBOTS = `## Robots 🏠

An **Ensign** plays at random whatever is legal. A **Captain**, the default, adds up for each card in hand the best
(move, target) of the units that it orders: the chance to eliminate and a share of the damage, expected points for tiles,
a step towards the enemy, a planet to claim, less where a meteor comes or a unit on its last hit stands near enemies. It
plays the best card and orders greedily. It plays no card that orders nobody while another in its hand orders somebody,
and hardly ever moves into a meteor's way: 0.24% of its moves in Four Worlds and 0.17% in Twin Rifts, where it was 1% in
forty games before. Of its cards 0.5% still order nobody in Four Worlds and 4.4% in Twin Rifts: then its whole hand does. Robots see their seat's view alone.

An **Admiral** is a Captain with three things more. A place costs a unit a quarter of what every enemy that could come
near enough next turn would do to it there. A unit retires from a red alert where that is worth more than to stay with a
marker; a Captain's does so only on its last hit. And what may win the game counts three points more. It searches no
further than a Captain does. Against one it won 271 of 400 games, 67.8% (63.0 to 72.1), with a seed that was chosen when
the rules and both were final; each deal was played once from each side:

\`\`\`
npm run simulate -- --game meteor-storm --level admiral --games 100 --seed admiral-2036
\`\`\`

| scenario | won of 100 | 95% interval |
| --- | --- | --- |
| Open Sky | 73 | 63.6 to 80.7 |
| Four Worlds | 61 | 51.2 to 70.0 |
| Wreck Field | 82 | 73.3 to 88.3 |
| Twin Rifts | 55 | 45.2 to 64.4 |

## How it plays

\`npm run simulate -- --game meteor-storm --games 1000 --seed 1\` plays Captains in every scenario and judges each figure by
its band (\`--level ensign\`, \`--level mixed\`, \`--level admiral\` and \`--calm\` play others). A band fails only where the
whole 95% interval lies outside it. The picture is made by

\`\`\`
npm run simulate -- --game meteor-storm --games 100 --seed storm-2032-1 --chart docs/meteor-storm.svg
\`\`\`

![The figures of 100 games a scenario, each within its band](meteor-storm.svg)

## Balance 🏠

Rules version 3 changed hands and cards, version 4 the hands of Four Worlds. Games between Captains that the side that begins
won, a draw half:

| scenario | hands before | won | version 3 | won, the Captain of then | hands now | won, today's Captain, 4,000 games |
| --- | --- | --- | --- | --- | --- | --- |
| Four Worlds | 5 / 4 | 54.6% of 11,000 | 5 / 5 | 50.1% (48.6 to 51.6) of 4,000 | 4 / 4 | 49.7% (48.2 to 51.2) |
| Twin Rifts | 5 / 4 | 45.5% of 7,000; with the new cards 46.6% (45.0 to 48.1) of 4,000 | 6 / 4 | 50.5% (49.0 to 52.1) of 4,000 | 6 / 4 | 52.1% (50.5 to 53.6) |
| Open Sky | 5 / 4 | | 5 / 4 | 52.0% (45.1 to 58.8) of 200 | 5 / 4 | 48.4% (46.9 to 49.9) |
| Wreck Field | 6 / 4 | | 6 / 4 | 48.5% (41.7 to 55.4) of 200 | 6 / 4 | 51.5% (49.9 to 53.0) |

Twin Rifts is at the edge of 48 to 52%: in 4,000 other games (seeds storm-2034-1 to 8) it was 51.7% (50.2 to 53.3). Tried
on those seeds, hands of 4 / 3 came to 48.3%, 5 / 3 to 53.1%, 5 / 4 to 46.3%, 5 / 5 to 41.9%: no better. With 5 / 5 cards Four
Worlds was 47.3 and 50.4% on two sets of 4,000 (storm-2033, storm-2036), and four of its cards were played in under a quarter
of their turns.

Cards: of the turns in which a card was in hand and would have ordered somebody, in how many it was played, in %. One card is
played a turn of the three to six in hand: the even share is what each would have if all that are useful in a hand were
played alike. Rules version 3 let units move one hex more with the wings' Assaults and Fire at Will order two units, not
three; since then a Captain holds cards back otherwise (\`keep\` in \`cards/command.ts\`), and plays every kind in over a
quarter of its turns, but not in every single scenario: least of all Full Thrust in Wreck Field (15.7%). Version 2:
60 games each of Four Worlds and Twin Rifts, seed cards-a. Version 3: 4,000 games of each, with the Captain of then. Now:
4,000 games of each of the four scenarios, with seeds that were chosen when the rules and the robots were final:

\`\`\`
for s in 1 2 3 4; do for n in $(seq 8); do
  npm run simulate -- --game meteor-storm --scenario $s --games 500 --seed storm-2040-$n
done; done
\`\`\`

| card | version 2 | version 3 | now | 95% interval | even share | now, Four Worlds and Twin Rifts alone |
| --- | --- | --- | --- | --- | --- | --- |
| Assault right | 10.3 | 26.6 | 25.6 | 25.2 to 26.0 | 27.6 | 30.0 |
| Full Thrust | 48.0 | 45.2 | 27.2 | 26.9 to 27.6 | 32.8 | 42.3 |
| Heavy Guns | 30.4 | 31.7 | 28.5 | 28.2 to 28.7 | 30.3 | 31.8 |
| Assault left | 7.9 | 26.0 | 29.0 | 28.5 to 29.4 | 27.5 | 29.8 |
| Both Wings | 45.7 | 26.0 | 29.3 | 28.9 to 29.6 | 30.3 | 28.8 |
| Fighter Sweep | 34.8 | 28.5 | 29.5 | 29.0 to 30.0 | 27.3 | 30.5 |
| Patrol right | 24.1 | 21.8 | 29.8 | 29.6 to 30.1 | 28.5 | 28.2 |
| Flag Signal | 31.1 | 27.3 | 30.1 | 29.8 to 30.4 | 32.1 | 29.7 |
| All Clear | 62.4 | 37.7 | 30.8 | 30.4 to 31.1 | 29.9 | 33.7 |
| Assault centre | 32.4 | 31.3 | 30.8 | 30.5 to 31.2 | 31.3 | 31.7 |
| Patrol centre | 44.2 | 36.2 | 31.1 | 30.9 to 31.3 | 31.9 | 33.4 |
| Fire at Will | 81.6 | 35.3 | 31.1 | 30.6 to 31.6 | 28.9 | 33.5 |
| Patrol left | 24.6 | 21.3 | 31.4 | 31.1 to 31.7 | 28.3 | 28.1 |
| Destroyer Screen | 23.3 | 20.7 | 34.5 | 34.2 to 34.8 | 29.9 | 28.9 |`;
