import { publicView, type MeteorStormTypes } from '../../../../games/meteor-storm/index.js';
import { boardText } from '../../../../text/meteor-storm/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { LOBBY_HANDLERS, renewBoard } from '../../../lobby/clicks.js';
import { moveToThread } from '../../../lobby/thread.js';
import { noteAnswer } from '../../../messages/notes.js';
import { panelAnswer } from '../../../messages/panel/answer.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { logText } from '../journal.js';
import { lobbyLike } from '../opening.js';
import { peopleOf } from '../people.js';
import { ownSide } from '../picture/on-board.js';
import { STORM_PRESSES } from '../presses.js';
import { rulesBody } from '../render/rules.js';

type Context = ClickContext<MeteorStormTypes>;
type Private = Promise<Answer | null>;

const showRules = ({ t, click }: Context): Private =>
  Promise.resolve({ form: 'private', body: rulesBody(t, click.id) });

const showText = ({ t, table }: Context): Private =>
  Promise.resolve(noteAnswer(t, boardText(t, publicView(table.state), peopleOf(table)), table.game));

const showLog = ({ t, table }: Context): Private => Promise.resolve(noteAnswer(t, logText(t, table), table.game));

/** What the buttons of lobby and board do. */
export const onBoard = pressHandlers<typeof STORM_PRESSES, Context, Private>(STORM_PRESSES, {
  ...LOBBY_HANDLERS,
  'lobby/thread': (ctx) => moveToThread(ctx, lobbyLike(ctx.table.state)),
  'lobby/rules': showRules,
  'board/hand': (ctx) => Promise.resolve(panelAnswer(ctx.services, ctx.table, ctx.click, ctx.t)),
  'board/picture': (ctx) => ownSide(ctx),
  'board/text': showText,
  'board/log': showLog,
  'board/rules': showRules,
  'board/renew': renewBoard,
});
