import { allText, buttonsOf, timeOf, type ApiMessage } from '../../local/index.js';
import { checkLog } from '../../history/logs/replay.js';
import { REGISTERED } from '../../registration/index.js';
import { REPEATABLE } from '../../discord/lobby/clicks.js';
import type { MessageBody } from '../../discord/rest/api.js';
import type { Seat } from '../../games/shared/seat.js';
import { LogReader } from '../../storage/log/reader.js';
import { MessageRows } from '../../storage/rows/messages.js';
import type { Change, TableHandle } from '../../table/ports.js';
import type { WorldBot } from './bot.js';
import type { Bots } from './bots.js';
import type { WorldDiscord } from './discord.js';
import type { Scheduler } from './scheduler.js';

export interface CheckTools {
  readonly scheduler: Scheduler;
  readonly discord: WorldDiscord;
  readonly bots: Bots;
  readonly fail: (what: string) => void;
}

/** A deadline that is so long over was forgotten. */
const OVERDUE_MS = 3_000;
/** Where nothing is wrong, an interaction is answered. */
const WELL_MS = 20_000;
/** A panel whose token dies so soon may have been given up. */
const REST_MS = 60_000;
/** What was under way when the 429 came. */
const EARLY_MS = 50;
const MOST_CONNECTIONS = 200;
const MOST_WAITING = 20_000;

/** What has to hold at any time, and what has to hold once Discord is well again. */
export class Checks {
  /** Entries of each game that the bot has told others of. */
  readonly #published = new Map<string, number>();
  /** When what was answered 429 may be asked for again. */
  readonly #limited = new Map<string, number>();
  readonly #delayed = new Map<string, number>();
  #wellSince: number | null = null;
  #nextLook = 0;

  constructor(private readonly tools: CheckTools) {}

  /** Nothing is wrong from now on; null: something is. */
  setWell(since: number | null): void {
    this.#wellSince = since;
  }

  /** What was published is on the disk. */
  published(bot: WorldBot, { table, events }: Change): void {
    if (events.length === 0) return;
    const known = this.#published.get(table.game) ?? 0;
    this.#published.set(table.game, known + 1);
    this.#holds(bot, table.game);
  }

  /** After a start: nothing that was told is missing. What the start itself wrote is known from here on. */
  recovered(bot: WorldBot): void {
    for (const game of this.#published.keys()) this.#published.set(game, this.#holds(bot, game));
  }

  #holds(bot: WorldBot, game: string): number {
    const told = this.#published.get(game) ?? 0;
    const written = new LogReader(bot.app.database.connection).read(game)?.entries.length ?? 0;
    if (written < told) this.tools.fail(`game ${game}: ${told} entries were published, ${written} are in the log`);
    return written;
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
    const acted = bot.app.database.connection
      .prepare<[string, string], number>('SELECT count(*) FROM sources WHERE source IN (?, ?)')
      .pluck()
      .get(...ids);
    if (acted === 2) this.tools.fail(`${person} double-taps ${what}, and it is done twice`);
  }

