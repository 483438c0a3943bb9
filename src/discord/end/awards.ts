import type { Seat } from '../../games/shared/seat.js';
import { listed, seatName, type People, type Translate } from '../../text/index.js';
import type { Award } from './spec.js';

/** An award and the seats that have it, by their places in a list of awards. */
type Given = ReadonlyMap<number, readonly Seat[]>;

/** How near a seat comes to the best of an award at the table, from 0 to 1. */
const nearness = (award: Award, seats: readonly Seat[], seat: Seat): number => {
  const most = Math.max(0, ...seats.map((one) => award.score(one)));
  return most === 0 ? 0 : award.score(seat) / most;
};

/** Each award goes to whoever comes nearest to the best of it and has none yet; equals in first place share it. */
function give(awards: readonly Award[], honoured: readonly Seat[], seats: readonly Seat[]): Given {
  const claims = awards
    .flatMap((award, at) => honoured.map((seat) => ({ at, seat, near: nearness(award, seats, seat) })))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near);
  const given = new Map<number, Seat[]>();
  const has = new Set<Seat>();
  for (const { at, seat, near } of claims) {
    const holders = given.get(at);
    const shares = near === 1 && holders?.every((other) => nearnessOf(claims, at, other) === 1) === true;
    if (has.has(seat) || (holders !== undefined && !shares)) continue;
    given.set(at, [...(holders ?? []), seat]);
    has.add(seat);
  }
  return given;
}

const nearnessOf = (claims: readonly { at: number; seat: Seat; near: number }[], award: number, seat: Seat): number =>
  claims.find((claim) => claim.at === award && claim.seat === seat)?.near ?? 0;

/** Who played, as awards are given. */
export interface Players {
  readonly seats: readonly Seat[];
  readonly robots: ReadonlySet<Seat>;
  /** Seats whose players left before the end, and that nobody took over. */
  readonly left: ReadonlySet<Seat>;
  readonly people: People;
}

/** Robots get awards only where nobody else plays, and who left gets none. */
function honouredOf({ seats, robots, left }: Players): readonly Seat[] {
  const persons = seats.filter((seat) => !robots.has(seat));
  return (persons.length === 0 ? seats : persons).filter((seat) => !left.has(seat));
}

/** The award of one seat, under its own name; null: it gets none. */
export function awardOf(awards: readonly Award[], players: Players, seat: Seat, t: Translate): string | null {
  const { seats, people } = players;
  const honoured = honouredOf(players);
  if (seats.length < 2 || !honoured.includes(seat)) return null;
  const names = seatName(t, people, seat);
  const [at] = [...give(awards, honoured, seats)].find(([, of]) => of.includes(seat)) ?? [];
  return at === undefined ? t('end.award.company', { names }) : (awards[at]?.line(t, names) ?? null);
}

/** An award for each person. What one alone plays is no contest. */
export function awardLines(awards: readonly Award[], players: Players, t: Translate): readonly string[] {
  const { seats, people } = players;
  const honoured = honouredOf(players);
  if (seats.length < 2) return [];
  const given = give(awards, honoured, seats);
  const names = (of: readonly Seat[]): string =>
    listed(
      t,
      of.map((seat) => seatName(t, people, seat)),
    );
  const without = honoured.filter((seat) => ![...given.values()].some((of) => of.includes(seat)));
  return [
    ...awards.flatMap((award, at) => {
      const of = given.get(at) ?? [];
      return of.length === 0 ? [] : [award.line(t, names(of))];
    }),
    ...(without.length === 0 ? [] : [t('end.award.company', { names: names(without) })]),
  ];
}
