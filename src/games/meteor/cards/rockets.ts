import type { Cost } from './cost.js';

/** A kind of Rocket: `damage` 1–5, `cost` the Energy that builds it, `copies` in the Resource deck. */
export interface RocketCard {
  readonly damage: number;
  readonly cost: Cost;
  readonly copies: number;
}

/** The 31 Rockets: damages 1–5 are the rulebook's, counts and costs are the house set's. */
export const ROCKETS: readonly RocketCard[] = [
  { damage: 1, cost: 'C', copies: 6 },
  { damage: 1, cost: 'F', copies: 4 },
  { damage: 2, cost: 'C', copies: 2 },
  { damage: 2, cost: 'F', copies: 1 },
  { damage: 2, cost: 'A', copies: 1 },
  { damage: 2, cost: 'CF', copies: 1 },
  { damage: 2, cost: 'FF', copies: 1 },
  { damage: 2, cost: 'CA', copies: 1 },
  { damage: 3, cost: 'CF', copies: 2 },
  { damage: 3, cost: 'FF', copies: 1 },
  { damage: 3, cost: 'CCF', copies: 1 },
  { damage: 3, cost: 'CA', copies: 1 },
  { damage: 3, cost: 'CE', copies: 1 },
  { damage: 4, cost: 'CFA', copies: 1 },
  { damage: 4, cost: 'FA', copies: 1 },
  { damage: 4, cost: 'CE', copies: 1 },
  { damage: 4, cost: 'CCF', copies: 1 },
  { damage: 5, cost: 'CFA', copies: 1 },
  { damage: 5, cost: 'AE', copies: 1 },
  { damage: 5, cost: 'CCA', copies: 1 },
  { damage: 5, cost: 'FE', copies: 1 },
];
