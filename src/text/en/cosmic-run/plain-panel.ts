/** The plain panel: each label makes sense read alone. */
export const plainPanel = {
  yellow: 'yellow {value}',
  die: 'die {number}',
  'yellow-die': 'the yellow die',
  mark: 'Mark {die}, showing {value}',
  unmark: 'Unmark {die}, showing {value}',
  assign: 'Put what fits on {place}: {gain}',
  'assign-marked': 'Put the marked dice on {place}: {gain}',
} as const;
