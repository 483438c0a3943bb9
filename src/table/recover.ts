import type { StoredGame } from './ports.js';
import type { Rules } from './rules.js';
import type { Position } from './table.js';

export type Folded = { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly why: unknown };

/** Where a game of the log stands. A log that does not fold to a game that is on is a fault, given as a value. */
export function foldStored(rules: Rules, { entries, people }: StoredGame): Folded {
  try {
    if (entries[0]?.events[0]?.type !== 'created')
      return { ok: false, why: 'the log does not begin with a created game' };
    let state = rules.initialState;
    for (const { at, events } of entries) state = rules.evolveAll(state, events, at);
    if (state.phase === 'over') return { ok: false, why: 'the log has ended, its game has not' };
    const seats = new Map(people.map(({ seat, person }) => [seat, person]));
    return { ok: true, position: { state, people: seats, sequence: entries.length } };
  } catch (error) {
    return { ok: false, why: error };
  }
}
