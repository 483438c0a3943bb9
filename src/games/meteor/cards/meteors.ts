/** The backs of the Meteor cards. The last two are double-sided: their size is always known (rulebook p. 1). */
export const METEOR_BANDS = {
  small: { low: 1, high: 3 },
  medium: { low: 3, high: 5 },
  six: { low: 6, high: 6 },
  seven: { low: 7, high: 7 },
} as const;

export type StandardBand = keyof typeof METEOR_BANDS;
/** A meteor's kind by its back; Bosses have a back of their own. */
export type MeteorBand = StandardBand | 'boss';

export interface MeteorCard {
  readonly band: StandardBand;
  readonly size: number;
  /** A Trait's id. */
  readonly trait?: string;
  readonly copies: number;
}

/** The 26 Standard Meteors: bands and their counts are the rulebook's, sizes and Traits the house set's. */
export const METEORS: readonly MeteorCard[] = [
  { band: 'small', size: 1, trait: 'volatile', copies: 1 },
  { band: 'small', size: 1, trait: 'rich', copies: 1 },
  { band: 'small', size: 1, copies: 1 },
  { band: 'small', size: 2, trait: 'magnetic', copies: 1 },
  { band: 'small', size: 2, trait: 'twin', copies: 2 },
  { band: 'small', size: 2, copies: 1 },
  { band: 'small', size: 3, trait: 'armoured', copies: 1 },
  { band: 'small', size: 3, trait: 'radioactive', copies: 1 },
  { band: 'small', size: 3, trait: 'rich', copies: 1 },
  { band: 'small', size: 3, trait: 'twin', copies: 1 },
  { band: 'small', size: 3, copies: 1 },
  { band: 'medium', size: 3, trait: 'armoured', copies: 1 },
  { band: 'medium', size: 3, trait: 'rich', copies: 1 },
  { band: 'medium', size: 3, copies: 1 },
  { band: 'medium', size: 4, trait: 'volatile', copies: 1 },
  { band: 'medium', size: 4, trait: 'rich', copies: 2 },
  { band: 'medium', size: 4, copies: 1 },
  { band: 'medium', size: 5, trait: 'armoured', copies: 1 },
  { band: 'medium', size: 5, trait: 'twin', copies: 1 },
  { band: 'medium', size: 5, trait: 'rich', copies: 2 },
  { band: 'medium', size: 5, copies: 1 },
  { band: 'six', size: 6, copies: 1 },
  { band: 'seven', size: 7, copies: 1 },
];
