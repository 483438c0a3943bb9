import { afterEach, expect, it } from 'vitest';
import type { GameState } from '../../../src/games/meteor/index.js';
import { allText } from '../../../src/local/index.js';
import { until } from '../../support/until.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => closeClean(harness));

function stateIn(channel: string): GameState {
  const table = harness.tables.inChannel(channel);
  if (!table) throw new Error(`no game in the channel\n${harness.server.dump()}`);
  return table.state;
}

/** A game of two in the first channel of each of two servers. */
async function twoServers(): Promise<readonly [string, string]> {
  harness = await Harness.open({ moreGuilds: 1 });
  const channels = harness.server.guildIds.map((guild) => harness.server.channelsOf(guild)[0] ?? '');
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  for (const channel of channels) {
    await ana.command(channel, 'meteor new', { mode: 'first', seed: 'outage' });
    await ben.command(channel, 'meteor join');
    for (let time = 0; time < 2; time += 1) await ana.command(channel, 'meteor start');
    await harness.quiet();
  }
  return [channels[0] ?? '', channels[1] ?? ''];
}

it('the games of a server that Discord says is unavailable stand in Time Out with the seconds that were left', async () => {
  const [there, elsewhere] = await twoServers();
  await harness.pass(10_000);
  const left = stateIn(there).deadline - harness.time.now();
  harness.server.setGuildAvailable(harness.server.guildId, false);
  await harness.pass(2900);
  expect(stateIn(there).pause).toBeNull();
  await harness.pass(200);
  expect(stateIn(there).pause).toMatchObject({ zoneLeft: left });
  expect(stateIn(elsewhere).pause).toBeNull();
  await harness.pass(30_000);
  harness.server.setGuildAvailable(harness.server.guildId, true);
  await harness.pass(1000);
  expect(stateIn(there)).toMatchObject({ zone: 5, pause: { zoneLeft: left } });
  const ana = harness.user('Ana');
  expect(ana.sees(there).map(allText).join()).toContain('TIME OUT');
  await harness.run(ana, 'meteor resume');
  expect(stateIn(there)).toMatchObject({ pause: null, deadline: harness.time.now() + left });
  expect(harness.tables.live()).toHaveLength(2);
});

it('an intent taken away while Discord is out of reach: the bot connects without it as soon as it can', async () => {
  const [there] = await twoServers();
  harness.server.setBotIntents({ messageContent: false });
  const out = harness.server.faults.next({ path: '/gateway/bot' }, { status: 503 }, 12);
  harness.server.dropGateway({ resumable: false });
  await harness.pass(20_000);
  await until(() => harness.log.some(({ message }) => message.includes('cannot be reached')));
  out.cancel();
  await harness.pass(30_000);
  expect(harness.bot.contentReadable).toBe(false);
  const pressed = await harness.run(harness.user('Ana'), 'meteor resume');
  expect(pressed.error).toBeUndefined();
  expect(stateIn(there).pause).toBeNull();
  const errors = harness.log.splice(0).filter(({ level }) => level === 'error');
  expect(errors.map(({ message }) => message)).toEqual(['the gateway closed the connection for good']);
});

it('while the bot connects without an intent, all games stand three seconds after the connection was lost', async () => {
  const channels = await twoServers();
  // A session may begin at once, five seconds after the one before.
  await harness.pass(10_000);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const isRefused = (): boolean => harness.log.some(({ message }) => message.includes('for good'));
  const { faults } = harness.server;
  faults.each((_method, path) => (path.includes('/gateway/bot') && isRefused() ? { until: answered } : undefined));
  harness.server.setBotIntents({ messageContent: false });
  harness.server.dropGateway({ resumable: false });
  await until(isRefused);
  await harness.pass(2900);
  expect(channels.map((channel) => stateIn(channel).pause)).toEqual([null, null]);
  await harness.pass(200);
  for (const channel of channels) expect(stateIn(channel).pause).toMatchObject({ by: null });
  answer();
  await until(() => harness.server.botOnline);
  const errors = harness.log.splice(0).filter(({ level }) => level === 'error');
  expect(errors.map(({ message }) => message)).toEqual(['the gateway closed the connection for good']);
});

it('an outage of under three seconds takes nobody’s time', async () => {
  const [there] = await twoServers();
  const { deadline } = stateIn(there);
  harness.server.setGuildAvailable(harness.server.guildId, false);
  await harness.pass(2500);
  harness.server.setGuildAvailable(harness.server.guildId, true);
  await harness.pass(5000);
  expect(stateIn(there)).toMatchObject({ pause: null, deadline });
});

it('a server that is missing after a new connection is in an outage as well', async () => {
  const [there, elsewhere] = await twoServers();
  harness.server.dropGateway({ resumable: false });
  harness.server.setGuildAvailable(harness.server.guildId, false);
  await until(
    () => harness.server.botOnline,
    () => harness.pass(50),
  );
  // Both stand in Time Out for the lost connection; from here on, only the outage can stop them.
  for (const channel of [there, elsewhere]) {
    const outcome = await harness.tables.inChannel(channel)?.act({ type: 'resume', seat: 0 });
    expect(outcome?.ok).toBe(true);
  }
  await harness.pass(4000);
  expect(stateIn(there).pause).not.toBeNull();
  expect(stateIn(elsewhere).pause).toBeNull();
});
