/**
 * The walls between the rooms of the house (see CONTRIBUTING.md), kept by `npm run lint:walls`. Each rule says what may
 * not be imported, and why. Imports of types count as imports.
 */

/** A wall: what lies under `from` imports nothing under `to`. */
const wall = (name, comment, from, to, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(pathNot === undefined ? {} : { pathNot }) },
});

/** The games, by the names of their folders. */
const GAMES = '(meteor|meteor-town|cosmic-run|meteor-storm)';
const FURTHER_GAMES = '(meteor-town|cosmic-run|meteor-storm)';
/** Tests of all games that name games beside Meteor. */
const NAMING_FURTHER_GAMES = [
  'browser/reach\\.test',
  'discord/emoji/games\\.test',
  'e2e/games/(lessons|slow-games)\\.test',
  'e2e/history/stats-of-played-games\\.test',
  'e2e/support/cosmic-turn',
  'fixtures/make-log',
  'games/always-a-move',
  'support/robots-game',
];
/** Tests outside storage/sqlite/ that open a database file beside the bot, to hold its lock or to change what lies in it. */
const OPENING_THE_FILE = [
  'e2e/operation/(upgrade|health)\\.test',
  'long/process-bot',
  'storage/postgres/schema\\.test',
  'tools/doctor/doctor\\.test',
];
/** The folder of a game's slash commands bears the command's name. */
const COMMANDS_OF = { meteor: 'meteor', 'meteor-town': 'town', 'cosmic-run': 'cosmic', 'meteor-storm': 'storm' };
const DISCORD = '^(src/discord|node_modules/discord\\.js|node_modules/@discordjs)/';

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other are one file in two, types included: take out what both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'games-are-pure',
      comment:
        'The rules are pure: a game imports itself, games/shared and what every game is (game.ts), nothing else.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { pathNot: '^src/games/($1|shared)/|^src/games/game\\.ts$' },
    },
    {
      name: 'games-have-no-packages',
      comment: 'The rules need nobody: time and chance come in as arguments.',
      severity: 'error',
      from: { path: '^src/games/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node:crypto$' },
    },
    wall(
      'table-knows-no-game',
      'The table runs games of any kind: it knows what every game is, and no game.',
      '^src/table/',
      '^src/games/[^/]+/',
      '^src/games/shared/',
    ),
    wall(
      'table-knows-no-edge',
      'The table knows no Discord, no words, and no database but the log that it is given.',
      '^src/table/',
      `${DISCORD}|^src/(local|text|tools|storage|history|http|pictures)/|^commands/|^node_modules/(better-sqlite3|ws)/`,
    ),
    wall(
      'daily-names-no-game',
      'What every day’s deal has is known without any game: which games have one is in the registered list.',
      '^src/daily/',
      `${DISCORD}|^src/games/[^/]+/|^src/(history|storage|local|text|tools|http|pictures)/|^commands/`,
      '^src/games/shared/',
    ),
    wall(
      'storage-knows-no-game',
      'The database keeps logs of any game: what is one game’s own comes from its history adapter.',
      '^src/storage/',
      `^src/games/[^/]+/|^src/history/${GAMES}/`,
      '^src/games/shared/',
    ),
    wall(
      'only-its-room-imports-the-engine',
      'SQLite is known in storage/sqlite/ alone, so that another engine can take its place. Of the tests, those of what lies in the file open it by themselves.',
      `^(src/(?!storage/sqlite/)|commands/|scripts/|test/(?!storage/sqlite/|${OPENING_THE_FILE.join('|')}))`,
      '^node_modules/better-sqlite3/',
    ),
    wall(
      'ports-not-sqlite',
      'What is kept is asked for through ports. Only what starts the process or works on the file itself knows that it is SQLite.',
      '^(src/(?!storage/sqlite/|start/|tools/)|commands/)',
      '^src/storage/sqlite/',
    ),
    wall(
      'only-its-room-imports-postgres',
      'PostgreSQL is known in storage/postgres/ alone, as SQLite is in its room.',
      '^(src/(?!storage/postgres/)|commands/|scripts/|test/)',
      '^node_modules/(@types/)?pg/',
    ),
    wall(
      'ports-not-postgres',
      'What is kept is asked for through ports. Only what starts the process or works on databases knows that it may be PostgreSQL.',
      '^(src/(?!storage/postgres/|start/|tools/)|commands/)',
      '^src/storage/postgres/',
    ),
    wall(
      'storage-and-history-know-no-discord',
      'What is kept of past games is there without Discord.',
      '^src/(storage|history)/',
      `${DISCORD}|^src/(local|tools|http)/|^commands/|^node_modules/ws/`,
    ),
    wall(
      'history-of-all-games-names-none',
      'What one game adds to the history lies in history/<game>/.',
      `^src/history/(?!${GAMES}/)`,
      `^src/games/[^/]+/|^src/history/${GAMES}/`,
      '^src/games/shared/',
    ),
    wall(
      'activity-names-no-game',
      'The Activity shows tables of any game: what is one game’s own comes from its ActivityFace.',
      `^src/activity/(?!(web/)?games/${GAMES}/|web/games/index\\.tsx)`,
      `^src/games/[^/]+/|^src/activity/(web/)?games/${GAMES}/`,
      '^src/games/shared/',
    ),
    wall(
      'activity-knows-no-edge',
      'The Activity asks Discord and the tables through its ports.',
      '^src/activity/',
      `${DISCORD}|^src/(local|tools|storage|history|pictures)/|^commands/|^node_modules/better-sqlite3/`,
    ),
    wall(
      'shared-page-parts-stand-alone',
      'What pages share to draw messages knows no page, no server and no game.',
      '^src/web/',
      '^src/(?!web/)|^commands/',
    ),
    wall(
      'local-is-a-discord',
      'The local server is a Discord, not a Meteor: it knows nothing of the game.',
      '^src/local/',
      '^src/(games|table|history|storage|discord|tools|text)/|^commands/|^node_modules/(discord\\.js|@discordjs|better-sqlite3)/',
    ),
    wall(
      'discord-knows-neither-server-nor-disk',
      'Discord’s side talks to Discord as it is given, and asks the table and the history.',
      '^(src/discord|commands)/',
      '^src/(local|tools)/|^node_modules/(better-sqlite3|ws)/',
    ),
    wall(
      'discord-holds-no-rule',
      'Discord in and out asks the table and draws views: it decides and folds nothing itself.',
      '^(src/discord|commands)/',
      '^src/games/[^/]+/(actions|flow|folds)/|^src/games/[^/]+/(evolve|decide)\\.ts$',
    ),
    wall(
      'nobody-calls-the-router',
      'The router takes what Discord brings and answers it there: what a press means is asked of presses.ts.',
      '^(src/discord/(?!bot\\.ts|listeners\\.ts)|src/activity/|commands/)',
      '^src/discord/interactions/router\\.ts$',
    ),
    wall(
      'words-know-names',
      'Words know the names of things, nothing else.',
      '^src/text/',
      `${DISCORD}|^src/(table|history|storage|local|tools|http|pictures)/|^commands/`,
    ),
    wall(
      'games-do-not-mix-at-the-edges',
      'What one game adds to a room uses nothing of what another adds to it.',
      `^(src/history|src/discord/games|src/text|src/tools|commands)/${GAMES}/`,
      `^(src/history|src/discord/games|src/games|src/tools)/${GAMES}/`,
      '^(src/history|src/discord/games|src/games|src/tools)/$2/',
    ),
    ...Object.entries(COMMANDS_OF).map(([game, folder]) =>
      wall(
        `commands-of-${folder}-know-their-game-alone`,
        'The commands of one game use nothing of another game.',
        `^commands/${folder}/`,
        `^(src/(games|history|discord/games|text)|commands)/${GAMES}/|^commands/(${Object.values(COMMANDS_OF).join('|')})/`,
        `^src/(games|history|discord/games|text)/${game}/|^commands/${folder}/`,
      ),
    ),
    {
      name: 'through-the-front-door',
      comment: 'From outside, a room is entered through its index.ts.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/(local|pictures|text)/' },
      to: { path: '^src/(local|pictures|text)/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'rules-through-the-front-door',
      comment:
        'From outside, what the rules do is asked through index.ts. What they are made of (types, cards as data) may be named where it stands; the replay file’s script takes the fold alone.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/(games|tools)/|^src/history/[a-z-]+/(moments\\.ts|viewer/)' },
      to: {
        path: `^src/games/${GAMES}/`,
        pathNot: '/(index|state|view|event|refusal|catalogue|setup|game|action)\\.ts$|/(cards|view)/',
      },
    },
    wall(
      'games-stay-in-their-rooms',
      'Beside games/, discord/games/, history/, text/, tools/, activity/ and commands/ of its own, its one object in src/registration/ and the page’s list (activity/web/games/index.tsx) nothing knows a game.',
      `^(src/(?!(games|history|text|discord/games|tools|activity/games|activity/web/games)/${GAMES}/|activity/web/games/index\\.tsx|text/[A-Za-z-]+/${GAMES}/|registration/(index|${GAMES})\\.ts)|commands/(?!(${Object.values(COMMANDS_OF).join('|')})/))`,
      `^src/(games|history|discord/games|text|tools|activity/games|activity/web/games)/${GAMES}/|^src/registration/${GAMES}\\.ts|^commands/(${Object.values(COMMANDS_OF).join('|')})/`,
    ),
    ...Object.keys(COMMANDS_OF).map((game) =>
      wall(
        `tests-of-${game}-know-their-game-alone`,
        'What one game is tested with uses nothing of another game.',
        `^test/.*/${game}/`,
        `^src/(games|history|text|discord/games|tools)/${GAMES}/`,
        `^src/(games|history|text|discord/games|tools)/${game}/`,
      ),
    ),
    wall(
      'tests-of-all-games-know-meteor-at-most',
      'What is tested of all games is tested with the registered ones, the toy, or Meteor as an example; a further game is named in its own folders. The files that still name one more stand here.',
      `^test/(?!.*/${FURTHER_GAMES}|${NAMING_FURTHER_GAMES.join('|')})`,
      `^src/(games|history|text|discord/games|tools)/${FURTHER_GAMES}/|^src/registration/${FURTHER_GAMES}\\.ts|^commands/(town|cosmic|storm)/`,
    ),
    {
      name: 'workers-load-no-discord',
      comment:
        'What runs beside the bot is loaded anew by each thread or process: half a second and 25 MB for discord.js.',
      severity: 'error',
      from: { path: '^src/(workers/[^/]+|pictures)/worker\\.ts$' },
      to: { path: DISCORD, reachable: true },
    },
    wall(
      'the-cheater-is-for-simulation',
      'What sees every hand and the deck never sits at a table: only what simulates knows it.',
      '^(src/(?!tools/)|commands/)',
      '^src/tools/meteor/cheater/',
    ),
    wall('nobody-imports-entries', 'Entries start things; nobody imports them.', '', '^src/main\\.ts$'),
    {
      name: 'no-unlisted-packages',
      comment: 'What the product runs with is a dependency, not a development tool.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/(tools|local/web|web|activity/web)/|^src/history/.*viewer/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere; the twin is installed for its own test alone.',
      severity: 'error',
      from: { pathNot: '^test/twin/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
