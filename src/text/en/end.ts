/** The end of any game. */
export const end = {
  again: '🔁 Again, same crew',
  seed: '-# Seed {seed}',
  'seed-chosen': '-# Seed {seed} (chosen: not in leaderboards)',
} as const;
