import { COSMIC_RUN, type CosmicRunTypes, type PublicView, type Seat } from '../../../games/cosmic-run/index.js';
import type * as table from '../../../table/ports.js';
import type { People } from '../../../text/index.js';
import { withRobots } from '../../people.js';

/** The table's types, for a table that plays Cosmic Run. */
export type TableHandle = table.TableHandle<CosmicRunTypes>;
export type Change = table.Change<CosmicRunTypes>;
export type ActOutcome = table.ActOutcome<CosmicRunTypes>;
export type ActRefusal = table.ActRefusal<CosmicRunTypes>;

/** Who sits where, robots among them. */
export const peopleOf = ({ people, state }: Pick<TableHandle, 'people' | 'state'>): People =>
  withRobots(people, state.seats);

export const publicViewOf = ({ state }: Pick<TableHandle, 'state'>): PublicView => COSMIC_RUN.publicView(state);

export const seatsNamed = (table: TableHandle): ReadonlyMap<Seat, string> =>
  new Map([...peopleOf(table)].map(([seat, { name }]) => [seat, name]));
