import type { Robot } from '../robot.js';
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
import { retrofitUseless } from '../strategies/retrofit-useless.js';
import { useAbility } from '../strategies/use-ability.js';
import { robotOf } from '../think.js';
import { WEIGHTS, type Weights } from '../weights.js';

/** More than a destroyed meteor is worth, so that a known Overkill is never chosen. */
const NEVER = 1.5 * WEIGHTS.kill;

/**
 * The weights of somebody who plays for the first time: avoids every Overkill, keeps cards in the hand, and underrates
 * what Technologies and Retrofits bring later.
 */
const ROOKIE_WEIGHTS: Weights = {
  ...WEIGHTS,
  overkill: [0, 0, NEVER, NEVER, NEVER, NEVER],
  lost: NEVER,
  absorb: [0, 5, 5, 5, 5, 5],
  absorbed: 1,
  card: 9,
  partOfSalvo: 0.15,
  energy: { C: 10, F: 10, A: 12, E: 12 },
  stale: 0.6,
  veryStale: 0.4,
  salvage: 15,
  change: 12,
};

/** In how many of a hundred thoughts it does nothing. */
const HESITATES = 30;

const player = robotOf({
  id: 'rookie',
  strategies: [
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
    useAbility,
  ],
  fallback: pass,
  weights: ROOKIE_WEIGHTS,
  resorts: false,
});

/** Plays as a person does in a first game. */
export const rookie: Robot = {
  id: player.id,
  think: (view, memory, random, now, circumstances) => {
    const thought = player.think(view, memory, random, now, circumstances);
    const hesitates = view.phase === 'play' && view.window === null && random.below(100) < HESITATES;
    return hesitates ? { ...thought, action: null } : thought;
  },
};
