export const refusals = {
  'not-seated':
    'No juegas en esta partida, así que no se hizo nada. Puedes mirar, y unirte a la próxima sala con Unirse o `/meteor join`.',
  'not-seated-lobby':
    'Aún no tienes puesto en esta mesa, así que no se hizo nada. Pulsa primero Unirse; luego {host} reparte el campo con Empezar.',
  'seat-taken-host': 'Ya tienes puesto en esta mesa, y la diriges. Cuando estéis, pulsa Empezar.',
  'seat-taken-lobby': 'Ya tienes puesto en esta mesa. {host} reparte el campo con Empezar.',
  'seat-taken':
    'Ese puesto ya está ocupado, quizá por ti. Nada ha cambiado; pulsa «Mi mano» o toma otro puesto con Unirse.',
  'table-full': 'Los {most} puestos están ocupados. Puedes mirar, y jugar la próxima partida.',
  'already-started':
    'El primer Empezar fijó quién juega y cómo. Sigue jugando, o espera la próxima sala (`/meteor new`).',
  'not-started':
    'El reloj aún no corre, así que no se puede jugar nada. {host} lo arranca con Empezar (`/meteor start`).',
  'game-over':
    'Esta partida ha terminado, así que no se puede jugar nada. Pulsa Otra vez al final, o escribe `/meteor new`.',
  'no-such-seat': 'Nadie juega en ese puesto. Elige entre: {players}.',
  'host-only': 'Eso solo pueden {host} (dirige) o la moderación. Pídeselo a {host}; `/meteor host` pasa la dirección.',
  'already-host': 'Esa persona ya dirige. Elige otra.',
  'relaxed-is-solo':
    'Relajado es para una sola persona, y aquí hay {players}. Jugad la primera partida o la estándar, o deja que los demás se vayan.',
  'mulligan-used':
    'El único Mulligan de esta partida está usado, así que este campo se queda. {host} arranca el reloj.',
  'mulligan-too-late': 'Un Mulligan es solo para el campo repartido, antes de que arranque el reloj. Seguid con este.',
  'time-out': 'En una Pausa todo está parado. Pulsa primero Continuar (`/meteor resume`).',
  'no-such-site': 'No existe esa plataforma. Elige entre: {sites}.',
  'card-not-in-hand': '{card} no está en tu mano. Tienes: {held}.',
  'owner-first':
    'La primera carta le toca a {owner}, y está vacía ({site}). Espera, o pon en una plataforma empezada o tuya: {sites}.',
  'site-ready':
    'Un cohete listo espera ({site}), así que {card} se queda donde está: no se puede añadir ni descartar nada. {owner} puede lanzarlo; mientras tanto pon en otro sitio.',
  'site-launching':
    'El cohete está en el aire ({site}), así que la plataforma está ocupada hasta el golpe. Pon en otro sitio, o espera unos segundos.',
  'no-project': '{card} no puede ir a {site}, donde está {pile}: ningún proyecto se podría completar. {legal}',
  'no-project-legal': 'De tu mano caben ahí: {cards}.',
  'no-project-none': 'Nada de tu mano cabe ahí; prueba otra plataforma, o que la despeje el puesto de quien es.',
  'site-empty': 'Ahí no hay nada ({site}), así que no hay nada que hacer. Pon primero una carta.',
  'not-your-site':
    'Es la plataforma de {owner} ({site}): solo ese puesto puede despejarla o lanzar desde ella. Tú puedes en: {sites}.',
  'nothing-ready': 'No tienes ningún cohete listo. Pon primero un cohete y exactamente su energía en tu plataforma.',
  'not-ready': 'Ahí no hay un cohete listo: {site} (ahora: {state}). Termínalo primero, o lanza desde otra plataforma.',
  'choose-site': 'Hay varios cohetes listos, así que di cuál vuela: {sites}.',
  'no-such-meteor': 'No hay ningún meteoro {target} al que apuntar. Arriba están: {legal}.',
  'no-change': 'El daño de tu cohete no puede cambiar en {change}. Permitido: {legal}.',
  'already-passed': 'Ya has pasado, y sigue contando. Se anula cuando haces algo, o cuando alguien roba.',
  'confirm-last-pass':
    'Solo faltas tú por pasar, y el cambio de zona pierde la partida. Pasa otra vez antes de 10 segundos, o pulsa «Pasar y perder», si de verdad lo quieres.',
  'no-boss':
    'Ahora no hay ningún Jefe que colocar: solo lo tiene una partida avanzada, y solo entre el campo y el reloj. Seguid jugando.',
  'boss-placed': '{boss} ya está en el campo, y una partida tiene un Jefe. {host} arranca el reloj.',
  'mulligan-ended': 'El Jefe tiene su sitio, y eso terminó el Mulligan. {host} arranca el reloj.',
  'site-closed': 'No puedes poner ahí ({site}): {challenge} ({holder}) lo prohíbe. Tienes abiertas: {sites}.',
  'kind-forbidden': '{challenge} te impide poner {card}. Pon otra carta, o deja que lo haga otra persona.',
  'kind-forbidden-as':
    '{card} contaría como {counts}, y {challenge} te impide poner eso. Pon otra carta, o declara otro tipo.',
  'rocket-forbidden':
    '{card} no puede ir ahí ({site}): {challenge} ({holder}) no admite cohetes de más de {most} de daño. Ponlo en otra plataforma.',
  'too-soon': '{challenge} pide una espera entre tus cartas: {seconds} más. Todo lo demás puedes hacerlo mientras.',
  'target-shielded':
    '{boss} ({target}) solo puede ser objetivo cuando queda solo. Apunta antes a uno de estos: {legal}.',
  'no-ability': 'No tienes nada así: tu Poder no funciona con un clic. Tu panel muestra lo que puedes hacer.',
  'no-ability-other': 'Ese no es tu Poder; el tuyo es {own}. Usa ese, o mira en tu panel qué más puedes hacer.',
  'ability-spent-zone': '{ability} está agotado en esta zona. Vuelve en el próximo cambio de zona.',
  'ability-spent-game': '{ability} funciona una vez por partida, y ya lo usaste. Sigue sin él.',
  'ability-target': '{ability} no se puede usar en eso. Elige entre: {legal}.',
  'ability-target-none': '{ability} no tiene ahora sobre qué actuar. Guárdalo para luego.',
  'hand-full': 'Tu mano está llena: {challenge} permite {cards}. Pon una primero.',
  'robots-off':
    'Aquí no se permiten robots, así que jugad con personas. Quienes gestionan este servidor pueden permitirlos con `/settings set`.',
  'robot-host': 'Un robot no puede dirigir, ni jugar sin personas. Elige a una persona.',
  'time-out-off':
    'Las Pausas están desactivadas en este servidor, así que el reloj sigue. Quienes lo gestionan pueden permitirlas con `/settings set`.',
  'time-out-host-only':
    'Aquí solo {host} (dirige) pide y termina una Pausa; tras 60 segundos puede terminarla cualquiera. Pídeselo a {host}.',
  'already-time-out': 'El tiempo ya está parado. Continuar (`/meteor resume`) lo deja correr.',
  'no-time-out': 'El reloj corre: no hay ninguna Pausa que terminar. Sigue jugando.',
  anyone: 'cualquiera',
  you: 'tú',
} as const;
