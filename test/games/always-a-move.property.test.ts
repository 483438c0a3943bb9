import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { legalActions } from '../../src/games/cosmic-run/legal.js';
import type { Game, GameRefusal } from '../../src/games/game.js';
import { METEOR, type Options as MeteorOptions } from '../../src/games/meteor/index.js';
import { METEOR_STORM } from '../../src/games/meteor-storm/index.js';
import {
  FIRST_TOWN,
  METEOR_TOWN,
  type Choices,
  type GameState as TownsState,
  type Role,
  type TownAction,
} from '../../src/games/meteor-town/index.js';
import { modifierUses } from '../../src/games/meteor-town/actions/assign.js';
import { evolveAll } from '../../src/games/shared/evolve-all.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { cosmicLobby } from '../support/cosmic-run/table.js';
import { offered } from '../support/meteor-storm/offered.js';
import { legalMoves } from '../support/rules/arbitraries.js';

/** How one kind of game is walked through, move by move. */
interface Walk<State, Action extends { readonly type: string }> {
  readonly rules: Pick<
    Game<State, Action, { readonly type: string }, GameRefusal, unknown, unknown, never>,
    'decide' | 'isRefusal' | 'evolve' | 'nextDue' | 'phase'
  >;
  begin(seed: string): { readonly state: State; readonly now: number };
  /** What each of those who have something to do may do, leaving apart; one whose list is empty is stranded. */
  moves(state: State, now: number, random: Random): readonly (readonly Action[])[];
  /** True: the clock alone is enough to go on, so that nobody needs a move. */
  readonly clockGoesOn: boolean;
}

function walkOn<State, Action extends { readonly type: string }>(
  { rules, begin, moves, clockGoesOn }: Walk<State, Action>,
  seed: string,
  length: number,
): void {
  const random = new Random(seedRandom(`walk ${seed}`));
  let { state, now } = begin(seed);
  expect(rules.phase(state)).toBe('play');
  for (let step = 0; step < length && rules.phase(state) === 'play'; step += 1) {
    const lists = moves(state, now, random).map((list) =>
      list.filter((action) => !rules.isRefusal(rules.decide(state, action, now))),
    );
    const due = rules.nextDue(state);
    if (clockGoesOn && due !== null) {
      const ticked = rules.decide(state, { type: 'tick' }, Math.max(now, due));
      expect(rules.isRefusal(ticked) || ticked.length === 0, JSON.stringify(state)).toBe(false);
    } else expect(lists.length > 0 && lists.every((list) => list.length > 0), JSON.stringify(state)).toBe(true);
    const all = lists.flat();
    const action = all.length === 0 ? undefined : all[random.below(all.length)];
    if (clockGoesOn && (action === undefined || random.below(6) === 0)) now = Math.max(now + 700, due ?? 0);
    const decision = rules.decide(state, action === undefined ? { type: 'tick' } : action, now);
    if (rules.isRefusal(decision)) continue;
    state = evolveAll(rules, state, decision, now);
    now += 100;
  }
}

const ROLES: readonly Role[] = ['town', 'modifier', 'meteor'];

/** All that a seat of Meteor Town could mean by its choices, taking back above all. */
function townMoves(seat: number, choices: Choices, dice: TownsState['towns'], random: Random): TownAction[] {
  const town = dice[seat] ?? FIRST_TOWN;
  const roles = choices.roles.map((needs) =>
    random.shuffle(ROLES.flatMap((role) => Array.from({ length: needs[role] }, () => role))),
  );
  return [
    { type: 'take-back', seat },
    { type: 'roll-bonus', seat },
    { type: 'next', seat },
    { type: 'skip', seat, building: null },
    ...choices.set.map((slot): TownAction => ({ type: 'set', seat, slot, value: null })),
    ...choices.reroll.map((slot): TownAction => ({ type: 'reroll', seat, slots: [slot] })),
    ...roles.flatMap((list) =>
      modifierUses(town.dice, list).map((modifier): TownAction => ({ type: 'assign', seat, roles: list, modifier })),
    ),
    ...choices.strikes.flatMap(({ meteor, buildings, craters }): TownAction[] => [
      { type: 'strike', seat, meteor, building: null, crater: null },
      ...buildings.map((building): TownAction => ({ type: 'strike', seat, meteor, building, crater: null })),
      ...craters.map((crater): TownAction => ({ type: 'strike', seat, meteor, building: null, crater })),
    ]),
    ...choices.write.map((number): TownAction => ({ type: 'write', seat, number })),
    ...choices.columns.map((column): TownAction => ({ type: 'activate', seat, column })),
    ...choices.uses.flatMap((use): TownAction[] =>
      use.kind === 'gain'
        ? [{ type: 'gain', seat, building: use.building }]
        : use.kind === 'sell'
          ? [{ type: 'sell', seat, building: use.building, goods: use.goods }]
          : use.builds.map(({ building }): TownAction => ({ type: 'build', seat, building })),
    ),
  ];
}

