import {
  areGestures,
  fitsSilence,
  judgeMessage,
  type SpeechRule,
  type Judgement,
  type MessageTraits,
} from '../../../../games/meteor/index.js';
import { MESSAGE, RENAMED, REPLY, THREAD_MADE } from '../../../chat/message-types.js';
import type { MessageContent } from '../../../gateway/incoming.js';
import { emojiIn, type AllowedEmoji } from './emoji.js';

export interface Situation {
  /** Never deleted: bots, webhooks, and moderators who don't play. */
  readonly exempt: boolean;
  /** What the rules ask of the author at the moment of writing. */
  readonly speech: SpeechRule;
  /** Players write nothing at all but stickers: gestures come by buttons. */
  readonly strict: boolean;
  /** Whether the bot can read messages at all: without the intent all of them look empty. */
  readonly readable: boolean;
  /** Whether typed commands count: the author is in the game, and its clock has started. */
  readonly obeys: boolean;
  /** Custom emoji that the server's admins allow. */
  readonly gestures: AllowedEmoji;
}

/** `W`: a typed word that is a command. */
export type MessageVerdict<W> =
  | { readonly do: 'allow' }
  /** `talk`: words. `files`: something that could show cards. */
  | { readonly do: 'delete'; readonly why: 'talk' | 'files' }
  | { readonly do: 'command'; readonly command: W };

/** Reads a whole message as a word of the game, in any language that the bot speaks; null for all else. */
export type Phrases<W> = (content: string) => W | null;

const TITLES = new Set([RENAMED, THREAD_MADE]);
/** A message, a reply, a title. The other types say nothing of their author's. */
const SPEECH = new Set([MESSAGE, REPLY, ...TITLES]);

/** Something that could show cards. */
const shows = (said: MessageContent): boolean => said.attachments > 0 || said.pictures || said.forward || said.voice;
/** Nothing in it but its text; a sticker says nothing. */
const isBare = (said: MessageContent): boolean => !shows(said) && !said.extras;

/** Is this text nothing but gestures? A text without any is none, unless `orNone`. */
function onlyGestures(content: string, allowed: AllowedEmoji, orNone: boolean): boolean {
  const emoji = emojiIn(content, allowed);
  return emoji !== null && (orNone || emoji.length > 0) && areGestures(emoji);
}

function traitsOf(said: MessageContent, { gestures }: Situation, isWord: boolean): MessageTraits {
  const title = TITLES.has(said.type);
  const sticker = said.stickers > 0;
  return {
    title,
    edited: said.edited,
    word: isWord,
    // A message must say something: where it has neither text nor sticker, it is in what the bot doesn't read.
    gestures: isBare(said) && onlyGestures(said.content, gestures, title || sticker),
    sticker: sticker && said.content === '' && isBare(said),
    shows: shows(said),
  };
}

const DONE: Readonly<Record<Exclude<Judgement, 'act'>, MessageVerdict<never>>> = {
  allowed: { do: 'allow' },
  talk: { do: 'delete', why: 'talk' },
  shown: { do: 'delete', why: 'files' },
};

/** Judges a message by the silence of R11; a pure function of the message and its circumstances. */
export function judge<W>(said: MessageContent, at: Situation, phrases: Phrases<W>): MessageVerdict<W> {
  if (at.exempt || !SPEECH.has(said.type)) return DONE.allowed;
  // Its text was judged when it was written; in the silence a link was talk already.
  if (said.unfolded && at.speech !== 'open') return DONE.allowed;
  // What can't be read may still be counted: strictly, nothing but stickers is allowed.
  if (!at.readable && !(at.strict && at.speech === 'silent')) return DONE.allowed;
  const word = isBare(said) ? phrases(said.content) : null;
  const judged = judgeMessage(traitsOf(said, at, word !== null), at);
  if (judged !== 'act') return DONE[judged];
  return word === null ? DONE.allowed : { do: 'command', command: word };
}

/** May a thread be called so in the silence? */
export const fitsTitle = (
  title: string,
  { gestures, strict }: Pick<Situation, 'gestures' | 'strict'>,
  phrases: Phrases<unknown>,
): boolean => fitsSilence({ word: phrases(title) !== null, gestures: onlyGestures(title, gestures, true) }, strict);
