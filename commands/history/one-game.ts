import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { bodyOf } from '../../src/discord/messages/parts.js';
import { exportLater } from '../../src/discord/history/export.js';
import { drawOwn } from '../../src/discord/history/led-replay.js';
import { openGame } from '../../src/discord/history/spoilers.js';
import { showAnswer } from '../../src/discord/history/share.js';
import type { Platform } from '../../src/discord/platform.js';
import type { GameRecord } from '../../src/history/queries.js';
import type { Translate } from '../../src/text/index.js';
import { subcommand, type DescriptionKey } from '../define.js';
import { gameOption, offerGames, wantedGame } from './options.js';

type Draw = (t: Translate, record: GameRecord, call: CommandCall, platform: Platform) => Answer;

/** A command on one past game of this server. */
const onGame = (name: string, key: DescriptionKey, draw: Draw): Subcommand => ({
  definition: subcommand(name, key).addStringOption(gameOption()),
  complete: { game: offerGames },
  run: async (call, platform, t) => {
    const found = await openGame(platform, call.guildId, wantedGame(call), call.caller, t);
    return found.ok ? draw(t, found.record, call, platform) : found.answer;
  },
});

export const show = onGame('show', 'command.history.show.about', (t, record, _call, platform) =>
  showAnswer(t, record, platform),
);

export const replay = onGame('replay', 'command.history.replay.about', (t, record, call, platform) => ({
  form: 'private',
  body: bodyOf(drawOwn(t, record, platform, { name: 'past/replay', at: null, hands: 'none', by: 'open' }, call.id)),
}));

export const exported: Subcommand = {
  ...onGame('export', 'command.history.export.about', (t, record, _call, platform) => showAnswer(t, record, platform)),
  run: (call, platform, t) =>
    Promise.resolve(
      exportLater(t, platform, {
        userId: call.caller.userId,
        guildId: call.guildId,
        game: wantedGame(call),
      }),
    ),
};
