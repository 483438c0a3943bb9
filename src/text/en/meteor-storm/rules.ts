/** The help pages, and the lesson. What is the source's, and what ours. */
export const rules = {
  title: 'Meteor Storm in short',
  body: [
    'A duel for two. The first to reach the scenario’s points wins at once.',
    '**Your turn:** claim planets, roll three dice for meteors, play one command card and give its orders (move, then combat), let all meteors fly, draw.',
    '**Battle die:** F, D, C and ★ hit that unit; ✹ hits anything; ⚠ is a red alert.',
    '**Red alert:** a marked unit rolls one die fewer and can either move or shoot; then the marker is removed. A second red alert is a hit.',
    '**Meteors:** a shower that flies over a unit marks it; a storm also rolls two dice. A shower takes one ✹, a storm two; each is a point.',
    '**Blocked:** meteors and planets block the line of sight. Units can’t enter a meteor’s hex.',
  ].join('\n'),
  source:
    'The meteor rules come from an expansion by Richard Borg for Red Alert: Space Fleet Warfare. Board, units, cards and scenarios are our own base game. Unofficial fan work.',
} as const;
