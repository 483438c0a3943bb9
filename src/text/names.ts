import type { Seat, SiteId } from '../games/meteor/state.js';
import type { PublicView } from '../games/meteor/view.js';
import type { Locale } from './locales.js';
import { isPlainKey, type Translate } from './translate.js';

/** Who sits where; a table's `people` fits as it is. A robot without a name has one of its own, by seat. */
export type People = ReadonlyMap<Seat, { readonly name: string; readonly robot?: boolean }>;

/** What a sentence about a game is filled from, and for whom it is said (null: for all). */
export interface Scene {
  readonly people: People;
  readonly view: PublicView | null;
  readonly viewer: Seat | null;
}

const LONGEST_NAME = 16;
/** What a robot's mark adds to its name. */
const ROBOT_MARK = 2;
const ZERO_WIDTH_SPACE = '\u200b';
/** Characters of control, of direction, and without width: they break lines or hide what a name says. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
const MARKDOWN = /[\\*_~`|<>#\-+[\](){}.:/!]/g;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const JOINER = '\u200d';
/** Letters and signs that show nothing: a name of these alone is no name. Beside them the characters of no width. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800]/gu;

/**
 * A person's text for a button's label or an option, where Discord reads no markdown: one line, not too long. '' where
 * nothing of it would be seen.
 */
export function buttonName(name: string, longest = LONGEST_NAME): string {
  if (name.replace(BLANK, '') === '') return '';
  const clean = name
    .replace(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  const signs = [...graphemes.segment(clean)].map(({ segment }) => segment);
  const shortened =
    signs.length > longest
      ? `${signs
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}…`
      : clean;
  // Piled-up accents make one grapheme of any length.
  return shortened.length > longest * 4 ? `${[...shortened].slice(0, longest).join('')}…` : shortened;
}

/** A person's text for a message: it shows as it was written, and neither formats, links nor pings. */
export function escapeText(name: string, longest = LONGEST_NAME): string {
  return buttonName(name, longest)
    .replace(MARKDOWN, (sign) => `\\${sign}`)
    .replaceAll('@', `@${ZERO_WIDTH_SPACE}`);
}

/** A name as it is shown, or "Player 2" where nothing of it would be seen. `number` counts from 1. */
export const orPlayer = (t: Translate, shown: string, number: number): string =>
  shown === '' ? t('common.seat', { number }) : shown;

const nameAt = (t: Translate, people: People, seat: Seat): string => {
  const person = people.get(seat);
  const name = buttonName(person?.name ?? '');
  if (person?.robot === true) return t('common.robot-named', { name: name === '' ? robotName(t, seat) : name });
  return name === '' ? t('common.seat', { number: seat + 1 }) : name;
};

function robotName(t: Translate, seat: Seat): string {
  const key = `common.robot.seat-${seat}`;
  return isPlainKey(key) ? t(key) : t('common.seat', { number: seat + 1 });
}

/** A seat's player in a message. */
export const seatName = (t: Translate, people: People, seat: Seat): string =>
  escapeText(nameAt(t, people, seat), LONGEST_NAME + ROBOT_MARK);
/** A seat's player on a button. */
export const seatLabel = nameAt;

const lists = new Map<string, Intl.ListFormat>();
function listIn(locale: Locale, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const known = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, known);
  return known;
}
/** `A, B, and C`; the word for nothing when empty. */
export const all = (t: Translate, items: readonly string[]): string =>
  items.length === 0 ? t('common.nothing') : listIn(t.locale, 'conjunction').format(items);
/** `A, B, or C` */
export const either = (t: Translate, items: readonly string[]): string =>
  items.length === 0 ? t('common.nothing') : listIn(t.locale, 'disjunction').format(items);

interface Place {
  /** `undefined`: no such site. */
  readonly owner: Seat | null | undefined;
  /** 1, 2 … among its owner's sites; null if it is the only one. */
  readonly number: number | null;
}

function placeOf(scene: Scene, site: SiteId): Place {
  const sites = scene.view?.sites ?? [];
  const owner = sites.find(({ id }) => id === site)?.owner;
  const alike = sites.filter((other) => other.owner === owner);
  return { owner, number: alike.length > 1 ? alike.findIndex(({ id }) => id === site) + 1 : null };
}

/** A site in a sentence: `your site`, `Ben’s site`, `the shared site`. */
export function siteName(t: Translate, scene: Scene, site: SiteId): string {
  const { owner, number } = placeOf(scene, site);
  if (owner === undefined || owner === null)
    return number === null ? t('common.shared-site') : t('common.shared-site-numbered', { number });
  if (owner === scene.viewer)
    return number === null ? t('common.your-site') : t('common.your-site-numbered', { number });
  const name = seatName(t, scene.people, owner);
  return number === null ? t('common.site-of', { name }) : t('common.site-of-numbered', { name, number });
}

/** At the head of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A site on a button or in autocomplete: `Mine`, `Ben`, `Shared 2`. Not escaped. */
export function siteLabel(t: Translate, scene: Scene, site: SiteId): string {
  const { owner, number } = placeOf(scene, site);
  if (owner === undefined || owner === null)
    return number === null ? t('common.shared') : t('common.shared-numbered', { number });
  if (owner === scene.viewer) return number === null ? t('common.mine') : t('common.mine-numbered', { number });
  const name = seatLabel(t, scene.people, owner);
  return number === null ? name : t('common.name-numbered', { name, number });
}
