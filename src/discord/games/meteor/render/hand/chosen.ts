import { launchPromise, type LaunchPromise } from '../../../../../games/meteor/view/promises.js';
import type { Letter, SiteId } from '../../../../../games/meteor/state.js';
import type { SeatView } from '../../../../../games/meteor/view/seat.js';
import type { Translate } from '../../../../../text/index.js';
import { siteLabel } from '../../../../../text/meteor/index.js';
import type { RocketChoice } from '../../presses.js';
import type { HandModel } from '../models.js';
import type { Choice } from '../parts.js';

/** What is chosen on the hand panel, and what a launch of it would do. */

/** The model with its choices made good: what isn't there any more falls back to this seat's own. */
export interface Chosen {
  readonly site: SiteId | null;
  readonly change: number;
  readonly rockets: RocketChoice;
}

export function chosenOf({
  view,
  site,
  change,
  rockets,
}: Pick<HandModel, 'view' | 'site' | 'change' | 'rockets'>): Chosen {
  const own = view.sites.find(({ owner }) => owner === view.seat) ?? view.sites[0];
  const flyable =
    view.launchable.some((one) => one.site === rockets) || (rockets === 'all' && view.launchable.length > 1);
  return {
    site: view.sites.some(({ id }) => id === site) ? site : (own?.id ?? null),
    change: view.changes.includes(change) ? change : 0,
    rockets: flyable ? rockets : (view.launchable[0]?.site ?? 'all'),
  };
}

/** Which of several ready Rockets fly, and what is added to their damage. */
export function rocketChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view } = model;
  const ticked = (rockets: RocketChoice, label: string): Choice => ({
    press: { name: 'hand/rockets', rockets },
    label: chosen.rockets === rockets ? t('meteor.hand.button.chosen', { label }) : label,
  });
  if (view.launchable.length < 2) return [];
  return [
    ...view.launchable.map(({ site, damage }) =>
      ticked(
        site,
        t('meteor.hand.button.from-site', {
          damage,
          site: siteLabel(t, { view, people: model.people, viewer: view.seat }, site),
        }),
      ),
    ),
    ticked(
      'all',
      t('meteor.hand.button.all-rockets', { damage: view.launchable.map(({ damage }) => damage).join(' + ') }),
    ),
  ];
}

export function changeChoices({ view }: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  // Without a Rocket to launch it would be a button that does nothing.
  return view.changes
    .filter((change) => change !== 0 && view.launchable.length > 0)
    .map((change) => {
      const label =
        change > 0 ? t('meteor.hand.button.more', { by: change }) : t('meteor.hand.button.less', { by: -change });
      const on = chosen.change === change;
      return {
        press: { name: 'hand/change', change: on ? 0 : change },
        label: on ? t('meteor.hand.button.chosen', { label }) : label,
      };
    });
}

/** The ready sites whose Rockets the buttons would launch. */
const sitesOf = (view: SeatView, rockets: RocketChoice): readonly SiteId[] =>
  rockets === 'all' ? view.launchable.map(({ site }) => site) : [rockets];

/** What a press of that target's button will do, by what this seat may know. */
export const promiseOf = (
  { view, unseen = [] }: Pick<HandModel, 'view' | 'unseen'>,
  { rockets, change }: Pick<Chosen, 'rockets' | 'change'>,
  target: Letter,
): LaunchPromise | null => launchPromise(view, unseen, { target, sites: sitesOf(view, rockets), change });
