/** The lesson: three steps in a town of one's own, a word for each moment. */
export const lesson = {
  dice: '🎓 **Step 1 of 3: dice.** Each number is a column of your sheet. Four dice are rolled; nothing falls in the first turn. Press **{button}**.',
  roles:
    '🎓 **Step 1 of 3: roles.** Three dice are Town: their columns are used. The fourth is the Modifier: its number may be added to, or taken from, one other die. Tap a die to change its role; the line below says what each column will do. Then press **{button}**.',
  columns:
    '🎓 **Step 2 of 3: columns.** Use your columns one after the other. A producer gives a resource; a hammer builds one building for what it costs; an arrow sells for points. Begin with what brings resources, then build.',
  next: '🎓 **Step 2 of 3: done.** Dice used, turn over. Unspent resources stay, ten of each at most. Press **{button}**: a meteor comes.',
  meteor:
    '🎓 **Step 3 of 3: meteors.** One of your dice must be a Meteor now: it falls on that column. Give it the column that you can spare. The number that you write down is one that you won’t roll next turn.',
  strike:
    '🎓 **Step 3 of 3: the strike.** Check a box of one building in that column. All boxes checked: it is lost. A column with nothing left gets a crater, and that costs 5 points.',
  'column-of-meteor':
    '🎓 **Step 3 of 3: and on.** Use your columns as before: what was hit still works until its last box is checked.',
  done: '🎓 **That is all of it.** Twelve turns, then points are counted: what you sold, End game buildings, minus 5 for each crater. Play this town to its end, or try `/town daily`: the same dice for everybody, once a day.',
} as const;
