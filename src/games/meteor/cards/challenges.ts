import type { SeatCard } from './seat-effects.js';

/** The 11 Challenges: their number and six of the names are the rulebook's, what they do the house set's. */
export const CHALLENGES: readonly SeatCard[] = [
  { id: 'blue-shortage', effects: [{ kind: 'cannot-place', what: { kind: 'energy', energy: 'E' } }], notSolo: true },
  { id: 'communications-blackout', effects: [{ kind: 'never-talks' }], notSolo: true, needsSilence: true },
  { id: 'ideological-differences', effects: [{ kind: 'apart-from-next' }], notSolo: true },
  { id: 'mistrusting', effects: [{ kind: 'sites-closed' }], notSolo: true },
  { id: 'war-hawks', effects: [{ kind: 'cannot-place', what: { kind: 'technology' } }], notSolo: true },
  { id: 'weak-military', effects: [{ kind: 'sites-rockets-up-to', damage: 3 }], notSolo: true },
  { id: 'budget-cuts', effects: [{ kind: 'draw-at-zone-change', cards: -1, changes: 2 }] },
  { id: 'red-tape', effects: [{ kind: 'placing-pause', ms: 3_000 }] },
  { id: 'small-silo', effects: [{ kind: 'hand-limit', cards: 6 }] },
  { id: 'hair-trigger', effects: [{ kind: 'ready-expires', ms: 20_000 }] },
  { id: 'no-recycling', effects: [{ kind: 'sites-no-retrofits' }] },
];
