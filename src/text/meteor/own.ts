import { cardOf, challengeOf } from '../../games/meteor/catalogue.js';
import type { CardId } from '../../games/meteor/state.js';
import type { AbilityView, SeatView } from '../../games/meteor/view/seat.js';
import { listed } from '../lists.js';
import { seatLabel, seatName, type People } from '../names.js';
import { stamp } from '../time.js';
import type { Translate } from '../translate.js';
import { cardLabel, cardName, energyName, meteorName } from './cards.js';

/** What a player's own Power and Challenge bring, in words. */

type Asks = NonNullable<AbilityView['asks']>;
type Targeted = (t: Translate, view: SeatView, people: People, target: string) => string;

const TARGETS: { readonly [A in Asks]: Targeted } = {
  seat: (t, _, people, target) => seatLabel(t, people, Number(target)),
  meteor: (t, view, _, target) => {
    const meteor = view.field.find(({ letter }) => letter === target);
    return meteor === undefined ? target : meteorName(t, meteor);
  },
  card: (t, _, __, target) => cardName(t, target),
  energy: (t, _, __, target) => energyName(t, target),
};

export interface AbilityTarget {
  readonly target: string;
  readonly name: string;
}

/** What an ability may be aimed at, by name; none where it asks for nothing. */
export const abilityTargets = (
  t: Translate,
  { view, people }: { readonly view: SeatView; readonly people: People },
  { asks, targets }: AbilityView,
): readonly AbilityTarget[] =>
  asks === null ? [] : targets.map((target) => ({ target, name: TARGETS[asks](t, view, people, target) }));

/** How many of each kind, as in `🟥C ×2, Rocket 3 (C F)`. */
function countedCards(t: Translate, cards: readonly CardId[]): string {
  const kinds = [...new Set(cards)].map((id) => {
    const card = cardOf(id)?.kind === 'energy' ? cardLabel(t, id) : cardName(t, id);
    const count = cards.filter((other) => other === id).length;
    return count === 1 ? card : t('meteor.hand.button.card', { card, count });
  });
  return listed(t, kinds);
}

/** The hand that was looked into; null: none was. */
export function seenLine(t: Translate, { own }: SeatView, people: People): string | null {
  const seen = own?.seen ?? null;
  if (seen === null) return null;
  const name = seatName(t, people, seen.seat);
  return seen.hand.length === 0
    ? t('meteor.hand.seen-empty', { name })
    : t('meteor.hand.seen', { name, cards: countedCards(t, seen.hand) });
}

/** From when on the next card may be placed; null: at once. */
export const placeAgainLine = (t: Translate, { own }: SeatView): string | null =>
  own === null || own.placeReadyAt === null
    ? null
    : t('meteor.hand.place-again', { stamp: stamp(t, own.placeReadyAt) });

/** How full a hand is that has a limit; null: it has none. */
export function siloLine(t: Translate, { own, hand }: SeatView): string | null {
  const limit = challengeOf(own?.challenge ?? '')?.effects.find(({ kind }) => kind === 'hand-limit');
  if (limit?.kind !== 'hand-limit') return null;
  return t('meteor.hand.silo', { cards: hand.reduce((total, { count }) => total + count, 0), most: limit.cards });
}
