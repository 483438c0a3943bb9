/** The lesson: three steps in a battle of one's own against a robot, a word for each moment. */
export const lesson = {
  card: '🎓 **Step 1 of 3: a card.** Yours are the circles at the bottom. Play one command card: the number beside it says how many of your units it can order now. Another tap takes it back, as long as nothing was ordered.',
  'card-plain':
    '🎓 **Step 1 of 3: a card.** Play one command card: its button says how many of your units it can order now. It can be taken back, as long as nothing was ordered.',
  orders:
    '🎓 **Step 2 of 3: orders.** Choose a unit, then where it goes. Fighters are fast and shoot one hex far, cruisers are slow and shoot three. When you have done enough: **{button}**.',
  move: '🎓 **Step 2 of 3: orders.** Choose where it goes; to stay where it is comes first. Hexes in a meteor’s way are marked ☄.',
  shoot:
    '🎓 **Step 2 of 3: combat.** A target shows its dice and the chance of a hit. Each hex farther costs a die. Nobody shoots back. Meteors can be shot too, for a point.',
  wait: '🎓 The robot plays its turn. The picture shows the battlefield.',
  'wait-plain': '🎓 The robot plays its turn. **{button}** tells how the battlefield stands.',
  meteors:
    '🎓 **Step 3 of 3: meteors.** At the start of each turn dice bring tiles on; at its end all tiles fly on by their number. A shower gives a red alert, or one hit to a unit that has one; a storm (S) also rolls two dice at it. No unit may enter a tile’s hex, and a tile blocks the view. Play this turn with that in mind.',
  done: '🎓 **That is all of it.** Points come from lost enemies, shot tiles and held planets; whoever has enough first wins at once. Play on against the robot, or open a table with `/storm new`.',
} as const;
