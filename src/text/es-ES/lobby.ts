export const lobby = {
  missing: '⚠️ **Lo que le falta al bot en este canal:**',
  'without-silence': 'Concédelo y abre una partida nueva, o jugad sin silencio: el botón de abajo.',
  'without-play': 'Sin eso, la partida no se puede mostrar aquí.',
  permission: {
    'view-channel': '**Ver canal**: para ver este canal.',
    'send-messages': '**Enviar mensajes**: para publicar el tablero.',
    'manage-messages': '**Gestionar mensajes**: para borrar lo que se hable durante el silencio.',
    'manage-threads': '**Gestionar hilos**: para cambiar títulos de hilos que hablan.',
    'read-history': '**Leer el historial de mensajes**: para encontrar el mensaje que borra.',
    'message-content': '**Intent Message Content**: para distinguir «paso» de una charla.',
    'guild-messages': '**Intent Messages**: para oír el canal.',
  },
  remedy: {
    'view-channel': 'Dáselo en Editar canal → Permisos.',
    'send-messages': 'Dáselo en Editar canal → Permisos.',
    'manage-messages': 'Dáselo al rol del bot en Editar canal → Permisos.',
    'manage-threads': 'Dáselo al rol del bot en Editar canal → Permisos. Sin él, los títulos que hablan se quedan.',
    'read-history': 'Dáselo en Editar canal → Permisos.',
    'message-content': 'Quien aloja el bot lo activa: Discord Developer Portal → Bot → Privileged Gateway Intents.',
    'guild-messages': 'Quien aloja el bot tiene que arrancarlo con ese intent.',
  },
} as const;
