import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Ordre',
  'cosmic-run.document.fixed.order.text':
    'Le premier joueur d’abord, puis dans le sens des aiguilles d’une montre. Un tour : 1 impact de météore, 2 lancer et placer les dés, 3 actions.',
  'cosmic-run.document.fixed.strike.title': 'Impact',
  'cosmic-run.document.fixed.strike.text':
    'Retourne la première carte météore. Un « raté » n’a pas de nombre : passe à l’étape 2. Sinon elle touche la planète du premier nombre ; si elle est décomptée, celle du deuxième ; puis celle du troisième. Si les trois le sont, elle ne touche rien.',
  'cosmic-run.document.fixed.hits.title': 'Coups',
  'cosmic-run.document.fixed.hits.text':
    'Premier coup : un jeton météore côté 1. Deuxième : il est retourné côté 2. Troisième : la planète est détruite, et le jeu s’arrête pour la décompter.',
  'cosmic-run.document.fixed.discards.title': 'Défausse',
  'cosmic-run.document.fixed.discards.text':
    'Une carte météore résolue quitte le jeu ; on ne peut pas regarder les cartes météore défaussées.',
  'cosmic-run.document.fixed.dice.title': 'Dés',
  'cosmic-run.document.fixed.dice.text':
    'Six : cinq blancs, un jaune. Après chaque lancer il faut placer au moins un dé ; tous les autres sont relancés, jusqu’à ce que tous soient placés. Un dé placé ne bouge plus de ce tour. Rien ne se passe avant l’étape 3.',
  'cosmic-run.document.fixed.places.title': 'Lieux',
  'cosmic-run.document.fixed.places.text':
    'Planètes (les vaisseaux avancent), cartes alien (recruter), ta carte technique (cristaux). Tu peux placer plusieurs dés en plusieurs lieux à la fois.',
  'cosmic-run.document.fixed.planet-1.title': 'Planète 1',
  'cosmic-run.document.fixed.planet-1.text': 'Une case pour chaque dé qui montre exactement 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planètes 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Une case pour chaque groupe de deux, trois, quatre ou cinq dés identiques. Un groupe peut se former en plusieurs lancers ; un groupe incomplet est perdu.',
  'cosmic-run.document.fixed.planet-6.title': 'Planète 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Une case pour chaque dé blanc différent, plus le nombre du dé jaune s’il y est. Placer le dé jaune sur la planète 6 termine aussitôt l’étape 2 ; ailleurs c’est un dé ordinaire.',
  'cosmic-run.document.fixed.aliens.title': 'Aliens',
  'cosmic-run.document.fixed.aliens.text':
    'Une carte montre un ou deux dés ; les dés qui correspondent (le jaune aussi) peuvent y être placés, pas forcément ensemble ; le premier des deux est perdu sans le second. Jusqu’à 3 recrues par tour, jusqu’à 5 en tout. Une carte recrutée reste visible et est remplacée aussitôt, sauf si la pioche est vide. Les aliens donnent des pouvoirs et peuvent être congédiés pour des points, aussi pour faire de la place.',
  'cosmic-run.document.fixed.crystals.title': 'Cristaux',
  'cosmic-run.document.fixed.crystals.text':
    'Un pour chaque dé sur la carte technique, quels que soient son nombre et sa couleur ; 5 au plus. Ils paient les pouvoirs spéciaux.',
  'cosmic-run.document.fixed.moving.title': 'Avancer',
  'cosmic-run.document.fixed.moving.text':
    'Un vaisseau avance de toute sa portée, même au-delà d’un jeton. Arriver sur une planète la découvre : le jeu s’arrête pour la décompter. Les vaisseaux d’une même case s’empilent dans n’importe quel ordre, sauf sur la piste 6 : le dernier arrivé se pose dessus, et celui du dessous est devant quand on compte.',
  'cosmic-run.document.fixed.tokens.title': 'Jetons Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Seul un vaisseau qui s’arrête sur la case en gagne ; ils valent leurs points à la fin ; leur valeur peut rester cachée.',
  'cosmic-run.document.ruling.CR1.title': 'Vaisseaux et pistes',
  'cosmic-run.document.ruling.CR1.text':
    'Chaque joueur a un vaisseau sur chacune des six pistes, au départ sur la case 0. La dernière case d’une piste est la planète. Un vaisseau qui la dépasserait s’y arrête.',
  'cosmic-run.document.ruling.CR2.title': 'Décompter une planète',
  'cosmic-run.document.ruling.CR2.text':
    'Découverte ou détruite : les vaisseaux sont classés par case, et chaque propriétaire reçoit la valeur de son rang. Un vaisseau sur la case 0 ne rapporte rien et ne prend pas de rang. À égalité (pistes 1–5) on additionne les valeurs des rangs occupés et on partage, arrondi à l’inférieur ; sur la piste 6 la pile départage. La découverte rapporte 3 de plus. La planète est alors décomptée : ses vaisseaux restent, ses jetons sortent du jeu face cachée, et on ne peut plus y placer de dés.',
  'cosmic-run.document.ruling.CR3.title': 'Ordre de l’étape 3',
  'cosmic-run.document.ruling.CR3.text':
    'Les vaisseaux (les planètes dans n’importe quel ordre, une fois chacune), puis les recrues, puis les cristaux. Propulseurs et congés sont possibles à tout moment de l’étape 3. Les dés d’une planète déjà décomptée ne font rien.',
  'cosmic-run.document.ruling.CR4.title': 'Ce qui peut être placé',
  'cosmic-run.document.ruling.CR4.text':
    'Planète 1 : les dés à 1. Planètes 2–5 : n’importe quel dé. Planète 6 : les dés blancs d’un nombre qui n’y est pas encore, ou le jaune. Carte alien : un dé dont elle a encore besoin. Ta carte technique : n’importe quel dé. Jamais plus de trois cartes alien avec tes dés en un tour. Les cristaux au-delà de 5 sont perdus.',
  'cosmic-run.document.ruling.CR5.title': 'Groupes',
  'cosmic-run.document.ruling.CR5.text':
    'Aux planètes 2–5 on compte les dés par nombre : quatre 3 sur la planète 2 font deux paires, tout comme deux 3 et deux 5 ; six 4 sur la planète 3 font deux cases. Le dé jaune compte comme un blanc.',
  'cosmic-run.document.ruling.CR6.title': 'Le jaune sur la planète 6',
  'cosmic-run.document.ruling.CR6.text':
    'À confirmer tant que d’autres dés ne sont pas placés, car ils sont perdus. Les dés blancs placés du même clic comptent.',
  'cosmic-run.document.ruling.CR7.title': 'Pouvoirs des aliens',
  'cosmic-run.document.ruling.CR7.text':
    'Les pouvoirs « chaque tour » servent une fois à chacun de tes tours ; les pouvoirs « toujours » agissent d’eux-mêmes. On recrute après avoir avancé : un pouvoir aide donc dès le tour suivant. Un second exemplaire ne donne pas un second usage. Tu ne congédies qu’à l’étape 3 de ton tour, autant que tu veux. Les aliens qu’il te reste à la fin valent 1 point chacun.',
  'cosmic-run.document.ruling.CR8.title': 'Recruter avec cinq aliens',
  'cosmic-run.document.ruling.CR8.text': 'Congédie d’abord un alien (il rapporte ses points), ou renonce à la recrue.',
  'cosmic-run.document.ruling.CR9.title': 'Pouvoirs techniques',
  'cosmic-run.document.ruling.CR9.text':
    'Les pouvoirs de l’étape 2 se paient avec les cristaux que tu as déjà ; ceux de ce tour arrivent à l’étape 3 et peuvent payer les Propulseurs. Autant de pouvoirs que tu veux par tour. Un dé changé garde sa couleur ; seuls les dés non placés peuvent être changés ou relancés.',
  'cosmic-run.document.ruling.CR10.title': 'Ordre des jetons',
  'cosmic-run.document.ruling.CR10.text':
    'Un vaisseau qui s’arrête sur une case à jeton le prend ; deux joueurs n’en partagent jamais un. Seul son propriétaire en voit la valeur ; tous sont montrés à la fin.',
  'cosmic-run.document.ruling.CR11.title': 'La fin',
  'cosmic-run.document.ruling.CR11.text':
    'La partie se termine avec la manche où la dernière planète est décomptée ou la pioche météore épuisée. Dans cette dernière manche, sans carte, l’étape 1 est sautée. Les planètes non décomptées ne rapportent rien.',
  'cosmic-run.document.ruling.CR12.title': 'Qui gagne',
  'cosmic-run.document.ruling.CR12.text':
    'Le plus de points : planètes, aliens, jetons et ordre de jeu. À égalité : plus de planètes découvertes, puis plus de jetons, puis qui jouait plus tard.',
  'cosmic-run.document.ruling.CR13.title': 'Partir',
  'cosmic-run.document.ruling.CR13.text':
    'Un robot prend le relais. Si les robots sont désactivés, les vaisseaux du joueur restent et sont classés, et ses tours sont sautés. Si un joueur ne fait rien pendant la limite de tour, un robot joue ce tour-là.',
  'cosmic-run.document.ruling.CR14.title': 'Hasard',
  'cosmic-run.document.ruling.CR14.text':
    'La pioche météore, la pioche alien, les jetons et le premier joueur sont tirés au départ de la graine secrète de la partie ; les dés lancés viennent dans l’ordre blancs 1–5, jaune. La graine est montrée à la fin.',
  'cosmic-run.document.note':
    'Nous n’avons qu’un fragment des règles de *Cosmic Run: Regeneration*. Ce qu’il dit est respecté ; les autres nombres, noms et effets sont de nous, trouvés par simulation. Œuvre de fans, non officielle.',
};
