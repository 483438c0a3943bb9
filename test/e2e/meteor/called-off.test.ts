import { afterEach, expect, it } from 'vitest';
import { allText } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { closeClean } from '../support/requests.js';

let harness: Harness;
afterEach(() => closeClean(harness));

it('called off before its clock started, a game names no zone; afterwards it does', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const callOffAfter = async (starts: number): Promise<string> => {
    await harness.run(ana, 'meteor new');
    for (let start = 0; start < starts; start += 1) await harness.run(ana, 'meteor start');
    await harness.pass(2_000);
    for (let twice = 0; twice < 2; twice += 1) await harness.run(ana, 'meteor end');
    await harness.pass(2_000);
    return (
      ana
        .sees(harness.channel)
        .map(allText)
        .findLast((words) => words.includes('The host called it off.')) ?? ''
    );
  };
  expect(await callOffAfter(1)).not.toMatch(/Zone \d/);
  expect(await callOffAfter(2)).toMatch(/Zone 5, \d+ seconds left/);
});
