import { alienOf, planetOf } from '../../games/cosmic-run/catalogue.js';
import type { AlienCardId, PlanetNumber, PlaceId, PowerId, PublicView, Seat } from '../../games/cosmic-run/index.js';
import type { PlainKey } from '../keys.js';
import { icon, type Mark } from '../icons.js';
import { isPlainKey, type Translate } from '../translate.js';

/** Words by a key that is put together from an id; an id without words stands for itself. */
function named(t: Translate, group: string, id: string): string {
  const key = `cosmic-run.${group}.${id}`;
  return isPlainKey(key) ? t(key satisfies PlainKey) : id;
}

export const planetName = (t: Translate, planet: PlanetNumber): string =>
  named(t, 'planet', planetOf(planet)?.id ?? String(planet));

/** By card (`echo.2`) or kind (`echo`). */
export const alienName = (t: Translate, card: AlienCardId): string => named(t, 'alien', alienOf(card)?.id ?? card);

/** The emoji that shows an alien, by its kind. */
export const alienEmoji = (kind: string): string => `alien_${kind.replaceAll('-', '_')}`;

/** An alien's picture, by card or kind; `symbol` where the bot has no emoji. */
export const alienMark = (card: AlienCardId, symbol = ''): Mark => ({
  name: alienEmoji(alienOf(card)?.id ?? card),
  symbol,
});

export const alienRule = (t: Translate, card: AlienCardId): string => named(t, 'alien-rule', alienOf(card)?.id ?? card);

/** A power of the tech card, or an alien whose power is used. */
export function powerName(t: Translate, power: PowerId): string {
  const ofTech = `cosmic-run.power.${power}`;
  return isPlainKey(ofTech) ? t(ofTech) : alienName(t, power);
}

export function placeName(t: Translate, place: PlaceId): string {
  if (/^[1-6]$/.test(place)) return planetName(t, Number(place));
  return place === 'tech' ? t('cosmic-run.tech') : alienName(t, place);
}

const LETTERS = 'ABCD';
const SIGNS = ['▲', '■', '●', '◆'] as const;

/** A seat's place in the order of play, from 0; in the lobby its number. */
export const placeOf = ({ order }: Pick<PublicView, 'order'>, seat: Seat): number =>
  order.length === 0 ? seat : order.indexOf(seat);

/** A seat's letter: A for the starting player. */
export const letterOf = (view: Pick<PublicView, 'order'>, seat: Seat): string => LETTERS[placeOf(view, seat)] ?? '?';

/** Shape and letter, as they stand for a seat's ships. */
export const shipSign = (view: Pick<PublicView, 'order'>, seat: Seat): string =>
  `${SIGNS[placeOf(view, seat)] ?? ''}${letterOf(view, seat)}`;

/** The same with the bot's own emoji, in messages; the letter alone in plain words. */
export const shipMark = (t: Translate, view: Pick<PublicView, 'order'>, seat: Seat): string =>
  t.plain === true
    ? letterOf(view, seat)
    : icon(t, { name: `ship_${letterOf(view, seat).toLowerCase()}`, symbol: shipSign(view, seat) });

const FACES = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

/** A white die's face; a number in plain words. */
export const face = (t: Translate, value: number): string =>
  t.plain === true ? String(value) : (FACES[value] ?? String(value));
