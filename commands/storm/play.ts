import { STORM_FACE } from '../../src/discord/games/meteor-storm/face.js';
import { noneHere } from '../table.js';
import { METEOR_STORM, viewFor, type MeteorStormTypes, type SeatView } from '../../src/games/meteor-storm/index.js';
import type { TableHandle } from '../../src/discord/games/meteor-storm/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { onTableOf, outcomePanel, type TableCall } from '../../src/discord/interactions/table-commands.js';
import type { Platform } from '../../src/discord/platform.js';
import { tablesOf } from '../../src/table/typed-tables.js';

/** A command on the game in its channel. */
export type Call = TableCall<MeteorStormTypes>;

/** The game of Meteor Storm in the command's channel. */
export const tableIn = (
  { tables: { directory } }: Pick<Platform, 'tables'>,
  call: CommandCall,
): TableHandle | undefined => tablesOf(METEOR_STORM, directory).inChannel(call.channelId);

/** For commands that need a game in the channel, whoever asks. */
export const onTable = onTableOf(
  (platform, call) => {
    const table = tableIn(platform, call);
    return table?.state.phase === 'over' ? undefined : table;
  },
  (t) => noneHere(STORM_FACE, t),
);

/** What the asker may know; null: no game is on here, they don't play in it, or nothing can be written now. */
export function viewOf(call: CommandCall, platform: Platform): SeatView | null {
  const table = tableIn(platform, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  return !table || seat === null || table.blocked ? null : viewFor(table.state, seat);
}

/** Acts for the asker's seat; the answer is their fresh panel. */
export const actAndShow = (action: (seat: number, ctx: Call) => MeteorStormTypes['action']): Subcommand['run'] =>
  onTable(async (ctx) => outcomePanel(ctx, await asSeat<MeteorStormTypes>(ctx, (seat) => action(seat, ctx))));
