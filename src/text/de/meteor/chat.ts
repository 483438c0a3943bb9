export const chat = {
  pass: 'passe|passen|ich passe',
  launch: 'start|starte|starten|abschuss',
  'time-out': 'auszeit',
} as const;
