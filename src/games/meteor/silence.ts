import { seatEffect } from './advanced.js';
import { findEffect } from './effects.js';
import { humansIn } from './refused.js';
import type { GameState, Seat } from './state.js';

/** Whether a Technology has opened the talk. In a first game it does nothing: talk was always free (R12). */
export const talkOpened = (state: GameState): boolean =>
  state.options.mode !== 'first' && findEffect(state, 'talk-opens') !== null;

/** Whether more than one human began this game: robots have nobody to keep silent for (R11). */
const hasCompany = ({ crew, seats }: GameState): boolean =>
  crew > 1 && seats.filter(({ status, robot }) => status !== 'empty' && !robot).length > 1;

/** Whether the silence is kept in this game at all: not in a first game (R12), alone, or where it is switched off. */
export const keepsSilence = (state: GameState): boolean =>
  state.options.mode !== 'first' && state.options.silence !== 'off' && hasCompany(state);

/** Whether the silence holds just now (R11): from the clock's start to the end, Time Outs excepted. */
const holds = (state: GameState): boolean =>
  state.phase === 'play' && state.pause === null && keepsSilence(state) && humansIn(state).length > 1;

/** Whether players may not talk just now; a Power or a Challenge may say otherwise for one of them. */
export const isSilent = (state: GameState): boolean => holds(state) && !talkOpened(state);

/** Whether this seat may talk just now. A Challenge that silences beats a Power that lets talk (R17). */
export function maySpeak(state: GameState, seat: Seat): boolean {
  if (!holds(state)) return true;
  if (seatEffect(state, seat, 'never-talks') !== null) return false;
  return talkOpened(state) || seatEffect(state, seat, 'may-talk') !== null;
}
