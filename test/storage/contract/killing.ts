import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/history/queries.js';
import type { Sql } from '../../../src/storage/sql/sql.js';
import { season } from '../../history/support.js';
import { game, GUILD, START } from '../../support/played.js';
import { type PastProcess, type OpenPast, processOn, ANA, append, maintained, count, told } from './past-process.js';

/** What a killed process asks for and answers. */
class Killed extends Error {}

/** The process is killed in its write number `last`: before it arrives, or (`answered`) after it was done. */
function killedIn(sql: Sql, last: number, isDone: boolean): Sql {
  let writes = 0;
  const alive = <T>(ask: () => Promise<T>): Promise<T> => (writes > last ? Promise.reject(new Killed()) : ask());
  return {
    stepRows: 5,
    jsonText: (column, name) => sql.jsonText(column, name),
    deletionOf: (table, where, most) => sql.deletionOf(table, where, most),
    ownHomes: (column) => sql.ownHomes(column),
    isOwnHome: (home) => sql.isOwnHome(home),
    isOfOneGame: (error) => !(error instanceof Killed) && sql.isOfOneGame(error),
    rows: (text, values) => alive(() => sql.rows(text, values)),
    write: (...statements) =>
      alive(async () => {
        writes += 1;
        if (writes <= last) return sql.write(...statements);
        if (isDone) await sql.write(...statements);
        throw new Killed();
      }),
  };
}

/** Everything that is left of a server and its people. */
async function left(past: PastProcess): Promise<unknown> {
  const games = 'SELECT game, listed, packed, owner, mode, crew, summary FROM games ORDER BY game';
  const seats = 'SELECT game, seat, "user", name FROM seats ORDER BY game, seat';
  const logs = await Promise.all(['g0', 'g3', 'late1'].map((one) => past.logs.read(one)));
  const counts = await Promise.all(['plays', 'entries', 'packed', 'standings_due'].map((table) => count(past, table)));
  return [await told(past), await past.sql.rows(games), await past.sql.rows(seats), logs, counts];
}

/** What processes do that are killed again and again; each next one goes on with it. */
const TASKS: readonly (readonly [string, number | null, (past: PastProcess) => Promise<unknown>])[] = [
  ['counts and packs games', null, () => Promise.resolve()],
  ['forgets a person', null, ({ retention }) => retention.forget(GUILD, ANA)],
  ['deletes a server’s data', null, ({ retention }) => retention.deleteAll(GUILD)],
  ['deletes games that grew too old', 3 * DAY_MS, () => Promise.resolve()],
];

export function killing(open: OpenPast): void {
  test.each(TASKS)('a process that %s may be killed at any point', async (_, kept, run) => {
    const outcomes: unknown[] = [];
    for (const kills of [false, true]) {
      const engine = await open();
      const whole = processOn(engine, kept);
      await append(whole, [...season(4), game('late1', 2, { startAt: START + 9 * DAY_MS, seed: 'late' })]);
      const work = async (past: PastProcess): Promise<boolean> => {
        try {
          await past.retention.begin();
          await run(past);
          await maintained(past, START + 7 * DAY_MS);
          return true;
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          return false;
        }
      };
      let killed = 0;
      // Each next one is killed at the same write after it was done, then one write later.
      const next = (): Sql => (kills ? killedIn(engine.sql, killed >> 1, killed % 2 === 1) : engine.sql);
      while (!(await work(processOn(engine, kept, next())))) killed += 1;
      expect(killed > 4).toBe(kills);
      outcomes.push(await left(whole));
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
}
