export const gesture = {
  ready: '👍 bereit',
  wait: '⏳ warte',
  thanks: '🙏 danke',
  help: '🙋 brauche Hilfe',
} as const;

export const silence = {
  talk: '🤫 Kein Reden, bis der Kommunikationssatellit oben ist. Emoji und die Wörter pass, start, auszeit sind in Ordnung.',
  blackout:
    '🤫 Ein Handicap hält dich bis zum Ende still, auch nach dem Kommunikationssatelliten. Emoji und die Wörter pass, start, auszeit sind in Ordnung.',
  edited:
    '🤫 Du hast eine erlaubte Nachricht in Gerede geändert, darum ging sie. Emoji und die Wörter pass, start, auszeit sind in Ordnung.',
  spelled:
    '🤫 Emoji, mit denen sich Karten sagen lassen, sind Gerede und gingen darum: Buchstaben, Zahlen, Uhren, Würfel, Flaggen, Formen, Herzen, Knöpfe, alles mit einer Farbe oder Karte im Namen und die eigenen dieses Servers. Gesichter, 👍 ❓ ✅ und die meisten anderen sind in Ordnung.',
  picture:
    '🤫 Bilder, Dateien und Weiterleitungen der Spielenden gehen bis zum Ende der Partie: Reden mag erlaubt sein, Karten zeigen nicht.',
  spectator:
    '🤫 In diesem Kanal sind alle still, solange die Uhr läuft, auch wer zusieht. Reaktionen und Emoji sind in Ordnung.',
  'left-game': '🤫 Du hast diese Partie verlassen und kennst ihre Karten, darum bleibst du bis zum Ende still.',
  thread:
    '🤫 Die Stille gilt auch in den Threads dieses Kanals. Emoji und die Wörter pass, start, auszeit sind in Ordnung.',
  title:
    '🤫 Auch Thread-Titel zählen als Reden, darum wurde dieser geändert. Ein erlaubtes Wort oder ein Emoji darf es sein.',
  strict:
    '🤫 Hier ist die Stille streng: Nachrichten der Spielenden gehen, was immer sie sagen. Sticker bleiben, und das Spielfeld hat Schaltflächen für bereit, warte, danke und brauche Hilfe.',
  to: '{mention} {reason}',
  'cannot-delete':
    '⚠️ Der Bot kann hier keine Nachrichten mehr löschen („Nachrichten verwalten“ fehlt), die Stille liegt also bei euch.',
  'cannot-rename':
    '⚠️ Der Bot kann hier keine Thread-Titel ändern („Threads verwalten“ fehlt); was sie sagen, liegt also bei euch.',
  'start-unread':
    '⚠️ Der Bot kann hier keine Nachrichten lesen (der Message Content Intent ist aus), also löscht er kein Gerede: Haltet die Stille selbst. Strenge Stille geht ohne Lesen: Wähle sie in der Lobby, oder für alle Partien in `/settings set`.',
  'start-powerless':
    '⚠️ Der Bot kann hier keine Nachrichten löschen („Nachrichten verwalten“ oder „Nachrichtenverlauf anzeigen“ fehlt), Gerede bleibt also: Haltet die Stille selbst, oder gib sie ihm unter Kanal bearbeiten → Berechtigungen.',
  opened: '💬 Der Kommunikationssatellit ist oben: Reden ist frei. Karten zeigen nicht.',
} as const;