/** A town that has lost columns and has a Fair: bonus dice fall where nothing stands. */
function battered(state: TownsState): TownsState {
  const [town] = state.towns;
  if (town === undefined || town === null) throw new Error('no town');
  const boxes = town.boxes.map((left, at) => (at < 8 ? 0 : at === 18 ? 2 : left));
  return {
    ...state,
    towns: [{ ...town, turn: 4, fallen: [[], [], []], written: [null, null, null], boxes, craters: [1, 2] }],
  };
}

const TOWN: Walk<TownsState, TownAction | { readonly type: 'tick' }> = {
  rules: METEOR_TOWN,
  begin: (seed) => {
    const options = { ...METEOR_TOWN.initialState.options, mode: 'practice' as const, ends: null };
    let state = evolveAll(METEOR_TOWN, METEOR_TOWN.initialState, METEOR_TOWN.create({ options, seed }), 0);
    const joined = METEOR_TOWN.decide(state, { type: 'join', seat: 0 }, 0);
    if (!METEOR_TOWN.isRefusal(joined)) state = evolveAll(METEOR_TOWN, state, joined, 0);
    return { state: battered(state), now: 0 };
  },
  moves: (state, now, random) =>
    [...state.towns.keys()].flatMap((seat) => {
      const { choices } = METEOR_TOWN.viewFor(state, seat, now);
      return choices === null ? [] : [townMoves(seat, choices, state.towns, random)];
    }),
  clockGoesOn: false,
};

const METEOR_OPTIONS: MeteorOptions = { ...METEOR.initialState.options, mode: 'standard', zoneMs: 60_000 };

test('Meteor: while a game is on, a seat or the clock can go on', () => {
  const walk: Walk<typeof METEOR.initialState, Parameters<typeof METEOR.decide>[1]> = {
    rules: METEOR,
    begin: (seed) => {
      let state = evolveAll(METEOR, METEOR.initialState, METEOR.create({ options: METEOR_OPTIONS, seed }), 0);
      for (const action of [
        { type: 'join', seat: 0 },
        { type: 'join', seat: 1 },
        { type: 'start', by: 0 },
        { type: 'start', by: 0 },
      ] as const) {
        const decision = METEOR.decide(state, action, 0);
        if (!METEOR.isRefusal(decision)) state = evolveAll(METEOR, state, decision, 0);
      }
      return { state, now: 0 };
    },
    moves: (state, now) => [[...legalMoves(state, 0, now), ...legalMoves(state, 1, now)]],
    clockGoesOn: true,
  };
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (seed) => walkOn(walk, seed, 60)),
    { numRuns: 12 },
  );
}, 120_000);

test('Cosmic Run: while a game is on, whose turn it is has a move', () => {
  const walk: Walk<typeof COSMIC_RUN.initialState, Parameters<typeof COSMIC_RUN.decide>[1]> = {
    rules: COSMIC_RUN,
    begin: (seed) => {
      const table = cosmicLobby({ people: 3, limit: 'off' }, seed);
      table.act({ type: 'start', by: 0 });
      return { state: table.state, now: table.now };
    },
    moves: (state, now) => [legalActions(COSMIC_RUN.viewFor(state, state.turn?.seat ?? 0, now))],
    clockGoesOn: false,
  };
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (seed) => walkOn(walk, seed, 300)),
    { numRuns: 20 },
  );
}, 120_000);

test('Meteor Storm: while a game is on, one of the two has a move', () => {
  const walk: Walk<typeof METEOR_STORM.initialState, Parameters<typeof METEOR_STORM.decide>[1]> = {
    rules: METEOR_STORM,
    begin: (seed) => {
      const options = { ...METEOR_STORM.initialState.options, limitMs: null };
      let state = evolveAll(METEOR_STORM, METEOR_STORM.initialState, METEOR_STORM.create({ options, seed }), 0);
      for (const action of [
        { type: 'join', seat: 0 },
        { type: 'join', seat: 1 },
        { type: 'start', by: 0 },
      ] as const) {
        const decision = METEOR_STORM.decide(state, action, 0);
        if (!METEOR_STORM.isRefusal(decision)) state = evolveAll(METEOR_STORM, state, decision, 0);
      }
      return { state, now: 0 };
    },
    moves: (state, now) => [[0, 1].flatMap((seat) => offered(METEOR_STORM.viewFor(state, seat, now)))],
    clockGoesOn: false,
  };
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (seed) => walkOn(walk, seed, 120)),
    { numRuns: 12 },
  );
}, 120_000);

test('Meteor Town: while a game is on, every town that isn’t finished has a move', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (seed) => walkOn(TOWN, seed, 300)),
    { numRuns: 60 },
  );
}, 120_000);
