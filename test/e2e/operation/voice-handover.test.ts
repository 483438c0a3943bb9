import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../src/app.js';
import type { LocalUser } from '../../../src/local/index.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
let channel: string;
let room: string;
let admin: LocalUser;
let crew: readonly [LocalUser, LocalUser, LocalUser];

beforeEach(async () => {
  bots = await Bots.open();
  channel = bots.server.channelId();
  room = bots.server.createVoiceChannel('bridge');
  admin = bots.server.addUser('Admin', { permissions: ['ManageGuild', 'MuteMembers'] });
  crew = [bots.server.addUser('Ana'), bots.server.addUser('Ben'), bots.server.addUser('Cem')];
  for (const one of crew) one.joinVoice(room);
});
afterEach(() => bots.close());

const muted = (): boolean[] => crew.map((one) => one.isMuted(bots.server.guildId));
const owedIn = (app: App): Record<string, string> =>
  Object.fromEntries(
    bots
      .databaseOf(app)
      .connection.prepare<[], { readonly user: string; readonly state: string }>('SELECT user, state FROM owed_mutes')
      .all()
      .map(({ user, state }) => [crew.find(({ id }) => id === user)?.name ?? user, state]),
  );
const requests = (): readonly unknown[] =>
  bots.server.requests.all
    .filter(({ method, path }) => method === 'PATCH' && path.includes('/members/'))
    .map(({ body }) => body);

/** A silent game of three whose clock runs, with everybody in voice. */
async function flying(): Promise<App> {
  const app = await bots.start('bot.db');
  await bots.run(admin, channel, 'settings set', { setting: 'voice', value: 'mute' });
  const [ana, ben, cem] = crew;
  await bots.run(ana, channel, 'meteor new', { mode: 'standard', seed: 'voice' });
  for (const one of [ben, cem]) await bots.run(one, channel, 'meteor join');
  for (let time = 0; time < 2; time += 1) await bots.run(ana, channel, 'meteor start');
  await bots.pass(1000);
  return app;
}

/** The process that waits takes over from the one that runs. */
async function handOver(app: App, meanwhile: () => void = () => undefined): Promise<App> {
  const successor = await bots.wait('bot.db');
  const taking = successor.takeOver();
  const stopped = app.stop();
  meanwhile();
  const next = await bots.taken(successor, taking);
  await bots.whileTimeGoesBy([stopped]);
  await bots.quiet();
  return next;
}

async function end(): Promise<void> {
  for (const one of crew) for (let time = 0; time < 2; time += 1) await bots.run(one, channel, 'meteor leave');
  await bots.pass(40_000);
}

it('a successor takes over who is muted without a request, and unmutes them when the game ends', async () => {
  const app = await flying();
  expect(muted()).toEqual([true, true, true]);
  const sent = requests().length;
  const next = await handOver(app);
  expect(muted()).toEqual([true, true, true]);
  expect(requests()).toHaveLength(sent);
  expect(owedIn(next)).toEqual({ Ana: 'muted', Ben: 'muted', Cem: 'muted' });
  await bots.pass(5000);
  await end();
  expect(muted()).toEqual([false, false, false]);
  expect(owedIn(next)).toEqual({});
});

it('a moderator’s unmute stands after a hand-over, and somebody muted by a moderator stays so', async () => {
  const [ana, ben] = crew;
  admin.muteMember(ben.id, room, true);
  const app = await flying();
  admin.muteMember(ana.id, room, false);
  await bots.pass(5000);
  expect(muted()).toEqual([false, true, true]);
  const next = await handOver(app);
  await bots.pass(5000);
  expect(muted()).toEqual([false, true, true]);
  await end();
  expect(muted()).toEqual([false, true, false]);
  expect(owedIn(next)).toEqual({});
});

it('whoever leaves voice during a hand-over is unmuted at the next join, and whoever comes in is muted', async () => {
  const [ana, ben] = crew;
  ben.leaveVoice();
  const app = await flying();
  expect(muted()).toEqual([true, false, true]);
  const next = await handOver(app, () => {
    ana.leaveVoice();
    ben.joinVoice(room);
  });
  await bots.pass(2000);
  expect(muted()).toEqual([true, true, true]);
  await end();
  expect(muted()).toEqual([true, false, false]);
  expect(owedIn(next)).toEqual({ Ana: 'muted' });
  ana.joinVoice(room);
  await bots.pass(2000);
  expect(muted()).toEqual([false, false, false]);
  expect(owedIn(next)).toEqual({});
});

it('requests that are under way at a hand-over leave nobody muted, whatever becomes of them', async () => {
  let app = await flying();
  const [, ben] = crew;
  // The unmutes of a Time Out get lost with the process that sent them; the answers to the next mutes, too.
  bots.server.faults.next({ method: 'PATCH', path: /\/members\// }, { drop: 'before' }, 3);
  await bots.run(ben, channel, 'meteor timeout');
  app = await handOver(app);
  await bots.pass(35_000);
  expect(muted()).toEqual([false, false, false]);
  bots.server.faults.next({ method: 'PATCH', path: /\/members\// }, { drop: 'after' }, 3);
  await bots.run(ben, channel, 'meteor resume');
  app = await handOver(app);
  await end();
  expect(muted()).toEqual([false, false, false]);
  expect(owedIn(app)).toEqual({});
});

it('a killed process leaves what is owed to its successor', async () => {
  const app = await flying();
  const successor = await bots.wait('bot.db');
  const taking = successor.takeOver();
  await bots.kill(app);
  const next = await bots.taken(successor, taking);
  await bots.pass(35_000);
  // The game stands in a Time Out, in which people talk.
  expect(muted()).toEqual([false, false, false]);
  await bots.run(crew[0], channel, 'meteor resume');
  await bots.pass(35_000);
  expect(muted()).toEqual([true, true, true]);
  await end();
  expect(muted()).toEqual([false, false, false]);
  expect(owedIn(next)).toEqual({});
});
