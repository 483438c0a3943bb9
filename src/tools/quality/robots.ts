import { seedOf } from '../simulate/seed-of.js';
import type { Asked, Measure } from './certificate.js';
import { luckAndSkill, type Repeats } from './luck.js';

/** A game's number, the seed of its deal, and what all other chance in it comes from: any text. */
interface Dealt {
  readonly game: number;
  readonly deal: string;
  readonly chance: string;
}

/** What robots of a game's levels come to, deal by deal. `play`: what one game is worth to a robot of that level. */
export function robotsThat<Level>(play: (level: Level, dealt: Dealt) => number) {
  const results = (level: Level, { games, seed }: Asked, again = ''): readonly number[] =>
    Array.from({ length: games }, (_, game) => {
      const deal = seedOf(seed, game);
      return play(level, { game, deal, chance: `${deal}${again}` });
    });
  const twice = (level: Level, asked: Asked): Repeats => {
    const second = results(level, asked, '/again');
    return results(level, asked).map((first, game) => [first, second[game] ?? 0] as const);
  };
  return {
    /** Each game's, of one level. */
    results: (level: Level, asked: Asked): readonly number[] => results(level, asked),
    /** How much of that is luck. `about`: what is dealt, and what is left to chance afterwards. */
    luck: (about: string, levels: readonly Level[], asked: Asked): Measure =>
      luckAndSkill({ about, levels: levels.map((level) => twice(level, asked)), seed: asked.seed }),
  };
}
