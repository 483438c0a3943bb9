import { seatEffect, seatEffects } from '../advanced.js';
import { findEffect } from '../effects.js';
import { humansIn } from '../checks.js';
import type { GameState, Millis, Seat } from '../state.js';

/** What someone may write just now (R11). `open`: talk is free, showing cards isn't. `free`: everything is allowed. */
export type SpeechRule = 'silent' | 'open' | 'free';

/** Whether a Technology has opened the talk. In a first game it does nothing: talk was always free (R12). */
export const talkOpened = (state: GameState): boolean =>
  state.options.mode !== 'first' && findEffect(state, 'talk-opens') !== null;

/** How many humans sit, or once the clock runs sat down as it started: robots have nobody to keep silent for (R11). */
const humans = (state: GameState): number =>
  state.phase === 'lobby' || state.phase === 'field' ? humansIn(state).length : state.humansAtStart;

/** Whether the silence is kept in this game at all: not in a first game (R12), alone, or where it is switched off. */
export const keepsSilence = (state: GameState): boolean =>
  state.options.mode !== 'first' && state.options.silence !== 'off' && humans(state) > 1;

/** Whether the silence holds just now (R11): from the clock's start to the end, Time Outs excepted. */
export const silenceHolds = (state: GameState): boolean =>
  state.phase === 'play' && state.pause === null && keepsSilence(state);

/** Whether players may not talk just now; a Power or a Challenge may say otherwise for one of them. */
export const isSilent = (state: GameState): boolean => silenceHolds(state) && !talkOpened(state);

/** Whether this seat may talk just now. A Challenge that silences beats a Power that lets talk (R17). */
export function maySpeak(state: GameState, seat: Seat): boolean {
  if (!silenceHolds(state)) return true;
  if (seatEffect(state, seat, 'never-talks') !== null) return false;
  return talkOpened(state) || seatEffect(state, seat, 'may-talk') !== null;
}

/** Whether anybody knows this seat's cards: somebody sat there as the field was dealt, and may have left since (R14). */
export const satDown = (state: GameState, seat: Seat): boolean => (state.seats[seat]?.status ?? 'empty') !== 'empty';

/** Who writes. `leaver`: someone who sat at that seat and no longer plays, whoever plays it now. */
export type Writer = { readonly kind: 'player' | 'leaver'; readonly seat: Seat } | { readonly kind: 'spectator' };

/**
 * What the silence asks of something written at `at`, the table's clock (R11). What was written before the clock
 * started, or in a Time Out, isn't judged when it is heard of later.
 */
export function speechRuleFor(state: GameState, writer: Writer, at: Millis): SpeechRule {
  if (!silenceHolds(state) || at < state.runningSince) return 'free';
  const silent = !talkOpened(state);
  if (writer.kind === 'spectator') return silent && state.options.silence === 'everyone' ? 'silent' : 'free';
  // A leaver's Power lets nobody talk any more; what silenced them still does.
  const mayTalk = writer.kind === 'player' && seatEffect(state, writer.seat, 'may-talk') !== null;
  if (seatEffects(state, writer.seat, 'never-talks').length > 0) return 'silent';
  return silent && !mayTalk ? 'silent' : 'open';
}
