import { afterEach, expect, it } from 'vitest';
import { findButton } from '../../../../src/local/index.js';
import { Harness } from '../../support/harness.js';
import { closeClean } from '../../support/requests.js';
import { TownPlayers } from './support.js';

let harness: Harness;
afterEach(() => closeClean(harness));

it('who begins the day once more while its town is still being written gets that town: one attempt counts', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const players = new TownPlayers(harness, 'once');
  const { gameLog } = harness;
  const append = gameLog.append.bind(gameLog);
  let letWrite = (): void => undefined;
  const written = new Promise<void>((resolve) => {
    letWrite = resolve;
  });
  await harness.run(ana, 'daily town');
  Object.assign(gameLog, { append: (entries: Parameters<typeof append>[0]) => written.then(() => append(entries)) });
  const begin = () => {
    const question = players.privately(ana);
    return ana.click(question.id, findButton(question, '▶ Begin')?.customId ?? '');
  };
  const first = begin();
  await harness.pass(700);
  const second = begin();
  await harness.pass(100);
  letWrite();
  for (const { error } of await Promise.all([first, second])) expect(error).toBeUndefined();
  await harness.quiet();
  expect(harness.everyTable.ofPerson(ana.id)).toHaveLength(1);
});
