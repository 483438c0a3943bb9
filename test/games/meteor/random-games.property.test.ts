import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import type { GameState, Seat } from '../../../src/games/meteor/state.js';
import { publicView, viewFor } from '../../../src/games/meteor/view/seat.js';
import { anyAction, anyHarshAction, anyOptions, offers } from '../../support/rules/arbitraries.js';
import { alwaysIn, anyStep, RandomPlay } from '../../support/rules/random-play.js';
import {
  expectEndsByItself,
  expectOffersHold,
  expectPublicHidesAll,
  expectSeatSeesNothingHidden,
} from '../../support/rules/random-play-checks.js';
import { expectCardsConserved, expectReplays } from '../../support/rules/checks.js';

const anyGameStep = anyStep(
  fc.oneof(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 4_000, max: 70_000 }), fc.constant(700_000)),
  { weight: 12, actions: anyAction },
);

const anyGame = fc.record({
  options: anyOptions,
  seed: fc.string({ maxLength: 8 }),
  players: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(anyGameStep, { minLength: 30, maxLength: 160, size: 'max' }),
});
type Game = typeof anyGame extends fc.Arbitrary<infer G> ? G : never;

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
const settings = (seed: number, numRuns: number): fc.Parameters<[Game]> => ({ seed, numRuns });

const always = alwaysIn((game: Game) => new RandomPlay(game));

describe('In every game, whatever is asked of the rules', () => {
  test('all 76 resource cards are somewhere exactly once', () => {
    fc.assert(fc.property(anyGame, always(expectCardsConserved)), settings(1, 60));
  });

  test('letters are never used twice, and all 26 Meteors are accounted for', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state) => {
          const letters = state.field.map(({ letter }) => letter);
          expect([...new Set(letters)].sort()).toEqual(letters);
          if (state.letters > 0) expect(state.letters + state.meteorDeck.length).toBe(26);
          expect(state.letters - state.field.length).toBe(state.tally.destroyed);
        }),
      ),
      settings(2, 60),
    );
  });

  test('a window holds ready Rockets, each once, and closes by the deadline', () => {
    fc.assert(
      fc.property(
        anyGame,
        always(({ window, sites, deadline, field, phase }) => {
          if (window === null) return;
          expect(phase).toBe('play');
          expect(window.closesAt).toBeLessThanOrEqual(deadline);
          expect(new Set(window.rockets.map(({ site }) => site)).size).toBe(window.rockets.length);
          for (const { site, target } of window.rockets) {
            expect(sites[site]?.ready).toBe(true);
            expect(field.map(({ letter }) => letter)).toContain(target);
          }
        }),
      ),
      settings(3, 60),
    );
  });

  test('the log, decided and folded again on stored states, gives the same events and the same state', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new RandomPlay(game);
        for (const step of game.steps) play.step(step);
        expectReplays(play.base, play.log, play.state);
      }),
      settings(4, 40),
    );
  });

  test('time goes on: after a tick the next thing is due later; and every game ends', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new RandomPlay(game);
        for (const step of game.steps) play.step(step);
        expectEndsByItself(play, 12);
      }),
      settings(5, 60),
    );
  });

  test('no action of the right shape makes the rules throw, from the first moment on', () => {
    fc.assert(
      fc.property(
        anyOptions,
        fc.array(fc.oneof(anyAction, anyHarshAction), { maxLength: 60, size: 'max' }),
        (options, actions) => {
          const play = new RandomPlay({ options, seed: '', players: 0 });
          for (const action of actions) {
            play.now += 500;
            expect(() => play.act(action)).not.toThrow();
            for (const seat of [...SEATS, -1, 7, 1e9]) expect(() => viewFor(play.state, seat, play.now)).not.toThrow();
          }
        },
      ),
      { seed: 6, numRuns: 150 },
    );
  });

  test('these games are real ones: whatever can happen in a game happens in some', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new RandomPlay(game);
        for (const step of game.steps) play.step(step);
        for (const { events } of play.log)
          for (const event of events) seen.add('reason' in event ? event.reason : event.type);
      }),
      settings(7, 200),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'technology-built',
        'meteors-revealed',
        'overkill-absorbed',
        'retrofit-built',
        'drawn',
        'scrapped',
        'launched',
        'salvo-resolved',
        'meteor-joined',
        'zone-changed',
        'passed',
        'timed-out',
        'resumed',
        'returned',
        'left',
        'host-changed',
        'impact-time',
        'impact-pass',
        'impact-overkill',
        'all-left',
        'ended-by-host',
        'ended-by-moderator',
      ]),
    );
  });
});

describe('What a view offers is what the rules accept', () => {
  test('every offered move is accepted; every other is refused, with the code that is shown for it', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          const seat = step % 6;
          expectOffersHold(state, now, seat);
          const view = viewFor(state, seat, now);
          const [ready] = view.launchable;
          if (view.impliedTarget === null || ready === undefined) return;
          expect(
            offers(view, { type: 'launch', seat, target: view.impliedTarget, sites: [ready.site], change: 0 }),
          ).toBe(true);
        }),
      ),
      settings(8, 30),
    );
  });

  test('what a placement is said to complete, it completes', () => {
    const MADE = { 'technology-built': 'technology', 'retrofit-built': 'retrofit' } as const;
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          const seat = step % 5;
          for (const { card, completes } of viewFor(state, seat, now).hand) {
            completes.forEach((says, site) => {
              const decision = decide(state, { type: 'place', seat, card, site }, now);
              if (isRefusal(decision)) return;
              const made = decision.map((event) =>
                event.type === 'placed' && event.ready
                  ? 'rocket'
                  : event.type in MADE
                    ? MADE[event.type as keyof typeof MADE]
                    : null,
              );
              expect(made.find((what) => what !== null) ?? null).toBe(says);
            });
          }
        }),
      ),
      settings(9, 30),
    );
  });
});

describe('Nothing hidden shows', () => {
  test('not in the public view: other hands, deck, sizes, seed and chance leave it as it is', () => {
    fc.assert(fc.property(anyGame, always(expectPublicHidesAll)), settings(10, 40));
  });

  test('nor in what one seat sees, or is refused', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          expectSeatSeesNothingHidden(state, now, step % 5);
        }),
      ),
      settings(11, 20),
    );
  });

  test('nor does the text of a view hold the seed, or a size of a face-down meteor', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now) => {
          if (state.phase === 'over') return;
          const marked: GameState = {
            ...state,
            seed: 'SECRET',
            random: [987654321, 987654321, 987654321, 987654321],
            field: state.field.map((meteor) =>
              meteor.faceUp ? meteor : { ...meteor, size: 987654321, trait: 'SECRET', card: 'SECRET' },
            ),
            meteorDeck: state.meteorDeck.map(() => 'SECRET'),
            deck: state.deck.map(() => 'SECRET'),
            seats: state.seats.map((held, at) => (at === 0 ? held : { ...held, hand: held.hand.map(() => 'SECRET') })),
          };
          expect(JSON.stringify([publicView(marked), viewFor(marked, 0, now)])).not.toMatch(/SECRET|987654321/);
        }),
      ),
      settings(12, 40),
    );
  });
});
