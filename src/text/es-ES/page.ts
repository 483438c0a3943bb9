export const page = {
  'local-ready': 'Sin DISCORD_TOKEN: se juega en este equipo. Abre {url} y escribe /meteor new.',
  'local-second': 'Una segunda ventana u otro navegador es una segunda persona.',
  'local-exposed':
    'AVISO: sin DISCORD_TOKEN, y HOST es {host}: otros equipos pueden llegar a este servidor. Sin la clave de su dirección nadie abre la página. Pon HOST=127.0.0.1 para dejarlo en este equipo.',
  'local-players': 'Para los demás: {url}',
  'discord-ready': 'Conectado a Discord como {name}, en {servers} servidores.',
  recovered:
    '{count, plural, one {# partida sin terminar ha vuelto, en Pausa.} other {# partidas sin terminar han vuelto, en Pausa.}}',
  'connect-failed': 'No se puede llegar a Discord, o no deja entrar al bot: {cause}',
  'deploy-needs-token': 'Para registrar comandos hace falta DISCORD_TOKEN; defínelo en el entorno o en .env.',
  deployed: '{count, plural, one {# comando está registrado.} other {# comandos están registrados.}}',
  'deployed-already':
    '{count, plural, one {# comando ya estaba registrado; nada ha cambiado.} other {# comandos ya estaban registrados; nada ha cambiado.}}',
  'gateway-closed':
    'Discord cerró la conexión definitivamente (código {code}). Las partidas están guardadas; arregla la causa en el Developer Portal y arranca el bot de nuevo.',
  'port-busy': 'El puerto {port} está ocupado. Pon PORT en otro, o en 0 para cualquiera libre.',
  'database-busy': 'Otro bot usa la base de datos {path}. Detenlo, o pon DATABASE_PATH en otro archivo.',
  'database-failed': 'La base de datos {path} no se puede abrir: {cause}',
  'database-moved':
    'Las partidas del servidor integrado se movieron de {from} a {to}, donde se guardan a partir de ahora.',
  'database-of-discord':
    'La base de datos {path} tiene partidas de Discord, y sin DISCORD_TOKEN este sería el servidor integrado, que no encuentra ninguno de sus canales. No se cambió nada. Define DISCORD_TOKEN (¿falta el archivo .env?), o quita DATABASE_PATH para jugar en este equipo con {local}.',
  'database-of-embedded':
    'La base de datos {path} tiene partidas del servidor integrado, que Discord no conoce. No se cambió nada. Pon DATABASE_PATH en otro archivo, o mueve este.',
  'database-of-other':
    'La base de datos {path} es de la aplicación de Discord {owner}, y este token es de {application}, que no llega a ninguno de sus mensajes. No se tocó ninguna partida. Usa el token de {owner}, o pon DATABASE_PATH en otro archivo.',
  'game-damaged':
    'La partida {game} no se puede leer: {cause}. Queda como está, y su canal está libre para otra. Para recuperarla, detén el bot y pon una copia de seguridad: npm run restore -- FILE',
  environment: 'El entorno tiene fallos:',
  goodbye: 'Guardado. Las partidas en marcha quedan en Pausa hasta el próximo arranque.',
  'welcome-title': 'Meteor',
  welcome: 'Escribe `/meteor new` para abrir una partida, o `/meteor rules` para leer cómo se juega.',
} as const;
