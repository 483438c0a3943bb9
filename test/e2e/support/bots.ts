import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App, type AppOptions } from '../../../src/app.js';
import {
  allText,
  listenLocal,
  type ListeningDiscord,
  type LocalOptions,
  type LocalUser,
} from '../../../src/local/index.js';
import type { OpenedDatabase } from '../../../src/storage/ports/bot-storage.js';
import type { Shards } from '../../../src/storage/shards.js';
import { awaitedFile } from '../../../src/storage/sqlite/awaited-file.js';
import { openFile, type FileOptions, type OpenedFile } from '../../../src/storage/sqlite/bot-storage.js';
import type { BotDatabase } from '../../../src/storage/sqlite/database.js';
import { Successor, type SuccessorOptions } from '../../../src/start/successor.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { restOnTime } from '../../support/discord/time.js';
import { bytesOfTest } from '../../support/chance.js';
import { ManualTime, settle } from '../../support/time.js';
import { recording, type LogLine } from './harness.js';
import { typed } from './typed.js';

const CONNECTION = { token: 'local-test-token' };

/** Several bots on one local server, each on a file of its own or one after the other on the same. */
export class Bots {
  readonly log: LogLine[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'meteor-bots-'));
  readonly #running = new Set<App | Successor>();
  readonly #took = new Set<Successor>();
  readonly #files = new Map<App | Successor, OpenedFile>();
  readonly #restOffTime: () => void;
  #apps = 0;

  private constructor(
    readonly server: ListeningDiscord,
    readonly time: ManualTime,
  ) {
    this.#restOffTime = restOnTime(time);
  }

  static async open(options: Partial<LocalOptions> = {}): Promise<Bots> {
    const time = new ManualTime();
    const server = await listenLocal({
      clock: time,
      timers: {
        setTimeout: (run, ms) => time.at(time.now() + ms, run),
        clearTimeout: (handle) => {
          if (typeof handle === 'function') (handle as () => void)();
        },
      },
      ...options,
    });
    return new Bots(server, time);
  }

  pathOf(file: string): string {
    return join(this.#folder, file);
  }

  options(shards?: Shards, onGone?: (code: number) => void): Omit<SuccessorOptions, 'awaited'> {
    return {
      log: recording(this.log),
      clock: this.time,
      timers: this.time,
      randomBytes: bytesOfTest(`app ${(this.#apps += 1)}`),
      defaults: { zoneMs: 60_000, windowMs: 5000 },
      pictures: { renderPng: () => Promise.reject(new Error('no pictures here')), close: () => Promise.resolve() },
      viewer: () => ({ script: '', style: '' }),
      maintenance: 'off',
      emoji: [],
      ...(shards === undefined ? {} : { shards }),
      ...(onGone === undefined ? {} : { onGone }),
    };
  }

  async start(file: string, shards?: Shards, onGone?: (code: number) => void): Promise<App> {
    const database = openFile(this.pathOf(file), { disk: 'inline', ...(shards === undefined ? {} : { shards }) });
    return this.startOn(database, shards, onGone, database);
  }

  /** `file`: that database, where it is one. */
  async startOn(
    database: OpenedDatabase,
    shards?: Shards,
    onGone?: (code: number) => void,
    file?: OpenedFile,
  ): Promise<App> {
    const app = createApp({ ...this.options(shards, onGone), database });
    this.#running.add(app);
    if (file !== undefined) this.#files.set(app, file);
    await app.start({ ...CONNECTION, apiUrl: this.server.apiUrl });
    return app;
  }

  /** One that is connected, and waits for the bot on that file. */
  async wait(file: string, shards?: Shards, more: Partial<AppOptions & FileOptions> = {}): Promise<Successor> {
    const waited = awaitedFile(this.pathOf(file), {
      disk: 'inline',
      ...more,
      ...(shards === undefined ? {} : { shards }),
    });
    const open = async (): Promise<OpenedFile | null> => {
      const opened = await waited.open();
      if (opened !== null) this.#files.set(successor, opened);
      return opened;
    };
    const successor = new Successor(
      { ...this.options(shards), ...more, awaited: { ...waited, open } },
      { ...CONNECTION, apiUrl: this.server.apiUrl },
    );
    this.#running.add(successor);
    await successor.connect();
    return successor;
  }

  /** What the successor became; time goes by meanwhile. */
  async taken(successor: Successor, taking = successor.takeOver()): Promise<App> {
    this.#took.add(successor);
    const [done] = await this.whileTimeGoesBy([taking]);
    if (done === null || done === undefined) throw new Error('the successor was stopped');
    this.#running.add(done.app);
    const file = this.#files.get(successor);
    if (file !== undefined) this.#files.set(done.app, file);
    return done.app;
  }

  databaseOf(app: App): BotDatabase {
    const file = this.#files.get(app);
    if (file === undefined) throw new Error('no bot of these');
    return file.database;
  }

  /** Waits for all, a few milliseconds of the bots' time at a turn. */
  async whileTimeGoesBy<T>(promises: readonly Promise<T>[]): Promise<T[]> {
    const all = Promise.all(promises);
    const state = { over: false };
    const end = (): void => {
      state.over = true;
    };
    all.then(end, end);
    while (!state.over) {
      await this.time.advance(5);
      await settle(20);
    }
    return all;
  }

  async run(user: LocalUser, channel: string, words: string, values: Parameters<LocalUser['command']>[2] = {}) {
    const command = typed(words, values);
    const seen = await user.command(channel, command.words, command.values);
    if (seen.error !== undefined) throw new Error(`${user.name} /${words}: ${seen.error}\n${this.server.dump()}`);
    await this.quiet();
    return seen;
  }

  /** Opens and starts a game of two in a channel. */
  async game(app: App, channel: string, [ana, ben]: readonly [LocalUser, LocalUser]): Promise<TableHandle> {
    await this.run(ana, channel, 'meteor new', { mode: 'first', seed: 'bots' });
    await this.run(ben, channel, 'meteor join');
    await this.run(ana, channel, 'meteor start');
    await this.run(ana, channel, 'meteor start');
    const table = app.tables.inChannel(channel);
    if (table === undefined) throw new Error(`no game in ${channel}`);
    return table;
  }

  /** What a channel's board says. */
  board(user: LocalUser, channel: string): string {
    const found = user.sees(channel).findLast(({ flags, author }) => (flags & 64) === 0 && author.bot === true);
    return found === undefined ? '' : allText(found);
  }

  async quiet(): Promise<void> {
    for (let calm = 0, seen = -1; calm < 6; calm += 1) {
      await settle(6);
      const now = this.server.requests.all.length;
      if (now !== seen) calm = 0;
      seen = now;
    }
  }

  async pass(ms: number): Promise<void> {
    await this.time.advance(ms);
    await this.quiet();
  }

  async kill(app: App): Promise<void> {
    this.#running.delete(app);
    await app.kill();
  }

  async close(): Promise<void> {
    for (const one of this.#running)
      if (!(one instanceof Successor) && this.#files.get(one)?.database.connection.open !== false) await one.kill();
    for (const one of this.#running) if (one instanceof Successor && !this.#took.has(one)) await one.stop();
    await this.server.stop();
    this.#restOffTime();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
