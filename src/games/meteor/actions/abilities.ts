import { seatEffect, type Held } from '../advanced.js';
import type { Ability, AbilityKind, SeatEffect } from '../cards/seat-effects.js';
import { CARDS, orderOf } from '../catalogue.js';
import { handLimit } from '../effects.js';
import { seatsIn } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Seat } from '../state.js';
import type { Turn } from '../turn.js';

type AbilityOf<K extends AbilityKind> = Extract<Ability, { readonly does: K }>;
type SeatAbility = Extract<SeatEffect, { readonly kind: 'ability' }>;

/** What kind of thing an ability's target is; null: it takes no target. */
export type TargetKind = 'seat' | 'meteor' | 'card' | 'energy' | null;

interface Rule<K extends AbilityKind> {
  readonly asks: TargetKind;
  readonly targets: (state: GameState, seat: Seat) => readonly string[];
  readonly act: (turn: Turn, seat: Seat, target: string, ability: AbilityOf<K>) => void;
}

/** By kind of ability: its legal targets, and what it does. */
const RULES: { readonly [K in AbilityKind]: Rule<K> } = {
  'see-hand': {
    asks: 'seat',
    targets: (state, seat) =>
      seatsIn(state)
        .filter((other) => other !== seat)
        .map(String),
    act: (turn, seat, target) =>
      turn.emit({ type: 'hand-seen', seat, of: Number(target), hand: turn.state.seats[Number(target)]?.hand ?? [] }),
  },
  'turn-up': {
    asks: 'meteor',
    targets: ({ field }) => field.flatMap(({ letter, faceUp, hidden }) => (faceUp || hidden === true ? [] : [letter])),
    act: (turn, _seat, letter) => turn.emit({ type: 'meteor-turned-up', letter }),
  },
  'take-discarded': {
    asks: 'card',
    targets: ({ discard }) => [...new Set(discard)].sort((a, b) => orderOf(a) - orderOf(b)),
    act: (turn, seat, card) => turn.emit({ type: 'card-taken', seat, card }),
  },
  'add-time': {
    asks: null,
    targets: () => [],
    act: (turn, _seat, _target, { ms }) => {
      const { deadline, window } = turn.state;
      const back = Math.min(ms, window?.cut ?? 0);
      turn.emit({
        type: 'time-added',
        ms,
        deadline: deadline + ms,
        ...(window === null || back === 0 ? {} : { closesAt: window.closesAt + back }),
      });
    },
  },
  'declare-energy': {
    asks: 'energy',
    targets: () => CARDS.flatMap((card) => (card.kind === 'energy' ? [card.id] : [])),
    act: (turn, seat, as) => turn.emit({ type: 'energy-declared', seat, as }),
  },
};

const ruleOf = (does: AbilityKind): Rule<AbilityKind> => RULES[does] as Rule<AbilityKind>;

export const abilityOf = (state: GameState, seat: Seat): Held<SeatAbility> | null => seatEffect(state, seat, 'ability');

export const targetKind = (does: AbilityKind): TargetKind => ruleOf(does).asks;

export const targetsOf = (state: GameState, seat: Seat, does: AbilityKind): readonly string[] =>
  ruleOf(does).targets(state, seat);

/** Carries out an ability; `target` must be legal. */
export function perform(turn: Turn, seat: Seat, ability: SeatAbility, target: string): void {
  ruleOf(ability.does).act(turn, seat, target, ability);
}

/** Why a seat may not use its ability now, whatever the target; null: it may. */
export function abilityRefusal(state: GameState, seat: Seat, { card, effect }: Held<SeatAbility>): Refusal | null {
  const spent = state.advanced?.seats[seat]?.spent.find(({ ability }) => ability === card);
  if (spent !== undefined) return { code: 'ability-spent', ...spent };
  const most = handLimit(state, seat);
  if (effect.does === 'take-discarded' && most !== null && (state.seats[seat]?.hand.length ?? 0) >= most) {
    return { code: 'hand-full', most, challenge: seatEffect(state, seat, 'hand-limit')?.card ?? '' };
  }
  return null;
}
