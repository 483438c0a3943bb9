import { silenceWarning } from '../../src/discord/games/meteor/chat/silence-status.js';
import { startTogether } from '../../src/discord/duel/start.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

export const start: Subcommand = {
  definition: subcommand('start', 'meteor.command.start.about'),
  run: onTable(async (ctx) => {
    const { services, table, call, t } = ctx;
    const refused = await startTogether(ctx);
    if (refused !== null) return refused;
    const runs = table.state.phase === 'play';
    const warning = silenceWarning(services, table, t);
    const done = [t(runs ? 'meteor.hand.done.clock' : 'meteor.hand.done.started'), warning]
      .filter((line) => line !== null)
      .join('\n');
    return runs ? panelAnswer(services, table, call, t, done) : noteAnswer(t, done, table.game);
  }),
};
