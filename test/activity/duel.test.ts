import { afterEach, expect, it } from 'vitest';
import { allText, type LocalUser } from '../../src/local/index.js';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
afterEach(() => all.close());

async function run(user: LocalUser, channel: string, words: string, values = {}): Promise<void> {
  expect(await user.command(channel, words, values)).not.toHaveProperty('error');
  await all.harness.quiet();
}

/** Ana's crew and Ben's, whose table is in another channel. */
async function duelOfTwo() {
  all = await ActivityHarness.open({ channels: ['general', 'games'] });
  const { harness } = all;
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const there = harness.server.channelId('games');
  await run(ana, harness.channel, 'meteor duel');
  await harness.pass(1500);
  const code = /code `([0-9A-Z]{8})`/.exec(ana.sees(harness.channel).map(allText).join('\n'))?.[1] ?? '';
  await run(ben, there, 'meteor duel', { code });
  const start = async (): Promise<void> => {
    await run(ana, harness.channel, 'meteor start');
    await run(ben, there, 'meteor start');
    await harness.pass(1500);
  };
  return { harness, ana, ben, there, start };
}

it('a duel’s other crew is told of beside the table, and each of its zones', async () => {
  const { ana, ben, there, start } = await duelOfTwo();
  await start();
  await start();
  const page = await all.page(ana);
  const beside = (): string => page.room.native?.beside?.join('\n') ?? '';
  await page.until(() => beside().includes('The other crew: zone **5**'));
  await run(ben, there, 'meteor pass');
  await page.until(() => beside().includes('The other crew: zone **4**'));
});

it('in a duel the clock that a page starts waits for the other crew', async () => {
  const { harness, ana, ben, there, start } = await duelOfTwo();
  await start();
  const page = await all.page(ana);
  const phases = (): readonly unknown[] =>
    [harness.channel, there].map((channel) => harness.tables.inChannel(channel)?.state.phase);
  expect(phases()).toEqual(['field', 'field']);
  expect(await page.act({ type: 'start' })).toMatchObject({ ok: true });
  expect(JSON.stringify(page.note)).toContain('You’re ready.');
  expect(phases()).toEqual(['field', 'field']);
  await run(ben, there, 'meteor start');
  expect(phases()).toEqual(['play', 'play']);
  expect(await page.act({ type: 'start' }), 'sent again').toMatchObject({ ok: true });
  await run(ana, harness.channel, 'meteor start');
  const told = ana.seesPrivately(harness.channel).map(allText).join('\n');
  expect(told).not.toContain('You’re ready.');
});

it('a start of the clock that comes once somebody has left and the lobby is open again deals nothing', async () => {
  all = await ActivityHarness.open();
  const { harness } = all;
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await run(ana, harness.channel, 'meteor new');
  await run(ben, harness.channel, 'meteor join');
  await run(ana, harness.channel, 'meteor start');
  const page = await all.page(ana);
  expect(harness.table.state.phase).toBe('field');
  await run(ben, harness.channel, 'meteor leave');
  expect(harness.table.state.phase).toBe('lobby');
  expect(await page.act({ type: 'start' })).toMatchObject({ ok: false, words: expect.stringContaining('moved on') });
  expect(harness.table.state.phase).toBe('lobby');
});

it('a page that is there when a duel is opened shows its code', async () => {
  all = await ActivityHarness.open();
  const { harness } = all;
  const page = await all.page(harness.user('Ben'));
  expect(await harness.user('Ana').command(harness.channel, 'meteor duel', {})).not.toHaveProperty('error');
  await page.until(() => /code `[0-9A-Z]{8}`/.test(JSON.stringify(page.room)));
});
