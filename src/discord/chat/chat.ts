import type { Millis } from '../../games/shared/time.js';
import type { GameId, TableHandle } from '../../table/ports.js';
import type { ChatFace, Faces, TypedWord } from '../games/face.js';
import type { Writer } from './hush.js';
import { flagged } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import type { ChatMessage, NewThread } from '../gateway/incoming.js';
import type { Skew } from '../gateway/skew.js';
import type { NoteStore } from '../ports.js';
import type { Services } from '../services.js';
import { emojiId } from '../settings/definitions.js';
import { Deleter } from './deleter.js';
import { onlyEmoji } from './emoji.js';
import { fitsTitle, judge, RENAMED } from './judge.js';
import type { Situation } from './judge.js';
import { Titles } from './titles.js';

/** A note that everyone sees removes itself after this. */
const NOTE_MS = 10_000;
/** A typed word that reaches us later than this was meant for another moment. */
const TOO_OLD_MS = 3000;

/** Why something went, as its author is told. */
type Reason =
  'talk' | 'edited' | 'spelled' | 'picture' | 'spectator' | 'left-game' | 'thread' | 'title' | 'blackout' | 'strict';

/** A running game, and what it asks of its channel's chat. */
interface Watched {
  readonly table: TableHandle;
  readonly chat: ChatFace;
}

/** The silence in the channels of running games (R11): judges each message, and does what the judge says. */
export class Chat {
  readonly #deleter: Deleter;
  readonly #titles: Titles;
  /** Games in which a deletion failed: said once. */
  readonly #powerless = new Set<GameId>();

