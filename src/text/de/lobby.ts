export const lobby = {
  missing: '⚠️ **Was dem Bot in diesem Kanal fehlt:**',
  'without-silence': 'Gib es ihm und eröffne eine neue Partie, oder spielt ohne Stille: die Schaltfläche unten.',
  'without-play': 'Ohne das lässt sich die Partie hier nicht zeigen.',
  permission: {
    'view-channel': '**Kanal ansehen**: um diesen Kanal zu sehen.',
    'send-messages': '**Nachrichten senden**: um das Spielfeld zu zeigen.',
    'manage-messages': '**Nachrichten verwalten**: um Gerede während der Stille zu löschen.',
    'manage-threads': '**Threads verwalten**: um Thread-Titel zu ändern, die etwas verraten.',
    'read-history': '**Nachrichtenverlauf anzeigen**: um die Nachricht zu finden, die er löscht.',
    'message-content': '**Message Content Intent**: um „pass“ von Gerede zu unterscheiden.',
    'guild-messages': '**Messages Intent**: um den Kanal überhaupt zu hören.',
  },
  remedy: {
    'view-channel': 'Gib sie unter Kanal bearbeiten → Berechtigungen.',
    'send-messages': 'Gib sie unter Kanal bearbeiten → Berechtigungen.',
    'manage-messages': 'Gib sie der Rolle des Bots unter Kanal bearbeiten → Berechtigungen.',
    'manage-threads':
      'Gib sie der Rolle des Bots unter Kanal bearbeiten → Berechtigungen. Sonst bleiben verräterische Titel stehen.',
    'read-history': 'Gib sie unter Kanal bearbeiten → Berechtigungen.',
    'message-content':
      'Wer den Bot betreibt, schaltet ihn ein: Discord Developer Portal → Bot → Privileged Gateway Intents.',
    'guild-messages': 'Wer den Bot betreibt, muss ihn mit diesem Intent starten.',
  },
} as const;
