import { existsSync, readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MetadataRows } from '../../../src/storage/sqlite/rows/metadata.js';
import { openToRead } from '../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { ALL_SHARDS, shardsInCount, sameShards, simplestShards } from '../../../src/storage/shards.js';
import { claimShards, shardsOf } from '../../../src/storage/sqlite/shards.js';
import { join, split } from '../../../src/storage/sqlite/file/split.js';
import { foreignTables, ownTables } from '../../../src/storage/sqlite/file/whole-file.js';
import { guestHome, serverOf } from '../../../src/table/home.js';
import { folder, openLog } from '../../history/support.js';
import { APPLICATION, contents, filled } from '../filled-file.js';

const merged = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const all = paths.map(contents);
  const tables = [...(all[0]?.keys() ?? [])];
  return new Map(tables.map((table) => [table, all.flatMap((one) => one.get(table) ?? []).sort()]));
};

function guildsOf(path: string): readonly string[] {
  const connection = openToRead(path);
  const guilds = connection.prepare<[], string>('SELECT DISTINCT guild FROM games').pluck().all();
  connection.close();
  return guilds;
}

it('splits a database so that every row is in exactly one part, by Discord’s formula, and joins it to the same rows', async () => {
  const source = await filled(300);
  const before = contents(source);
  const parts = split(source, 4);
  const files = parts.map(({ file }) => file);
  expect(merged(files)).toEqual(before);
  expect(contents(source)).toEqual(before);
  for (const [at, file] of files.entries()) {
    expect(guildsOf(file).length).toBeGreaterThan(0);
    for (const guild of guildsOf(file)) expect(Number((serverOf(guild) >> 22n) % 4n)).toBe(at);
    expect(readFileSync(`${file}.key`, 'utf8')).toBe(readFileSync(`${source}.key`, 'utf8'));
  }
  const out = pathOf(folder(), 'joined.db');
  expect(join(out, [...files].reverse())).toMatchObject({ games: 300, shards: ALL_SHARDS });
  expect(contents(out)).toEqual(before);
  const { connection } = openLog(out).database;
  expect([new MetadataRows(connection).get('application'), shardsOf(connection)]).toEqual([APPLICATION, ALL_SHARDS]);
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
});

/** Servers of the shards 0 and 1 of two, and where direct messages are, which go to shard 0. */
const [EVEN, ODD, DIRECT] = [String(2n << 22n), String(3n << 22n), guestHome(null, '4242')];

/** Of columns that take certain words only. */
const WORDS: Readonly<Record<string, string>> = { status: 'over', state: 'sent', stage: 'first', result: 'won' };

it('takes a row of every table along', () => {
  const { database } = openLog();
  const { connection, path } = database;
  connection.pragma('foreign_keys = OFF');
  // Facts about the file, and deals that each process chooses for itself.
  const tables = ownTables(connection).filter(({ name }) => !['about', 'daily_deals'].includes(name));
  const types = connection.prepare<[string], { name: string; type: string }>(
    'SELECT name, type FROM pragma_table_info(?)',
  );
  for (const { name } of tables)
    for (const server of [EVEN, ODD]) {
      const columns = types.all(name);
      const values = columns.map(({ name: column, type }) => {
        const text = ['guild', 'game', 'digest'].includes(column) ? server : (WORDS[column] ?? '1');
        return type === 'BLOB' ? "x'31'" : `'${text}'`;
      });
      const names = columns.map((column) => column.name).join(', ');
      connection.exec(`INSERT INTO ${name} (${names}) VALUES (${values.join(', ')})`);
    }
  database.close();
  const parts = split(path, 2).map(({ file }) => contents(file));
  for (const { name } of tables) expect([name, ...parts.map((part) => part.get(name)?.length)]).toEqual([name, 1, 1]);
});

it('what is still to be deleted is so in the part that has the server, and where parts are joined', async () => {
  const source = await filled(20);
  const { database } = openLog(source);
  const due = [EVEN, ODD, DIRECT].map((guild) => ({ guild, user: null, until: 5 }));
  new MetadataRows(database.connection).set('removals', JSON.stringify(due));
  database.close();
  const dueIn = (path: string): readonly unknown[] => {
    const connection = openToRead(path);
    const metadata = new MetadataRows(connection);
    const found = [JSON.parse(metadata.get('removals') ?? 'null'), metadata.get('sweep')];
    connection.close();
    return found;
  };
  const files = split(source, 4).map(({ file }) => file);
  expect(files.map(dueIn)).toEqual([
    [[due[2]], '1'],
    [null, null],
    [[due[0]], '1'],
    [[due[1]], '1'],
  ]);
  const out = pathOf(folder(), 'joined.db');
  join(out, files);
  expect(dueIn(out)).toEqual([[due[2], due[0], due[1]], '1']);
});

