import { allText, buttonsOf, timeOf, type ApiMessage } from '../../../local/index.js';
import type { MessageBody } from '../../../discord/rest/api.js';
import type { Seat } from '../../../games/shared/seat.js';
import type { StoredMessage } from '../../../storage/ports/messages.js';
import type { TableHandle } from '../../../table/ports.js';
import type { WorldBot } from '../bot.js';
import type { CheckTools } from './checks.js';
import type { Pages } from './pages.js';
import { COACH, missing, steady } from './steady.js';

/** A panel whose token dies so soon may have been given up. */
const REST_MS = 60_000;
/** An analysis under way, or one that waits for others. */
const LOOKS_BACK = /Coach: \d+%|updates when yours is done/;

/** Whether boards and panels show the log's state. */
export class Shown {
  constructor(
    private readonly tools: CheckTools,
    private readonly pages: Pages,
  ) {}

  /** How far each message is from what the log says, by message; null: not at all. */
  all(): ReadonlyMap<string, string | null> {
    const { bots } = this.tools;
    const bot = bots.current;
    if (bot === null || !bot.isReady) {
      this.tools.fail('no process is ready, though nothing is wrong');
      return new Map();
    }
    return new Map([...bots.tables.flatMap((table) => this.#compare(bot, table)), ...this.#pages(bot)]);
  }

  /**
   * Nobody waits for an analysis that has ended: one of their messages says so. Of many for one game the bot follows
   * the newest, which may be in the Activity, and what a process before this one had begun it doesn't know.
   */
  analyses(): void {
    const { bots, discord, background } = this.tools;
    const { readySince } = bots;
    if (readySince === null || !background.isIdle) return;
    const waiting = new Map<string, boolean>();
    for (const { ephemerals } of discord.local.world.channels.values())
      for (const { api, visibleTo = '' } of ephemerals.values())
        if (COACH.test(allText(api)) && timeOf(api.id) > readySince)
          waiting.set(visibleTo, LOOKS_BACK.test(allText(api)) && waiting.get(visibleTo) !== false);
    for (const [userId, waits] of waiting)
      if (waits && !this.pages.coached.has(userId))
        this.tools.fail(`${userId} is shown that an analysis goes on, which has ended`);
  }

  #pages(bot: WorldBot): readonly Compared[] {
    return this.tools.pages().flatMap((page): readonly Compared[] => {
      const differs = this.pages.differs(bot, page);
      return differs === undefined ? [] : [[`page of ${page.user.name} in ${page.channelId}`, differs]];
    });
  }

  #isAtTable(userId: string, channelId: string): boolean {
    return this.tools.pages().some((page) => page.user.id === userId && page.channelId === channelId);
  }

  /** Without a token, as where all play in the Activity, the board may be edited once a minute. */
  #mayBeLate(bot: WorldBot, { game, channelId }: TableHandle, userIds: readonly string[]): boolean {
    if (userIds.length > 0 && userIds.every((userId) => this.#isAtTable(userId, channelId))) return true;
    const token = bot.database.notes
      .prepare<[string], string | null>("SELECT token FROM panels WHERE game = ? AND user = ''")
      .pluck()
      .get(game);
    return token === null;
  }

  #compare(bot: WorldBot, table: TableHandle): readonly Compared[] {
    if (table.owner !== null) return [];
    const board = this.tools.discord.publicIn(table.channelId).findLast((message) => isOf(message, table.game));
    const seats = [...table.people].filter(([seat, { userId }]) => table.seatOf(userId) === seat);
    const mayBeLate = this.#mayBeLate(
      bot,
      table,
      seats.map(([, { userId }]) => userId),
    );
    const own =
      board === undefined || mayBeLate ? [] : differs(board, this.#drawn(bot, table, null), `board of ${table.game}`);
    const panels = seats.flatMap(([seat, { userId, name }]) => {
      const panel = this.#panelOf(bot, table, userId);
      // Who plays in the Activity gets no edits in the chat.
      if (panel === undefined || this.#isAtTable(userId, table.channelId)) return [];
      return differs(panel, this.#drawn(bot, table, seat), `panel of ${name} in ${table.game}`);
    });
    return [...own, ...panels];
  }

  /** The message that the bot takes for somebody's panel, and can still edit. */
  #panelOf(bot: WorldBot, { game, channelId }: TableHandle, userId: string): ApiMessage | undefined {
    const known = bot.database.notes
      .prepare<[string, string], Pick<StoredMessage, 'token' | 'messageId' | 'expiresAt'>>(
        'SELECT token, message_id AS messageId, expires_at AS expiresAt FROM panels WHERE game = ? AND user = ?',
      )
      .get(game, userId);
    const now = this.tools.scheduler.now + bot.machine.skewMs;
    if (known === undefined || known.messageId === null || known.expiresAt < now + REST_MS) return undefined;
    // A process whose clock was an hour ahead has taken it for expired.
    if (known.token === null) return undefined;
    return this.tools.discord.privateIn(channelId, userId).find(({ id }) => id === known.messageId);
  }

  #drawn(bot: WorldBot, table: TableHandle, seat: Seat | null): MessageBody | null {
    return bot.machine.within(() => bot.app.bot.rooms.drawn(table, seat));
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
