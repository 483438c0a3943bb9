import type { Millis } from '../../games/shared/time.js';
import type { Change, GameId, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { ChatFace, GameFace, TypedWord } from '../games/face.js';
import { flagged } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import type { ChatMessage, NewThread } from '../gateway/incoming.js';
import { snowflakeTime, type Skew } from '../gateway/skew.js';
import type { NoteStore } from '../../storage/ports/notes.js';
import type { ChatTools } from './chat-platform.js';
import { Deleter } from './deleter.js';
import { RENAMED } from './message-types.js';
import { ThreadTitles } from './thread-titles.js';
import type { MessageAuthor, MessageContext } from './message-context.js';

/** A public note is deleted after this time. */
const NOTE_MS = 10_000;
/** A typed command that arrives later than this is ignored, as the game has gone on. */
const TOO_OLD_MS = 3000;

/** The games whose chat is judged. */
export interface ChatFaces {
  of(table: Pick<TableHandle, 'kind'>): Pick<GameFace, 'game' | 'chat'>;
}

/** A running game with its chat policy. */
interface Watched {
  readonly table: TableHandle;
  readonly chat: ChatFace;
}

/** The chat in the channels of running games: has the game judge each message, and carries out its verdict. */
export class Chat {
  readonly #deleter: Deleter;
  readonly #titles: ThreadTitles;
  /** Games in which a deletion failed: the warning is given once a game. */
  readonly #powerless = new Set<GameId>();
  /** Since when players can know that the silence holds: its start may have been decided long before it was written. */
  readonly #shownSince = new Map<GameId, Millis>();

  constructor(
    private readonly platform: ChatTools,
    private readonly faces: ChatFaces,
    private readonly notes: NoteStore,
    private readonly skew: Skew,
  ) {
    const { api, boards } = platform.messages;
    const lacks = (table: TableHandle): boolean => boards.missing(table).includes('manage-messages');
    this.#deleter = new Deleter({ ...platform.time, api, lacks }, (table) => {
      this.#cannotDelete(table);
    });
    this.#titles = new ThreadTitles(platform, (table) => {
      this.#sayPowerless(table, 'rename');
    });
  }

  onChange({ table, before, state }: Pick<Change, 'table' | 'before' | 'state'>): void {
    const { chat } = this.faces.of(table);
    if (chat?.isHeld(state) === true && !chat.isHeld(before))
      this.#shownSince.set(table.game, this.platform.time.clock.now());
  }

  async take(message: ChatMessage): Promise<void> {
    const found = this.#tableOf(message.channelId, message.parentId);
    if (!found) return;
    const { table, chat } = found;
    const written = this.#written(found, message);
    const verdict = chat.judge({ platform: this.platform, table, channelId: message.channelId, written }, message);
    if (verdict.do === 'allow' || (verdict.do === 'delete' && this.#isExcused(table, written.at))) return;
    const word = verdict.do === 'command' ? verdict.word : verdict.helps;
    if (verdict.do === 'delete') await this.#delete(table, message, verdict.why);
    if (word !== undefined && this.skew.age(message.id) <= TOO_OLD_MS)
      await this.#runTypedCommand(table, message, word);
  }

  /**
   * A thread made from a message brings no message of its own: its title is judged as it appears. Only those who sat
   * down are held to it, for nothing tells here whether anybody else is a moderator.
   */
  async takeThread(thread: NewThread): Promise<void> {
    const found = this.#tableOf(thread.parentId, null);
    if (!found) return;
    const { table, chat } = found;
    const writer = writerOf(found, thread.ownerId);
    if (writer.kind === 'spectator') return;
    const at = thread.madeAt === null ? this.platform.time.clock.now() : this.skew.here(thread.madeAt);
    const written = { writer, at, exempt: false, readable: this.platform.messages.contentReadable() };
    const context = { platform: this.platform, table, channelId: thread.parentId, written };
    const verdict = chat.judgeTitle(context, thread.title);
    if (verdict.do !== 'delete' || this.#isExcused(table, at)) return;
    this.#titles.reset(table, thread.id);
    await this.#tell(table, thread.parentId, thread.ownerId, verdict.why);
  }

  forget(game: GameId): void {
    this.#powerless.delete(game);
    this.#shownSince.delete(game);
    this.#titles.forget(game);
  }

  /** Stops all writes. */
  stop(): void {
    this.#deleter.stop();
    this.#titles.stop();
  }

  async #runTypedCommand(table: TableHandle, message: ChatMessage, word: TypedWord): Promise<void> {
    const seat = table.seatOf(message.authorId);
    if (seat === null) return;
    const { platform } = this;
    await word.run({
      platform,
      table,
      seat,
      caller: {
        userId: message.authorId,
        name: table.people.get(seat)?.name ?? '',
        moderator: message.moderator,
      },
      source: message.id,
      channelId: message.channelId,
      t: platform.words.forPerson(message.authorId, table.guildId),
    });
  }

  /** A running game that asks something of its channel's chat. Threads under the channel count as the channel. */
  #tableOf(channelId: string, parentId: string | null): Watched | undefined {
    const {
      tables: { directory },
    } = this.platform;
    const table = directory.inChannel(channelId) ?? (parentId === null ? undefined : directory.inChannel(parentId));
    if (!table) return undefined;
    const { game, chat } = this.faces.of(table);
    return chat !== undefined && game.phase(table.state) === 'play' ? { table, chat } : undefined;
  }

  /**
   * Whether what was written then breaks no silence, whatever the state says: nobody could know of it yet, or the game
   * stood still, which the log is only told afterwards (R1, R11).
   */
  #isExcused(table: TableHandle, at: Millis): boolean {
    const { directory } = this.platform.tables;
    return table.blocked || at < (this.#shownSince.get(table.game) ?? 0) || directory.wasStalled(at);
  }

  #written(watched: Watched, message: ChatMessage): MessageContext {
    const writer = writerOf(watched, message.authorId);
    return {
      writer,
      at: this.#writtenAt(message),
      exempt: message.automatic || (message.moderator && writer.kind === 'spectator'),
      readable: this.platform.messages.contentReadable(),
    };
  }

  #writtenAt({ id, editedAt, unfolded }: ChatMessage): Millis {
    if (editedAt !== null) return this.skew.here(editedAt);
    // An update that is no edit comes of a message of any age, as when it is pinned.
    return unfolded ? this.skew.here(snowflakeTime(id) ?? 0) : this.skew.made(id);
  }

  async #delete(table: TableHandle, message: ChatMessage, why: (t: Translate) => string): Promise<void> {
    // Discord lets nobody delete the notice of a new title; only the title can be undone.
    if (message.type === RENAMED) this.#titles.reset(table, message.channelId);
    else this.#deleter.delete(table, message.channelId, message.id);
    await this.#tell(table, message.channelId, message.authorId, why);
  }

  /** Once a player and game: privately where that goes, else in the channel for some seconds. */
  async #tell(table: TableHandle, channelId: string, userId: string, why: (t: Translate) => string): Promise<void> {
    if (this.#powerless.has(table.game) || !(await this.notes.tell(table.game, userId))) return;
    const {
      messages: { api, tokens },
      time: { timers, clock },
    } = this.platform;
    const t = this.platform.words.forPerson(userId, table.guildId);
    const reason = why(t);
    const living = tokens.living(table.channelId, userId);
    const told = living && (await api.followUp(living.token, flagged(noteAnswer(t, reason).body, 'private')));
    if (told && (told.ok || told.fault === 'answer-lost')) return;
    const text = t('common.addressed', { mention: `<@${userId}>`, reason });
    const posted = await api.post(channelId, flagged(noteAnswer(t, text).body, 'public'));
    if (posted.ok)
      timers.at(clock.now() + NOTE_MS, () => {
        void api.remove(channelId, [posted.value]);
      });
  }

  #cannotDelete(table: TableHandle): void {
    this.platform.messages.boards.lacks(table, ['manage-messages']);
    if (this.#powerless.has(table.game)) return;
    this.#powerless.add(table.game);
    this.platform.log.warn(
      { game: table.game, channel: table.channelId },
      'messages cannot be deleted: Manage Messages is missing',
    );
    this.#sayPowerless(table, 'delete');
  }

  #sayPowerless(table: TableHandle, lacking: 'delete' | 'rename'): void {
    const {
      messages: { boards },
      words: { forGuild: words },
    } = this.platform;
    const chat = this.faces.of(table).chat;
    if (chat !== undefined) boards.say(table, chat.powerless(words(table.guildId), lacking));
  }
}

/** Who plays; who played and left, for a leaver knows the cards; or anybody else. */
function writerOf({ table, chat }: Watched, userId: string): MessageAuthor {
  const seat = table.seatOf(userId);
  if (seat !== null) return { kind: 'player', seat };
  const sat = [...table.people].find(([at, person]) => person.userId === userId && chat.satDown(table.state, at));
  return sat ? { kind: 'leaver', seat: sat[0] } : { kind: 'spectator' };
}
