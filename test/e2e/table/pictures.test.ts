import { afterEach, expect, test } from 'vitest';
import { allText, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

/** Pictures come by edits of their own: nothing waits for them. */

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const board = (at: Harness, user: LocalUser): ApiMessage => {
  const found = user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${at.server.dump()}`);
  return found;
};
const pictured = (message: ApiMessage): readonly string[] =>
  message.attachments.map(({ description }) => description ?? '');

async function begun(at: Harness): Promise<LocalUser> {
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'first' });
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor start');
  await at.pass(2000);
  return ana;
}

test('the field’s picture goes as the clock starts, the end brings its own', async () => {
  const at = (harness = await Harness.open());
  const ana = await begun(at);
  expect(pictured(board(at, ana))).toEqual([expect.stringContaining('The dealt field over Earth. K ')]);
  expect(JSON.stringify(board(at, ana).components)).toContain('"type":12');
  await at.run(ana, 'meteor start');
  await at.pass(3000);
  expect(pictured(board(at, ana))).toEqual([]);
  expect(JSON.stringify(board(at, ana).components)).not.toContain('"type":12');
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(3000);
  expect(allText(board(at, ana))).toContain('GAME CALLED OFF');
  expect(pictured(board(at, ana))).toEqual([expect.stringMatching(/^GAME CALLED OFF/)]);
});

test('a picture that takes its time, or fails, keeps nobody waiting', async () => {
  const drawn: (() => void)[] = [];
  const slow = {
    renderPng: () => new Promise<Buffer>((_, reject) => drawn.push(() => reject(new Error('no picture today')))),
    close: () => Promise.resolve(),
  };
  const at = (harness = await Harness.open({ pictures: slow }));
  const ana = await begun(at);
  expect(allText(board(at, ana))).toContain('THE METEOR FIELD');
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(2000);
  expect(allText(board(at, ana))).toContain('GAME CALLED OFF');
  for (const fail of drawn) fail();
  await at.pass(3000);
  expect(pictured(board(at, ana))).toEqual([]);
  expect(drawn.length, 'one that failed isn’t drawn again and again').toBeLessThanOrEqual(2);
});

test('the end’s picture comes even where drawing it takes longer than the end is looked after', async () => {
  const waiting: ((png: Buffer) => void)[] = [];
  const slow = {
    renderPng: () => new Promise<Buffer>((resolve) => waiting.push(resolve)),
    close: () => Promise.resolve(),
  };
  const at = (harness = await Harness.open({ pictures: slow }));
  const ana = await begun(at);
  await at.run(ana, 'meteor start');
  await at.pass(2000);
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(25_000);
  expect(pictured(board(at, ana))).toEqual([]);
  for (const drawn of waiting) drawn(Buffer.from('a picture'));
  await at.pass(3000);
  expect(pictured(board(at, ana))).toEqual([expect.stringMatching(/^GAME CALLED OFF/)]);
});

test('a hand that is asked for again is a new message, which names no picture of the one before', async () => {
  const at = (harness = await Harness.open());
  const ana = at.user('Ana');
  await at.run(ana, 'town new');
  await at.run(ana, 'town start');
  await at.pass(3000);
  const pictures = () => ana.seesPrivately(at.channel).flatMap(pictured);
  expect(pictures(), 'the town is drawn').not.toEqual([]);
  await ana.click(board(at, ana).id, 'My town');
  await at.pass(3000);
  expect(at.server.requests.all.filter(({ status }) => status === 400)).toEqual([]);
  expect(pictures(), 'the new one gets a picture of its own').not.toEqual([]);
});
