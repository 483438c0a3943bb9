import { abilityOf, abilityRefusal, targetKind, targetsOf, type TargetKind } from '../actions/abilities.js';
import { bossRefusal } from '../actions/boss.js';
import type { AbilityKind } from '../cards/seat-effects.js';
import { placingPauseRefusal } from '../forbidden.js';
import { authorityRefusal, playRefusal } from '../checks.js';
import type { RefusalCode } from '../refusal.js';
import type { CardId, GameState, Letter, Millis, Seat } from '../state.js';

/** A player's cards of the Advanced game that everyone may see. */
export interface SeatAdvanced {
  readonly seat: Seat;
  readonly power: string | null;
  readonly challenge: string | null;
  /** Until when its Power is used up; null: it is not. */
  readonly spent: 'zone' | 'game' | null;
  /** The type that its next Energy counts as; null: its own. */
  readonly armed: CardId | null;
}

/** What everyone may know of an Advanced game beyond a Standard one. */
export interface AdvancedView {
  /** The Boss's id; null: its place isn't chosen yet (its name stays known after it is destroyed). */
  readonly boss: string | null;
  /** Seats in use, in order; empty before the clock. */
  readonly seats: readonly SeatAdvanced[];
}

/** A Power that its player uses by choice. */
export interface AbilityView {
  /** The Power's id, as `use` takes it. */
  readonly ability: string;
  readonly does: AbilityKind;
  readonly every: 'zone' | 'game';
  /** Null: it may be used now, on any of `targets`. */
  readonly refusal: RefusalCode | null;
  /** What kind of thing `targets` are; null: the Power takes no target. */
  readonly asks: TargetKind;
  readonly targets: readonly string[];
}

/** What one player may know and do in an Advanced game. */
export interface OwnAdvanced {
  readonly power: string | null;
  readonly challenge: string | null;
  readonly ability: AbilityView | null;
  readonly armed: CardId | null;
  /** Another hand as it was when this seat looked at it; null: it has looked at none in this zone. */
  readonly seen: { readonly seat: Seat; readonly hand: readonly CardId[] } | null;
  /** When this seat may place again; null: now. */
  readonly placeReadyAt: Millis | null;
  /** Meteors that the Boss may replace; empty where this seat may not choose now. */
  readonly bossPlaces: readonly Letter[];
}

/** Null in a first or a standard game. */
export function advancedView(state: GameState): AdvancedView | null {
  if (state.options.mode !== 'advanced') return null;
  const seats = (state.advanced?.seats ?? []).flatMap(({ power, challenge, spent, armed }, seat) =>
    state.seats[seat] === undefined || state.seats[seat].status === 'empty'
      ? []
      : [
          {
            seat,
            power,
            challenge,
            spent: spent.find(({ ability }) => ability === power)?.until ?? null,
            armed,
          },
        ],
  );
  return { boss: state.advanced?.boss ?? null, seats };
}

/** Null in a first or a standard game. */
export function ownAdvanced(state: GameState, seat: Seat, now: Millis): OwnAdvanced | null {
  if (state.options.mode !== 'advanced') return null;
  const cards = state.advanced?.seats[seat];
  const picks = bossRefusal(state) === null && authorityRefusal(state, seat) === null;
  return {
    power: cards?.power ?? null,
    challenge: cards?.challenge ?? null,
    ability: abilityView(state, seat),
    armed: cards?.armed ?? null,
    seen: cards?.seen ?? null,
    placeReadyAt: placingPauseRefusal(state, seat, now)?.readyAt ?? null,
    bossPlaces: picks ? state.field.map(({ letter }) => letter) : [],
  };
}

function abilityView(state: GameState, seat: Seat): AbilityView | null {
  const own = abilityOf(state, seat);
  if (own === null) return null;
  const { does, every } = own.effect;
  const asks = targetKind(does);
  const targets = targetsOf(state, seat, does);
  const refusal = playRefusal(state, seat) ?? abilityRefusal(state, seat, own);
  const aimless: RefusalCode | null = asks !== null && targets.length === 0 ? 'ability-target' : null;
  return { ability: own.card, does, every, refusal: refusal?.code ?? aimless, asks, targets };
}
