import { nameOf, type Hex, type Refusal } from '../../games/meteor-storm/index.js';
import type { SharedRefusalCode } from '../../games/shared/lobby.js';
import { either } from '../lists.js';
import { seatName } from '../names.js';
import { isPlainKey, type Translate } from '../translate.js';
import { cardName, unitNamed, type StormTextContext } from './names.js';

type OwnRefusal = Exclude<Refusal, { readonly code: SharedRefusalCode }>;
type Code = OwnRefusal['code'];
type With<C extends Code> = Extract<OwnRefusal, { readonly code: C }>;
type Teller<C extends Code> = (t: Translate, refusal: With<C>, context: StormTextContext) => string;

const hexes = (t: Translate, legal: readonly Hex[]): string => either(t, legal.map(nameOf));

/** Those with something to fill in; all others stand as they are. */
const TELLERS: { readonly [C in Code]?: Teller<C> } = {
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

/** Why a move was refused, and what to do instead; null: for a reason that every game has. */
export function stormRefusalText(
  t: Translate,
  refusal: { readonly code: string },
  context: StormTextContext,
): string | null {
  const teller = Object.hasOwn(TELLERS, refusal.code)
    ? // The map's own type ties each code to its teller.
      (TELLERS[refusal.code as Code] as Teller<Code> | undefined)
    : undefined;
  if (teller !== undefined) return teller(t, refusal as OwnRefusal, context);
  const own = `meteor-storm.refusal.${refusal.code}`;
  return isPlainKey(own) ? t(own) : null;
}
