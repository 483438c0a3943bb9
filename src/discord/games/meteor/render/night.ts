import { SCENARIOS } from '../../../../games/meteor/scenarios/index.js';
import type { Translate } from '../../../../text/index.js';
import { scenarioName } from '../../../../text/meteor/index.js';

const placeOf = (id: string): number => SCENARIOS.findIndex((one) => one.id === id) + 1;

/** Which night of the campaign it is, by its place and its name. */
export const nightTitle = (id: string, t: Translate): string =>
  t('meteor.scenario.title', { night: placeOf(id), nights: SCENARIOS.length, name: scenarioName(t, id) });

/** After a night that was won: the one that follows, and how it is opened. */
export function nextNight(id: string, t: Translate): string {
  const next = SCENARIOS[placeOf(id)];
  return next === undefined
    ? t('meteor.scenario.all-won')
    : t('meteor.scenario.next', { night: placeOf(next.id), name: scenarioName(t, next.id) });
}
