import type { Seat, SeatStatus } from '../games/shared/seat.js';
import type { People } from '../text/index.js';

/** Who sits where, robots among them: one that took a leaver's seat keeps that name, with its mark. */
export function withRobots(
  people: ReadonlyMap<Seat, { readonly name: string }>,
  seats: readonly Pick<SeatStatus, 'status' | 'robot'>[],
): People {
  const robots = seats.flatMap(({ robot, status }, seat): Seat[] => (robot && status !== 'empty' ? [seat] : []));
  if (robots.length === 0) return people;
  const all = new Map<Seat, { readonly name: string; readonly robot?: boolean }>(people);
  for (const seat of robots) all.set(seat, { name: people.get(seat)?.name ?? '', robot: true });
  return all;
}

/** Everyone at a table whose state has its seats, robots among them. */
export const peopleOf = ({
  people,
  state,
}: {
  readonly people: ReadonlyMap<Seat, { readonly name: string }>;
  readonly state: { readonly seats: readonly Pick<SeatStatus, 'status' | 'robot'>[] };
}): People => withRobots(people, state.seats);
