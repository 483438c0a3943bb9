/** The help pages, and the lesson. */
export const rules = {
  title: 'Meteor Town in short',
  turn: [
    '**Twelve turns.** Roll four dice; re-roll any that show the last strike. A clover re-rolls any dice.',
    '**Roles.** No meteors: 3 Town, 1 Modifier. One: 2 Town, 1 Modifier, 1 Meteor. Two: 1 Town, 1 Modifier, 2 Meteor, or 2 Town, 2 Meteor. The Modifier is added to or subtracted from one other die, within 1–6.',
    '**Strike.** Each meteor checks a box of a building in its column; with all boxes checked it’s destroyed. An empty column gets a crater. A meteor into a crater makes one next to it, and that column loses all its buildings. Write down one of the meteors: you won’t roll it next turn.',
    '**Activate** the columns of the Town dice, in any order, one after the other: + gives, ➜ sells, 🔨 builds, 🎲 rolls a bonus die for one building.',
    '**The end:** points from sales and End game buildings, and −5 for each crater.',
  ].join('\n'),
  source:
    'Turn, roles, strikes and symbols come from the free solo game Meteor Town. We don’t have the printed sheet: the 24 buildings, their costs, boxes and bonuses, the tracks and the meteor row are ours, found by simulation. Unofficial fan work.',
  lesson: {
    one: '**1 of 3 · Dice.** Four dice, each with a role. Town dice use their columns; the Modifier bends another die.',
    two: '**2 of 3 · Meteors.** What your meteors hit is your choice. Spread the boxes: an empty column means a crater.',
    three:
      '**3 of 3 · Points.** Gather in one column, sell in another. End game buildings count only while they stand.',
  },
} as const;
