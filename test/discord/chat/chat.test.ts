import { expect, test } from 'vitest';
import { RENAMED } from '../../../src/discord/chat/message-types.js';
import { ANN, BEN, open } from '../../table/support.js';
import { settle } from '../../support/time.js';
import { REASON, channel } from './channel.js';

test('a message that the game takes for talk goes, and its author is told why, once a game, privately', async () => {
  const at = await channel();
  at.tokens.learn('channel', ANN.userId, 'anns-token');
  const first = await at.take();
  const second = await at.take();
  expect(at.requests.removed).toEqual([
    ['channel', [first.id]],
    ['channel', [second.id]],
  ]);
  expect(at.requests.whispers).toHaveLength(1);
  expect(at.requests.whispers[0]?.[0]).toBe('anns-token');
  expect(at.requests.whispers[0]?.[1]).toContain(REASON);
  expect(at.requests.posts).toEqual([]);
  await at.take({ authorId: BEN.userId });
  expect(at.requests.posts).toHaveLength(1);
});

test.each(['no token', 'a token that is dead'])(
  'with %s the reason stands in the channel for ten seconds, and names whom it is for',
  async (what) => {
    const at = await channel();
    if (what !== 'no token') {
      at.tokens.learn('channel', ANN.userId, 'dead');
      at.faults.whisper = 'token-gone';
    }
    await at.take({ channelId: 'thread', parentId: 'channel' });
    expect(at.requests.posts.map(([where]) => where)).toEqual(['thread']);
    expect(at.requests.posts[0]?.[1]).toContain(`<@${ANN.userId}>`);
    expect(at.requests.posts[0]?.[1]).toContain(REASON);
    at.requests.removed.length = 0;
    await at.time.advance(9_999);
    expect(at.requests.removed).toEqual([]);
    await at.time.advance(1);
    expect(at.requests.removed).toEqual([['thread', ['posted']]]);
  },
);

test('a reason that could not be posted is not taken away', async () => {
  const at = await channel();
  at.faults.post = 'forbidden';
  await at.take();
  at.requests.removed.length = 0;
  await at.time.advance(60_000);
  expect(at.requests.removed).toEqual([]);
});

test('what the game allows stays', async () => {
  const at = await channel();
  at.rules.verdict = { do: 'allow' };
  at.rules.title = { do: 'allow' };
  await at.take();
  await at.takeThread();
  expect(at.requests).toEqual({ removed: [], whispers: [], posts: [], titles: [] });
});

test('only the channel of a running game that asks something of its chat is judged, and threads under it', async () => {
  const at = await channel();
  await at.take({ channelId: 'elsewhere' });
  await at.take({ channelId: 'a thread', parentId: 'elsewhere' });
  await at.takeThread({ parentId: 'elsewhere' });
  await open(at.tables, { channelId: 'lobby', host: BEN });
  await at.take({ channelId: 'lobby' });
  expect(at.judged).toEqual([]);
  await at.take({ channelId: 'a thread', parentId: 'channel' });
  expect(at.judged.map(({ channelId }) => channelId)).toEqual(['a thread']);
  at.rules.chat = false;
  await at.take();
  await at.table.act({ type: 'end', by: 0 });
  at.rules.chat = true;
  await at.take();
  await at.takeThread();
  expect(at.judged).toHaveLength(1);
});

test('the game hears who wrote: a player, one who left, anybody else', async () => {
  const at = await channel();
  await at.take({ authorId: BEN.userId });
  await at.table.act({ type: 'leave', seat: 1 });
  await at.take({ authorId: BEN.userId });
  await at.take({ authorId: '999' });
  expect(at.judged.map(({ written }) => written.writer)).toEqual([
    { kind: 'player', seat: 1 },
    { kind: 'leaver', seat: 1 },
    { kind: 'spectator' },
  ]);
});

test('one who left a seat that the game does not count is a spectator', async () => {
  const at = await channel();
  const other = await open(at.tables, { channelId: 'other', host: BEN });
  for (const [seat, userId] of [
    [1, '1'],
    [2, '2'],
  ] as const) {
    await other.join({ userId, name: `Guest ${seat}` });
  }
  await other.act({ type: 'start', by: 0 });
  await other.act({ type: 'start', by: 0 });
  await other.act({ type: 'leave', seat: 2 });
  await at.take({ channelId: 'other', authorId: '2' });
  expect(at.judged.at(-1)?.written.writer).toEqual({ kind: 'spectator' });
});

