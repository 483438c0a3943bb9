import { afterEach, expect, test } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import type { CardId } from '../../../src/games/meteor/state.js';
import { Table } from '../../../src/table/table.js';
import { Harness } from '../support/harness.js';
import { Player } from '../support/player.js';
import { gameOfTwo } from '../support/game-of-two.js';

let harness: Harness;
afterEach(() => harness.close());

async function begin(): Promise<readonly [LocalUser, LocalUser]> {
  harness = await Harness.open();
  const { ana, ben } = await gameOfTwo(harness);
  return [ana, ben];
}

/** Deals Ana these cards. */
function deal(hand: readonly CardId[]): void {
  const { table } = harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  const seats = table.state.seats.map((seat, at) => (at === 0 ? { ...seat, hand } : seat));
  table.position = { ...table.position, state: { ...table.state, seats } };
}

const offered = async (user: LocalUser, words: string, focused: string): Promise<readonly string[]> =>
  (await new Player(harness, user).choices(words, {}, focused)).map(({ name }) => name);

test('a stale Chemical is refused, whatever else in the hand begins with its letter', async () => {
  const [ana] = await begin();
  deal(['communications']);
  const seen = await harness.run(ana, 'meteor place', { card: 'C', site: 's0' });
  expect(seen.message && allText(seen.message)).not.toContain('lies on');
  expect(harness.table.state.sites[0]?.pile).toEqual([]);
  await harness.run(ana, 'meteor place', { card: 'comm', site: 's0' });
  expect(harness.table.state.sites[0]?.pile).toHaveLength(1);
});

test('only the host and moderators are offered whom they may send away, or make host', async () => {
  const [ana, ben] = await begin();
  const mod = harness.user('Mod', { permissions: ['ManageMessages'] });
  expect(await offered(ana, 'meteor kick', 'player')).toEqual(['Ana', 'Ben']);
  expect(await offered(mod, 'meteor host', 'player')).toEqual(['Ben']);
  for (const user of [ben, harness.user('Zoe')]) {
    expect(await offered(user, 'meteor kick', 'player')).toEqual([]);
    expect(await offered(user, 'meteor host', 'player')).toEqual([]);
  }
});

test('while the disk takes nothing, nothing is offered; once there is room, everything again', async () => {
  const [ana] = await begin();
  const before = await offered(ana, 'meteor place', 'card');
  const undo = harness.fillDisk();
  const refused = await harness.run(ana, 'meteor pass');
  expect(refused.message && allText(refused.message)).toContain('can’t save right now, so');
  expect(await offered(ana, 'meteor place', 'card')).toEqual([]);
  undo();
  await harness.pass(2000);
  expect(harness.table.state.pause).not.toBeNull();
  await harness.run(ana, 'meteor resume');
  expect(await offered(ana, 'meteor place', 'card')).toEqual(before);
});

test('moderators who don’t play send players away, hand the host’s role on, and end the game', async () => {
  const [, ben] = await begin();
  const mod = harness.user('Mod', { permissions: ['ManageMessages'] });
  await harness.run(mod, 'meteor host', { player: 'Ben' });
  expect(harness.table.state.host).toBe(1);
  await harness.run(mod, 'meteor kick', { player: 'ana' });
  // Robots are allowed, so that one takes the seat as it stands (R14).
  expect(harness.table.state.seats[0]).toMatchObject({ status: 'in', robot: true });
  const not = await harness.run(ben, 'meteor kick', { player: 'Ana' });
  expect(not.message && allText(not.message)).toContain('No one is playing in that seat');
  await harness.run(mod, 'meteor end');
  await harness.run(mod, 'meteor end');
  expect(harness.tables.live()).toEqual([]);
});
