import type { Cost } from './cost.js';

/** What a built Technology does. Each kind is applied where the rules look for it (see `effects.ts`). */
export type TechnologyEffect =
  | { readonly kind: 'talk-opens' }
  | { readonly kind: 'meteors-face-up' }
  | { readonly kind: 'absorbs-overkill' }
  | { readonly kind: 'draw-at-zone-change'; readonly cards: number }
  | { readonly kind: 'retrofit-needs'; readonly cards: number }
  | { readonly kind: 'damage-change'; readonly by: number };

export interface TechnologyCard {
  readonly id: string;
  /** Which of the two its name says; used by statistics, not by the rules. */
  readonly type: 'satellite' | 'factory';
  readonly cost: Cost;
  readonly effects: readonly TechnologyEffect[];
}

/** The 6 Technologies, one copy each (house set; the Communications Satellite is the rulebook's). */
export const TECHNOLOGIES: readonly TechnologyCard[] = [
  { id: 'communications', type: 'satellite', cost: 'F', effects: [{ kind: 'talk-opens' }] },
  { id: 'survey', type: 'satellite', cost: 'CAE', effects: [{ kind: 'meteors-face-up' }] },
  { id: 'deflector', type: 'satellite', cost: 'CAE', effects: [{ kind: 'absorbs-overkill' }] },
  { id: 'supply', type: 'factory', cost: 'C', effects: [{ kind: 'draw-at-zone-change', cards: 1 }] },
  { id: 'salvage', type: 'factory', cost: 'C', effects: [{ kind: 'retrofit-needs', cards: 3 }] },
  { id: 'booster', type: 'factory', cost: 'FA', effects: [{ kind: 'damage-change', by: 1 }] },
];
