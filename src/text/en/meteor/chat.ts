/** R11: words that may be typed in the silence, and do what they say. Spellings are parted by a bar, in lower case, without punctuation. */
export const chat = {
  pass: 'pass',
  launch: 'launch',
  'time-out': 'time out|timeout',
} as const;
