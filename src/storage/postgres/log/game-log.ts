import {
  StorageFault,
  type Appended,
  type GameId,
  type GameLog,
  type LogEntry,
  type StoredGame,
} from '../../../table/ports.js';
import { brokenConstraint, faultOf, PostgresFault } from '../faults.js';
import type { Lease } from '../lease.js';
import type { PostgresDatabase } from '../database.js';
import type { Sql } from '../sql.js';
import { createGames, endGames, writeEntries, writeSeats } from './append.js';
import { batchOf, type Batch } from './batch.js';
import { checkRoom } from './room.js';
import { readGames, readUnfinished, type Damaged, type UnfinishedGame } from './unfinished.js';

export interface PostgresGameLogOptions {
  /** Told of each unfinished game whose log cannot be read; the others load all the same. */
  readonly onDamaged?: Damaged;
  /** Told of each commit, and how long it took, in milliseconds. */
  readonly onCommitted?: (ms: number) => void;
}

/** What of a game its next entry needs. */
interface Known {
  readonly shard: number;
  /** Of its last entry. */
  readonly sequence: number;
  readonly digest: string;
}

/** The log in PostgreSQL. Whoever writes holds the lease of the games' shards; a commit that was answered is durable. */
export class PostgresGameLog implements GameLog {
  readonly #known = new Map<GameId, Known>();
  readonly #damaged = new Set<GameId>();
  /** An append whose answer was lost. Until it is resolved nothing else is written: its entries may come to be there. */
  #undecided: Batch | null = null;
  /** The disk was full when something was last written. How much is free a server doesn't say beforehand. */
  #isFull = false;

  constructor(
    private readonly database: PostgresDatabase,
    readonly lease: Lease,
    private readonly options: PostgresGameLogOptions = {},
  ) {}

  /** How many unfinished games were left out because their log can't be read. */
  get damaged(): number {
    return this.#damaged.size;
  }

