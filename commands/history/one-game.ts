import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { bodyOf } from '../../src/discord/messages/parts.js';
import { gameOf } from '../../src/discord/history/access.js';
import { exportLater } from '../../src/discord/history/export.js';
import { drawOwn } from '../../src/discord/history/led-replay.js';
import { showAnswer } from '../../src/discord/history/share.js';
import type { Services } from '../../src/discord/services.js';
import type { GameRecord } from '../../src/history/queries.js';
import type { Translate } from '../../src/text/index.js';
import { subcommand, type DescriptionKey } from '../define.js';
import { gameOption, offerGames, wantedGame } from './options.js';

type Draw = (t: Translate, record: GameRecord, call: CommandCall, services: Services) => Answer;

/** A command on one past game of this server. */
const onGame = (name: string, key: DescriptionKey, draw: Draw): Subcommand => ({
  definition: subcommand(name, key).addStringOption(gameOption()),
  complete: { game: offerGames },
  run: (call, services, t) => {
    const found = gameOf(services, call.guildId ?? '', wantedGame(call), t);
    return Promise.resolve(found.ok ? draw(t, found.record, call, services) : found.answer);
  },
});

export const show = onGame('show', 'command.history.show.about', (t, record, _call, services) =>
  showAnswer(t, record, services),
);

export const replay = onGame('replay', 'command.history.replay.about', (t, record, call, services) => ({
  form: 'private',
  body: bodyOf(drawOwn(t, record, services, { name: 'past/replay', at: null, hands: 'none', by: 'open' }, call.id)),
}));

export const exported: Subcommand = {
  ...onGame('export', 'command.history.export.about', (t, record, _call, services) => showAnswer(t, record, services)),
  run: (call, services, t) =>
    Promise.resolve(
      exportLater(t, services, {
        userId: call.caller.userId,
        guildId: call.guildId ?? '',
        game: wantedGame(call),
      }),
    ),
};
