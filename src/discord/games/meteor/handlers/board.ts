import type { Authority, LobbyChoice, MeteorTypes } from '../../../../games/meteor/index.js';
import type { Seat } from '../../../../games/meteor/state.js';
import { asAuthority, asSeat, refusedOrNull } from '../../../interactions/acting.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { changeRobots, joinLobby, leaveLobby, renewBoard } from '../../../lobby/clicks.js';
import { startTogether } from '../../../duel/start.js';
import { seatRobots } from '../../../lobby/opening.js';
import { noteAnswer } from '../../../messages/notes.js';
import { panelAnswer } from '../../../messages/panel/answer.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { isQuestion, pass, resume, timeOut } from '../intents.js';
import { METEOR_PRESSES, type Gesture } from '../presses.js';
import { passQuestion } from '../render/index.js';
import { openRules } from '../rules/answer.js';
import { silenceWarning } from '../chat/silence-status.js';
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

const configure = (ctx: Context, choice: LobbyChoice): Private =>
  byAuthority(ctx, (by) => ({ type: 'configure', by, choice }));

async function start(ctx: Context): Private {
  const refused = await startTogether(ctx);
  const warning = refused ?? silenceWarning(ctx.services, ctx.table, ctx.t);
  return typeof warning === 'string' ? noteAnswer(ctx.t, warning, ctx.table.game) : warning;
}

/** What a newcomer is best served with: meteors face up, and two robots. */
async function beginner(ctx: Context): Private {
  const refused = await configure(ctx, { mode: 'first' });
  if (refused !== null) return refused;
  const { services, table } = ctx;
  const host = table.people.get(table.state.host)?.userId ?? '';
  const seated = table.state.seats.filter(({ status, robot }) => status === 'in' && robot).length;
  await seatRobots(services, table, host, { robots: Math.max(0, 2 - seated) });
  return null;
}

/** Shown for some seconds; where the rules let everyone talk just now there is no need of it. */
function gesture(ctx: Context, shown: Gesture): Private {
  const { services, table, seat, t } = ctx;
  if (seat === null) return Promise.resolve(noteAnswer(t, t('meteor.refusal.not-seated'), table.game));
  services.boards.sign(table, seat, shown);
  return Promise.resolve(null);
}

async function passOrAsk(ctx: Context): Private {
  const outcome = await pass(ctx);
  return isQuestion(outcome) ? passQuestion(ctx.table.game, ctx.t) : refusedOrNull(ctx, outcome);
}

const showRules = ({ services, click, t }: Context): Private => openRules(services, 'overview', click.id, t);

/** What the buttons of lobby, field and board do. */
export const onBoard = pressHandlers<typeof METEOR_PRESSES, Context, Private>(METEOR_PRESSES, {
  'lobby/join': joinLobby,
  'lobby/leave': leaveLobby,
  'lobby/start': start,
  'lobby/mode': (ctx, { mode }) => configure(ctx, { mode }),
  'lobby/relaxed': (ctx, { on }) => configure(ctx, { relaxed: on === 'on' }),
  'lobby/silence': (ctx, { silence }) => configure(ctx, { silence }),
  'lobby/powers': (ctx, { on }) => configure(ctx, { powers: on === 'on' }),
  'lobby/challenges': (ctx, { on }) => configure(ctx, { challenges: on === 'on' }),
  'lobby/level': (ctx, { level }) => configure(ctx, { robotLevel: level }),
  'lobby/robot': (ctx, { change }) => changeRobots(ctx, change),
  'lobby/rules': showRules,
  'lobby/beginner': beginner,
  'field/mulligan': bySeat((seat) => ({ type: 'mulligan', seat })),
  'field/boss': (ctx, { letter }) => byAuthority(ctx, (by) => ({ type: 'choose-boss-place', by, letter })),
  'field/start': start,
  'field/resume': doing(resume),
  'field/rules': showRules,
  'board/hand': (ctx) => Promise.resolve(panelAnswer(ctx.services, ctx.table, ctx.click, ctx.t)),
  'board/pass': passOrAsk,
  'board/time-out': doing(timeOut),
  'board/resume': doing(resume),
  'board/rules': showRules,
  'board/gesture': (ctx, press) => gesture(ctx, press.gesture),
  'board/renew': renewBoard,
});
