import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { statsAnswer } from '../../src/discord/history/stats.js';
import { subcommand } from '../define.js';

export const server: Subcommand = {
  definition: subcommand('server', 'command.stats.server.about'),
  run: (call, { history }, t) =>
    Promise.resolve(statsAnswer(t, t('stats.title-server'), history.stats(call.guildId ?? '', METEOR.kind, null))),
};
