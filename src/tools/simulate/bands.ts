import type { Mode } from '../../games/meteor/index.js';

/** One set-up that is measured, and the share of won games that it should have. */
export interface Case {
  readonly mode: Mode;
  readonly relaxed: boolean;
  readonly players: number;
  readonly name: string;
  /** Null: within `NEAR` of the same mode with three players. */
  readonly band: readonly [number, number] | null;
}

/** How far from three players' share two, four and five may be. */
export const NEAR = 0.15;

const company = (mode: Mode, name: string, band: readonly [number, number]): Case[] => [2, 3, 4, 5].map((players) => ({
  mode, relaxed: false, players, name: `${name}, ${players} players`, band: players === 3 ? band : null,
}));

const solo = (mode: Mode, name: string, relaxed: boolean, band: readonly [number, number]): Case =>
  ({ mode, relaxed, players: 1, name: `${name}, solo${relaxed ? ' relaxed' : ''}`, band });

/** The target bands of the house set. */
export const CASES: readonly Case[] = [
  solo('first', 'First', false, [0.05, 0.2]),
  solo('first', 'First', true, [0.35, 0.65]),
  ...company('first', 'First', [0.65, 0.88]),
  solo('standard', 'Standard', false, [0.01, 0.1]),
  solo('standard', 'Standard', true, [0.12, 0.35]),
  ...company('standard', 'Standard', [0.3, 0.5]),
];

/** A case with what it came to. */
export interface Measured<T> {
  readonly case: Case;
  readonly summary: T;
}

/** The band of a case: its own, or the one around three players' share as it was measured. */
export function bandOf(of: Case, all: readonly Measured<{ readonly wonShare: number }>[]): readonly [number, number] {
  if (of.band !== null) return of.band;
  const three = all.find((other) => other.case.mode === of.mode && other.case.players === 3)?.summary.wonShare ?? 0;
  return [Math.max(0, three - NEAR), Math.min(1, three + NEAR)];
}
