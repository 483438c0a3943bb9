import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/games/game.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { allText, findButton, type LocalUser, type Seen } from '../../../src/local/index.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { gameId, playOut, THREE_GAMES } from '../../support/robots-game.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

let harness: Harness;
afterEach(() => closeClean(harness));

type Message = NonNullable<Seen['message']>;

/** By kind: the command, the button of one's own panel, and a turn limit of two minutes; null: nobody waits for anybody. */
const WAYS: Readonly<
  Record<string, { readonly command: string; readonly own: string; readonly limit: string | null }>
> = {
  'cosmic-run': { command: 'cosmic', own: 'My panel', limit: '2m' },
  'meteor-storm': { command: 'storm', own: 'My cards', limit: 'minutes' },
  'meteor-town': { command: 'town', own: 'My town', limit: null },
};

function wayOf({ kind }: AnyGame) {
  const way = WAYS[kind];
  if (way === undefined) throw new Error(`how is ${kind} played?`);
  return way;
}

/** By kind: what somebody without a seat is shown by the board's button, and told by commands of the game. */
const STRANGERS: Readonly<
  Record<string, { readonly board: RegExp; readonly commands: Readonly<Record<string, RegExp>> }>
> = {
  'cosmic-run': {
    // Who begins is drawn by lot.
    board: /^(?=[^]*Ana: \d+ points)(?=[^]*Ben: \d+ points)/,
    commands: { done: /^You’re not in this game/, leave: /^You’re not in this game/ },
  },
  'meteor-storm': {
    board: /^\*\*The board, turn 1\*\*\n\*\*A \(Ana\)/,
    commands: { done: /^\*\*The board, turn 1\*\*/, leave: /^You’re not in this game/ },
  },
  'meteor-town': {
    board: /^You don’t have a town in this game/,
    commands: { next: /^You don’t have a town in this game/, leave: /^You’re not in this game/ },
  },
};

const table = (): TableHandle => {
  const found = harness.everyTable.inChannel(harness.channel);
  if (found === undefined) throw new Error(`no table\n${harness.server.dump()}`);
  return found;
};

const board = (user: LocalUser): Message => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (found === undefined) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};

async function press(user: LocalUser, message: Message | undefined, label: string | RegExp): Promise<Seen> {
  const id = message && findButton(message, label)?.customId;
  if (!message || !id) throw new Error(`no button ${String(label)}\n${harness.server.dump()}`);
  const seen = await user.click(message.id, id);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
  return seen;
}

const privately = (user: LocalUser): string => {
  const found = user.seesPrivately(harness.channel).at(-1);
  return found === undefined ? '' : allText(found);
};

/** A table of Ana and Ben, in play. */
async function begun(game: AnyGame, options: Record<string, string> = {}): Promise<{ ana: LocalUser; ben: LocalUser }> {
  harness = await Harness.open();
  const { command } = wayOf(game);
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, `${command} new`, options);
  await harness.run(ben, `${command} join`);
  await harness.run(ana, `${command} start`);
  await harness.pass(2_000);
  expect(game.phase(table().state)).toBe('play');
  return { ana, ben };
}

/** A command that asks to be sent again within ten seconds. */
async function surely(user: LocalUser, words: string): Promise<void> {
  await harness.run(user, words);
  await harness.run(user, words);
}

test.each(THREE_GAMES)(
  '$game.kind: a kill in mid-game, then one leaves, then it ends and is opened again',
  async ({ game }) => {
    const { command } = wayOf(game);
    const { ana, ben } = await begun(game);
    const before = game.publicView(table().state);
    await harness.crash();
    await harness.boot();
    await harness.quiet();
    expect(JSON.stringify(game.publicView(table().state)).replace(/\d{13}/g, '')).toBe(
      JSON.stringify(before).replace(/\d{13}/g, ''),
    );
    await surely(ben, `${command} leave`);
    const [, seat] = game.seats(table().state);
    expect(seat?.robot === true || seat?.status === 'left').toBe(true);
    expect(game.phase(table().state)).toBe('play');
    await surely(ana, `${command} end`);
    await harness.pass(3_000);
    expect(harness.everyTable.live()).toEqual([]);
    await press(ana, board(ana), /Again/);
    expect(table().kind).toBe(game.kind);
    expect(game.phase(table().state)).toBe('lobby');
  },
);

test.each(THREE_GAMES)('$game.kind: who doesn’t play sees what is public, and can do nothing', async ({ game }) => {
  const { command, own } = wayOf(game);
  const { ana } = await begun(game);
  const stranger = harness.user('Zoe');
  const was = table().version;
  const says = STRANGERS[game.kind];
  if (says === undefined) throw new Error(`what does ${game.kind} say to a stranger?`);
  await press(stranger, board(ana), own);
  expect(privately(stranger)).toMatch(says.board);
  for (const [word, answer] of Object.entries(says.commands)) {
    const { message } = await harness.run(stranger, `${command} ${word}`);
    expect(message && allText(message), `${command} ${word}`).toMatch(answer);
  }
  await harness.run(stranger, `${command} end`);
  await harness.run(stranger, `${command} end`);
  expect(table().version).toBe(was);
  expect(game.phase(table().state)).toBe('play');
});

