import { METEORS } from '../sheet.js';
import { isFace } from './model.js';

/** One way to use four rolled dice. Numbers are those after modification, from the lowest. */
export interface Option {
  readonly town: readonly number[];
  readonly meteors: readonly number[];
  /** Dice (0–3) that are meteors; the rest but `modifier` are Town dice. */
  readonly meteorDice: readonly number[];
  /** The Modifier die (0–3); −1: none. */
  readonly modifier: number;
  /** The die it changes, and how; −1: none. */
  readonly changed: number;
  readonly sign: 1 | -1;
  /** Filled in by whoever judges it: the order of its Town dice, and the bonus dice it brings. */
  order: readonly number[];
  bonusDice: number;
  worth: number;
}

interface Split {
  readonly modifier: number;
  readonly meteorDice: readonly number[];
}

const DICE = [0, 1, 2, 3];
const pairs = DICE.flatMap((one) => DICE.filter((other) => other > one).map((other) => [one, other]));

/** Which die takes which part, by the turn's meteors. */
const SPLITS: Readonly<Record<0 | 1 | 2, readonly Split[]>> = {
  0: DICE.map((modifier) => ({ modifier, meteorDice: [] })),
  1: DICE.flatMap((modifier) => DICE.filter((die) => die !== modifier).map((die) => ({ modifier, meteorDice: [die] }))),
  2: pairs.flatMap((meteorDice) => [
    { modifier: -1, meteorDice },
    ...DICE.filter((die) => !meteorDice.includes(die)).map((modifier) => ({ modifier, meteorDice })),
  ]),
};

function place(list: number[], value: number): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > value) at -= 1;
  list.splice(at, 0, value);
}

/** Every different use of these four dice in that turn. Two uses that come to the same numbers count once. */
export function optionsFor(dice: readonly number[], turn: number): Option[] {
  const found: Option[] = [];
  const seen = new Set<number>();
  const add = ({ modifier, meteorDice }: Split, changed: number, sign: 1 | -1): void => {
    const town: number[] = [];
    const meteors: number[] = [];
    const by = modifier < 0 ? 0 : (dice[modifier] as number);
    for (let die = 0; die < 4; die += 1) {
      if (die === modifier) continue;
      const value = die === changed ? (dice[die] as number) + sign * by : (dice[die] as number);
      if (!isFace(value)) return;
      place(meteorDice.includes(die) ? meteors : town, value);
    }
    let key = town.length;
    for (const value of town) key = key * 8 + value;
    for (const value of meteors) key = key * 8 + value;
    if (seen.has(key)) return;
    seen.add(key);
    found.push({ town, meteors, meteorDice, modifier, changed, sign, order: town, bonusDice: 0, worth: -Infinity });
  };
  for (const split of SPLITS[METEORS[turn - 1] ?? 0]) {
    add(split, -1, 1);
    if (split.modifier < 0) continue;
    for (const die of DICE) {
      if (die === split.modifier) continue;
      add(split, die, 1);
      add(split, die, -1);
    }
  }
  return found;
}
