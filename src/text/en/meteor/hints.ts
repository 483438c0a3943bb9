/** Hints on the panel of one who has not won yet, and cards that are explained the first time they are seen. */
export const hints = {
  hint: '💡 {hint}',
  place: {
    rocket: '{press}: it finishes the Rocket.',
    technology: '{press}: it finishes the Technology.',
    retrofit: '{press}: it completes the Retrofit.',
    starts: '{press}: a good way to begin.',
    adds: '{press}: it’s needed there.',
    'toward-retrofit': '{press}: it’s for a Retrofit.',
  },
  'press-card': 'Press **{card}**',
  'press-site': 'Choose **{site}**, then **{card}**',
  'press-target': 'Launch at **{target}**',
  /** Another Rocket, or another damage, is chosen than is meant; `choice`: the button that chooses it. */
  'press-choice': 'Choose **{choice}**, then launch at **{target}**',
  launch: {
    hit: '{press}: an exact hit.',
    wins: '{press}: that wins the game!',
    join: 'Join the salvo: launch at **{target}** too.',
    joining: '{press}: that joins the salvo.',
    chance: '{press} and see how big it is.',
    short: '{press}: the others have a few seconds to join.',
    overkill: '{press}: an Overkill costs the zone, but brings cards.',
    absorbed: '{press}: the Deflector takes the Overkill.',
    other: '{press}.',
  },
  scrap: 'Nothing can finish the pile on {site}: scrap it.',
  pass: 'Nothing helps right now: pass. The next zone brings cards.',
  /** Instead of advice. `soon`: a pass is thought best, and it is too early to say so; `hold`: a pass would lose. */
  wait: {
    soon: 'None of your cards helps yet. If that stays so, pass.',
    salvo: 'The salvo is flying: see what it hits.',
    passed: 'You’ve passed. New cards come once everyone has.',
    hold: 'Don’t pass: that loses. The others can still act.',
    others: 'Wait a moment: the others need to act first.',
  },
  new: '🆕 **{name}** ({kind}): {rule}.',
  'new-trait': '🆕 **{name}**: {rule}.',
  'new-overkill': '🆕 **💥 Overkill**: destroys the meteor, but brings the others one zone closer.',
  'new-retrofit': '🆕 **♻️ Retrofit**: 4 cards (sometimes 3), all alike or all different, become 5 new ones.',
  kind: { boss: 'the Boss', power: 'a Power', challenge: 'a Challenge' },
  /** `quiet`: beside the hint. */
  button: { off: '💡 Hints off', on: '💡 Hints on', quiet: 'Off' },
} as const;
