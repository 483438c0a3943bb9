import { redealt } from '../../../games/meteor/analysis/redeal.js';
import { legalActions, viewFor, type Action } from '../../../games/meteor/index.js';
import { remember } from '../../../games/meteor/robots/index.js';
import { keyOf } from '../../../games/meteor/robots/search/ideas.js';
import { playOut } from '../../../games/meteor/robots/search/play-out.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import type { Fork } from '../../quality/decisions.js';
import { SETTING, VETERAN } from './crews.js';
import { playDeal, type Choice } from './game.js';

/** What changes the table. */
const MOVES: ReadonlySet<string> = new Set(['place', 'launch', 'scrap']);

/** Other options that are compared with what was done. */
const OTHERS = 3;

/** What was done, and up to three other legal actions at random; a pass is none, as all have to agree to it. */
function optionsAt({ state, seat, now, action }: Choice, random: Random): readonly (Action | null)[] {
  const done = keyOf(action);
  const others = legalActions(viewFor(state, seat, now)).filter(
    (other) => MOVES.has(other.type) && keyOf(other) !== done,
  );
  return [action, ...random.shuffle(others).slice(0, OTHERS)];
}

/** How a game ends after each option: Veterans play on over what nobody has seen, dealt again. */
function forkAt(choice: Choice, options: readonly (Action | null)[], seed: string): Fork {
  const { state, seat, now, memory: before } = choice;
  const memory = remember(viewFor(state, seat, now), before);
  return {
    options: options.length,
    play: (option, rollout) => {
      const random = new Random(seedRandom(`${seed}/rollout ${rollout}`));
      const begun = redealt(state, memory, random);
      const from = { state: begun, seat, memory, now, horizonMs: Infinity, company: SETTING.company };
      return playOut(from, options[option] ?? null, VETERAN, random);
    },
  };
}

/** One of the choices of a game of Veterans with at least two options, each as likely as the other; null: it has none. */
export function forkIn(seed: string): Fork | null {
  const random = new Random(seedRandom(`${seed}/fork`));
  const choices: Choice[] = [];
  playDeal({ robot: VETERAN }, { seed, chance: seed }, (choice) => {
    if (choice.action !== null && MOVES.has(choice.action.type)) choices.push(choice);
  });
  for (const choice of random.shuffle(choices)) {
    const options = optionsAt(choice, random);
    if (options.length > 1) return forkAt(choice, options, seed);
  }
  return null;
}