test('bots, and moderators who don’t play, are exempt; a moderator who plays is a player', async () => {
  const at = await channel();
  await at.take({ automatic: true, authorId: '999' });
  await at.take({ moderator: true, authorId: '999' });
  await at.take({ moderator: true });
  await at.take({ authorId: '999' });
  expect(at.judged.map(({ written }) => written.exempt)).toEqual([true, true, false, false]);
});

test('the moment is the message’s own, or that of its last edit; what can’t be read is said', async () => {
  const at = await channel();
  const now = at.time.now();
  await at.take({ id: at.idAt(now - 2_000) });
  await at.take({ id: at.idAt(now - 60_000), editedAt: now - 500, edited: true });
  at.rules.readable = false;
  await at.take();
  const moments = at.judged.map(({ written }) => now - written.at);
  expect(moments.map((ms) => Math.round(ms / 100) * 100)).toEqual([2_000, 500, 0]);
  expect(at.judged.map(({ written }) => written.readable)).toEqual([true, true, false]);
});

test('the silence is kept from when it was shown, though its start was decided before the log was slow', async () => {
  const at = await channel();
  await at.table.act({ type: 'time-out', seat: 0 });
  at.log.slow = true;
  const resumed = at.table.act({ type: 'resume', seat: 1 });
  await at.time.advance(500);
  const written = at.time.now();
  await at.time.advance(400);
  at.log.pending[0]?.write();
  await resumed;
  await at.take({ id: at.idAt(written) });
  await at.takeThread({ madeAt: written });
  expect(at.requests).toMatchObject({ removed: [], titles: [] });
  const { id } = await at.take();
  await at.takeThread();
  expect(at.requests).toMatchObject({ removed: [['channel', [id]]], titles: [['thread', '…']] });
});

test('what was written while the process stood still is not deleted, whether that is noted by then or not', async () => {
  const at = await channel();
  const before = at.time.now();
  at.time.lapse(45_000);
  const during = at.idAt(before + 20_000);
  await at.take({ id: during });
  await at.table.act({ type: 'resume', seat: 0 });
  await at.take({ id: during, authorId: BEN.userId });
  expect(at.requests.removed).toEqual([]);
  const { id } = await at.take();
  expect(at.requests.removed).toEqual([['channel', [id]]]);
});

test('while the log takes nothing the game stands still, and talk is free', async () => {
  const at = await channel();
  at.log.broken = true;
  await at.table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(at.table.blocked).toBe(true);
  await at.take();
  await at.takeThread();
  expect(at.requests).toMatchObject({ removed: [], titles: [] });
});

test('a typed word does what it says, for the seat of its author', async () => {
  const at = await channel();
  at.word();
  const { id } = await at.take({ authorId: BEN.userId, moderator: true });
  expect(at.ran).toMatchObject([
    {
      seat: 1,
      source: id,
      channelId: 'channel',
      caller: { userId: BEN.userId, name: BEN.name, moderator: true },
      table: { game: at.table.game },
    },
  ]);
  expect(at.requests.removed).toEqual([]);
  await at.take({ authorId: '999' });
  expect(at.ran).toHaveLength(1);
});

test.each([
  [3_000, 1],
  [3_001, 0],
])('a typed word %i ms old is done %i times', async (ms, times) => {
  const at = await channel();
  at.word();
  const id = at.idAt(at.time.now());
  at.time.lapse(ms);
  await at.take({ id });
  expect(at.ran).toHaveLength(times);
});

test('a thread’s title that talks is reset, and its maker told; a spectator’s is let alone', async () => {
  const at = await channel();
  const madeAt = at.time.now() - 1_000;
  await at.takeThread({ madeAt });
  await at.takeThread({ id: 'another' });
  expect(at.requests.titles).toEqual([
    ['thread', '…'],
    ['another', '…'],
  ]);
  expect(at.requests.posts.map(([where]) => where)).toEqual(['channel']);
  expect(
    at.judged.map(({ written, said, channelId }) => [at.time.now() - written.at, written.exempt, said, channelId]),
  ).toEqual([
    [1_000, false, 'I have C', 'channel'],
    [0, false, 'I have C', 'channel'],
  ]);
  await at.takeThread({ ownerId: '999' });
  expect(at.judged).toHaveLength(2);
});

