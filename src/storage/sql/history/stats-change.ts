import type { Sums } from '../../../history/adapter.js';
import { DAY_MS } from '../../../history/queries.js';
import type { Sql, Statement, Values } from '../sql.js';
import type { Play, PlayRow } from './plays.js';
import { standingAt, standingStatement, withPlay, type Sum } from './standing.js';

const TALLY = 'guild = @guild AND "user" = @user AND kind = @kind AND company = @company AND mode = @mode';
const TALLY_HERE = `${TALLY} AND crew = @crew AND result = @result AND bucket = @bucket`;
const GET_TALLY = `SELECT games, sums FROM tallies WHERE ${TALLY_HERE}`;
const PUT_TALLY = `INSERT INTO tallies (guild, "user", kind, company, mode, crew, result, bucket, games, sums)
  VALUES (@guild, @user, @kind, @company, @mode, @crew, @result, @bucket, @games, @sums)
  ON CONFLICT (guild, "user", kind, company, mode, crew, result, bucket)
    DO UPDATE SET games = excluded.games, sums = excluded.sums`;
const DROP_TALLY = `DELETE FROM tallies WHERE ${TALLY_HERE}`;

const DAY_HERE = 'guild = @guild AND "user" = @user AND kind = @kind AND day = @day';
const GET_DAY = `SELECT games, won FROM days WHERE ${DAY_HERE}`;
const PUT_DAY = `INSERT INTO days (guild, "user", kind, day, games, won) VALUES (@guild, @user, @kind, @day, @games, @won)
  ON CONFLICT (guild, "user", kind, day) DO UPDATE SET games = excluded.games, won = excluded.won`;
const DROP_DAY = `DELETE FROM days WHERE ${DAY_HERE}`;

const PUT_DUE = `INSERT INTO standings_due (guild, "user", kind) VALUES (@guild, @user, @kind) ON CONFLICT DO NOTHING`;

interface Tally {
  readonly games: number;
  readonly sums: Sums;
}
interface Day {
  readonly games: number;
  readonly won: number;
}
/** What a row is to be, and how it is found. */
interface Changed<Row> {
  readonly here: Values;
  readonly row: Row;
}

/** Games added to what is summed up, and taken out of it: rows are read when they are first needed, and written at once. */
export class StatsChange {
  readonly #tallies = new Map<string, Changed<Tally>>();
  readonly #days = new Map<string, Changed<Day>>();
  readonly #standings = new Map<string, { readonly play: Play; readonly sum: Sum }>();
  readonly #due = new Map<string, Values>();

  /** `sql`: what was summed up before. */
  constructor(private readonly sql: Pick<Sql, 'rows'>) {}

  async add(play: Play): Promise<void> {
    await this.#book(play, 1);
    if (play.company !== 'people') return;
    const key = keyOf(placeOf(play));
    const sum = this.#standings.get(key)?.sum ?? (await standingAt(this.sql, play));
    this.#standings.set(key, { play, sum: withPlay(sum, play) });
  }

  /** Streaks and records of whoever played in it are due to be found again. */
  async take(play: PlayRow): Promise<void> {
    await this.#book(play, -1);
    if (play.company === 'people') this.#due.set(keyOf(placeOf(play)), placeOf(play));
  }

  /** To be run in one transaction. */
  statements(): readonly Statement[] {
    return [
      ...[...this.#tallies.values()].map(({ here, row: { games, sums } }) =>
        games > 0
          ? { text: PUT_TALLY, values: { ...here, games, sums: JSON.stringify(sums) } }
          : { text: DROP_TALLY, values: here },
      ),
      ...[...this.#days.values()].map(({ here, row }) =>
        row.games > 0 ? { text: PUT_DAY, values: { ...here, ...row } } : { text: DROP_DAY, values: here },
      ),
      ...[...this.#standings.values()].map(({ play, sum }) => standingStatement(play, sum)),
      ...[...this.#due.values()].map((values) => ({ text: PUT_DUE, values })),
    ];
  }

  async #book(play: PlayRow, sign: 1 | -1): Promise<void> {
    await this.#bookTally(play, sign);
    if (play.company === 'seeded' || play.company === 'apart') return;
    const here = { ...placeOf(play), day: Math.floor(play.ended_at / DAY_MS) };
    const { games, won } = this.#days.get(keyOf(here))?.row ?? (await this.#day(here));
    const row = { games: games + sign, won: won + sign * Number(play.result === 'won') };
    this.#days.set(keyOf(here), { here, row });
  }

  async #bookTally(play: PlayRow, sign: 1 | -1): Promise<void> {
    const { company, mode, crew, result, bucket } = play;
    const here = { ...placeOf(play), company, mode, crew, result, bucket };
    const { games, sums } = this.#tallies.get(keyOf(here))?.row ?? (await this.#tally(here));
    const row = { games: games + sign, sums: added(sums, JSON.parse(play.sums) as Sums, sign) };
    this.#tallies.set(keyOf(here), { here, row });
  }

  async #tally(here: Values): Promise<Tally> {
    const [known] = await this.sql.rows<{ readonly games: number; readonly sums: string }>(GET_TALLY, here);
    return known === undefined ? { games: 0, sums: {} } : { ...known, sums: JSON.parse(known.sums) as Sums };
  }

  async #day(here: Values): Promise<Day> {
    const [known] = await this.sql.rows<Day>(GET_DAY, here);
    return known ?? { games: 0, won: 0 };
  }
}

const placeOf = ({ guild, user, kind }: PlayRow) => ({ guild, user, kind });
const keyOf = (here: Values): string => JSON.stringify(Object.values(here));

function added(before: Sums, more: Sums, sign: 1 | -1): Sums {
  const sums: Record<string, number> = { ...before };
  for (const [name, amount] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + sign * amount;
  return sums;
}
