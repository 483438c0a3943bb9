import fc from 'fast-check';
import type { Action } from '../../../src/games/meteor/action.js';
import { METEOR_KINDS, RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { createGame, decide } from '../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import { evolveAll, initialState } from '../../../src/games/meteor/evolve.js';
import type { GameState, Meteor, Millis, Options, Seat } from '../../../src/games/meteor/state.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { anyHarshAction, legalMoves } from './arbitraries.js';
import type { Entry } from './checks.js';

/** Random games of Meteor for the property tests: they wait, do what is legal, and ask for what isn't. */

/** When every game begins. */
export const START: Millis = 1_000_000;

/** One step of a random game. `pick` chooses among the legal moves of a seat. */
export type Step =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'play'; readonly seat: Seat; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: Millis };

/** A step; `odd`: what is asked of the rules beside legal moves, so often against sixty of those. */
export const anyStep = (
  waits: fc.Arbitrary<Millis>,
  odd: { readonly weight: number; readonly actions: fc.Arbitrary<Action> },
): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({
        kind: fc.constant('play' as const),
        seat: fc.integer({ min: 0, max: 4 }),
        pick: fc.nat(),
      }),
    },
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: waits }) },
    { weight: odd.weight, arbitrary: fc.record({ kind: fc.constant('act' as const), action: odd.actions }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('act' as const), action: anyHarshAction }) },
  );

/** What every random game begins with. */
export interface Setting {
  readonly options: Options;
  readonly seed: string;
  readonly players: number;
  /** Robots that sit down beside them. */
  readonly robots?: number;
}

/** A game as the table plays it: a tick before each action, refusals forgotten. */
export class RandomPlay {
  base: GameState;
  log: Entry[] = [];
  state: GameState;
  now = START;

  constructor({ options, seed, players, robots = 0 }: Setting) {
    this.base = evolveAll(initialState, createGame({ options, seed }), START);
    this.state = this.base;
    for (let seat = 0; seat < players; seat += 1) this.act({ type: 'join', seat });
    for (let robot = 0; robot < robots; robot += 1) this.act({ type: 'join', seat: players + robot, robot: true });
    this.act({ type: 'start', by: 'moderator' });
    this.act({ type: 'start', by: 'moderator' });
  }

  /** Lays chosen cards before seat 0. The replay begins from there. */
  give(power: string, challenge: string): this {
    const { advanced } = this.state;
    if (advanced === null || this.state.options.powers !== true) return this;
    const seats = advanced.seats.map((cards, seat) => (seat === 0 ? { ...cards, power, challenge } : cards));
    this.state = { ...this.state, advanced: { ...advanced, seats } };
    this.base = this.state;
    this.log = [];
    return this;
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

/** Plays random games, and looks at the state after each step. */
export const alwaysIn =
  <G extends { readonly steps: readonly Step[] }>(begin: (game: G) => RandomPlay) =>
  (look: (state: GameState, now: Millis, step: number) => void) =>
  (game: G): void => {
    const play = begin(game);
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
export function otherwise(state: GameState, seat: Seat | null): GameState {
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
