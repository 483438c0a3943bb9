import { availableParallelism } from 'node:os';
import { startThread } from '../../workers/thread.js';
import { readDatabase } from '../read-database.js';
import { added, checkGames, NOTHING_FOUND, type Found, type CheckTask } from './check-games.js';

/** Below this a second thread costs more than it checks. */
const GAMES_A_WORKER = 200;

export interface CheckAllOptions {
  /** Absent: every core, where the games are worth it. */
  readonly workers?: number;
  /** Told how many games are checked so far, of how many. */
  readonly progress: (checked: number, of: number) => void;
}

/** Checks every game of a database, finished or not, packed or not. The bot may run meanwhile. */
export async function checkAll(database: string, { workers, progress }: CheckAllOptions): Promise<Found> {
  const games = await gamesOf(database);
  const most = workers ?? Math.min(availableParallelism(), Math.floor(games.length / GAMES_A_WORKER));
  let sum = NOTHING_FOUND;
  const take = (found: Found): void => {
    sum = added(sum, found);
    progress(sum.games, games.length);
  };
  if (most <= 1) for await (const found of checkGames({ database, games })) take(found);
  else await Promise.all(portions(database, games, most).map((portion) => inWorker(portion, take)));
  if (sum.games !== games.length) throw new Error(`${sum.games} games of ${games.length} were checked`);
  return sum;
}

async function gamesOf(database: string): Promise<readonly string[]> {
  const { sql, close } = await readDatabase(database);
  try {
    return (await sql.rows<{ game: string }>('SELECT game FROM games ORDER BY game')).map(({ game }) => game);
  } finally {
    await close();
  }
}

const portions = (database: string, games: readonly string[], workers: number): readonly CheckTask[] =>
  Array.from({ length: workers }, (_, at) => ({
    database,
    games: games.slice(Math.floor((games.length * at) / workers), Math.floor((games.length * (at + 1)) / workers)),
  }));

function inWorker(portion: CheckTask, take: (found: Found) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread('tools/replay/worker.js', portion);
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
}
