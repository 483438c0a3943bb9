import type { TownAction } from '../action.js';
import { fall, mayWrite, meteorsLeft, settleStrike, strikeChoice, write as writeDown } from '../flow/strike.js';
import type { Refusal } from '../refusal.js';
import type { TownTurn } from '../turn.js';

type Of<T extends TownAction['type']> = Extract<TownAction, { readonly type: T }>;

/** One meteor falls, in the order the player likes (MT9). */
export function strike(turn: TownTurn, { meteor, building, crater }: Of<'strike'>): Refusal | null {
  const { town } = turn;
  if (town.step !== 'strike') return { code: 'wrong-step', step: town.step };
  if (!town.meteors.includes(meteor)) return { code: 'no-such-meteor', legal: meteorsLeft(town) };
  const { buildings, craters } = strikeChoice(town, meteor);
  const one = building ?? (buildings.length === 1 ? buildings[0] : undefined) ?? null;
  const hole = crater ?? (craters.length === 1 ? craters[0] : undefined) ?? null;
  const chosen =
    (one === null ? buildings.length === 0 : buildings.includes(one)) &&
    (hole === null ? craters.length === 0 : craters.includes(hole));
  if (!chosen) return { code: 'strike-target', buildings, craters };
  fall(turn, meteor, one, hole);
  settleStrike(turn);
  return null;
}

/** Of two different meteors one is written: the next turn's forbidden number (MT12). */
export function write(turn: TownTurn, { number }: Of<'write'>): Refusal | null {
  const { town } = turn;
  if (town.step !== 'strike') return { code: 'wrong-step', step: town.step };
  if (town.meteors.length > 0) return { code: 'meteors-left', meteors: town.meteors };
  const legal = mayWrite(town);
  if (!legal.includes(number)) return { code: 'write-number', legal };
  writeDown(turn, number);
  return null;
}
