/** How dice that lie at a planet become spaces for its ship. `sets`: of a kind; `different`: white numbers, and the yellow die's. */
export type SpaceRule =
  | { readonly kind: 'each'; readonly number: number }
  | { readonly kind: 'sets'; readonly size: number }
  | { readonly kind: 'different' };

export interface PlanetCard {
  readonly number: number;
  readonly id: string;
  /** The track's last space, which is the planet itself (CR1). */
  readonly length: number;
  /** Points for the first, second, third and fourth ship (CR2). */
  readonly values: readonly number[];
  readonly tokenSpaces: readonly number[];
  readonly spaces: SpaceRule;
  /** Ships on one space lie in the order of their arrival, the lower ahead, so that none is tied. */
  readonly stacked?: true;
}

/** Which dice move which ship is the rulebook's; names, lengths, values and token spaces are ours. */
export const PLANETS: readonly PlanetCard[] = [
  {
    number: 1,
    id: 'uno',
    length: 8,
    values: [9, 5, 2, 1],
    tokenSpaces: [3, 6],
    spaces: { kind: 'each', number: 1 },
  },
  { number: 2, id: 'gemina', length: 7, values: [9, 5, 2, 1], tokenSpaces: [3, 5], spaces: { kind: 'sets', size: 2 } },
  { number: 3, id: 'trine', length: 4, values: [11, 6, 3, 1], tokenSpaces: [1, 3], spaces: { kind: 'sets', size: 3 } },
  { number: 4, id: 'quadra', length: 3, values: [12, 7, 3, 1], tokenSpaces: [1, 2], spaces: { kind: 'sets', size: 4 } },
  { number: 5, id: 'penta', length: 2, values: [13, 7, 3, 1], tokenSpaces: [1], spaces: { kind: 'sets', size: 5 } },
  {
    number: 6,
    id: 'farpoint',
    length: 22,
    values: [12, 7, 3, 1],
    tokenSpaces: [8, 15],
    spaces: { kind: 'different' },
    stacked: true,
  },
];

/** What the discoverer of a planet gets beside the value of its rank (CR2). */
export const DISCOVERY_POINTS = 3;

/** Hits that destroy a planet (rulebook). */
export const HITS_TO_DESTROY = 3;

/** Infodere tokens' values; one more than there are spaces, so that none is known by counting. */
export const TOKEN_VALUES: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4];
