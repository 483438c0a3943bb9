import { afterEach, describe, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';

const DAY_MS = 86_400_000;

let harness: Harness;
afterEach(() => closeClean(harness));

/** One channel, as people see it. */
class ChannelView {
  constructor(readonly channel: string) {}

  board(user: LocalUser): ApiMessage {
    const found = user.sees(this.channel).findLast(isPublic);
    if (found === undefined) throw new Error(`no board\n${harness.server.dump()}`);
    return found;
  }

  note(user: LocalUser): string {
    const found = user.seesPrivately(this.channel).at(-1);
    return found === undefined ? '' : allText(found);
  }

  async run(user: LocalUser, words: string, values: Parameters<LocalUser['command']>[2] = {}): Promise<void> {
    const { error } = await user.command(this.channel, words, values);
    expect(error).toBeUndefined();
    await harness.quiet();
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
    await harness.quiet();
  }

  /** The deal of the day, by clicks, until the clock runs. */
  async begin(host: LocalUser, ...others: readonly LocalUser[]): Promise<void> {
    await this.run(host, 'daily meteor');
    for (const other of others) await this.press(other, this.board(host), 'Join');
    await this.press(host, this.board(host), 'Start');
    await harness.pass(1500);
    await this.press(host, this.board(host), /Start/);
    await harness.pass(1500);
  }

  /** Nobody does anything more: the meteors hit. */
  async lose(): Promise<void> {
    for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
  }
}

/** Until the deals are chosen. */
async function opened(options: Parameters<typeof Harness.open>[0] = {}): Promise<ChannelView> {
  harness = await Harness.open({ channels: ['general', 'games'], ...options });
  return new ChannelView(harness.channel);
}

async function chosen(view: ChannelView, user: LocalUser): Promise<void> {
  await view.run(user, 'daily meteor');
  expect(view.note(user)).toContain('still being chosen');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
}

/** The channel of the second server. */
function otherServer(): string {
  const [, guild = ''] = harness.server.guildIds;
  return harness.server.channelsOf(guild)[0] ?? '';
}

const games = (): ChannelView => new ChannelView(harness.server.channelId('games'));

describe('The daily deal of Meteor', () => {
  test('from the first click to the last: choosing, lobby, game, share text, table', async () => {
    const view = await opened();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    const { shared, windowMs } = harness.table.state.options;
    expect(shared?.day).toBe('2026-01-01');
    expect(windowMs).toBe(5000);
    await view.lose();
    const end = allText(view.board(ana));
    expect(end).toContain('Counts for the leaderboard of Jan 1, 2026');
    expect(end).not.toContain('Seed');
    await view.press(ben, view.board(ben), /Leaderboard/);
    const table = view.note(ben);
    expect(table).toContain('**2 players** · robots win it 40% of the time');
    expect(table).toMatch(/1\. Ana and Ben · ☄️ \d+ meteors? left · no Overkill/);
    expect(table).toContain('Your streak: 1 day.');
    expect(table).toMatch(/☄️ Meteor 2026-01-01 · 2 players\n💥 \d meteors left · robots 40%\n5️⃣⬛\n4️⃣⬛/);
  }, 120_000);

  test('everybody plays the same cards, on every server; each server has its own table', async () => {
    const view = await opened({ moreGuilds: 1 });
    const [ana, ben, chloe, dai] = ['Ana', 'Ben', 'Chloé', 'Dai'].map((name) => harness.user(name)) as [
      LocalUser,
      LocalUser,
      LocalUser,
      LocalUser,
    ];
    await chosen(view, ana);
    const other = new ChannelView(otherServer());
    await view.begin(ana, ben);
    await other.begin(chloe, dai);
    const [one, two] = harness.tables.live();
    expect(one?.guildId).not.toBe(two?.guildId);
    expect(one?.state.deck).toEqual(two?.state.deck);
    expect(one?.state.seats.map(({ hand }) => hand)).toEqual(two?.state.seats.map(({ hand }) => hand));
    await view.lose();
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).toContain('Ana and Ben');
    expect(view.note(ana)).not.toContain('Chloé');
    await other.run(chloe, 'daily meteor');
    expect(other.note(chloe)).toContain('You’ve already played today’s deal');
    expect(other.note(chloe)).toContain('Chloé and Dai');
  }, 120_000);

  test('a second attempt counts for nothing, and is said before and after', async () => {
    const view = await opened();
    const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    await view.lose();
    const second = games();
    await second.run(chloe, 'daily meteor');
    await second.press(ana, second.board(chloe), 'Join');
    await harness.pass(1500);
    expect(allText(second.board(chloe))).toContain('Ana played this deal before');
    await second.press(chloe, second.board(chloe), 'Start');
    await harness.pass(1500);
    await second.press(chloe, second.board(chloe), /Start/);
    await second.lose();
    expect(allText(second.board(chloe))).toContain('Not on the leaderboard of Jan 1, 2026: Ana had played');
    await second.run(chloe, 'daily meteor', { table: true });
    expect(second.note(chloe)).toContain('1. Ana and Ben');
    expect(second.note(chloe)).not.toContain('2. ');
  }, 120_000);

  test('a kill in the middle, and a game that was ended: a first attempt all the same, and no place', async () => {
    const view = await opened();
    const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    const { deck } = harness.table.state;
    await harness.crash();
    await harness.boot();
    await harness.pass(1500);
    expect(harness.table.state.deck).toEqual(deck);
    // The deals were kept, so that nothing is chosen again.
    const second = games();
    await second.run(chloe, 'daily meteor', { robots: 1 });
    expect(allText(second.board(chloe))).toContain('Meteor of the day · Jan 1, 2026');
    expect(allText(second.board(chloe))).not.toContain('chosen seed');
    await second.run(chloe, 'meteor end');
    await second.run(chloe, 'meteor end');
    await view.run(ana, 'meteor end');
    await view.run(ana, 'meteor end');
    await harness.pass(1500);
    await view.run(ben, 'daily meteor');
    expect(view.note(ben)).toContain('You’ve already played today’s deal');
    expect(view.note(ben)).toContain('No one has finished yet.');
    // Who never saw the cards may still play.
    await second.run(chloe, 'daily meteor');
    expect(second.note(chloe)).not.toContain('already');
  }, 120_000);

  test('the next day brings another deal, yesterday’s best with its replay, and the streak goes on', async () => {
    const view = await opened();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    const first = harness.table.state.meteorDeck;
    await view.lose();
    harness.time.lapse(DAY_MS);
    await chosen(view, ana);
    await view.begin(ana, ben);
    expect(harness.table.state.options.shared?.day).toBe('2026-01-02');
    expect(harness.table.state.meteorDeck).not.toEqual(first);
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).toMatch(/Yesterday’s best: Ana and Ben · ☄️/);
    const note = ana.seesPrivately(view.channel).at(-1);
    if (note === undefined) throw new Error('no table');
    await view.press(ana, note, /Yesterday’s best/);
    expect(view.note(ana)).toContain('🔍 **Replay**');
    await view.lose();
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).toContain('Your streak: 2 days.');
  }, 120_000);

  test('whoever hasn’t finished sees names and no scores; alone there is no deal, and it is said why', async () => {
    const view = await opened();
    const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    await view.lose();
    await view.run(chloe, 'daily meteor', { table: true });
    expect(view.note(chloe)).toContain('✅ Ana and Ben');
    expect(view.note(chloe)).not.toContain('left ·');
    await view.run(chloe, 'daily meteor');
    expect(allText(view.board(chloe))).toContain('🤖 On your own? Add at least one robot');
    expect(allText(view.board(chloe))).toContain('2 players: 40%');
    expect(buttonsOf(view.board(chloe)).map(({ label }) => label)).not.toContain('Standard');
    await view.press(chloe, view.board(chloe), 'Start');
    expect(view.note(chloe)).toContain('Today’s deal isn’t for 1 player but for 2, 3, 4, or 5');
    await view.press(chloe, view.board(chloe), /Robot/);
    await view.press(chloe, view.board(chloe), 'Start');
    await harness.pass(1500);
    expect(harness.table.state.phase).toBe('field');
    expect(buttonsOf(view.board(chloe)).find(({ label }) => label?.includes('Mulligan'))?.disabled).toBe(true);
  }, 120_000);
});

