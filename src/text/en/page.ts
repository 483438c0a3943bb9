/** What a person reads in the terminal at start, and on the embedded server's start page. */
export const page = {
  'local-ready': 'No DISCORD_TOKEN: playing on this machine. Open {url} and type /meteor new.',
  'local-second': 'A second window or browser is a second player.',
  'local-exposed':
    'WARNING: no DISCORD_TOKEN, with {given} set: others than this machine can reach this server. Without the key in its address nobody opens the page. Set {wanted} to keep it to this machine.',
  'local-players': 'For the other players: {url}',
  'discord-ready': 'Connected to Discord as {name}, in {servers} servers.',
  recovered:
    '{count, plural, one {# unfinished game is back, in Time Out.} other {# unfinished games are back, in Time Out.}}',
  'connect-failed': 'Discord can’t be reached or doesn’t let the bot in: {cause}',
  'deploy-needs-token': 'Registering commands needs DISCORD_TOKEN; set it in the environment or in .env.',
  deployed: '{count, plural, one {# command is registered.} other {# commands are registered.}}',
  'deployed-already':
    '{count, plural, one {# command was registered already; nothing changed.} other {# commands were registered already; nothing changed.}}',
  'gateway-closed':
    'Discord closed the connection for good (code {code}). Games are saved; mend the cause in the Developer Portal, then start the bot again.',
  'gateway-sharding':
    'Discord closed the connection (code 4011): the bot is in more servers than these shards may have, 2,500 each. Games are saved. With SHARDS=auto the next start takes as many shards as Discord recommends; with SHARD_COUNT, double it (docs/scaling.md says how).',
  'gateway-shard':
    'Discord closed the connection (code 4010): SHARDS names a shard that SHARD_COUNT has not. Set both anew, the count the same to every process.',
  'successor-waits':
    'Another bot uses the database {path}. This one waits as its successor: it is connected, and takes over when the other one stops.',
  'successor-second':
    'Another bot uses the database {path}, and another process waits as its successor already. Stop one of them.',
  'successor-on': 'The other bot has stopped: this one goes on with its games.',
  'port-busy': 'Port {port} is taken. Set PORT to another, or to 0 for any free one.',
  'database-busy': 'Another bot uses the database {path}. Stop it, or set DATABASE_PATH to another file.',
  'database-failed': 'The database {path} can’t be opened: {cause}',
  'database-moved': 'The games of the embedded server were moved from {from} to {to}, where they are kept from now on.',
  'database-of-discord':
    'The database {path} holds games of Discord, and without DISCORD_TOKEN this would be the embedded server, which finds none of their channels. Nothing was changed. Set DISCORD_TOKEN (is the file .env missing?), or leave DATABASE_PATH out to play on this machine with {local}.',
  'database-of-embedded':
    'The database {path} holds games of the embedded server, none of which Discord knows. Nothing was changed. Set DATABASE_PATH to another file, or move this one away.',
  'database-of-other':
    'The database {path} belongs to the Discord application {owner}, and this token is that of {application}, which reaches none of its messages. No game was ended; those that run stand still. Use the token of {owner}, or set DATABASE_PATH to another file.',
  'game-damaged':
    'Game {game} can’t be read back: {cause}. It is left as it is, and its channel is free for another. To have it back, stop the bot and put a backup in place: npm run restore -- FILE',
  environment: 'The environment has faults:',
  goodbye: 'Saved. Running games stand in Time Out until the next start.',
  'welcome-title': 'Meteor',
  welcome: 'Type `/meteor new` to open a game, or `/meteor rules` to read how it goes.',
} as const;
