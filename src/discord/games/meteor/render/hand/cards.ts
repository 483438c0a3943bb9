import { cardOf } from '../../../../../games/meteor/catalogue.js';
import type { CardId, SiteId } from '../../../../../games/meteor/state.js';
import { startsRetrofit } from '../../../../../games/meteor/view/promises.js';
import type { CardMoves, SeatView } from '../../../../../games/meteor/view/seat.js';
import { labelled, listedApart, type Translate } from '../../../../../text/index.js';
import { cardMark, siteLabel } from '../../../../../text/meteor/index.js';
import { cardText } from '../card-text.js';
import type { HandModel } from '../models.js';
import type { Choice } from '../parts.js';
import { fittingName } from './widths.js';

/** The width that another site's name may have on a card's button, padding included. */
const SITE_WIDTH = 28 + 54;

/** The hand as buttons: what fits the chosen site, then what fits another, last and grey what fits nowhere. */

/** An Energy that would lie as another type says so. */
function cardAs(t: Translate, card: CardId, armed: CardId | null): string {
  const plain = cardText(t, card);
  return armed === null || armed === card || cardOf(card)?.kind !== 'energy'
    ? plain
    : t('meteor.hand.button.card-as', { card: plain, energy: armed });
}

/** `F ×2`, `Rocket 1 (F)`. */
export function countedCard(t: Translate, { own }: SeatView, { card, count }: CardMoves): string {
  const plain = cardAs(t, card, own?.armed ?? null);
  return count === 1 ? plain : t('meteor.hand.button.card', { card: plain, count });
}

/** The site that a card goes to: the chosen one, or else the first that takes it; null: none does. */
export function siteFor({ sites }: CardMoves, chosen: SiteId): SiteId | null {
  if (sites[chosen] === null) return chosen;
  const other = sites.indexOf(null);
  return other < 0 ? null : other;
}

function hereLabel(t: Translate, view: SeatView, moves: CardMoves, site: SiteId, label: string): string {
  const made = moves.completes[site] ?? null;
  if (made !== null) return t(`meteor.hand.card.to-${made}`, { label });
  // A lesson speaks of Retrofits in their own time.
  const starts = view.options.lesson !== true && startsRetrofit(view, moves, site);
  return starts ? t('meteor.hand.card.starts-retrofit', { label }) : label;
}

/** What a card's button says behind its picture. */
export function cardWords({ view, people }: HandModel, moves: CardMoves, chosen: SiteId, t: Translate): string {
  const label = countedCard(t, view, moves);
  const site = siteFor(moves, chosen);
  if (site === null) return label;
  if (site === chosen) return hereLabel(t, view, moves, chosen, label);
  const elsewhere = fittingName(siteLabel(t, { view, people, viewer: view.seat }, site), SITE_WIDTH);
  return t('meteor.hand.card.elsewhere', { label, site: elsewhere });
}

function cardChoice(model: HandModel, moves: CardMoves, chosen: SiteId, t: Translate): Choice {
  const site = siteFor(moves, chosen);
  const press = { name: 'hand/place', card: moves.card, site: site ?? chosen } as const;
  return {
    press,
    ...labelled(t, cardMark(moves.card), cardWords(model, moves, chosen, t)),
    style: site === chosen && (moves.completes[chosen] ?? null) !== null ? 'success' : 'secondary',
    disabled: site === null,
  };
}

export interface CardChoices {
  readonly choices: readonly Choice[];
  /** The hand in words, where none of it can be placed. */
  readonly words: string | null;
}

/** What fits, Energy first, to what fits nowhere; and the hand in words where none of it can be placed. */
export function cardChoices(model: HandModel, site: SiteId | null, t: Translate): CardChoices {
  const { view } = model;
  if (site === null || view.hand.length === 0) return { choices: [], words: null };
  const rank = (moves: CardMoves): number => {
    const to = siteFor(moves, site);
    return to === null ? 2 : to === site ? 0 : 1;
  };
  if (view.hand.every((moves) => rank(moves) === 2)) {
    const cards = listedApart(
      t,
      view.hand.map((moves) => countedCard(t, view, moves)),
    );
    return { choices: [], words: t('meteor.hand.nothing-fits', { cards }) };
  }
  const choices = [...view.hand].sort((a, b) => rank(a) - rank(b)).map((moves) => cardChoice(model, moves, site, t));
  return { choices, words: null };
}

/** Cards that can't go on the chosen site: chosen in the select they are refused, with the reason in words. */
export const whyNotChoices = ({ view }: HandModel, site: SiteId | null, t: Translate): readonly Choice[] =>
  site === null
    ? []
    : view.hand
        .filter(({ sites }) => sites[site] !== null)
        .map((moves) => ({
          press: { name: 'hand/place', card: moves.card, site },
          ...labelled(t, cardMark(moves.card), t('meteor.hand.more.why', { card: cardText(t, moves.card) })),
        }));