test.each(THREE_GAMES.filter(({ game }) => wayOf(game).limit !== null))(
  '$game.kind: whoever does nothing for the turn limit is played by a robot, and the other’s turn comes',
  async ({ game }) => {
    const { ana } = await begun(game, { limit: wayOf(game).limit ?? '' });
    const was = table().version;
    await harness.pass(115_000);
    expect(table().version).toBe(was);
    await harness.pass(5_000);
    expect(table().version).not.toBe(was);
    expect(game.seats(table().state).map(({ robot }) => robot)).toEqual([false, false]);
    expect(game.phase(table().state)).toBe('play');
    // Both stay away: turns go on, one limit after the other, and nobody is put out.
    const later = table().version;
    await harness.pass(121_000);
    expect(table().version).not.toBe(later);
    expect(allText(board(ana))).toMatch(/turn|round/i);
  },
);

test.each(THREE_GAMES)(
  '$game.kind: a whole game is listed, exported, forgotten, and part of the server’s data',
  async (played) => {
    harness = await Harness.open();
    const ana = harness.user('Ana', { permissions: ['ManageGuild'] });
    const { kind } = played.game;
    await harness.played(playOut(played, { userId: ana.id, name: 'Ana' }, harness.server.guildId));
    const game = gameId(played.game);
    await harness.run(ana, 'history list', { game: kind });
    expect(privately(ana)).toContain('Ana');
    await harness.run(ana, 'history show', { game });
    expect(privately(ana)).toContain('Ana');
    await harness.run(ana, 'history export', { game });
    await harness.pass(50);
    const exported = ana.seesPrivately(harness.channel).at(-1);
    expect(exported?.attachments.map(({ filename }) => filename).sort()).toEqual([
      expect.stringMatching(/\.html$/),
      expect.stringMatching(/\.json$/),
    ]);
    const whole = await harness.run(ana, 'settings server-export');
    expect(whole.message?.attachments[0]?.filename).toMatch(/^meteor-server-\d+\.jsonl\.gz$/);
    const asked = await harness.run(ana, 'history forget');
    await press(ana, asked.message, /Forget/);
    await harness.run(ana, 'history show', { game });
    expect(privately(ana)).not.toContain('Ana');
    expect(privately(ana)).toContain('Player 1');
  },
);

/** Robots decide for both people until the game is over. */
async function playedByBoth({ game }: { readonly game: AnyGame }): Promise<void> {
  const { robots } = game;
  if (robots === undefined) throw new Error(`${game.kind} has no robots`);
  const random = new Random(seedRandom('ends'));
  const handle = table();
  for (let at = 0; at < 3_000 && game.phase(handle.state) === 'play'; at += 1) {
    const { state } = handle;
    const seats = [...(game.attention?.(state)?.seats ?? [0, 1])];
    const actions = seats.flatMap((seat) => {
      const view = game.viewFor(state, seat, harness.time.now());
      return robots.think(robots.levels[0], view, robots.nothingSeen, random, harness.time.now()).action ?? [];
    });
    const [action] = actions;
    if (action === undefined) throw new Error(`nobody acts in ${game.kind}`);
    await handle.act(action);
  }
}

/** Who won and with how many points: the line of a message that says so. */
const won = (text: string): string | undefined => text.split('\n').find((line) => /\bwins\b|draw/.test(line));

test.each(THREE_GAMES.filter(({ game }) => game.kind !== 'meteor-town'))(
  '$game.kind: board, panels and history name the same winner with the same points, first of all',
  async (played) => {
    const { game } = played;
    const { ana } = await begun(game);
    const id = table().game;
    await press(ana, board(ana), wayOf(game).own);
    await playedByBoth(played);
    await harness.pass(5_000);
    const line = won(allText(board(ana)));
    expect(line).toMatch(/(Ana|Ben).*\d/);
    expect(allText(board(ana)).split('\n')[0]).toBe(line);
    expect(privately(ana).split('\n')[0]).toBe(line);
    await harness.run(ana, 'history show', { game: id });
    expect(won(privately(ana))).toBe(line);
    expect(privately(ana).split('\n')[1]).toBe(line);
  },
);

test.each(THREE_GAMES)(
  '$game.kind: who watches a game to its end is told who won, and never that they did',
  async (played) => {
    const { game } = played;
    const { command, own } = wayOf(game);
    await begun(game);
    const handle = table();
    const zoe = harness.user('Zoe');
    await harness.run(zoe, `${command} watch`);
    await press(zoe, board(zoe), own);
    await playedByBoth(played);
    await harness.pass(5_000);
    expect(game.phase(handle.state)).toBe('over');
    const told = [...zoe.sees(harness.channel), ...zoe.seesPrivately(harness.channel)].map(allText).join('\n');
    expect(allText(board(zoe)).split('\n')[0]).toMatch(/(Ana|Ben).*\d/);
    expect(told).not.toMatch(/you( have|’ve)? w(o|i)n\b/i);
  },
  240_000,
);
