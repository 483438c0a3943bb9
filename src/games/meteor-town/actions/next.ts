import { settleColumn } from '../flow/column.js';
import { rollAll } from '../flow/dice.js';
import { settleStrike } from '../flow/strike.js';
import type { Refusal } from '../refusal.js';
import { refuse } from '../checks.js';
import { scoreOf } from '../scoring.js';
import { TURNS } from '../sheet.js';
import type { Town } from '../town.js';
import { TownTurn } from '../turn.js';

/** Ends the turn; the next one's dice are rolled at once, or the score is counted. */
export function next(turn: TownTurn): Refusal | null {
  const { town } = turn;
  if (town.step !== 'activate' && town.step !== 'bonus') return { code: 'wrong-step', step: town.step };
  const { columns, pending: buildings } = town;
  if (columns.length > 0 || town.column !== null || town.bonus?.open === true)
    return { code: 'not-done', columns, buildings };
  if (town.bonusDice > 0) return { code: 'bonus-die-waits', dice: town.bonusDice };
  turn.emit({ type: 'turn-ended', turn: town.turn, seat: turn.seat });
  if (town.turn < TURNS) rollAll(turn);
  else turn.emit({ type: 'finished', score: scoreOf(turn.town), seat: turn.seat });
  return null;
}

/** Whether two towns stand at the same place of the same step. */
const isSamePlace = (one: Town, other: Town): boolean =>
  one.meteors.length === other.meteors.length &&
  one.columns.length === other.columns.length &&
  one.column === other.column &&
  one.pending.length === other.pending.length;

/** Back to the beginning of the step; never past a die (MT13). */
export function takeBack(turn: TownTurn): Refusal | null {
  const { town } = turn;
  if (town.before === null) return refuse('nothing-to-take-back');
  turn.emit({ type: 'taken-back', seat: turn.seat });
  // What came by itself at the beginning of the step comes again, or the town would wait for it for good.
  if (turn.town.step === 'strike') settleStrike(turn);
  else if (turn.town.column !== null) settleColumn(turn);
  return isSamePlace(turn.town, town) ? refuse('nothing-to-take-back') : null;
}

/** Whether `take-back` would do anything. */
export function mayTakeBack(town: Town): boolean {
  if (town.before === null) return false;
  // The seat, the seed and the time say nothing about choices, and no die is rolled.
  return takeBack(new TownTurn(0, town, '', 0)) === null;
}