  constructor(
    private readonly services: Services,
    private readonly faces: Faces,
    private readonly notes: NoteStore,
    private readonly skew: Skew,
  ) {
    this.#deleter = new Deleter(services, (table) => {
      this.#cannotDelete(table);
    });
    this.#titles = new Titles(services);
  }

  async take(message: ChatMessage): Promise<void> {
    const found = this.#tableOf(message.channelId, message.parentId);
    if (!found) return;
    const { table, chat } = found;
    const situation = this.#situation(found, message);
    const verdict = judge(message, situation, (content) => chat.read(content));
    if (verdict.do === 'allow') return;
    if (verdict.do === 'delete') return this.#delete(found, message, situation, verdict.why);
    if (this.skew.age(message.id) <= TOO_OLD_MS) await this.#obey(table, message, verdict.command);
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
    const at = thread.madeAt === null ? this.services.clock.now() : this.skew.here(thread.madeAt);
    const situation = { ...this.#policy(found, writer, at), exempt: false };
    if (situation.hush !== 'silent' || fitsTitle(thread.title, situation, (content) => chat.read(content))) return;
    await this.#titles.reset(table, thread.id);
    await this.#tell(table, thread.parentId, thread.ownerId, 'title');
  }

  dropped(game: GameId): void {
    this.#powerless.delete(game);
    this.#titles.dropped(game);
  }

  /** Writes nothing any more. */
  stop(): void {
    this.#deleter.stop();
  }

  async #obey(table: TableHandle, message: ChatMessage, word: TypedWord): Promise<void> {
    const seat = table.seatOf(message.authorId);
    if (seat === null) return;
    const { services } = this;
    await word.obey({
      services,
      table,
      seat,
      caller: {
        userId: message.authorId,
        name: table.people.get(seat)?.name ?? '',
        moderator: message.moderator,
      },
      source: message.id,
      channelId: message.channelId,
      t: services.wordsFor(message.authorId, table.guildId),
    });
  }

  /** A running game that asks something of its channel's chat. Threads under the channel count as the channel. */
  #tableOf(channelId: string, parentId: string | null): Watched | undefined {
    const { directory } = this.services;
    const table = directory.inChannel(channelId) ?? (parentId === null ? undefined : directory.inChannel(parentId));
    if (!table) return undefined;
    const { game, chat } = this.faces.of(table);
    return chat !== undefined && game.phase(table.state) === 'play' ? { table, chat } : undefined;
  }

  #situation(watched: Watched, message: ChatMessage): Situation {
    const writer = writerOf(watched, message.authorId);
    const written =
      message.editedAt === null
        ? this.services.clock.now() - this.skew.age(message.id)
        : this.skew.here(message.editedAt);
    return {
      ...this.#policy(watched, writer, written),
      exempt: message.automatic || (message.moderator && writer.kind === 'spectator'),
    };
  }

  #policy({ table, chat }: Watched, writer: Writer, at: Millis): Omit<Situation, 'exempt'> {
    const { services } = this;
    return {
      hush: chat.hush(table.state, writer, at),
      strict: chat.isStrict(table.state) && writer.kind !== 'spectator',
      readable: services.contentReadable(),
      obeys: writer.kind === 'player',
      gestures: new Set(services.settings.of(table.guildId).gestures.map(emojiId)),
    };
  }

  async #delete(watched: Watched, message: ChatMessage, at: Situation, why: 'talk' | 'files'): Promise<void> {
    const { table } = watched;
    this.#deleter.delete(table, message.channelId, message.id);
    if (message.type === RENAMED) await this.#titles.reset(table, message.channelId);
    await this.#tell(table, message.channelId, message.authorId, reasonOf(watched, message, at, why));
  }

  /** Once a player and game: privately where that goes, else in the channel for some seconds. */
  async #tell(table: TableHandle, channelId: string, userId: string, why: Reason): Promise<void> {
    if (this.#powerless.has(table.game) || !this.#first(table, userId)) return;
    const { api, tokens, timers, clock } = this.services;
    const t = this.services.wordsFor(userId, table.guildId);
    const reason = t(`silence.${why}`);
    const living = tokens.living(table.channelId, userId);
    const told = living && (await api.followUp(living.token, flagged(noteAnswer(t, reason).body, 'private')));
    if (told?.ok) return;
    const text = t('silence.to', { mention: `<@${userId}>`, reason });
    const posted = await api.post(channelId, flagged(noteAnswer(t, text).body, 'public'));
    if (posted.ok)
      timers.at(clock.now() + NOTE_MS, () => {
        void api.remove(channelId, [posted.value]);
      });
  }

  #first(table: TableHandle, userId: string): boolean {
    if (this.notes.told(table.game, userId)) return false;
    this.notes.tell(table.game, userId);
    return true;
  }

  #cannotDelete(table: TableHandle): void {
    if (this.#powerless.has(table.game)) return;
    this.#powerless.add(table.game);
    this.services.log.warn(
      { game: table.game, channel: table.channelId },
      'messages cannot be deleted: Manage Messages is missing',
    );
    this.services.boards.lacks(table, ['manage-messages']);
    this.services.boards.say(table, this.services.words(table.guildId)('silence.cannot-delete'));
  }
}

/** Who plays; who played and left, for a leaver knows the cards; or anybody else. */
function writerOf({ table, chat }: Watched, userId: string): Writer {
  const seat = table.seatOf(userId);
  if (seat !== null) return { kind: 'player', seat };
  const sat = [...table.people].find(([at, person]) => person.userId === userId && chat.satDown(table.state, at));
  return sat ? { kind: 'leaver', seat: sat[0] } : { kind: 'spectator' };
}

function reasonOf(watched: Watched, message: ChatMessage, at: Situation, why: 'talk' | 'files'): Reason {
  const { table, chat } = watched;
  if (why === 'files') return 'picture';
  const { kind } = writerOf(watched, message.authorId);
  if (kind === 'spectator') return 'spectator';
  if (kind === 'leaver') return 'left-game';
  // Talk is free, and still this one may not.
  if (chat.isTalkOpen(table.state)) return 'blackout';
  if (at.strict) return 'strict';
  if (message.type === RENAMED) return 'title';
  if (message.edited) return 'edited';
  if (onlyEmoji(message.content)) return 'spelled';
  return message.channelId === table.channelId ? 'talk' : 'thread';
}
