import { createHash } from 'node:crypto';
import type { AwaitedTurn } from '../../games/game.js';
import type { Millis } from '../../games/shared/time.js';
import type { TurnNotice } from '../../storage/ports/turn-notices.js';
import type { MessageBody } from '../rest/api.js';
import type { NoticedTable } from './draw.js';

/** A game that is on. */
export interface WaitingTable {
  readonly table: NoticedTable;
  /** The turn that it waits for; null: none. */
  readonly turn: AwaitedTurn | null;
}

/** The people whose turn it is, and who still play. */
export function awaitedPeople(waiting: WaitingTable | null): readonly string[] {
  if (waiting === null) return [];
  const { table, turn } = waiting;
  return (turn?.seats ?? []).flatMap((seat) => {
    const userId = table.people.get(seat)?.userId;
    return userId !== undefined && table.seatOf(userId) === seat ? [userId] : [];
  });
}

/** The moment at which half of a turn's limit is over; null: it has none. */
export const halfOf = ({ until, limitMs }: AwaitedTurn): Millis | null =>
  until === null || limitMs === null ? null : until - limitMs / 2;

/** Sent twice, as after a crash, Discord makes one message of it. */
export const once = ({ game, userId, turn, stage }: TurnNotice, body: MessageBody): MessageBody => ({
  ...body,
  nonce: createHash('sha256').update([game, userId, turn, stage].join('|')).digest('hex').slice(0, 24),
  enforce_nonce: true,
});
