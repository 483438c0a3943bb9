import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { connectPostgres, openPostgres } from '../../../src/storage/postgres/database.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { startCluster, type Cluster } from '../../support/postgres/cluster.js';
import { newDatabase } from '../../support/postgres/databases.js';

/** A server that lets in only who comes by TLS and knows the password, with a certificate of its own authority. */

const PASSWORD = 'correct-horse';
let cluster: Cluster;
let files: string;

const openssl = (...args: readonly string[]): void => {
  execFileSync('openssl', args, { cwd: files, stdio: 'ignore' });
};

/** An authority, as NAME.pem and NAME.key. */
const authority = (name: string): void => {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );
};

function certificate(): void {
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  );
  writeFileSync(join(files, 'names'), 'subjectAltName=DNS:localhost');
  openssl(
    'x509',
    '-req',
    '-days',
    '2',
    '-in',
    'server.csr',
    '-CA',
    'ours.pem',
    '-CAkey',
    'ours.key',
    '-CAcreateserial',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  );
}

beforeAll(async () => {
  cluster = await startCluster();
  files = join(cluster.folder, 'tls');
  mkdirSync(files);
  for (const name of ['ours', 'others']) authority(name);
  certificate();
  const { uid, gid } = statSync(cluster.folder);
  for (const file of ['', 'server.pem', 'server.key']) chownSync(join(files, file), uid, gid);
  chmodSync(join(files, 'server.key'), 0o600);
  const server = new Connections(cluster.url('postgres'), 'of the tests', { most: 1 });
  await server.run(`CREATE ROLE bot LOGIN PASSWORD '${PASSWORD}'`);
  await server.run('CREATE DATABASE games OWNER bot');
  await server.run(`ALTER SYSTEM SET ssl_cert_file = '${join(files, 'server.pem')}'`);
  await server.run(`ALTER SYSTEM SET ssl_key_file = '${join(files, 'server.key')}'`);
  await server.run('ALTER SYSTEM SET ssl = on');
  writeFileSync(join(cluster.folder, 'data/pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  await server.rows('SELECT pg_reload_conf()');
  await server.close();
  // Those who come from now on find it so.
  while ((await problemOf(address({ query: '' }))) !== 'login');
  return () => cluster.remove();
});

const passfile = process.env['PGPASSFILE'];
afterEach(() => {
  if (passfile === undefined) delete process.env['PGPASSFILE'];
  else process.env['PGPASSFILE'] = passfile;
});

interface Address {
  readonly host?: string;
  /** Null: it isn't in the address. */
  readonly password?: string | null;
  readonly query: string;
}

const address = ({ host = 'localhost', password = PASSWORD, query }: Address): string =>
  `postgres://bot${password === null ? '' : `:${password}`}@${host}:${cluster.port}/games${query}`;

const root = (name: string): string => `sslrootcert=${encodeURIComponent(join(files, `${name}.pem`))}`;

async function problemOf(url: string): Promise<string | null> {
  try {
    await (await connectPostgres(url)).close();
    return null;
  } catch (error) {
    expect(String(error)).not.toContain(PASSWORD);
    return (error as { problem: string }).problem;
  }
}

test.each(['verify-full', 'require'])(
  'sslmode=%s: who shows a certificate of the authority named is trusted',
  async (mode) => {
    const database = await openPostgres(address({ query: `?sslmode=${mode}&${root('ours')}` }));
    const ways = await database.rows('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    expect(ways).toEqual([{ ssl: true }]);
    await database.close();
  },
);

test('no-verify encrypts and checks nothing', async () => {
  expect(await problemOf(address({ query: '?sslmode=no-verify' }))).toBeNull();
});

test('a certificate of nobody known, of another authority or for another host is refused in words', async () => {
  for (const mode of ['verify-full', 'require'])
    expect(await problemOf(address({ query: `?sslmode=${mode}` }))).toBe('certificate');
  expect(await problemOf(address({ query: `?sslmode=verify-full&${root('others')}` }))).toBe('certificate');
  const elsewhere = { host: '127.0.0.1', query: `?sslmode=verify-full&${root('ours')}` };
  expect(await problemOf(address(elsewhere))).toBe('certificate');
  await expect(connectPostgres(address(elsewhere))).rejects.toThrow(/certificate isn’t trusted.*sslrootcert=FILE/);
});

test('a file that isn’t there, and a server without TLS, are told as such', async () => {
  expect(await problemOf(address({ query: '?sslmode=verify-full&sslrootcert=nowhere.pem' }))).toBe('certificate-file');
  expect(await problemOf(`${await newDatabase()}?sslmode=verify-full`)).toBe('no-tls');
});

test('a password file is read as the address names it: host, port, database and user', async () => {
  const file = join(files, 'passwords');
  process.env['PGPASSFILE'] = file;
  const url = address({ password: null, query: `?sslmode=verify-full&${root('ours')}` });
  writeFileSync(file, `localhost:${cluster.port}:other:bot:wrong\n`, { mode: 0o600 });
  expect(await problemOf(url)).not.toBeNull();
  appendFileSync(file, `localhost:${cluster.port}:games:bot:${PASSWORD}\n`);
  expect(await problemOf(url)).toBeNull();
  writeFileSync(file, `*:*:*:*:wrong\n`);
  expect(await problemOf(url)).toBe('login');
});
