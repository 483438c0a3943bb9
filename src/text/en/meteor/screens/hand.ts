/** The hand panel, and the small private notes around it. */
export const hand = {
  /** A timestamp that counts, and blocks of ten seconds: some clients stop counting under a minute. */
  'zone-ends': '**Zone {zone}** ends {stamp}\n-# {blocks}',
  'impact-in': '⚠️ **Last zone**: impact {stamp}\n-# {blocks}',
  silent: '{zone} 🤫',
  /** On the same line as the zone’s time. */
  'others-passed': '{zone} ✋ {names}',
  'no-cards': 'Your hand is empty. More cards come at a zone change or with a Retrofit.',
  passed: '✋ You’ve passed. Anything you do takes it back.',
  power: '{icon} **{power}**: {rule}.',
  challenge: '{icon} **{challenge}**: {rule}.',
  armed: '⇄ **Your next energy counts as {energy}.**',
  seen: '🕵 {name} held: {cards}',
  'seen-empty': '🕵 {name} held no cards.',
  'place-again': '⏳ You can place again {stamp}.',
  silo: '🗄 Your hand: {cards} of {most} cards.',
  'site-closed': '⛔ {site}: closed to you by {challenge}.',
  aim: { seat: '🕵 Whose hand?', meteor: '🔭 Which meteor?', card: '♻️ Which card?', energy: '⇄ As which energy?' },
  /** A meteor in the panel's line. */
  meteor: {
    plain: '**{letter}** {size}',
    trait: '**{letter}** {size} {trait}',
    /** Their sizes are on the buttons. */
    traits: '**{letters}** {trait}',
    boss: '**{letter}** {boss} {size}',
    'boss-rule': '☠️ {rule}',
  },
  /** What a launch at a meteor would do: at most seven characters, four in a row, so without a space before %. */
  launch: {
    closed: '{letter} {size}',
    gone: '{letter}',
    hit: '{letter} {size} ✓',
    short: '{letter} −{by}',
    'short-of': '{letter} {size} −{by}',
    chance: '{letter}\u2005{percent}%',
    none: '{letter} —',
    overkill: '{letter} 💥',
    absorbed: '{letter} 🛡',
  },
  /** A launch site's button: its name, what is there and what is missing. */
  site: {
    there: '{site} {there}',
    /** The name ends with a number. */
    'there-numbered': '{site}: {there}',
    ready: '{pile} ready',
    'ready-short': '{pile} ✅',
    launching: '{pile} 🚀',
    needs: '{pile} · needs {missing}',
    'needs-short': '{pile} · {missing}?',
    'needs-only': '{missing}?',
    retrofit: '{pile} ♻️ +{count}',
    'retrofit-only': '♻️ +{count}',
    declared: '{energy}⇄',
  },
  /** A card's button: what it completes, and where it goes if not to the chosen site. */
  card: {
    'to-rocket': '{label} → Rocket',
    'to-technology': '{label} → built',
    'to-retrofit': '{label} → Retrofit',
    'starts-retrofit': '{label} → Retrofit?',
    elsewhere: '{label} → {site}',
  },
  more: { why: 'Why not {card}?' },
  'fits-nowhere': 'No place now: {cards}.',
  'nothing-fits': 'Nothing you hold can be placed now: {cards}.',
  'ask-target': '❓ **Launch at which meteor?** Press its button below.',
  'in-the-air': '🚀 In the air: {rockets}',
  'in-flight': '🚀 In the air, hits {stamp}: {rockets}',
  'sure-overkill': '⚠️ **A launch at {target} is a sure Overkill: it loses the game.** Launch anyway?',
  'confirm-launch-again':
    '⚠️ **That’s a sure Overkill: it loses the game.** Send the same command again within 10 seconds if you mean it.',
  'confirm-pass': '⚠️ **You’re the last to pass, and the zone change loses the game.** Pass anyway?',
  paused: '⏸ **Paused: your hand is hidden.**\n{seconds} left in zone {zone}.',
  'paused-field': '⏸ **The game is paused.**',
  blocked: '⚠️ **On hold: moves can’t be saved right now.** Your cards are unchanged.',
  'not-dealt': '🂠 Your hand is dealt when the clock starts. It shows here then, or press “My hand” on the board.',
  button: {
    card: '{card} ×{count}',
    more: '+{by} damage',
    less: '−{by} damage',
    chosen: '✓ {label}',
    /** A site where a robot has just done something. */
    just: '◆ {label}',
    'from-site': '🚀{damage} {site}',
    'all-rockets': '🚀 All: {damage}',
    'card-as': '{card} ⇄ {energy}',
    closed: '⛔ {label}',
    ability: '{ability}',
    scrap: '🗑 Scrap {site}',
    'pass-and-lose': '⚠️ Pass and lose',
    'pass-not': 'Don’t pass',
    'launch-and-lose': '⚠️ Launch and lose',
    'launch-not': 'Don’t launch',
  },
  select: {
    target: 'Launch at…',
    site: 'Place on: {site}',
    card: 'More cards…',
    more: 'More: Time Out · scrap · rules · why not',
  },
  note: {
    'pass-confirm':
      '⚠️ **You’re the last to pass, and the zone change loses the game.** Press the button, or pass again within 10 seconds, if you mean it.',
    'leave-confirm':
      'If you leave, your hand is discarded, and you can’t come back to this game. To leave anyway, send the command again within 10 seconds.',
    spectator: '👀 **You’re not in this game**, so you don’t have a hand here.',
    'spectator-silence': 'The players can’t talk yet: please don’t tell them what to do.',
    'spectator-join':
      'To play in the next one, press Join in its lobby or type `/meteor join`. Once this game is over, anyone can open one with `/meteor new`.',
    'spectator-lobby': 'There’s a free seat: press Join, or type `/meteor join`.',
  },
  /** What slash commands answer when all went well. */
  done: {
    started: 'The field is dealt. Start again to start the clock.',
    clock: 'The clock is running. Your hand is coming.',
    mulligan: 'A new field is dealt.',
    passed: 'You’ve passed.',
    'time-out': 'The game is paused.',
    resumed: 'The clock is running again.',
    placed: '{card} is on {site}.',
    launched: 'Launched at {target}.',
    scrapped: '{site} is cleared.',
    used: '{ability} is used.',
    boss: 'The Boss is at {target}.',
  },
} as const;
