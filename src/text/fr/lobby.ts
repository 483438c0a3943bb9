export const lobby = {
  missing: '⚠️ **Ce qui manque au bot dans ce salon :**',
  'without-silence': 'Accorde-le et ouvre une nouvelle partie, ou jouez sans silence : le bouton ci-dessous.',
  'without-play': 'Sans cela, la partie ne peut pas s’afficher ici.',
  permission: {
    'view-channel': '**Voir le salon** : pour voir ce salon.',
    'send-messages': '**Envoyer des messages** : pour afficher le plateau.',
    'manage-messages': '**Gérer les messages** : pour supprimer les paroles pendant le silence.',
    'manage-threads': '**Gérer les fils** : pour changer les titres de fils qui parlent.',
    'read-history': '**Voir les anciens messages** : pour retrouver le message à supprimer.',
    'message-content': '**Intent Message Content** : pour distinguer « passe » des paroles.',
    'guild-messages': '**Intent Messages** : pour entendre le salon.',
  },
  remedy: {
    'view-channel': 'Accorde-la dans Modifier le salon → Permissions.',
    'send-messages': 'Accorde-la dans Modifier le salon → Permissions.',
    'manage-messages': 'Accorde-la au rôle du bot dans Modifier le salon → Permissions.',
    'manage-threads':
      'Accorde-la au rôle du bot dans Modifier le salon → Permissions. Sans elle, les titres bavards restent.',
    'read-history': 'Accorde-la dans Modifier le salon → Permissions.',
    'message-content':
      'La personne qui héberge le bot l’active : Discord Developer Portal → Bot → Privileged Gateway Intents.',
    'guild-messages': 'La personne qui héberge le bot doit le démarrer avec cet intent.',
  },
} as const;
