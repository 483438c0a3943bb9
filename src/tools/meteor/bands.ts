import { BOSSES } from '../../games/meteor/cards/bosses.js';
import type { Mode } from '../../games/meteor/index.js';

/** One set-up that is measured, and the share of won games that it should have. */
export interface Case {
  readonly mode: Mode;
  readonly relaxed: boolean;
  readonly players: number;
  readonly powers: boolean;
  readonly challenges: boolean;
  /** A Boss's id; null: whichever comes. */
  readonly boss: string | null;
  readonly name: string;
  /** Null: within `NEAR` of the same game with three players. */
  readonly band: readonly [number, number] | null;
}

/** How far from three players' share two, four and five may be. */
export const NEAR = 0.15;

type Cards = Pick<Case, 'powers' | 'challenges'>;

const NO_CARDS: Cards = { powers: false, challenges: false };
const BOTH: Cards = { powers: true, challenges: true };

const company = (mode: Mode, name: string, band: readonly [number, number], cards = NO_CARDS): Case[] =>
  [2, 3, 4, 5].map((players) => ({
    mode,
    relaxed: false,
    ...cards,
    boss: null,
    players,
    name: `${name}, ${players} players`,
    band: players === 3 ? band : null,
  }));

const solo = (mode: Mode, name: string, relaxed: boolean, band: readonly [number, number]): Case => ({
  mode,
  relaxed,
  ...NO_CARDS,
  boss: null,
  players: 1,
  name: `${name}, solo${relaxed ? ' relaxed' : ''}`,
  band,
});

/** Each Boss against three players with Powers and Challenges: none may be hopeless. */
const bosses = (band: readonly [number, number]): Case[] =>
  BOSSES.map(({ id }) => ({
    mode: 'advanced',
    relaxed: false,
    ...BOTH,
    boss: id,
    players: 3,
    name: `Boss ${id}`,
    band,
  }));

/** The target bands of the house set. */
export const CASES: readonly Case[] = [
  solo('first', 'First', false, [0.05, 0.2]),
  solo('first', 'First', true, [0.35, 0.65]),
  ...company('first', 'First', [0.65, 0.88]),
  solo('standard', 'Standard', false, [0.01, 0.1]),
  solo('standard', 'Standard', true, [0.12, 0.35]),
  ...company('standard', 'Standard', [0.3, 0.5]),
  ...company('advanced', 'Powers', [0.4, 0.65], { powers: true, challenges: false }),
  ...company('advanced', 'Powers, Challenges', [0.2, 0.45], BOTH),
  ...company('advanced', 'Challenges', [0.08, 0.3], { powers: false, challenges: true }),
  ...bosses([0.05, 1]),
];

/** A case with what it came to. */
export interface Measured<T> {
  readonly case: Case;
  readonly summary: T;
}

/** The band of a case: its own, or the one around three players' share as it was measured. */
export function bandOf(of: Case, all: readonly Measured<{ readonly wonShare: number }>[]): readonly [number, number] {
  if (of.band !== null) return of.band;
  const three =
    all.find(
      ({ case: other }) =>
        other.mode === of.mode &&
        other.players === 3 &&
        other.boss === null &&
        other.powers === of.powers &&
        other.challenges === of.challenges,
    )?.summary.wonShare ?? 0;
  return [Math.max(0, three - NEAR), Math.min(1, three + NEAR)];
}
