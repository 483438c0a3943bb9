import type { Energy } from './energy.js';
import type { StandardBand } from './meteors.js';

/** What a Trait does. `ignores-*` drop a Rocket in step 2 of a salvo, `destroyed-*` act in steps 4 and 6 (R8). */
export type TraitEffect =
  | { readonly kind: 'ignores-damage'; readonly upTo: number }
  | { readonly kind: 'ignores-energy'; readonly energy: Energy }
  | { readonly kind: 'destroyed-is-overkill' }
  | { readonly kind: 'destroyed-brings'; readonly band: StandardBand }
  | { readonly kind: 'destroyed-all-discard'; readonly cards: number }
  | { readonly kind: 'destroyed-all-draw'; readonly cards: number };

export interface TraitCard {
  readonly id: string;
  readonly effects: readonly TraitEffect[];
}

/** The six Traits of the house set. */
export const TRAITS: readonly TraitCard[] = [
  { id: 'volatile', effects: [{ kind: 'destroyed-is-overkill' }] },
  { id: 'armoured', effects: [{ kind: 'ignores-damage', upTo: 1 }] },
  { id: 'magnetic', effects: [{ kind: 'ignores-energy', energy: 'E' }] },
  { id: 'twin', effects: [{ kind: 'destroyed-brings', band: 'small' }] },
  { id: 'radioactive', effects: [{ kind: 'destroyed-all-discard', cards: 1 }] },
  { id: 'rich', effects: [{ kind: 'destroyed-all-draw', cards: 1 }] },
];
