import { Random, seedRandom } from '../../shared/random.js';
import type { GameState, Laid, Practice, Seat } from '../state.js';
import { momentsOf, type Entry } from './moments.js';
import { redealt } from './redeal.js';

function laidOf(state: GameState): Laid {
  const { options: _options, seed: _seed, random: _random, host: _host, outcome: _outcome, ...laid } = state;
  return laid;
}

/**
 * The table after an entry of a game's log, for one seat to play on from; null: it can't be played on from there. What
 * nobody had seen is dealt anew, so that knowing how the game ended is no help.
 */
export function practiceAt(
  { game, entries }: { readonly game: string; readonly entries: readonly Entry[] },
  { sequence, seat }: { readonly sequence: number; readonly seat: Seat },
  chance: string,
): Practice | null {
  const moment = momentsOf(entries).find((one) => one.sequence === sequence);
  if (moment?.after.phase !== 'play' || moment.after.seats[seat]?.status !== 'in') return null;
  const dealt = redealt(moment.after, moment.seen, new Random(seedRandom(chance)));
  return { game, sequence, seat, table: laidOf(dealt) };
}
