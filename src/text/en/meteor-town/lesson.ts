/** The lesson: three steps in a town of one's own, a word for each moment. */
export const lesson = {
  dice: '🎓 **Step 1 of 3: dice.** Each number is a column of your sheet. Four dice are rolled; nothing falls in the first turn. Press **{button}**.',
  roles:
    '🎓 **Step 1 of 3: roles.** Three dice are Town: you use their columns. The fourth is the Modifier: you can add its number to another die, or subtract it. Tap a die to change its role; the line below says what each column will do. Then press **{button}**.',
  columns:
    '🎓 **Step 2 of 3: columns.** Use your columns one after the other. A producer gives a resource; a hammer builds one building at its cost; an arrow sells for points. Start with columns that give resources, then build.',
  next: '🎓 **Step 2 of 3: done.** You’ve used your dice. Unspent resources stay, up to ten of each. Press **{button}**: a meteor is coming.',
  meteor:
    '🎓 **Step 3 of 3: meteors.** Now one of your dice must be a Meteor: it falls on that column. Choose one that you can spare. You won’t roll the number you write down next turn.',
  strike:
    '🎓 **Step 3 of 3: the strike.** Check a box of one building in that column. Once all its boxes are checked, it’s lost. A column with nothing left gets a crater, and that costs 5 points.',
  'column-of-meteor':
    '🎓 **Step 3 of 3: carry on.** Use your columns as before: a hit building still works until its last box is checked.',
  done: '🎓 **That’s it!** After twelve turns you count points: sales, End game buildings, minus 5 for each crater. Finish this town, or try `/daily town`: the same dice for everyone, once a day.',
} as const;