  async append(entries: readonly LogEntry[]): Promise<Appended> {
    if (entries.length === 0) return { kind: 'written' };
    const refusal = this.#refusal();
    if (refusal !== null) return { kind: 'refused', fault: refusal };
    const twice = repeatedWithin(entries);
    if (twice !== null) return twice;
    const began = performance.now();
    let batch: Batch;
    try {
      batch = batchOf(entries, await this.#lastDigests(entries));
    } catch (error) {
      return refusedBy(error);
    }
    try {
      await this.#write(batch);
    } catch (error) {
      return await this.#failed(batch, error);
    }
    this.options.onCommitted?.(performance.now() - began);
    this.#isFull = false;
    this.#remember(batch);
    return { kind: 'written' };
  }

  async resolve(entries: readonly LogEntry[]): Promise<boolean> {
    const sent = this.#undecided;
    const written = await this.lease
      .settled(async (sql) => isWritten(sql, sent ?? batchOf(entries, await digestsBefore(sql, entries))))
      .catch((error: unknown) => {
        if (error instanceof PostgresFault || !(error instanceof StorageFault)) throw error;
        // What they follow isn't there either.
        return false;
      });
    this.#undecided = null;
    if (written && sent !== null) this.#remember(sent);
    return written;
  }

  async *loadUnfinished(): AsyncIterable<StoredGame> {
    const found = readUnfinished(this.database, this.lease.shards, this.#whenDamaged);
    for await (const one of found) yield this.#loaded(one);
  }

  /** New games are opened again once a full disk has room, though no game waits for it. */
  async check(): Promise<void> {
    const { trouble } = this.lease;
    if (trouble !== null) throw trouble;
    if (this.#isFull) await this.#findRoom().catch(() => undefined);
  }

  async probe(): Promise<void> {
    await this.lease.renew();
    if (this.#isFull) await this.#findRoom();
  }

  async behind(): Promise<readonly GameId[]> {
    const { shards } = this.lease;
    const known = [...this.#known];
    const rows = await this.database.urgent.rows<{ game: GameId }>(BEHIND, {
      shards,
      games: known.map(([game]) => game),
      sequences: known.map(([, { sequence }]) => sequence),
      digests: known.map(([, { digest }]) => digest),
      damaged: [...this.#damaged],
    });
    return rows.map(({ game }) => game);
  }

  async readAgain(game: GameId): Promise<StoredGame | null> {
    this.#known.delete(game);
    for await (const one of readGames(this.database.urgent, [game], this.#whenDamaged)) return this.#loaded(one);
    return null;
  }

  hasRoom(): boolean {
    return !this.#isFull;
  }

  async #findRoom(): Promise<void> {
    await checkRoom(this.database.urgent);
    this.#isFull = false;
  }

  readonly #whenDamaged: Damaged = (game, error) => {
    this.#damaged.add(game);
    this.options.onDamaged?.(game, error);
  };

  #loaded({ stored, shard, lastDigest }: UnfinishedGame): StoredGame {
    const { header, entries } = stored;
    this.#known.set(header.game, { shard, sequence: entries.length - 1, digest: lastDigest });
    return stored;
  }

  #refusal(): StorageFault | null {
    if (this.#undecided !== null)
      return faultOf(this.database.place, 'unreachable', 'what became of the last entries is not known yet');
    return this.lease.holds ? null : (this.lease.trouble ?? faultOf(this.database.place, 'lease-lost'));
  }

  /** An append of entries alone, as most clicks are, is one statement; the others are a transaction around it. */
  async #write(batch: Batch): Promise<void> {
    const { created, seats, ended } = batch;
    if (created.length + seats.length + ended.length === 0) {
      await this.#fenced(this.database.urgent, batch);
      return;
    }
    await this.database.urgent.transaction(async (sql) => {
      await createGames(sql, batch, (home) => this.lease.shardFor(home));
      await this.#fenced(sql, batch);
      await writeSeats(sql, batch);
      await endGames(sql, batch);
    });
  }

  async #fenced(sql: Sql, batch: Batch): Promise<void> {
    const created = new Map(batch.created.map(({ header }) => [header.game, this.lease.shardFor(header.guildId)]));
    const shards = batch.entries.map(({ game }) => this.#known.get(game)?.shard ?? created.get(game) ?? -1);
    const fenced = await writeEntries(sql, this.lease.held(shards), batch);
    if (fenced !== 'written') throw faultOf(this.database.place, fenced === 'lease' ? 'lease-lost' : 'behind');
  }

  async #failed(batch: Batch, error: unknown): Promise<Appended> {
    if (brokenConstraint(error) === 'sources_pkey') {
      const repeated = await this.#repeated(batch);
      if (repeated !== null) return repeated;
    }
    if (error instanceof PostgresFault && error.problem === 'full') this.#isFull = true;
    if (error instanceof PostgresFault && error.undecided) {
      this.#undecided = batch;
      return { kind: 'unknown', fault: error };
    }
    return refusedBy(error);
  }

  async #repeated({ entries }: Batch): Promise<Appended | null> {
    const acted = entries.filter(({ source }) => source !== null);
    const [found] = await this.database.urgent.rows<{ game: GameId; source: string }>(
      `SELECT game, source FROM sources JOIN unnest(@games::text[], @sources::text[]) AS acted (game, source)
      USING (game, source) LIMIT 1`,
      { games: acted.map(({ game }) => game), sources: acted.map(({ source }) => source) },
    );
    return found === undefined ? null : { kind: 'repeated', ...found };
  }

  async #lastDigests(entries: readonly LogEntry[]): Promise<ReadonlyMap<GameId, string>> {
    const unknown = entries.filter(({ game, sequence }) => sequence > 0 && !this.#known.has(game));
    if (unknown.length > 0) await this.#learn(unknown.map(({ game }) => game));
    return new Map([...this.#known].map(([game, { digest }]) => [game, digest]));
  }

  /** Games that this process has neither opened nor loaded. */
  async #learn(games: readonly GameId[]): Promise<void> {
    const rows = await this.database.urgent.rows<Known & { game: GameId }>(
      `SELECT DISTINCT ON (game) game, shard, sequence, digest FROM entries JOIN games USING (game) WHERE game = ANY (@games)
      ORDER BY game, sequence DESC`,
      { games },
    );
    for (const { game, ...known } of rows) this.#known.set(game, known);
  }

  #remember({ entries, created, ended }: Batch): void {
    const shards = new Map(created.map(({ header }) => [header.game, this.lease.shardFor(header.guildId)]));
    for (const { game, sequence, digest } of entries)
      this.#known.set(game, { sequence, digest, shard: this.#known.get(game)?.shard ?? shards.get(game) ?? -1 });
    for (const { game } of ended) this.#known.delete(game);
  }
}

/** Games whose last entry isn't there, and games that go on there and are over, or were never known, here. */
const BEHIND = `SELECT game FROM unnest(@games::text[], @sequences::bigint[], @digests::text[]) AS known (game, sequence, digest)
  WHERE NOT EXISTS (SELECT 1 FROM entries JOIN games USING (game) WHERE entries.game = known.game
    AND entries.sequence = known.sequence AND entries.digest = known.digest AND games.status = 'live')
  UNION ALL SELECT game FROM games
  WHERE status = 'live' AND shard = ANY (@shards) AND game <> ALL (@games::text[]) AND game <> ALL (@damaged::text[])`;

/** Of the entry before the first of each game that goes on. */
async function digestsBefore(sql: Sql, entries: readonly LogEntry[]): Promise<ReadonlyMap<GameId, string>> {
  const firsts = entries.filter(({ game }, at) => entries.findIndex((other) => other.game === game) === at);
  const rows = await sql.rows<{ game: GameId; digest: string }>(
    `SELECT game, digest FROM entries JOIN unnest(@games::text[], @sequences::bigint[]) AS before (game, sequence)
    USING (game, sequence)`,
    { games: firsts.map(({ game }) => game), sequences: firsts.map(({ sequence }) => sequence - 1) },
  );
  return new Map(rows.map(({ game, digest }) => [game, digest]));
}

/** Whether the last entry of each game is there: its digest stands for all before. */
async function isWritten(sql: Sql, { entries }: Batch): Promise<boolean> {
  const found = await sql.rows(
    `SELECT 1 FROM entries JOIN unnest(@games::text[], @sequences::bigint[], @digests::text[])
      AS sent (game, sequence, digest) USING (game, sequence, digest)`,
    {
      games: entries.map(({ game }) => game),
      sequences: entries.map(({ sequence }) => sequence),
      digests: entries.map(({ digest }) => digest),
    },
  );
  return found.length === entries.length;
}

function repeatedWithin(entries: readonly LogEntry[]): Appended | null {
  const seen = new Set<string>();
  for (const { game, source } of entries) {
    if (source === undefined) continue;
    if (seen.has(`${game} ${source}`)) return { kind: 'repeated', game, source };
    seen.add(`${game} ${source}`);
  }
  return null;
}

/** Anything but a fault is a bug, and rejects. */
function refusedBy(error: unknown): Appended {
  if (error instanceof StorageFault) return { kind: 'refused', fault: error };
  throw error;
}
