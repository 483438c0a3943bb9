import type { Action, Authority } from '../../src/games/meteor/action.js';
import type { Seat } from '../../src/games/meteor/state.js';
import type { ActOutcome, TableHandle } from '../../src/discord/games/meteor/table.js';
import type { Translate } from '../../src/text/index.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import {
  actAs,
  authorityOf,
  handAnswer,
  noteAnswer,
  refusedText,
} from '../../src/discord/games/meteor/handlers/context.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Services } from '../../src/discord/services.js';
import { askerOf } from './choices.js';
import type { Asker } from './choices.js';

/** A command on the game in its channel. */
export interface Call {
  readonly call: CommandCall;
  readonly services: Services;
  readonly table: TableHandle;
  readonly t: Translate;
}

type Run = (call: CommandCall, services: Services, t: Translate) => Promise<Answer>;

/** For commands that need a game in the channel, whoever asks. */
export const onTable =
  (run: (ctx: Call) => Promise<Answer>): Run =>
  async (call, services, t) => {
    const table = services.directory.inChannel(call.channelId);
    if (!table || table.state.phase === 'over') return noteAnswer(t, t('refusal.no-game'));
    return run({ call, services, table, t });
  };

/** For commands of those who play. */
export const byPlayer = (run: (ctx: Call, asker: Asker) => Promise<Answer>): Run =>
  onTable(async (ctx) => {
    const asker = askerOf(ctx.call, ctx.services);
    return asker ? run(ctx, asker) : noteAnswer(ctx.t, ctx.t('refusal.not-seated'), ctx.table.game);
  });

const seatOf = ({ table, call }: Call): Seat | null => table.seatOf(call.caller.userId);

/** A short private answer: what was done, or why not. */
export function told(ctx: Call, outcome: ActOutcome, done: string): Answer {
  return noteAnswer(
    ctx.t,
    outcome.ok ? done : refusedText(ctx.t, outcome.refusal, ctx.table, seatOf(ctx)),
    ctx.table.game,
  );
}

/** The fresh hand, with what was done or why not on top: the newest panel is the panel. */
export function shown(ctx: Call, outcome: ActOutcome, done: string): Answer {
  const text = outcome.ok ? done : refusedText(ctx.t, outcome.refusal, ctx.table, seatOf(ctx));
  if (ctx.table.state.phase !== 'play') return noteAnswer(ctx.t, text, ctx.table.game);
  return handAnswer(ctx.services, ctx.table, ctx.call, ctx.t, text);
}

export const bySeat = (ctx: Call, action: (seat: Seat) => Action): Promise<ActOutcome> =>
  actAs(ctx.table, seatOf(ctx), action, ctx.call.id);

export const byAuthority = (ctx: Call, action: (by: Authority) => Action): Promise<ActOutcome> =>
  actAs(ctx.table, authorityOf(ctx.table, ctx.call.caller), action, ctx.call.id);

/** True: the same command was sent before, in time, and this time it is meant. */
export const confirmed = ({ services, call, table }: Call, what: string): boolean =>
  services.confirmations.take(call.caller.userId, `${table.game} ${what}`);

export function ask({ services, call, table }: Call, what: string): void {
  services.confirmations.ask(call.caller.userId, `${table.game} ${what}`);
}
