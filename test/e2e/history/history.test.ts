import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type LocalUser, type Seen } from '../../../src/local/index.js';
import { game, someone, START } from '../../support/played.js';
import { Harness } from '../support/harness.js';
import { closeClean } from '../support/requests.js';

let harness: Harness;
afterEach(() => closeClean(harness));

type Message = NonNullable<Seen['message']>;

function text(seen: Seen): string {
  if (!seen.message) throw new Error(harness.server.dump());
  expect((seen.message.flags & 64) !== 0, 'answers about the past are for their asker alone').toBe(true);
  return allText(seen.message);
}

async function press(user: LocalUser, message: Message | undefined, label: string | RegExp): Promise<Seen> {
  const button = message && findButton(message, label);
  if (!message || !button?.customId)
    throw new Error(
      `no button ${String(label)}\n${
        message
          ? buttonsOf(message)
              .map((one) => one.label)
              .join(' | ')
          : ''
      }`,
    );
  expect(button.disabled ?? false).toBe(false);
  const seen = await user.click(message.id, button.customId);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
  return seen;
}

const newest = (user: LocalUser): Message | undefined => user.seesPrivately(harness.channel).at(-1);

/** A server where `count` games were played, and one of another server's. */
async function withGames(count: number): Promise<LocalUser> {
  harness = await Harness.open();
  const guildId = harness.server.guildId;
  for (let at = 0; at < count; at += 1)
    await harness.played(
      game(`past${at}`, 2 + (at % 3), { guildId, startAt: START + at * 3_600_000, seed: `e2e-${at % 4}` }),
    );
  await harness.played(game('elsewhere', 2, { guildId: '999999999999999999', people: [someone(8), someone(9)] }));
  return harness.user('Ana');
}

test('lists games newest first, page by page, filtered, and none of another server', async () => {
  const ana = await withGames(20);
  const first = await harness.run(ana, 'history list');
  expect(text(first)).toContain('past19');
  expect(text(first)).not.toContain('elsewhere');
  const second = await press(ana, first.message, /Older/);
  expect(text(second)).toContain('past11');
  expect(text(second)).not.toContain('past19');
  const third = await press(ana, second.message, /Older/);
  expect(text(third)).toContain('past0`');
  expect(findButton(third.message as Message, /Older/)?.disabled).toBe(true);
  expect(text(await press(ana, third.message, /Newer/))).toContain('past11');
  expect(text(await harness.run(ana, 'history list', { result: 'won' }))).not.toContain('💥');
  expect(text(await harness.run(ana, 'history list', { player: 'Dev' }))).toContain('past17');
  expect(text(await harness.run(ana, 'history list', { player: 'Player 8' }))).toContain('No player called that');
  expect(text(await harness.run(ana, 'history list', { date: '2020' }))).toContain('No games found');
  expect(text(await harness.run(ana, 'history list', { date: '2020-13' }))).toContain('isn’t a date');
});

test('shows a game zone by zone, and nothing of another server', async () => {
  const ana = await withGames(3);
  const shown = text(await harness.run(ana, 'history show', { game: 'past2' }));
  expect(shown).toMatch(/Zone 5[\s\S]*Zone 4/);
  expect(shown).toMatch(/Best salvo/);
  expect(shown).toMatch(/Seed e2e\\-2/);
  expect(text(await harness.run(ana, 'history show', { game: 'elsewhere' }))).toContain(
    'No game elsewhere on this server',
  );
  expect(text(await harness.run(ana, 'history show'))).toContain('past2');
});

test('steps through a game, a salvo, a zone, and shows hands', async () => {
  const ana = await withGames(1);
  const opened = await harness.run(ana, 'history replay', { game: 'past0' });
  expect(text(opened)).toContain('ZONE 5');
  expect(text(opened)).not.toContain('🖐');
  const on = await press(ana, opened.message, '▶');
  expect(text(on)).not.toBe(text(opened));
  expect(text(await press(ana, on.message, /Zone ▶/))).toContain('ZONE 4');
  expect(text(await press(ana, newest(ana), /Salvo ▶/))).toMatch(/Destroyed|OVERKILL|Not enough/);
  const message = newest(ana) as Message;
  const select =
    JSON.stringify(message.components).match(/"custom_id":"(m1\|past0\|select\/open\|hands[^"]*)"/)?.[1] ?? '';
  const option =
    JSON.stringify(message.components).match(/"value":"(m1\|past0\|past\/replay\|[^"]*\|all\|hands)"/)?.[1] ?? '';
  expect(text(await ana.select(message.id, select, [option]))).toContain('🖐');
});

