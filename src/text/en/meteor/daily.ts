/** The deal of a day. */
export const daily = {
  title: '## 📅 Meteor of the day · {day}',
  difficulty: {
    easy: 'An easy one, as every Monday.',
    middle: 'The same cards for everyone today, on every server, for each number of players.',
    hard: 'A hard one, as every Saturday.',
  },
  rule: 'Standard game, no Mulligan. Only your first attempt counts, and only if you finish.',
  robots: 'Veteran robots win it: {odds}.',
  'robots-one': '{players} players {share}%',
  alone: '🤖 On your own? Add at least one robot: there’s no solo deal.',
  won: '🛡️ zone **{zone}**, {seconds} s left · {overkills, plural, =0 {no Overkills} one {1 Overkill} other {# Overkills}}',
  lost: '☄️ {left, plural, one {1 meteor} other {# meteors}} left · {overkills, plural, =0 {no Overkills} one {1 Overkill} other {# Overkills}}',
  share: {
    won: '☄️ Meteor {day} · {players} players\n🛡️ saved in zone {zone}, {seconds} s left · {company}',
    lost: '☄️ Meteor {day} · {players} players\n💥 {left, plural, one {1 meteor} other {# meteors}} left · {company}',
    robots: 'robots {share}%',
    people: 'first attempt',
  },
} as const;
