/** Hints on the panel of one who has not won yet, and cards that are explained the first time they are seen. */
export const hints = {
  hint: '💡 {hint}',
  place: {
    rocket: 'Your {card} finishes the Rocket on {site}: {press}.',
    technology: 'Your {card} finishes the Technology on {site}: {press}.',
    retrofit: 'Your {card} completes the Retrofit on {site}: {press}.',
    starts: 'Begin with your {card} on {site}: {press}.',
    adds: 'Your {card} is needed on {site}: {press}.',
    'toward-retrofit': 'Use your {card} for a Retrofit on {site}: {press}.',
  },
  'press-card': 'press **{card}**',
  'press-site': 'choose **{site}**, then press **{card}**',
  launch: {
    hit: 'Launch at **{target}**: an exact hit.',
    wins: 'Launch at **{target}**: that wins the game!',
    join: 'Join the salvo: launch at **{target}** too.',
    chance: 'Launch at **{target}** and see how big it is.',
    short: 'Launch at **{target}** now: the others have five seconds to join.',
    other: 'Launch at **{target}**.',
  },
  scrap: 'Nothing can finish what lies on {site}: scrap it.',
  pass: 'Nothing helps just now: pass. Once all have passed, the next zone brings cards.',
  wait: 'Wait a moment: it is the others’ turn to act.',
  new: '🆕 **{name}** ({kind}): {rule}.',
  kind: { trait: 'a meteor’s Trait', boss: 'the Boss', power: 'a Power', challenge: 'a Challenge' },
  button: { off: '💡 Hints off', on: '💡 Hints on' },
} as const;