describe('The daily town by /daily', () => {
  test('is one town a day, gone on with, and not to be told from the day alone', async () => {
    const view = await opened();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    for (const user of [ana, ben]) {
      await view.run(user, 'daily town');
      const asked = user.seesPrivately(view.channel).at(-1);
      if (asked === undefined) throw new Error('nobody asked');
      await view.press(user, asked, '▶ Begin');
    }
    await view.run(ana, 'daily town');
    const towns = harness.everyTable.live();
    expect(towns).toHaveLength(2);
    const seeds = towns.map(({ state }) => (state as { readonly seed: string }).seed);
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    await view.run(ben, 'daily town', { table: true });
    expect(view.note(ben)).toContain('No one has finished yet.');
  });
});

/** The last game, as crews of other servers would have left it: so many copies, by other people. */
function copied(copies: number, meteorsLeft: number): void {
  const { connection } = harness.database;
  const columns = (table: string, changed: Readonly<Record<string, string>>): readonly [string, string] => {
    const names = connection.pragma(`table_info(${table})`) as readonly { readonly name: string }[];
    const list = names.map(({ name }) => name);
    return [list.join(', '), list.map((name) => changed[name] ?? name).join(', ')];
  };
  const source = `(SELECT game FROM games WHERE status = 'over' AND game NOT LIKE 'copy%' LIMIT 1)`;
  for (let copy = 0; copy < copies; copy += 1) {
    const game = `'copy${String(meteorsLeft)}x${String(copy)}'`;
    const summary = `json_set(summary, '$.daily.meteorsLeft', ${String(meteorsLeft)})`;
    const [into, from] = columns('games', { game, guild: `'7000000000000000${String(copy)}'`, summary });
    connection.exec(`INSERT INTO games (${into}) SELECT ${from} FROM games WHERE game = ${source}`);
    const [seats, copiedSeats] = columns('seats', {
      game,
      user: `'${String(meteorsLeft)}' || seat || '${String(copy)}'`,
    });
    connection.exec(`INSERT INTO seats (${seats}) SELECT ${copiedSeats} FROM seats WHERE game = ${source}`);
  }
}

describe('The leaderboard of a day', () => {
  test('says how many crews of all servers one did better than, from twenty on, and names none of them', async () => {
    const view = await opened();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    await chosen(view, ana);
    await view.begin(ana, ben);
    await view.lose();
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).not.toContain('Better than');
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).toContain('Robots finish this deal in zone 2.');
    copied(18, 99);
    await harness.pass(61_000);
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).not.toContain('Better than');
    copied(5, 0);
    await harness.pass(61_000);
    await view.run(ana, 'daily meteor', { table: true });
    expect(view.note(ana)).toContain('Better than 75% of 24 crews with this deal.');
    await view.run(harness.user('Chloé'), 'daily meteor', { table: true });
    expect(view.note(harness.user('Chloé'))).not.toContain('Better than');
  });
});
