import type { MeteorTypes } from '../../../games/meteor/index.js';
import type * as table from '../../../table/ports.js';

/** The table's types, for a table that plays Meteor. */
export type TableHandle = table.TableHandle<MeteorTypes>;
export type Change = table.Change<MeteorTypes>;
export type ActOutcome = table.ActOutcome<MeteorTypes>;
export type TableRefusal = table.ActRefusal<MeteorTypes>;
