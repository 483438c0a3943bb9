import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary.js';

/** Where Debian's postgresql-15 has its programs; elsewhere they may be on the path. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const PREFIX = 'meteor-postgres-';
const USER = 'meteor';

/** A server of PostgreSQL in a temporary folder, alone for tests: what it keeps needs no disk. */
export interface Cluster {
  readonly port: number;
  readonly folder: string;
  url(database: string): string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Goes on after `kill`, where it was. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const program = (name: string): string => (existsSync(join(PROGRAMS, name)) ? join(PROGRAMS, name) : name);

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function account(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** What runs left behind that were killed themselves. */
function removeRemains(): void {
  const folder = temporaryFolder();
  for (const name of readdirSync(folder).filter((found) => found.startsWith(PREFIX))) {
    const [pid = ''] = name.slice(PREFIX.length).split('-');
    if (!isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A folder for a server of its own, which whoever runs it removes. */
export function newFolder(): string {
  removeRemains();
  const folder = mkdtempSync(join(temporaryFolder(), `${PREFIX}${process.pid}-`));
  const owner = account();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs to its end. Rejects with what it said. */
async function run(name: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(program(name), args, { cwd: '/', ...account() });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether PostgreSQL is installed here. */
export function isInstalled(): boolean {
  try {
    execFileSync(program('postgres'), ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A server as its own child: it ends with this process, however that ends. */
class RunningCluster implements Cluster {
  #server: ChildProcess | null = null;

  constructor(
    readonly folder: string,
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  url(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const settings = [
      'dynamic_shared_memory_type=mmap',
      `port=${this.port}`,
      'unix_socket_directories=',
      'listen_addresses=127.0.0.1',
      ...this.settings,
    ];
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
    // Its fast shutdown is SIGINT.
    const server = startAsUser('INT', program('postgres'), args);
    this.#server = server;
    await untilSaid(server, /ready to accept (read-only )?connections/);
  }

  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server?.pid === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // Its processes end by themselves when they find it gone, but hold its memory and port until then.
    for (const pid of [server.pid, ...childrenOf(server.pid)]) killNow(pid);
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
  } catch {
    return [];
  }
}

/** Starts a program that refuses to run as root, and that gets a signal as this process ends. */
export function startAsUser(signal: string, name: string, args: readonly string[]): ChildProcess {
  const owner = account();
  const as = owner === null ? [] : ['--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups'];
  return spawn('setpriv', [...as, '--pdeathsig', signal, name, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  });
}

/** Resolves as a program says that it is ready; rejects with all that it said where it ends instead. */
export function untilSaid(server: ChildProcess, ready: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (ready.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`${server.spawnargs.join(' ')} ended: ${said}`));
    });
  });
}

/** A new cluster, started. `settings`: as in postgresql.conf. */
export async function startCluster(
  settings: readonly string[] = ['fsync=off', 'full_page_writes=off'],
): Promise<Cluster> {
  const folder = newFolder();
  const initdb = ['-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  await run('initdb', ['-D', join(folder, 'data'), ...initdb]);
  return startIn(folder, settings);
}

/** A standby of a cluster that runs, with all that it has and will have. `port`: where it finds that one. */
export async function copyOf(primary: Cluster, settings: readonly string[], port = primary.port): Promise<Cluster> {
  const folder = newFolder();
  const url = new URL(primary.url('postgres'));
  url.port = `${port}`;
  await run('pg_basebackup', ['-D', join(folder, 'data'), '-d', url.href, '-R', '-c', 'fast']);
  return startIn(folder, settings);
}

async function startIn(folder: string, settings: readonly string[]): Promise<Cluster> {
  const cluster = new RunningCluster(folder, await freePort(), settings);
  await cluster.start();
  return cluster;
}
