/** The end of any game. */
export const end = {
  again: '🔁 Again, same crew',
  same: '🎯 Same deal, for practice',
  seed: '-# Seed {seed}',
  /** For one who was the best at nothing that is counted. */
  award: { company: '🎉 Good company: {names}' },
} as const;
