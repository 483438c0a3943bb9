import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/action.js';
import { nextDue } from '../../../src/games/meteor/actions/tick.js';
import { METEOR_KINDS, RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { createGame, decide, isRefusal } from '../../../src/games/meteor/decide.js';
import { evolveAll, initialState } from '../../../src/games/meteor/evolve.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import type { GameState, Meteor, Millis, Seat } from '../../../src/games/meteor/state.js';
import { publicView, viewFor } from '../../../src/games/meteor/view.js';
import {
  anyAction,
  anyHarshAction,
  anyOptions,
  legalMoves,
  offers,
  thinkableMoves,
} from '../../support/rules-arbitraries.js';
import { expectCardsConserved, expectReplays } from '../../support/rules-checks.js';
import type { Entry } from '../../support/table.js';

const START: Millis = 1_000_000;

/** One step of a random game. `pick` chooses among the legal moves of a seat. */
type Step =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'play'; readonly seat: Seat; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: Millis };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.record({ kind: fc.constant('play' as const), seat: fc.integer({ min: 0, max: 4 }), pick: fc.nat() }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 4_000, max: 70_000 }), fc.constant(700_000)),
    }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('act' as const), action: anyAction }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('act' as const), action: anyHarshAction }) },
);

const anyGame = fc.record({
  options: anyOptions,
  seed: fc.string({ maxLength: 8 }),
  players: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(anyStep, { minLength: 30, maxLength: 160, size: 'max' }),
});
type Game = typeof anyGame extends fc.Arbitrary<infer G> ? G : never;

/** A game as the table plays it: a tick before each action, refusals forgotten. */
class Play {
  readonly base: GameState;
  readonly log: Entry[] = [];
  state: GameState;
  now = START;

  constructor({ options, seed, players }: Game) {
    this.base = evolveAll(initialState, createGame({ options, seed }), START);
    this.state = this.base;
    for (let seat = 0; seat < players; seat += 1) this.act({ type: 'join', seat });
    this.act({ type: 'start', by: 'moderator' });
    this.act({ type: 'start', by: 'moderator' });
  }

  step(step: Step): void {
    if (step.kind === 'wait') this.now += step.ms;
    this.act({ type: 'tick' });
    if (step.kind === 'act') this.act(step.action);
    if (step.kind !== 'play') return;
    const moves = legalMoves(this.state, step.seat, this.now);
    const move = moves[step.pick % Math.max(1, moves.length)];
    if (move !== undefined) this.act(move);
  }

  act(action: Action): void {
    const decision = decide(this.state, action, this.now);
    if (isRefusal(decision)) return;
    this.log.push({ at: this.now, action, events: decision });
    this.state = evolveAll(this.state, decision, this.now);
  }
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
const settings = (seed: number, numRuns: number): fc.Parameters<[Game]> => ({ seed, numRuns });

/** Plays a random game and looks at the state after each step. */
const always =
  (look: (state: GameState, now: Millis, step: number) => void) =>
  (game: Game): void => {
    const play = new Play(game);
    game.steps.forEach((step, at) => {
      play.step(step);
      look(play.state, play.now, at);
    });
  };

/** The same game as far as `seat` (null: a spectator) may know: everything hidden is different. */
function otherwise(state: GameState, seat: Seat | null): GameState {
  const random = new Random(seedRandom(`other ${state.at}`));
  const hidden = state.seats.flatMap(({ hand }, at) => (at === seat ? [] : hand)).concat(state.deck.slice(state.drawn));
  const pool = random.shuffle(hidden);
  const seats = state.seats.map((held, at) =>
    at === seat ? held : { ...held, hand: pool.splice(0, held.hand.length) },
  );
  return {
    ...state,
    random: seedRandom('other'),
    seed: state.phase === 'over' ? state.seed : 'other',
    seats,
    deck: [...random.shuffle(RESOURCE_DECK).slice(0, state.drawn), ...pool],
    meteorDeck: random.shuffle(state.meteorDeck),
    field: state.phase === 'over' ? state.field : state.field.map((meteor) => disguise(meteor, random)),
  };
}

function disguise(meteor: Meteor, random: Random): Meteor {
  if (meteor.faceUp) return meteor;
  const backs = METEOR_KINDS.filter(({ band }) => band === meteor.band);
  const { card, size, trait } = backs[random.below(backs.length)] ?? meteor;
  return { ...meteor, card, size, trait };
}

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
        const play = new Play(game);
        for (const step of game.steps) play.step(step);
        expectReplays(play.base, play.log, play.state);
      }),
      settings(4, 40),
    );
  });

  test('time goes on: after a tick the next thing is due later; and every game ends', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new Play(game);
        for (const step of game.steps) play.step(step);
        for (let due = nextDue(play.state), ticks = 0; due !== null; due = nextDue(play.state), ticks += 1) {
          expect(ticks).toBeLessThan(12);
          play.now = Math.max(play.now, due);
          play.act({ type: 'tick' });
          expect(nextDue(play.state) ?? Infinity).toBeGreaterThan(play.now);
        }
        expect(play.state.phase).toBe('over');
        expect(play.state.outcome).not.toBeNull();
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
          const play = new Play({ options, seed: '', players: 0, steps: [] });
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
        const play = new Play(game);
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
          const view = viewFor(state, seat, now);
          const wrong = thinkableMoves(state, seat).filter((move) => {
            const decision = decide(state, move, now);
            const offered = offers(view, move);
            return isRefusal(decision) ? offered !== false && offered !== decision.code : offered !== true;
          });
          expect(wrong).toEqual([]);
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
    fc.assert(
      fc.property(
        anyGame,
        always((state) => {
          expect(publicView(otherwise(state, null))).toEqual(publicView(state));
        }),
      ),
      settings(10, 40),
    );
  });

  test('nor in what one seat sees, or is refused', () => {
    fc.assert(
      fc.property(
        anyGame,
        always((state, now, step) => {
          const seat = step % 5;
          const other = otherwise(state, seat);
          expect(viewFor(other, seat, now)).toEqual(viewFor(state, seat, now));
          for (const move of thinkableMoves(state, seat)) {
            const [refused, refusedToo] = [decide(state, move, now), decide(other, move, now)];
            if (isRefusal(refused) || isRefusal(refusedToo)) expect(refusedToo).toEqual(refused);
          }
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