test('shows an Advanced game with its Boss, Powers and Challenges', async () => {
  const ana = await withGames(0);
  await harness.played(game('advanced1', 3, { guildId: harness.server.guildId, mode: 'advanced', extras: true }));
  expect(text(await harness.run(ana, 'history show'))).toMatch(/Advanced[\s\S]*The field as dealt/);
  const replay = text(await harness.run(ana, 'history replay'));
  expect(replay).toMatch(/Ana: .+ · .+/);
  await harness.run(ana, 'history export');
  await harness.pass(50);
  expect(newest(ana)?.attachments).toHaveLength(2);
});

test('exports two files, and keeps hands, seed and deck secret while a game is on', async () => {
  const ana = await withGames(1);
  await harness.run(ana, 'history export', { game: 'past0' });
  await harness.pass(50);
  expect(newest(ana)?.attachments.map(({ filename }) => filename)).toEqual(['meteor-past0.json', 'meteor-past0.html']);
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  const { game: live } = harness.table;
  for (const command of ['show', 'replay', 'export']) {
    await harness.run(ana, `history ${command}`, { game: live });
    await harness.pass(50);
    expect(allText(newest(ana) as Message)).toContain('still running');
  }
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  const board = ana.sees(harness.channel).findLast(({ flags }) => (flags & 64) === 0) as Message;
  const replay = await press(ana, board, /Replay/);
  expect(allText(newest(ana) as Message)).toContain('Replay');
  expect(replay.error).toBeUndefined();
  await press(ana, board, /Export/);
  await harness.pass(50);
  expect(newest(ana)?.attachments).toHaveLength(2);
});

test('statistics of a player, the server, and the table of honour, with a picture and the same in words', async () => {
  const ana = await withGames(12);
  const guildId = harness.server.guildId;
  await harness.played(game('chosen', 2, { guildId, seeded: true, people: [someone(6), someone(7)] }));
  const server = await harness.run(ana, 'stats server');
  expect(text(server)).toMatch(
    /Without robots:.*of 12 won[\s\S]*Standard, 4 players[\s\S]*chosen seed[\s\S]*Where games ended/,
  );
  expect(newest(ana)?.attachments[0], 'the picture follows').toMatchObject({
    filename: 'picture.png',
    content_type: 'image/png',
    description: expect.stringContaining('Wins over time: ') as string,
  });
  expect(text(await harness.run(ana, 'stats player', { player: 'Dev' }))).toMatch(/Dev[\s\S]*of 4 won[\s\S]*Streak:/);
  expect(text(await harness.run(ana, 'stats player'))).toContain('No games that count yet');
  for (const by of ['wins', 'streak', 'rockets', 'fastest']) {
    const honour = text(await harness.run(ana, 'stats leaderboard', { by }));
    expect(honour).toContain('1. ');
    expect(honour).not.toContain('Player 6');
  }
});

test('forgets oneself always, others only for managers; the games stay', async () => {
  const ana = await withGames(0);
  const guildId = harness.server.guildId;
  await harness.played(game('mine', 2, { guildId, people: [{ userId: ana.id, name: 'Ana' }, someone(1)] }));
  expect(text(await harness.run(ana, 'history forget', { player: 'Ben' }))).toContain('Manage Server');
  const asked = await harness.run(ana, 'history forget');
  expect(text(await press(ana, asked.message, /Forget/))).toContain('removed from 1 game');
  expect(text(await harness.run(ana, 'history list'))).toMatch(/Ben and 1 player/);
  expect(text(await harness.run(ana, 'history show', { game: 'mine' }))).toContain('Player 1');
  const boss = harness.user('Boss', { permissions: ['ManageGuild'] });
  const other = await harness.run(boss, 'history forget', { player: 'Ben' });
  expect(text(await press(boss, other.message, /Forget/))).toContain('removed from 1 game');
  expect(text(await harness.run(ana, 'history list'))).not.toContain('Ben');
});

test('gives a server its data, and deletes it, for managers alone', async () => {
  const ana = await withGames(3);
  for (const command of ['server-export', 'server-delete'])
    await expect(harness.run(ana, `settings ${command}`)).rejects.toThrow('may not use this command');
  const boss = harness.user('Boss', { permissions: ['ManageGuild'] });
  const exported = await harness.run(boss, 'settings server-export');
  expect(exported.message?.attachments[0]?.filename).toMatch(/^meteor-server-\d+\.jsonl\.gz$/);
  const asked = await harness.run(boss, 'settings server-delete');
  expect(text(await press(boss, asked.message, /Delete everything/))).toContain('Deleted: 3 games');
  expect(text(await harness.run(ana, 'history list'))).toContain('No games found');
});
