import { COSMIC_FACE } from '../../src/discord/games/cosmic-run/face.js';
import { noneHere } from '../table.js';
import { COSMIC_RUN, type CosmicRunTypes, type Seat, type SeatView } from '../../src/games/cosmic-run/index.js';
import type { TableHandle } from '../../src/discord/games/cosmic-run/table.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asSeat, refusedText } from '../../src/discord/interactions/acting.js';
import { onTableOf, type TableCall } from '../../src/discord/interactions/table-commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Platform } from '../../src/discord/platform.js';
import { tablesOf } from '../../src/table/typed-tables.js';

/** A command on the game in its channel. */
export type Call = TableCall<CosmicRunTypes>;

/** The player who uses a command, at their table. */
export interface Asker {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly view: SeatView;
}

/** The game in the command's channel. */
export const tableIn = (
  { tables: { directory } }: Pick<Platform, 'tables'>,
  call: CommandCall,
): TableHandle | undefined => tablesOf(COSMIC_RUN, directory).inChannel(call.channelId);

/**
 * Null where no game is on in the channel, or its asker doesn't play in it; nothing is offered while the log can't be
 * written.
 */
export function askerOf(call: CommandCall, platform: Platform): Asker | null {
  const table = tableIn(platform, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  if (table === undefined || seat === null || table.blocked) return null;
  return { table, seat, view: COSMIC_RUN.viewFor(table.state, seat, platform.time.clock.now()) };
}

/** For commands that need a game in the channel, whoever asks. */
export const onTable = onTableOf(
  (platform, call) => {
    const table = tableIn(platform, call);
    return table?.state.phase === 'over' ? undefined : table;
  },
  (t) => noneHere(COSMIC_FACE, t),
);

/** The fresh panel, with why something was not done on top: the newest panel is the panel. */
export function panelOrNote(ctx: Call, words: string | null): Answer {
  const { platform, table, call, t } = ctx;
  if (ctx.seat === null || table.state.phase !== 'play')
    return noteAnswer(t, words ?? t('cosmic-run.play.note.done'), table.game);
  return panelAnswer(platform, table, call, t, words);
}

/** Does something for the asker's seat, and shows the panel. */
export async function actAndShow(ctx: Call, action: (seat: Seat) => CosmicRunTypes['action']): Promise<Answer> {
  const outcome = await asSeat<CosmicRunTypes>(ctx, action);
  return panelOrNote(ctx, outcome.ok ? null : refusedText(ctx, outcome.refusal));
}
