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
  /** Filled in by whoever judges it, as its worth: the bonus dice it brings. */
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

// Where the numbers of a use are sorted before it is known to be new, and the mark that each key got last: options are
// listed thousands of times in one thought, so only those that are new are allocated.
const sorted = { town: [0, 0, 0], meteors: [0, 0] };
const marks = new Uint32Array(1 << 14);
let mark = 0;

/** Puts a value in its place among the first `count` of a list. */
function place(list: number[], count: number, value: number): void {
  let at = count;
  for (; at > 0 && (list[at - 1] as number) > value; at -= 1) list[at] = list[at - 1] as number;
  list[at] = value;
}

function keyOf(town: number, meteors: number): number {
  let key = town;
  for (let at = 0; at < town; at += 1) key = key * 8 + (sorted.town[at] as number);
  for (let at = 0; at < meteors; at += 1) key = key * 8 + (sorted.meteors[at] as number);
  return key;
}

const lists = new Map<number, readonly number[]>();

/** The sorted meteors. Those that are the same are one list, so that who judges options knows them by it. */
function listOf(meteors: number): readonly number[] {
  const key = keyOf(0, meteors);
  const known = lists.get(key) ?? sorted.meteors.slice(0, meteors);
  lists.set(key, known);
  return known;
}

function add(found: Option[], dice: readonly number[], split: Split, changed: number, sign: 1 | -1): void {
  const { modifier, meteorDice } = split;
  const by = modifier < 0 ? 0 : (dice[modifier] as number);
  let [towns, meteors] = [0, 0];
  for (let die = 0; die < 4; die += 1) {
    if (die === modifier) continue;
    const value = die === changed ? (dice[die] as number) + sign * by : (dice[die] as number);
    if (!isFace(value)) return;
    if (die === meteorDice[0] || die === meteorDice[1]) place(sorted.meteors, meteors++, value);
    else place(sorted.town, towns++, value);
  }
  const key = keyOf(towns, meteors);
  if (marks[key] === mark) return;
  marks[key] = mark;
  found.push({
    town: sorted.town.slice(0, towns),
    meteors: listOf(meteors),
    meteorDice,
    modifier,
    changed,
    sign,
    bonusDice: 0,
    worth: -Infinity,
  });
}

const byMeteors = (one: Option, other: Option): number =>
  (one.meteors[0] ?? 0) - (other.meteors[0] ?? 0) || (one.meteors[1] ?? 0) - (other.meteors[1] ?? 0);

/**
 * Every different use of these four dice in that turn, those with the same meteors next to each other. Two uses that
 * come to the same numbers count once.
 */
export function optionsFor(dice: readonly number[], turn: number): Option[] {
  const found: Option[] = [];
  mark += 1;
  for (const split of SPLITS[METEORS[turn - 1] ?? 0]) {
    add(found, dice, split, -1, 1);
    if (split.modifier < 0) continue;
    for (let die = 0; die < 4; die += 1) {
      if (die === split.modifier) continue;
      add(found, dice, split, die, 1);
      add(found, dice, split, die, -1);
    }
  }
  return found.sort(byMeteors);
}

const known = new Map<number, Option[]>();

/**
 * As `optionsFor`, but the same options for the same numbers, in whatever order they were rolled: who asks must be done
 * with them before it asks again, and can't tell from them which die is for what.
 */
export function sharedOptionsFor(dice: readonly number[], turn: number): Option[] {
  const inOrder = [...dice].sort((a, b) => a - b);
  const key = inOrder.reduce((sum, value) => sum * 8 + value, METEORS[turn - 1] ?? 0);
  const options = known.get(key) ?? optionsFor(inOrder, turn);
  known.set(key, options);
  return options;
}
