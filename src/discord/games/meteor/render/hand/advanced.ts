import { challengeOf } from '../../../../../games/meteor/catalogue.js';
import type { SiteId } from '../../../../../games/meteor/state.js';
import type { SeatView } from '../../../../../games/meteor/view/seat.js';
import { NO_MARK, icon, labelled, type Translate } from '../../../../../text/index.js';
import {
  CHALLENGE_MARK,
  POWER_MARK,
  abilityTargets,
  challengeName,
  challengeRule,
  energyIcon,
  energyMark,
  energyName,
  placeAgainLine,
  powerName,
  powerRule,
  seenLine,
  siloLine,
  siteIn,
  type TextContext,
} from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import { LIMITS, select, type Choice, type Row } from '../parts.js';

/** What a player's own Power and Challenge bring to the panel. */

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
  const { power, challenge, armed } = own;
  return [
    power === null
      ? null
      : t('meteor.hand.power', { icon: icon(t, POWER_MARK), power: powerName(t, power), rule: powerRule(t, power) }),
    armed === null ? null : t('meteor.hand.armed', { energy: `${energyIcon(t, armed)} ${energyName(t, armed)}` }),
    seenLine(t, model.view, model.people),
    challenge === null
      ? null
      : t('meteor.hand.challenge', {
          icon: icon(t, CHALLENGE_MARK),
          challenge: challengeName(t, challenge),
          rule: challengeRule(t, challenge),
        }),
    placeAgainLine(t, model.view),
    siloLine(t, model.view),
    ...closedLines(model, t),
  ];
}

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
