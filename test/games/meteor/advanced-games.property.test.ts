import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/action.js';
import { nextDue } from '../../../src/games/meteor/actions/tick.js';
import { BOSSES } from '../../../src/games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../../src/games/meteor/cards/challenges.js';
import { POWERS } from '../../../src/games/meteor/cards/powers.js';
import { METEOR_KINDS, RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { createGame, decide, isRefusal } from '../../../src/games/meteor/decide.js';
import { evolveAll, initialState } from '../../../src/games/meteor/evolve.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import type { GameState, Meteor, Millis, Options, Seat } from '../../../src/games/meteor/state.js';
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

type Step =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'play'; readonly seat: Seat; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: Millis };

const anyUse: fc.Arbitrary<Action> = fc.record({
  type: fc.constant('use' as const),
  seat: fc.integer({ min: -1, max: 5 }),
  ability: fc.constantFrom(...POWERS.map(({ id }) => id), '', '__proto__', 'constructor'),
  target: fc.constantFrom(null, '', '0', '1', '2', '-1', 'A', 'B', 'C', 'E', 'survey', '__proto__', 'NaN'),
});
const anyOdd: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  anyAction,
  anyUse,
  fc.record({
    type: fc.constant('choose-boss-place' as const),
    by: fc.constantFrom<Seat | 'moderator'>(0, 1, 'moderator', -1),
    letter: fc.constantFrom('A', 'B', 'Z', ''),
  }),
  fc.record({
    type: fc.constant('join' as const),
    seat: fc.integer({ min: -1, max: 5 }),
    robot: fc.constant(true as const),
    by: fc.constantFrom<Seat | 'moderator'>(0, 1, 'moderator'),
  }),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.record({ kind: fc.constant('play' as const), seat: fc.integer({ min: 0, max: 4 }), pick: fc.nat() }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 4_000, max: 30_000 })),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('act' as const), action: anyOdd }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('act' as const), action: anyHarshAction }) },
);

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
  steps: fc.array(anyStep, { minLength: 30, maxLength: 140, size: 'max' }),
});
type Game = typeof anyGame extends fc.Arbitrary<infer G> ? G : never;

class Play {
  base: GameState;
  log: Entry[] = [];
  state: GameState;
  now = START;

  constructor({ options, seed, players, robots, power, challenge }: Omit<Game, 'steps'>) {
    this.base = evolveAll(initialState, createGame({ options, seed }), START);
    this.state = this.base;
    for (let seat = 0; seat < players; seat += 1) this.act({ type: 'join', seat });
    for (let robot = 0; robot < robots; robot += 1) this.act({ type: 'join', seat: players + robot, robot: true });
    this.act({ type: 'start', by: 'moderator' });
    this.act({ type: 'start', by: 'moderator' });
    this.give(power, challenge);
  }

  /** Lays chosen cards before seat 0. The replay begins from there. */
  private give(power: string, challenge: string): void {
    const { advanced } = this.state;
    if (advanced === null || this.state.options.powers !== true) return;
    const seats = advanced.seats.map((cards, seat) => (seat === 0 ? { ...cards, power, challenge } : cards));
    this.state = { ...this.state, advanced: { ...advanced, seats } };
    this.base = this.state;
    this.log = [];
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

const settings = (seed: number, numRuns: number): fc.Parameters<[Game]> => ({ seed, numRuns });

const always =
  (look: (state: GameState, now: Millis, step: number) => void) =>
  (game: Game): void => {
    const play = new Play(game);
    game.steps.forEach((step, at) => {
      play.step(step);
      look(play.state, play.now, at);
    });
  };

function disguise(meteor: Meteor, random: Random): Meteor {
  if (meteor.faceUp) return meteor;
  if (meteor.hidden === true) return { ...meteor, size: meteor.low + random.below(meteor.high - meteor.low + 1) };
  const backs = METEOR_KINDS.filter(({ band }) => band === meteor.band);
  const { card, size, trait } = backs[random.below(backs.length)] ?? meteor;
  return { ...meteor, card, size, trait };
}

/** The same game as far as `seat` (null: a spectator) may know: everything hidden is different. */
function otherwise(state: GameState, seat: Seat | null): GameState {
  const random = new Random(seedRandom(`other ${state.at}`));
  const hidden = state.seats.flatMap(({ hand }, at) => (at === seat ? [] : hand)).concat(state.deck.slice(state.drawn));
  const pool = random.shuffle(hidden);
  return {
    ...state,
    random: seedRandom('other'),
    seed: state.phase === 'over' ? state.seed : 'other',
    seats: state.seats.map((held, at) => (at === seat ? held : { ...held, hand: pool.splice(0, held.hand.length) })),
    deck: [...random.shuffle(RESOURCE_DECK).slice(0, state.drawn), ...pool],
    meteorDeck: random.shuffle(state.meteorDeck),
    field: state.phase === 'over' ? state.field : state.field.map((meteor) => disguise(meteor, random)),
    advanced:
      state.advanced === null
        ? null
        : {
            ...state.advanced,
            seats: state.advanced.seats.map((cards, at) =>
              at === seat ? cards : { ...cards, seen: { seat: 0, hand: ['E', 'E', 'survey'] } },
            ),
          },
  };
}

describe('In every Advanced game', () => {
  test('all 76 resource cards are somewhere exactly once, as what they really are', () => {
    fc.assert(fc.property(anyGame, always(expectCardsConserved)), settings(21, 80));
  });

  test('letters are never used twice; hands keep their limit; the zone never leaves its range', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new Play(game);
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
        const play = new Play(game);
        for (const step of game.steps) play.step(step);
        expectReplays(play.base, play.log, play.state);
      }),
      settings(23, 60),
    );
  });

  test('no action makes the rules throw; time goes on and every game ends', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new Play(game);
        for (const step of game.steps) {
          expect(() => play.step(step)).not.toThrow();
          for (const seat of [0, 4, -1, 7]) expect(() => viewFor(play.state, seat, play.now)).not.toThrow();
        }
        for (let due = nextDue(play.state), ticks = 0; due !== null; due = nextDue(play.state), ticks += 1) {
          expect(ticks).toBeLessThan(25);
          play.now = Math.max(play.now, due);
          play.act({ type: 'tick' });
          expect(nextDue(play.state) ?? Infinity).toBeGreaterThan(play.now);
        }
        expect(play.state.phase).toBe('over');
      }),
      settings(24, 80),
    );
  });

  test('these games are real ones: every card is dealt, and what cards do happens', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyGame, (game) => {
        const play = new Play(game);
        for (const cards of play.state.advanced?.seats ?? [])
          for (const card of [cards.power, cards.challenge]) if (card !== null) seen.add(card);
        seen.add(play.state.advanced?.boss ?? '');
        for (const step of game.steps) play.step(step);
        for (const { events } of play.log) for (const { type } of events) seen.add(type);
      }),
      settings(25, 250),
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
          const seat = step % 6;
          const view = viewFor(state, seat, now);
          const wrong = thinkableMoves(state, seat).filter((move) => {
            const decision = decide(state, move, now);
            const offered = offers(view, move);
            return isRefusal(decision) ? offered !== false && offered !== decision.code : offered !== true;
          });
          expect(wrong).toEqual([]);
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
    fc.assert(
      fc.property(
        anyGame,
        always((state) => {
          expect(publicView(otherwise(state, null))).toEqual(publicView(state));
        }),
      ),
      settings(28, 50),
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
      settings(29, 30),
    );
  });
});
