/** Small words that sentences are put together from. */
export const common = {
  // Said on every board and panel: the number as it is takes a tenth of the time of one that is formatted (`#`).
  seconds: '{count, plural, one {{count} second} other {{count} seconds}}',
  cards: '{count, plural, one {# card} other {# cards}}',
  /** To one person, in a channel that others read. */
  addressed: '{mention} {reason}',
  /** Between members of a list that have commas of their own. */
  'list-apart': '; ',
  /** What is said of something, behind its name. */
  told: '{head}: {text}',
  remark: '{text} ({remark})',
  nothing: 'nothing',
  nobody: 'no one',
  /** A seat whose player's name is not known. */
  seat: 'Player {number}',
  /** Robots' own names, by seat. */
  robot: { 'seat-0': 'Vega', 'seat-1': 'Rigel', 'seat-2': 'Mira', 'seat-3': 'Altair', 'seat-4': 'Deneb' },
  'robot-named': '🤖 {name}',
  'robot-plain': 'Robot {name}',
} as const;
