import { expect, test } from 'vitest';
import { evenings, startGame } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import { dealt, rehearse, seedFor } from './support/rehearsal.js';

const begin = evenings();

/** The shortest of some games that end well. */
const winningSeed = (mode: 'first' | 'standard', players: number): string =>
  seedFor((seed) => {
    const { outcome, steps } = rehearse(dealt({ mode, players }, seed));
    return outcome.result === 'won' ? steps.length : null;
  });

test.each([
  { mode: 'first', players: 3 },
  { mode: 'standard', players: 2 },
] as const)(
  'from the lobby to victory in a $mode game of $players windows, each thing done by pressing its button',
  async ({ mode, players }) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana' });
    const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
    const others = players === 3 ? [ben, await evening.arrive({ name: 'Chloé', scheme: 'light' })] : [ben];
    const { harness } = evening;
    const begun = await startGame(evening, [ana, ...others], { mode, seed: winningSeed(mode, players) });
    const { table } = harness;
    const { steps, outcome } = rehearse(table.state);
    await perform(harness, [ana, ...others], steps, begun);
    await harness.pass(6_000);
    expect(table.state.outcome).toMatchObject({ result: 'won', zone: outcome.zone });
    for (const player of evening.players) {
      await player.reads('EARTH IS SAFE', player.board);
      await player.reads('Again, same crew', player.board);
      await look(player, `victory-${mode}`);
    }
  },
);
