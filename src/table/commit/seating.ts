import type { SeatStatus } from '../../games/shared/seat.js';
import type { LogEntry, Person } from '../ports.js';
import type { People } from '../table.js';

type Seating = NonNullable<LogEntry['seating']>;

const NOBODY: Seating = [];

interface Seats {
  readonly before: readonly SeatStatus[];
  readonly after: readonly SeatStatus[];
  readonly people: People;
  readonly joins: Person | undefined;
}

const taken = (seat: SeatStatus | undefined): boolean => seat?.status === 'in' && !seat.robot;

/** Who sits down, and who gets up before the game began; one who leaves in play keeps the name on the seat. */
export function seatingAfter({ before, after, people, joins }: Seats): Seating {
  if (before === after) return NOBODY;
  const newcomer = joins === undefined ? -1 : after.findIndex((now, seat) => taken(now) && !taken(before[seat]));
  const risen = [...people.keys()].filter((seat) => (after[seat]?.status ?? 'empty') === 'empty');
  return [
    ...risen.map((seat) => ({ seat, person: null })),
    ...(joins === undefined || newcomer < 0 ? [] : [{ seat: newcomer, person: joins }]),
  ];
}

export function seated(people: People, seating: Seating): People {
  if (seating.length === 0) return people;
  const next = new Map(people);
  for (const { seat, person } of seating) {
    if (person === null) next.delete(seat);
    else next.set(seat, person);
  }
  return next;
}
