import { METEOR_STORM, viewFor, type MeteorStormTypes, type SeatView } from '../../src/games/meteor-storm/index.js';
import type { Actor } from '../../src/discord/games/face.js';
import type { ActOutcome, TableHandle } from '../../src/discord/games/meteor-storm/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat, refusedText } from '../../src/discord/interactions/acting.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel-answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Services } from '../../src/discord/services.js';
import { tablesOf } from '../../src/table/of-kind.js';
import type { Translate } from '../../src/text/index.js';

/** A command on the game in its channel. */
export interface Call extends Actor<MeteorStormTypes> {
  readonly call: CommandCall;
}

type Run = (call: CommandCall, services: Services, t: Translate) => Promise<Answer>;

/** The game of Meteor Storm in the command's channel. */
export const tableIn = ({ directory }: Services, call: CommandCall): TableHandle | undefined =>
  tablesOf(METEOR_STORM, directory).inChannel(call.channelId);

/** For commands that need a game in the channel, whoever asks. */
export const onTable =
  (run: (ctx: Call) => Promise<Answer>): Run =>
  async (call, services, t) => {
    const table = tableIn(services, call);
    if (!table || table.state.phase === 'over') return noteAnswer(t, t('meteor-storm.refusal.no-game'));
    const { caller, id } = call;
    return run({ call, services, table, t, caller, source: id, seat: table.seatOf(caller.userId) });
  };

/** What the asker may know; null: no game is on here, they don't play in it, or nothing can be written now. */
export function viewOf(call: CommandCall, services: Services): SeatView | null {
  const table = tableIn(services, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  return !table || seat === null || table.blocked ? null : viewFor(table.state, seat);
}

/** A short private answer: what was done, or why not. */
export const told = (ctx: Call, outcome: ActOutcome, done: string): Answer =>
  noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);

/** The fresh panel, with why not on top where it was refused. */
export function shown(ctx: Call, outcome: ActOutcome, done: string | null = null): Answer {
  const words = outcome.ok ? done : refusedText(ctx, outcome.refusal);
  return panelAnswer(ctx.services, ctx.table, ctx.call, ctx.t, words);
}

/** Acts for the asker's seat; the answer is their fresh panel. */
export const acting = (action: (seat: number, ctx: Call) => MeteorStormTypes['action']): Run =>
  onTable(async (ctx) => shown(ctx, await asSeat<MeteorStormTypes>(ctx, (seat) => action(seat, ctx))));
