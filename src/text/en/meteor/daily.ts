/** The deal of a day. */
export const daily = {
  title: '## 📅 Meteor of the day · {day}',
  difficulty: {
    easy: 'An easy one, as on every Monday.',
    middle: 'The same cards for everybody today: on every server, at every table of as many players.',
    hard: 'A hard one, as on every Saturday.',
  },
  rule: 'Standard game, no Mulligan. Your first attempt counts, and finished games alone.',
  robots: 'Veteran robots win it: {odds}.',
  'robots-one': '{players} at the table {share} %',
  alone: '🤖 Alone? Add a robot or more: there is no deal for one.',
  won: '🛡️ zone **{zone}**, {seconds} s left · {overkills, plural, =0 {no Overkill} one {1 Overkill} other {# Overkills}}',
  lost: '☄️ {left, plural, one {1 meteor} other {# meteors}} left · {overkills, plural, =0 {no Overkill} one {1 Overkill} other {# Overkills}}',
  share: {
    won: '☄️ Meteor {day} · {players} at the table\n🛡️ saved in zone {zone}, {seconds} s left · {company}',
    lost: '☄️ Meteor {day} · {players} at the table\n💥 {left, plural, one {1 meteor} other {# meteors}} left · {company}',
    robots: 'robots {share} %',
    people: 'first attempt',
  },
} as const;
