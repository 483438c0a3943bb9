import type { UnitKind } from './units.js';

/** What a battle die shows. */
export type Face = 'fighter' | 'destroyer' | 'cruiser' | 'blast' | 'alert' | 'star';

/** The six faces of a battle die, each as likely as the others. */
export const FACES: readonly Face[] = ['fighter', 'destroyer', 'cruiser', 'blast', 'alert', 'star'];

/** The face that is a unit's own symbol; the flagship's is the star. */
export const SYMBOL: { readonly [K in UnitKind]: Face } = {
  fighter: 'fighter',
  destroyer: 'destroyer',
  cruiser: 'cruiser',
  flagship: 'star',
};

/** How many battle dice bring meteors at the start of a turn: each blast brings a tile. */
export const METEOR_DICE = 3;

/** How many dice the owner of a unit rolls that a storm strikes: each symbol of the unit is a hit. */
export const STORM_DICE = 2;

/** The sides of a number die; two of them give the row of a new tile. */
export const NUMBER_DIE = 6;
