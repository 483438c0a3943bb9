import { blastsLeft, diceAt, featureAt, markerAt, type Shot } from '../board.js';
import { UNITS } from '../cards/units.js';
import { columnOf, distance, rowOf, type Hex } from '../hexes.js';
import type { Board, Tile, Unit } from '../state.js';
import { atLeast, hitChance } from '../targets.js';
import { exposure } from './exposure.js';
import { worthOfSalvo } from './salvo.js';
import type { SeatView } from '../view.js';
import type { Weights } from './weights.js';

const NEAR = 2;
const BLAST = 1 / 6;
const FAR_AWAY = 99;

/** What it is worth beside the points themselves to get so many of them with that chance: they may win the game. */
function towardsVictory(weights: Weights, { points, target, seat }: SeatView, more: number, chance: number): number {
  const own = points[seat === 1 ? 1 : 0];
  return own + more >= target ? weights.victory * chance : 0;
}

/** What shooting at a unit is worth: the chance to eliminate it, and a share of the damage otherwise. */
export function worthOfUnit(weights: Weights, view: SeatView, shot: Shot, enemy: Unit): number {
  const dice = diceAt(view, shot, enemy.hex, false);
  if (dice === 0) return 0;
  const { points } = UNITS[enemy.kind];
  const kill = weights.victory === 0 ? 0 : atLeast(dice, enemy.left, hitChance(enemy, false));
  return worthOfSalvo(weights, enemy, dice) + towardsVictory(weights, view, points, kill);
}

/** What shooting at a tile is worth: the points that are to be expected. */
export function worthOfTile(weights: Weights, view: SeatView, shot: Shot, tile: Tile): number {
  const dice = diceAt(view, shot, tile.hex, true);
  if (dice === 0) return 0;
  const one = atLeast(dice, 1, BLAST);
  if (tile.kind === 'shower') return one + towardsVictory(weights, view, 1, one);
  const first = weights.firstHitOfAStorm;
  if (blastsLeft(tile) > 1) {
    const two = atLeast(dice, 2, BLAST);
    return first * one + (2 - first) * two + towardsVictory(weights, view, 2, two);
  }
  const own = tile.hitBy === shot.unit.side;
  return one * (own ? 2 : first) + towardsVictory(weights, view, own ? 2 : 1, one);
}

/** What meteors that move through a hex next cost a unit there. */
export function danger(weights: Weights, board: Board, hex: Hex): number {
  let sum = 0;
  for (const tile of board.tiles) {
    const ahead = columnOf(hex) - columnOf(tile.hex);
    if (rowOf(tile.hex) !== rowOf(hex) || ahead <= 0 || ahead > tile.speed) continue;
    sum += tile.kind === 'storm' ? weights.stormAhead : weights.showerAhead;
  }
  return sum;
}

function nearestEnemy(board: Board, unit: Unit, hex: Hex): number {
  let nearest = FAR_AWAY;
  for (const enemy of board.units)
    if (enemy.left > 0 && enemy.side !== unit.side) nearest = Math.min(nearest, distance(hex, enemy.hex));
  return nearest;
}

const worthOfFeature = (weights: Weights, board: Board, unit: Unit, hex: Hex): number => {
  const feature = featureAt(board, hex);
  if (feature === 'planet') return markerAt(board, hex)?.side === unit.side ? weights.ownPlanet : weights.planetToClaim;
  return feature === 'asteroids' || feature === 'debris' ? weights.covered : 0;
};

/** What it is worth for a unit to be on a hex. */
export function worthOfPlace(weights: Weights, board: Board, unit: Unit, hex: Hex): number {
  const nearest = nearestEnemy(board, unit, hex);
  const { range, points } = UNITS[unit.kind];
  const further = Math.max(0, nearest - Math.min(range, NEAR));
  let worth = worthOfFeature(weights, board, unit, hex) - weights.stepCloser * further;
  if (unit.left === 1 && nearest <= NEAR) worth -= weights.lastHitNearEnemies * points;
  if (unit.kind === 'flagship') worth += weights.flagshipStepAway * nearest;
  if (weights.exposed > 0) worth -= weights.exposed * exposure(weights, board, unit, hex);
  return worth - danger(weights, board, hex) * (unit.marked ? weights.markedAhead : 1);
}

/** What a unit's place is worth beyond the one where it stands; 0 where it stays. */
export function worthOfMove(weights: Weights, board: Board, unit: Unit, to: Hex, stays: number): number {
  const more = worthOfPlace(weights, board, unit, to) - stays;
  return to !== unit.hex && danger(weights, board, to) > 0 ? more - weights.intoTheWay : more;
}
