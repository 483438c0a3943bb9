import { blastsLeft, diceAt, ignoresAlert, sees, tileOf, unitOf, type Shot } from './board.js';
import { SYMBOL } from './cards/dice.js';
import { UNITS } from './cards/units.js';
import { distance, type Hex } from './hexes.js';
import { cardInPlay } from './orders.js';
import type { Target } from './action.js';
import type { Refusal } from './refusal.js';
import type { Board, Position, Tile, Unit } from './state.js';

/** Something in range and sight, with the dice it would take and how likely it is to be destroyed at once. */
export interface TargetChoice {
  readonly target: Target;
  readonly hex: Hex;
  readonly dice: number;
  /** From 0 to 1: every hit that it can still take, in this one volley. */
  readonly chance: number;
}

const HIT_FACES_OF_A_UNIT = 2;
const SIDES_OF_A_DIE = 6;

/** How likely `least` or more of `dice` come up, each with that `chance`. */
export function atLeast(dice: number, least: number, chance: number): number {
  let sum = 0;
  let ways = 1;
  for (let hits = 0; hits <= dice; hits += 1) {
    if (hits >= least) sum += ways * chance ** hits * (1 - chance) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return sum;
}

/** How likely one die hits a unit: blast and its symbol; red alert too where it is marked and can't ignore any. */
export const hitChance = (unit: Unit, ignoresOne: boolean): number =>
  (HIT_FACES_OF_A_UNIT + (unit.marked && !ignoresOne ? 1 : 0)) / SIDES_OF_A_DIE;

/** Which faces hit a unit. */
export const isHit = (unit: Unit, face: string): boolean => face === 'blast' || face === SYMBOL[unit.kind];

/** A shot of a unit from a hex, under the card in play. */
export const shotOf = (position: Position, unit: Unit, from: Hex): Shot => ({
  unit,
  from,
  bonus: cardInPlay(position)?.dice ?? 0,
});

/** Why a unit can't shoot at a hex; null: it can. */
function aimRefusal(board: Board, { unit, from }: Shot, hex: Hex): Refusal | null {
  const { range } = UNITS[unit.kind];
  const far = distance(from, hex);
  if (far === 0) return { code: 'own-hex' };
  if (far > range) return { code: 'out-of-range', distance: far, range };
  return sees(board, from, hex) ? null : { code: 'no-line-of-sight', from, to: hex };
}

/** Why a target can't be shot at from there; null: it can. */
export function targetRefusal(board: Board, shot: Shot, target: Target): Refusal | null {
  if ('tile' in target) {
    const tile = tileOf(board, target.tile);
    return tile === null ? { code: 'no-such-target' } : aimRefusal(board, shot, tile.hex);
  }
  const unit = unitOf(board, target.unit);
  if (unit === null) return { code: 'no-such-target' };
  if (unit.side === shot.unit.side) return { code: 'own-unit', unit: unit.id };
  return aimRefusal(board, shot, unit.hex);
}

const canAim = (board: Board, shot: Shot, hex: Hex): boolean => {
  const far = distance(shot.from, hex);
  return far > 0 && far <= UNITS[shot.unit.kind].range && sees(board, shot.from, hex);
};

/** Enemy units that a shot can hit. */
export const unitsInSight = (board: Board, shot: Shot): Unit[] =>
  board.units.filter((unit) => unit.left > 0 && unit.side !== shot.unit.side && canAim(board, shot, unit.hex));

/** Tiles that a shot can hit. */
export const tilesInSight = (board: Board, shot: Shot): Tile[] =>
  board.tiles.filter((tile) => canAim(board, shot, tile.hex));

/** How likely a volley of `dice` eliminates a unit, red alerts that hit it included. */
function loseChance(unit: Unit, dice: number, ignoresOne: boolean): number {
  if (!unit.marked || !ignoresOne) return atLeast(dice, unit.left, hitChance(unit, false));
  return chanceIgnoringOne(dice, unit.left);
}

/** A marked unit that ignores the first red alert: every further one is a hit. */
function chanceIgnoringOne(dice: number, left: number): number {
  let sum = 0;
  for (let alerts = 0; alerts <= dice; alerts += 1) {
    const exactly = atLeast(dice, alerts, 1 / SIDES_OF_A_DIE) - atLeast(dice, alerts + 1, 1 / SIDES_OF_A_DIE);
    const needed = left - Math.max(0, alerts - 1);
    sum += exactly * atLeast(dice - alerts, needed, HIT_FACES_OF_A_UNIT / (SIDES_OF_A_DIE - 1));
  }
  return sum;
}

/** Whether a unit that is ordered from where it is now could combat from a hex: the card and its marker decide (MS7). */
export const mayCombat = (position: Position, unit: Unit, from: Hex): boolean =>
  cardInPlay(position)?.noCombat !== true && !(unit.marked && unit.hex !== from);

/** All that a unit could shoot at from a hex under the card in play: units, then tiles. */
export function targetsFrom(position: Position, unit: Unit, from: Hex): TargetChoice[] {
  const shot = shotOf(position, unit, from);
  const units = unitsInSight(position, shot).map((target): TargetChoice => {
    const dice = diceAt(position, shot, target.hex, false);
    return {
      target: { unit: target.id },
      hex: target.hex,
      dice,
      chance: loseChance(target, dice, ignoresAlert(position, target)),
    };
  });
  const tiles = tilesInSight(position, shot).map((tile): TargetChoice => {
    const dice = diceAt(position, shot, tile.hex, true);
    return { target: { tile: tile.id }, hex: tile.hex, dice, chance: atLeast(dice, blastsLeft(tile), 1 / 6) };
  });
  return [...units, ...tiles];
}
