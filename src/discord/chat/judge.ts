import type { Letter } from '../../games/meteor/state.js';
import { onlyGestures } from './emoji.js';

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
  readonly edited: boolean;
}

/** Who wrote it: someone who plays or played (a leaver stays silent to the end), a moderator who doesn't, anybody else, a bot. */
export type Author = 'player' | 'moderator' | 'spectator' | 'automatic';

export interface Situation {
  readonly author: Author;
  /** `silent`: no talk. `open`: talk is free, showing cards isn't (after the satellite). `free`: anything goes. */
  readonly hush: 'silent' | 'open' | 'free';
  readonly whom: 'players' | 'everyone' | 'off';
  /** Whether the bot can read messages at all: without the intent all of them look empty. */
  readonly readable: boolean;
  /** A typed word does what it says: the author is in the game and its clock runs or stands. */
  readonly obeys: boolean;
}

export type TypedCommand =
  | { readonly type: 'pass' }
  | { readonly type: 'time-out' }
  | { readonly type: 'launch'; readonly target: Letter | null };

export type Verdict =
  | { readonly do: 'allow' }
  /** `talk`: words. `files`: something that could show cards. */
  | { readonly do: 'delete'; readonly why: 'talk' | 'files' }
  | { readonly do: 'command'; readonly command: TypedCommand };

/** Reads "pass", "launch", "launch B" or "time out" in any language that the bot speaks; null for all else. */
export type Phrases = (content: string) => TypedCommand | null;

const ALLOW: Verdict = { do: 'allow' };
/** Discord docs, "Message types": a message, a thread's making (its name is the content), a reply. Others say nothing of their author's. */
const SPEECH = new Set([0, 18, 19]);

/** The silence of R11, as a function of nothing but the message and its circumstances. */
export function judge(said: Said, at: Situation, phrases: Phrases): Verdict {
  if (!at.readable || at.author === 'automatic' || !SPEECH.has(said.type)) return ALLOW;
  const command = bare(said) ? phrases(said.content) : null;
  // An edit does nothing: what it says was not said at that moment.
  if (command && at.author === 'player' && at.obeys && !said.edited) return { do: 'command', command };
  if (!bound(at)) return ALLOW;
  if (said.attachments > 0 || said.forward || said.poll || said.voice) return { do: 'delete', why: 'files' };
  if (at.hush === 'open' || command || onlyGestures(said.content)) return ALLOW;
  return { do: 'delete', why: 'talk' };
}

/** Nothing in it but its text. */
const bare = (said: Said): boolean =>
  said.attachments === 0 && said.stickers === 0 && !said.forward && !said.poll && !said.voice && said.type !== 18;

/** Does the silence hold for this author now? After the satellite it holds back players' pictures alone. */
function bound({ author, hush, whom }: Situation): boolean {
  if (hush === 'free' || whom === 'off') return false;
  if (author === 'player') return true;
  return author === 'spectator' && whom === 'everyone' && hush === 'silent';
}
