import type { OwedMute } from '../../storage/ports/owed-mutes.js';

type Owed = OwedMute['state'] | null;

/** What is known of one person in one server. */
export interface Standing {
  /** The silence holds for them in one of their games. */
  readonly silent: boolean;
  /** They play in a game that keeps silence in voice, though it may not hold just now. */
  readonly playing: boolean;
  /** Null: not in voice. */
  readonly muted: boolean | null;
  readonly owed: Owed;
}

export type Step = 'nothing' | 'mute' | 'unmute' | 'settle';

/** What the bot does next about somebody. Nobody who isn't in voice can be muted or unmuted (Discord: 40032). */
export function nextStep({ silent, playing, muted, owed }: Standing): Step {
  if (owed === 'spared') return playing ? 'nothing' : 'settle';
  if (muted === null) return 'nothing';
  if (owed === null) return silent && !muted ? 'mute' : 'nothing';
  if (silent) return owed === 'sent' && !muted ? 'mute' : 'nothing';
  return owed === 'sent' || muted ? 'unmute' : 'settle';
}

/** What is owed once Discord told of a change that the bot did not ask for, or of its own. */
export function afterSeen(
  owed: Owed,
  { before, muted }: { readonly before: boolean | null; readonly muted: boolean | null },
  playing: boolean,
): Owed {
  if (muted === null) return owed;
  if (muted) return owed === 'sent' ? 'muted' : owed;
  // Nobody can be unmuted outside voice: somebody who comes in unmuted was not spared by a moderator.
  if (owed === 'muted') return before === null ? 'sent' : playing ? 'spared' : null;
  if (owed === null) return before === true && playing ? 'spared' : null;
  return owed;
}
