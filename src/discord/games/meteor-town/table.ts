import type { MeteorTownTypes } from '../../../games/meteor-town/index.js';
import type * as table from '../../../table/ports.js';

/** The table's types, for a table that plays Meteor Town. */
export type TableHandle = table.TableHandle<MeteorTownTypes>;
export type Change = table.Change<MeteorTownTypes>;
