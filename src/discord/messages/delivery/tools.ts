import type { Clock, Timers } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Presentations } from '../../games/presentation.js';
import type { Logger } from '../../ports.js';
import type { MessageStore } from '../../../storage/ports/messages.js';
import type { PersonNotes } from '../../../storage/ports/notes.js';
import type { DiscordApi } from '../../rest/api.js';
import type { Tokens } from '../../rest/tokens.js';
import type { RenderPng } from '../board/showing.js';
import type { WriteQueue } from './write-queue.js';

/** What every message of a game is written with. */
export interface MessageTools {
  readonly api: DiscordApi;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  /** All messages write in turn. */
  readonly writeQueue: WriteQueue;
  readonly messages: MessageStore;
  readonly people: PersonNotes;
  readonly renderPng: RenderPng;
  readonly faces: Presentations;
  readonly words: (guildId: string) => Translate;
  /** In a person's own language. */
  readonly wordsFor: (userId: string, guildId: string) => Translate;
}
