import { afterEach, describe, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../src/local/index.js';
import { faultsOf } from './requests.js';
import { House } from './support.js';

const EPHEMERAL = 64;
const DAY_MS = 86_400_000;

let house: House;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

const isPublic = ({ flags, author }: ApiMessage): boolean => (flags & EPHEMERAL) === 0 && author.bot === true;

/** One channel, as people see it. */
class Room {
  constructor(readonly channel: string) {}

  board(user: LocalUser): ApiMessage {
    const found = user.sees(this.channel).findLast(isPublic);
    if (found === undefined) throw new Error(`no board\n${house.server.dump()}`);
    return found;
  }

  note(user: LocalUser): string {
    const found = user.seesPrivately(this.channel).at(-1);
    return found === undefined ? '' : allText(found);
  }

  async run(user: LocalUser, words: string, values: Parameters<LocalUser['command']>[2] = {}): Promise<void> {
    const { error } = await user.command(this.channel, words, values);
    expect(error).toBeUndefined();
    await house.quiet();
  }

  async press(user: LocalUser, message: ApiMessage, label: string | RegExp): Promise<void> {
    const button = findButton(message, label);
    expect(
      button,
      `${String(label)} among ${buttonsOf(message)
        .map((one) => one.label)
        .join(', ')}`,
    ).toBeDefined();
    const { error } = await user.click(message.id, button?.customId ?? '');
    expect(error).toBeUndefined();
    await house.quiet();
  }

  /** The deal of the day, by clicks, until the clock runs. */
  async begin(host: LocalUser, ...others: readonly LocalUser[]): Promise<void> {
    await this.run(host, 'daily meteor');
    for (const other of others) await this.press(other, this.board(host), 'Join');
    await this.press(host, this.board(host), 'Start');
    await house.pass(1500);
    await this.press(host, this.board(host), /Start/);
    await house.pass(1500);
  }

  /** Nobody does anything more: the meteors hit. */
  async lose(): Promise<void> {
    for (let zone = 0; zone < 6; zone += 1) await house.pass(61_000);
  }
}

/** Until the deals are chosen. */
async function opened(options: Parameters<typeof House.open>[0] = {}): Promise<Room> {
  house = await House.open({ channels: ['general', 'games'], ...options });
  return new Room(house.channel);
}

async function chosen(room: Room, user: LocalUser): Promise<void> {
  await room.run(user, 'daily meteor');
  expect(room.note(user)).toContain('still being chosen');
  for (let wait = 0; wait < 20; wait += 1) await house.quiet();
}

/** The channel of the second server. */
function otherServer(): string {
  const [, guild = ''] = house.server.guildIds;
  return house.server.channelsOf(guild)[0] ?? '';
}

const games = (): Room => new Room(house.server.channelId('games'));

describe('The daily deal of Meteor', () => {
  test('from the first click to the last: choosing, lobby, game, share text, table', async () => {
    const room = await opened();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    await chosen(room, ana);
    await room.begin(ana, ben);
    const { shared, windowMs } = house.table.state.options;
    expect(shared?.day).toBe('2026-01-01');
    expect(windowMs).toBe(5000);
    await room.lose();
    const end = allText(room.board(ana));
    expect(end).toContain('Stands in the table of 2026-01-01');
    expect(end).not.toContain('Seed');
    await room.press(ben, room.board(ben), /The day’s table/);
    const table = room.note(ben);
    expect(table).toContain('**2 at the table** · robots win it 40 % of the time');
    expect(table).toMatch(/1\. Ana and Ben · ☄️ \d+ meteors? left · no Overkill/);
    expect(table).toContain('Your streak: 1 day.');
    expect(table).toMatch(/☄️ Meteor 2026-01-01 · 2 at the table\n💥 \d meteors left · robots 40 %\n5️⃣⬛\n4️⃣⬛/);
  }, 120_000);

  test('everybody plays the same cards, on every server; each server has its own table', async () => {
    const room = await opened({ moreGuilds: 1 });
    const [ana, ben, chloe, dai] = ['Ana', 'Ben', 'Chloé', 'Dai'].map((name) => house.user(name)) as [
      LocalUser,
      LocalUser,
      LocalUser,
      LocalUser,
    ];
    await chosen(room, ana);
    const other = new Room(otherServer());
    await room.begin(ana, ben);
    await other.begin(chloe, dai);
    const [one, two] = house.tables.live();
    expect(one?.guildId).not.toBe(two?.guildId);
    expect(one?.state.deck).toEqual(two?.state.deck);
    expect(one?.state.seats.map(({ hand }) => hand)).toEqual(two?.state.seats.map(({ hand }) => hand));
    await room.lose();
    await room.run(ana, 'daily meteor', { table: true });
    expect(room.note(ana)).toContain('Ana and Ben');
    expect(room.note(ana)).not.toContain('Chloé');
    await other.run(chloe, 'daily meteor');
    expect(other.note(chloe)).toContain('You have played today’s deal already');
    expect(other.note(chloe)).toContain('Chloé and Dai');
  }, 120_000);

  test('a second attempt counts for nothing, and is said before and after', async () => {
    const room = await opened();
    const [ana, ben, chloe] = [house.user('Ana'), house.user('Ben'), house.user('Chloé')];
    await chosen(room, ana);
    await room.begin(ana, ben);
    await room.lose();
    const second = games();
    await second.run(chloe, 'daily meteor');
    await second.press(ana, second.board(chloe), 'Join');
    await house.pass(1500);
    expect(allText(second.board(chloe))).toContain('Ana played this deal before');
    await second.press(chloe, second.board(chloe), 'Start');
    await house.pass(1500);
    await second.press(chloe, second.board(chloe), /Start/);
    await second.lose();
    expect(allText(second.board(chloe))).toContain('Not in the table of 2026-01-01: Ana had played');
    await second.run(chloe, 'daily meteor', { table: true });
    expect(second.note(chloe)).toContain('1. Ana and Ben');
    expect(second.note(chloe)).not.toContain('2. ');
  }, 120_000);

  test('a kill in the middle, and a game that was ended: a first attempt all the same, and no place', async () => {
    const room = await opened();
    const [ana, ben, chloe] = [house.user('Ana'), house.user('Ben'), house.user('Chloé')];
    await chosen(room, ana);
    await room.begin(ana, ben);
    const { deck } = house.table.state;
    await house.crash();
    await house.boot();
    await house.pass(1500);
    expect(house.table.state.deck).toEqual(deck);
    // The deals were kept, so that nothing is chosen again.
    const second = games();
    await second.run(chloe, 'daily meteor', { robots: 1 });
    expect(allText(second.board(chloe))).toContain('Meteor of the day · 2026-01-01');
    await second.run(chloe, 'meteor end');
    await second.run(chloe, 'meteor end');
    await room.run(ana, 'meteor end');
    await room.run(ana, 'meteor end');
    await house.pass(1500);
    await room.run(ben, 'daily meteor');
    expect(room.note(ben)).toContain('You have played today’s deal already');
    expect(room.note(ben)).toContain('Nobody has finished yet.');
    // Who never saw the cards may still play.
    await second.run(chloe, 'daily meteor');
    expect(second.note(chloe)).not.toContain('already');
  }, 120_000);

  test('the next day brings another deal, yesterday’s best with its replay, and the streak goes on', async () => {
    const room = await opened();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    await chosen(room, ana);
    await room.begin(ana, ben);
    const first = house.table.state.meteorDeck;
    await room.lose();
    house.time.lapse(DAY_MS);
    await chosen(room, ana);
    await room.begin(ana, ben);
    expect(house.table.state.options.shared?.day).toBe('2026-01-02');
    expect(house.table.state.meteorDeck).not.toEqual(first);
    await room.run(ana, 'daily meteor', { table: true });
    expect(room.note(ana)).toMatch(/Yesterday’s best: Ana and Ben · ☄️/);
    const note = ana.seesPrivately(room.channel).at(-1);
    if (note === undefined) throw new Error('no table');
    await room.press(ana, note, /Yesterday’s best/);
    expect(room.note(ana)).toContain('🔍 **Replay**');
    await room.lose();
    await room.run(ana, 'daily meteor', { table: true });
    expect(room.note(ana)).toContain('Your streak: 2 days.');
  }, 120_000);

  test('whoever hasn’t finished sees names and no scores; alone there is no deal, and it is said why', async () => {
    const room = await opened();
    const [ana, ben, chloe] = [house.user('Ana'), house.user('Ben'), house.user('Chloé')];
    await chosen(room, ana);
    await room.begin(ana, ben);
    await room.lose();
    await room.run(chloe, 'daily meteor', { table: true });
    expect(room.note(chloe)).toContain('✅ Ana and Ben');
    expect(room.note(chloe)).not.toContain('left ·');
    await room.run(chloe, 'daily meteor');
    expect(allText(room.board(chloe))).toContain('🤖 Alone? Add a robot');
    expect(allText(room.board(chloe))).toContain('2 at the table 40 %');
    expect(buttonsOf(room.board(chloe)).map(({ label }) => label)).not.toContain('Standard');
    await room.press(chloe, room.board(chloe), 'Start');
    expect(room.note(chloe)).toContain('There is no deal for 1 player today. It is for 2, 3, 4, or 5');
    await room.press(chloe, room.board(chloe), /Robot/);
    await room.press(chloe, room.board(chloe), 'Start');
    await house.pass(1500);
    expect(house.table.state.phase).toBe('field');
    expect(buttonsOf(room.board(chloe)).find(({ label }) => label?.includes('Mulligan'))?.disabled).toBe(true);
  }, 120_000);
});

describe('The daily town by /daily', () => {
  test('is the same as /town daily: one town a day, gone on with, and not to be told from the day alone', async () => {
    const room = await opened();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    await room.run(ana, 'daily town');
    await room.run(ana, 'town daily');
    await room.run(ben, 'town daily');
    const towns = house.everyTable.live();
    expect(towns).toHaveLength(2);
    const seeds = towns.map(({ state }) => (state as { readonly seed: string }).seed);
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    await room.run(ben, 'daily town', { table: true });
    expect(room.note(ben)).toContain('Nobody has finished yet.');
  });
});
