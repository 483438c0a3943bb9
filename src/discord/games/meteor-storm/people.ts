import type { GameState, Seat } from '../../../games/meteor-storm/index.js';
import type { People } from '../../../text/index.js';
import type { StormTextContext } from '../../../text/meteor-storm/index.js';
import { withRobots } from '../../people.js';

interface Seated {
  readonly people: ReadonlyMap<Seat, { readonly name: string }>;
  readonly state: GameState;
}

/** Who sits where, robots among them. */
export const peopleOf = ({ people, state }: Seated): People => withRobots(people, state.seats);

/** What a sentence about this table is filled from. */
export const textContextOf = (table: Seated, viewer: Seat | null): StormTextContext => ({
  people: peopleOf(table),
  board: table.state,
  viewer,
});
