/** What the page of rules says: what the source fixes, and what we rule. */
export const document = {
  fixed: {
    sheet: {
      title: 'Sheet',
      text: '24 buildings, 6 columns (die faces) of 4; the bottom six are built from the start. Each shows: built box, cost, durability boxes, bonus. Resource tracks; turn tracker with three rows: turn 1–12, meteors of that turn, where they fell',
    },
    turn: {
      title: 'Turn',
      text: '1 roll four dice · 2 re-roll · 3 assign · 4 modifier · 5 meteor strike · 6 activate',
    },
    forcedReRoll: {
      title: 'Forced re-roll',
      text: 'Dice equal to the strike number of the previous turn are rolled again until they differ',
    },
    clover: { title: 'Clover', text: 'Re-rolls any or all dice; several a turn' },
    roles: {
      title: 'Roles',
      text: '0 meteors: 3 Town, 1 Modifier. 1: 2 Town, 1 Modifier, 1 Meteor. 2: 1 Town, 1 Modifier, 2 Meteor or 2 Town, 2 Meteor',
    },
    modifier: {
      title: 'Modifier',
      text: 'Its number is added to or subtracted from one other die, within 1–6; it can be left unused (roll 1 3 3 6, one meteor: the 1 makes a 3 a 4; Town 4 and 6, Meteor 3)',
    },
    strike: {
      title: 'Strike',
      text: 'For each Meteor die: check one durability box of a standing building in that column, the player’s choice. With all boxes checked, it is destroyed and can’t be used. No building left there: draw a crater; nothing can be built in that column. Meteor into a column with a crater: a crater in one of the adjacent columns, and all its buildings are destroyed. Then write down one of the Meteor dice: next turn’s forced number',
    },
    activate: {
      title: 'Activate',
      text: 'All buildings in the columns of the Town dice, in any order, but one column at a time; any activation can be skipped',
    },
    symbols: {
      title: 'Symbols',
      text: '+ gain one of that resource · ➜ sell any number of that resource for points · 🔨 build one building anywhere, paying its cost · 🎲 roll one die and use it as a Town die after the others, for one building only',
    },
    notActivated: {
      title: 'Not activated',
      text: '*Train Station:* when selling or building, any resource counts as any other. *Observatory:* rolled dice that show the previous strike can be set to any number instead of re-rolled. *Windmill:* grain sold at the starting building of column 2 earns 2 vp. *End game* buildings. All only while standing',
    },
    end: { title: 'End', text: 'After turn 12: points, plus End game buildings, minus 5 for each crater' },
  },
  ruling: {
    MT1: {
      title: 'The same number twice',
      text: 'Each Town die activates its column: two Town dice of one number activate it twice, completely and one after the other.',
    },
    MT2: {
      title: 'New buildings',
      text: 'Activating a column uses the buildings it has when the activation begins. A building you build now works from the next activation of its column, even in the same turn. Permanent and End game effects begin at once.',
    },
    MT3: {
      title: 'Two pluses',
      text: 'A building with two pluses gives both resources. A track holds ten; more is lost.',
    },
    MT4: {
      title: 'Resources',
      text: 'Resources are wood, stone, grain, gold and clover. With the Train Station clovers also count as others, and others as clovers, **when selling or building**; a re-roll takes real clovers. A sale at a building pays that building’s price whatever is sold.',
    },
    MT5: {
      title: 'Selling',
      text: 'You can sell once for each activation, any number up to all. **Building:** one for each 🔨, cost in full, in any column without a crater, each box of the sheet once: a destroyed building is never rebuilt.',
    },
    MT6: {
      title: 'The modifier',
      text: 'It changes a Town or a Meteor die. The result can be the forbidden number. An unused Modifier die does nothing.',
    },
    MT7: {
      title: 'Forced number',
      text: 'Only the previous turn counts; after a turn without meteors nothing is forbidden. This also applies to dice re-rolled with clovers and to bonus dice.',
    },
    MT8: {
      title: 'Observatory',
      text: 'Each affected die can be set (to any number, even the same) or re-rolled; choose for each. It counts if it’s standing at that moment: lost in a strike, it doesn’t help with that turn’s bonus dice.',
    },
    MT9: {
      title: 'Meteors',
      text: 'They’re resolved one after the other in the order the player likes; the second sees what the first did. Both can hit one building. A column is empty if it has no standing buildings: unbuilt spaces don’t stop a meteor.',
    },
    MT10: {
      title: 'Craters',
      text: 'Columns 1 and 6 have one neighbour each. If every neighbour already has a crater, that meteor does nothing more. A neighbour’s permanent effects and End game points go with it.',
    },
    MT11: {
      title: 'Bonus dice',
      text: 'They’re rolled after all columns of the turn, one at a time, in order; each can use one building of its column, except one with 🎲. The modifier can’t change them.',
    },
    MT12: {
      title: 'Strike number',
      text: 'With one Meteor die it’s that one; with two of different numbers the player chooses; in both cases after modification.',
    },
    MT13: {
      title: 'No undo after dice',
      text: 'Within a step you can take choices back until the next dice are rolled or the step is confirmed.',
    },
    MT14: { title: 'Score', text: 'It can be below 0 and is shown that way.' },
  },
} as const;
