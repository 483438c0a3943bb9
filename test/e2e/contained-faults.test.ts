import { afterEach, expect, test } from 'vitest';
import type { GameFace } from '../../src/discord/games/face.js';
import { allText, findButton, type LocalUser } from '../../src/local/index.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { EPHEMERAL } from './support/messages.js';
import { faultsOf } from './support/requests.js';
import { Harness } from './support/harness.js';
import { REGISTERED, type RegisteredGame } from '../../src/registration/index.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

type Message = NonNullable<ReturnType<LocalUser['look']>>;

const board = (user: LocalUser): Message => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};

async function press(user: LocalUser, label: string | RegExp): Promise<void> {
  const message = board(user);
  const seen = await user.click(message.id, findButton(message, label)?.customId ?? '');
  expect(seen.error).toBeUndefined();
  await harness.quiet();
}

/** All games; Meteor has another board. */
const withBoard = (board: (own: GameFace['board']) => Partial<GameFace['board']>): readonly RegisteredGame[] =>
  REGISTERED.map((game) =>
    game.rules.kind === METEOR.kind
      ? { ...game, face: { ...game.face, board: { ...game.face.board, ...board(game.face.board) } } }
      : game,
  );

test('a headline that throws keeps nobody from the board or the hand; the fault is logged with its game and counted', async () => {
  const headline = (): never => {
    throw new TypeError('a headline without words');
  };
  harness = await Harness.open({ games: withBoard(() => ({ headline })) });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'first', seed: 'e2e' });
  await press(ben, 'Join');
  await press(ana, 'Start');
  await press(ana, /Start the clock/);
  await harness.pass(2_000);
  expect(allText(board(ana))).toContain('ZONE 5');
  const hand = ben.seesPrivately(harness.channel).findLast((message) => findButton(message, /Mine/));
  expect(hand, 'it was sent by itself').toBeDefined();
  const faults = harness.log.filter(({ level }) => level === 'error');
  expect(faults[0]).toMatchObject({ fields: { game: harness.table.game, err: expect.any(TypeError) as Error } });
  expect(await harness.app.metrics.text()).toMatch(
    /meteor_faults_total\{level="error",message="a board could not follow its game; this is a bug"\} \d/,
  );
});

test('a game whose rules throw as it comes back keeps the bot from nothing', async () => {
  let broken = false;
  const games = REGISTERED.map((game) => {
    const { rules } = game;
    if (rules.kind !== METEOR.kind) return game;
    const decide = (...asked: Parameters<typeof rules.decide>): ReturnType<typeof rules.decide> => {
      if (broken && asked[1].type === 'downtime') throw new TypeError('a bug at downtime');
      return rules.decide(...asked);
    };
    return { ...game, rules: { ...rules, decide } };
  });
  harness = await Harness.open({ games, channels: ['general', 'other'] });
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first', seed: 'e2e' });
  await press(harness.user('Ben'), 'Join');
  await press(ana, 'Start');
  await press(ana, /Start the clock/);
  await harness.crash();
  broken = true;
  await harness.boot();
  expect(harness.app.health().liveGames).toBe(0);
  expect(harness.log.filter(({ level }) => level === 'error')).toMatchObject([
    { message: expect.stringContaining('cannot go on') as string },
  ]);
  broken = false;
  const seen = await ana.command(harness.server.channelId('other'), 'meteor new', { mode: 'first' });
  expect(seen.error).toBeUndefined();
});
