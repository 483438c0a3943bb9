import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, type LocalUser, type Seen } from '../../src/local/index.js';
import { House } from './support.js';

/** Who reads what in which language: the board in the server's, what one person sees in that person's own. */

let house: House;
afterEach(async () => {
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

const EPHEMERAL = 64;
const said = ({ message }: Seen): string => (message ? allText(message) : '');
const board = (user: LocalUser) => {
  const found = user
    .sees(house.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${house.server.dump()}`);
  return found;
};
const panel = (user: LocalUser): string => {
  const found = user.seesPrivately(house.channel).findLast((one) => buttonsOf(one).length > 5);
  if (!found) throw new Error(`no panel\n${house.server.dump()}`);
  return [allText(found), ...buttonsOf(found).map(({ label }) => label ?? '')].join('\n');
};

/** A first game of two in play, each with a hand. */
async function playing(host: LocalUser, guest: LocalUser): Promise<void> {
  await house.run(host, 'meteor new', { mode: 'first' });
  await house.run(guest, 'meteor join');
  await house.run(host, 'meteor start');
  await house.run(host, 'meteor start');
  await house.run(host, 'meteor hand');
  await house.run(guest, 'meteor hand');
  await house.pass(2000);
}

test('the board speaks the server’s language, a hand that of its player', async () => {
  house = await House.open();
  const greta = house.user('Greta', { locale: 'de' });
  const ben = house.user('Ben');
  await playing(greta, ben);
  expect(allText(board(greta))).toContain('LAUNCH SITES');
  expect(panel(greta)).toContain('Deine Rampe');
  expect(panel(greta)).toContain('✋ Passen');
  expect(panel(ben)).toContain('Your site');
  // What others do redraws a hand in its player's language, too.
  await house.run(ben, 'meteor pass');
  await house.pass(2000);
  expect(panel(greta)).toContain('Deine Rampe');
});

test('refusals and choices come in the language of the one who asked', async () => {
  house = await House.open();
  const greta = house.user('Greta', { locale: 'de' });
  const ben = house.user('Ben');
  await playing(ben, greta);
  expect(said(await house.run(greta, 'meteor launch', { meteor: 'A' }))).toContain('keine fertige Rakete');
  expect(said(await house.run(ben, 'meteor launch', { meteor: 'A' }))).toContain('no finished Rocket');
  const topics = await greta.autocomplete(house.channel, 'meteor rules', {}, 'topic');
  expect(topics.map(({ name }) => name)).toContain('Umrüstung');
});

test('an admin sets the server’s language, and the board follows', async () => {
  house = await House.open();
  const admin = house.user('Admin', { permissions: ['ManageGuild'] });
  const ben = house.user('Ben');
  const offered = await admin.autocomplete(house.channel, 'settings set', { setting: 'language' }, 'value');
  expect(offered.map(({ name }) => name)).toContain('Deutsch');
  expect(said(await house.run(admin, 'settings set', { setting: 'language', value: 'German' }))).toContain('Deutsch');
  await playing(admin, ben);
  expect(allText(board(ben))).toContain('STARTRAMPEN');
  expect(panel(ben)).toContain('Your site');
});

test('who speaks a language that the bot doesn’t reads the server’s', async () => {
  house = await House.open();
  const admin = house.user('Admin', { permissions: ['ManageGuild'] });
  const kim = house.user('Kim', { locale: 'ko' });
  await house.run(admin, 'settings set', { setting: 'language', value: 'de' });
  await playing(admin, kim);
  expect(panel(kim)).toContain('Deine Rampe');
});

test('a word typed in any language does what it says', async () => {
  house = await House.open();
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  await house.run(ana, 'meteor new', { mode: 'standard' });
  await house.run(ben, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  ana.say(house.channel, 'Passe!');
  await house.pass(2000);
  expect(allText(board(ana))).toContain('Passed: Ana');
  ben.say(house.channel, 'Auszeit');
  await house.pass(2000);
  expect(allText(board(ana))).toContain('TIME OUT');
});

test('commands are described in every language that has words for them', async () => {
  house = await House.open();
  await house.quiet();
  const body = JSON.stringify(
    house.server.requests.all.findLast(({ path }) => path.endsWith('/commands'))?.body ?? null,
  );
  expect(body).toContain('"de":"Meteor: fünf Minuten, ein Himmel');
});

test('a hand stays in its player’s language over a restart, before its player says anything', async () => {
  house = await House.open();
  const greta = house.user('Greta', { locale: 'de' });
  const ben = house.user('Ben');
  await playing(greta, ben);
  await house.crash();
  await house.boot();
  await house.pass(1000);
  // Ben's click goes on with the game; nothing was heard of Greta since.
  await house.run(ben, 'meteor resume');
  await house.run(ben, 'meteor pass');
  await house.pass(2000);
  expect(panel(greta)).toContain('Deine Rampe');
  expect(panel(greta)).toContain('✋ Passen');
});
