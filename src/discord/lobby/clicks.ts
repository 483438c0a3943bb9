import type { Authority } from '../../games/shared/seat.js';
import type { ActOutcome, TableHandle } from '../../table/ports.js';
import { seatName, type Translate } from '../../text/index.js';
import { startTogether } from '../duel/start.js';
import type { ClickContext } from '../games/face.js';
import { asAuthority, asSeat, refusedOrNull, refusedText } from '../interactions/acting.js';
import type { CommonPresses } from '../interactions/common-presses.js';
import { pressHandlers } from '../interactions/custom-id.js';
import { noteAnswer } from '../messages/notes.js';
import { panelAnswer } from '../messages/panel/answer.js';
import { rulesAnswer } from '../messages/rules-answer.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { isOpen, lobbyModel } from './model.js';
import { seatRobots } from './opening.js';
import { settingsAnswer } from './settings.js';
import { moveToThread } from './thread.js';

type Private = Promise<Answer | null>;

/** One who sits there already is offered to leave: nobody sees a button of their own on a message for all. */
async function join(ctx: ClickContext): Private {
  const { table, platform, caller, source, seat, t } = ctx;
  const face = platform.faces.of(table);
  if (seat !== null && isOpen(face, table.state)) {
    const { people, table: at } = lobbyModel(face, table, platform.messages.boards.drawing.extrasOf(table));
    const host = face.game.host(at.state) ?? 0;
    const words = seat === host ? t('lobby.seated-host') : t('lobby.seated', { host: seatName(t, people, host) });
    return noteAnswer(t, words, table.game, ['leave']);
  }
  return refusedOrNull(ctx, await table.join({ userId: caller.userId, name: caller.name }, source));
}

async function leave(ctx: ClickContext): Private {
  const refused = refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'leave', seat })));
  return refused ?? (ctx.click.ephemeral ? noteAnswer(ctx.t, ctx.t('table.done.left')) : null);
}

/** What whoever started the game should know of what the bot may not do there. */
export const startWarning = (platform: Platform, table: TableHandle, t: Translate): string | null =>
  platform.faces
    .of(table)
    .startWarning?.(
      table,
      { missing: platform.messages.boards.missing(table), contentReadable: platform.messages.contentReadable() },
      t,
    ) ?? null;

export async function startGame(ctx: ClickContext): Private {
  const { platform, table, t } = ctx;
  const refused = await startTogether(ctx);
  if (refused !== null) return refused;
  const warning = startWarning(platform, table, t);
  return warning === null ? null : noteAnswer(t, warning, table.game);
}

/** The settings again, with why it was not done on top; on the board's own buttons only that. */
const shown = (ctx: ClickContext, outcome: ActOutcome): Answer | null =>
  ctx.click.ephemeral
    ? settingsAnswer(ctx, outcome.ok ? null : refusedText(ctx, outcome.refusal))
    : refusedOrNull(ctx, outcome);

/** One robot more, on the next free seat, or the last that sat down away. */
async function changeRobots(ctx: ClickContext, change: 'more' | 'less'): Private {
  const { game, lobby } = ctx.platform.faces.of(ctx.table);
  const { state } = ctx.table;
  const last = game.seats(state).findLastIndex(({ status, robot }) => status === 'in' && robot);
  const level = lobby.robotLevel?.(state) ?? null;
  const action = (by: Authority) =>
    change === 'more'
      ? ({
          type: 'join',
          seat: game.freeSeat(state) ?? 0,
          robot: true,
          by,
          ...(level === null ? {} : { level }),
        } as const)
      : ({ type: 'kick', by, seat: last } as const);
  return shown(ctx, await asAuthority(ctx, action));
}

async function choose(ctx: ClickContext, name: string, value: string): Private {
  const option = ctx.platform.faces.of(ctx.table).lobby.options.find((one) => one.name === name);
  const choice = option?.values.find((one) => one.value === value)?.choice;
  if (choice === undefined) return noteAnswer(ctx.t, ctx.t('error.stale-choice'));
  return shown(ctx, await asAuthority(ctx, (by) => ({ type: 'configure', by, choice })));
}

/** What newcomers are best served with: options, and so many robots. */
async function suggested(ctx: ClickContext): Private {
  const { platform, table, t } = ctx;
  const face = platform.faces.of(table);
  const model = lobbyModel(face, table, platform.messages.boards.drawing.extrasOf(table));
  const wanted = face.lobby.suggestion?.(model, t) ?? null;
  if (wanted === null) return noteAnswer(t, t('error.stale-choice'));
  const outcome = await asAuthority(ctx, (by) => ({ type: 'configure', by, choice: wanted.choice }));
  if (!outcome.ok) return refusedOrNull(ctx, outcome);
  const host = table.people.get(face.game.host(table.state) ?? 0)?.userId ?? '';
  const missing = wanted.robots - (model.seated.length - model.humans.length);
  await seatRobots(
    platform,
    table,
    host,
    Array.from({ length: Math.max(0, missing) }, () => null),
  );
  return shown(ctx, outcome);
}

async function rules({ platform, table, click, t }: ClickContext): Private {
  const { rules: of } = platform.faces.of(table);
  const body = of.page(of.first, click.id, t);
  if (body === null) return noteAnswer(t, t('error.malformed'));
  return rulesAnswer(platform, { form: 'private', body }, of.picture?.(of.first, t) ?? null);
}

/** What buttons do that every game's lobby and board have. */
export const TABLE_PRESSES = pressHandlers<CommonPresses, ClickContext, Private>({
  'lobby/join': join,
  'lobby/leave': leave,
  'lobby/start': startGame,
  'lobby/robot': (ctx, { change }) => changeRobots(ctx, change),
  'lobby/settings': (ctx) => Promise.resolve(settingsAnswer(ctx)),
  'lobby/set': (ctx, { option, value }) => choose(ctx, option, value),
  'lobby/suggested': suggested,
  'lobby/player': async (ctx, { act, seat }) =>
    shown(ctx, await asAuthority(ctx, (by) => ({ type: act === 'kick' ? 'kick' : 'make-host', by, seat }))),
  'lobby/thread': moveToThread,
  'board/hand': ({ platform, table, click, t }) => Promise.resolve(panelAnswer(platform, table, click, t)),
  'board/rules': rules,
  /** Posts the board anew. */
  'board/renew': async ({ platform, table }) => {
    await platform.messages.boards.repost(table);
    return null;
  },
});

/** Presses that are never taken for the second tap of a double tap: each adds one. */
export const REPEATABLE: ReadonlySet<string> = new Set(['lobby/robot']);
