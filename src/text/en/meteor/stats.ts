/** How a game ended, for those who read of it later. */
export const results = {
  result: { won: 'Earth is safe', lost: 'Earth is hit', abandoned: 'Called off' },
  icon: { won: '🌍', lost: '💥', abandoned: '⏹' },
} as const;

/** What Meteor's statistics add up. */
export const stats = {
  deeds: '🚀 {rockets} · 💥 {overkills} · ♻️ {retrofits} · 🛰 {satellites}',
  satellites: '{count, plural, one {# satellite} other {# satellites}}',
  'by-zone': '**Where games ended:** {zones}',
  zone: 'zone {zone}',
  chart: 'Results by zone',
  rockets: 'Rockets',
} as const;
