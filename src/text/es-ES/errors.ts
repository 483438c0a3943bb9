export const errors = {
  'too-late':
    'Ese clic llegó al bot con más de tres segundos de retraso, así que no se hizo nada. Mira el tablero y pulsa otra vez si aún lo quieres.',
  'unknown-version': 'Ese botón es de otra versión del bot. `/meteor board` publica un tablero nuevo.',
  malformed: 'El bot no conoce ese botón. `/meteor board` publica un tablero nuevo.',
  'other-game': 'Ese botón es de una partida terminada. `/meteor board` muestra la que está en marcha.',
  'stale-choice':
    'Esa opción ya no existe: la mesa ha cambiado entretanto. No se hizo nada; elige de lo que se ofrece ahora.',
  'guild-only': 'Meteor se juega en un canal de un servidor, no por mensaje directo. Usa el comando allí.',
  'channel-kind': 'Una partida necesita un canal de texto normal. Ábrela en uno.',
  'channel-not-allowed': 'En este canal no se permiten partidas. Quienes gestionan el servidor eligieron: {channels}.',
  'not-allowed-to-start':
    'Solo quienes tienen {roles} pueden abrir partidas aquí. Pídeselo a alguien así o a quienes gestionan el servidor (`/settings set`).',
  'manage-server': 'Eso es para quienes tienen Gestionar servidor. Pídeselo a alguien así.',
  'advanced-only':
    'Los Poderes y Desafíos son de la partida avanzada, así que no se abrió ninguna sala. Elige el modo `advanced` para tenerlos, o déjalos fuera.',
  'cannot-post':
    'El bot no puede publicar en este canal, así que la partida no se puede mostrar. Dale Ver canal y Enviar mensajes en Editar canal → Permisos e inténtalo de nuevo.',
  'discord-failed':
    'Discord no aceptó la respuesta del bot. Lo jugado vale: pulsa «Mi mano» o escribe `/meteor board` para verlo.',
  unexpected:
    'Algo salió mal en el bot, así que no se hizo nada; quien lo aloja puede encontrarlo en el registro como {reference}. Inténtalo de nuevo.',
  'login-token': 'Discord rechazó el token. Cópialo de nuevo del Developer Portal (Bot → Reset Token) a DISCORD_TOKEN.',
  'login-intents':
    'Discord rechazó el intent Message Content. Actívalo en el Developer Portal (Bot → Privileged Gateway Intents → Message Content Intent), o arranca sin silencio.',
} as const;
