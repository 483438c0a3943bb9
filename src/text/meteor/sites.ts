import type { Seat, SiteId } from '../../games/meteor/state.js';
import type { PublicView } from '../../games/meteor/view/seat.js';
import { seatLabel, seatName, type People } from '../names.js';
import type { Translate } from '../translate.js';

/** What a sentence about a game is filled from; `viewer`: for whom it is said, null: for all. */
export interface TextContext {
  readonly people: People;
  readonly view: PublicView | null;
  readonly viewer: Seat | null;
}

interface Place {
  /** `undefined`: no such site. */
  readonly owner: Seat | null | undefined;
  /** 1, 2 … among its owner's sites; null if it is the only one. */
  readonly number: number | null;
}

function placeOf(context: TextContext, site: SiteId): Place {
  const sites = context.view?.sites ?? [];
  const owner = sites.find(({ id }) => id === site)?.owner;
  const alike = sites.filter((other) => other.owner === owner);
  return { owner, number: alike.length > 1 ? alike.findIndex(({ id }) => id === site) + 1 : null };
}

/** A site in a list or as an object: `your site`, `Ben’s site`, `the shared site`. */
export function siteName(t: Translate, context: TextContext, site: SiteId): string {
  const { owner, number } = placeOf(context, site);
  if (owner === undefined || owner === null)
    return number === null ? t('meteor.common.shared-site') : t('meteor.common.shared-site-numbered', { number });
  if (owner === context.viewer)
    return number === null ? t('meteor.common.your-site') : t('meteor.common.your-site-numbered', { number });
  const name = seatName(t, context.people, owner);
  return number === null ? t('meteor.common.site-of', { name }) : t('meteor.common.site-of-numbered', { name, number });
}

/**
 * What a site is in its sentence, for languages that say it otherwise there: `head` begins a line, a card goes `on` it,
 * something is `at` it, a Rocket comes `from` it. A language's form brings its preposition along if it needs one.
 */
export type SiteRole = 'head' | 'on' | 'at' | 'from';

/** A site in a sentence that needs a form of its own: `Your site`, `auf deine Rampe`, `na base de Ben`. */
export function siteIn(t: Translate, context: TextContext, site: SiteId, role: SiteRole): string {
  const { owner, number } = placeOf(context, site);
  const forms = `meteor.common.site.${role}` as const;
  if (owner === undefined || owner === null)
    return number === null ? t(`${forms}.shared`) : t(`${forms}.shared-numbered`, { number });
  if (owner === context.viewer) return number === null ? t(`${forms}.own`) : t(`${forms}.own-numbered`, { number });
  const name = seatName(t, context.people, owner);
  return number === null ? t(`${forms}.of`, { name }) : t(`${forms}.of-numbered`, { name, number });
}

/** A site on a button or in autocomplete: `Mine`, `Ben`, `Shared 2`. Not escaped. */
export function siteLabel(t: Translate, context: TextContext, site: SiteId): string {
  const { owner, number } = placeOf(context, site);
  if (owner === undefined || owner === null)
    return number === null ? t('meteor.common.shared') : t('meteor.common.shared-numbered', { number });
  if (owner === context.viewer)
    return number === null ? t('meteor.common.mine') : t('meteor.common.mine-numbered', { number });
  const name = seatLabel(t, context.people, owner);
  return number === null ? name : t('meteor.common.name-numbered', { name, number });
}
