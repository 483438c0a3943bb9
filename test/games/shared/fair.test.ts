import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { REGISTERED } from '../../../src/registration/index.js';
import { commitmentTo, isKept, mixedSeed } from '../../../src/games/shared/fair.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the commitment is what anyone gets with sha256 of seed:nonce', () => {
  const fair = { nonce: 'aa', commitment: commitmentTo('seed', 'aa') };
  expect(fair.commitment).toBe(sha('seed:aa'));
  expect(isKept('seed', fair)).toBe(true);
  expect(isKept('other', fair)).toBe(false);
  expect(mixedSeed('seed', '123')).toBe(sha('seed:123').slice(0, 32));
});

const KINDS = REGISTERED.map(({ history: { game } }) => game);

test.each(KINDS)('who joins $kind changes the seed, and says so in the log', (game) => {
  const agreed = {
    options: optionsOf(game),
    seed: 'first',
    fair: { nonce: 'n', commitment: commitmentTo('first', 'n') },
  };
  const lobby = evolveAll(game, game.initialState, game.create(agreed), 0);
  const join = (state: unknown, entropy?: string) => {
    const seat = game.freeSeat(state) ?? 0;
    const events = game.decide(state, { type: 'join', seat, ...(entropy === undefined ? {} : { entropy }) }, 0);
    if (game.isRefusal(events)) throw new Error(events.code);
    return { events, state: evolveAll(game, state, events, 0) };
  };
  const host = join(lobby);
  expect(host.state).toMatchObject({ seed: 'first', commitment: agreed.fair.commitment });
  const guest = join(host.state, '42');
  expect(guest.events[0]).toMatchObject({ type: 'joined', entropy: '42' });
  expect(guest.state).toMatchObject({ seed: mixedSeed('first', '42') });
  expect(JSON.stringify(game.publicView(guest.state))).not.toContain(mixedSeed('first', '42'));
});

test.each(KINDS)('without a commitment nothing is mixed into $kind', (game) => {
  const created = game.create({ options: optionsOf(game), seed: 'first' });
  const lobby = evolveAll(game, game.initialState, created, 0);
  const events = game.decide(lobby, { type: 'join', seat: 0, entropy: '42' }, 0);
  if (game.isRefusal(events)) throw new Error(events.code);
  expect(events[0]).not.toHaveProperty('entropy');
  expect(evolveAll(game, lobby, events, 0)).toMatchObject({ seed: 'first' });
});

/** What the game's first state has agreed. */
function optionsOf(game: (typeof KINDS)[number]): unknown {
  const { initialState } = game;
  return typeof initialState === 'object' && initialState !== null && 'options' in initialState
    ? initialState.options
    : {};
}
