import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SqliteDealsInPlay } from '../../../src/storage/sqlite/history/deals-in-play.js';
import { awaitedFile } from '../../../src/storage/sqlite/awaited-file.js';
import { openDatabase, openToRead } from '../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { successorWaits } from '../../../src/storage/sqlite/file/lock.js';
import { claimFor, holdsGamesOf, moveDatabase, OtherApplication } from '../../../src/storage/sqlite/origin.js';
import { claimShards, noteShards, shardsOf } from '../../../src/storage/sqlite/shards.js';
import { ALL_SHARDS } from '../../../src/storage/shards.js';
import { keyPathOf, signingKey } from '../../../src/storage/signing-key.js';
import { LogAtOnce } from '../../support/log-at-once.js';
import { folder, openLog, OTHER } from '../../history/support.js';
import { game, GUILD } from '../../support/played.js';
import { databaseAt } from './owned.js';

const EVEN = { count: 2, residues: [0] };
const INLINE = { disk: 'inline' } as const;
const newFile = (): string => join(folder(), 'meteor.db');

/** What is wrong, as a fault of the database says it. */
async function problemOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'none';
  } catch (error) {
    if (error instanceof DatabaseFault) return error.problem;
    throw error;
  }
}

describe('A file that another bot runs on', () => {
  it('is looked at without being touched, and opened once it is free', async () => {
    const path = newFile();
    const { database } = openLog(path);
    claimFor(database.connection, { id: '11' });
    const awaited = awaitedFile(path, INLINE);
    await awaited.check('11');
    expect(await awaited.open()).toBeNull();
    database.close();
    const opened = await awaited.open();
    expect(opened?.database.health()).toBe('ok');
    await opened?.database.disk.close();
    opened?.database.close();
    await awaited.close();
  });

  it('is refused to another application, to one with other servers, and where there is no room', async () => {
    const path = newFile();
    const { connection } = openLog(path).database;
    await awaitedFile(path, INLINE).check('22');
    claimFor(connection, { id: '11' });
    await expect(awaitedFile(path, INLINE).check('22')).rejects.toThrow(OtherApplication);
    await awaitedFile(path, { ...INLINE, shards: EVEN }).check('11');
    noteShards(connection, EVEN);
    expect(await problemOf(awaitedFile(path, INLINE).check('11'))).toBe('other-shards');
    expect(await problemOf(awaitedFile(path, { ...INLINE, shards: EVEN }).check('11'))).toBe('none');
    const full = awaitedFile(path, { ...INLINE, shards: EVEN, hasRoom: () => false });
    expect(await problemOf(full.check('11'))).toBe('full');
    expect(await problemOf(awaitedFile(`${path}.not`, INLINE).check('11'))).toBe('missing');
  });

  it('is announced by one that waits, and by no second one', async () => {
    const path = newFile();
    openLog(path);
    expect(successorWaits(path)).toBe(false);
    const release = await awaitedFile(path, INLINE).announce();
    expect(successorWaits(path)).toBe(true);
    expect(await problemOf(awaitedFile(path, INLINE).announce())).toBe('in-use');
    await release();
    expect(successorWaits(path)).toBe(false);
  });

  it('that can’t be opened for another reason is no file to wait for', async () => {
    const path = newFile();
    writeFileSync(path, 'Dear diary, '.repeat(1_000));
    expect(await problemOf(awaitedFile(path, INLINE).open())).not.toBe('none');
  });
});

