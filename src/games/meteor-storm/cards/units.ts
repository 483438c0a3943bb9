/** What a unit is. */
export type UnitKind = 'fighter' | 'destroyer' | 'cruiser' | 'flagship';

/** One kind of unit. */
export interface UnitData {
  readonly kind: UnitKind;
  /** Its sign on the board. */
  readonly sign: string;
  /** Battle dice at a neighbouring hex. */
  readonly dice: number;
  /** Hexes that it moves in one order. */
  readonly move: number;
  /** Hexes that it shoots over, itself not counted. */
  readonly range: number;
  readonly hits: number;
  /** What the opponent gets when it is lost. */
  readonly points: number;
  /** May ignore one red alert a combat, wherever its flagship is (MS8). */
  readonly steady: boolean;
}

const fighter: UnitData = {
  kind: 'fighter',
  sign: 'F',
  dice: 3,
  move: 3,
  range: 1,
  hits: 2,
  points: 1,
  steady: false,
};
const destroyer: UnitData = {
  kind: 'destroyer',
  sign: 'D',
  dice: 3,
  move: 2,
  range: 2,
  hits: 3,
  points: 1,
  steady: false,
};
const cruiser: UnitData = {
  kind: 'cruiser',
  sign: 'C',
  dice: 4,
  move: 1,
  range: 3,
  hits: 4,
  points: 1,
  steady: true,
};
const flagship: UnitData = {
  kind: 'flagship',
  sign: '★',
  dice: 4,
  move: 1,
  range: 3,
  hits: 4,
  points: 2,
  steady: true,
};

/** The units of the house base game. */
export const UNITS: { readonly [K in UnitKind]: UnitData } = { fighter, destroyer, cruiser, flagship };

export const UNIT_KINDS = ['fighter', 'destroyer', 'cruiser', 'flagship'] as const satisfies readonly UnitKind[];
