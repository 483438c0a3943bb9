import { COMMANDS } from '../../../commands/index.js';
import { createDiscordBot, type DiscordBot } from '../../discord/bot.js';
import { pastOf } from '../../history/index.js';
import { MessageRows, NoteRows, SettingsRows } from '../../storage/stores.js';
import { systemClock } from '../../table/clock.js';
import { systemTimers } from '../../table/timers.js';
import { SILENT, type BenchTables } from './tables.js';

/** The real bot on a bench's tables, towards a local server. Durations in milliseconds. */
export function benchBot(
  { database, tables }: BenchTables,
  apiUrl: string,
  defaults: { readonly zoneMs: number; readonly windowMs: number },
): DiscordBot {
  const clock = systemClock();
  const onFault = (error: unknown): void => SILENT.error({ error }, 'a note was not taken');
  return createDiscordBot({
    token: 'local-test-token',
    apiUrl,
    directory: tables,
    clock,
    timers: systemTimers(clock),
    log: SILENT,
    settings: new SettingsRows(database.connection),
    messages: new MessageRows(database.connection, onFault),
    notes: new NoteRows(database.connection, onFault),
    commands: COMMANDS,
    defaults,
    ...pastOf(database.connection, { retentions: () => [] }),
  });
}
