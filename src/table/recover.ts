import type { GameRegistry } from '../games/registry.js';
import type { AnyGame } from '../games/game.js';
import { evolveAll } from '../games/shared/evolve-all.js';
import type { StoredGame } from './ports.js';
import type { Position } from './table.js';

export type Folded =
  | { readonly ok: true; readonly rules: AnyGame; readonly position: Position }
  | { readonly ok: false; readonly why: unknown };

/** Where a game of the log stands. A log that does not fold to a game that is on is a fault, given as a value. */
export function foldStored(games: GameRegistry, { header, entries, people }: StoredGame): Folded {
  const rules = games.find(header.kind);
  if (rules === undefined) return { ok: false, why: `no game of the kind ${header.kind} is known here` };
  const last = entries.at(-1);
  if (last === undefined || entries[0]?.events[0]?.type !== 'created')
    return { ok: false, why: 'the log does not begin with a created game' };
  try {
    let state = rules.initialState;
    for (const { at, events } of entries) state = evolveAll(rules, state, events, at);
    if (rules.phase(state) === 'over') return { ok: false, why: 'the log has ended, its game has not' };
    const seats = new Map(people.map(({ seat, person }) => [seat, person]));
    return { ok: true, rules, position: { state, people: seats, sequence: entries.length, at: last.at } };
  } catch (error) {
    return { ok: false, why: error };
  }
}
