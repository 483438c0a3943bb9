/**
 * The campaign: twelve scenarios of our own, which players know as nights. Each is one file of data; a new one is a
 * file, a line here and its words in `text/`. They are ordered by how often Veterans win them: see docs/scenarios.md.
 */
import { darkReactors } from './dark-reactors.js';
import { doubleVision } from './double-vision.js';
import { eleven } from './eleven.js';
import { firstLight } from './first-light.js';
import { harvest } from './harvest.js';
import { ironRain } from './iron-rain.js';
import { lateWatch } from './late-watch.js';
import { longGuns } from './long-guns.js';
import { noWayBack } from './no-way-back.js';
import { oldFactory } from './old-factory.js';
import type { Scenario } from './scenario.js';
import { thinIce } from './thin-ice.js';
import { umbrella } from './umbrella.js';

export type { Scenario } from './scenario.js';

export const SCENARIOS: readonly Scenario[] = [
  firstLight,
  harvest,
  longGuns,
  oldFactory,
  umbrella,
  ironRain,
  darkReactors,
  doubleVision,
  lateWatch,
  thinIce,
  noWayBack,
  eleven,
];

const byId = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** The scenario that a game's options name; null where they name none, or one that this release doesn't have. */
export const scenarioOf = ({ scenario }: { readonly scenario?: string }): Scenario | null =>
  (scenario === undefined ? undefined : byId.get(scenario)) ?? null;
