import type { Robot } from '../robot.js';
import { beatExpiry } from '../strategies/beat-expiry.js';
import { beginRocket } from '../strategies/begin-rocket.js';
import { buildTechnology } from '../strategies/build-technology.js';
import { completeOwn } from '../strategies/complete-own.js';
import { endAtOnce } from '../strategies/end-at-once.js';
import { feedOthers } from '../strategies/feed-others.js';
import { joinSalvo } from '../strategies/join-salvo.js';
import { launchExact } from '../strategies/launch-exact.js';
import { openSalvo } from '../strategies/open-salvo.js';
import { pass } from '../strategies/pass.js';
import { probeUnknown } from '../strategies/probe-unknown.js';
import { ratherThanPass } from '../strategies/rather-than-pass.js';
import { retrofitUseless } from '../strategies/retrofit-useless.js';
import { scrapDeadEnd } from '../strategies/scrap-dead-end.js';
import { useAbility } from '../strategies/use-ability.js';
import { robotOf } from '../think.js';
import { WEIGHTS } from '../weights.js';

export const VETERAN_PARTS = [
  endAtOnce,
  joinSalvo,
  launchExact,
  openSalvo,
  probeUnknown,
  completeOwn,
  feedOthers,
  beginRocket,
  buildTechnology,
  retrofitUseless,
  scrapDeadEnd,
  beatExpiry,
  useAbility,
];

/** Plays as a good human player does who keeps the silence. */
export const veteran: Robot = robotOf({
  id: 'veteran',
  strategies: VETERAN_PARTS,
  fallback: pass,
  weights: WEIGHTS,
  rathers: [ratherThanPass],
});
