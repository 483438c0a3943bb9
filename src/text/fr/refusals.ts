export const refusals = {
  'channel-busy':
    'Une partie est déjà en cours dans ce salon, et un salon n’en tient qu’une. Regarde-la ou rejoins-la (`/meteor board`), ou ouvre la tienne dans un autre salon.',
  'no-game': 'Aucune partie n’est en cours dans ce salon. `/meteor new` en ouvre une.',
  'disk-full':
    'Le disque du bot est presque plein, donc il n’ouvre plus de parties ; celles en cours continuent. Dis à la personne qui l’héberge de faire de la place.',
  'storage-failed':
    'Le bot n’a pas pu le sauvegarder, donc cela n’a pas eu lieu, et la partie est arrêtée jusqu’à ce qu’il le puisse. Aucun temps n’est perdu ; réessaie dans un instant.',
  repeated: 'Ce clic a déjà compté ; il n’est pas fait deux fois. Rien d’autre à faire.',
  'shutting-down':
    'Le bot redémarre en ce moment, donc rien ne se joue. La partie est en Temps mort et reprend dans un instant avec Reprendre.',
} as const;
