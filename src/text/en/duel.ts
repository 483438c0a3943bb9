/** Two crews with the same deal, each in its channel. */
export const duel = {
  open: '⚔️ **Duel** · code `{code}`\nAnother crew joins with `/meteor duel code:{code}` in another channel or thread, on any server of this bot. You play the same deal; both hosts press Start.',
  lobby: '⚔️ **Duel** · the other crew: {players, plural, one {# player} other {# players}}',
  'lobby-ready': '⚔️ **Duel** · the other crew: {players, plural, one {# player} other {# players}}, ready ✅',
  ready: '✅ You are ready: it begins when the other host presses Start too.',
  unready: 'Both hosts press Start, with as many players on both sides; then both are dealt the same.',
  dealt: '⚔️ **Duel** · the same field lies before both crews. The clocks start together.',
  play: '⚔️ The other crew: zone **{zone}** · {left, plural, one {# meteor} other {# meteors}} left',
  over: '⚔️ The other crew is done: {left, plural, one {# meteor} other {# meteors}} left in zone **{zone}**. Play on.',
  'time-out': '⏸️ The other crew called a Time Out: both clocks stand.',
  waiting:
    '⚔️ The other crew still plays: zone **{zone}** · {left, plural, one {# meteor} other {# meteors}} left. The duel is decided when it is done.',
  result: {
    won: '⚔️ **You won the duel!** The other crew: zone **{zone}** · {left, plural, =0 {no meteor} one {# meteor} other {# meteors}} left.',
    lost: '⚔️ **The other crew won the duel**: zone **{zone}** · {left, plural, =0 {no meteor} one {# meteor} other {# meteors}} left.',
    drawn:
      '⚔️ **The duel is drawn**: both crews had {left, plural, =0 {no meteor} one {# meteor} other {# meteors}} left.',
    void: '⚔️ The duel was called off: no crew has won it.',
  },
  note: {
    waits: 'You are ready. It begins when the host of the other crew presses Start too.',
    alone:
      'A duel needs another crew, and none has come yet: its host types `/meteor duel code:{code}` in another channel or thread.',
    unequal:
      'You are {own}, they are {other}: a duel needs as many players on both sides. Let somebody join or leave, or add robots.',
    unknown:
      'No crew waits with the code `{code}` now. A code works once, while the lobby that gave it is open: ask the other crew for a new one.',
    elsewhere:
      'The crew with the code `{code}` is on a server that another process of this bot looks after. A duel needs both in one: play it in two channels of one server.',
    malformed: 'That is no code of a duel: it has eight letters and digits, as on the other crew’s board.',
    same: 'The other crew of a duel plays in another channel or thread: type the command there.',
  },
  command: {
    about: 'Two crews, the same deal, two channels: who saves Earth first?',
    code: 'The code of the crew that waits for you; leave it out to get one',
    mode: 'Which game; of the first crew',
    robots: 'How many robots sit down with you',
  },
} as const;
