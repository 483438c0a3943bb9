import { timeOf } from '../../../local/index.js';
import type { AnyGame } from '../../../games/game.js';
import { checkLog } from '../../../history/logs/replay.js';
import { REGISTERED } from '../../../registration/index.js';
import { REPEATABLE } from '../../../discord/lobby/clicks.js';
import type { Database, Statement } from '../../../storage/sqlite/database.js';
import { LogReader } from '../../../storage/sqlite/log/reader.js';
import type { Change, TableHandle } from '../../../table/ports.js';
import type { Background } from '../background.js';
import type { WorldBot } from '../bot.js';
import type { Bots } from '../bots.js';
import type { Page } from '../activity/page.js';
import type { WorldDiscord } from '../discord.js';
import { Crews } from './crews.js';
import { Limits } from './limits.js';
import { Pages } from './pages.js';
import { Privacy } from './privacy.js';
import { Progress } from './progress.js';
import type { Scheduler } from '../scheduler.js';
import { Secrets } from './secrets.js';
import { ruleOf, Talk } from './talk.js';

export interface CheckTools {
  readonly scheduler: Scheduler;
  readonly discord: WorldDiscord;
  readonly bots: Bots;
  readonly background: Background;
  /** Those that are open. */
  readonly pages: () => readonly Page[];
  readonly fail: (what: string) => void;
}

/** A deadline that is so long over was forgotten. */
const OVERDUE_MS = 3_000;
/** A bug in what is written is logged by then, on a slow disk and in a process that was suspended too. */
const UNTOLD_MS = 20_000;
/** Where nothing is wrong, an interaction is answered. */
const WELL_MS = 20_000;
const MOST_CONNECTIONS = 200;
const MOST_WAITING = 20_000;
/** Timers and packets, over some seconds: as a process takes over, and all pages sign in anew, there may be hundreds in each. */
const MOST_A_SECOND = 400;
const PACE_MS = 5_000;
/** In one of the bot's own queues, when nobody has done anything for a while. */
const MOST_QUEUED = 20;
const QUEUED = /^meteor_queue_waiting\{queue="(\w+)"\} (\d+)$/gm;

/** Whether they are packed or not. */
const ENTRIES = `SELECT (SELECT count(*) FROM entries WHERE game = ?)
  + coalesce((SELECT entries FROM packed WHERE game = ?), 0)`;

const rulesOf = ({ kind }: TableHandle): AnyGame | undefined =>
  REGISTERED.find(({ rules }) => rules.kind === kind)?.rules;

/** What has to hold at any time, and what has to hold once Discord is well again. */
export class Checks {
  /** Entries of each game that the bot has told others of. */
  readonly #published = new Map<string, number>();
  /** Counts a game's entries, by connection: prepared once. */
  readonly #counters = new WeakMap<Database, Statement<[string, string], number>>();
  /** When what was written met a bug that nobody was told of yet; null: never. */
  #untoldSince: number | null = null;
  #wellSince: number | null = null;
  #nextLook = 0;
  /** When it was last looked at, and what had happened until then. */
  #looked = { at: 0, ran: 0 };

  readonly secrets: Secrets;
  readonly talk: Talk;
  readonly limits: Limits;
  readonly privacy: Privacy;
  readonly pages: Pages;
  readonly #progress: Progress;
  readonly #crews: Crews;

  constructor(private readonly tools: CheckTools) {
    const now = (): number => tools.scheduler.now;
    this.secrets = new Secrets(now, tools.fail);
    this.talk = new Talk(now, tools.fail);
    this.limits = new Limits({ now, areTwo: () => tools.bots.areTwo, fail: tools.fail });
    this.privacy = new Privacy(tools.fail);
    this.pages = new Pages({ now, bots: tools.bots, secrets: this.secrets, fail: tools.fail });
    this.#progress = new Progress(tools.fail);
    this.#crews = new Crews(tools.fail);
  }

