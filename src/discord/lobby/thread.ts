import type { SeatStatus } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import { clip } from '../messages/parts.js';
import { kindName } from '../../text/index.js';
import type { ClickContext } from '../games/face.js';
import { authorityOf, isHostOrModerator, refusedNote } from '../interactions/acting.js';
import { noteAnswer } from '../messages/notes.js';
import { grantedTo, missingForThread } from '../permissions.js';
import type { Answer } from '../rest/acknowledge.js';
import { missingLines } from './draw.js';
import { isOpen } from './model.js';
import { openTable } from './opening.js';

/** Discord docs, "Start Thread without Message". */
const LONGEST_NAME = 100;

/** Why the table can't move, as an answer; null: it can. */
function objection(ctx: ClickContext): Answer | null {
  const { platform, table, click, t } = ctx;
  const face = platform.faces.of(table);
  const notHost = { code: 'host-only', host: face.game.host(table.state) ?? 0 } as const;
  if (!isHostOrModerator(ctx)) return refusedNote(ctx, notHost);
  if (!isOpen(face, table.state) || face.lobby.isMovable?.(table.state) === false)
    return noteAnswer(t, t('lobby.thread.too-late'));
  const granted = grantedTo(click, platform.messages.contentReadable());
  if (granted.thread) return noteAnswer(t, t('lobby.thread.already'));
  const missing = missingForThread(granted);
  if (missing.length === 0) return null;
  return noteAnswer(t, [t('lobby.thread.missing'), ...missingLines(t, missing)].join('\n'));
}

/** Everybody but the host, who sits there already, sits down in the order of their seats. */
async function seatCrew({ platform, table }: ClickContext, moved: TableHandle): Promise<void> {
  const { game } = platform.faces.of(table);
  const host = moved.people.get(0)?.userId;
  const seats: readonly SeatStatus[] = game.seats(table.state);
  for (const [seat, { status, robot, level }] of seats.entries()) {
    const person = table.people.get(seat);
    if (status !== 'in' || (!robot && (person === undefined || person.userId === host))) continue;
    const free = game.freeSeat(moved.state);
    if (robot && free !== null)
      await moved.act({ type: 'join', seat: free, robot: true, by: 0, ...(level === undefined ? {} : { level }) });
    else if (person !== undefined) await moved.join({ userId: person.userId, name: person.name });
  }
}

/** Where a table has moved, or an answer that says why it has not. */
type Moved = { readonly thread: string } | { readonly no: Answer };

/** By table, while it moves: a second press, a double tap's or a moderator's, moves it nowhere else. */
const underWay = new WeakMap<TableHandle, Promise<Moved>>();

/**
 * A table that is still open moves to a thread of its own, made for it under the channel: so a game that takes days
 * doesn't block the channel. What the bot lacks for that is named.
 */
export async function moveToThread(ctx: ClickContext): Promise<Answer | null> {
  const { table, t } = ctx;
  const no = objection(ctx);
  if (no !== null) return no;
  const moving = underWay.get(table) ?? move(ctx);
  underWay.set(table, moving);
  try {
    const to = await moving;
    return 'no' in to ? to.no : noteAnswer(t, t('lobby.thread.done', { thread: `<#${to.thread}>` }));
  } finally {
    if (underWay.get(table) === moving) underWay.delete(table);
  }
}

async function move(ctx: ClickContext): Promise<Moved> {
  const { platform, table, click, t } = ctx;
  const { game, lobby } = platform.faces.of(table);
  const host = game.host(table.state) ?? 0;
  const { userId, name } = table.people.get(host) ?? click.caller;
  const title = clip(t('lobby.thread.title', { game: kindName(t, table.kind), player: name }), LONGEST_NAME);
  const made = await platform.messages.api.startThread(click.channelId, title);
  if (!made.ok) return { no: noteAnswer(t, t('lobby.thread.failed')) };
  // The table stays its host's, whoever moved it.
  const from = { ...click, caller: { ...click.caller, userId, name, moderator: true } };
  const wanted = { kind: table.kind, choice: game.options(table.state) as object, thread: made.value };
  const there = await openTable(platform, from, { ...wanted, seed: lobby.chosenSeed?.(table.state) ?? null }, t);
  if ('form' in there) return { no: there };
  await seatCrew(ctx, there);
  await platform.messages.boards.repost(there);
  platform.messages.boards.moved(table, made.value);
  // Not by the press's id, which the new table's opening has taken.
  const by = authorityOf(ctx);
  if (by !== null) await table.act({ type: 'end', by });
  return { thread: made.value };
}
