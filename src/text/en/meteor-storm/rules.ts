/** The help pages, and the lesson. What is the source's, and what ours. */
export const rules = {
  title: 'Meteor Storm in short',
  body: [
    'A duel for two. The moment you have the scenario’s points, you win.',
    '**Your turn:** claims on planets, three dice for meteors, one command card and its orders (move, then combat), all meteors fly, you draw.',
    '**Battle die:** F, D, C and ★ hit that unit; ✹ hits anything; ⚠ is a red alert.',
    '**Red alert:** a marked unit rolls one die fewer and may move or combat, not both; then the marker goes. A second red alert is a hit.',
    '**Meteors:** a shower that flies over a unit marks it, a storm rolls two dice on top. A shower takes one ✹, a storm two; each is a point.',
    '**Blocked:** meteors and planets block the line of sight. No unit may enter a meteor’s hex.',
  ].join('\n'),
  source:
    'The meteor rules are those of an expansion by Richard Borg for Red Alert: Space Fleet Warfare. Board, units, cards and scenarios are a house base game, made by us. Unofficial fan work.',
} as const;