  /** Nothing is wrong from now on; null: something is. */
  setWell(since: number | null): void {
    this.#wellSince = since;
  }

  /** What was published is on the disk. */
  published(bot: WorldBot, change: Change): void {
    const { table, before, events } = change;
    if (events.length === 0) {
      if (bot.disk.refuses && !table.blocked)
        this.tools.fail(`game ${table.game} goes on, though the disk takes nothing`);
      return;
    }
    this.#note(bot, table, before);
    this.#crews.changed(change);
    const known = this.#published.get(table.game) ?? 0;
    this.#published.set(table.game, known + 1);
    this.#holds(bot, table.game);
  }

  /** Nothing that was told is missing. What was written besides is known from here on. */
  fileOpened(bot: WorldBot): void {
    for (const game of this.#published.keys()) this.#published.set(game, this.#holds(bot, game));
  }

  /** A process has read the games: what the one before it wrote and didn't publish may be shown from now on. */
  recovered(bot: WorldBot): void {
    for (const table of bot.app.tables.live()) this.#note(bot, table, table.state);
    const reader = new LogReader(bot.database.connection);
    for (const game of this.secrets.hidden) if (reader.read(game)?.over === true) this.secrets.ended(game);
  }

  #note(bot: WorldBot, table: TableHandle, before: unknown): void {
    this.secrets.note(table, before, rulesOf(table)?.phase(table.state) === 'over');
    this.talk.note(table);
    this.#progress.check(table, this.tools.scheduler.now + bot.machine.skewMs);
  }