  #startedSince(interaction: string): boolean {
    return timeOf(interaction) < (this.tools.bots.readySince ?? Infinity);
  }

  /** Discord has said that this may be asked for again only then. */
  limited(method: string, path: string, until: number): void {
    this.#limited.set(`${method} ${path}`, until);
  }

  /** A request that came before is answered only then. */
  delayed(method: string, path: string, until: number): void {
    this.#delayed.set(`${method} ${path}`, until);
  }

  /** Another process doesn't know what this one was told. */
  started(): void {
    this.#limited.clear();
  }

  asked(method: string, path: string): void {
    const key = `${method} ${path.replace(/\?.*/, '')}`;
    const until = this.#limited.get(key) ?? 0;
    const early = until - this.tools.scheduler.now;
    const wasUnderWay = (this.#delayed.get(key) ?? 0) >= this.tools.scheduler.now;
    if (early > EARLY_MS && !wasUnderWay)
      this.tools.fail(`${key} is asked for again ${early} ms too early after a 429`);
    if (early <= 0) this.#limited.delete(key);
  }

  /** Cheap: done after each step, the dearer ones once a second. */
  step(): void {
    const { scheduler, bots } = this.tools;
    if (scheduler.now < this.#nextLook) return;
    this.#nextLook = scheduler.now + 1_000;
    if (scheduler.waiting > MOST_WAITING) this.tools.fail(`${scheduler.waiting} timers and packets wait`);
    const { readySince } = bots;
    if (readySince === null || this.#wellSince === null) return;
    if (scheduler.now - Math.max(this.#wellSince, readySince) < WELL_MS) return;
    for (const table of bots.tables) this.#goesOn(table);
  }

  connections(count: number): void {
    if (count > MOST_CONNECTIONS) this.tools.fail(`${count} connections are open`);
  }

  #goesOn(table: TableHandle): void {
    const rules = REGISTERED.find((one) => one.rules.kind === table.kind)?.rules;
    const due = rules?.nextDue(table.state) ?? null;
    const skew = this.tools.bots.current?.machine.skewMs ?? 0;
    const now = this.tools.scheduler.now + skew;
    if (table.blocked) this.tools.fail(`game ${table.game} is blocked, though the disk takes everything`);
    else if (due !== null && now - due > OVERDUE_MS)
      this.tools.fail(`game ${table.game} (${table.kind}): its deadline is ${now - due} ms over`);
  }

  /** How far each message is from what the log says, by message; null: not at all. */
  shown(): ReadonlyMap<string, string | null> {
    const { bots } = this.tools;
    const bot = bots.current;
    if (bot === null || !bot.isReady) {
      this.tools.fail('no process is ready, though nothing is wrong');
      return new Map();
    }
    return new Map(bots.tables.flatMap((table) => this.#compare(bot, table)));
  }

  #compare(bot: WorldBot, table: TableHandle): readonly Compared[] {
    if (table.owner !== null) return [];
    const board = this.tools.discord.publicIn(table.channelId).findLast((message) => isOf(message, table.game));
    const own = board === undefined ? [] : differs(board, this.#drawn(bot, table, null), `board of ${table.game}`);
    const seats = [...table.people].filter(([seat, { userId }]) => table.seatOf(userId) === seat);
    const panels = seats.flatMap(([seat, { userId, name }]) => {
      const panel = this.#panelOf(bot, table, userId);
      if (panel === undefined) return [];
      return differs(panel, this.#drawn(bot, table, seat), `panel of ${name} in ${table.game}`);
    });
    return [...own, ...panels];
  }

  /** The message that the bot takes for somebody's panel, and can still edit. */
  #panelOf(bot: WorldBot, { game, channelId }: TableHandle, userId: string): ApiMessage | undefined {
    const stored = new MessageRows(bot.app.database.notes, () => undefined).of(game);
    const known = stored.find((one) => one.userId === userId);
    const now = this.tools.scheduler.now + bot.machine.skewMs;
    if (known === undefined || known.messageId === null || known.expiresAt < now + REST_MS) return undefined;
    return this.tools.discord.privateIn(channelId, userId).find(({ id }) => id === known.messageId);
  }

  #drawn(bot: WorldBot, table: TableHandle, seat: Seat | null): MessageBody | null {
    return bot.machine.within(() => bot.app.bot.rooms.drawn(table, seat));
  }

  /** Every log of the file folds, chains and replays. */
  logs(bot: WorldBot): { readonly games: number; readonly finished: number } {
    const { connection } = bot.app.database;
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

  /** Nobody is muted who isn't in a game. */
  mutes(people: readonly { readonly name: string; readonly id: string }[]): void {
    const { discord, bots } = this.tools;
    const members = discord.local.world.guild(discord.local.guildId).members;
    for (const { name, id } of people) {
      if (members.get(id)?.mute !== true) continue;
      const plays = bots.tables.some((table) => table.seatOf(id) !== null);
      if (!plays) this.tools.fail(`${name} is muted and plays nothing`);
    }
  }
}

/** A message, and how far it is from what it should say. */
type Compared = readonly [what: string, differs: string | null];

function differs(shown: ApiMessage, drawn: MessageBody | null, what: string): readonly Compared[] {
  if (drawn === null) return [];
  return [[what, missing(steady(shown), steady({ ...shown, ...drawn }))]];
}

const isOf = (message: ApiMessage, game: string): boolean =>
  message.author.bot === true && buttonsOf(message).some(({ customId }) => customId?.includes(game) === true);

/** Without what changes with time alone. */
const steady = (message: ApiMessage): string =>
  `${allText(message)}\n${buttonsOf(message)
    .map(({ label, disabled }) => `[${label ?? ''}${disabled ? ' off' : ''}]`)
    .join('\n')}`
    // What has just happened is left standing until the next edit.
    .replace(/^((▸|⚠️|-# Last salvo:).*|.* joined\.)\n/gm, '')
    .replace(/<t:\d+:\w>/g, '<t>')
    .replace(/[▮▯]+/gu, '▮')
    .replace(/\d+ seconds?/g, 'n seconds');

/** What it should say and doesn't; null: nothing. What it says beside that, as a note for some seconds, may stand on. */
function missing(is: string, should: string): string | null {
  const shown = is.split('\n');
  const lines = should.split('\n').filter((line) => !shown.includes(line));
  return lines.length === 0 ? null : lines.slice(0, 12).join('\n');
}
