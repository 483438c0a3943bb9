export const results = {
  result: { won: 'Die Erde ist sicher', lost: 'Die Erde ist getroffen', abandoned: 'Beendet' },
  icon: { won: '🌍', lost: '💥', abandoned: '⏹' },
} as const;

export const stats = {
  deeds: '🚀 {rockets} · 💥 {overkills} · ♻️ {retrofits} · 🛰 {satellites}',
  satellites: '{count, plural, one {# Satellit} other {# Satelliten}}',
  'by-zone': '**Wo Partien endeten:** {zones}',
  zone: 'Zone {zone}',
  chart: 'Ergebnis nach Zone',
  rockets: 'Raketen',
} as const;
