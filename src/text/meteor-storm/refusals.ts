import { nameOf, type Hex, type Refusal } from '../../games/meteor-storm/index.js';
import type { SharedRefusalCode } from '../../games/shared/lobby.js';
import { either } from '../lists.js';
import { seatName } from '../names.js';
import { refusalIn, type RefusalWords } from '../refusal-words.js';
import { isPlainKey, type Translate } from '../translate.js';
import { cardName, unitNamed, type StormTextContext } from './names.js';

type OwnRefusal = Exclude<Refusal, { readonly code: SharedRefusalCode }>;

const hexes = (t: Translate, legal: readonly Hex[]): string => either(t, legal.map(nameOf));

/** Those with something to fill in; all others stand as they are. */
const WORDS: Partial<RefusalWords<OwnRefusal, StormTextContext>> = {
  'not-your-turn': (t, { active }, { people }) =>
    t('meteor-storm.refusal.not-your-turn', { player: seatName(t, people, active) }),
  'retreat-open': (t, { owner, unit }, context) =>
    t('meteor-storm.refusal.retreat-open', {
      player: seatName(t, context.people, owner),
      unit: unitNamed(t, context, unit),
    }),
  'cannot-ignore': (t, { unit }, context) =>
    t('meteor-storm.refusal.cannot-ignore', { unit: unitNamed(t, context, unit) }),
  'cannot-retire': (t, { to, legal }) =>
    t('meteor-storm.refusal.cannot-retire', { hex: nameOf(to), legal: hexes(t, legal) }),
  'card-not-in-hand': (t, { held }) =>
    t('meteor-storm.refusal.card-not-in-hand', {
      cards: either(
        t,
        held.map((id) => cardName(t, id)),
      ),
    }),
  'card-played': (t, { card }) => t('meteor-storm.refusal.card-played', { card: cardName(t, card) }),
  'not-your-unit': (t, { unit }, context) =>
    t('meteor-storm.refusal.not-your-unit', { unit: unitNamed(t, context, unit) }),
  'not-ordered-by-card': (t, { unit, card }, context) =>
    t('meteor-storm.refusal.not-ordered-by-card', { card: cardName(t, card), unit: unitNamed(t, context, unit) }),
  'already-ordered': (t, { unit }, context) =>
    t('meteor-storm.refusal.already-ordered', { unit: unitNamed(t, context, unit) }),
  'no-orders-left': (t, { most, card }) => t('meteor-storm.refusal.no-orders-left', { card: cardName(t, card), most }),
  'out-of-reach': (t, { unit, to }, context) =>
    t('meteor-storm.refusal.out-of-reach', { unit: unitNamed(t, context, unit), hex: nameOf(to) }),
  'meteor-hex': (t, { to }) => t('meteor-storm.refusal.meteor-hex', { hex: nameOf(to) }),
  'hex-taken': (t, { to }) => t('meteor-storm.refusal.hex-taken', { hex: nameOf(to) }),
  'no-combat': (t, { card }) => t('meteor-storm.refusal.no-combat', { card: cardName(t, card) }),
  'marked-moved': (t, { unit }, context) =>
    t('meteor-storm.refusal.marked-moved', { unit: unitNamed(t, context, unit) }),
  'own-unit': (t, { unit }, context) => t('meteor-storm.refusal.own-unit', { unit: unitNamed(t, context, unit) }),
  'out-of-range': (t, { distance, range }) => t('meteor-storm.refusal.out-of-range', { distance, range }),
  'no-line-of-sight': (t, { from, to }) =>
    t('meteor-storm.refusal.no-line-of-sight', { from: nameOf(from), to: nameOf(to) }),
};

const isFilled = (refusal: { readonly code: string }): refusal is OwnRefusal => Object.hasOwn(WORDS, refusal.code);

/** Why a move was refused, and what to do instead; null: for a reason that every game has. */
export function stormRefusalText(
  t: Translate,
  refusal: { readonly code: string },
  context: StormTextContext,
): string | null {
  if (isFilled(refusal)) return refusalIn(WORDS, t, refusal, context);
  const own = `meteor-storm.refusal.${refusal.code}`;
  return isPlainKey(own) ? t(own) : null;
}
