/** What the rulebook's fragment says, and how we rule where it is silent: for the rules' pages and `docs/cosmic-run.md`. */
export const document = {
  fixed: {
    order: {
      title: 'Order',
      text: 'The starting player first, then clockwise. A turn is: 1 Meteor Strike, 2 Roll and Assign Dice, 3 Perform Actions.',
    },
    strike: {
      title: 'Strike',
      text: 'Flip the top meteor card. A miss has no numbers: continue with step 2. Otherwise it hits the planet of the top number; if that one is scored, the second number’s; then the third’s. If all three are scored, it hits nothing.',
    },
    hits: {
      title: 'Hits',
      text: 'First hit: a meteor token on its 1 side. Second: flip it to 2. Third: the planet is destroyed and the game pauses for scoring.',
    },
    discards: {
      title: 'Discards',
      text: 'A resolved meteor card leaves the game; players can’t look at discarded meteor cards.',
    },
    dice: {
      title: 'Dice',
      text: 'Six: five white, one yellow. After each roll at least one die must be assigned; all unassigned dice are rolled again, until every die is assigned. An assigned die never moves again that turn. Nothing happens before step 3.',
    },
    places: {
      title: 'Places',
      text: 'Planets (move ships), alien cards (recruit), your own tech card (crystals). You can assign several dice to several places at once.',
    },
    'planet-1': { title: 'Planet 1', text: 'One space for each die showing exactly 1.' },
    'planets-2-5': {
      title: 'Planets 2–5',
      text: 'One space for each pair, three, four or five of a kind. You can gather a set over several rolls; incomplete sets are wasted.',
    },
    'planet-6': {
      title: 'Planet 6',
      text: 'One space for each different white die, plus the number of the yellow die if it’s there. Assigning the yellow die to planet 6 ends step 2 at once; anywhere else it’s an ordinary die.',
    },
    aliens: {
      title: 'Aliens',
      text: 'A card shows one or two dice; matching dice (the yellow one too) can be assigned, not necessarily together; the first die of two is wasted without the second. Up to 3 recruits a turn, up to 5 held. A recruited card is face up and replaced at once, unless the deck is empty. Aliens give powers and can be retired for points, also to make room.',
    },
    crystals: {
      title: 'Crystals',
      text: 'One for each die on the tech card, any number, any colour; at most 5 held. They pay for special powers.',
    },
    moving: {
      title: 'Moving',
      text: 'A ship moves its full amount, even past a token. Moving onto a planet discovers it: the game pauses for scoring. Ships on one space stack in any order, except on track 6: there the later arrival goes on top, and lower is ahead when scoring.',
    },
    tokens: {
      title: 'Infodere tokens',
      text: 'Earned only by a ship that stops on the space; worth their points at the end; values can be kept hidden.',
    },
  },
  ruling: {
    CR1: {
      title: 'Ships and tracks',
      text: 'Each player has one ship on each of the six tracks, starting on space 0. The last space of a track is the planet. A move that would pass the planet stops on it.',
    },
    CR2: {
      title: 'Scoring a planet',
      text: 'Discovered or destroyed: ships are ranked by space, and each owner gets the value of the rank. A ship on space 0 gets nothing and takes no rank. Tied ships (tracks 1–5) add the values of the ranks they fill and share them, rounded down; on track 6 the stack breaks ties. The discoverer gets 3 more. Then the planet is scored: its ships stay, its tokens leave the game face down, and no more dice can be assigned to it.',
    },
    CR3: {
      title: 'Order in step 3',
      text: 'Ships (the planets in any order, each once), then recruits, then crystals. Thrusters and retirements fit anywhere in step 3. Dice at a planet that has been scored by then do nothing.',
    },
    CR4: {
      title: 'What may be assigned',
      text: 'Planet 1: dice showing 1. Planets 2–5: any die. Planet 6: white dice of a number that isn’t there yet, or the yellow die. Alien card: a die that it still needs. Own tech card: any die. Never more than three alien cards with your dice in one turn. Crystals above 5 are lost.',
    },
    CR5: {
      title: 'Sets',
      text: 'At planets 2–5 dice are counted by number: four 3s at planet 2 are two pairs, and so are two 3s and two 5s; six 4s at planet 3 are two spaces. The yellow die counts like a white one.',
    },
    CR6: {
      title: 'Yellow to planet 6',
      text: 'Has to be confirmed while other dice are unassigned, because they are lost. White dice assigned in the same click count.',
    },
    CR7: {
      title: 'Alien powers',
      text: '“Each turn” powers work once in each of the owner’s turns; “always” powers work by themselves. Recruits come after the moves, so a power first helps in the next turn. A second copy of a kind gives no second use. You can retire aliens only in step 3 of your own turn, as often as you like. Aliens still held at the end score 1 each.',
    },
    CR8: {
      title: 'Recruiting with five aliens',
      text: 'Retire one first (it scores), or give the recruit up.',
    },
    CR9: {
      title: 'Tech powers',
      text: 'Powers of step 2 are paid from the crystals held; those earned this turn come in step 3 and can pay for Thrusters. Any number of powers in a turn. A changed die keeps its colour; only unassigned dice can be changed or rolled again.',
    },
    CR10: {
      title: 'Order of tokens',
      text: 'A ship that stops on a token space takes the token; two players never share one. Only the owner sees the value; all are shown at the end.',
    },
    CR11: {
      title: 'The end',
      text: 'The game ends with the round in which the last planet was scored or the meteor deck ran out. In that last round, with no card left, skip step 1. Planets not scored by then score nothing.',
    },
    CR12: {
      title: 'Winner',
      text: 'Most points from planets, aliens, tokens and seat. Ties: more planets discovered, then more tokens, then the later seat.',
    },
    CR13: {
      title: 'Leaving',
      text: 'A robot takes over. Where robots are off, the player’s ships stay and are ranked, and the turns are skipped. If a player does nothing for the turn limit, a robot plays that one turn.',
    },
    CR14: {
      title: 'Chance',
      text: 'Meteor deck, alien deck, tokens and the starting player are drawn at the start from the game’s secret seed; the dice being rolled come in the order white 1–5, yellow. The seed is shown at the end.',
    },
  },
  note: 'We only have a fragment of the rulebook of *Cosmic Run: Regeneration*. What it says is kept; all other numbers, names and effects are our own, found by simulation. Unofficial fan work.',
} as const;
