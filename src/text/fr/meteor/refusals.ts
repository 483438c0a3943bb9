export const refusals = {
  'not-seated':
    'Tu ne joues pas dans cette partie, donc rien n’a été fait. Tu peux regarder, et rejoindre le prochain lobby avec Rejoindre ou `/meteor join`.',
  'not-seated-lobby':
    'Tu n’as pas encore de place à cette table, donc rien n’a été fait. Appuie d’abord sur Rejoindre ; puis {host} distribue le champ avec Démarrer.',
  'seat-taken-host': 'Tu as déjà une place à cette table, comme hôte. Quand tout le monde est là, appuie sur Démarrer.',
  'seat-taken-lobby': 'Tu as déjà une place à cette table. {host} distribue le champ avec Démarrer.',
  'seat-taken':
    'Cette place est déjà prise, peut-être par toi. Rien n’a changé ; appuie sur « Ma main » ou prends une autre place avec Rejoindre.',
  'table-full': 'Les {most} places sont prises. Tu peux regarder, et jouer la prochaine partie.',
  'already-started':
    'Le premier Démarrer a fixé qui joue, et comment. Continue, ou attends le prochain lobby (`/meteor new`).',
  'not-started':
    'L’horloge ne tourne pas encore, donc rien ne peut se jouer. {host} la démarre avec Démarrer (`/meteor start`).',
  'game-over':
    'Cette partie est terminée, donc rien ne peut se jouer. Appuie sur Encore à sa fin, ou tape `/meteor new`.',
  'no-such-seat': 'Personne ne joue à cette place. Choisis parmi : {players}.',
  'host-only':
    'Seuls {host} (hôte) ou la modération peuvent le faire. Demande à {host} ; `/meteor host` transmet le rôle.',
  'already-host': 'Cette personne est déjà l’hôte. Choisis-en une autre.',
  'relaxed-is-solo':
    'Détendu est pour une seule personne, et vous êtes {players} ici. Jouez la première partie ou standard, ou laisse partir les autres.',
  'mulligan-used': 'Le seul Mulligan de cette partie est utilisé, donc ce champ reste. {host} démarre l’horloge.',
  'mulligan-too-late':
    'Un Mulligan ne vaut que pour le champ distribué, avant que l’horloge démarre. Continuez avec celui-ci.',
  'time-out': 'Tout est arrêté pendant un Temps mort. Appuie d’abord sur Reprendre (`/meteor resume`).',
  'no-such-site': 'Ce pas de tir n’existe pas. Choisis parmi : {sites}.',
  'card-not-in-hand': '{card} n’est pas dans ta main. Tu as : {held}.',
  'owner-first':
    'La première carte revient à {owner}, et c’est vide ({site}). Attends-la, ou pose sur un pas de tir commencé ou à toi : {sites}.',
  'site-ready':
    'Une fusée prête attend ({site}), donc {card} reste où elle est : rien ne peut y être ajouté ni retiré. {owner} peut la tirer ; pose ailleurs entre-temps.',
  'site-launching':
    'La fusée est en l’air ({site}), donc le pas de tir est occupé jusqu’à l’impact. Pose ailleurs, ou attends quelques secondes.',
  'no-project': '{card} ne va pas sur {site}, où se trouve {pile} : aucun projet ne pourrait s’achever avec. {legal}',
  'no-project-legal': 'De ta main, y vont : {cards}.',
  'no-project-none':
    'Rien de ta main n’y va ; essaie un autre pas de tir, ou fais débarrasser celui-ci par la place à qui il est.',
  'site-empty': 'Il n’y a rien ici ({site}), donc rien à y faire. Pose d’abord une carte.',
  'not-your-site':
    'Ce pas de tir est celui de {owner} ({site}) : seule cette place peut le débarrasser ou en tirer. Toi, tu le peux ici : {sites}.',
  'nothing-ready': 'Tu n’as pas de fusée prête à tirer. Pose d’abord une fusée et exactement son énergie.',
  'not-ready':
    'Il n’y a pas de fusée prête ici : {site} (maintenant : {state}). Termine-la d’abord, ou tire depuis un autre pas de tir.',
  'choose-site': 'Plusieurs fusées sont prêtes, alors dis laquelle part : {sites}.',
  'no-such-meteor': 'Il n’y a pas de météore {target} à viser. Là-haut, il y a : {legal}.',
  'no-change': 'Les dégâts de ta fusée ne peuvent pas changer de {change}. Permis : {legal}.',
  'already-passed':
    'Tu as déjà passé, et cela compte toujours. Cela s’annule quand tu fais quelque chose ou que quelqu’un pioche.',
  'confirm-last-pass':
    'Il ne manque que toi pour passer, et le changement de zone perd la partie. Passe encore dans les 10 secondes, ou appuie sur « Passer et perdre », si tu le veux vraiment.',
  'no-boss':
    'Il n’y a pas de Boss à placer maintenant : seule une partie avancée en a un, et seulement entre le champ et l’horloge. Continuez.',
  'boss-placed': '{boss} est déjà dans le champ, et une partie n’a qu’un Boss. {host} démarre l’horloge.',
  'mulligan-ended': 'Le Boss a sa place, et cela a mis fin au Mulligan. {host} démarre l’horloge.',
  'site-closed': 'Tu ne peux pas poser ici ({site}) : {challenge} ({holder}) l’interdit. Te sont ouverts : {sites}.',
  'kind-forbidden':
    '{challenge} t’empêche de poser {card}. Pose une autre carte, ou laisse quelqu’un d’autre le faire.',
  'kind-forbidden-as':
    '{card} compterait comme {counts}, et {challenge} t’empêche de poser cela. Pose une autre carte, ou annonce un autre type.',
  'rocket-forbidden':
    '{card} ne peut pas aller ici ({site}) : {challenge} ({holder}) n’y accepte aucune fusée au-dessus de {most} dégâts. Pose-la ailleurs.',
  'too-soon':
    '{challenge} demande une pause entre tes cartes : encore {seconds}. Tout le reste est permis entre-temps.',
  'target-shielded':
    '{boss} ({target}) ne peut être visé que quand il est seul. Vise d’abord l’un de ceux-ci : {legal}.',
  'no-ability': 'Tu n’as rien de tel : ton Pouvoir agit sans clic. Ton panneau montre ce que tu peux faire.',
  'no-ability-other':
    'Ce n’est pas ton Pouvoir ; le tien est {own}. Utilise celui-là, ou regarde sur ton panneau ce que tu peux faire d’autre.',
  'ability-spent-zone': '{ability} est épuisé pour cette zone. Il revient au prochain changement de zone.',
  'ability-spent-game': '{ability} marche une fois par partie, et c’est fait. Continue sans.',
  'ability-target': '{ability} ne peut pas servir sur cela. Choisis parmi : {legal}.',
  'ability-target-none': '{ability} n’a rien sur quoi agir en ce moment. Garde-le pour plus tard.',
  'hand-full': 'Ta main est pleine : {challenge} permet {cards}. Poses-en une d’abord.',
  'robots-off':
    'Les robots ne sont pas permis ici, donc jouez entre humains. Les responsables du serveur peuvent les permettre avec `/settings set`.',
  'robot-host': 'Un robot ne peut pas être l’hôte, ni jouer sans humains. Choisis un humain.',
  'time-out-off':
    'Les Temps morts sont désactivés sur ce serveur, donc l’horloge continue. Ses responsables peuvent les permettre avec `/settings set`.',
  'time-out-host-only':
    'Ici, seul {host} (hôte) demande et termine un Temps mort ; après 60 secondes, tout le monde peut le terminer. Demande à {host}.',
  'already-time-out': 'Le temps est déjà arrêté. Reprendre (`/meteor resume`) le laisse repartir.',
  'no-time-out': 'L’horloge tourne : il n’y a pas de Temps mort à terminer. Continue.',
  anyone: 'tout le monde',
  you: 'toi',
} as const;
