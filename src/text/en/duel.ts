/** Two crews with the same deal, each in its channel. */
export const duel = {
  open: '⚔️ **Duel** · code `{code}`\nAnother crew joins with `/{command} duel code:{code}` in another channel or thread, on any server with this bot. You get the same deal. Both hosts press Start.',
  lobby: '⚔️ **Duel** · the other crew: {players, plural, one {# player} other {# players}}',
  'lobby-ready': '⚔️ **Duel** · the other crew: {players, plural, one {# player} other {# players}}, ready ✅',
  ready: '✅ You’re ready. The duel begins when the other host presses Start too.',
  unready: 'Both hosts press Start, with the same number of players on each side. Then both crews get the same deal.',
  dealt: '⚔️ **Both crews have the same field.** The clocks start together.',
  'time-out': '⏸️ The other crew called a Time Out: both clocks are paused.',
  result: {
    void: '⚔️ The duel was called off, so no one won.',
  },
  note: {
    waits: 'You’re ready. The duel begins when the other host presses Start too.',
    alone: 'No other crew has joined yet. Their host types `/{command} duel code:{code}` in another channel or thread.',
    unequal: 'You’re {own}, they’re {other}. A duel needs equal crews: let someone join or leave, or add robots.',
    unknown:
      'No crew is waiting with the code `{code}`. Codes work once, while their lobby is open: ask the other crew for a new one.',
    elsewhere:
      'The crew with the code `{code}` is out of reach from this server. Play the duel in two channels of one server instead.',
    malformed: 'That isn’t a duel code. A code has eight letters and digits: look on the other crew’s board.',
    same: 'Two crews can’t duel in the same channel. Type the command in another channel or thread.',
  },
  command: {
    about: 'Two crews, the same deal, two channels: who saves Earth first?',
    code: 'The code of the crew waiting for you (default: open a new duel)',
    mode: 'Which mode (the first crew chooses)',
    robots: 'How many robots join you',
  },
} as const;
