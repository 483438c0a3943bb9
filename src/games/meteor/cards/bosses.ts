import type { StandardBand } from './meteors.js';

/** What a Boss does. Each kind is one small function in the step of the rules that it changes: search for its name. */
export type BossEffect =
  /** More damage than its size does nothing to it (R8, step 4). */
  | { readonly kind: 'more-does-nothing' }
  /** It hits Earth when that zone ends (R16, step 1). */
  | { readonly kind: 'hits-after-zone'; readonly zone: number }
  /** A half that was destroyed alone returns at the next zone change (R16, step 6). */
  | { readonly kind: 'halves-return' }
  /** Each zone change adds a meteor of that band, up to a field of `most` (R16, step 6). */
  | { readonly kind: 'zone-brings'; readonly band: StandardBand; readonly most: number }
  /** Its size is drawn anew at each zone change (R16, step 6). */
  | { readonly kind: 'zone-redraws-size' }
  /** After the draws of a zone change everyone discards random cards (R16, step 5). */
  | { readonly kind: 'zone-all-discard'; readonly cards: number }
  /** Nothing turns it up (R8, step 3). */
  | { readonly kind: 'stays-hidden' }
  /** No target while another meteor lies on the field. */
  | { readonly kind: 'target-only-alone' }
  /** While it is on the field after step 4 of a salvo (R8), an Overkill changes that many zones. */
  | { readonly kind: 'overkill-pushes'; readonly zones: number };

export interface BossCard {
  readonly id: string;
  /** Its size is drawn between these; where they are equal it is fixed. */
  readonly low: number;
  readonly high: number;
  /** Of how many meteors it consists; absent: one. */
  readonly pieces?: number;
  readonly effects: readonly BossEffect[];
  /** Stays out of a solo game (rulebook, "One-Player Variant"). */
  readonly notSolo?: true;
  /** The rulebooks name it; all else about it is the house set's. */
  readonly inRulebook?: true;
}

/** The 10 Bosses: their number is the rulebook's, what they are the house set's. */
export const BOSSES: readonly BossCard[] = [
  { id: 'eleven', low: 11, high: 11, effects: [], notSolo: true, inRulebook: true },
  { id: 'iron-heart', low: 8, high: 8, effects: [{ kind: 'more-does-nothing' }] },
  { id: 'comet', low: 6, high: 6, effects: [{ kind: 'hits-after-zone', zone: 2 }] },
  { id: 'swarm-queen', low: 5, high: 5, effects: [{ kind: 'zone-brings', band: 'small', most: 10 }] },
  { id: 'twin-terror', low: 4, high: 4, pieces: 2, effects: [{ kind: 'halves-return' }] },
  { id: 'shapeshifter', low: 4, high: 8, effects: [{ kind: 'zone-redraws-size' }] },
  { id: 'dark-body', low: 3, high: 9, effects: [{ kind: 'stays-hidden' }] },
  { id: 'last-stand', low: 7, high: 7, effects: [{ kind: 'target-only-alone' }] },
  { id: 'leech', low: 6, high: 6, effects: [{ kind: 'zone-all-discard', cards: 1 }] },
  { id: 'powder-keg', low: 6, high: 6, effects: [{ kind: 'overkill-pushes', zones: 2 }] },
];
