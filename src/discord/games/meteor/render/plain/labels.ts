import { chanceOf, startsRetrofit, type LaunchPromise } from '../../../../../games/meteor/view/promises.js';
import { cardOf } from '../../../../../games/meteor/catalogue.js';
import type { CardId, Letter, SiteId } from '../../../../../games/meteor/state.js';
import type { CardMoves, SeatView } from '../../../../../games/meteor/view/seat.js';
import { unescapeText, type Translate } from '../../../../../text/index.js';
import { cardName, meteorName, siteIn, type TextContext } from '../../../../../text/meteor/index.js';
import type { RocketChoice } from '../../presses.js';

/** What the plain panel calls things: each label says by itself what a press of it does. */

interface Placement {
  readonly card: CardId;
  readonly site: SiteId;
}

export const placeLabel = (t: Translate, context: TextContext, { card, site }: Placement): string =>
  unescapeText(t('meteor.plain-panel.place', { card: cardName(t, card), site: siteIn(t, context, site, 'on') }));

/** A placement with what comes of it. */
export function placementLabel(
  t: Translate,
  view: SeatView,
  context: TextContext,
  moves: CardMoves,
  site: SiteId,
): string {
  const { card, count } = moves;
  const armed = view.own?.armed ?? null;
  const isEnergy = cardOf(card)?.kind === 'energy';
  const named =
    armed === null || armed === card || !isEnergy
      ? cardName(t, card)
      : t('meteor.plain-panel.counts-as', { card: cardName(t, card), energy: cardName(t, armed) });
  const filling = {
    card: count === 1 ? named : t('meteor.plain-panel.copies', { card: named, count }),
    site: siteIn(t, context, site, 'on'),
  };
  const made = moves.completes[site] ?? null;
  const key =
    made !== null
      ? (`meteor.plain-panel.place-${made}` as const)
      : view.options.lesson !== true && startsRetrofit(view, moves, site)
        ? 'meteor.plain-panel.place-starts-retrofit'
        : 'meteor.plain-panel.place';
  return unescapeText(t(key, filling));
}

/** What flies: one Rocket, named by its site where several are ready, or all of them. */
export function rocketName(
  t: Translate,
  { launchable }: Pick<SeatView, 'launchable'>,
  context: TextContext,
  { rockets, change }: { readonly rockets: RocketChoice; readonly change: number },
): string {
  const sum = (damage: number): number => Math.max(1, damage + change);
  if (rockets === 'all' && launchable.length > 1)
    return t('meteor.plain-panel.rockets', { sum: launchable.reduce((total, { damage }) => total + sum(damage), 0) });
  const ready = launchable.find(({ site }) => site === rockets) ?? launchable[0];
  const damage = ready?.damage ?? 0;
  const rocket =
    change === 0
      ? t('meteor.plain-panel.rocket', { damage })
      : t('meteor.plain-panel.rocket-as', { damage, sum: sum(damage) });
  return ready === undefined || launchable.length < 2
    ? rocket
    : t('meteor.plain-panel.rocket-from', { rocket, site: siteIn(t, context, ready.site, 'from') });
}

export function targetName(t: Translate, { field }: Pick<SeatView, 'field'>, target: Letter): string {
  const meteor = field.find(({ letter }) => letter === target);
  return meteor === undefined ? target : meteorName(t, meteor);
}

/** One launch that may be made. */
export interface Flight {
  readonly target: Letter;
  readonly rockets: RocketChoice;
  readonly change: number;
}

/** A launch by what flies and at what. */
export const launchLabel = (t: Translate, view: SeatView, context: TextContext, flight: Flight): string =>
  t('meteor.plain-panel.launch', {
    rocket: rocketName(t, view, context, flight),
    target: targetName(t, view, flight.target),
  });

/** A launch with what it will do, as far as the one who launches may know. */
export function promisedLaunch(t: Translate, launch: string, promise: LaunchPromise | null): string {
  switch (promise?.kind) {
    case undefined:
      return launch;
    case 'short':
      return t('meteor.plain-panel.promise.short', { launch, by: promise.by });
    case 'chance':
      return promise.hits === 0
        ? t('meteor.plain-panel.promise.never', { launch })
        : t('meteor.plain-panel.promise.chance', { launch, percent: chanceOf(promise) });
    case 'overkill':
      return t(promise.loses ? 'meteor.plain-panel.promise.overkill-loses' : 'meteor.plain-panel.promise.overkill', {
        launch,
      });
    case 'hit':
    case 'wins':
    case 'none':
    case 'absorbed':
      return t(`meteor.plain-panel.promise.${promise.kind}`, { launch });
  }
}

/** The same as a remark of its own. */
export function promiseText(t: Translate, promise: LaunchPromise): string {
  switch (promise.kind) {
    case 'short':
      return t('meteor.plain-panel.stands.what.short', { by: promise.by });
    case 'chance':
      return promise.hits === 0
        ? t('meteor.plain-panel.stands.what.never')
        : t('meteor.plain-panel.stands.what.chance', { percent: chanceOf(promise) });
    case 'overkill':
      return t(
        promise.loses ? 'meteor.plain-panel.stands.what.overkill-loses' : 'meteor.plain-panel.stands.what.overkill',
      );
    case 'hit':
    case 'wins':
    case 'none':
    case 'absorbed':
      return t(`meteor.plain-panel.stands.what.${promise.kind}`);
  }
}
