import { blastsLeft, diceAt, ignoresAlert, retreatsOf, tileOf, unitOf, type Shot } from '../board.js';
import type { Target } from '../action.js';
import type { Face } from '../cards/dice.js';
import type { Side } from '../hexes.js';
import { retreatTime } from '../setup.js';
import type { BothSides, Tile, Unit, UnitId } from '../state.js';
import { isHit, shotOf } from '../targets.js';
import type { Turn } from '../turn.js';
import { count, rollBattleDice } from './dice.js';
import { settleLoss } from './losses.js';
import { checkVictory } from './victory.js';

/** A unit shoots at a target that it may shoot at. The attacker's marker goes with the order (MS7). */
export function combat(turn: Turn, unit: Unit, target: Target): void {
  const shot = shotOf(turn.state, unit, unit.hex);
  if ('tile' in target) {
    const tile = tileOf(turn.state, target.tile);
    if (tile !== null) shootTile(turn, shot, tile);
    return;
  }
  const enemy = unitOf(turn.state, target.unit);
  if (enemy !== null) shootUnit(turn, shot, enemy);
}

interface Volley {
  readonly target: Target;
  readonly dice: number;
  readonly alertsCount: boolean;
}

function roll(turn: Turn, shooter: Unit, { target, dice, alertsCount }: Volley): readonly Face[] {
  const random = turn.random();
  const faces = rollBattleDice(random, dice);
  const alerts = alertsCount ? count(faces, 'alert') : 0;
  turn.emit({ type: 'fired', unit: shooter.id, target, faces, ignored: 0, alerts, random: random.state });
  if (shooter.marked) turn.emit({ type: 'unmarked', unit: shooter.id });
  return faces;
}

/** Hits first, then the red alerts (MS8). */
function shootUnit(turn: Turn, shot: Shot, enemy: Unit): void {
  const dice = diceAt(turn.state, shot, enemy.hex, false);
  const faces = roll(turn, shot.unit, { target: { unit: enemy.id }, dice, alertsCount: true });
  hit(turn, enemy, faces.filter((face) => isHit(enemy, face)).length);
  settleAlerts(turn, enemy.id, { symbols: count(faces, 'alert'), ignorable: ignoresAlert(turn.state, enemy) });
}

function hit(turn: Turn, unit: Unit, hits: number): void {
  if (hits === 0) return;
  turn.emit({ type: 'unit-hit', unit: unit.id, hits, left: Math.max(0, unit.left - hits) });
  settleLoss(turn, unit.id, 'combat');
}

/** Red alert symbols of a volley that are still to be settled. */
export interface Alerts {
  readonly symbols: number;
  /** The target may still ignore one of them. */
  readonly ignorable: boolean;
}

/**
 * Each red alert symbol: its owner chooses, if the unit can retire; otherwise a hit where it is marked, or a marker. One
 * that would only do harm is ignored without asking (MS8).
 */
export function settleAlerts(turn: Turn, id: UnitId, { symbols, ignorable }: Alerts): void {
  let mayIgnore = ignorable;
  for (let left = symbols; left > 0; left -= 1) {
    const unit = unitOf(turn.state, id);
    if (unit === null || turn.isOver) return;
    if (!unit.marked && retreatsOf(turn.state, unit).length > 0) {
      ask(turn, id, { symbols: left, ignorable: mayIgnore });
      return;
    }
    if (mayIgnore) turn.emit({ type: 'alert-ignored', unit: id });
    else if (unit.marked) hit(turn, unit, 1);
    else turn.emit({ type: 'marked', unit: id });
    mayIgnore = false;
  }
}

function ask(turn: Turn, unit: UnitId, { symbols, ignorable }: Alerts): void {
  const { options, deadline } = turn.state;
  turn.emit({
    type: 'retreat-asked',
    unit,
    symbols,
    ignorable,
    until: turn.now + retreatTime(options),
    clockLeft: deadline === null ? null : Math.max(0, deadline - turn.now),
  });
}

/** Blasts alone count. What a storm's first hit earns waits for the second (MS5). */
function shootTile(turn: Turn, shot: Shot, tile: Tile): void {
  const dice = diceAt(turn.state, shot, tile.hex, true);
  const target = { tile: tile.id };
  const blasts = count(roll(turn, shot.unit, { target, dice, alertsCount: false }), 'blast');
  if (blasts === 0) return;
  const { side } = shot.unit;
  if (blasts < blastsLeft(tile)) turn.emit({ type: 'tile-hit', tile: tile.id, side });
  else {
    turn.emit({ type: 'tile-destroyed', tile: tile.id, points: pointsFor(tile, side) });
    checkVictory(turn);
  }
}

/** The shooter's marker, and on a storm the one of whoever scored the first hit: in one volley the shooter's too. */
function pointsFor(tile: Tile, shooter: Side): BothSides {
  const points: [number, number] = [0, 0];
  points[shooter] += 1;
  if (tile.kind === 'storm') points[tile.hitBy ?? shooter] += 1;
  return points;
}
