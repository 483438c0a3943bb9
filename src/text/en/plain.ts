/** For people who hear what is on the screen: panels in words alone. */
export const plain = {
  on: 'Your panels are in plain words now: just what you can do. `/meteor plain` turns this off.',
  off: 'Your panels have pictures again.',
  button: { changes: 'What changed?', standing: 'Where do I stand?' },
  'since-start': 'Since the game began:',
  'since-last': 'Since you last asked:',
  'nothing-new': 'Nothing has happened since you last asked.',
  'nothing-yet': 'Nothing has happened yet.',
  'left-out': '{count, plural, one {One earlier event isn’t shown.} other {# earlier events aren’t shown.}}',
} as const;