it('splits a part again, and joins parts of different sizes', async () => {
  const source = await filled(40);
  const [even, odd] = split(source, 2).map(({ file }) => file);
  if (even === undefined || odd === undefined) throw new Error('not two parts');
  const quarters = split(odd, 2);
  expect(quarters.map(({ shards }) => shards)).toEqual([
    { count: 4, residues: [1] },
    { count: 4, residues: [3] },
  ]);
  const out = pathOf(folder(), 'joined.db');
  const files = quarters.map(({ file }) => file);
  const partly = join(`${out}.partly`, [even, files[0] ?? '']);
  expect(partly.shards).toEqual({ count: 4, residues: [0, 1, 2] });
  expect(join(out, [partly.file, files[1] ?? '']).shards).toEqual(ALL_SHARDS);
  expect(contents(out)).toEqual(contents(source));
});

it('overwrites nothing, takes nothing twice, and leaves nothing behind when it fails', async () => {
  const source = await filled(20);
  const [one, two] = split(source, 2).map(({ file }) => file);
  expect(() => split(source, 2)).toThrow('is there already');
  expect(() => split(source, 3)).toThrow('power of two');
  const out = pathOf(folder(), 'joined.db');
  expect(() => join(out, [one ?? '', one ?? ''])).toThrow('named twice');
  expect(() => join(out, [one ?? '', source])).toThrow('both hold');
  expect(existsSync(out)).toBe(false);
  const other = openLog(two).database;
  new MetadataRows(other.connection).set('application', '1');
  other.close();
  expect(() => join(out, [one ?? '', two ?? ''])).toThrow('different applications');
  expect(existsSync(out)).toBe(false);
});

it('is not done while a bot runs on the file', async () => {
  const source = await filled(10);
  const { database } = openLog(source);
  expect(() => split(source, 2)).toThrow(DatabaseFault);
  database.close();
  expect(split(source, 2)).toHaveLength(2);
});

it('a process is refused the wrong file, and told what to do', async () => {
  const source = await filled(20);
  const [even, odd] = split(source, 2).map(({ file }) => openLog(file).database.connection);
  if (even === undefined || odd === undefined) throw new Error('not two parts');
  claimShards(even, { count: 2, residues: [0] });
  // Of 8 shards, those that hold the same servers.
  claimShards(odd, { count: 8, residues: [1, 3, 5, 7] });
  expect(() => claimShards(odd, { count: 2, residues: [0] })).toThrow('npm run split');
  expect(() => claimShards(odd, { count: 8, residues: [1, 3] })).toThrow(DatabaseFault);
  expect(() => claimShards(even, ALL_SHARDS)).toThrow(DatabaseFault);
  const fresh = openLog().database.connection;
  claimShards(fresh, { count: 2, residues: [1] });
  expect(() => claimShards(fresh, ALL_SHARDS)).toThrow(DatabaseFault);
  claimShards(openLog(source).database.connection, ALL_SHARDS);
});

it('shards told in any count are the same servers', () => {
  const powers = fc.integer({ min: 0, max: 6 }).map((power) => 2 ** power);
  fc.assert(
    fc.property(powers, powers, fc.infiniteStream(fc.boolean()), (count, times, some) => {
      const residues = Array.from({ length: count }, (_, at) => at).filter(() => some.next().value);
      const shards = { count, residues };
      const told = shardsInCount(shards, count * times);
      expect(sameShards(shards, told)).toBe(true);
      expect(simplestShards(told)).toEqual(simplestShards(shards));
      for (let guild = 0; guild < count * times; guild += 1)
        expect(told.residues.includes(guild)).toBe(residues.includes(guild % count));
    }),
  );
});

it('leaves out the tables of other programs, and says which', async () => {
  const source = await filled(20);
  const before = contents(source);
  const { database } = openLog(source);
  database.connection.exec('CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)');
  database.connection.exec('INSERT INTO _litestream_seq VALUES (1, 7)');
  database.close();
  expect(foreignTables(source)).toEqual(['_litestream_seq']);
  const files = split(source, 2).map(({ file }) => file);
  expect(files.flatMap(foreignTables)).toEqual([]);
  expect(merged(files)).toEqual(before);
});
