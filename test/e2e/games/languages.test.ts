import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, type LocalUser, type Seen } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

/** Who reads what in which language: the board in the server's, what one person sees in that person's own. */

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

const said = ({ message }: Seen): string => (message ? allText(message) : '');
const board = (user: LocalUser) => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};
const panel = (user: LocalUser): string => {
  const found = user.seesPrivately(harness.channel).findLast((one) => buttonsOf(one).length > 5);
  if (!found) throw new Error(`no panel\n${harness.server.dump()}`);
  return [allText(found), ...buttonsOf(found).map(({ label }) => label ?? '')].join('\n');
};

/** A first game of two in play, each with a hand. */
async function playing(host: LocalUser, guest: LocalUser): Promise<void> {
  await harness.run(host, 'meteor new', { mode: 'first' });
  await harness.run(guest, 'meteor join');
  await harness.run(host, 'meteor start');
  await harness.run(host, 'meteor start');
  await harness.run(host, 'meteor hand');
  await harness.run(guest, 'meteor hand');
  await harness.pass(2000);
}

test('the board speaks the server’s language, a hand that of its player', async () => {
  harness = await Harness.open();
  const greta = harness.user('Greta', { locale: 'de' });
  const ben = harness.user('Ben');
  await playing(greta, ben);
  expect(allText(board(greta))).toContain('LAUNCH SITES');
  expect(panel(greta)).toContain('✓ Meine');
  expect(panel(greta)).toContain('✋ Passen');
  expect(panel(ben)).toContain('✓ Mine');
  // What others do redraws a hand in its player's language, too.
  await harness.run(ben, 'meteor pass');
  await harness.pass(2000);
  expect(panel(greta)).toContain('✓ Meine');
});

test('refusals and choices come in the language of the one who asked', async () => {
  harness = await Harness.open();
  const greta = harness.user('Greta', { locale: 'de' });
  const ben = harness.user('Ben');
  await playing(ben, greta);
  expect(said(await harness.run(greta, 'meteor launch', { meteor: 'K' }))).toContain('keine fertige Rakete');
  expect(said(await harness.run(ben, 'meteor launch', { meteor: 'K' }))).toContain('You don’t have a finished Rocket');
  const topics = await greta.autocomplete(harness.channel, 'meteor rules', {}, 'topic');
  expect(topics.map(({ name }) => name)).toContain('Umrüstung');
});

test('an admin sets the server’s language, and the board follows', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  const ben = harness.user('Ben');
  const offered = await admin.autocomplete(harness.channel, 'settings set', { setting: 'language' }, 'value');
  expect(offered.map(({ name }) => name)).toContain('Deutsch');
  expect(said(await harness.run(admin, 'settings set', { setting: 'language', value: 'German' }))).toContain('Deutsch');
  await playing(admin, ben);
  expect(allText(board(ben))).toContain('STARTRAMPEN');
  expect(panel(ben)).toContain('✓ Mine');
});

test('who speaks a language that the bot doesn’t reads the server’s', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  const kim = harness.user('Kim', { locale: 'ko' });
  await harness.run(admin, 'settings set', { setting: 'language', value: 'de' });
  await playing(admin, kim);
  expect(panel(kim)).toContain('✓ Meine');
});

test('a word typed in any language does what it says', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  ana.say(harness.channel, 'Passe!');
  await harness.pass(2000);
  expect(allText(board(ana))).toContain('Passed: Ana');
  ben.say(harness.channel, 'Auszeit');
  await harness.pass(2000);
  expect(allText(board(ana))).toContain('TIME OUT');
});

test('commands are described in every language that has words for them', async () => {
  harness = await Harness.open();
  await harness.quiet();
  const body = JSON.stringify(
    harness.server.requests.all.findLast(({ path }) => path.endsWith('/commands'))?.body ?? null,
  );
  expect(body).toContain('"de":"Meteor: fünf Minuten, ein Himmel');
});

test('a hand stays in its player’s language over a restart, before its player says anything', async () => {
  harness = await Harness.open();
  const greta = harness.user('Greta', { locale: 'de' });
  const ben = harness.user('Ben');
  await playing(greta, ben);
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  // Ben's click goes on with the game; nothing was heard of Greta since.
  await harness.run(ben, 'meteor resume');
  await harness.run(ben, 'meteor pass');
  await harness.pass(2000);
  expect(panel(greta)).toContain('✓ Meine');
  expect(panel(greta)).toContain('✋ Passen');
});

test('days are offered and understood in the language of who asks', async () => {
  harness = await Harness.open();
  const greta = harness.user('Greta', { locale: 'de' });
  const offers = await greta.autocomplete(harness.channel, 'history list', {}, 'date');
  expect(offers.slice(0, 3)).toEqual([
    { name: 'heute', value: 'today' },
    { name: 'gestern', value: 'yesterday' },
    { name: '7 Tage', value: '7 days' },
  ]);
  for (const date of ['gestern', '7 Tage', '12 Tage', '30 days', '2026-11'])
    expect(JSON.stringify(await harness.run(greta, 'history list', { date })), date).not.toContain('ist kein Tag');
  expect(JSON.stringify(await harness.run(greta, 'history list', { date: 'Sonntag' }))).toContain('Sonntag');
});
