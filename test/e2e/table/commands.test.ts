import { afterEach, expect, test } from 'vitest';
import { allText, findButton } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { Player, playOut } from '../support/player.js';
import { faultsOf } from '../support/requests.js';

let harness: Harness;
afterEach(() => harness.close());

async function begin(names: readonly string[], mode: 'first' | 'standard'): Promise<readonly Player[]> {
  const players = names.map((name) => new Player(harness, harness.user(name)));
  const [host, ...others] = players;
  if (!host) throw new Error('nobody');
  await harness.run(host.user, 'meteor new', { mode, seed: 'e2e' });
  for (const { user } of others) await harness.run(user, 'meteor join');
  await harness.run(host.user, 'meteor start');
  await harness.run(host.user, 'meteor start');
  return players;
}

const LONG = { timeout: 120_000 };

test.each([[1], [2], [5]])('a first game of %i by slash commands and autocomplete, to its end', LONG, async (count) => {
  harness = await Harness.open();
  const players = await begin(['Ana', 'Ben', 'Chloé', 'Dai', 'Eva'].slice(0, count), 'first');
  expect(harness.table.state.phase).toBe('play');
  const registration = harness.ordinary();
  const moves = await playOut(harness, players);
  expect(moves).toBeGreaterThan(5);
  await harness.pass(2000);

  const board = players[0]?.user.sees(harness.channel).filter(({ flags }) => (flags & 64) === 0) ?? [];
  expect(board).toHaveLength(1);
  expect(board[0] && allText(board[0])).toMatch(/EARTH IS (SAFE|HIT)/);
  expect(board[0] && findButton(board[0], /Again/)).toBeDefined();
  expect(harness.ordinary() - registration).toBeLessThanOrEqual(8);
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  expect(harness.log.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  expect(harness.server.requests.all.filter(({ status }) => status >= 400)).toEqual([]);
});

test('autocomplete offers exactly what is legal, by names for people', async () => {
  harness = await Harness.open();
  const [ana, ben] = await begin(['Ana', 'Ben'], 'first');
  if (!ana || !ben) throw new Error('Ana or Ben is not at the table');
  const cards = await ana.choices('meteor place', {}, 'card');
  expect(cards.length).toBeGreaterThan(0);
  for (const { name } of cards) expect(name).toMatch(/^([CFAE] \w+|Rocket \d \([CFAE ]+\)|[A-Z].* \([CFAE ]+\))$/);
  const sites = await ana.choices('meteor place', { card: cards[0]?.value ?? '' }, 'site');
  // R3: the owner of a site lays its first card; the shared one is anyone's (R13).
  expect(sites.map(({ name }) => name)).toEqual(['Ana', 'Shared']);
  expect(await ana.choices('meteor launch', {}, 'meteor')).toEqual([]);
  expect(await ana.choices('meteor place', { card: 'zzz' }, 'card')).toEqual([]);
  expect((await ana.choices('meteor kick', {}, 'player')).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect((await ana.choices('meteor host', {}, 'player')).map(({ name }) => name)).toEqual(['Ben']);
});

test('names may be typed as they are, and what is stale is refused kindly', async () => {
  harness = await Harness.open();
  const [ana] = await begin(['Ana', 'Ben'], 'first');
  if (!ana) throw new Error('Ana is not at the table');
  const [card] = await ana.choices('meteor place', {}, 'card');
  const seen = await harness.run(ana.user, 'meteor place', { card: card?.name.toLowerCase() ?? '', site: 'ana' });
  expect(seen.message && allText(seen.message)).toContain('is on your site');
  const stale = await harness.run(ana.user, 'meteor place', { card: 'something', site: 's0' });
  expect(stale.message && allText(stale.message)).toContain('That choice is gone');
  const [left] = await ana.choices('meteor place', {}, 'card');
  const nowhere = await harness.run(ana.user, 'meteor place', { card: left?.value ?? '', site: 's9' });
  expect(nowhere.message && allText(nowhere.message)).toContain('That launch site doesn’t exist');
  const nothing = await harness.run(ana.user, 'meteor launch', { meteor: 'Z' });
  expect(nothing.message && allText(nothing.message)).toMatch(/You don’t have a finished Rocket|no meteor/);
});

test('ending is asked about, and the same again within ten seconds means it', async () => {
  harness = await Harness.open();
  const [ana, ben] = await begin(['Ana', 'Ben'], 'first');
  if (!ana || !ben) throw new Error('Ana or Ben is not at the table');
  const other = await harness.run(ben.user, 'meteor end');
  expect(other.message && allText(other.message)).toContain('Only Ana');
  const asked = await harness.run(ana.user, 'meteor end');
  expect(asked.message && allText(asked.message)).toContain('ends the game');
  await harness.pass(11_000);
  await harness.run(ana.user, 'meteor end');
  expect(harness.table.state.phase).toBe('play');
  await harness.run(ana.user, 'meteor end');
  expect(harness.tables.live()).toEqual([]);
});

test('commands are registered once, and not again where they are the same', async () => {
  harness = await Harness.open();
  const puts = (): number =>
    harness.server.requests.all.filter(({ method, path }) => method === 'PUT' && path.includes('/commands')).length;
  expect(puts()).toBe(1);
  await harness.crash();
  await harness.boot();
  expect(puts()).toBe(1);
});
