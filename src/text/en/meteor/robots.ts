/** How well robots play. */
export const robots = {
  level: { rookie: 'Rookie', veteran: 'Veteran', ace: 'Ace' },
  'waits-for': '{name} needs {energy}.',
} as const;
