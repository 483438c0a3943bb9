import { cardOf } from '../../../../../games/meteor/catalogue.js';
import type { CardId } from '../../../../../games/meteor/state.js';
import type { PublicView, SiteView } from '../../../../../games/meteor/view/seat.js';
import type { Translate } from '../../../../../text/index.js';
import { siteLabel, spaced, technologyShort } from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import type { Choice } from '../parts.js';
import { isClosed } from './advanced.js';
import type { Chosen } from './chosen.js';
import { PADDING, textWidth } from '../../../../messages/widths.js';
import { fitting, fittingName, share, unmarked } from './widths.js';

/** The launch sites as buttons, each with what lies there and what is missing. */

export const SITES_IN_A_ROW = 2;

/** Up to so many leave room for lines that say more than their buttons. */
const UNCROWDED = 4;
export const isCrowded = ({ sites }: Pick<PublicView, 'sites'>): boolean => sites.length > UNCROWDED;

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
      return [t('meteor.hand.site.ready', { pile }), t('meteor.hand.site.ready-short', { pile })];
    case 'launching':
      return [t('meteor.hand.site.launching', { pile })];
    case 'rocket':
    case 'technology': {
      const filling = { pile, missing: spaced(outlook.missing) };
      return [
        t('meteor.hand.site.needs', filling),
        t('meteor.hand.site.needs-short', filling),
        t('meteor.hand.site.needs-only', filling),
        t('meteor.hand.site.needs-only', { missing: outlook.missing }),
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

/** A button's label, before it is known how much of it there is room for. */
interface Label {
  readonly name: string;
  /** Whether it is somebody's name, which may be of any length: those of the bot's own words are never cut. */
  readonly isPerson: boolean;
  /** What is there, the longer words first. */
  readonly there: readonly string[];
  /** What is marked before the name, all of it first, then what mustn't be missing. */
  readonly marks: readonly ((label: string) => string)[];
}

/**
 * A name and what is there, in the room of half a row. What gives way first: the longer words, then a robot's mark, then
 * the pile, then the mark of a robot's act, then all that is there; of a person's name its end.
 */
function fitted(t: Translate, { name, isPerson, there, marks }: Label): string {
  const key = /\d$/.test(name) ? 'meteor.hand.site.there-numbered' : 'meteor.hand.site.there';
  const whole = (called: string, words: string): string =>
    words === '' ? called : t(key, { site: called, there: words });
  const shortest = there.at(-1) ?? '';
  const withPile = there.slice(0, -1);
  const words = [
    ...withPile.map((long) => whole(name, long)),
    ...withPile.map((long) => whole(unmarked(name), long)),
    whole(name, shortest),
    ...(isPerson ? [whole(unmarked(name), shortest)] : []),
  ];
  const labels = [...marks.flatMap((mark) => words.map(mark)), ...(isPerson ? [] : marks.map((mark) => mark(name)))];
  const fits = labels.find((label) => textWidth(label) <= ROOM - PADDING);
  if (fits !== undefined) return fits;
  const last = marks.at(-1) ?? ((label) => label);
  const room = ROOM - textWidth(last(whole('', shortest)));
  return fitting(last(whole(fittingName(name, Math.max(room, PADDING + 30)), shortest)), ROOM);
}

export function siteChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view, people, robot = null } = model;
  return view.sites.map((site) => {
    const name = siteLabel(t, { view, people, viewer: view.seat }, site.id);
    const isChosen = site.id === chosen.site;
    const isShut = !isChosen && isClosed(view, site.id);
    const state = (label: string): string => {
      if (isChosen) return t('meteor.hand.button.chosen', { label });
      return isShut ? t('meteor.hand.button.closed', { label }) : label;
    };
    const just = (label: string): string => state(t('meteor.hand.button.just', { label }));
    const label = fitted(t, {
      name,
      isPerson: site.owner !== null && site.owner !== view.seat,
      there: standsThere(t, site),
      marks: robot?.site === site.id ? [just, state] : [state],
    });
    return { press: { name: 'hand/site', site: site.id }, label };
  });
}
