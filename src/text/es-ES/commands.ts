export const commands = {
  history: {
    about: 'Las partidas pasadas de este servidor',
    list: { about: 'Lista de partidas pasadas, la más reciente primero' },
    show: { about: 'Cómo fue una partida pasada, zona por zona' },
    replay: { about: 'Ver una partida pasada paso a paso' },
    export: { about: 'Una partida en archivos: su registro y una repetición para cualquier navegador' },
    forget: { about: 'Quitarte (con Gestionar servidor: a cualquiera) de las partidas pasadas' },
    'server-export': { about: 'Gestionar servidor: todo lo guardado de este servidor, en un archivo' },
    'server-delete': { about: 'Gestionar servidor: borrar todo lo guardado de este servidor' },
    option: {
      game: 'Qué partida; si no, la más reciente',
      player: 'Partidas de una persona',
      who: 'Quién; si no, tú',
      result: 'Cómo terminó',
      mode: 'Qué modo de juego',
      date: 'Cuándo: 2026-11-20, 2026-11, today, 7 days …',
    },
  },
  stats: {
    about: 'Estadísticas de las partidas de este servidor',
    player: { about: 'Lo que ha hecho una persona', player: 'Quién; si no, tú' },
    server: { about: 'Lo que ha hecho este servidor' },
    leaderboard: { about: 'El cuadro de honor: sin robots ni semillas elegidas', by: 'Ordenado por qué' },
  },
  settings: {
    about: 'Ajustes de este servidor, para quienes lo gestionan',
    show: { about: 'Mostrar los ajustes' },
    set: { about: 'Cambiar un ajuste', setting: 'Cuál', value: 'Su nuevo valor' },
    check: { about: 'Comprobar los permisos e intents que el bot necesita aquí' },
  },
} as const;
