import type { Laid, Millis, Practice, Seat, SeatState } from '../state.js';
import type { Turn } from '../turn.js';

/** The table with every point in time moved later by `by` milliseconds. */
function later(table: Laid, by: Millis): Laid {
  const { window, advanced, lastSalvo } = table;
  return {
    ...table,
    deadline: table.deadline + by,
    runningSince: table.runningSince + by,
    at: table.at + by,
    humanAt: table.humanAt + by,
    window: window === null ? null : { ...window, closesAt: window.closesAt + by },
    sites: table.sites.map((site) =>
      site.expiresAt === undefined ? site : { ...site, expiresAt: site.expiresAt + by },
    ),
    lastSalvo: lastSalvo === null ? null : { ...lastSalvo, at: lastSalvo.at + by },
    advanced:
      advanced === null
        ? null
        : {
            ...advanced,
            seats: advanced.seats.map((seat) => ({
              ...seat,
              placedAt: seat.placedAt === null ? null : seat.placedAt + by,
            })),
          },
  };
}

const seated = (seats: readonly SeatState[], own: Seat): readonly SeatState[] =>
  seats.map((seat, at) => ({ ...seat, robot: seat.status === 'in' && at !== own }));

/** The table in a Time Out that nobody called, so that the player can look before the clock runs. */
function paused(table: Laid, now: Millis): Laid {
  if (table.pause !== null) return { ...table, pause: { ...table.pause, by: null, since: now } };
  const { deadline, window } = table;
  const windowLeft = window === null ? null : Math.max(0, window.closesAt - now);
  return { ...table, pause: { by: null, since: now, zoneLeft: Math.max(0, deadline - now), windowLeft } };
}

/** Sets the table of a practice up as another game left it. */
export function layTable(turn: Turn, { seat, table }: Practice): void {
  if (table === null) return;
  const { now } = turn;
  const laid: Laid = { ...table, seats: seated(table.seats, seat), humansAtStart: 1, named: [] };
  turn.emit({ type: 'table-laid', table: paused(later(laid, now - table.at), now) });
}
