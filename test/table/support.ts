import * as rules from '../../src/games/meteor/index.js';
import type { Options } from '../../src/games/meteor/index.js';
import { MeteorTables, type DirectoryOptions } from '../../src/table/directory.js';
import type {
  ActOutcome,
  Change,
  GameLog,
  NewGame,
  Person,
  TableDirectory,
  TableHandle,
} from '../../src/table/ports.js';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';

export const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: false,
};

export const ANN: Person = { userId: '100', name: 'Ann' };
export const BEN: Person = { userId: '200', name: 'Ben' };

export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly message: string;
}

export interface House<L extends GameLog> {
  readonly tables: MeteorTables;
  readonly log: L;
  readonly time: ManualTime;
  readonly changes: Change[];
  readonly logged: Logged[];
}

/** Tables on a clock that a test moves. */
export function house(): House<MemoryLog>;
export function house<L extends GameLog>(log: L, time?: ManualTime, more?: Partial<DirectoryOptions>): House<L>;
export function house(
  log: GameLog = new MemoryLog(),
  time = new ManualTime(),
  more: Partial<DirectoryOptions> = {},
): House<GameLog> {
  const logged: Logged[] = [];
  const note =
    (level: Logged['level']) =>
    (facts: object, message: string): void => {
      logged.push({ level, facts, message });
    };
  const logger = { info: note('info'), warn: note('warn'), error: note('error') };
  const tables = new MeteorTables({ rules, log, clock: time, timers: time, logger, ...more });
  const changes: Change[] = [];
  tables.onChange((change) => {
    changes.push(change);
  });
  return { tables, log, time, changes, logged };
}

export const wanted = (over: Partial<NewGame> = {}): NewGame => ({
  guildId: 'guild',
  channelId: 'channel',
  host: ANN,
  options: OPTIONS,
  seed: 'test',
  ...over,
});

/** A new table; throws if it is refused. */
export async function open(tables: TableDirectory, over: Partial<NewGame> = {}): Promise<TableHandle> {
  const opened = await tables.open(wanted(over));
  if (!opened.ok) throw new Error(`refused: ${opened.refusal.code}`);
  return opened.table;
}

/** A table whose clock runs, with Ann in seat 0 and Ben in seat 1. */
export async function playing(tables: TableDirectory, over: Partial<NewGame> = {}): Promise<TableHandle> {
  const table = await open(tables, over);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  if (table.state.phase !== 'play') throw new Error('the clock did not start');
  return table;
}

/** The refusal's code, or 'ok'. */
export const codeOf = (outcome: ActOutcome): string => (outcome.ok ? 'ok' : outcome.refusal.code);
