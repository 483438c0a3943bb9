import { afterEach, expect, test } from 'vitest';
import { buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

async function run(user: LocalUser, channel: string, words: string, values = {}): Promise<ApiMessage> {
  const seen = await user.command(channel, words, values);
  await harness.quiet();
  if (seen.message === undefined) throw new Error(`${words}: ${seen.error ?? 'no message'}\n${harness.server.dump()}`);
  return seen.message;
}

/** Presses the first button whose label fits. */
async function press(user: LocalUser, message: ApiMessage, label: RegExp): Promise<void> {
  const button = buttonsOf(message).find((one) => label.test(one.label ?? ''));
  if (button?.customId === undefined)
    throw new Error(`no ${String(label)} among ${JSON.stringify(buttonsOf(message))}`);
  expect((await user.click(message.id, button.customId)).error).toBeUndefined();
  await harness.quiet();
}

const boardsIn = (user: LocalUser, channel: string): ApiMessage[] =>
  user.sees(channel).filter(({ flags, author }) => (flags & 64) === 0 && author.bot === true);
function boardOf(user: LocalUser, channel: string): ApiMessage {
  const board = boardsIn(user, channel).at(-1);
  if (board === undefined) throw new Error(harness.server.dump());
  return board;
}
const toChannel = (channel: string): number =>
  harness.server.requests.all.filter(({ path }) => path.includes(`/channels/${channel}`)).length;

/** A game of two in a group’s direct messages, whose clock runs. */
async function flying(zoneMs = 60_000) {
  harness = await Harness.open({ zoneMs });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  ana.install();
  const channel = ana.openGroup('Friends', [ben]);
  await run(ana, channel, 'meteor new', { mode: 'standard', seed: 'restart' });
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start|Deal/);
  await press(ana, boardOf(ana, channel), /Start/);
  await harness.pass(2000);
  return { ana, ben, channel };
}

test('a game in a group that ended while the bot was killed shows its end after the restart', async () => {
  const { ana, ben, channel } = await flying();
  await run(ana, channel, 'meteor end');
  await run(ana, channel, 'meteor end');
  await harness.crash();
  await harness.boot();
  await harness.pass(5000);
  expect(harness.tables.inChannel(channel)).toBeUndefined();
  expect(findButton(boardOf(ben, channel), /Again/)).toBeDefined();
  expect(toChannel(channel)).toBe(0);
});

test('a game in a group that was given up while no token lived shows its end at the next click, over restarts', async () => {
  const { ben, channel } = await flying();
  await harness.crash();
  harness.time.lapse(20 * 60_000);
  await harness.boot();
  for (let hour = 0; hour < 72 && harness.tables.inChannel(channel) !== undefined; hour += 1)
    await harness.pass(3_600_000);
  expect(harness.tables.inChannel(channel)).toBeUndefined();
  expect(findButton(boardOf(ben, channel), /Again/)).toBeUndefined();
  await harness.crash();
  await harness.boot();
  await harness.pass(2000);
  await press(ben, boardOf(ben, channel), /Resume|My hand/);
  await harness.pass(5000);
  expect(findButton(boardOf(ben, channel), /Again/)).toBeDefined();
  expect(boardsIn(ben, channel)).toHaveLength(1);
  expect(toChannel(channel)).toBe(0);
});

/** How many follow-ups were asked for with each token. */
function followUps(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { method, path } of harness.server.requests.all) {
    const token = method === 'POST' ? /\/webhooks\/\d+\/([^/?]+)(\?|$)/.exec(path)?.[1] : undefined;
    if (token !== undefined) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

test('a panel whose sending is never answered in a group costs one follow-up, and the next press brings it', async () => {
  const { ben, channel } = await flying(600_000);
  const newestHand = (): string | undefined =>
    ben.seesPrivately(channel).findLast((message) => findButton(message, /Pass/) !== undefined)?.id;
  harness.server.faults.next({ method: 'POST', path: /\/webhooks\/\d+\/[^/]+$/ }, { drop: 'after' }, 100);
  await press(ben, boardOf(ben, channel), /My hand/);
  for (let minute = 0; minute < 5; minute += 1) await harness.pass(60_000);
  expect(Math.max(...followUps().values())).toBe(1);
  harness.server.faults.clear();
  const before = newestHand();
  await press(ben, boardOf(ben, channel), /My hand/);
  expect(newestHand()).not.toBe(before);
  expect(toChannel(channel)).toBe(0);
});
