export const commands = {
  history: {
    about: 'Vergangene Partien dieses Servers',
    list: { about: 'Vergangene Partien auflisten, die neueste zuerst' },
    show: { about: 'Wie eine vergangene Partie verlief, Zone für Zone' },
    replay: { about: 'Eine vergangene Partie Schritt für Schritt ansehen' },
    export: { about: 'Eine Partie als Dateien: ihr Protokoll und eine Wiederholung für jeden Browser' },
    forget: { about: 'Dich (mit „Server verwalten“: andere) aus vergangenen Partien entfernen' },
    'server-export': { about: '„Server verwalten“: alles, was über diesen Server gespeichert ist, als Datei' },
    'server-delete': { about: '„Server verwalten“: alles löschen, was über diesen Server gespeichert ist' },
    option: {
      game: 'Welche Partie; sonst die neueste',
      player: 'Partien einer Person',
      who: 'Wer; sonst du selbst',
      result: 'Wie sie ausging',
      kind: 'Welches Spiel; sonst jedes',
      mode: 'Welche Spielart',
      date: 'Wann: 2026-11-20, 2026-11, today, 7 days …',
    },
  },
  stats: {
    about: 'Statistik der Partien dieses Servers',
    player: { about: 'Was eine Person geleistet hat', player: 'Wer; sonst du selbst' },
    server: { about: 'Was dieser Server geleistet hat' },
    leaderboard: { about: 'Die Ehrentafel: ohne Roboter, ohne gewählte Startwerte', by: 'Wonach geordnet' },
    option: { game: 'Welches Spiel; sonst das hier zuletzt gespielte' },
  },
  settings: {
    about: 'Einstellungen dieses Servers, für alle, die ihn verwalten',
    show: { about: 'Die Einstellungen zeigen' },
    set: { about: 'Eine Einstellung ändern', setting: 'Welche', value: 'Auf welchen Wert' },
    check: { about: 'Alle Berechtigungen und Intents prüfen, die der Bot hier braucht' },
  },
} as const;
