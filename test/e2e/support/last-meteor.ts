import type { GameState } from '../../../src/games/meteor/state.js';
import { Table } from '../../../src/table/table.js';
import type { Harness } from './harness.js';

/** Lays the channel's table as a test needs it: no log tells of it. */
export function lay(at: Harness, how: (state: GameState) => Partial<GameState>): void {
  const { table } = at;
  if (!(table instanceof Table)) throw new Error('not the real table');
  table.position = { ...table.position, state: { ...table.state, ...how(table.state) } };
}

/** The first seat has a Rocket of 3 ready. */
export const readyRocket = ({ sites }: GameState): GameState['sites'] =>
  sites.map((site, id) => (id === 0 ? { owner: 0, pile: ['3CF', 'C', 'F'], ready: true } : site));

/** The first meteors of the field, the first of them of this size and without a Trait. */
export const firstMeteors = ({ field }: GameState, size: number, count: number): GameState['field'] =>
  field.slice(0, count).map((meteor, at) => (at === 0 ? { ...meteor, size, trait: null } : meteor));
