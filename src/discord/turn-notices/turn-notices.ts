import type { AwaitedTurn } from '../../games/game.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock, GameId, Timers } from '../../table/ports.js';
import { containedLater } from '../contained.js';
import type { TurnNotice } from '../../storage/ports/turn-notices.js';
import type { Logger } from '../ports.js';
import type { TurnNoticeStore } from '../../storage/ports/turn-notices.js';
import { isGuestHome } from '../../table/home.js';
import type { DiscordApi, Fault, MessageBody } from '../rest/api.js';
import { afterQuiet, type Choices } from './choices.js';
import type { NoticedTable, Told } from './draw.js';
import { KeptNotices, keyOf, type Place } from './kept-notices.js';
import { type WaitingTable, awaitedPeople, halfOf, once } from './awaited.js';
import { recentlyUsed } from '../recently-used.js';

export interface TurnNoticesTools {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tables: {
    readonly of: (game: GameId) => WaitingTable | null;
    readonly live: () => readonly WaitingTable[];
  };
  readonly store: TurnNoticeStore;
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'remove' | 'directChannel'>;
  readonly choices: (guildId: string, userId: string) => Choices;
  readonly draw: {
    readonly inChannel: (told: Told, failed: boolean) => MessageBody;
    readonly directly: (told: Told) => MessageBody;
  };
}

/** Whoever did something so recently is there, and needs no message. */
const PRESENT_MS: Millis = 2 * 60_000;
/** Without a limit, whoever was there when the turn began is told after this time. */
const UNLIMITED_MS: Millis = 60 * 60_000;
/** A request that got no answer is repeated after this time. */
const AGAIN_MS: Millis = 60_000;
/** Direct messages that Discord refused are tried again after this time. */
const REFUSED_MS: Millis = 24 * 60 * 60_000;
/** People of whom something is remembered; who was longest unseen is dropped first. */
const MOST_SEEN = 10_000;

/** Discord may take such a request later. */
const PASSING: ReadonlySet<Fault> = new Set<Fault>(['unreachable']);

/** What is done next about one person's message. */
type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly until: Millis }
  | { readonly do: 'note'; readonly notice: TurnNotice }
  | { readonly do: 'remove' }
  | { readonly do: 'drop' }
  | { readonly do: 'send'; readonly told: Told; readonly choices: Choices; readonly turn: AwaitedTurn };

/**
 * Tells people who asked for it that a table waits for them: one message a person and game, which is deleted once the
 * turn is over. What was sent is stored, so that a restart neither repeats it nor leaves it behind.
 */
export class TurnNotices {
  readonly #notices: KeptNotices;
  readonly #seen = recentlyUsed<Millis>(MOST_SEEN);
  readonly #busy = new Set<string>();
  /** Where something changed during a step: it is looked at again after that. */
  readonly #changed = new Set<string>();
  readonly #timers = new Map<string, () => void>();
  readonly #directChannels = recentlyUsed<string>(MOST_SEEN);
  readonly #refusedAt = recentlyUsed<Millis>(MOST_SEEN);
  /** What is there was read: before, a message that was sent would be taken for none, and sent again. */
  #recovered = false;
  #stopped = false;

  constructor(private readonly tools: TurnNoticesTools) {
    this.#notices = new KeptNotices(tools);
  }

