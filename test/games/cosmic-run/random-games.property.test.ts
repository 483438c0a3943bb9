import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALIEN_DECK, TECH_PLACE, USABLE_POWERS } from '../../../src/games/cosmic-run/catalogue.js';
import { COSMIC_RUN, type Action, type CosmicEvent, type CosmicState } from '../../../src/games/cosmic-run/index.js';
import { legalActions } from '../../../src/games/cosmic-run/legal.js';
import { thinkAt } from '../../../src/games/cosmic-run/robots/index.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { checkCosmic } from '../../support/cosmic-run/checks.js';
import { cosmicLobby } from '../../support/cosmic-run/table.js';

const odd = fc.constantFrom(-1, 0.5, 7, 1e9, Number.NaN);
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 8 }, { arbitrary: rare, weight: 1 });
const seat = mostly(fc.integer({ min: 0, max: 3 }), odd);
const die = mostly(fc.integer({ min: 0, max: 5 }), odd);
const number = mostly(fc.integer({ min: 1, max: 6 }), odd);
const planet = mostly(fc.integer({ min: 1, max: 6 }), odd);
const card = mostly(fc.constantFrom(...ALIEN_DECK), fc.constantFrom('', 'echo', 'echo.3', '__proto__'));
const place = mostly(
  fc.oneof(fc.constantFrom('1', '2', '3', '4', '5', '6', TECH_PLACE), card),
  fc.constantFrom('', '0', 'toString'),
);
const power = mostly(fc.constantFrom(...USABLE_POWERS.map(({ id }) => id)), fc.constantFrom('', 'elder', 'valueOf'));

/** Any action of the right shape, by anyone, about anything: most are refused. */
const anyAction: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ type: fc.constant('go-on' as const), seat }),
  fc.record({
    type: fc.constant('assign' as const),
    seat,
    dice: fc.array(die, { maxLength: 4 }),
    place,
    confirmed: fc.boolean(),
  }),
  fc.record({ type: fc.constant('roll' as const), seat }),
  fc.record({
    type: fc.constant('use' as const),
    seat,
    power,
    die: fc.option(die, { nil: null }),
    value: fc.option(number, { nil: null }),
  }),
  fc.record({ type: fc.constant('move' as const), seat, planet, early: fc.boolean() }),
  fc.record({ type: fc.constant('recruit' as const), seat, card }),
  fc.record({ type: fc.constant('retire' as const), seat, card }),
  fc.record({ type: fc.constant('end-turn' as const), seat }),
  fc.record({ type: fc.constant('join' as const), seat }),
  fc.constant({ type: 'tick' as const }),
  fc.record({ type: fc.constant('downtime' as const), since: fc.integer({ min: 0, max: 2_000_000 }) }),
);

/** A step of play: a legal action chosen by number, or anything at all; and the time that passes before it. */
const step = fc.record({
  what: mostly<number | Action>(fc.nat(), anyAction),
  wait: mostly(fc.integer({ min: 0, max: 2_000 }), fc.constantFrom(120_000, 200_000, 90_000_000)),
});

/** The same table with other secrets: what nobody may know is shuffled, what one seat knows stays. */
function withOtherSecrets(state: CosmicState, viewer: number): CosmicState {
  const random = new Random(seedRandom('other'));
  const hidden = state.tokens.filter(({ at }) => at !== 'taken').map(({ value }) => value);
  const values = random.shuffle([...hidden, state.boxToken]);
  return {
    ...state,
    seed: 'other',
    random: random.state,
    meteorDeck: random.shuffle(state.meteorDeck),
    meteorsGone: random.shuffle(state.meteorsGone),
    alienDeck: random.shuffle(state.alienDeck),
    tokens: state.tokens.map((token) => (token.at === 'taken' ? token : { ...token, value: values.pop() ?? 0 })),
    boxToken: values.pop() ?? 0,
    players: state.players.map((player, at) =>
      at === viewer ? player : { ...player, tokens: player.tokens.map((value) => 5 - value) },
    ),
  };
}

