import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../commands/index.js';
import { createDiscordBot, type DiscordBot } from '../../src/discord/bot.js';
import * as rules from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { openDatabase, type BotDatabase } from '../../src/storage/database.js';
import { EndedRows } from '../../src/history/finished-games.js';
import { SqliteGameLog } from '../../src/storage/event-log.js';
import { pastOf } from '../../src/history/index.js';
import { MessageRows, NoteRows, SettingsRows } from '../../src/storage/stores.js';
import { listenLocal, type ListeningDiscord, type LocalUser, type Seen } from '../../src/local/index.js';
import { tablesOf } from '../../src/table/of-kind.js';
import { Tables } from '../../src/table/directory.js';
import { RobotSeats } from '../../src/table/robot-seats.js';
import { StorageFault } from '../../src/table/ports.js';
import type { TableDirectory, TableHandle } from '../support/meteor-tables.js';
import { ManualTime, settle } from '../support/time.js';

export interface Quiet {
  readonly lines: { readonly level: string; readonly fields: object; readonly message: string }[];
}

export const recording = (lines: Quiet['lines']) => {
  const at =
    (level: string) =>
    (fields: object, message: string): void => {
      lines.push({ level, fields, message });
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

export interface HouseOptions {
  readonly channels?: readonly string[];
  readonly zoneMs?: number;
  readonly windowMs?: number;
  readonly messageContent?: boolean;
}

/** The real bot on a real database, with the real discord.js, against the local server; only time is the test's. */
export class House {
  readonly time = new ManualTime();
  readonly log: Quiet['lines'] = [];
  /** How long interactions took until they were answered, by the test's clock. */
  readonly answered: number[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'meteor-e2e-'));
  bot!: DiscordBot;
  tables!: TableDirectory;
  gameLog!: SqliteGameLog;
  #database!: BotDatabase;
  #robots!: RobotSeats;

  private constructor(
    readonly server: ListeningDiscord,
    private readonly options: HouseOptions,
  ) {}

  static async open(options: HouseOptions = {}): Promise<House> {
    const time = new ManualTime();
    const server = await listenLocal({
      clock: time,
      channels: options.channels ?? ['general'],
      timers: {
        setTimeout: (run, ms) => time.at(time.now() + ms, run),
        clearTimeout: (handle) => {
          if (typeof handle === 'function') (handle as () => void)();
        },
      },
    });
    if (options.messageContent === false) server.setBotIntents({ messageContent: false });
    const house = new House(server, options);
    Object.assign(house, { time });
    await house.boot();
    return house;
  }

  /** Starts the bot, on whatever the database holds. */
  async boot(): Promise<void> {
    this.#database = openDatabase(join(this.#folder, 'meteor.db'));
    const { connection } = this.#database;
    const log = recording(this.log);
    this.gameLog = new SqliteGameLog(this.#database);
    const tables = new Tables({
      games: new GameRegistry([rules.METEOR]),
      log: this.gameLog,
      clock: this.time,
      timers: this.time,
      logger: log,
    });
    this.tables = tablesOf(rules.METEOR, tables);
    this.bot = createDiscordBot({
      token: 'local-test-token',
      apiUrl: this.server.apiUrl,
      directory: tables,
      clock: this.time,
      timers: this.time,
      log,
      settings: new SettingsRows(connection),
      messages: new MessageRows(connection, (err) => {
        log.warn({ err }, 'messages');
      }),
      notes: new NoteRows(connection, (err) => {
        log.warn({ err }, 'notes');
      }),
      commands: COMMANDS,
      ended: new EndedRows(connection),
      onAnswered: (ms) => {
        this.answered.push(ms);
      },
      ...pastOf(connection, { retentions: () => [] }, () => ({ script: 'void 0', style: 'p{}' })),
      defaults: { zoneMs: this.options.zoneMs ?? 60_000, windowMs: this.options.windowMs ?? 5000 },
    });
    this.#robots = new RobotSeats({
      directory: tables,
      clock: this.time,
      timers: this.time,
      paceMs: (guildId) => this.bot.robotPaceMs(guildId),
      onFault: (game, err) => {
        log.error({ game, err }, 'a robot failed');
      },
    });
    this.tables.recover();
    await this.bot.start();
  }

  /** As a kill does: no farewell, and nothing is written any more. */
  async crash(): Promise<void> {
    await this.bot.stop();
    this.#robots.stop();
    await this.tables.close();
    this.#database.close();
  }

  async close(): Promise<void> {
    await this.crash();
    await this.server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** For games that were played before the test. */
  get played(): SqliteGameLog {
    return new SqliteGameLog(this.#database);
  }

  get channel(): string {
    return this.server.channelId();
  }

  get table(): TableHandle {
    const table = this.tables.inChannel(this.channel);
    if (!table) throw new Error(`no game in the channel\n${this.server.dump()}`);
    return table;
  }

  user(name: string, permissions: Parameters<ListeningDiscord['addUser']>[1] = {}): LocalUser {
    return this.server.addUser(name, permissions);
  }

  /** Time goes by, in steps, with what the bot sends meanwhile arriving in between. */
  async pass(ms: number): Promise<void> {
    await this.time.advance(ms);
    await this.quiet();
  }

  /** Until no request has come in for some turns of the loop. */
  async quiet(): Promise<void> {
    for (let calm = 0, seen = this.server.requests.all.length; calm < 6; calm += 1) {
      await settle(6);
      const now = this.server.requests.all.length;
      if (now !== seen) calm = 0;
      seen = now;
    }
  }

  /** Until `undo` is called, the disk takes nothing. */
  fillDisk(): () => void {
    Object.assign(this.gameLog, {
      append: () => {
        throw new StorageFault('the disk is full');
      },
    });
    return () => {
      Reflect.deleteProperty(this.gameLog, 'append');
    };
  }

  /** Sends a command and expects an answer. */
  async run(user: LocalUser, words: string, values: Parameters<LocalUser['command']>[2] = {}): Promise<Seen> {
    const seen = await user.command(this.channel, words, values);
    if (seen.error !== undefined) throw new Error(`${user.name} /${words}: ${seen.error}\n${this.server.dump()}`);
    await this.quiet();
    return seen;
  }

  /** Requests that count to Discord's 50 a second. */
  ordinary(): number {
    return this.server.requests.all.filter(({ global, method }) => global && method !== 'GET').length;
  }
}
