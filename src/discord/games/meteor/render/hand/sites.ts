import { cardOf } from '../../../../../games/meteor/catalogue.js';
import type { CardId } from '../../../../../games/meteor/state.js';
import type { SiteView } from '../../../../../games/meteor/view/seat.js';
import type { Translate } from '../../../../../text/index.js';
import { siteLabel, spaced, technologyShort } from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import type { Choice } from '../parts.js';
import { isClosed } from './advanced.js';
import type { Chosen } from './chosen.js';
import { textWidth } from '../../../../messages/widths.js';
import { fitting, fittingName, share, unmarked } from './widths.js';

/** The launch sites as buttons, each with what lies there and what is missing. */

export const SITES_IN_A_ROW = 2;
/** What a button has room for beside its padding. */
const ROOM = share(SITES_IN_A_ROW);

/** `2 F F`, `C C`, `Survey A`. */
const pileWords = (t: Translate, { pile, transmuted }: SiteView): string => {
  const declared = transmuted.map(({ as }) => as);
  const word = (id: CardId): string => {
    const card = cardOf(id);
    if (card?.kind === 'rocket') return String(card.damage);
    if (card?.kind === 'technology') return technologyShort(t, id);
    const at = declared.indexOf(id);
    if (at >= 0) declared.splice(at, 1);
    return at < 0 ? id : t('meteor.hand.site.declared', { energy: id });
  };
  const isEnergy = (id: CardId): boolean => cardOf(id)?.kind === 'energy';
  const head = pile.filter((id) => !isEnergy(id));
  return [...head, ...(head.length > 0 ? [] : pile.filter(isEnergy))].map(word).join(' ');
};

/** What a site says besides its name, the longer words first. */
function standsThere(t: Translate, site: SiteView): readonly string[] {
  const { outlook } = site;
  const pile = pileWords(t, site);
  switch (outlook.kind) {
    case 'empty':
      return [''];
    case 'ready':
      return [t('meteor.hand.site.ready', { pile })];
    case 'launching':
      return [t('meteor.hand.site.launching', { pile })];
    case 'rocket':
    case 'technology': {
      const filling = { pile, missing: spaced(outlook.missing) };
      return [
        t('meteor.hand.site.needs', filling),
        t('meteor.hand.site.needs-short', filling),
        t('meteor.hand.site.needs-only', filling),
      ];
    }
    case 'open':
    case 'retrofit':
      return outlook.retrofitMissing === null || outlook.retrofitMissing > 2
        ? [pile]
        : [
            t('meteor.hand.site.retrofit', { pile, count: outlook.retrofitMissing }),
            t('meteor.hand.site.retrofit-only', { count: outlook.retrofitMissing }),
          ];
  }
}

/**
 * A name and what is there, in the room of half a row. What gives way first: the longer words, then a robot's mark, then
 * the pile, then the end of the name.
 */
function named(t: Translate, name: string, there: readonly string[], mark: (label: string) => string): string {
  const key = /\d$/.test(name) ? 'meteor.hand.site.there-numbered' : 'meteor.hand.site.there';
  const whole = (called: string, words: string): string =>
    mark(words === '' ? called : t(key, { site: called, there: words }));
  const words = there.at(-1) ?? '';
  const withPile = there.slice(0, -1);
  const labels = [
    ...withPile.map((long) => whole(name, long)),
    ...withPile.map((long) => whole(unmarked(name), long)),
    whole(name, words),
  ];
  const fits = labels.find((label) => textWidth(label) <= ROOM - 28);
  if (fits !== undefined) return fits;
  const room = ROOM - textWidth(whole('', words));
  return fitting(whole(fittingName(name, Math.max(room, 28 + 30)), words), ROOM);
}

export function siteChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view, people, robot = null } = model;
  return view.sites.map((site) => {
    const name = siteLabel(t, { view, people, viewer: view.seat }, site.id);
    const closed = isClosed(view, site.id);
    const mark = (plain: string): string => {
      const label = robot?.site === site.id ? t('meteor.hand.button.just', { label: plain }) : plain;
      if (site.id === chosen.site) return t('meteor.hand.button.chosen', { label });
      return closed ? t('meteor.hand.button.closed', { label }) : label;
    };
    return { press: { name: 'hand/site', site: site.id }, label: named(t, name, standsThere(t, site), mark) };
  });
}
