/** The lobby. */
export const lobby = {
  title: '☄️ **METEOR** – {mode}',
  mode: { first: 'first game', standard: 'standard game', advanced: 'advanced game', relaxed: 'relaxed solo game' },
  'mode-note': {
    first: 'All meteors face up, and everyone can talk: made for learning.',
    standard: 'Five minutes. One sky. Nobody talks.',
    'standard-open': 'Five minutes. One sky. Everyone can talk.',
    company: 'Five minutes. One sky. You and your robots.',
    advanced: 'A Boss among the meteors.',
    solo: 'Five minutes. One sky. Just you, with two launch sites.',
  },
  /** How hard the modes are. */
  odds: {
    'with-two': '-# With two robots, a crew like this wins {share}% of its games.',
    share: '-# {level} robots win {share}% of games like this.',
    'veterans-share': '-# Veteran robots win {share}% of games like this.',
  },
  'set-up': '{count, plural, one {Field: {meteors} · a hand of {cards}} other {Field: {meteors} · hands of {cards}}}',
  powers: { on: '⚡ Powers: each player gets an ability.', off: '⚡ No Powers.' },
  challenges: { on: '⛓ Challenges: each player gets a handicap.', off: '⛓ No Challenges.' },
  'advanced-only': 'Powers and Challenges belong to the Advanced game. Choose mode `advanced`, or leave them out.',
  newcomers: 'New here? There’s a first game under “Settings…”: all meteors face up, and two robots play along.',
  'not-relaxed': 'Retrofits need four cards.',
  'silence-label': 'Silence',
  'silence-name': {
    players: 'Players are silent',
    strict: 'Strict silence',
    everyone: 'Everyone is silent',
    off: 'Without silence',
  },
  'without-silence': 'Fix that and open a new game, or choose another silence under “Settings…”.',
  relaxed: 'Relaxed: Retrofits need three cards (a house rule; solo is very hard by the book).',
  silence: {
    players: '🤫 Players are silent while the clock runs.',
    strict:
      '🤫 Strict silence: players write nothing while the clock runs. Buttons say ready, wait, thanks, need help.',
    everyone: '🤫 Everyone in the channel is silent while the clock runs.',
    off: '💬 No silence: the bot deletes nothing. Agree among yourselves whether to talk.',
  },
  calm: '🐢 Calm pace: zones of {seconds} (a house rule). Counted separately.',
  button: {
    newcomers: '🚀 First game with two robots',
    'mode-first': 'First game',
    'mode-standard': 'Standard',
    'mode-advanced': 'Advanced',
    powers: '⚡ Powers',
    challenges: '⛓ Challenges',
    relaxed: 'Relaxed',
    'silence-off': '💬 Play without silence',
    'silence-strict': '🤫 Strict silence',
    'silence-on': '🤫 Play with silence',
  },
} as const;
