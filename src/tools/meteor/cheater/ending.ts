import type { Action } from '../../../games/meteor/action.js';
import { legalActions } from '../../../games/meteor/view/legal.js';
import { done, tickedUntil } from '../../../games/meteor/robots/search/play-out.js';
import type { GameState } from '../../../games/meteor/state.js';
import { viewFor } from '../../../games/meteor/view/seat.js';
import { ranOut } from './line.js';
import type { Moment, Moments } from './moments.js';

/** With so few moments left, every way to use them is looked at. */
export const ENDING_MOMENTS = 5;

/** How many moments are left from one on; more than an ending has count as one more. */
export function momentsLeft(moments: Moments, index: number): number {
  let left = 0;
  while (left <= ENDING_MOMENTS && moments.at(index + left) !== undefined) left += 1;
  return left;
}

const hasWon = ({ outcome }: GameState): boolean => outcome?.result === 'won';

/** All that decides how a game goes on, as text: in whatever order cards were placed, it's the same. */
const keyOf = (state: GameState, index: number): string =>
  JSON.stringify([
    index,
    state.seats.map(({ hand, passed, status }) => [hand.toSorted(), passed, status]),
    state.sites.map(({ pile, ready, owner, expiresAt, transmuted }) => [
      pile.toSorted(),
      ready,
      owner,
      expiresAt,
      transmuted,
    ]),
    state.field.map(({ letter, card, size, faceUp }) => [letter, card, size, faceUp]),
    state.meteorDeck.length,
    state.technologies,
    state.drawn,
    state.discard.toSorted(),
    state.zone,
    state.deadline,
    state.window,
    state.passAgreed,
    state.advanced,
    state.random,
  ]);

/** Every meteor takes a Rocket of its own, and one that isn't ready takes a moment before it can be launched in another. */
function cannotWin({ field, sites, window }: GameState, left: number): boolean {
  const rockets = sites.filter(({ ready }) => ready).length + (window?.rockets.length ?? 0);
  return field.length > (rockets === 0 ? Math.max(0, left - 1) : rockets + left);
}

/** What comes first is likelier to win: launches, then what is placed. */
const ORDER: readonly Action['type'][] = ['launch', 'place', 'use', 'pass', 'scrap'];

function movesAt(state: GameState, { seat, now }: Moment): readonly (Action | null)[] {
  const legal = legalActions(viewFor(state, seat, now)).filter(({ type }) => ORDER.includes(type));
  return [...legal.sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type)), null];
}

/**
 * A way to win an ending: what is done at each of its moments, null for waiting. Complete: if none is found, there is
 * none. Time Outs aren't tried: while one lasts, moments pass and time doesn't.
 */
export function winningEnding(begun: GameState, moments: Moments, first: number): (Action | null)[] | null {
  const lost = new Set<string>();
  const search = (before: GameState, index: number): (Action | null)[] | null => {
    const moment = moments.at(index);
    const state = moment === undefined ? ranOut(before) : tickedUntil(before, moment.now);
    if (moment === undefined || state.phase !== 'play') return hasWon(state) ? [] : null;
    if (cannotWin(state, momentsLeft(moments, index))) return null;
    const key = keyOf(state, index);
    if (lost.has(key)) return null;
    for (const action of movesAt(state, moment)) {
      const rest = search(action === null ? state : done(state, action, moment.now), index + 1);
      if (rest !== null) return [action, ...rest];
    }
    lost.add(key);
    return null;
  };
  return search(begun, first);
}
