import { launchPromise, unseenFronts } from '../view/promises.js';
import type { GameState, Millis } from '../state.js';
import type { SeatView } from '../view/seat.js';
import { hintFor, placed, type Hint } from './hint.js';
import { choicesOf, hintDue, isHeld, steadyHint, type Advised } from './steady-hint.js';

/** The same act, with what it leads to by now; null: nothing that can be said. */
function again(state: GameState, view: SeatView, hint: Hint): Hint | null {
  if (hint.kind === 'place') return placed(view, hint.card, hint.site);
  if (hint.kind !== 'launch') return hint;
  const promise = launchPromise(view, unseenFronts(state), hint);
  return promise === null ? null : { ...hint, promise: promise.kind };
}

/** What one seat is advised as its game goes on. A robot thinks about it only where something else may be said. */
export class Advice {
  #thought: { readonly state: GameState; readonly hint: Hint | null } | null = null;
  #advised: Advised | null = null;

  at(state: GameState, view: SeatView, now: Millis): Advised {
    const choices = choicesOf(view);
    const held = this.#advised !== null && isHeld(choices, this.#advised, now) ? this.#advised.hint : null;
    const fresh = (held === null ? null : again(state, view, held)) ?? this.#think(state, view, now);
    this.#advised = steadyHint(view, fresh, this.#advised, now, choices);
    return this.#advised;
  }

  /** When it may change although nothing happens; null: it doesn't. */
  due(now: Millis): Millis | null {
    return this.#advised === null ? null : hintDue(this.#advised, now);
  }

  #think(state: GameState, view: SeatView, now: Millis): Hint | null {
    if (this.#thought?.state !== state) this.#thought = { state, hint: hintFor(view, unseenFronts(state), now) };
    return this.#thought.hint;
  }
}