describe('Whose games a file holds', () => {
  const LOCAL = { id: '11', guildIds: [OTHER] };

  it('as it is noted, or by their servers where nothing is', () => {
    expect(holdsGamesOf(databaseAt(newFile(), OTHER), LOCAL)).toBe(true);
    expect(holdsGamesOf(databaseAt(newFile(), GUILD), LOCAL)).toBe(false);
    expect(holdsGamesOf(databaseAt(newFile(), GUILD), { id: '11' })).toBe(false);
    expect(holdsGamesOf(databaseAt(newFile(), GUILD, '11'), LOCAL)).toBe(true);
    expect(holdsGamesOf(databaseAt(newFile(), OTHER, '22'), LOCAL)).toBe(false);
  });

  it('is nobody’s where there is none, no game in it, or nothing that can be read', () => {
    const path = newFile();
    expect(holdsGamesOf(path, LOCAL)).toBe(false);
    expect(existsSync(path)).toBe(false);
    openDatabase(path).close();
    expect(holdsGamesOf(path, LOCAL)).toBe(false);
    const diary = newFile();
    writeFileSync(diary, 'Dear diary, '.repeat(1_000));
    expect(holdsGamesOf(diary, LOCAL)).toBe(false);
  });

  it('a refusal says which file, who asks and whose it is', () => {
    const { connection } = openLog(databaseAt(newFile(), GUILD, '22')).database;
    const refusal = (() => {
      try {
        claimFor(connection, { id: '11' });
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toMatchObject({ problem: 'other-application', path: connection.name, asked: '11', owner: '22' });
    expect(String(refusal)).toContain('belongs to application 22, not to 11');
    expect(String(new OtherApplication('a.db', '11', null))).toContain('belongs to application unknown');
  });
});

describe('A file that is moved', () => {
  it('takes its key along, and has all of its rows', () => {
    const from = databaseAt(newFile(), GUILD);
    const key = signingKey(from);
    const to = join(dirname(from), 'local.db');
    moveDatabase(from, to);
    expect(signingKey(to)).toEqual(key);
    expect([existsSync(from), existsSync(keyPathOf(from))]).toEqual([false, false]);
    expect(readdirSync(dirname(to)).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    expect(openLog(to).database.connection.prepare('SELECT game FROM games').pluck().all()).toEqual(['onegame']);
  });

  it('needs no key', () => {
    const from = databaseAt(newFile(), GUILD);
    moveDatabase(from, `${from}.moved`);
    expect([existsSync(`${from}.moved`), existsSync(keyPathOf(`${from}.moved`))]).toEqual([true, false]);
  });

  it('stays where a bot runs on it; once moved, one may', () => {
    const path = newFile();
    const { database } = openLog(path);
    expect(() => moveDatabase(path, `${path}.moved`)).toThrow(DatabaseFault);
    expect(existsSync(path)).toBe(true);
    database.close();
    moveDatabase(path, `${path}.moved`);
    moveDatabase(`${path}.moved`, path);
    expect(openLog(path).database.health()).toBe('ok');
  });
});

describe('Which servers a file has', () => {
  it('all, unless something is noted; an empty one takes what is served', () => {
    const { connection } = openLog().database;
    expect(shardsOf(connection)).toEqual(ALL_SHARDS);
    claimShards(connection, EVEN);
    expect(shardsOf(connection)).toEqual(EVEN);
    noteShards(connection, { count: 4, residues: [0, 1, 2, 3] });
    expect(shardsOf(connection)).toEqual(ALL_SHARDS);
  });

  it('a refusal says what it holds, what is served, and how to get the file that fits', () => {
    const { connection } = openLog(databaseAt(newFile(), GUILD)).database;
    expect(() => claimShards(connection, EVEN)).toThrow(
      /holds .+, and this process serves .+npm run split or npm run join/,
    );
  });
});

describe('Deals that somebody may still play', () => {
  it('are those of live games of a kind, and of a duel’s other side', async () => {
    const { database } = openLog();
    const { connection } = database;
    const log = new LogAtOnce(database);
    const deals = new SqliteDealsInPlay(connection);
    expect(deals.isWhole).toBe(true);
    log.append(game('over1', 2));
    log.append(game('on1', 2).slice(0, 4));
    expect(await deals.begun('meteor')).toEqual([JSON.stringify(game('on1', 2)[0]?.events)]);
    expect(await deals.begun('matches')).toEqual([]);
    expect(await deals.inDuel('over1')).toBe(false);
    const side = connection.prepare('INSERT INTO duel_sides (game, duel) VALUES (?, ?)');
    side.run('over1', 'd1');
    expect(await deals.inDuel('over1')).toBe(false);
    side.run('on1', 'd1');
    expect([await deals.inDuel('over1'), await deals.inDuel('none')]).toEqual([true, false]);
  });

  it('of other processes’ tables nothing is known where servers are divided; an old file has no duels', async () => {
    const path = newFile();
    const { database } = openLog(path);
    noteShards(database.connection, EVEN);
    expect(new SqliteDealsInPlay(database.connection).isWhole).toBe(false);
    database.connection.exec('DROP TABLE duel_sides');
    database.close();
    const connection = openToRead(path);
    expect(await new SqliteDealsInPlay(connection).inDuel('one')).toBe(false);
    connection.close();
  });
});
