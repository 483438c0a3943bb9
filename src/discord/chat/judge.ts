import type { Hush } from './hush.js';
import { onlyGestures } from './emoji.js';
import type { AllowedEmoji } from './emoji.js';

/** What was written, as far as the silence cares. */
export interface Said {
  /** Discord docs, "Message types". */
  readonly type: number;
  readonly content: string;
  readonly attachments: number;
  readonly stickers: number;
  readonly poll: boolean;
  readonly forward: boolean;
  readonly voice: boolean;
  /** Its author changed what it says. */
  readonly edited: boolean;
}

export interface Situation {
  /** Never deleted: bots, webhooks, and moderators who don't play. */
  readonly exempt: boolean;
  /** What the rules ask of the author at the moment of writing. */
  readonly hush: Hush;
  /** Players write nothing at all but stickers: gestures come by buttons. */
  readonly strict: boolean;
  /** Whether the bot can read messages at all: without the intent all of them look empty. */
  readonly readable: boolean;
  /** A typed word does what it says: the author is in the game and its clock runs or stands. */
  readonly obeys: boolean;
  /** Custom emoji that the server's admins allow. */
  readonly gestures: AllowedEmoji;
}

/** `W`: a typed word that does what it says. */
export type Verdict<W> =
  | { readonly do: 'allow' }
  /** `talk`: words. `files`: something that could show cards. */
  | { readonly do: 'delete'; readonly why: 'talk' | 'files' }
  | { readonly do: 'command'; readonly command: W };

/** Reads a whole message as a word of the game, in any language that the bot speaks; null for all else. */
export type Phrases<W> = (content: string) => W | null;

const ALLOW: Verdict<never> = { do: 'allow' };
const TALK: Verdict<never> = { do: 'delete', why: 'talk' };

/** Discord docs, "Message types": notices of a thread's new title and of its making; the title is the content. */
export const RENAMED = 4;
const THREAD_MADE = 18;
const TITLES = new Set([RENAMED, THREAD_MADE]);
/** A message, a reply, a title. The other types say nothing of their author's. */
const SPEECH = new Set([0, 19, ...TITLES]);

/** The silence of R11, as a function of nothing but the message and its circumstances. */
export function judge<W>(said: Said, at: Situation, phrases: Phrases<W>): Verdict<W> {
  if (at.exempt || !SPEECH.has(said.type)) return ALLOW;
  if (at.strict && at.hush === 'silent') return onlyStickers(said) ? ALLOW : TALK;
  if (!at.readable) return ALLOW;
  const word = bare(said) ? phrases(said.content) : null;
  // An edit does nothing, nor does a title: what they say was not said at that moment.
  if (word && at.obeys && !said.edited && !TITLES.has(said.type)) return { do: 'command', command: word };
  if (at.hush === 'free') return ALLOW;
  if (said.attachments > 0 || said.forward || said.poll || said.voice) return { do: 'delete', why: 'files' };
  if (at.hush === 'open' || word || onlyGestures(said.content, at.gestures)) return ALLOW;
  return TALK;
}

/** May a thread be called so in the silence? Only what could be written in it (R11). */
export const fitsTitle = (title: string, { gestures, strict }: Situation, phrases: Phrases<unknown>): boolean =>
  !strict && (phrases(title) !== null || onlyGestures(title, gestures));

/** Nothing in it but its text; a sticker says nothing. */
const bare = (said: Said): boolean => said.attachments === 0 && !said.forward && !said.poll && !said.voice;

const onlyStickers = (said: Said): boolean =>
  said.type !== RENAMED && said.stickers > 0 && said.content === '' && bare(said);
