import type { Command } from '../src/discord/interactions/commands.js';
import type { RegisteredGame } from '../src/registration/registered-game.js';
import { dailyCommand } from './daily/index.js';
import { help } from './help.js';
import { history } from './history/index.js';
import { meCommand } from './me.js';
import { notify } from './notify.js';
import { settingsCommand } from './settings/index.js';
import { stats } from './stats/index.js';

const known = new WeakMap<readonly RegisteredGame[], readonly Command[]>();

/** Every slash command of a bot with these games; made once for all bots of a process. */
export function commandsOf(games: readonly RegisteredGame[]): readonly Command[] {
  const commands = known.get(games) ?? made(games);
  known.set(games, commands);
  return commands;
}

function made(games: readonly RegisteredGame[]): readonly Command[] {
  const daily = games.flatMap((game) => game.daily ?? []);
  return [
    ...games.map(({ command, rules }) => ({ ...command, kind: rules.kind })),
    history,
    stats,
    settingsCommand(games.map(({ face }) => face)),
    ...(daily.length === 0 ? [] : [dailyCommand(daily)]),
    notify,
    meCommand(games.map(({ face }) => face)),
    help,
  ];
}
