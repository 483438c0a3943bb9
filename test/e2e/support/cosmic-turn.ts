import { COSMIC_RUN } from '../../../src/games/cosmic-run/index.js';
import { Random } from '../../../src/games/shared/random.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import type { Harness } from './harness.js';

/** The Cosmic Run in a channel. */
export function cosmicRunIn(at: Harness, channel = at.channel) {
  const found = tablesOf(COSMIC_RUN, at.everyTable).inChannel(channel);
  if (found === undefined) throw new Error('no game');
  return found;
}

/** Ends the turn of whoever's it is, by the rules alone, so that nobody has pressed anything. */
export async function endCosmicTurn(at: Harness, channel = at.channel): Promise<void> {
  const { turn, round } = cosmicRunIn(at, channel).state;
  if (turn === null) throw new Error('nobody’s turn');
  for (let step = 0; step < 80; step += 1) {
    const table = cosmicRunIn(at, channel);
    const { state } = table;
    if (state.turn?.seat !== turn.seat || state.round !== round) break;
    const view = COSMIC_RUN.viewFor(state, turn.seat, at.time.now());
    const thought = COSMIC_RUN.robots?.think('rookie', view, null, new Random([1, 2, 3, 4]), at.time.now());
    if (thought === undefined || thought.action === null) throw new Error('no way on');
    const outcome = await table.act(thought.action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
  await at.quiet();
}