test('after a notice of a new title, which nobody can delete, the title is reset and its author told', async () => {
  const at = await channel();
  await at.take({ channelId: 'a thread', parentId: 'channel', type: RENAMED });
  expect(at.requests.removed).toEqual([]);
  expect(at.requests.titles).toEqual([['a thread', '…']]);
  expect(at.requests.posts.map(([where]) => where)).toEqual(['a thread']);
  await at.take();
  expect(at.requests.titles).toHaveLength(1);
});

test('where Manage Messages is missing it is said once a game, and nobody is told to be silent', async () => {
  const at = await channel();
  at.faults.remove = 'forbidden';
  at.tokens.learn('channel', ANN.userId, 'anns-token');
  await at.take();
  expect(at.boards).toEqual([['manage-messages'], ['[meteor.silence.cannot-delete]']]);
  expect(at.logged).toEqual([
    [{ game: at.table.game, channel: 'channel' }, 'messages cannot be deleted: Manage Messages is missing'],
  ]);
  await at.take();
  await at.take({ authorId: BEN.userId });
  const said = (): unknown => at.boards.filter((one) => one.includes('[meteor.silence.cannot-delete]')).length;
  expect(said()).toBe(1);
  expect(at.requests.posts).toEqual([]);
  at.chat.forget(at.table.game);
  await at.take();
  expect(said()).toBe(2);
});

test('where Manage Threads is missing it is said once a game; a Discord out of reach is asked again', async () => {
  const at = await channel();
  at.faults.rename = 'unreachable';
  await at.takeThread();
  expect([at.boards, at.requests.titles.length]).toEqual([[], 1]);
  at.faults.rename = 'forbidden';
  await at.time.advance(1_000);
  expect(at.requests.titles).toHaveLength(2);
  await at.takeThread();
  expect(at.boards).toEqual([['[meteor.silence.cannot-rename]']]);
  expect(at.logged).toEqual([
    [{ game: at.table.game, channel: 'channel' }, 'thread titles cannot be changed: Manage Threads is missing'],
  ]);
  at.chat.forget(at.table.game);
  await at.takeThread();
  expect(at.boards).toHaveLength(2);
});

test('stopped, it deletes nothing that failed before', async () => {
  const at = await channel();
  at.faults.remove = 'unreachable';
  await at.take();
  const { length } = at.requests.removed;
  at.chat.stop();
  await at.time.advance(5_000);
  expect(at.requests.removed).toHaveLength(length);
});

test('a title that Discord could not be reached for is reset with growing gaps, until it stands', async () => {
  const at = await channel();
  at.faults.rename = 'unreachable';
  await at.takeThread();
  const asked: number[] = [];
  for (const ms of [999, 1, 1_999, 1]) {
    await at.time.advance(ms);
    asked.push(at.requests.titles.length);
  }
  expect(asked).toEqual([1, 2, 2, 3]);
  at.faults.rename = null;
  await at.time.advance(600_000);
  expect(at.requests.titles).toHaveLength(4);
});

test('a title that Discord refuses for good is let be', async () => {
  const at = await channel();
  at.faults.rename = 'unknown-channel';
  await at.takeThread();
  await at.time.advance(600_000);
  expect([at.requests.titles.length, at.boards]).toEqual([1, []]);
});

test.each(['the bot', 'the game'])('a title is no more reset once %s has stopped', async (what) => {
  const at = await channel();
  at.faults.rename = 'unreachable';
  await at.takeThread();
  if (what === 'the bot') at.chat.stop();
  else at.chat.forget(at.table.game);
  await at.time.advance(600_000);
  expect(at.requests.titles).toHaveLength(1);
});

test('the reason does not wait for the title, and a title changed anew meanwhile is reset once more', async () => {
  const at = await channel();
  const release = at.holdTitles();
  await at.takeThread();
  expect(at.requests.posts).toHaveLength(1);
  await at.take({ channelId: 'thread', parentId: 'channel', type: RENAMED });
  await at.take({ channelId: 'thread', parentId: 'channel', type: RENAMED });
  expect(at.requests.titles).toHaveLength(1);
  release();
  await settle();
  expect(at.requests.titles).toHaveLength(2);
});
