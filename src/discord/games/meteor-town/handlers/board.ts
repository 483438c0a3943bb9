import type { MeteorTownTypes } from '../../../../games/meteor-town/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { LOBBY_HANDLERS, renewBoard } from '../../../lobby/clicks.js';
import { moveToThread } from '../../../lobby/thread.js';
import { panelAnswer } from '../../../messages/panel/answer.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { lobbyLike } from '../opening.js';
import { TOWN_PRESSES } from '../presses.js';
import { rulesBody } from '../render/rules.js';

type Context = ClickContext<MeteorTownTypes>;
type Private = Promise<Answer | null>;

/** What the buttons of lobby and progress do. */
export const onBoard = pressHandlers<typeof TOWN_PRESSES, Context, Private>(TOWN_PRESSES, {
  ...LOBBY_HANDLERS,
  'lobby/thread': (ctx) => moveToThread(ctx, lobbyLike(ctx.table.state)),
  'board/hand': (ctx) => Promise.resolve(panelAnswer(ctx.services, ctx.table, ctx.click, ctx.t)),
  'board/rules': ({ t }) => Promise.resolve({ form: 'private', body: rulesBody(t) }),
  'board/renew': renewBoard,
});
