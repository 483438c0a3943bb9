import { cardOf, challengeOf, type CardId, type SeatView } from '../../../games/meteor/index.js';
import { listed, seatLabel, seatName, stamp, type People, type Translate } from '../../../text/index.js';
import { cardLabel, cardName, energyName, meteorName, powerName } from '../../../text/meteor/index.js';
import type { OwnAbility } from './table-view.js';

/** What the own Power and Challenge bring to the table, in words. */

type Ability = NonNullable<NonNullable<SeatView['own']>['ability']>;

function targetName(t: Translate, view: SeatView, people: People, asks: Ability['asks'], target: string): string {
  switch (asks) {
    case 'seat':
      return seatLabel(t, people, Number(target));
    case 'meteor': {
      const meteor = view.field.find(({ letter }) => letter === target);
      return meteor === undefined ? target : meteorName(t, meteor);
    }
    case 'card':
      return cardName(t, target);
    case 'energy':
      return energyName(t, target);
    case null:
      return target;
  }
}

/** Null: there is none, or it is used up. */
export function ownAbility(t: Translate, view: SeatView, people: People): OwnAbility | null {
  const found = view.own?.ability ?? null;
  const spent = view.advanced?.seats.find(({ seat }) => seat === view.seat)?.spent ?? null;
  if (found === null || spent !== null || view.phase !== 'play' || view.pause !== null) return null;
  const { ability, asks, targets, refusal } = found;
  return {
    ability,
    name: powerName(t, ability),
    asks: asks === null ? null : t(`meteor.hand.aim.${asks}`),
    targets:
      asks === null || refusal !== null
        ? []
        : targets.map((target) => ({ target, name: targetName(t, view, people, asks, target) })),
  };
}

/** As in `C ×2, Rocket 3 (C F)`. */
function counted(t: Translate, cards: readonly CardId[]): string {
  const kinds = [...new Set(cards)].map((id) => {
    const card = cardOf(id)?.kind === 'energy' ? cardLabel(t, id) : cardName(t, id);
    const count = cards.filter((other) => other === id).length;
    return count === 1 ? card : t('meteor.hand.button.card', { card, count });
  });
  return listed(t, kinds);
}

function siloLine(t: Translate, { own, hand }: SeatView): readonly string[] {
  const limit = challengeOf(own?.challenge ?? '')?.effects.find(({ kind }) => kind === 'hand-limit');
  if (limit?.kind !== 'hand-limit') return [];
  return [t('meteor.hand.silo', { cards: hand.reduce((total, { count }) => total + count, 0), most: limit.cards })];
}

/** What holds of the own Power and Challenge just now; hands lie face down in a Time Out, and so do these. */
export function ownNotes(t: Translate, view: SeatView, people: People): readonly string[] {
  const { own } = view;
  if (own === null || view.phase !== 'play' || view.pause !== null) return [];
  const { armed, seen, placeReadyAt } = own;
  const name = seen === null ? '' : seatName(t, people, seen.seat);
  return [
    ...(armed === null ? [] : [t('meteor.hand.armed', { energy: energyName(t, armed) })]),
    ...(seen === null
      ? []
      : [
          seen.hand.length === 0
            ? t('meteor.hand.seen-empty', { name })
            : t('meteor.hand.seen', { name, cards: counted(t, seen.hand) }),
        ]),
    ...(placeReadyAt === null ? [] : [t('meteor.hand.place-again', { stamp: stamp(t, placeReadyAt) })]),
    ...siloLine(t, view),
  ];
}
