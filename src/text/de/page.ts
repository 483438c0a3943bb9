export const page = {
  'local-ready': 'Kein DISCORD_TOKEN: Gespielt wird auf diesem Rechner. Öffne {url} und gib /meteor new ein.',
  'local-second': 'Ein zweites Fenster oder ein zweiter Browser ist eine zweite Person.',
  'local-exposed':
    'WARNUNG: kein DISCORD_TOKEN, und HOST ist {host}: Auch andere Rechner erreichen diesen Server. Ohne den Schlüssel in der Adresse öffnet niemand die Seite. Setze HOST=127.0.0.1, damit er auf diesem Rechner bleibt.',
  'local-players': 'Für die anderen: {url}',
  'discord-ready': 'Mit Discord verbunden als {name}, auf {servers} Servern.',
  recovered:
    '{count, plural, one {# unvollendete Partie ist wieder da, in Auszeit.} other {# unvollendete Partien sind wieder da, in Auszeit.}}',
  'connect-failed': 'Discord ist nicht erreichbar oder lässt den Bot nicht hinein: {cause}',
  'deploy-needs-token': 'Um Befehle anzumelden, braucht es DISCORD_TOKEN; setze es in der Umgebung oder in .env.',
  deployed: '{count, plural, one {# Befehl ist angemeldet.} other {# Befehle sind angemeldet.}}',
  'deployed-already':
    '{count, plural, one {# Befehl war schon angemeldet; nichts wurde geändert.} other {# Befehle waren schon angemeldet; nichts wurde geändert.}}',
  'gateway-closed':
    'Discord hat die Verbindung endgültig geschlossen (Code {code}). Die Partien sind gespeichert; behebe die Ursache im Developer Portal und starte den Bot dann neu.',
  'port-busy': 'Port {port} ist belegt. Setze PORT auf einen anderen, oder auf 0 für irgendeinen freien.',
  'database-busy':
    'Ein anderer Bot benutzt die Datenbank {path}. Halte ihn an, oder setze DATABASE_PATH auf eine andere Datei.',
  'database-failed': 'Die Datenbank {path} lässt sich nicht öffnen: {cause}',
  'database-moved':
    'Die Partien des eingebauten Servers wurden von {from} nach {to} verschoben und liegen von jetzt an dort.',
  'database-of-discord':
    'Die Datenbank {path} enthält Partien von Discord, und ohne DISCORD_TOKEN wäre dies der eingebaute Server, der keinen ihrer Kanäle findet. Nichts wurde geändert. Setze DISCORD_TOKEN (fehlt die Datei .env?) oder lass DATABASE_PATH weg, um auf diesem Rechner mit {local} zu spielen.',
  'database-of-embedded':
    'Die Datenbank {path} enthält Partien des eingebauten Servers, die Discord nicht kennt. Nichts wurde geändert. Setze DATABASE_PATH auf eine andere Datei oder verschiebe diese.',
  'database-of-other':
    'Die Datenbank {path} gehört zur Discord-Anwendung {owner}; dieses Token gehört zu {application} und erreicht keine ihrer Nachrichten. Keine Partie wurde berührt. Nimm das Token von {owner} oder setze DATABASE_PATH auf eine andere Datei.',
  'game-damaged':
    'Partie {game} lässt sich nicht zurücklesen: {cause}. Sie bleibt, wie sie ist, und ihr Kanal ist für eine andere frei. Um sie zurückzuholen, halte den Bot an und spiele eine Sicherung ein: npm run restore -- FILE',
  environment: 'Die Umgebung hat Fehler:',
  goodbye: 'Gespeichert. Laufende Partien stehen bis zum nächsten Start in Auszeit.',
  'welcome-title': 'Meteor',
  welcome: 'Gib `/meteor new` ein, um eine Partie zu eröffnen, oder `/meteor rules`, um zu lesen, wie es geht.',
} as const;
