/** The deal of a day. */
export const daily = {
  title: '## 📅 Meteor of the day · {day}',
  difficulty: {
    easy: 'An easy one, as every Monday.',
    middle: 'The same cards for everyone today, on every server, for each number of players.',
    hard: 'A hard one, as every Saturday.',
  },
  rule: 'Standard game, no Mulligan. Only your first attempt counts, and only if you finish.',
  robots: 'How often Veteran robots win it: {odds}.',
  'robots-one': '{players} players: {share}%',
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

/** How far the other crew of a duel is. */
export const duel = {
  play: '⚔️ The other crew: zone **{zone}** · {left, plural, one {# meteor} other {# meteors}} left',
  over: '⚔️ The other crew has finished: {left, plural, one {# meteor} other {# meteors}} left in zone **{zone}**. Play on.',
  waiting:
    '⚔️ The other crew is still playing: zone **{zone}** · {left, plural, one {# meteor} other {# meteors}} left. The duel is decided when they finish.',
  result: {
    won: '⚔️ **You won the duel!** The other crew: zone **{zone}** · {left, plural, =0 {no meteors} one {# meteor} other {# meteors}} left.',
    lost: '⚔️ **The other crew won the duel**: zone **{zone}** · {left, plural, =0 {no meteors} one {# meteor} other {# meteors}} left.',
    drawn:
      '⚔️ **The duel is a draw**: both crews had {left, plural, =0 {no meteors} one {# meteor} other {# meteors}} left.',
  },
} as const;
