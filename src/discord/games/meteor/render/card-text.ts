import { cardOf } from '../../../../games/meteor/catalogue.js';
import type { CardId } from '../../../../games/meteor/state.js';
import type { Translate } from '../../../../text/index.js';
import { spaced, technologyShort } from '../../../../text/meteor/index.js';

/** A card as its button calls it, without its picture. */
export function cardText(t: Translate, id: CardId): string {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'rocket':
      return t('meteor.card.rocket-name', { damage: card.damage, cost: spaced(card.cost) });
    case 'technology':
      return t('meteor.card.technology-name', { name: technologyShort(t, id), cost: spaced(card.cost) });
    case 'energy':
    case undefined:
      return id;
  }
}
