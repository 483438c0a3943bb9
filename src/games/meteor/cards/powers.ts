import type { SeatCard } from './seat-effects.js';

/** The 13 Powers: their number and three of the names are the rulebook's, what they do the house set's. */
export const POWERS: readonly SeatCard[] = [
  { id: 'communications-array', effects: [{ kind: 'may-talk' }], notSolo: true, needsSilence: true },
  { id: 'secret-agent', effects: [{ kind: 'ability', does: 'see-hand', every: 'zone' }], notSolo: true },
  { id: 'universal-aid', effects: [{ kind: 'starts-anywhere' }], notSolo: true },
  { id: 'second-pad', effects: [{ kind: 'more-sites', sites: 1 }] },
  { id: 'frugal-engineering', effects: [{ kind: 'rocket-spares-energy', from: 2 }] },
  { id: 'astronomer', effects: [{ kind: 'ability', does: 'turn-up', every: 'zone' }] },
  { id: 'scavenger', effects: [{ kind: 'ability', does: 'take-discarded', every: 'game' }] },
  { id: 'quartermaster', effects: [{ kind: 'draw-at-zone-change', cards: 1 }] },
  { id: 'lean-retrofit', effects: [{ kind: 'retrofit-needs', cards: 3 }] },
  { id: 'slow-time', effects: [{ kind: 'ability', does: 'add-time', ms: 30_000, every: 'game' }] },
  { id: 'throttle', effects: [{ kind: 'damage-change', by: -1 }] },
  { id: 'transmuter', effects: [{ kind: 'ability', does: 'declare-energy', every: 'zone' }] },
  { id: 'safety-officer', effects: [{ kind: 'averts-overkill' }] },
];
