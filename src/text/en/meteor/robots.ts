/** How well robots play. */
export const robots = {
  level: { rookie: 'Rookie', veteran: 'Veteran', ace: 'Ace' },
  'waits-for': '{name} waits for {energy}.',
  button: '🤖 {level}',
  line: '🤖 Robots: **{level}**.',
  'line-share': '🤖 Robots: **{level}**. A whole crew of them wins about {share}% of such games.',
} as const;
