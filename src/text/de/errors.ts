export const errors = {
  'too-late':
    'Dieser Klick kam mehr als drei Sekunden zu spät beim Bot an, darum geschah nichts. Sieh auf das Spielfeld und drücke noch einmal, wenn du es weiterhin willst.',
  'unknown-version':
    'Diese Schaltfläche stammt von einer anderen Version des Bots. `/meteor board` zeigt das Spielfeld neu.',
  malformed: 'Der Bot kennt diese Schaltfläche nicht. `/meteor board` zeigt das Spielfeld neu.',
  'other-game':
    'Diese Schaltfläche gehört zu einer Partie, die vorbei ist. `/meteor board` zeigt die, die gerade läuft.',
  'stale-choice':
    'Diese Auswahl gibt es nicht mehr: Der Tisch hat sich inzwischen geändert. Es geschah nichts; wähle neu aus dem, was jetzt angeboten wird.',
  'guild-only': 'Meteor wird im Kanal eines Servers gespielt, nicht in Direktnachrichten. Nutze den Befehl dort.',
  'channel-kind': 'Eine Partie braucht einen gewöhnlichen Textkanal. Eröffne sie in einem.',
  'channel-not-allowed':
    'In diesem Kanal sind keine Partien erlaubt. Wer den Server verwaltet, hat diese gewählt: {channels}.',
  'not-allowed-to-start':
    'Nur wer {roles} hat, darf hier Partien eröffnen. Frag dort nach oder bei denen, die den Server verwalten (`/settings set`).',
  'manage-server': 'Das dürfen nur die, die „Server verwalten“ haben. Frag dort nach.',
  'advanced-only':
    'Fähigkeiten und Handicaps gehören zum fortgeschrittenen Spiel, darum wurde keine Lobby eröffnet. Wähle dafür die Spielart `advanced` oder lass sie weg.',
  'cannot-post':
    'Der Bot kann in diesem Kanal nichts schreiben, also lässt sich die Partie nicht zeigen. Gib ihm „Kanal ansehen“ und „Nachrichten senden“ unter Kanal bearbeiten → Berechtigungen und versuche es noch einmal.',
  'discord-failed':
    'Discord hat die Antwort des Bots nicht angenommen. Was gespielt wurde, gilt: Drücke „Meine Hand“ oder gib `/meteor board` ein, um es zu sehen.',
  unexpected:
    'Im Bot ist etwas schiefgegangen, darum geschah nichts; wer ihn betreibt, findet es im Protokoll unter {reference}. Versuche es noch einmal.',
  'login-token':
    'Discord hat das Token abgelehnt. Kopiere es neu aus dem Developer Portal (Bot → Reset Token) nach DISCORD_TOKEN.',
  'login-intents':
    'Discord hat den Message Content Intent abgelehnt. Schalte ihn im Developer Portal ein (Bot → Privileged Gateway Intents → Message Content Intent) oder starte ohne Stille.',
} as const;