/** Plays on and checks everything after each step. */
function playOn(players: number, robots: number, steps: readonly { what: number | Action; wait: number }[]): void {
  const table = cosmicLobby({ people: players - robots, limit: '2m' }, `${players} ${robots} ${steps.length}`);
  for (let at = players - robots; at < players; at += 1) table.act({ type: 'join', seat: at, robot: true, by: 0 });
  table.act({ type: 'start', by: 0 });
  const base = COSMIC_RUN.initialState;
  const log: { readonly events: readonly CosmicEvent[]; readonly at: number }[] = [];
  const first = table.state;
  let { state, now } = table;
  const submit = (action: Action): void => {
    const before = JSON.stringify(state);
    const decision = COSMIC_RUN.decide(state, action, now);
    expect(JSON.stringify(state)).toBe(before);
    if (COSMIC_RUN.isRefusal(decision)) return;
    log.push({ events: decision, at: now });
    state = evolveAll(COSMIC_RUN, state, decision, now);
    checkCosmic(state, base, [...table.log.flatMap(({ events }) => events), ...log.flatMap(({ events }) => events)]);
  };
  for (const { what, wait } of steps) {
    if (state.phase === 'over') break;
    now += wait;
    submit({ type: 'tick' });
    const turnOf = state.turn?.seat ?? 0;
    const view = COSMIC_RUN.viewFor(state, turnOf, now);
    for (const viewer of state.seats.keys())
      if (state.phase === 'play')
        expect(COSMIC_RUN.viewFor(withOtherSecrets(state, viewer), viewer, now)).toEqual(
          COSMIC_RUN.viewFor(state, viewer, now),
        );
    const legal = legalActions(view);
    submit(typeof what === 'number' ? (legal[what % Math.max(1, legal.length)] ?? { type: 'tick' }) : what);
  }
  expect(log.reduce((folded, { events, at }) => evolveAll(COSMIC_RUN, folded, events, at), first)).toEqual(state);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

describe('Whatever is played', () => {
  test('cards, tokens, dice and points are where they belong; the log folds to the table; no view tells a secret', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 0, max: 2 }),
        fc.array(step, { minLength: 20, maxLength: 120 }),
        (players, robots, steps) => {
          playOn(players, Math.min(robots, players - 1), steps);
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);

  test.each(['cadet', 'pilot'])(
    'all that is said to be legal is accepted, and games of %ss end',
    (level) => {
      for (let game = 0; game < (level === 'cadet' ? 12 : 4); game += 1) {
        const table = cosmicLobby({ people: 2 + (game % 3), limit: 'off' }, `legal ${game}`);
        table.act({ type: 'start', by: 0 });
        let { state } = table;
        const random = new Random(seedRandom(`${level} ${game}`));
        for (let move = 0; state.turn !== null && move < 5_000; move += 1) {
          const view = COSMIC_RUN.viewFor(state, state.turn.seat, 0);
          if (move % 5 === 0)
            for (const action of legalActions(view))
              expect(COSMIC_RUN.isRefusal(COSMIC_RUN.decide(state, action, 0)), JSON.stringify(action)).toBe(false);
          const action = thinkAt(level, view, random);
          const decision = action === null ? [] : COSMIC_RUN.decide(state, action, 0);
          if (COSMIC_RUN.isRefusal(decision)) throw new Error(JSON.stringify([decision, action]));
          expect(decision).not.toEqual([]);
          state = evolveAll(COSMIC_RUN, state, decision, 0);
        }
        expect(state.phase).toBe('over');
      }
    },
    60_000,
  );

  test('who is not at turn has nothing legal to do, and a robot nothing to say', () => {
    const table = cosmicLobby({ people: 2 });
    expect(legalActions(table.view(0))).toEqual([]);
    table.act({ type: 'start', by: 0 });
    const other = table.state.order[1] ?? 1;
    expect(legalActions(table.view(other))).toEqual([]);
    for (const level of ['pilot', 'cadet'])
      expect(thinkAt(level, table.view(other), new Random([1, 2, 3, 4]))).toBeNull();
  });
});
