import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as realDelay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { listenLocal, type ListeningDiscord, type LocalUser } from '../../src/local/index.js';
import { unsettled, type ChaosBot } from '../chaos/bot.js';

const TOKEN = 'local-test-token';
const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
/** No request for so long: nothing more is coming, but for edits that wait to be tried again. */
const QUIET_MS = 4_000;
/** The longest gap between two attempts at an edit, and then some. */
const LONGEST_MS = 75_000;

/** The bot as `npm start` starts it, in a process of its own and by the machine's clock; kills are SIGKILLs. */
export class ProcessBot implements ChaosBot {
  readonly #folder = mkdtempSync(join(tmpdir(), 'meteor-killed-'));
  readonly #file = join(this.#folder, 'meteor.db');
  #child: ChildProcess | null = null;
  #startedAt = 0;

  private constructor(readonly server: ListeningDiscord) {}

  static async open(channels: readonly string[]): Promise<ProcessBot> {
    const bot = new ProcessBot(await listenLocal({ token: TOKEN, channels }));
    await bot.start();
    return bot;
  }

  user(name: string): LocalUser {
    return this.server.addUser(name);
  }

  async start(): Promise<void> {
    this.#startedAt = this.server.requests.all.length;
    const env = {
      PATH: process.env['PATH'],
      DISCORD_TOKEN: TOKEN,
      DISCORD_API_URL: this.server.apiUrl,
      DATABASE_PATH: this.#file,
      PORT: '0',
      ZONE_SECONDS: '3600',
      LOG_LEVEL: 'fatal',
    };
    const tsx = import.meta.resolve('tsx');
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    this.#child = spawn(process.execPath, ['--import', tsx, MAIN], { cwd: this.#folder, env, stdio: [...stdio] });
    await this.server.until(() => this.server.botOnline, { what: 'the bot to come', timeoutMs: 120_000 });
    await this.quiet();
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    const [, signal] = (await gone) as [number | null, string | null];
    if (signal !== 'SIGKILL') throw new Error(`the bot had ended by itself before it was killed (${signal})`);
    await this.server.until(() => !this.server.botOnline, { what: 'the bot to be gone', timeoutMs: 60_000 });
  }

  /** By the machine's clock a quarter of the time is enough for what one looks at. */
  async pass(ms: number): Promise<void> {
    await realDelay(ms / 4);
    await this.#silence(500);
  }

  quiet(): Promise<void> {
    return this.#silence(1_000);
  }

  async settle(): Promise<void> {
    const from = Date.now();
    await this.#silence(QUIET_MS);
    while (unsettled(this.server, this.#startedAt, failed) > 0 && Date.now() - from < LONGEST_MS)
      await this.#silence(QUIET_MS);
    // Lines about what just happened go after ten seconds.
    while (Date.now() - from < 15_000) await this.#silence(1_000);
  }

  whileTimePasses<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async forEach<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
    await Promise.all(all.map(run));
  }

  acted(source: string): boolean {
    return this.#finds('SELECT 1 FROM sources WHERE source = ?', source);
  }

  isOn(channelId: string): boolean {
    return this.#finds("SELECT 1 FROM games WHERE channel = ? AND status = 'live'", channelId);
  }

  #finds(query: string, value: string): boolean {
    const database = new Database(this.#file, { readonly: true });
    try {
      return database.prepare(query).get(value) !== undefined;
    } finally {
      database.close();
    }
  }

  async close(): Promise<void> {
    await this.kill();
    await this.server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Until no request has come in for so long, or the longest wait is over. */
  async #silence(ms: number): Promise<void> {
    const until = Date.now() + LONGEST_MS;
    for (let seen = -1; seen !== this.server.requests.all.length && Date.now() < until;) {
      seen = this.server.requests.all.length;
      await realDelay(ms);
    }
  }
}

const failed = (status: number): boolean => status === 0 || status === 429 || status >= 500;
