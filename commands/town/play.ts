import { METEOR_TOWN, viewFor, type MeteorTownTypes, type TownAction } from '../../src/games/meteor-town/index.js';
import type { Choices, Town } from '../../src/games/meteor-town/index.js';
import type { Actor } from '../../src/discord/games/face.js';
import { townsOf } from '../../src/discord/games/meteor-town/opening.js';
import type { ActOutcome, TableHandle } from '../../src/discord/games/meteor-town/people.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat, refusedText } from '../../src/discord/interactions/acting.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel-answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Services } from '../../src/discord/services.js';
import { tablesOf } from '../../src/table/of-kind.js';
import type { Translate } from '../../src/text/index.js';

/** A command on a table. */
export interface Call extends Actor<MeteorTownTypes> {
  readonly call: CommandCall;
}

type Run = (call: CommandCall, services: Services, t: Translate) => Promise<Answer>;

/** The same-sky table of the command's channel. */
const skyIn = ({ directory }: Services, call: CommandCall): TableHandle | undefined => {
  const table = tablesOf(METEOR_TOWN, directory).inChannel(call.channelId);
  return table?.state.phase === 'over' ? undefined : table;
};

/** The town that is meant: the channel's table where its asker plays there, else their own newest town. */
export function townTable(services: Services, call: CommandCall): TableHandle | undefined {
  const sky = skyIn(services, call);
  if (sky !== undefined && sky.seatOf(call.caller.userId) !== null) return sky;
  return townsOf(services, call.caller.userId).at(-1) ?? sky;
}

const onFound =
  (find: typeof townTable, run: (ctx: Call) => Promise<Answer>): Run =>
  async (call, services, t) => {
    const table = find(services, call);
    if (table === undefined) return noteAnswer(t, t('meteor-town.refusal.no-game'));
    const { caller, id } = call;
    return run({ call, services, table, t, caller, source: id, seat: table.seatOf(caller.userId) });
  };

/** For commands on the channel's table. */
export const onSky = (run: (ctx: Call) => Promise<Answer>): Run => onFound(skyIn, run);

/** For commands on one's town, at the channel's table or of one's own. */
export const onTown = (run: (ctx: Call) => Promise<Answer>): Run => onFound(townTable, run);

/** A short private answer: what was done, or why not. */
export const told = (ctx: Call, outcome: ActOutcome, done: string): Answer =>
  noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);

/** The fresh panel, with why not on top where it was refused. */
export function shown(ctx: Call, outcome: ActOutcome): Answer {
  const words = outcome.ok ? null : refusedText(ctx, outcome.refusal);
  return panelAnswer(ctx.services, ctx.table, ctx.call, ctx.t, words);
}

/** A town that somebody may do something with now. */
export interface Asker {
  readonly town: Town;
  readonly choices: Choices;
}

/** What is offered to the asker; null: nothing, now. */
export function askerOf(call: CommandCall, services: Services): Asker | null {
  const table = townTable(services, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  if (table === undefined || seat === null || table.blocked) return null;
  const { town, choices } = viewFor(table.state, seat, services.clock.now());
  return town === null || choices === null ? null : { town, choices };
}

/** Acts for the asker's seat; the answer is their fresh panel. What can't be read is said in words. */
export const acting = (action: (seat: number, ctx: Call, asker: Asker | null) => TownAction | string): Run =>
  onTown(async (ctx) => {
    const wanted = action(ctx.seat ?? 0, ctx, askerOf(ctx.call, ctx.services));
    if (typeof wanted === 'string') return panelAnswer(ctx.services, ctx.table, ctx.call, ctx.t, wanted);
    return shown(ctx, await asSeat<MeteorTownTypes>(ctx, () => wanted));
  });
