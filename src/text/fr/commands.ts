export const commands = {
  history: {
    about: 'Les parties passées de ce serveur',
    list: { about: 'Lister les parties passées, la plus récente d’abord' },
    show: { about: 'Le déroulement d’une partie passée, zone par zone' },
    replay: { about: 'Revoir une partie passée pas à pas' },
    export: { about: 'Une partie en fichiers : son journal, et une rediffusion pour tout navigateur' },
    forget: { about: 'Te retirer (avec Gérer le serveur : n’importe qui) des parties passées' },
    'server-export': { about: 'Gérer le serveur : tout ce qui est conservé de ce serveur, en un fichier' },
    'server-delete': { about: 'Gérer le serveur : supprimer tout ce qui est conservé de ce serveur' },
    option: {
      game: 'Quelle partie ; sinon la plus récente',
      player: 'Les parties d’une personne',
      who: 'Qui ; sinon toi',
      result: 'Comment elle s’est terminée',
      mode: 'Quel mode de jeu',
      date: 'Quand : 2026-11-20, 2026-11, today, 7 days …',
    },
  },
  stats: {
    about: 'Statistiques des parties de ce serveur',
    player: { about: 'Ce qu’une personne a accompli', player: 'Qui ; sinon toi' },
    server: { about: 'Ce que ce serveur a accompli' },
    leaderboard: { about: 'Le tableau d’honneur : sans robots ni graines choisies', by: 'Trié selon quoi' },
  },
  settings: {
    about: 'Réglages de ce serveur, pour celles et ceux qui le gèrent',
    show: { about: 'Montrer les réglages' },
    set: { about: 'Changer un réglage', setting: 'Lequel', value: 'Sa nouvelle valeur' },
    check: { about: 'Vérifier les permissions et intents dont le bot a besoin ici' },
  },
} as const;
