import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Authority, Seat } from '../../games/shared/seat.js';
import type { ActOutcome, ActRefusal, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { Actor } from '../games/face.js';
import type { Interaction } from '../gateway/incoming.js';
import type { Answer } from '../rest/acknowledge.js';
import { refusalWords } from './refusals.js';
import { noteAnswer } from '../messages/notes.js';
import type { Platform } from '../platform.js';

/** How somebody acts at a table of any game, and is told why not. */

type Who = Pick<Actor, 'platform' | 'table' | 'caller'>;

export const NOT_SEATED = { ok: false, refusal: { code: 'not-seated' } } as const;

/** The actor of an interaction at a table. */
export const actorOf = (platform: Platform, table: TableHandle, from: Interaction, t: Translate): Actor => ({
  platform,
  table,
  seat: table.seatOf(from.caller.userId),
  caller: from.caller,
  source: from.id,
  t,
});

/**
 * In whose name a host's or moderator's act is done. Someone who is neither asks as their seat, and the rules refuse;
 * null: nobody at this table, nor a moderator.
 */
export function authorityOf({ platform, table, caller }: Who): Authority | null {
  const seat = table.seatOf(caller.userId);
  if (seat !== null && platform.faces.of(table).game.host(table.state) === seat) return seat;
  return caller.moderator ? 'moderator' : seat;
}

/** Hosts and moderators may end the game, remove players, and pass the host's role on (R14). */
export function isHostOrModerator(by: Who): boolean {
  const authority = authorityOf(by);
  return (
    authority === 'moderator' ||
    (authority !== null && authority === by.platform.faces.of(by.table).game.host(by.table.state))
  );
}

/** Acts for the seat, if there is one. */
export function asSeat<T extends GameTypes>(
  by: Pick<Actor<T>, 'table' | 'seat' | 'source'>,
  action: (seat: Seat) => NoInfer<T>['action'],
): Promise<ActOutcome<T> | typeof NOT_SEATED> {
  return by.seat === null ? Promise.resolve(NOT_SEATED) : by.table.act(action(by.seat), by.source);
}

export function asAuthority<T extends GameTypes>(
  by: Actor<T>,
  action: (authority: Authority) => NoInfer<T>['action'],
): Promise<ActOutcome<T> | typeof NOT_SEATED> {
  const authority = authorityOf(by);
  return authority === null ? Promise.resolve(NOT_SEATED) : by.table.act(action(authority), by.source);
}

/** The refusal in words, for the one who was refused. */
export const refusedText = (
  { platform, table, seat, t }: Pick<Actor<AnyGameTypes, Pick<Platform, 'faces'>>, 'platform' | 'table' | 'seat' | 't'>,
  refusal: ActRefusal,
): string => refusalWords(platform.faces, t, refusal, table, seat);

export const refusedNote = (by: Actor, refusal: ActRefusal): Answer =>
  noteAnswer(by.t, refusedText(by, refusal), by.table.game);

/** Null: the action was accepted, and the board shows it. */
export const refusedOrNull = (by: Actor, outcome: ActOutcome): Answer | null =>
  outcome.ok ? null : refusedNote(by, outcome.refusal);
