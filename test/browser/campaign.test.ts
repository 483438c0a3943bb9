import { expect, test } from 'vitest';
import type { MeteorAnalysis } from '../../src/games/meteor/index.js';
import { evenings } from './support/evening.js';
import { quickAnalysis } from './support/harness.js';
import { look } from './support/look.js';

type Analysis = typeof quickAnalysis;

/** The look back with a turning point right after the clock's start, from which to practise. */
const withTurningPoint: Analysis = (task, onProgress) => {
  const { result, cancel } = quickAnalysis(task, onProgress);
  const sequence = task.log.findIndex(({ events }) =>
    events.some((event) => (event as { readonly type: string }).type === 'clock-started'),
  );
  const at = { sequence, position: 0, zone: 5, left: 60_000, seat: 0, value: 0.18, error: 0.02 } as const;
  const missed = [{ ...at, did: { kind: 'wait' }, other: { kind: 'pass' } }] satisfies MeteorAnalysis['missed'];
  return { result: result.then((found) => ({ ...(found as MeteorAnalysis), missed })), cancel };
};

const begin = evenings({ analysis: withTurningPoint });

test.each(['wide', 'phone'] as const)(
  'a night of the campaign with robots of a chosen level, from the first click to the end of what the Coach lets one try (%s)',
  async (size) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana', size });
    await ana.command('/meteor new scenario:first-light robots:2 level:rookie');
    await ana.reads('Night 1 of 12', ana.board);
    for (const line of ['The watch begins.', 'Learn who can build what.']) await ana.reads(line, ana.board);
    await ana.reads(/\(Rookie\)/, ana.board);
    await look(ana, `night-lobby-${size}`);
    await ana.choosesSetting('level', 'veteran');
    await ana.reads(/\(Veteran\)/, ana.board);
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
    await ana.pressNamed(/Try 1 from here/, ana.note);
    await ana.reads('The clock is paused with 60 seconds left in zone 5.', ana.note);
    await look(ana, `practice-paused-${size}`);
    await ana.pressNamed(/Start the clock/, ana.note);
    await ana.reads('Zone 5 ends', ana.note);
    for (let zone = 0; zone < 6; zone += 1) await evening.harness.pass(61_000);
    await ana.reads('Practice over', ana.note);
    await look(ana, `practice-over-${size}`);
    // The night alone is a past game.
    await ana.command('/history list');
    await ana.reads('Past games of this server', ana.note);
    expect((await ana.note.innerText()).match(/Ana and 2 robots/g)).toHaveLength(1);
    expect(evening.harness.game).toBeUndefined();
    expect(evening.harness.complaints).toEqual([]);
  },
);
