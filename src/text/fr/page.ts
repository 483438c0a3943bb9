export const page = {
  'local-ready': 'Pas de DISCORD_TOKEN : on joue sur cette machine. Ouvre {url} et tape /meteor new.',
  'local-second': 'Une deuxième fenêtre ou un deuxième navigateur est une deuxième personne.',
  'local-exposed':
    'ATTENTION : pas de DISCORD_TOKEN, et HOST vaut {host} : d’autres machines peuvent atteindre ce serveur. Sans la clé dans son adresse, personne n’ouvre la page. Mets HOST=127.0.0.1 pour le garder sur cette machine.',
  'local-players': 'Pour les autres : {url}',
  'discord-ready': 'Connecté à Discord en tant que {name}, sur {servers} serveurs.',
  recovered:
    '{count, plural, one {# partie inachevée est revenue, en Temps mort.} other {# parties inachevées sont revenues, en Temps mort.}}',
  'connect-failed': 'Discord est injoignable ou refuse le bot : {cause}',
  'deploy-needs-token':
    'Pour enregistrer les commandes il faut DISCORD_TOKEN ; définis-le dans l’environnement ou dans .env.',
  deployed: '{count, plural, one {# commande est enregistrée.} other {# commandes sont enregistrées.}}',
  'deployed-already':
    '{count, plural, one {# commande était déjà enregistrée ; rien n’a changé.} other {# commandes étaient déjà enregistrées ; rien n’a changé.}}',
  'gateway-closed':
    'Discord a fermé la connexion pour de bon (code {code}). Les parties sont sauvées ; corrige la cause dans le Developer Portal, puis redémarre le bot.',
  'port-busy': 'Le port {port} est pris. Mets PORT sur un autre, ou sur 0 pour n’importe quel port libre.',
  'database-busy':
    'Un autre bot utilise la base de données {path}. Arrête-le, ou mets DATABASE_PATH sur un autre fichier.',
  'database-failed': 'La base de données {path} ne s’ouvre pas : {cause}',
  'database-moved':
    'Les parties du serveur intégré ont été déplacées de {from} vers {to}, où elles sont désormais conservées.',
  'database-of-discord':
    'La base {path} contient des parties de Discord, et sans DISCORD_TOKEN ce serait le serveur intégré, qui ne trouve aucun de leurs salons. Rien n’a été changé. Définis DISCORD_TOKEN (le fichier .env manque-t-il ?), ou retire DATABASE_PATH pour jouer sur cette machine avec {local}.',
  'database-of-embedded':
    'La base {path} contient des parties du serveur intégré, que Discord ne connaît pas. Rien n’a été changé. Mets DATABASE_PATH sur un autre fichier, ou déplace celui-ci.',
  'database-of-other':
    'La base {path} appartient à l’application Discord {owner}, et ce jeton est celui de {application}, qui n’atteint aucun de ses messages. Aucune partie n’a été touchée. Utilise le jeton de {owner}, ou mets DATABASE_PATH sur un autre fichier.',
  'game-damaged':
    'La partie {game} ne peut pas être relue : {cause}. Elle reste telle quelle, et son salon est libre pour une autre. Pour la retrouver, arrête le bot et remets une sauvegarde : npm run restore -- FILE',
  environment: 'L’environnement a des défauts :',
  goodbye: 'Sauvegardé. Les parties en cours sont en Temps mort jusqu’au prochain démarrage.',
  'welcome-title': 'Meteor',
  welcome: 'Tape `/meteor new` pour ouvrir une partie, ou `/meteor rules` pour lire comment on joue.',
} as const;
