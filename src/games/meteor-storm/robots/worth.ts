import { blastsLeft, diceAt, featureAt, markerAt, type Shot } from '../board.js';
import { UNITS } from '../cards/units.js';
import { columnOf, distance, rowOf, type Hex } from '../hexes.js';
import type { Board, Tile, Unit } from '../state.js';
import { atLeast, hitChance } from '../targets.js';

/** How much a Captain values things, in points. */
const SHARE_OF_DAMAGE = 0.6;
const STEP_CLOSER = 0.06;
const PLANET_TO_CLAIM = 0.75;
const OWN_PLANET = 0.1;
const COVERED = 0.05;
const FLAGSHIP_STEP_AWAY = 0.05;
const LAST_HIT_NEAR_ENEMIES = 0.15;
const NEAR = 2;
const SHOWER_AHEAD = 0.2;
const STORM_AHEAD = 0.35;
/** What it costs beside that to go into a meteor's way, where staying would not. */
const INTO_THE_WAY = 0.5;
const MARKED_AHEAD = 1.5;
const FIRST_HIT_OF_A_STORM = 0.3;
const BLAST = 1 / 6;
const FAR_AWAY = 99;

/** What shooting at a unit is worth: the chance to eliminate it, and a share of the damage otherwise. */
export function worthOfUnit(board: Board, shot: Shot, enemy: Unit): number {
  const dice = diceAt(board, shot, enemy.hex, false);
  if (dice === 0) return 0;
  const chance = hitChance(enemy, false);
  const { points, hits } = UNITS[enemy.kind];
  const kill = atLeast(dice, enemy.left, chance);
  const damage = Math.min(dice * chance, enemy.left) / hits;
  return points * (kill + (1 - kill) * SHARE_OF_DAMAGE * damage);
}

/** What shooting at a tile is worth: the points that are to be expected. */
export function worthOfTile(board: Board, shot: Shot, tile: Tile): number {
  const dice = diceAt(board, shot, tile.hex, true);
  if (dice === 0) return 0;
  const one = atLeast(dice, 1, BLAST);
  if (tile.kind === 'shower') return one;
  if (blastsLeft(tile) > 1) return FIRST_HIT_OF_A_STORM * one + (2 - FIRST_HIT_OF_A_STORM) * atLeast(dice, 2, BLAST);
  return one * (tile.hitBy === shot.unit.side ? 2 : FIRST_HIT_OF_A_STORM);
}

/** What meteors that move through a hex next cost a unit there. */
export function danger(board: Board, hex: Hex): number {
  let sum = 0;
  for (const tile of board.tiles) {
    const ahead = columnOf(hex) - columnOf(tile.hex);
    if (rowOf(tile.hex) !== rowOf(hex) || ahead <= 0 || ahead > tile.speed) continue;
    sum += tile.kind === 'storm' ? STORM_AHEAD : SHOWER_AHEAD;
  }
  return sum;
}

function nearestEnemy(board: Board, unit: Unit, hex: Hex): number {
  let nearest = FAR_AWAY;
  for (const enemy of board.units)
    if (enemy.left > 0 && enemy.side !== unit.side) nearest = Math.min(nearest, distance(hex, enemy.hex));
  return nearest;
}

const worthOfFeature = (board: Board, unit: Unit, hex: Hex): number => {
  const feature = featureAt(board, hex);
  if (feature === 'planet') return markerAt(board, hex)?.side === unit.side ? OWN_PLANET : PLANET_TO_CLAIM;
  return feature === 'asteroids' || feature === 'debris' ? COVERED : 0;
};

/** What it is worth for a unit to be on a hex. */
export function worthOfPlace(board: Board, unit: Unit, hex: Hex): number {
  const nearest = nearestEnemy(board, unit, hex);
  const { range, points } = UNITS[unit.kind];
  let worth = -STEP_CLOSER * Math.max(0, nearest - Math.min(range, NEAR)) + worthOfFeature(board, unit, hex);
  if (unit.left === 1 && nearest <= NEAR) worth -= LAST_HIT_NEAR_ENEMIES * points;
  if (unit.kind === 'flagship') worth += FLAGSHIP_STEP_AWAY * nearest;
  return worth - danger(board, hex) * (unit.marked ? MARKED_AHEAD : 1);
}

/** What a unit's place is worth beyond the one where it stands; 0 where it stays. */
export function worthOfMove(board: Board, unit: Unit, to: Hex, stays: number): number {
  const more = worthOfPlace(board, unit, to) - stays;
  return to !== unit.hex && danger(board, to) > 0 ? more - INTO_THE_WAY : more;
}
