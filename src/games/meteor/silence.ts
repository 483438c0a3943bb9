import { findEffect } from './effects.js';
import { seatsIn } from './refused.js';
import type { GameState } from './state.js';

/** Whether a Technology has opened the talk. In a first game it does nothing: talk was always free (R12). */
export const talkOpened = (state: GameState): boolean =>
  state.options.mode !== 'first' && findEffect(state, 'talk-opens') !== null;

/** Whether the silence is kept in this game at all: not in a first game (R12), alone, or where it is switched off. */
export const keepsSilence = (state: GameState): boolean =>
  state.options.mode !== 'first' && state.options.silence !== 'off' && state.crew > 1;

/** Whether players may not talk just now (R11): from the clock's start to the end, Time Outs excepted. */
export const isSilent = (state: GameState): boolean =>
  state.phase === 'play' && state.pause === null && keepsSilence(state) && !talkOpened(state) && seatsIn(state).length > 1;
