/** What a person reads in the terminal at start, and on the embedded server's start page. */
export const page = {
  'local-ready': 'No DISCORD_TOKEN, so you’re playing on this computer. Open {url} and type /meteor new.',
  'local-second': 'For a second player, open a second window or browser.',
  'local-exposed':
    'WARNING: no DISCORD_TOKEN, but {given} is set: other computers can reach this server. Only people with the key in its address can open the page. Set {wanted} to keep it to this computer.',
  'local-players': 'For the other players: {url}',
  recovered:
    '{count, plural, one {# unfinished game is restored and paused.} other {# unfinished games are restored and paused.}}',
  'connect-failed': 'Can’t connect to Discord: {cause}',
  'deploy-needs-token': 'Registering commands needs DISCORD_TOKEN. Set it in the environment or in .env.',
  deployed: '{count, plural, one {Registered # command.} other {Registered # commands.}}',
  'deployed-already':
    '{count, plural, one {# command is already registered and up to date.} other {# commands are already registered and up to date.}}',
  'gateway-closed':
    'Discord closed the connection for good (code {code}). Games are saved. Fix the cause in the Developer Portal, then start the bot again.',
  'gateway-sharding':
    'Discord closed the connection (code 4011): the bot is on more servers than its shards can hold (2,500 each). Games are saved. With SHARDS=auto the next start uses as many shards as Discord recommends; with SHARD_COUNT, double it (see docs/scaling.md).',
  'gateway-shard':
    'Discord closed the connection (code 4010): SHARDS names a shard beyond SHARD_COUNT. Fix both; the count has to be the same for every process.',
  'successor-waits':
    'Another bot is using the database {path}. This one is connected and takes over when the other one stops.',
  'successor-second':
    'Another bot is using the database {path}, and another process is already waiting to take over. Stop one of them.',
  'successor-on': 'The other bot has stopped. This one has taken over its games.',
  'port-busy': 'Port {port} is taken. Set PORT to another, or to 0 for any free port.',
  'lease-waits':
    'The database {path} is still held by another bot, or by one that was killed. Waiting for it, for ten seconds at most…',
  'database-busy': 'Another bot is using the database {path}. Stop it, or set DATABASE_PATH to another file.',
  'database-failed': 'The database {path} can’t be opened: {cause}',
  'database-moved': 'The embedded server’s games have moved from {from} to {to}.',
  'database-of-discord':
    'The database {path} belongs to a bot on Discord, but there’s no DISCORD_TOKEN, so its channels can’t be reached. Set DISCORD_TOKEN (is .env missing?), or leave DATABASE_PATH out to play on this computer with {local}.',
  'database-of-embedded':
    'The database {path} holds games from the embedded server, which Discord doesn’t know. Set DATABASE_PATH to another file, or move this one away.',
  'database-of-other':
    'The database {path} belongs to the Discord application {owner}, but this token is for {application}, which can’t reach its messages. Running games are on hold, and none has been ended. Use the token of {owner}, or set DATABASE_PATH to another file.',
  'game-damaged':
    'Game {game} can’t be read: {cause}. Its channel is free for another game. To recover it, stop the bot and restore a backup: npm run restore -- FILE',
  environment: 'Invalid settings in the environment:',
  goodbye: 'Saved. Running games are paused until the next start.',
  'welcome-title': 'Meteor',
  welcome: 'Type `/meteor new` to open a game, or `/meteor rules` to learn how to play.',
} as const;
