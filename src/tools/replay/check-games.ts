import { HistoryRegistry } from '../../history/adapter.js';
import { checkLog, type Fault } from '../../history/logs/replay.js';
import { REGISTERED } from '../../registration/index.js';
import { FIRST_KIND } from '../../storage/log/stored-log.js';
import type { GameLogs } from '../../storage/ports/game-logs.js';
import { StorageFault } from '../../table/ports.js';
import { readDatabase } from '../read-database.js';

/** Games of a database, for one worker. Plain data, to cross to a thread. */
export interface CheckTask {
  /** As `readDatabase` takes it. */
  readonly database: string;
  readonly games: readonly string[];
}

/** A game whose log does not hold. */
export interface Broken {
  readonly game: string;
  /** The sequence of the first entry that does not hold. */
  readonly brokenAt: number | null;
  readonly why: Fault | null;
}

/** The result of checking some games; results can be added up. */
export interface Found {
  readonly games: number;
  /** Still on. */
  readonly unfinished: number;
  /** Of an earlier rules version: folded, but not decided anew. */
  readonly notRedecided: number;
  readonly broken: readonly Broken[];
}

export const NOTHING_FOUND: Found = { games: 0, unfinished: 0, notRedecided: 0, broken: [] };

export const added = (left: Found, right: Found): Found => ({
  games: left.games + right.games,
  unfinished: left.unfinished + right.unfinished,
  notRedecided: left.notRedecided + right.notRedecided,
  broken: [...left.broken, ...right.broken],
});

const ADAPTERS = new HistoryRegistry(REGISTERED.map(({ history }) => history));

/** Checks one game after the other; a log that cannot even be read is broken too. */
export async function* checkGames({ database, games }: CheckTask): AsyncIterable<Found> {
  const { logs, close } = await readDatabase(database);
  try {
    for (const game of games) yield await checkGame(logs, game);
  } finally {
    await close();
  }
}

async function checkGame(logs: GameLogs, game: string): Promise<Found> {
  const found = { ...NOTHING_FOUND, games: 1 };
  try {
    const log = await logs.read(game);
    if (log === undefined) return { ...found, broken: [{ game, brokenAt: 0, why: 'not-created' }] };
    const adapter = ADAPTERS.find(log.kind ?? FIRST_KIND);
    // A game that this release does not know: as with unknown rules, nothing can be said about it.
    if (adapter === undefined) return { ...found, broken: [{ game, brokenAt: 0, why: 'unknown-rules' }] };
    const { ok, finished, redecided, brokenAt, why } = checkLog(log, adapter);
    if (!ok) return { ...found, broken: [{ game, brokenAt, why }] };
    return { ...found, unfinished: finished ? 0 : 1, notRedecided: redecided ? 0 : 1 };
  } catch (error) {
    // Out of reach: that says nothing of the game.
    if (error instanceof StorageFault) throw error;
    return { ...found, broken: [{ game, brokenAt: null, why: 'unreadable' }] };
  }
}
