import type { Authority, MeteorTypes } from '../../../../games/meteor/index.js';
import type { Seat } from '../../../../games/meteor/state.js';
import { asAuthority, asSeat, refusedOrNull } from '../../../interactions/acting.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { startGame } from '../../../lobby/clicks.js';
import { noteAnswer } from '../../../messages/notes.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { isQuestion, pass, resume, timeOut } from '../intents.js';
import type { METEOR_PRESSES } from '../presses.js';
import { type Gesture } from '../presses.js';
import { passQuestion } from '../render/index.js';
import type { ActOutcome } from '../table.js';

type Context = ClickContext<MeteorTypes>;
type Private = Promise<Answer | null>;

const bySeat =
  (action: (seat: Seat) => MeteorTypes['action']) =>
  async (ctx: Context): Private =>
    refusedOrNull(ctx, await asSeat(ctx, action));

const byAuthority = async (ctx: Context, action: (by: Authority) => MeteorTypes['action']): Private =>
  refusedOrNull(ctx, await asAuthority(ctx, action));

const doing =
  (intent: (ctx: Context) => Promise<ActOutcome>) =>
  async (ctx: Context): Private =>
    refusedOrNull(ctx, await intent(ctx));

/** Shown for some seconds; where the rules let everyone talk just now there is no need of it. */
function gesture(ctx: Context, shown: Gesture): Private {
  const { platform, table, seat, t } = ctx;
  if (seat === null) return Promise.resolve(noteAnswer(t, t('refusal.not-seated'), table.game));
  platform.messages.boards.sign(table, seat, shown);
  return Promise.resolve(null);
}

async function passOrAsk(ctx: Context): Private {
  const outcome = await pass(ctx);
  return isQuestion(outcome) ? passQuestion(ctx.table.game, ctx.t) : refusedOrNull(ctx, outcome);
}

/** What the buttons of field and board do. */
export const onBoard = pressHandlers<typeof METEOR_PRESSES, Context, Private>({
  // Another press than the lobby's Start, of which a quick second one would be taken for a double tap.
  'field/start': startGame,
  'field/mulligan': bySeat((seat) => ({ type: 'mulligan', seat })),
  'field/boss': (ctx, { letter }) => byAuthority(ctx, (by) => ({ type: 'choose-boss-place', by, letter })),
  'field/resume': doing(resume),
  'board/pass': passOrAsk,
  'board/time-out': doing(timeOut),
  'board/resume': doing(resume),
  'board/gesture': (ctx, press) => gesture(ctx, press.gesture),
});
