import type { GameState, MeteorTownTypes } from '../../../games/meteor-town/index.js';
import type { Seat } from '../../../games/shared/seat.js';
import type * as table from '../../../table/ports.js';
import type { People } from '../../../text/index.js';
import { withRobots } from '../../people.js';

/** The table's types, for a table that plays Meteor Town. */
export type TableHandle = table.TableHandle<MeteorTownTypes>;
export type Change = table.Change<MeteorTownTypes>;

interface Seated {
  readonly people: ReadonlyMap<Seat, { readonly name: string }>;
  readonly state: GameState;
}

/** Who sits where, robots among them. */
export const peopleOf = ({ people, state }: Seated): People => withRobots(people, state.seats);
