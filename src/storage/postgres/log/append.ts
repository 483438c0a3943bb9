/** The statements of one append. */
import type { Held } from '../lease.js';
import type { Sql } from '../sql.js';
import type { Batch } from './batch.js';

/**
 * Entries and sources in one statement, so that a click costs one round trip. It holds the leases' rows as they must
 * be, and writes nothing where one is another's, or where an entry's predecessor is not there. What it wrote is on the
 * server's disk when it answers, whatever the server's default is.
 */
const WRITE = `WITH held AS (
    SELECT 1 FROM leases JOIN unnest(@shards::bigint[], @epochs::bigint[]) AS mine (shard, epoch)
      ON leases.shard = mine.shard AND leases.epoch = mine.epoch WHERE leases.owner = @owner FOR SHARE OF leases),
  chained AS (
    SELECT 1 FROM entries JOIN unnest(@games_before::text[], @sequences_before::bigint[], @digests_before::text[])
      AS before (game, sequence, digest) USING (game, sequence, digest)),
  fenced AS (
    SELECT CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
      THEN set_config('synchronous_commit', 'on', true) END
    WHERE (SELECT count(*) FROM held) = cardinality(@shards::bigint[])
      AND (SELECT count(*) FROM chained) = cardinality(@games_before::text[])),
  written AS (
    INSERT INTO entries (game, sequence, at, action, events, digest)
    SELECT e.* FROM fenced, unnest(@games::text[], @sequences::bigint[], @ats::bigint[], @actions::text[], @events::text[],
      @digests::text[]) AS e),
  noted AS (
    INSERT INTO sources (game, source, sequence)
    SELECT s.* FROM fenced, unnest(@source_games::text[], @sources::text[], @source_sequences::bigint[]) AS s)
  SELECT (SELECT count(*) FROM held) AS held, (SELECT count(*) FROM fenced) AS fenced`;

/** `lease`: another process has it. `behind`: an entry that was written before is missing. */
export type Fenced = 'written' | 'lease' | 'behind';

export async function writeEntries(sql: Sql, held: Held, { entries, before }: Batch): Promise<Fenced> {
  const sources = entries.filter(({ source }) => source !== null);
  const [answer] = await sql.rows<{ held: number; fenced: number }>(WRITE, {
    ...held,
    games_before: before.map(({ game }) => game),
    sequences_before: before.map(({ sequence }) => sequence),
    digests_before: before.map(({ digest }) => digest),
    games: entries.map(({ game }) => game),
    sequences: entries.map(({ sequence }) => sequence),
    ats: entries.map(({ at }) => at),
    actions: entries.map(({ action }) => action),
    events: entries.map(({ events }) => events),
    digests: entries.map(({ digest }) => digest),
    source_games: sources.map(({ game }) => game),
    sources: sources.map(({ source }) => source),
    source_sequences: sources.map(({ sequence }) => sequence),
  });
  if (answer?.fenced === 1) return 'written';
  return answer?.held === held.shards.length ? 'behind' : 'lease';
}

export async function createGames(sql: Sql, { created }: Batch, shardFor: (home: string) => number): Promise<void> {
  for (const { header, rules } of created) {
    await sql.run(
      `INSERT INTO games (game, kind, guild, channel, owner, created_at, rules, mode, seeded, shard)
      VALUES (@game, @kind, @guild, @channel, @owner, @created, @rules, '', @seeded, @shard)`,
      {
        game: header.game,
        kind: header.kind,
        guild: header.guildId,
        channel: header.channelId,
        owner: header.owner ?? null,
        created: header.createdAt,
        rules,
        seeded: Number(header.seeded ?? false),
        shard: shardFor(header.guildId),
      },
    );
  }
}

export async function writeSeats(sql: Sql, { seats }: Batch): Promise<void> {
  for (const { game, seat, person } of seats) {
    if (person === null) await sql.run('DELETE FROM seats WHERE game = @game AND seat = @seat', { game, seat });
    else
      await sql.run(
        `INSERT INTO seats (game, seat, user, name) VALUES (@game, @seat, @user, @name)
        ON CONFLICT (game, seat) DO UPDATE SET user = excluded.user, name = excluded.name`,
        { game, seat, user: person.userId, name: person.name },
      );
  }
}

export async function endGames(sql: Sql, { ended }: Batch): Promise<void> {
  for (const { game, at, result, reason } of ended) {
    await sql.run(
      "UPDATE games SET status = 'over', ended_at = @at, result = @result, reason = @reason WHERE game = @game",
      { game, at, result, reason },
    );
    // Its interactions can do nothing any more; the list of them is of no use to anyone.
    await sql.run('DELETE FROM sources WHERE game = @game', { game });
  }
}
