export const errors = {
  'too-late':
    'Ce clic est arrivé au bot plus de trois secondes trop tard, donc rien n’a été fait. Regarde le plateau, et appuie de nouveau si tu le veux toujours.',
  'unknown-version': 'Ce bouton vient d’une autre version du bot. `/meteor board` affiche un plateau neuf.',
  malformed: 'Le bot ne connaît pas ce bouton. `/meteor board` affiche un plateau neuf.',
  'other-game': 'Ce bouton appartient à une partie terminée. `/meteor board` montre celle qui est en cours.',
  'stale-choice':
    'Ce choix n’existe plus : la table a changé entre-temps. Rien n’a été fait ; choisis parmi ce qui est proposé maintenant.',
  'guild-only': 'Meteor se joue dans le salon d’un serveur, pas en message privé. Utilise la commande là-bas.',
  'channel-kind': 'Une partie a besoin d’un salon textuel ordinaire. Ouvre-la dans l’un d’eux.',
  'channel-not-allowed':
    'Les parties ne sont pas permises dans ce salon. Les responsables du serveur ont choisi : {channels}.',
  'not-allowed-to-start':
    'Seules les personnes ayant {roles} peuvent ouvrir des parties ici. Demande-leur, ou aux responsables du serveur (`/settings set`).',
  'manage-server': 'C’est réservé aux personnes ayant Gérer le serveur. Demande à l’une d’elles.',
  'advanced-only':
    'Les Pouvoirs et les Handicaps appartiennent à la partie avancée, donc aucun lobby n’a été ouvert. Choisis le mode `advanced` pour eux, ou laisse-les de côté.',
  'cannot-post':
    'Le bot ne peut pas écrire dans ce salon, donc la partie ne peut pas s’afficher. Accorde-lui Voir le salon et Envoyer des messages dans Modifier le salon → Permissions, puis réessaie.',
  'discord-failed':
    'Discord n’a pas accepté la réponse du bot. Ce qui a été joué compte : appuie sur « Ma main » ou tape `/meteor board` pour le voir.',
  unexpected:
    'Quelque chose a mal tourné dans le bot, donc rien n’a été fait ; la personne qui l’héberge peut le retrouver dans le journal sous {reference}. Réessaie.',
  'login-token':
    'Discord a refusé le jeton. Copie-le de nouveau depuis le Developer Portal (Bot → Reset Token) dans DISCORD_TOKEN.',
  'login-intents':
    'Discord a refusé l’intent Message Content. Active-le dans le Developer Portal (Bot → Privileged Gateway Intents → Message Content Intent), ou démarre sans le silence.',
} as const;
