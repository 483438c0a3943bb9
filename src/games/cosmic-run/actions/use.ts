import type { Of } from '../action.js';
import { usablePower, type UsablePower } from '../catalogue.js';
import type { UsedKind } from '../cards/powers.js';
import type { Decision } from '../decision.js';
import { rollDice } from '../flow/dice.js';
import { moveShip } from '../flow/movement.js';
import { flipMeteor, planetHit } from '../flow/strike.js';
import { powerRefusal } from '../powers.js';
import { playRefusal, stepRefusal, type Playing } from '../checks.js';
import type { Refusal } from '../refusal.js';
import { DICE } from '../setup.js';
import type { OpenTable, Step, TurnState } from '../state.js';

/** What decides whether a power can be used: open to all. */
export type UseTable = Playing & OpenTable & { readonly meteorsLeft: number };

/** One kind of power: when it fits, why it doesn't, and what it does once it is paid. */
interface PowerRule {
  readonly step: Step;
  /** What is wrong with its use beyond step, price and holder; null: nothing. */
  refusal(table: UseTable, turn: TurnState, use: Of<'use'>): Refusal | null;
  carryOut(decision: Decision, use: Of<'use'>): void;
}

/** What a die that shows `value` may be changed to. */
type Changes = (value: number) => readonly number[];

const NUMBERS = [1, 2, 3, 4, 5, 6];

const CHANGES: { readonly [K in UsedKind]?: Changes } = {
  nudge: (value) => NUMBERS.filter((other) => Math.abs(other - value) === 1),
  'turn-over': (value) => [7 - value],
  set: (value) => NUMBERS.filter((other) => other !== value),
};

/** What a power of that kind may change a die's number to; empty where it changes none. */
export const changesOf = (kind: UsedKind, value: number): readonly number[] => CHANGES[kind]?.(value) ?? [];

/** The number that a die shall show; the only one possible where none was named. */
const wanted = (kind: UsedKind, from: number, value: number | null): number | null => {
  const legal = changesOf(kind, from);
  return value ?? (legal.length === 1 ? (legal[0] ?? null) : null);
};

/** Only unassigned dice can be changed (CR9). */
function changeRefusal(kind: UsedKind, { dice }: TurnState, { power, die, value }: Of<'use'>): Refusal | null {
  if (die === null) return { code: 'choose-die', power };
  if (!Number.isInteger(die) || die < 0 || die >= DICE) return { code: 'no-such-die' };
  const { value: from, place } = dice[die] ?? { value: 0, place: null };
  if (place !== null) return { code: 'die-assigned', die, place };
  const to = wanted(kind, from, value);
  const legal = changesOf(kind, from);
  return to !== null && legal.includes(to) ? null : { code: 'no-change', power, die, legal };
}

const changesDie = (kind: UsedKind): PowerRule => ({
  step: 'dice',
  refusal: (_table, turn, use) => changeRefusal(kind, turn, use),
  carryOut: (decision, { seat, power, die, value }) => {
    const from = decision.turn.dice[die ?? 0]?.value ?? 0;
    const to = wanted(kind, from, value);
    if (die !== null && to !== null) decision.emit({ type: 'die-changed', seat, die, from, to, by: power });
  },
});

/** Planets that are not scored. */
export const openPlanets = ({ planets }: Pick<OpenTable, 'planets'>): number[] =>
  planets.flatMap(({ scored }, at) => (scored === null ? [at + 1] : []));

const POWERS: { readonly [K in UsedKind]: PowerRule } = {
  reroll: {
    step: 'dice',
    refusal: (_table, turn, { power }) => (turn.fresh ? null : { code: 'too-late-to-reroll', power }),
    carryOut: rollDice,
  },
  nudge: changesDie('nudge'),
  'turn-over': changesDie('turn-over'),
  set: changesDie('set'),
  'cancel-strike': {
    step: 'strike',
    refusal: (table, turn) =>
      turn.flipped === null || planetHit(table, turn.flipped) === null ? { code: 'nothing-to-shield' } : null,
    carryOut: (decision, { seat }) => {
      const card = decision.turn.flipped;
      if (card !== null) decision.emit({ type: 'meteor-shielded', seat, card });
    },
  },
  'bury-strike': {
    step: 'strike',
    refusal: ({ meteorsLeft }) => (meteorsLeft === 0 ? { code: 'last-meteor' } : null),
    carryOut: (decision, { seat }) => {
      const card = decision.turn.flipped;
      if (card === null) return;
      decision.emit({ type: 'meteor-buried', seat, card });
      flipMeteor(decision);
    },
  },
  thrust: {
    step: 'actions',
    refusal: (table, _turn, { power, value }) => {
      const legal = openPlanets(table);
      return value !== null && legal.includes(value) ? null : { code: 'choose-ship', power, legal };
    },
    carryOut: (decision, { seat, value }) => {
      if (value !== null) moveShip(decision, { seat, planet: value, spaces: 1, by: 'power' });
    },
  },
};

/** The step of the turn in which a power can be used. */
export const stepOf = ({ power }: UsablePower): Step => POWERS[power.kind].step;

/** Why a power can't be used so; null: it can. */
export function useRefusal(table: UseTable, action: Of<'use'>): Refusal | null {
  const { seat, power } = action;
  const early = playRefusal(table, seat);
  if (early !== null || table.turn === null) return early;
  const usable = usablePower(power);
  if (usable === undefined) return { code: 'no-such-power' };
  const rule = POWERS[usable.power.kind];
  return (
    stepRefusal(table, seat, rule.step) ?? powerRefusal(table, seat, usable) ?? rule.refusal(table, table.turn, action)
  );
}

/** A power of the tech card, or of an alien that is held (CR7, CR9). */
export function use(decision: Decision, action: Of<'use'>): Refusal | null {
  const { state } = decision;
  const refusal = useRefusal({ ...state, meteorsLeft: state.meteorDeck.length }, action);
  const usable = usablePower(action.power);
  if (refusal !== null || usable === undefined) return refusal;
  decision.emit({ type: 'used', seat: action.seat, power: action.power, crystals: usable.crystals });
  POWERS[usable.power.kind].carryOut(decision, action);
  return null;
}
