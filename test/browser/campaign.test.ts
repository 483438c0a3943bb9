import { expect, test } from 'vitest';
import { evenings } from './support/evening.js';
import { look } from './support/look.js';

const begin = evenings();

test.each(['wide', 'phone'] as const)(
  'a night of the campaign with robots of a chosen level, from the first click to the Coach (%s)',
  async (size) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana', size });
    await ana.command('/meteor new scenario:first-light robots:2 level:rookie');
    await ana.reads('Night 1 of 12', ana.board);
    for (const line of ['The watch begins.', 'Learn who can build what.']) await ana.reads(line, ana.board);
    await ana.reads('Robots: Rookie', ana.board);
    await look(ana, `night-lobby-${size}`);
    // A press leads to the next level.
    await ana.pressNamed(/Rookie/);
    await evening.harness.pass(1_000);
    await ana.reads('Robots: Veteran', ana.board);
    await look(ana, `night-levels-${size}`);
    await ana.pressNamed('Start');
    await evening.harness.pass(2_000);
    await ana.pressNamed(/Start/);
    await evening.harness.pass(20_000);
    await look(ana, `night-play-${size}`);
    for (let zone = 0; zone < 6; zone += 1) await evening.harness.pass(61_000);
    await look(ana, `night-end-${size}`);
    await ana.pressNamed(/Coach/);
    await evening.harness.pass(4_000);
    await ana.reads('Chance to win', ana.note);
    await look(ana, `night-coach-${size}`);
    expect(evening.harness.game).toBeUndefined();
    expect(evening.harness.complaints).toEqual([]);
  },
);
