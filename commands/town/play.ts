import { TOWN_FACE } from '../../src/discord/games/meteor-town/face.js';
import { noneHere } from '../table.js';
import { METEOR_TOWN, viewFor, type MeteorTownTypes, type TownAction } from '../../src/games/meteor-town/index.js';
import type { Choices, Town } from '../../src/games/meteor-town/index.js';
import { townsOf } from '../../src/discord/games/meteor-town/opening.js';
import type { TableHandle } from '../../src/discord/games/meteor-town/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { onTableOf, outcomePanel, type TableCall } from '../../src/discord/interactions/table-commands.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import type { Platform } from '../../src/discord/platform.js';
import { tablesOf } from '../../src/table/typed-tables.js';

/** A command on a table. */
export type Call = TableCall<MeteorTownTypes>;

/** The same-sky table of the command's channel. */
const skyIn = ({ tables: { directory } }: Pick<Platform, 'tables'>, call: CommandCall): TableHandle | undefined => {
  const table = tablesOf(METEOR_TOWN, directory).inChannel(call.channelId);
  return table?.state.phase === 'over' ? undefined : table;
};

/** The town that is meant: the channel's table where its asker plays there, else their own newest town. */
export function townTable(platform: Platform, call: CommandCall): TableHandle | undefined {
  const sky = skyIn(platform, call);
  if (sky !== undefined && sky.seatOf(call.caller.userId) !== null) return sky;
  return townsOf(platform, call.caller.userId).at(-1) ?? sky;
}

/** For commands on one's town, at the channel's table or of one's own. */
export const onTown = onTableOf(townTable, (t) => noneHere(TOWN_FACE, t));

/** The town that the command's user may act in now, with its legal choices. */
export interface Asker {
  readonly town: Town;
  readonly choices: Choices;
}

/** What is offered to the asker; null: nothing, now. */
export function askerOf(call: CommandCall, platform: Platform): Asker | null {
  const table = townTable(platform, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  if (table === undefined || seat === null || table.blocked) return null;
  const { town, choices } = viewFor(table.state, seat, platform.time.clock.now());
  return town === null || choices === null ? null : { town, choices };
}

/** Acts for the asker's seat; the answer is their fresh panel. What can't be read is said in words. */
export const actAndShow = (
  action: (seat: number, ctx: Call, asker: Asker | null) => TownAction | string,
): Subcommand['run'] =>
  onTown(async (ctx) => {
    const wanted = action(ctx.seat ?? 0, ctx, askerOf(ctx.call, ctx.platform));
    if (typeof wanted === 'string') return panelAnswer(ctx.platform, ctx.table, ctx.call, ctx.t, wanted);
    return outcomePanel(ctx, await asSeat<MeteorTownTypes>(ctx, () => wanted));
  });
