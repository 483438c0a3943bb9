/** Hints on the panel of one who has not won yet, and cards that are explained the first time they are seen. */
export const hints = {
  hint: '💡 {hint}',
  place: {
    rocket: 'Your {card} finishes the Rocket on {site}: {press}.',
    technology: 'Your {card} finishes the Technology on {site}: {press}.',
    retrofit: 'Your {card} completes the Retrofit on {site}: {press}.',
    starts: 'Start with your {card} on {site}: {press}.',
    adds: '{site} needs your {card}: {press}.',
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
    overkill: 'Launch at **{target}**: an Overkill. It costs this zone, but everyone draws.',
    absorbed: 'Launch at **{target}**: an Overkill, but the Deflector takes it.',
    other: 'Launch at **{target}**.',
  },
  scrap: 'Nothing can finish the pile on {site}: scrap it.',
  pass: 'Nothing you can do helps right now: pass. Once everyone has passed, the next zone brings cards.',
  wait: 'Wait a moment: the others need to act first.',
  new: '🆕 **{name}** ({kind}): {rule}.',
  kind: { trait: 'a meteor’s Trait', boss: 'the Boss', power: 'a Power', challenge: 'a Challenge', trade: 'a trade' },
  retrofit: 'four Energy or four Rockets on one site, all alike or all different, become five new cards',
  /** `quiet`: beside the hint. */
  button: { off: '💡 Hints off', on: '💡 Hints on', quiet: 'Off' },
} as const;
