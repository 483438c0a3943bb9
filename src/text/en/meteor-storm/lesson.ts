/** The lesson: three steps in a battle of one's own against a robot, a word for each moment. */
export const lesson = {
  card: '🎓 **Step 1 of 3: a card.** Yours are the circles at the bottom. Play one command card: the number beside it shows how many of your units it can order now. **{button}** takes it back, until you order a unit.',
  'card-plain':
    '🎓 **Step 1 of 3: a card.** Play one command card: its button shows how many of your units it can order now. You can take it back until you order a unit.',
  orders:
    '🎓 **Step 2 of 3: orders.** Choose a unit, then where it goes. Fighters are fast and shoot one hex; cruisers are slow and shoot three. When you’ve done enough, press **{button}**.',
  move: '🎓 **Step 2 of 3: orders.** Choose where it goes; the first choice is to stay. Hexes in a meteor’s way are marked ☄.',
  shoot:
    '🎓 **Step 2 of 3: combat.** A target shows the dice 🎲 and the chance to destroy it at once. Each hex of distance costs a die. No one shoots back. You can shoot meteors too, for a point.',
  wait: '🎓 The robot is playing its turn. The picture shows the battlefield.',
  'wait-plain': '🎓 The robot is playing its turn. **{button}** describes the battlefield.',
  meteors:
    '🎓 **Step 3 of 3: meteors.** Dice bring new tiles at the start of each turn; at its end all tiles fly by their number. A shower gives a red alert, or one hit to a unit that has one; a storm (S) also rolls two dice at it. Units can’t enter a tile’s hex, and tiles block the view. Play this turn with that in mind.',
  done: '🎓 **That’s it!** You score for destroyed enemies, shot tiles and held planets; the first to reach the target wins at once. Play on against the robot, or open a game with `/storm new`.',
} as const;
