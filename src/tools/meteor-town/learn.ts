/** How a Planner learns what sheets are worth: by playing towns, as temporal differences (TD(λ)) on the sheets after each turn. */
import { GROUPS, LEARNT_SIZE, placesOf } from '../../games/meteor-town/robots/features.js';
import { scoreOf } from '../../games/meteor-town/robots/evaluate.js';
import { Model } from '../../games/meteor-town/robots/model.js';
import { byTable } from '../../games/meteor-town/robots/planner.js';
import { PLANS } from '../../games/meteor-town/robots/plans.js';
import { playOn, playTurn } from '../../games/meteor-town/robots/rollout.js';
import type { Worths } from '../../games/meteor-town/robots/worths.js';
import { TURNS } from '../../games/meteor-town/sheet.js';
import { FIRST_TOWN } from '../../games/meteor-town/town.js';
import { Random, seedRandom } from '../../games/shared/random.js';

export interface Lessons {
  readonly towns: number;
  readonly seed: string;
}

/** How much of an error is corrected at once: at first, and after so many towns. */
const [FIRST_STEP, LATER_STEP, LATER] = [0.3, 0.003, 45_000];
/** How much later turns say of an earlier one beside the turn that follows it. */
const LAMBDA = 0.6;
/** The first towns are played by others from beginning to end. */
const WATCHED = 2_250;
/** The share of the rest that others begin, so that sheets are seen to which a Planner wouldn't come. */
const BEGUN = 0.3;

const ANY_LUCK = 0x1_0000_0000;
const first = (): Model => Model.of(FIRST_TOWN);

/** One town in the making: the places of what it looked like after each turn, and its score then. */
class Course {
  readonly #places = Array.from({ length: TURNS + 1 }, () => new Int32Array(GROUPS));
  readonly #counts = new Int32Array(TURNS + 1);
  readonly #scores = new Float64Array(TURNS + 1);

  /** A turn was played: `model` is at the next one. */
  note(model: Model): void {
    model.turn -= 1;
    this.#scores[model.turn] = scoreOf(model);
    this.#counts[model.turn] = placesOf(model, this.#places[model.turn] as Int32Array);
    model.turn += 1;
  }

  /** Corrects what was expected after each turn from `from` on by what came of it. */
  correct(learnt: Float32Array, from: number, step: number): void {
    let target = this.#scores[TURNS] as number;
    for (let turn = TURNS - 1; turn >= from; turn -= 1) {
      const places = this.#places[turn] as Int32Array;
      const count = this.#counts[turn] as number;
      let expected = this.#scores[turn] as number;
      for (let at = 0; at < count; at += 1) expected += learnt[places[at] as number] as number;
      const change = (step * (target - expected)) / count;
      for (let at = 0; at < count; at += 1) (learnt[places[at] as number] as number) += change;
      target = LAMBDA * target + (1 - LAMBDA) * expected;
    }
  }
}

/** The mean score of towns played by a table without clovers. */
export function trial(learnt: Float32Array, towns: number, random: Random): number {
  const worths = byTable(learnt);
  let sum = 0;
  for (let town = 0; town < towns; town += 1) sum += scoreOf(playOn(first(), random.below(ANY_LUCK), worths));
  return sum / towns;
}

/** Learns from towns of its own, and tells after each how many are done. */
export function* learn({ towns, seed }: Lessons): Generator<{ readonly done: number; readonly learnt: Float32Array }> {
  const random = new Random(seedRandom(seed));
  const learnt = new Float32Array(LEARNT_SIZE);
  const own = byTable(learnt);
  const course = new Course();
  for (let done = 0; done < towns; done += 1) {
    const plan = PLANS[random.below(PLANS.length)] as Worths;
    const isWatched = done < WATCHED;
    const begun = isWatched ? TURNS : random.below(1_000) < 1_000 * BEGUN ? random.below(TURNS - 3) : 0;
    const luck = random.below(ANY_LUCK);
    let model = first();
    for (let turn = 1; turn <= TURNS; turn += 1) {
      model = playTurn(model, luck, turn <= begun ? plan : own, new Model());
      course.note(model);
    }
    course.correct(
      learnt,
      isWatched ? 1 : Math.max(1, begun),
      FIRST_STEP * (LATER_STEP / FIRST_STEP) ** (done / LATER),
    );
    yield { done: done + 1, learnt };
  }
}
