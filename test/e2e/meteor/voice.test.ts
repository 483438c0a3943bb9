import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

interface Crew {
  readonly ana: LocalUser;
  readonly ben: LocalUser;
  readonly room: string;
}

/** Ana sits in voice, Ben doesn't; the clock isn't started. */
async function crew(): Promise<Crew> {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild', 'MuteMembers'] });
  const room = harness.server.createVoiceChannel('bridge');
  await harness.run(admin, 'settings set', { setting: 'voice', value: 'mute' });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  ana.joinVoice(room);
  await harness.run(ana, 'meteor new', { mode: 'standard', seed: 'voice' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  return { ana, ben, room };
}

const isMuted = (user: LocalUser): boolean => user.isMuted(harness.server.guildId);
async function start({ ana }: Crew): Promise<void> {
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
}
const mutes = (): number =>
  harness.server.requests.all.filter(({ method, path }) => method === 'PATCH' && path.includes('/members/')).length;

test('who sits in voice is muted from the clock’s start, and not before; Time Out unmutes, Resume mutes again', async () => {
  const at = await crew();
  expect(isMuted(at.ana)).toBe(false);
  await start(at);
  expect(isMuted(at.ana)).toBe(true);
  const board = at.ana.sees(harness.channel).findLast((message) => findButton(message, /My hand/));
  expect(board && allText(board)).toContain('players are muted in voice');
  await harness.run(at.ben, 'meteor timeout');
  await harness.pass(2000);
  expect(isMuted(at.ana)).toBe(false);
  await harness.run(at.ben, 'meteor resume');
  await harness.pass(2000);
  expect(isMuted(at.ana)).toBe(true);
});

test('who comes into voice in mid-game is muted, and stays so in another channel', async () => {
  const at = await crew();
  await start(at);
  at.ben.joinVoice(at.room);
  await harness.pass(1000);
  expect(isMuted(at.ben)).toBe(true);
  at.ben.joinVoice(harness.server.createVoiceChannel('engine room'));
  await harness.pass(1000);
  expect(isMuted(at.ben)).toBe(true);
});

test('a moderator’s unmute stands, and who was muted before stays muted', async () => {
  const at = await crew();
  const mod = harness.user('Mod', { permissions: ['MuteMembers'] });
  at.ben.joinVoice(at.room);
  mod.muteMember(at.ben.id, at.room, true);
  await start(at);
  mod.muteMember(at.ana.id, at.room, false);
  await harness.pass(5000);
  expect(isMuted(at.ana)).toBe(false);
  await harness.run(at.ana, 'meteor leave');
  await harness.run(at.ana, 'meteor leave');
  await harness.pass(2000);
  await harness.run(at.ben, 'meteor leave');
  await harness.run(at.ben, 'meteor leave');
  await harness.pass(5000);
  expect(isMuted(at.ben)).toBe(true);
});

test('who has left voice is unmuted at the next join, after a kill too', async () => {
  const at = await crew();
  await start(at);
  expect(isMuted(at.ana)).toBe(true);
  at.ana.leaveVoice();
  await harness.pass(1000);
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  expect(isMuted(at.ana)).toBe(true);
  at.ana.joinVoice(at.room);
  await harness.pass(35_000);
  expect(isMuted(at.ana)).toBe(false);
});

test('without the permission nobody is muted, and the board says so; nothing is sent where the setting is off', async () => {
  const at = await crew();
  harness.server.setBotRole(['ViewChannel', 'SendMessages', 'ManageMessages', 'ReadMessageHistory']);
  await start(at);
  expect(isMuted(at.ana)).toBe(false);
  const board = at.ana.sees(harness.channel).findLast((message) => findButton(message, /My hand/));
  expect(board && allText(board)).toContain('needs Mute Members');
  const sent = mutes();
  const admin = harness.user('Boss', { permissions: ['ManageGuild'] });
  await harness.run(admin, 'settings set', { setting: 'voice', value: 'off' });
  harness.server.setBotRole(['ViewChannel', 'SendMessages', 'ManageMessages', 'ReadMessageHistory', 'MuteMembers']);
  await harness.pass(120_000);
  expect(mutes()).toBe(sent);
});
