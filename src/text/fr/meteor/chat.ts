export const chat = {
  pass: 'passe|je passe|passer',
  launch: 'tir|tire|lance|lancement',
  'time-out': 'temps mort',
} as const;
