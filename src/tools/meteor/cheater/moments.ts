import type { GameState, Millis, Seat } from '../../../games/meteor/state.js';
import { firstThought, nextThought } from '../../../games/meteor/robots/index.js';
import { Random, seedRandom } from '../../../games/shared/random.js';

/** When a seat may act. */
export interface Moment {
  readonly seat: Seat;
  readonly now: Millis;
}

/** The moments of a game in order. Past the last there is none: only timers are left. */
export interface Moments {
  at(index: number): Moment | undefined;
}

/** A game's moments as the simulation has them for seats that draw no chance of their own; they never end. */
export function momentsOf(begun: GameState, paceMs: number, chance: string): Moments {
  const seated = begun.seats.flatMap(({ status }, seat) => {
    if (status !== 'in') return [];
    const random = new Random(seedRandom(`${chance}/robot ${seat}`));
    return [{ seat, random, next: firstThought(0, paceMs, random) }];
  });
  const known: Moment[] = [];
  const extend = (): void => {
    const player = seated.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    known.push({ seat: player.seat, now: player.next });
    player.next = nextThought(player.next, paceMs, player.random);
  };
  return {
    at: (index) => {
      while (known.length <= index) extend();
      return known[index];
    },
  };
}
