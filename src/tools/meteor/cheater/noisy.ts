import { legalActions } from '../../../games/meteor/view/legal.js';
import type { Robot } from '../../../games/meteor/robots/index.js';
import { VETERAN_PARTS } from '../../../games/meteor/robots/crew/veteran.js';
import { ideasFor } from '../../../games/meteor/robots/search/ideas.js';
import { remember } from '../../../games/meteor/robots/memory.js';
import { pass } from '../../../games/meteor/robots/strategies/pass.js';
import { ratherThanPass } from '../../../games/meteor/robots/strategies/rather-than-pass.js';
import { robotOf } from '../../../games/meteor/robots/think.js';
import { WEIGHTS, type Weights } from '../../../games/meteor/robots/weights.js';
import type { Random } from '../../../games/shared/random.js';

const STEPS = 1_000;

/** A factor between 1/2 and 2. */
const factor = (random: Random): number => 2 ** ((2 * random.below(STEPS + 1)) / STEPS - 1);

/** Somebody else's idea of what things are worth. Whether an Overkill may be planned at all is left to chance too. */
function otherWeights(random: Random): Weights {
  const times = (values: readonly number[]): readonly number[] => {
    const by = factor(random);
    return values.map((value) => by * value);
  };
  const energy = factor(random);
  return {
    ...WEIGHTS,
    reveal: 0,
    overkill: times(WEIGHTS.overkill),
    brings: factor(random) * WEIGHTS.brings,
    spent: factor(random) * WEIGHTS.spent,
    card: factor(random) * WEIGHTS.card,
    partOfSalvo: factor(random) * WEIGHTS.partOfSalvo,
    energy: {
      C: energy * WEIGHTS.energy.C,
      F: energy * WEIGHTS.energy.F,
      A: energy * WEIGHTS.energy.A,
      E: energy * WEIGHTS.energy.E,
    },
    rocketInHand: factor(random) * WEIGHTS.rocketInHand,
    retrofitHelp: Math.min(1, factor(random) * WEIGHTS.retrofitHelp),
    absorb: times(WEIGHTS.absorb),
    change: factor(random) * WEIGHTS.change,
    salvage: factor(random) * WEIGHTS.salvage,
  };
}

/** In how many of a hundred moments it does something else that is legal, or a Veteran's lesser idea. */
const ANYTHING = 2;
const LESSER = 8;

/** A Veteran with other weights, who now and then does something else: what tries out another way to play a deal. */
export function noisyVeteran(random: Random): Robot {
  const weights = otherWeights(random);
  const steady = random.below(3) === 0;
  const player = robotOf({
    id: 'noisy veteran',
    strategies: VETERAN_PARTS,
    fallback: pass,
    weights,
    rathers: [ratherThanPass],
  });
  return {
    id: player.id,
    think: (view, before, chance, now) => {
      const draw = chance.below(100);
      if (steady || view.phase !== 'play' || draw >= ANYTHING + LESSER)
        return player.think(view, before, chance, now, { company: 'robots' });
      const others =
        draw < ANYTHING
          ? legalActions(view).filter(({ type }) => type === 'place' || type === 'scrap' || type === 'pass')
          : ideasFor(view, remember(view, before), now).map(({ action }) => action);
      const action = others[chance.below(others.length + 1)] ?? null;
      return { action, memory: remember(view, before) };
    },
  };
}
