import type { MeteorTypes, Refusal } from '../../src/games/meteor/index.js';
import type { Translate } from '../../src/text/index.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Actor } from '../../src/discord/games/face.js';
import type { ActOutcome } from '../../src/discord/games/meteor/table.js';
import { refusedNote, refusedText } from '../../src/discord/interactions/acting.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel-answer.js';
import type { Services } from '../../src/discord/services.js';
import { askerOf, tableIn } from './choices.js';
import type { Asker } from './choices.js';

/** A command on the game in its channel. */
export interface Call extends Actor<MeteorTypes> {
  readonly call: CommandCall;
}

type Run = (call: CommandCall, services: Services, t: Translate) => Promise<Answer>;

/** For commands that need a game in the channel, whoever asks. */
export const onTable =
  (run: (ctx: Call) => Promise<Answer>): Run =>
  async (call, services, t) => {
    const table = tableIn(services, call);
    if (!table || table.state.phase === 'over') return noteAnswer(t, t('refusal.no-game'));
    const { caller, id } = call;
    return run({ call, services, table, t, caller, source: id, seat: table.seatOf(caller.userId) });
  };

/** For commands of those who play. */
export const byPlayer = (run: (ctx: Call, asker: Asker) => Promise<Answer>): Run =>
  onTable(async (ctx) => {
    const asker = askerOf(ctx.call, ctx.services);
    return asker ? run(ctx, asker) : noteAnswer(ctx.t, ctx.t('refusal.not-seated'), ctx.table.game);
  });

/** A private answer that says why not. */
export const refused = (ctx: Call, refusal: Refusal): Answer => refusedNote(ctx, refusal);

/** A short private answer: what was done, or why not. */
export function told(ctx: Call, outcome: ActOutcome, done: string): Answer {
  return noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);
}

/** The fresh hand, with what was done or why not on top: the newest panel is the panel. */
export function shown(ctx: Call, outcome: ActOutcome, done: string): Answer {
  const text = outcome.ok ? done : refusedText(ctx, outcome.refusal);
  if (ctx.table.state.phase !== 'play') return noteAnswer(ctx.t, text, ctx.table.game);
  return panelAnswer(ctx.services, ctx.table, ctx.call, ctx.t, text);
}
