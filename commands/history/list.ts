import { noteAnswer } from '../../src/discord/messages/notes.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { NO_GAME } from '../../src/discord/interactions/custom-id.js';
import { bodyOf } from '../../src/discord/messages/parts.js';
import { drawList, pageOf } from '../../src/discord/history/list.js';
import { spoiled } from '../../src/discord/history/spoilers.js';
import { escapeText } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { offerKinds } from '../stats/game-option.js';
import {
  offerDates,
  offerModes,
  offerPlayers,
  offerResults,
  playerOption,
  wantedSpan,
  wantedKind,
  wantedResultAndMode,
  wantedPlayer,
} from './options.js';

export const list: Subcommand = {
  definition: subcommand('list', 'command.history.list.about')
    .addStringOption(playerOption())
    .addStringOption(offered('result', 'command.history.option.result', false))
    .addStringOption(offered('mode', 'command.history.option.mode', false))
    .addStringOption(offered('date', 'command.history.option.date', false))
    .addStringOption(offered('game', 'command.history.option.kind', false)),
  complete: { player: offerPlayers, result: offerResults, mode: offerModes, date: offerDates, game: offerKinds },
  run: async (call, platform, t) => {
    const {
      store: { history },
      faces,
    } = platform;
    const kind = wantedKind(call, platform, t);
    const person = await wantedPlayer(history, call);
    if (person === null) return noteAnswer(t, t('history.forget.unknown'));
    const span = wantedSpan(call, platform, t);
    if (span === null)
      return noteAnswer(t, t('history.bad-date', { given: escapeText(textOption(call, 'date') ?? '', 40) }));
    const filter = {
      ...span,
      ...(kind === null ? {} : { kind }),
      ...wantedResultAndMode(call, await offerModes(call, platform, t), t),
      ...(person === undefined ? {} : { userId: person.userId }),
    };
    const page = await pageOf(history, call.guildId, { filter, side: 'newest', at: 0, game: NO_GAME });
    const isHidden = await spoiled(platform, page.games, call.caller);
    return { form: 'private', body: bodyOf(drawList(t, faces, page, filter, { isHidden, nonce: call.id })) };
  },
};
