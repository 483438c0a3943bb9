import type { MeteorTypes } from '../../src/games/meteor/index.js';
import type * as table from '../../src/table/ports.js';

/** The table's types, for a table that plays Meteor. */
export type ActOutcome = table.ActOutcome<MeteorTypes>;
export type Change = table.Change<MeteorTypes>;
export type LogEntry = table.LogEntry<MeteorTypes>;
export type NewGame = table.NewGame<MeteorTypes>;
export type TableDirectory = table.TableDirectory<MeteorTypes>;
export type TableHandle = table.TableHandle<MeteorTypes>;
