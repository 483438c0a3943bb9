import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Orden',
  'cosmic-run.document.fixed.order.text':
    'Primero quien empieza, luego en el sentido del reloj. Un turno es: 1 impacto de meteoro, 2 tirar y asignar dados, 3 acciones.',
  'cosmic-run.document.fixed.strike.title': 'Impacto',
  'cosmic-run.document.fixed.strike.text':
    'Se da la vuelta a la primera carta de meteoro. Un fallo no tiene números: sigue el paso 2. Si no, recibe el golpe el planeta del primer número; si ya está puntuado, el del segundo; si también, el del tercero; si lo están los tres, ninguno.',
  'cosmic-run.document.fixed.hits.title': 'Golpes',
  'cosmic-run.document.fixed.hits.text':
    'Primer golpe: una ficha de meteoro con el lado 1. Segundo: se gira al 2. Tercero: el planeta queda destruido y el juego se detiene para puntuar.',
  'cosmic-run.document.fixed.discards.title': 'Descartes',
  'cosmic-run.document.fixed.discards.text':
    'Una carta de meteoro resuelta sale del juego; nadie puede mirar las descartadas.',
  'cosmic-run.document.fixed.dice.title': 'Dados',
  'cosmic-run.document.fixed.dice.text':
    'Seis: cinco blancos y uno amarillo. Tras cada tirada hay que asignar al menos un dado; todos los demás se vuelven a tirar, hasta que todos estén asignados. Un dado asignado ya no se mueve en ese turno. Nada ocurre antes del paso 3.',
  'cosmic-run.document.fixed.places.title': 'Lugares',
  'cosmic-run.document.fixed.places.text':
    'Planetas (mueven naves), cartas de alienígena (reclutar), tu carta técnica (cristales). Se permiten varios dados en varios lugares a la vez.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Una casilla por cada dado que muestre exactamente 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planetas 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Una casilla por cada dos, tres, cuatro o cinco iguales. Un grupo puede reunirse en varias tiradas; los incompletos se pierden.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Una casilla por cada número distinto de los dados blancos, más el número del amarillo si está allí. Asignar el dado amarillo al planeta 6 acaba el paso 2 en el acto; en otros lugares es un dado corriente.',
  'cosmic-run.document.fixed.aliens.title': 'Alienígenas',
  'cosmic-run.document.fixed.aliens.text':
    'Una carta muestra uno o dos dados; los que coincidan (también el amarillo) pueden asignarse, no por fuerza juntos; uno solo de dos se pierde. Hasta 3 reclutas por turno y hasta 5 en total. La carta reclutada queda boca arriba y se repone enseguida, mientras haya mazo. Los alienígenas dan poderes y pueden retirarse por puntos, también para hacer sitio.',
  'cosmic-run.document.fixed.crystals.title': 'Cristales',
  'cosmic-run.document.fixed.crystals.text':
    'Uno por cada dado en la carta técnica, de cualquier número y color; 5 como mucho. Pagan poderes.',
  'cosmic-run.document.fixed.moving.title': 'Mover',
  'cosmic-run.document.fixed.moving.text':
    'Una nave avanza todo lo que le toca, aunque pase de una ficha. Llegar a un planeta lo descubre: el juego se detiene para puntuar. Las naves de una misma casilla se apilan en cualquier orden, salvo en la pista 6: allí la que llega después va encima, y la de abajo cuenta como adelantada al puntuar.',
  'cosmic-run.document.fixed.tokens.title': 'Fichas Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Solo las gana una nave que para en la casilla; valen sus puntos al final; su valor puede guardarse en secreto.',
  'cosmic-run.document.ruling.CR1.title': 'Naves y pistas',
  'cosmic-run.document.ruling.CR1.text':
    'Cada cual tiene una nave en cada una de las seis pistas, al principio en la casilla 0. La última casilla de una pista es el planeta. Un avance que lo pasaría se para en él.',
  'cosmic-run.document.ruling.CR2.title': 'Puntuar un planeta',
  'cosmic-run.document.ruling.CR2.text':
    'Descubierto o destruido: las naves se ordenan por casilla, y cada una da el valor de su puesto. Una nave en la casilla 0 no da nada ni ocupa puesto. Las empatadas (pistas 1–5) suman los valores de los puestos que ocupan y los reparten, redondeando hacia abajo; en la pista 6 decide la pila. Descubrirlo da 3 más. Entonces el planeta está puntuado: sus naves se quedan, sus fichas salen del juego boca abajo y no se le pueden asignar dados.',
  'cosmic-run.document.ruling.CR3.title': 'Orden en el paso 3',
  'cosmic-run.document.ruling.CR3.text':
    'Naves (los planetas en cualquier orden, cada uno una vez), luego reclutas, luego cristales. Los Propulsores y retirar alienígenas caben en cualquier momento del paso 3. Los dados en un planeta puntuado entretanto no hacen nada.',
  'cosmic-run.document.ruling.CR4.title': 'Qué puede asignarse',
  'cosmic-run.document.ruling.CR4.text':
    'Planeta 1: dados con 1. Planetas 2–5: cualquier dado. Planeta 6: dados blancos de un número que aún no esté allí, o el amarillo. Carta de alienígena: un dado que aún necesite. Tu carta técnica: cualquier dado. Nunca más de tres cartas de alienígena con tus dados en un turno. Los cristales por encima de 5 se pierden.',
  'cosmic-run.document.ruling.CR5.title': 'Grupos',
  'cosmic-run.document.ruling.CR5.text':
    'En los planetas 2–5 los dados se cuentan por número: cuatro treses en el planeta 2 son dos parejas; dos treses y dos cincos también; seis cuatros en el planeta 3 son dos casillas. El dado amarillo cuenta como uno blanco.',
  'cosmic-run.document.ruling.CR6.title': 'El amarillo al planeta 6',
  'cosmic-run.document.ruling.CR6.text':
    'Hay que confirmarlo mientras queden otros dados sin asignar: se pierden. Los blancos asignados con el mismo clic cuentan.',
  'cosmic-run.document.ruling.CR7.title': 'Poderes de los alienígenas',
  'cosmic-run.document.ruling.CR7.text':
    'Los poderes de «cada turno» se usan una vez en cada turno propio; los de «siempre» actúan solos. Se recluta después de mover, así que un poder ayuda desde el turno siguiente. Una segunda copia no da un segundo uso. Solo se puede retirar en el paso 3 del turno propio, cuantas veces se quiera. Los alienígenas que queden al final dan 1 cada uno.',
  'cosmic-run.document.ruling.CR8.title': 'Reclutar con cinco alienígenas',
  'cosmic-run.document.ruling.CR8.text': 'Retira antes uno (da sus puntos), o renuncia al recluta.',
  'cosmic-run.document.ruling.CR9.title': 'Poderes técnicos',
  'cosmic-run.document.ruling.CR9.text':
    'Los poderes del paso 2 se pagan con los cristales que se tienen; los ganados en este turno llegan en el paso 3 y pueden pagar Propulsores. Cuantos poderes se quiera en un turno. Un dado cambiado conserva su color; solo pueden cambiarse o volver a tirarse dados sin asignar.',
  'cosmic-run.document.ruling.CR10.title': 'Orden de las fichas',
  'cosmic-run.document.ruling.CR10.text':
    'Una nave que para en una casilla con ficha se la lleva; nunca se comparte. Solo su dueño ve el valor; al final se muestran todas.',
  'cosmic-run.document.ruling.CR11.title': 'El final',
  'cosmic-run.document.ruling.CR11.text':
    'La partida acaba con la ronda en que se puntuó el último planeta o se agotó el mazo de meteoros. En esa última ronda, sin cartas, se omite el paso 1. Los planetas sin puntuar no dan nada.',
  'cosmic-run.document.ruling.CR12.title': 'Quién gana',
  'cosmic-run.document.ruling.CR12.text':
    'Más puntos de planetas, alienígenas, fichas y asiento. En empate: más planetas descubiertos, luego más fichas, luego el asiento posterior.',
  'cosmic-run.document.ruling.CR13.title': 'Irse',
  'cosmic-run.document.ruling.CR13.text':
    'Un robot toma el asiento como está; si no hay robots, las naves del asiento se quedan y cuentan, y sus turnos se saltan. A quien no haga nada durante el límite de turno de la mesa le juega ese turno un robot.',
  'cosmic-run.document.ruling.CR14.title': 'Azar',
  'cosmic-run.document.ruling.CR14.text':
    'El mazo de meteoros, el de alienígenas, las fichas y quién empieza se sacan al principio de la semilla secreta de la partida; los dados salen en el orden blancos 1–5, amarillo, de los que se tiran. La semilla se muestra al final.',
  'cosmic-run.document.note':
    'Del reglamento de *Cosmic Run: Regeneration* solo tenemos un fragmento. Lo que dice se respeta; los demás números, nombres y efectos son nuestros, hallados por simulación. Obra de aficionados, no oficial.',
};
