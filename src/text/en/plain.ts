/** For people who hear what is on the screen: panels in words alone. */
export const plain = {
  on: 'Your panels are in plain words from now on: what you may do, and nothing else. A game’s `plain` command ends that.',
  off: 'Your panels have pictures again.',
  button: { changes: 'What changed?', standing: 'Where do I stand?' },
  'since-start': 'Since play began:',
  'since-last': 'Since you asked last:',
  'nothing-new': 'Nothing has happened since you asked last.',
  'nothing-yet': 'Nothing has happened yet.',
  'left-out': '{count, plural, one {One thing before that is left out.} other {# things before that are left out.}}',
} as const;
