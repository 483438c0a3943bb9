import { expect, it } from 'vitest';
import { readEnvironment } from '../../src/start/environment.js';

const shardsOf = (variables: Record<string, string>) => {
  const outcome = readEnvironment(variables);
  return outcome.ok ? outcome.environment.shards : outcome.faults.map(({ variable, code }) => `${variable} ${code}`);
};

const all = (count: number): number[] => Array.from({ length: count }, (_, id) => id);

it.each<[Record<string, string>, unknown]>([
  [{}, null],
  [{ SHARDS: 'auto' }, null],
  [{ SHARDS: ' auto ', SHARD_COUNT: '' }, null],
  [{ SHARD_COUNT: '4' }, { count: 4, ids: all(4) }],
  [
    { SHARDS: 'auto', SHARD_COUNT: '2' },
    { count: 2, ids: all(2) },
  ],
  [
    { SHARDS: '0', SHARD_COUNT: '1' },
    { count: 1, ids: [0] },
  ],
  [
    { SHARDS: '0-2,6-7', SHARD_COUNT: '8' },
    { count: 8, ids: [0, 1, 2, 6, 7] },
  ],
  [
    { SHARDS: '5, 1-2, 2', SHARD_COUNT: '8' },
    { count: 8, ids: [1, 2, 5] },
  ],
])('%j: shards %j', (variables, expected) => {
  expect(shardsOf(variables)).toEqual(expected);
});

it('SHARDS=lease: its part of the shards, with a token and PostgreSQL; the count may be left to the database', () => {
  const needed = { DISCORD_TOKEN: 'any', DATABASE_URL: 'postgres://meteor@127.0.0.1/meteor' };
  const replicaOf = (variables: Record<string, string>) => {
    const outcome = readEnvironment({ SHARDS: 'lease', ...variables });
    return outcome.ok ? outcome.environment.replica : outcome.faults.map(({ code, allowed }) => `${code} ${allowed}`);
  };
  expect(replicaOf(needed)).toEqual({ count: null, address: null });
  expect(replicaOf({ ...needed, SHARD_COUNT: '8', REPLICA_ADDRESS: 'http://10.0.0.5:8080/' })).toEqual({
    count: 8,
    address: 'http://10.0.0.5:8080',
  });
  expect(replicaOf({})).toEqual(['lease-needs DISCORD_TOKEN', 'lease-needs DATABASE_URL']);
  expect(shardsOf({ ...needed, SHARDS: 'lease', SHARD_COUNT: '8' })).toBeNull();
  const fixed = readEnvironment({ SHARDS: '0', SHARD_COUNT: '1' });
  expect(fixed.ok && fixed.environment.replica).toBeNull();
});

it('a short DAILY_SECRET is refused, without being told again; one long enough is taken', () => {
  const short = readEnvironment({ DAILY_SECRET: ` ${'x'.repeat(31)} ` });
  expect(short).toEqual({
    ok: false,
    faults: [{ variable: 'DAILY_SECRET', code: 'too-short', given: '', allowed: '32' }],
  });
  const enough = readEnvironment({ DAILY_SECRET: 'x'.repeat(32) });
  expect(enough).toMatchObject({ ok: true, environment: { dailySecret: 'x'.repeat(32) } });
  expect(readEnvironment({ DAILY_SECRET: '' })).toMatchObject({ ok: true, environment: { dailySecret: null } });
});

it.each([
  [{ SHARDS: '1' }, ['SHARDS needs-count']],
  [{ SHARDS: '0-4', SHARD_COUNT: '4' }, ['SHARDS out-of-range']],
  [{ SHARDS: '3-1', SHARD_COUNT: '4' }, ['SHARDS not-shards']],
  [{ SHARDS: 'all', SHARD_COUNT: '4' }, ['SHARDS not-shards']],
  [{ SHARDS: '0,', SHARD_COUNT: '4' }, ['SHARDS not-shards']],
  [{ SHARDS: '0-99999', SHARD_COUNT: '4' }, ['SHARDS not-shards']],
  [{ SHARD_COUNT: '3' }, ['SHARD_COUNT not-a-count']],
  [{ SHARD_COUNT: '0' }, ['SHARD_COUNT not-a-count']],
  [{ SHARD_COUNT: '2.0' }, ['SHARD_COUNT not-a-count']],
])('%j is refused: %j', (variables, faults) => {
  expect(shardsOf(variables)).toEqual(faults);
});

const faultsOf = (variables: Record<string, string>) => {
  const outcome = readEnvironment(variables);
  return outcome.ok ? [] : outcome.faults.map(({ variable, code, given }) => [variable, code, given]);
};

const URL_OF_POSTGRES = 'postgres://meteor:secret@db.example.org:5432/meteor?sslmode=require';

it('DATABASE_URL is taken as it is; a key of 64 digits signs', () => {
  const key = '0123456789abcdef'.repeat(4);
  expect(readEnvironment({ DATABASE_URL: ` ${URL_OF_POSTGRES} `, SIGNING_KEY: key })).toMatchObject({
    ok: true,
    environment: { databaseUrl: URL_OF_POSTGRES, signingKey: key },
  });
  expect(readEnvironment({ DATABASE_URL: '', SHARD_COUNT: '4' })).toMatchObject({
    ok: true,
    environment: { databaseUrl: null, signingKey: null },
  });
});

it.each<[Record<string, string>, unknown]>([
  [{ DATABASE_URL: 'mysql://meteor:secret@db/meteor' }, [['DATABASE_URL', 'not-a-database-url', '']]],
  [{ DATABASE_URL: 'meteor' }, [['DATABASE_URL', 'not-a-database-url', '']]],
  [{ DATABASE_URL: URL_OF_POSTGRES, DATABASE_PATH: 'a.db' }, [['DATABASE_URL', 'one-of-both', '']]],
  [{ SIGNING_KEY: 'secret' }, [['SIGNING_KEY', 'not-a-signing-key', '']]],
])('%j is refused, and no secret is told again', (variables, faults) => {
  expect(faultsOf(variables)).toEqual(faults);
});
