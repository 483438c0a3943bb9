export const refusals = {
  'channel-busy':
    'En este canal ya hay una partida en marcha, y en un canal cabe una. Mírala o únete (`/meteor board`), o abre la tuya en otro canal.',
  'no-game': 'En este canal no hay ninguna partida en marcha. `/meteor new` abre una.',
  'disk-full':
    'El disco del bot está casi lleno, así que no abre partidas nuevas; las que están en marcha siguen. Avisa a quien lo aloja para que haga sitio.',
  'storage-failed':
    'El bot no pudo guardarlo, así que no ha ocurrido, y la partida se detiene hasta que pueda. No se pierde tiempo; inténtalo de nuevo en un momento.',
  repeated: 'Ese clic ya contó; no se hace dos veces. No hay nada más que hacer.',
  'shutting-down':
    'El bot se está reiniciando, así que no se juega nada. La partida queda en Pausa y sigue en un momento con Continuar.',
} as const;
