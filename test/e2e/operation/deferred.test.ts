import { afterEach, expect, test } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { gameOfTwo } from '../support/game-of-two.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

const DELETION = { method: 'DELETE', path: /\/messages\/@original$/ };
const BUSY = 'A game of Meteor is running in this channel.';

let harness: Harness;
afterEach(() => harness.close());

/** Somebody who asks for a second game in the channel, of a disk that takes two seconds: that is deferred for all to see. */
async function asksTooLate(): Promise<LocalUser> {
  harness = await Harness.open({ zoneMs: 600_000 });
  await gameOfTwo(harness);
  await harness.pass(2_000);
  const zoe = harness.user('Zoe');
  const { everyTable } = harness;
  const open = everyTable.open.bind(everyTable);
  const slow: typeof open = async (request) => {
    await new Promise<void>((resolve) => harness.time.at(harness.time.now() + 2_000, resolve));
    return open(request);
  };
  Object.assign(everyTable, { open: slow });
  const asked = zoe.command(harness.channel, 'meteor new');
  await harness.pass(1_600);
  expect((await asked).type).toBe(5);
  return zoe;
}

const inPublic = (user: LocalUser): string =>
  user
    .sees(harness.channel)
    .filter(({ flags }) => (flags & EPHEMERAL) === 0)
    .map(allText)
    .join('\n');
const inPrivate = (user: LocalUser): string => user.seesPrivately(harness.channel).map(allText).join('\n');

test('a private answer after a public deferral is private, once that is gone', async () => {
  const zoe = await asksTooLate();
  await harness.pass(1_000);
  expect(inPrivate(zoe)).toContain(BUSY);
  expect(inPublic(zoe)).not.toContain(BUSY);
});

test('a deferral that Discord fails to delete is deleted later: no private answer takes its place', async () => {
  const zoe = await asksTooLate();
  const failing = harness.server.faults.next(DELETION, { status: 500 }, 4);
  await harness.pass(5_000);
  expect(failing.met).toBe(4);
  expect(inPrivate(zoe)).toContain(BUSY);
  expect(inPublic(zoe)).not.toContain(BUSY);
});

test('a deferral that can’t be deleted leaves the private answer unsaid', async () => {
  const zoe = await asksTooLate();
  harness.server.faults.next(DELETION, { status: 500 }, 100);
  await harness.pass(30_000);
  expect(inPrivate(zoe)).not.toContain(BUSY);
  expect(inPublic(zoe)).not.toContain(BUSY);
  expect(harness.log.map(({ message }) => message)).toContain('a deferred interaction could not be answered');
});
