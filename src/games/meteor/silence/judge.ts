import type { SpeechRule } from './speech.js';

/** What somebody wrote, as far as the silence cares. */
export interface MessageTraits {
  /** A title that somebody gave or changed: it stays to be read. */
  readonly title: boolean;
  /** Its author changed what it says. */
  readonly edited: boolean;
  /** Only one of the words that may be typed: pass, launch, time out. */
  readonly word: boolean;
  /** Nothing but gestures. */
  readonly gestures: boolean;
  /** A sticker and nothing else. */
  readonly sticker: boolean;
  /** It shows something, or carries what somebody else wrote or said: it could show cards. */
  readonly shows: boolean;
}

/** What else the judgement depends on: the author and the moment. */
export interface Circumstances {
  /** What the rules ask of the author at the moment of writing. */
  readonly speech: SpeechRule;
  /** Players write nothing at all but stickers: gestures come by buttons. */
  readonly strict: boolean;
  /** A typed word does what it says: the author is in the game and its clock runs or stands. */
  readonly obeys: boolean;
}

/** `talk`: words. `shown`: something that could show cards. `act`: the word does what it says. */
export type Judgement = 'allowed' | 'talk' | 'shown' | 'act';

/** The silence of R11, as a function of nothing but what was written and its circumstances. */
export function judgeMessage(said: MessageTraits, { speech, strict, obeys }: Circumstances): Judgement {
  if (strict && speech === 'silent') return said.sticker && !said.title ? 'allowed' : 'talk';
  // An edit does nothing, nor does a title: what they say was not said at that moment.
  if (said.word && obeys && !said.edited && !said.title) return 'act';
  if (speech === 'free') return 'allowed';
  if (said.shows) return 'shown';
  return speech === 'open' || said.word || said.gestures ? 'allowed' : 'talk';
}

/** May a title stand in the silence? Only what could be written in it (R11). */
export const fitsSilence = ({ word, gestures }: Pick<MessageTraits, 'word' | 'gestures'>, strict: boolean): boolean =>
  !strict && (word || gestures);
