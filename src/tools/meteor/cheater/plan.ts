import type { GameState } from '../../../games/meteor/state.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import { ENDING_MOMENTS, momentsLeft, winningEnding } from './ending.js';
import { beginningOf, playOn, type Line } from './line.js';
import type { Moments } from './moments.js';
import { noisyVeteran } from './noisy.js';

/** How many lines are kept to begin again from. */
const KEPT = 6;
/** Every so many tries begin afresh. */
const AFRESH = 5;

/** What a search came to. */
export interface Plan {
  readonly won: boolean;
  /** What is done at each moment, null for waiting: the best that was found. */
  readonly actions: Line['actions'];
  /** How many lines were tried, the winning one among them. */
  readonly tries: number;
}

const hasWon = ({ end }: Line): boolean => end.outcome?.result === 'won';

/** How far a lost line was from winning: the meteors that are left, and a little for their sizes. */
const lack = ({ end }: Line): number => end.field.reduce((sum, { size }) => sum + 1 + size / 20, 0);

/** Plays on by a Veteran of other weights from a moment of a line; null: from the beginning. */
function another(begun: GameState, base: Line | null, moments: Moments, random: Random): Line {
  const cut = base === null ? 0 : random.below(base.points.length);
  const played = playOn(base?.points[cut] ?? beginningOf(begun), moments, noisyVeteran(random), random);
  if (base === null) return played;
  return {
    points: [...base.points.slice(0, cut), ...played.points],
    actions: [...base.actions.slice(0, cut), ...played.actions],
    end: played.end,
  };
}

function without<T>(items: readonly T[], worst: T): T[] {
  return items.filter((item) => item !== worst);
}

/**
 * Searches for a way to win a game whose hands, sizes and deck are all known: plays it out by Veterans of other
 * weights who see all of it, again and again from a moment of one of the best lines so far, at most `budget` times.
 * An ending it then searches whole. With a bigger budget the same tries come first.
 */
export function planFor(begun: GameState, moments: Moments, chance: string, budget: number): Plan {
  const random = new Random(seedRandom(`${chance}/cheater`));
  let kept: Line[] = [];
  for (let tries = 1; tries <= budget; tries += 1) {
    const base = tries % AFRESH === 1 ? null : (kept[random.below(Math.max(1, kept.length))] ?? null);
    const line = another(begun, base, moments, random);
    if (hasWon(line)) return { won: true, actions: line.actions, tries };
    kept.push(line);
    if (kept.length > KEPT)
      kept = without(
        kept,
        kept.reduce((worst, other) => (lack(other) > lack(worst) ? other : worst)),
      );
  }
  const ending = momentsLeft(moments, 0) > ENDING_MOMENTS ? null : winningEnding(begun, moments, 0);
  if (ending !== null) return { won: true, actions: ending, tries: budget };
  const [first, ...others] = kept;
  const best = first && others.reduce((top, other) => (lack(other) < lack(top) ? other : top), first);
  return { won: false, actions: best?.actions ?? [], tries: budget };
}
