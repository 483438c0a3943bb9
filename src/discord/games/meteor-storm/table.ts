import type { MeteorStormTypes, Seat } from '../../../games/meteor-storm/index.js';
import type { StormTextContext } from '../../../text/meteor-storm/index.js';
import { peopleOf } from '../../people.js';
import type * as table from '../../../table/ports.js';

/** The table's types, for a table that plays Meteor Storm. */
export type TableHandle = table.TableHandle<MeteorStormTypes>;
export type Change = table.Change<MeteorStormTypes>;

/** What a sentence about this table is filled from. */
export const textContextOf = (at: Pick<TableHandle, 'people' | 'state'>, viewer: Seat | null): StormTextContext => ({
  people: peopleOf(at),
  board: at.state,
  viewer,
});
