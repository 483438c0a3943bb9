import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { ActOutcome, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { Actor } from '../games/face.js';
import type { CommandCall } from '../gateway/incoming.js';
import { noteAnswer } from '../messages/notes.js';
import { panelAnswer } from '../messages/panel/answer.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { refusedText } from './acting.js';
import type { Subcommand } from './commands.js';

/** A command on a table, with who called it. */
export interface TableCall<T extends GameTypes> extends Actor<T> {
  readonly call: CommandCall;
}

/** The table that a command means; undefined: there is none, or its game is over. */
export type FindTable<T extends GameTypes> = (platform: Platform, call: CommandCall) => TableHandle<T> | undefined;

/** For commands that need a table, whoever calls them. `none`: what is said where there is none. */
export const onTableOf =
  <T extends GameTypes>(find: FindTable<T>, none: (t: Translate) => string) =>
  (run: (ctx: TableCall<T>) => Promise<Answer>): Subcommand['run'] =>
  async (call, platform, t) => {
    const table = find(platform, call);
    if (table === undefined) return noteAnswer(t, none(t));
    const { caller, id } = call;
    return run({ call, platform, table, t, caller, source: id, seat: table.seatOf(caller.userId) });
  };

/** A short private answer: what was done, or why not. */
export const outcomeNote = (ctx: Actor, outcome: ActOutcome, done: string): Answer =>
  noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);

/** The fresh panel, with what was done or why not on top: the newest panel is the panel. */
export const outcomePanel = (
  ctx: Actor & Pick<TableCall<AnyGameTypes>, 'call'>,
  outcome: ActOutcome,
  done: string | null = null,
): Answer =>
  panelAnswer(ctx.platform, ctx.table, ctx.call, ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal));
