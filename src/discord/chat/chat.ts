import { isSilent, keepsSilence, maySpeak, talkOpened } from '../../games/meteor/index.js';
import type { GameState, Seat } from '../../games/meteor/state.js';
import type { GameId } from '../../table/ports.js';
import type { TableHandle } from '../games/meteor/table.js';
import { chatWord } from '../../text/index.js';
import { flagged } from '../rest/acknowledge.js';
import { NO_GAME } from '../interactions/custom-id.js';
import type { ChatMessage } from '../gateway/incoming.js';
import type { Skew } from '../gateway/skew.js';
import { bodyOf } from '../games/meteor/scene.js';
import type { NoteStore } from '../ports.js';
import { note } from '../games/meteor/render/index.js';
import type { Services } from '../services.js';
import { Deleter } from './deleter.js';
import { onlyEmoji } from './emoji.js';
import { judge } from './judge.js';
import type { Author, Phrases, Situation } from './judge.js';
import { obey } from './typed.js';

/** A note that everyone sees removes itself after this. */
const NOTE_MS = 10_000;
/** A typed word that reaches us later than this was meant for another moment. */
const TOO_OLD_MS = 3000;

const phrases: Phrases = (content) => {
  const word = chatWord(content);
  if (word === null) return null;
  return word.word === 'launch' ? { type: 'launch', target: word.target } : { type: word.word };
};

/** After the satellite talk is free and showing cards isn't; in a Time Out, and where no silence is kept, all is free. */
function hushOf(state: GameState, seat: Seat | null): Situation['hush'] {
  // A card may let one player talk, or keep one silent (R17).
  if (seat !== null && !maySpeak(state, seat)) return 'silent';
  if (isSilent(state)) return seat === null ? 'silent' : 'open';
  const running = state.phase === 'play' && state.pause === null;
  return running && keepsSilence(state) && talkOpened(state) ? 'open' : 'free';
}

/** The silence in the channels of running games (R11): judges each message, and does what the judge says. */
export class Chat {
  readonly #deleter: Deleter;
  /** Games in which a deletion failed: said once. */
  readonly #powerless = new Set<GameId>();

  constructor(
    private readonly services: Services,
    private readonly notes: NoteStore,
    private readonly skew: Skew,
  ) {
    this.#deleter = new Deleter(services.api, (table) => {
      this.#cannotDelete(table);
    });
  }

  async take(message: ChatMessage): Promise<void> {
    const table = this.#tableOf(message);
    if (!table || table.state.phase !== 'play') return;
    const verdict = judge(message, this.#situation(table, message), phrases);
    if (verdict.do === 'allow') return;
    if (verdict.do === 'delete') return this.#delete(table, message, verdict.why);
    const seat = table.seatOf(message.authorId);
    if (seat === null || this.skew.age(message.id) > TOO_OLD_MS) return;
    await obey({ services: this.services, table, seat, message }, verdict.command);
  }

  dropped(game: GameId): void {
    this.#powerless.delete(game);
  }

  /** Threads under a game's channel count as the channel. */
  #tableOf({ channelId, parentId }: ChatMessage): TableHandle | undefined {
    return (
      this.services.directory.inChannel(channelId) ??
      (parentId === null ? undefined : this.services.directory.inChannel(parentId))
    );
  }

  #situation(table: TableHandle, message: ChatMessage): Situation {
    const seat = table.seatOf(message.authorId);
    return {
      author: authorOf(table, message),
      hush: hushOf(table.state, seat),
      whom: table.state.options.silence,
      readable: this.services.contentReadable(),
      obeys: seat !== null,
    };
  }

  async #delete(table: TableHandle, message: ChatMessage, why: 'talk' | 'files'): Promise<void> {
    this.#deleter.delete(table, message.channelId, message.id);
    if (this.#powerless.has(table.game) || !this.#first(table, message.authorId)) return;
    const { api, tokens, timers, clock } = this.services;
    const t = this.services.words(table.guildId);
    const reason = t(`silence.${reasonOf(table, message, why)}`);
    const living = tokens.living(table.channelId, message.authorId);
    const told =
      living &&
      (await api.followUp(living.token, flagged(bodyOf(note({ game: NO_GAME, text: reason }, t)), 'private')));
    if (told?.ok) return;
    const text = t('silence.to', { mention: `<@${message.authorId}>`, reason });
    const posted = await api.post(message.channelId, flagged(bodyOf(note({ game: NO_GAME, text }, t)), 'public'));
    if (posted.ok)
      timers.at(clock.now() + NOTE_MS, () => {
        void api.remove(message.channelId, [posted.value]);
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
    this.services.boards.say(table, this.services.words(table.guildId)('silence.cannot-delete'));
  }
}

/** Who plays, or played once the clock ran: a leaver knows the cards and stays silent to the end. */
function authorOf(table: TableHandle, message: ChatMessage): Author {
  if (message.automatic) return 'automatic';
  const sat = [...table.people].some(
    ([seat, { userId }]) => userId === message.authorId && (table.state.seats[seat]?.status ?? 'empty') !== 'empty',
  );
  if (sat) return 'player';
  return message.moderator ? 'moderator' : 'spectator';
}

type Reason = 'talk' | 'edited' | 'spelled' | 'picture' | 'spectator' | 'left-game' | 'thread' | 'blackout';

function reasonOf(table: TableHandle, message: ChatMessage, why: 'talk' | 'files'): Reason {
  if (why === 'files') return 'picture';
  if (authorOf(table, message) === 'spectator') return 'spectator';
  if (table.seatOf(message.authorId) === null) return 'left-game';
  // Talk is free, and still this one may not.
  if (talkOpened(table.state)) return 'blackout';
  if (message.edited) return 'edited';
  if (onlyEmoji(message.content)) return 'spelled';
  return message.channelId === table.channelId ? 'talk' : 'thread';
}
