import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Orden',
  'cosmic-run.document.fixed.order.text':
    'Primero quien empieza, luego en el sentido del reloj. Un turno es: 1 impacto de meteoro, 2 tirar y asignar dados, 3 acciones.',
  'cosmic-run.document.fixed.strike.title': 'Impacto',
  'cosmic-run.document.fixed.strike.text':
    'Descubre la primera carta de meteoro. Un fallo no tiene números: sigue con el paso 2. Si los tiene, golpea el planeta del número de arriba; si ya está puntuado, el del segundo; luego el del tercero. Si los tres están puntuados, no golpea nada.',
  'cosmic-run.document.fixed.hits.title': 'Golpes',
  'cosmic-run.document.fixed.hits.text':
    'Primer golpe: una ficha de meteoro por el lado 1. Segundo: se gira al 2. Tercero: el planeta queda destruido y el juego se detiene para puntuar.',
  'cosmic-run.document.fixed.discards.title': 'Descartes',
  'cosmic-run.document.fixed.discards.text':
    'Una carta de meteoro resuelta sale del juego; nadie puede mirar las descartadas.',
  'cosmic-run.document.fixed.dice.title': 'Dados',
  'cosmic-run.document.fixed.dice.text':
    'Seis: cinco blancos y uno amarillo. Tras cada tirada hay que asignar al menos un dado; todos los demás se vuelven a tirar, hasta que todos estén asignados. Un dado asignado ya no se mueve en ese turno. Nada ocurre antes del paso 3.',
  'cosmic-run.document.fixed.places.title': 'Lugares',
  'cosmic-run.document.fixed.places.text':
    'Planetas (mover naves), cartas de alienígena (reclutar), tu carta técnica (cristales). Puedes asignar varios dados a varios lugares a la vez.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Una casilla por cada dado que muestre exactamente 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planetas 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Una casilla por cada dos, tres, cuatro o cinco iguales. Puedes reunir un grupo en varias tiradas; los incompletos se pierden.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Una casilla por cada dado blanco distinto, más el número del amarillo si está allí. Asignar el dado amarillo al planeta 6 termina el paso 2 en el acto; en otro lugar es un dado corriente.',
  'cosmic-run.document.fixed.aliens.title': 'Alienígenas',
  'cosmic-run.document.fixed.aliens.text':
    'Una carta muestra uno o dos dados; puedes asignar los que coincidan (también el amarillo), no necesariamente juntos; el primero de dos se pierde sin el segundo. Hasta 3 reclutas por turno, hasta 5 en total. La carta reclutada queda boca arriba y se repone enseguida, salvo que el mazo esté vacío. Los alienígenas dan poderes y pueden retirarse por puntos, también para hacer sitio.',
  'cosmic-run.document.fixed.crystals.title': 'Cristales',
  'cosmic-run.document.fixed.crystals.text':
    'Uno por cada dado en la carta técnica, de cualquier número y color; 5 como mucho. Con ellos se pagan poderes especiales.',
  'cosmic-run.document.fixed.moving.title': 'Mover',
  'cosmic-run.document.fixed.moving.text':
    'Una nave avanza todo lo que le toca, aunque pase de largo una ficha. Llegar a un planeta lo descubre: el juego se detiene para puntuar. Las naves de una misma casilla se apilan en cualquier orden, salvo en la pista 6: allí la que llega después va encima, y la de abajo cuenta como adelantada al puntuar.',
  'cosmic-run.document.fixed.tokens.title': 'Fichas Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Solo las gana una nave que se detiene en la casilla; dan sus puntos al final; su valor puede guardarse en secreto.',
  'cosmic-run.document.ruling.CR1.title': 'Naves y pistas',
  'cosmic-run.document.ruling.CR1.text':
    'Cada jugador tiene una nave en cada una de las seis pistas, al principio en la casilla 0. La última casilla de una pista es el planeta. Una nave que lo sobrepasaría se detiene en él.',
  'cosmic-run.document.ruling.CR2.title': 'Puntuar un planeta',
  'cosmic-run.document.ruling.CR2.text':
    'Descubierto o destruido: las naves se ordenan por casilla, y cada dueño recibe el valor de su puesto. Una nave en la casilla 0 no da nada ni ocupa puesto. Las empatadas (pistas 1–5) suman los valores de los puestos que ocupan y los reparten, redondeando hacia abajo; en la pista 6 desempata la pila. Quien lo descubre gana 3 más. Entonces el planeta está puntuado: sus naves se quedan, sus fichas salen del juego boca abajo y ya no se le pueden asignar dados.',
  'cosmic-run.document.ruling.CR3.title': 'Orden en el paso 3',
  'cosmic-run.document.ruling.CR3.text':
    'Naves (los planetas en cualquier orden, cada uno una vez), luego reclutas, luego cristales. Puedes usar Propulsores y retirar alienígenas en cualquier momento del paso 3. Los dados en un planeta que ya esté puntuado no hacen nada.',
  'cosmic-run.document.ruling.CR4.title': 'Qué puede asignarse',
  'cosmic-run.document.ruling.CR4.text':
    'Planeta 1: dados con 1. Planetas 2–5: cualquier dado. Planeta 6: dados blancos de un número que aún no esté allí, o el amarillo. Carta de alienígena: un dado que aún necesite. Tu carta técnica: cualquier dado. Nunca más de tres cartas de alienígena con tus dados en un turno. Los cristales por encima de 5 se pierden.',
  'cosmic-run.document.ruling.CR5.title': 'Grupos',
  'cosmic-run.document.ruling.CR5.text':
    'En los planetas 2–5 los dados se cuentan por número: cuatro treses en el planeta 2 son dos parejas, igual que dos treses y dos cincos; seis cuatros en el planeta 3 son dos casillas. El dado amarillo cuenta como uno blanco.',
  'cosmic-run.document.ruling.CR6.title': 'El amarillo al planeta 6',
  'cosmic-run.document.ruling.CR6.text':
    'Hay que confirmarlo mientras queden otros dados sin asignar, porque se pierden. Los blancos asignados con el mismo clic cuentan.',
  'cosmic-run.document.ruling.CR7.title': 'Poderes de los alienígenas',
  'cosmic-run.document.ruling.CR7.text':
    'Los poderes de «cada turno» funcionan una vez en cada turno de su dueño; los de «siempre», por sí solos. Se recluta después de mover, así que un poder ayuda desde el turno siguiente. Una segunda copia no da un segundo uso. Solo puedes retirar alienígenas en el paso 3 de tu turno, cuantas veces quieras. Los que te queden al final dan 1 punto cada uno.',
  'cosmic-run.document.ruling.CR8.title': 'Reclutar con cinco alienígenas',
  'cosmic-run.document.ruling.CR8.text': 'Retira antes uno (da sus puntos), o renuncia al recluta.',
  'cosmic-run.document.ruling.CR9.title': 'Poderes técnicos',
  'cosmic-run.document.ruling.CR9.text':
    'Los poderes del paso 2 se pagan con los cristales que ya tienes; los ganados en este turno llegan en el paso 3 y pueden pagar Propulsores. Puedes usar cuantos poderes quieras en un turno. Un dado cambiado conserva su color; solo se pueden cambiar o volver a tirar dados sin asignar.',
  'cosmic-run.document.ruling.CR10.title': 'Orden de las fichas',
  'cosmic-run.document.ruling.CR10.text':
    'Una nave que para en una casilla con ficha se la lleva; dos jugadores nunca comparten una. Solo su dueño ve el valor; al final se muestran todas.',
  'cosmic-run.document.ruling.CR11.title': 'El final',
  'cosmic-run.document.ruling.CR11.text':
    'La partida acaba con la ronda en que se puntuó el último planeta o se agotó el mazo de meteoros. En esa última ronda, sin cartas, se omite el paso 1. Los planetas sin puntuar no dan nada.',
  'cosmic-run.document.ruling.CR12.title': 'Quién gana',
  'cosmic-run.document.ruling.CR12.text':
    'Más puntos de planetas, alienígenas, fichas y orden de juego. En caso de empate: más planetas descubiertos, luego más fichas, luego quien jugaba más tarde.',
  'cosmic-run.document.ruling.CR13.title': 'Irse',
  'cosmic-run.document.ruling.CR13.text':
    'Un robot toma el relevo. Donde no hay robots, las naves del jugador se quedan y cuentan, y sus turnos se saltan. Si un jugador no hace nada durante el límite de turno, un robot juega ese turno.',
  'cosmic-run.document.ruling.CR14.title': 'Azar',
  'cosmic-run.document.ruling.CR14.text':
    'El mazo de meteoros, el de alienígenas, las fichas y quién empieza salen al principio de la semilla secreta de la partida; los dados que se tiran van en el orden blancos 1–5, amarillo. La semilla se muestra al final.',
  'cosmic-run.document.note':
    'Del reglamento de *Cosmic Run: Regeneration* solo tenemos un fragmento. Lo que dice se respeta; los demás números, nombres y efectos son nuestros, ajustados por simulación. Obra de aficionados, no oficial.',
};
