import { COSMIC_RUN, type CosmicRunTypes, type Seat, type SeatView } from '../../src/games/cosmic-run/index.js';
import type { Actor } from '../../src/discord/games/face.js';
import type { ActOutcome, TableHandle } from '../../src/discord/games/cosmic-run/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat, refusedText } from '../../src/discord/interactions/acting.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel-answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Services } from '../../src/discord/services.js';
import { tablesOf } from '../../src/table/of-kind.js';
import type { Translate } from '../../src/text/index.js';

/** A command on the game in its channel. */
export interface Call extends Actor<CosmicRunTypes> {
  readonly call: CommandCall;
}

/** A player at a table, asking. */
export interface Asker {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly view: SeatView;
}

type Run = (call: CommandCall, services: Services, t: Translate) => Promise<Answer>;

/** The game in the command's channel. */
export const tableIn = ({ directory }: Services, call: CommandCall): TableHandle | undefined =>
  tablesOf(COSMIC_RUN, directory).inChannel(call.channelId);

/** Null where no game is on in the channel, or its asker doesn't play in it; nothing is offered while the log is shut. */
export function askerOf(call: CommandCall, services: Services): Asker | null {
  const table = tableIn(services, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  if (table === undefined || seat === null || table.blocked) return null;
  return { table, seat, view: COSMIC_RUN.viewFor(table.state, seat, services.clock.now()) };
}

/** For commands that need a game in the channel, whoever asks. */
export const onTable =
  (run: (ctx: Call) => Promise<Answer>): Run =>
  async (call, services, t) => {
    const table = tableIn(services, call);
    if (table === undefined || table.state.phase === 'over') return noteAnswer(t, t('cosmic-run.play.note.no-game'));
    const { caller, id } = call;
    return run({ call, services, table, t, caller, source: id, seat: table.seatOf(caller.userId) });
  };

/** A short private answer: what was done, or why not. */
export const told = (ctx: Call, outcome: ActOutcome, done: string): Answer =>
  noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);

/** The fresh panel, with why something was not done on top: the newest panel is the panel. */
export function shown(ctx: Call, words: string | null): Answer {
  const { services, table, call, t } = ctx;
  if (ctx.seat === null || table.state.phase !== 'play')
    return noteAnswer(t, words ?? t('cosmic-run.play.note.done'), table.game);
  return panelAnswer(services, table, call, t, words);
}

/** Does something for the asker's seat, and shows the panel. */
export async function acted(ctx: Call, action: (seat: Seat) => CosmicRunTypes['action']): Promise<Answer> {
  const outcome = await asSeat<CosmicRunTypes>(ctx, action);
  return shown(ctx, outcome.ok ? null : refusedText(ctx, outcome.refusal));
}