  /** Reads what the process before this one has sent, and looks at all tables. */
  async recover(): Promise<void> {
    const { tables, log } = this.tools;
    await containedLater(log, { message: 'the messages about turns could not be brought back' }, () =>
      this.#notices.recover(),
    );
    this.#recovered = true;
    for (const game of new Set([...this.#notices.games, ...tables.live().map(({ table }) => table.game)]))
      this.look(game);
  }

  /** Somebody has just done something, anywhere. */
  seen(userId: string): void {
    this.#seen.set(userId, this.tools.clock.now());
  }

  /** A table has changed, or somebody's choices have. */
  look(game: GameId): void {
    if (this.#stopped || !this.#recovered) return;
    const people = new Set(this.#notices.people(game));
    for (const userId of awaitedPeople(this.tools.tables.of(game))) people.add(userId);
    for (const userId of people) this.#start({ game, userId });
  }

  /** Somebody has chosen anew how they are told on a server. */
  chosen(guildId: string, userId: string): void {
    for (const { table } of this.tools.tables.live())
      if (table.guildId === guildId && table.seatOf(userId) !== null) this.look(table.game);
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers.values()) cancel();
  }

  #start(place: Place): void {
    const key = keyOf(place);
    if (this.#busy.has(key)) {
      this.#changed.add(key);
      return;
    }
    this.#busy.add(key);
    void this.#run(place, key);
  }

  /** One step after the other, until there is nothing to do by now. */
  async #run(place: Place, key: string): Promise<void> {
    this.#timers.get(key)?.();
    this.#timers.delete(key);
    try {
      while (!this.#stopped && (await this.#take(place, this.#next(place))));
    } catch (err) {
      this.tools.log.error({ err, game: place.game }, 'a message about a turn could not be handled');
      this.#again(place);
    } finally {
      this.#busy.delete(key);
      if (this.#changed.delete(key) && !this.#stopped) this.#start(place);
    }
  }

  /** False: there is nothing more to do by now. */
  async #take(place: Place, step: Step): Promise<boolean> {
    switch (step.do) {
      case 'nothing':
        return (await this.#notices.isStored(place)) ? false : this.#again(place);
      case 'wait': {
        const again = (await this.#notices.isStored(place)) ? Infinity : this.tools.clock.now() + AGAIN_MS;
        this.#later(place, Math.min(step.until, again));
        return false;
      }
      case 'note':
        this.#notices.keep(step.notice);
        return true;
      case 'drop':
        this.#notices.drop(place);
        return true;
      case 'remove':
        return this.#remove(place);
      case 'send':
        return this.#send(place, step);
    }
  }

  #next(place: Place): Step {
    const waiting = this.tools.tables.of(place.game);
    const notice = this.#notices.get(place);
    const turn = awaitedPeople(waiting).includes(place.userId) ? (waiting?.turn ?? null) : null;
    const choices = waiting === null || turn === null ? null : this.tools.choices(waiting.table.guildId, place.userId);
    if (waiting === null || turn === null || choices === null || choices.way === 'off') {
      if (notice === null) return { do: 'nothing' };
      return { do: notice.sent === null ? 'drop' : 'remove' };
    }
    if (notice === null || notice.turn !== turn.turn) {
      if (notice !== null && notice.sent !== null) return { do: 'remove' };
      return { do: 'note', notice: this.#begun(place, turn) };
    }
    return this.#due(notice, { table: waiting.table, turn, choices });
  }

  /** A turn that has just begun, or is first seen. */
  #begun({ game, userId }: Place, turn: AwaitedTurn): TurnNotice {
    const now = this.tools.clock.now();
    const isHere = now < this.#presentUntil(userId);
    const due = isHere ? (halfOf(turn) ?? now + UNLIMITED_MS) : now;
    return { game, userId, turn: turn.turn, stage: 'first', due, sent: null };
  }

  #due(
    notice: TurnNotice,
    { table, turn, choices }: { readonly table: NoticedTable; readonly turn: AwaitedTurn; readonly choices: Choices },
  ): Step {
    const half = halfOf(turn);
    const due = notice.stage === 'first' ? notice.due : notice.stage === 'reminder' ? half : null;
    if (due === null) return { do: 'nothing' };
    const now = this.tools.clock.now();
    const at = afterQuiet(choices.quiet, Math.max(now, due, this.#presentUntil(notice.userId)));
    if (turn.until !== null && at >= turn.until) return { do: 'nothing' };
    if (at > now) return { do: 'wait', until: at };
    // A direct message is sent once a turn: its reminder is an edit, so the message stays.
    if (notice.sent !== null && !notice.sent.direct) return { do: 'remove' };
    const again = notice.stage === 'reminder' || (half !== null && now >= half);
    return { do: 'send', choices, turn, told: { table, userId: notice.userId, until: turn.until, again } };
  }

  #presentUntil(userId: string): Millis {
    return (this.#seen.get(userId) ?? -PRESENT_MS) + PRESENT_MS;
  }

  #later(place: Place, at: Millis): void {
    const key = keyOf(place);
    this.#timers.get(key)?.();
    const cancel = this.tools.timers.at(at, () => {
      this.#timers.delete(key);
      this.#start(place);
    });
    this.#timers.set(key, cancel);
  }

  /** False: it is tried again later. */
  async #remove(place: Place): Promise<boolean> {
    const notice = this.#notices.get(place);
    if (notice === null || notice.sent === null) return true;
    const { channelId, messageId } = notice.sent;
    const removed = await this.tools.api.remove(channelId, [messageId]);
    if (!removed.ok && PASSING.has(removed.fault)) return this.#again(place);
    if (!this.#stopped) this.#notices.keep({ ...notice, sent: null });
    return true;
  }

  /** False: it is tried again later. */
  async #send(place: Place, step: Extract<Step, { readonly do: 'send' }>): Promise<boolean> {
    const notice = this.#notices.get(place);
    if (notice === null) return true;
    const sent = notice.sent === null ? await this.#sendNew(notice, step) : await this.#edit(notice.sent, step.told);
    if (sent === 'again') return this.#again(place);
    if (this.#stopped) return false;
    const more = notice.stage === 'first' && !step.told.again && halfOf(step.turn) !== null;
    this.#notices.keep({ ...notice, sent, stage: more ? 'reminder' : 'done' });
    return true;
  }

  async #edit(sent: NonNullable<TurnNotice['sent']>, told: Told): Promise<TurnNotice['sent'] | 'again'> {
    const edited = await this.tools.api.edit(sent.channelId, sent.messageId, this.tools.draw.directly(told));
    return !edited.ok && PASSING.has(edited.fault) ? 'again' : sent;
  }

  async #sendNew(
    notice: TurnNotice,
    { told, choices }: Extract<Step, { readonly do: 'send' }>,
  ): Promise<TurnNotice['sent'] | 'again'> {
    const { api, draw } = this.tools;
    const wantsDirect = choices.way === 'direct';
    if (wantsDirect && !this.#isRefused(notice.userId)) {
      const directly = await this.#sendDirectly(notice, draw.directly(told));
      if (directly !== null) return directly;
    }
    const { channelId, guildId } = told.table;
    // Where the bot is no member nobody is pinged.
    if (isGuestHome(guildId)) return null;
    const posted = await api.post(channelId, once(notice, draw.inChannel(told, wantsDirect)));
    if (posted.ok) return { channelId, messageId: posted.value, direct: false };
    return PASSING.has(posted.fault) ? 'again' : null;
  }

  /** Null: Discord takes no direct messages for this person. */
  async #sendDirectly(notice: TurnNotice, body: MessageBody): Promise<TurnNotice['sent'] | 'again'> {
    const { userId } = notice;
    const { api } = this.tools;
    const known = this.#directChannels.get(userId);
    const opened = known === undefined ? await api.directChannel(userId) : { ok: true as const, value: known };
    const posted = opened.ok ? await api.post(opened.value, once(notice, body)) : opened;
    if (opened.ok && posted.ok) {
      this.#directChannels.set(userId, opened.value);
      return { channelId: opened.value, messageId: posted.value, direct: true };
    }
    if (!posted.ok && PASSING.has(posted.fault)) return 'again';
    this.#refusedAt.set(userId, this.tools.clock.now());
    return null;
  }

  #isRefused(userId: string): boolean {
    const at = this.#refusedAt.get(userId);
    return at !== undefined && this.tools.clock.now() < at + REFUSED_MS;
  }

  #again(place: Place): false {
    if (!this.#stopped) this.#later(place, this.tools.clock.now() + AGAIN_MS);
    return false;
  }
}
