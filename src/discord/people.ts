import type { Seat } from '../games/meteor/state.js';
import type { TableHandle } from './games/meteor/table.js';
import type { People } from '../text/index.js';

/** Who sits where, robots among them: one that took a leaver's seat keeps that name, with its mark. */
export function peopleOf({ people, state }: Pick<TableHandle, 'people' | 'state'>): People {
  const robots = state.seats.flatMap(({ robot, status }, seat): Seat[] => (robot && status !== 'empty' ? [seat] : []));
  if (robots.length === 0) return people;
  const all = new Map<Seat, { readonly name: string; readonly robot?: boolean }>(people);
  for (const seat of robots) all.set(seat, { name: people.get(seat)?.name ?? '', robot: true });
  return all;
}
