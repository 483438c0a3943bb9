import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/action.js';
import { BOSSES } from '../../../src/games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../../src/games/meteor/cards/challenges.js';
import { POWERS } from '../../../src/games/meteor/cards/powers.js';
import { createGame, decide } from '../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import { evolveAll, initialState } from '../../../src/games/meteor/evolve.js';
import type { Options, Seat } from '../../../src/games/meteor/state.js';
import { viewFor } from '../../../src/games/meteor/view/seat.js';
import { anyAction, anyOptions, offers } from '../../support/rules/arbitraries.js';
import { alwaysIn, anyStep, RandomPlay, START } from '../../support/rules/random-play.js';
import {
  expectEndsByItself,
  expectOffersHold,
  expectPublicHidesAll,
  expectSeatSeesNothingHidden,
} from '../../support/rules/random-play-checks.js';
import { expectCardsConserved, expectReplays } from '../../support/rules/checks.js';

const anyUse: fc.Arbitrary<Action> = fc.record({
  type: fc.constant('use' as const),
  seat: fc.integer({ min: -1, max: 5 }),
  ability: fc.constantFrom(...POWERS.map(({ id }) => id), '', '__proto__', 'constructor'),
  target: fc.oneof(
    fc.constantFrom(...'KLMNPRS'),
    fc.constantFrom(null, '', '0', '1', '2', '-1', 'C', 'E', 'survey', '__proto__', 'NaN'),
  ),
});
const anyOdd: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  anyAction,
  anyUse,
  fc.record({
    type: fc.constant('choose-boss-place' as const),
    by: fc.constantFrom<Seat | 'moderator'>(0, 1, 'moderator', -1),
    letter: fc.constantFrom('K', 'L', 'C', ''),
  }),
  fc.record({
    type: fc.constant('join' as const),
    seat: fc.integer({ min: -1, max: 5 }),
    robot: fc.constant(true as const),
    by: fc.constantFrom<Seat | 'moderator'>(0, 1, 'moderator'),
  }),
);

const anyGameStep = anyStep(fc.oneof(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 4_000, max: 30_000 })), {
  weight: 10,
  actions: anyOdd,
});

const anyAdvanced: fc.Arbitrary<Options> = fc
  .tuple(anyOptions, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([options, powers, challenges, robotsAllowed]): Options => ({
    ...options,
    zoneMs: 60_000,
    mode: 'advanced',
    powers,
    challenges,
    robotsAllowed,
  }));

/** The Power of one seat and the Challenge of another are chosen, so that every pair comes up; the rest are dealt. */
const anyGame = fc.record({
  options: anyAdvanced,
  seed: fc.string({ maxLength: 8 }),
  players: fc.integer({ min: 1, max: 5 }),
  robots: fc.nat(2),
  power: fc.constantFrom(...POWERS.map(({ id }) => id)),
  challenge: fc.constantFrom(...CHALLENGES.map(({ id }) => id)),
  steps: fc.array(anyGameStep, { minLength: 30, maxLength: 140, size: 'max' }),
});
type Game = typeof anyGame extends fc.Arbitrary<infer G> ? G : never;

const begin = (game: Omit<Game, 'steps'>): RandomPlay => new RandomPlay(game).give(game.power, game.challenge);

const settings = (seed: number, numRuns: number): fc.Parameters<[Game]> => ({ seed, numRuns });

const always = alwaysIn<Game>(begin);

describe('In every Advanced game', () => {
  test('all 76 resource cards are somewhere exactly once, as what they really are', () => {
    fc.assert(fc.property(anyGame, always(expectCardsConserved)), settings(21, 80));
  });

  test('letters are never used twice; hands keep their limit; the zone never leaves its range', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = begin(game);
        const letters = new Map<string, string>();
        for (const step of game.steps) {
          play.step(step);
          const { field, advanced, seats, zone } = play.state;
          expect(new Set(field.map(({ letter }) => letter)).size).toBe(field.length);
          for (const { letter, card } of field) {
            if (play.state.phase === 'play') expect(letters.get(letter) ?? card).toBe(card);
            if (play.state.phase === 'play') letters.set(letter, card);
          }
          seats.forEach(({ hand, status }, seat) => {
            const drew = play.log.some(({ events }) => events.some(({ type }) => type === 'drawn'));
            if (status === 'in' && drew && advanced?.seats[seat]?.challenge === 'small-silo' && seat !== 0)
              expect(hand.length).toBeLessThanOrEqual(6);
          });
          expect(zone).toBeGreaterThanOrEqual(0);
          expect(field.length).toBeLessThanOrEqual(13);
        }
      }),
      settings(22, 80),
    );
  });

  test('the log, decided and folded again on stored states, gives the same events and the same state', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = begin(game);
        for (const step of game.steps) play.step(step);
        expectReplays(play.base, play.log, play.state);
      }),
      settings(23, 60),
    );
  });

  test('no action makes the rules throw; time goes on and every game ends', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = begin(game);
        for (const step of game.steps) {
          expect(() => play.step(step)).not.toThrow();
          for (const seat of [0, 4, -1, 7]) expect(() => viewFor(play.state, seat, play.now)).not.toThrow();
        }
        expectEndsByItself(play, 25);
      }),
      settings(24, 80),
    );
  });

  test('these games are real ones: every card is dealt, and what cards do happens', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = begin(game);
        for (const cards of play.state.advanced?.seats ?? [])
          for (const card of [cards.power, cards.challenge]) if (card !== null) seen.add(card);
        seen.add(play.state.advanced?.boss ?? '');
        for (const step of game.steps) play.step(step);
        for (const { events } of play.log) for (const { type } of events) seen.add(type);
      }),
      settings(34, 400),
    );
    expect([...seen]).toEqual(expect.arrayContaining([...POWERS, ...CHALLENGES, ...BOSSES].map(({ id }) => id)));
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'used',
        'hand-seen',
        'meteor-turned-up',
        'card-taken',
        'time-added',
        'energy-declared',
        'overflowed',
        'rocket-lost',
        'size-drawn',
        'overkill-averted',
        'meteor-joined',
        'discarded',
        'taken-over',
      ]),
    );
  });
});

describe('What an Advanced view offers is what the rules accept', () => {
  test('every offered move is accepted; every other is refused, with the code that is shown for it', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          expectOffersHold(state, now, step % 6);
        }),
      ),
      settings(26, 40),
    );
  });

  test("the Boss's place, before the clock", () => {
    fc.assert(
      fc.property(anyAdvanced, fc.integer({ min: 1, max: 5 }), fc.string(), (options, players, seed) => {
        let state = evolveAll(initialState, createGame({ options, seed }), START);
        for (let seat = 0; seat < players; seat += 1)
          state = evolveAll(state, decide(state, { type: 'join', seat }, START) as [], START);
        state = evolveAll(state, decide(state, { type: 'start', by: 0 }, START) as [], START);
        for (let seat = 0; seat < players; seat += 1) {
          for (const letter of [...'ABCDEFGHIZ']) {
            const move: Action = { type: 'choose-boss-place', by: seat, letter };
            expect(offers(viewFor(state, seat, START), move)).toBe(!isRefusal(decide(state, move, START)));
          }
        }
      }),
      { seed: 27, numRuns: 40 },
    );
  });
});

describe('Nothing hidden shows in an Advanced game', () => {
  test('not in the public view', () => {
    fc.assert(fc.property(anyGame, always(expectPublicHidesAll)), settings(28, 50));
  });

  test('nor in what one seat sees, or is refused', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          expectSeatSeesNothingHidden(state, now, step % 5);
        }),
      ),
      settings(29, 30),
    );
  });
});
