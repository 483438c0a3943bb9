import { cardOf, challengeOf } from '../../../../../games/meteor/catalogue.js';
import type { CardId, SiteId } from '../../../../../games/meteor/state.js';
import type { AbilityView, SeatView } from '../../../../../games/meteor/view/seat.js';
import {
  NO_MARK,
  icon,
  labelled,
  seatLabel,
  seatName,
  stamp,
  listed,
  type Translate,
} from '../../../../../text/index.js';
import {
  CHALLENGE_MARK,
  POWER_MARK,
  cardLabel,
  cardName,
  challengeName,
  challengeRule,
  energyIcon,
  energyMark,
  energyName,
  meteorName,
  powerName,
  powerRule,
  siteIn,
  type TextContext,
} from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import { LIMITS, select, type Choice, type Row } from '../parts.js';

/** What a player's own Power and Challenge bring to the panel. */

/** What a target's name is made from. */
type Named = Pick<HandModel, 'view' | 'people'>;
type Asks = NonNullable<AbilityView['asks']>;

/** How many of each kind, as in `🟥C ×2, Rocket 3 (C F)`. */
function counted(t: Translate, cards: readonly CardId[]): string {
  const kinds = [...new Set(cards)].map((id) => {
    const name = cardOf(id)?.kind === 'energy' ? cardLabel(t, id) : cardName(t, id);
    const count = cards.filter((other) => other === id).length;
    return count === 1 ? name : t('meteor.hand.button.card', { card: name, count });
  });
  return listed(t, kinds);
}

function seenLine({ view, people }: HandModel, t: Translate): string | null {
  const seen = view.own?.seen ?? null;
  if (seen === null) return null;
  const name = seatName(t, people, seen.seat);
  return seen.hand.length === 0
    ? t('meteor.hand.seen-empty', { name })
    : t('meteor.hand.seen', { name, cards: counted(t, seen.hand) });
}

/** How full a hand is that has a limit. */
function siloLine({ own, hand }: SeatView, t: Translate): string | null {
  const limit = challengeOf(own?.challenge ?? '')?.effects.find(({ kind }) => kind === 'hand-limit');
  if (limit?.kind !== 'hand-limit') return null;
  return t('meteor.hand.silo', { cards: hand.reduce((total, { count }) => total + count, 0), most: limit.cards });
}

/** Whether a Challenge keeps this seat from a site, whatever the card. */
export const isClosed = ({ hand }: SeatView, site: SiteId): boolean =>
  hand.length > 0 && hand.every(({ sites }) => sites[site] === 'site-closed');

const CLOSING: ReadonlySet<string> = new Set(['sites-closed', 'apart-from-next']);
const closes = (challenge: string | null): boolean =>
  challengeOf(challenge ?? '')?.effects.some(({ kind }) => CLOSING.has(kind)) === true;

/** Why a site is closed: its owner's Challenge, or one's own. */
function closedLines({ view, people }: HandModel, t: Translate): string[] {
  const context: TextContext = { view, people, viewer: view.seat };
  return view.sites
    .filter(({ id }) => isClosed(view, id))
    .map(({ id, owner }) => {
      const theirs = view.advanced?.seats.find(({ seat }) => seat === owner)?.challenge ?? null;
      const challenge = closes(theirs) ? theirs : (view.own?.challenge ?? null);
      return t('meteor.hand.site-closed', {
        site: siteIn(t, context, id, 'head'),
        challenge: challengeName(t, challenge ?? ''),
      });
    });
}

/** One's own Power and Challenge, and what of them holds just now. */
export function ownLines(model: HandModel, t: Translate): (string | null)[] {
  const { own } = model.view;
  if (own === null) return [];
  const { power, challenge, armed, placeReadyAt } = own;
  return [
    power === null
      ? null
      : t('meteor.hand.power', { icon: icon(t, POWER_MARK), power: powerName(t, power), rule: powerRule(t, power) }),
    armed === null ? null : t('meteor.hand.armed', { energy: `${energyIcon(t, armed)} ${energyName(t, armed)}` }),
    seenLine(model, t),
    challenge === null
      ? null
      : t('meteor.hand.challenge', {
          icon: icon(t, CHALLENGE_MARK),
          challenge: challengeName(t, challenge),
          rule: challengeRule(t, challenge),
        }),
    placeReadyAt === null ? null : t('meteor.hand.place-again', { stamp: stamp(t, placeReadyAt) }),
    siloLine(model.view, t),
    ...closedLines(model, t),
  ];
}

/** What an ability's target is called. */
const TARGETS: { readonly [A in Asks]: (t: Translate, model: Named, target: string) => string } = {
  seat: (t, { people }, target) => seatLabel(t, people, Number(target)),
  meteor: (t, { view }, target) => {
    const meteor = view.field.find(({ letter }) => letter === target);
    return meteor === undefined ? target : meteorName(t, meteor);
  },
  card: (t, _, target) => cardName(t, target),
  energy: (_, __, target) => target,
};

/** What an ability may be aimed at, by name; none where it asks for nothing. */
export const abilityTargets = (
  t: Translate,
  model: Named,
  { asks, targets }: AbilityView,
): readonly { readonly name: string; readonly target: string }[] =>
  asks === null ? [] : targets.map((target) => ({ name: TARGETS[asks](t, model, target), target }));

/** Chosen, it does its work, or opens what it may be aimed at. One that can't be used tells why, unless it is spent. */
export function abilityChoices(model: HandModel, t: Translate): readonly Choice[] {
  const found = model.view.own?.ability ?? null;
  const spent = model.view.advanced?.seats.find(({ seat }) => seat === model.view.seat)?.spent ?? null;
  if (found === null || spent !== null || isAiming(model)) return [];
  const { ability, asks } = found;
  return [
    {
      press: asks === null ? { name: 'hand/use', ability, target: null } : { name: 'hand/ability', ability },
      ...labelled(t, POWER_MARK, t('meteor.hand.button.ability', { ability: powerName(t, ability) })),
    },
  ];
}

const isAiming = ({ aiming, view }: HandModel): boolean => {
  const ability = view.own?.ability ?? null;
  return aiming === true && ability !== null && ability.refusal === null && ability.asks !== null;
};

/** What the ability may be aimed at, once that is asked for. */
export function aimRows(model: HandModel, nonce: string, t: Translate): readonly Row[] {
  const ability = model.view.own?.ability ?? null;
  if (ability === null || ability.asks === null || !isAiming(model)) return [];
  const { asks } = ability;
  const choices = abilityTargets(t, model, ability).map(({ name, target }): Choice => ({
    press: { name: 'hand/use', ability: ability.ability, target },
    ...labelled(t, asks === 'energy' ? energyMark(target) : NO_MARK, name),
  }));
  const placeholder = t(`meteor.hand.aim.${asks}`);
  return [
    ...select(model.game, { purpose: 'ability', nonce, placeholder }, choices.slice(0, LIMITS.options)),
    ...select(model.game, { purpose: 'ability-more', nonce, placeholder }, choices.slice(LIMITS.options)),
  ];
}
