import type { GameState, Seat } from '../../../games/meteor/state.js';
import type { People } from '../../../text/index.js';
import { withRobots } from '../../people.js';

/** Who sits where, robots among them. */
export const peopleOf = ({
  people,
  state,
}: {
  readonly people: ReadonlyMap<Seat, { readonly name: string }>;
  readonly state: GameState;
}): People => withRobots(people, state.seats);