  #holds(bot: WorldBot, game: string): number {
    const told = this.#published.get(game) ?? 0;
    const written = this.#counterOf(bot).get(game, game) ?? 0;
    if (written < told) this.tools.fail(`game ${game}: ${told} entries were published, ${written} are in the log`);
    return written;
  }

  #counterOf({ database }: WorldBot): Statement<[string, string], number> {
    const { connection } = database;
    const known = this.#counters.get(connection);
    if (known !== undefined) return known;
    const counter = connection.prepare<[string, string], number>(ENTRIES).pluck();
    this.#counters.set(connection, counter);
    return counter;
  }

  unanswered(person: string, what: string, shown: string): void {
    const { scheduler, bots } = this.tools;
    const { readySince } = bots;
    if (this.#wellSince === null || readySince === null) return;
    if (scheduler.now - Math.max(this.#wellSince, readySince) > WELL_MS)
      this.tools.fail(`${person} ${what}: “${shown}”, though nothing is wrong`);
  }

  /** Two taps within half a second are one press (R3), unless another process took the second. Some buttons may be pressed quickly. */
  doubleTap(person: string, what: string, ids: readonly [string, string]): void {
    if ([...REPEATABLE].some((press) => what.includes(press))) return;
    const bot = this.tools.bots.current;
    if (bot === null || !bot.isReady || this.#startedSince(ids[0])) return;
    const acted = bot.database.connection
      .prepare<[string, string], number>('SELECT count(*) FROM sources WHERE source IN (?, ?)')
      .pluck()
      .get(...ids);
    if (acted === 2) this.tools.fail(`${person} double-taps ${what}, and it is done twice`);
  }

  #startedSince(interaction: string): boolean {
    return timeOf(interaction) < (this.tools.bots.readySince ?? Infinity);
  }

  /** Another process doesn't know what this one was told. */
  started(): void {
    this.limits.started();
    this.#untoldSince = null;
  }

  /** Something that the bot has called throws, which isn't its disk. */
  thrown(): void {
    this.#untoldSince ??= this.tools.scheduler.now;
  }

  /** The bot has logged what threw. */
  told(): void {
    this.#untoldSince = null;
  }

  /** Cheap: done after each step, the dearer ones once a second. */
  step(): void {
    const { scheduler, bots, background } = this.tools;
    this.#crews.step(bots.current);
    if (scheduler.now < this.#nextLook) return;
    this.#nextLook = scheduler.now + 1_000;
    this.#pace();
    if (this.#untoldSince !== null && scheduler.now - this.#untoldSince > UNTOLD_MS)
      this.tools.fail('a bug in what is written is not logged');
    if (scheduler.waiting > MOST_WAITING) this.tools.fail(`${scheduler.waiting} timers and packets wait`);
    const { readySince } = bots;
    if (readySince === null || this.#wellSince === null) return;
    if (scheduler.now - Math.max(this.#wellSince, readySince) < WELL_MS) return;
    this.pages.step(this.tools.pages(), Math.max(this.#wellSince, readySince));
    for (const table of bots.tables) this.#goesOn(table);
    if (bots.current !== null) background.checkWaiting(bots.current.machine);
  }

  /** Whoever asks for the same again and again, at once, does hundreds of things in a second. */
  #pace(): void {
    const { now, ran } = this.tools.scheduler;
    const ms = now - this.#looked.at;
    if (ms < PACE_MS) return;
    const perSecond = ((ran - this.#looked.ran) * 1_000) / ms;
    this.#looked = { at: now, ran };
    if (perSecond > MOST_A_SECOND) this.tools.fail(`${Math.round(perSecond)} things happen each second`);
  }

  connections(count: number): void {
    if (count > MOST_CONNECTIONS) this.tools.fail(`${count} connections are open`);
  }

  /** What an operator sees of the bot's queues, once nobody does anything. */
  async queues(): Promise<void> {
    const { bots, fail } = this.tools;
    const { current } = bots;
    if (current === null || !current.isReady) return;
    const figures = await current.machine.within(() => current.app.metrics.text());
    const queues = [...figures.matchAll(QUEUED)];
    if (queues.length === 0) fail('no queue is among the figures');
    for (const [, queue, waiting] of queues)
      if (Number(waiting) > MOST_QUEUED) fail(`${waiting} wait in the queue of ${queue}, though nobody does anything`);
  }

  #goesOn(table: TableHandle): void {
    const due = rulesOf(table)?.nextDue(table.state) ?? null;
    const skew = this.tools.bots.current?.machine.skewMs ?? 0;
    const now = this.tools.scheduler.now + skew;
    if (table.blocked) this.tools.fail(`game ${table.game} is blocked, though the disk takes everything`);
    else if (due !== null && now - due > OVERDUE_MS)
      this.tools.fail(`game ${table.game} (${table.kind}): its deadline is ${now - due} ms over`);
  }

  /** Every log of the file folds, chains and replays. */
  logs(bot: WorldBot): { readonly games: number; readonly finished: number } {
    const { connection } = bot.database;
    // A world that has failed may end while the file is handed over.
    if (!connection.open) return { games: 0, finished: 0 };
    const games = connection.prepare<[], string>('SELECT game FROM games').pluck().all();
    const reader = new LogReader(connection);
    let finished = 0;
    for (const game of games) {
      const log = reader.read(game);
      const history = REGISTERED.find(({ rules }) => rules.kind === log?.kind)?.history;
      if (log === undefined || history === undefined) {
        this.tools.fail(`game ${game} has no log`);
        continue;
      }
      const report = checkLog(log, history);
      finished += report.finished ? 1 : 0;
      if (!report.ok)
        this.tools.fail(`the log of ${game} (${report.kind}) breaks at ${report.brokenAt}: ${report.why}`);
    }
    return { games: games.length, finished };
  }

  /** Who in voice is muted and may talk: nobody, but for the moment in which a game ends. */
  muted<Of extends { readonly id: string }>(people: readonly Of[]): readonly Of[] {
    const { discord, bots } = this.tools;
    const { members, voice } = discord.local.world.guild(discord.local.guildId);
    const isSilent = (id: string): boolean =>
      bots.tables.some((table) => table.seatOf(id) !== null && ruleOf(table.kind, table.state, true) !== 'legal');
    return people.filter(({ id }) => members.get(id)?.mute === true && voice.has(id) && !isSilent(id));
  }
}
