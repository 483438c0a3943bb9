export const refusals = {
  'channel-busy':
    'In diesem Kanal läuft schon eine Partie, und ein Kanal fasst nur eine. Sieh zu oder spiel mit (`/meteor board`), oder eröffne deine in einem anderen Kanal.',
  'no-game': 'In diesem Kanal läuft keine Partie. `/meteor new` eröffnet eine.',
  'disk-full':
    'Die Festplatte des Bots ist fast voll, darum eröffnet er keine neuen Partien; laufende gehen weiter. Sag denen Bescheid, die ihn betreiben.',
  'storage-failed':
    'Der Bot konnte das nicht speichern, also ist es nicht geschehen, und die Partie steht still, bis er es kann. Es geht keine Zeit verloren; versuche es gleich noch einmal.',
  repeated: 'Dieser Klick zählte schon; er wirkt nicht zweimal. Mehr ist nicht zu tun.',
  'shutting-down':
    'Der Bot startet gerade neu, darum wird nichts gespielt. Die Partie steht in Auszeit und geht gleich mit „Weiter“ weiter.',
} as const;
