import type { MeteorStormTypes } from '../../../games/meteor-storm/index.js';
import type * as table from '../../../table/ports.js';

/** The table's types, for a table that plays Meteor Storm. */
export type TableHandle = table.TableHandle<MeteorStormTypes>;
export type Change = table.Change<MeteorStormTypes>;
