import type { Action } from '../action.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';
import { done } from './done.js';
import { fire, order } from './fire.js';
import { hold, move, undo } from './move.js';
import { play, takeBack } from './play.js';
import { retire } from './retire.js';

/** What a seat does in play. */
export type PlayAction = Extract<
  Action,
  { readonly type: 'play' | 'take-back' | 'move' | 'undo' | 'fire' | 'hold' | 'order' | 'retire' | 'done' }
>;

type Handler<T extends PlayAction['type']> = (
  turn: Turn,
  action: Extract<PlayAction, { readonly type: T }>,
) => Refusal | null;

const HANDLERS: { readonly [T in PlayAction['type']]: Handler<T> } = {
  play: play,
  'take-back': takeBack,
  move: move,
  undo: undo,
  fire: fire,
  hold: hold,
  order: order,
  retire: retire,
  done: done,
};

export const isPlayAction = (action: { readonly type: string }): action is PlayAction =>
  Object.hasOwn(HANDLERS, action.type);

export function act(turn: Turn, action: PlayAction): Refusal | null {
  // The cast is safe: the type of the map ties each kind of action to its handler.
  const handler = HANDLERS[action.type] as Handler<PlayAction['type']>;
  return handler(turn, action);
}
