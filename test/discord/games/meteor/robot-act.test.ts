import { afterEach, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/games/meteor/event.js';
import { robotAct } from '../../../../src/discord/games/meteor/robot-act.js';
import { allText, buttonsOf, type ApiMessage } from '../../../../src/local/index.js';
import { Harness } from '../../../e2e/support/harness.js';
import { closeClean } from '../../../e2e/support/requests.js';

let harness: Harness | undefined;
afterEach(async () => {
  if (harness !== undefined) await closeClean(harness);
  harness = undefined;
});

const placed: GameEvent = { type: 'placed', seat: 1, site: 2, card: 'C', ready: false };

it('only what a robot did is marked, for four seconds, for everyone else', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first', robots: 2, seed: 'marks' });
  const { state } = harness.table;
  const seen = { at: 1_000, watcher: 0 };
  expect(robotAct(state, [placed], seen)).toEqual({ events: [placed], site: 2, until: 5_000 });
  expect(robotAct(state, [{ ...placed, seat: 0 }], { at: 1_000, watcher: 2 })).toBeNull();
  expect(robotAct(state, [placed], { at: 1_000, watcher: 1 })).toBeNull();
  expect(robotAct(state, [{ type: 'passed', seat: 2, agreed: false }], seen)?.site).toBeNull();
});

it('the panel says it in words, and marks the site', async () => {
  const opened = await Harness.open();
  harness = opened;
  const ana = opened.user('Ana');
  await opened.run(ana, 'meteor new', { mode: 'first', robots: 2, seed: 'marks' });
  await opened.run(ana, 'meteor start');
  await opened.run(ana, 'meteor start');
  const panel = (): ApiMessage => {
    const seen = ana.seesPrivately(opened.channel).at(-1);
    if (seen === undefined) throw new Error('no panel');
    return seen;
  };
  const marked = (): readonly string[] =>
    buttonsOf(panel()).flatMap(({ label = '' }) => (label.includes('◆') ? [label] : []));
  for (let wait = 0; marked().length === 0 && wait < 30; wait += 1) await opened.pass(500);
  expect(marked()).toHaveLength(1);
  expect(allText(panel())).toMatch(/◆ 🤖 \w+ (put|finished|built)/u);
});
