import type { Action } from '../action.js';
import { cardOf } from '../catalogue.js';
import { playRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import { maySpeak } from '../silence/speech.js';
import type { Turn } from '../turn.js';

/** A robot says which Energy it needs, once a zone and where its seat may talk. People write in the channel instead. */
export function nameEnergy(
  turn: Turn,
  { seat, energy }: Extract<Action, { readonly type: 'name-energy' }>,
): Refusal | null {
  const { state } = turn;
  const refusal = playRefusal(state, seat);
  if (refusal !== null) return refusal;
  const isRobot = state.seats[seat]?.robot === true;
  if (!isRobot || (state.named[seat] ?? null) !== null || !maySpeak(state, seat) || cardOf(energy)?.kind !== 'energy')
    return refuse('may-not-name');
  turn.emit({ type: 'energy-named', seat, energy });
  return null;
}
