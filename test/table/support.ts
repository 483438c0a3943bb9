import * as rules from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import type { Options } from '../../src/games/meteor/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import type { DirectoryOptions } from '../../src/table/directory-options.js';
import { Tables } from '../../src/table/directory.js';
import type { GameLog, Person } from '../../src/table/ports.js';
import type { ActOutcome, Change, NewGame, TableDirectory, TableHandle } from '../support/meteor-tables.js';
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

export interface Harness<L extends GameLog> {
  readonly tables: TableDirectory;
  /** Those of other games too. */
  readonly all: Tables;
  readonly log: L;
  readonly time: ManualTime;
  readonly changes: Change[];
  readonly logged: Logged[];
}

/** Tables on a clock that a test moves. */
export function harness(): Harness<MemoryLog>;
export function harness<L extends GameLog>(log: L, time?: ManualTime, more?: Partial<DirectoryOptions>): Harness<L>;
export function harness(
  log: GameLog = new MemoryLog(),
  time = new ManualTime(),
  more: Partial<DirectoryOptions> = {},
): Harness<GameLog> {
  const logged: Logged[] = [];
  const note =
    (level: Logged['level']) =>
    (facts: object, message: string): void => {
      logged.push({ level, facts, message });
    };
  const logger = { info: note('info'), warn: note('warn'), error: note('error') };
  const games = new GameRegistry([rules.METEOR]);
  const all = new Tables({ games, log, clock: time, timers: time, logger, ...more });
  const tables = tablesOf(rules.METEOR, all);
  const changes: Change[] = [];
  tables.onChange((change) => {
    changes.push(change);
  }, 'test');
  return { tables, all, log, time, changes, logged };
}

export const wanted = (over: Partial<NewGame> = {}): NewGame => ({
  kind: rules.METEOR.kind,
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
