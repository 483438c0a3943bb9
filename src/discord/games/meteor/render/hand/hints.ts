import type { Hint } from '../../../../../games/meteor/index.js';
import type { SiteId } from '../../../../../games/meteor/state.js';
import type { SeatView } from '../../../../../games/meteor/view/seat.js';
import { type Translate } from '../../../../../text/index.js';
import {
  bossName,
  bossRule,
  challengeName,
  challengeRule,
  hintText,
  powerName,
  powerRule,
  siteLabel,
  traitEffect,
  traitName,
  waitText,
} from '../../../../../text/meteor/index.js';
import { cardText } from '../card-text.js';
import { cardWords, siteFor } from './cards.js';
import { fittingName } from './widths.js';
import { launchLabel, placeLabel } from '../plain/labels.js';
import type { RocketChoice } from '../../presses.js';
import type { Coaching, FreshCard, HandModel } from '../models.js';
import { section, type Choice } from '../parts.js';
import { changeChoices, rocketChoices, type Chosen } from './chosen.js';

type Told = Readonly<Record<Exclude<FreshCard['kind'], 'sign'>, (t: Translate, id: string) => string>>;
const NAMES: Told = {
  trait: traitName,
  boss: bossName,
  power: powerName,
  challenge: challengeName,
};
const RULES: Told = {
  trait: traitEffect,
  boss: bossRule,
  power: powerRule,
  challenge: challengeRule,
};

/** Cards, and signs on buttons, that this player sees for the first time, each in a line. */
export const freshLines = ({ coaching }: HandModel, t: Translate): readonly string[] =>
  (coaching?.fresh ?? []).map(({ kind, id }) => {
    if (kind === 'sign') return t(id === 'retrofit' ? 'meteor.hints.new-retrofit' : 'meteor.hints.new-overkill');
    const filling = { name: NAMES[kind](t, id), rule: RULES[kind](t, id) };
    return kind === 'trait'
      ? t('meteor.hints.new-trait', filling)
      : t('meteor.hints.new', { ...filling, kind: t(`meteor.hints.kind.${kind}`) });
  });

/** One hint, with what to press; null: none is given. */
export function hintLine(model: HandModel, chosen: Chosen, t: Translate): string | null {
  if (model.coaching?.hints !== 'on') return null;
  const { hint, isEarly } = model.coaching;
  const context = { view: model.view, people: model.people, viewer: model.view.seat };
  const words =
    hint === null
      ? waitText(t, model.view, isEarly === true)
      : hintText(
          t,
          hint,
          {
            place: (placing) => pressText(model, placing, chosen.site, t),
            launch: (launching) => launchText(model, launching, chosen, t),
          },
          context,
        );
  return t('meteor.hints.hint', { hint: words });
}

/** The width that a site's name may have in a hint. */
const NAME_WIDTH = 28 + 90;

/** The card's button, as it is called, where it goes to the hint's site as it is; null: the site has to be chosen first. */
function directLabel(
  model: HandModel,
  { card, site }: Extract<Hint, { readonly kind: 'place' }>,
  chosen: SiteId | null,
  t: Translate,
): string | null {
  const moves = model.view.hand.find((one) => one.card === card);
  if (moves === undefined || chosen === null || siteFor(moves, chosen) !== site) return null;
  return cardWords(model, moves, chosen, t);
}

function pressText(
  model: HandModel,
  hint: Extract<Hint, { readonly kind: 'place' }>,
  chosen: SiteId | null,
  t: Translate,
): string {
  const context = { view: model.view, people: model.people, viewer: model.view.seat };
  const direct = t.plain === true ? placeLabel(t, context, hint) : directLabel(model, hint, chosen, t);
  const site = fittingName(siteLabel(t, context, hint.site), NAME_WIDTH);
  return direct === null
    ? t('meteor.hints.press-site', { site, card: cardText(t, hint.card) })
    : t('meteor.hints.press-card', { card: direct });
}

type Launching = Extract<Hint, { readonly kind: 'launch' }>;

/** Which choice launches just the Rockets that are meant; of some among more, one after the other. */
function rocketsFor({ launchable }: SeatView, { sites }: Launching, { rockets }: Chosen): RocketChoice {
  if (sites.length >= launchable.length) return 'all';
  return rockets !== 'all' && sites.includes(rockets) ? rockets : (sites[0] ?? 'all');
}

/** What has to be chosen before the hint's launch; null: its target's button does what is meant. */
function launchText(model: HandModel, launching: Launching, chosen: Chosen, t: Translate): string | null {
  const { view, people } = model;
  const { target, change } = launching;
  const rockets = rocketsFor(view, launching, chosen);
  if (t.plain === true) {
    if (view.launchable.length < 2 && change === 0) return null;
    const card = launchLabel(t, view, { view, people, viewer: view.seat }, { target, rockets, change });
    return t('meteor.hints.press-card', { card });
  }
  const chooses = [
    ...(rockets === chosen.rockets ? [] : rocketChoices(model, chosen, t)),
    ...(change === chosen.change ? [] : changeChoices(model, chosen, t)),
  ].find(
    ({ press }) =>
      (press.name === 'hand/rockets' && press.rockets === rockets) ||
      (press.name === 'hand/change' && press.change === change),
  );
  return chooses === undefined ? null : t('meteor.hints.press-choice', { choice: chooses.label, target });
}

export const isHinted = ({ coaching }: HandModel): boolean => coaching?.hints === 'on';

/** The hint with its own switch at the right edge, so that it is off with one press. */
export function hintRows(model: HandModel, chosen: Chosen, t: Translate): readonly ReturnType<typeof section>[] {
  const line = hintLine(model, chosen, t);
  if (line === null) return [];
  const off: Choice = { press: { name: 'hand/hints', on: 'off' }, label: t('meteor.hints.button.quiet') };
  return [section(model.game, [line], off)];
}

/** Switches the hints, where they are for this player at all. */
export const hintsChoice = ({ coaching, confirmPass }: HandModel, t: Translate): readonly Choice[] =>
  coaching === undefined || confirmPass ? [] : hintsSwitch(coaching, t);

export function hintsSwitch({ hints }: Pick<Coaching, 'hints'>, t: Translate): readonly Choice[] {
  if (hints === 'over') return [];
  const on = hints === 'on';
  return [
    {
      press: { name: 'hand/hints', on: on ? 'off' : 'on' },
      label: t(on ? 'meteor.hints.button.off' : 'meteor.hints.button.on'),
    },
  ];
}
