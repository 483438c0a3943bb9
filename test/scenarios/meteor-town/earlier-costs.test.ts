import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  costOf,
  createGame,
  decide,
  evolveAll,
  FIRST_TOWN,
  initialState,
  isRefusal,
  paymentsFor,
  scoreOf,
  viewFor,
  type Action,
  type GameState,
} from '../../../src/games/meteor-town/index.js';
import { AT_TABLE, architectWith } from '../../../src/games/meteor-town/robots/architect.js';
import { mayorWith } from '../../../src/games/meteor-town/robots/mayor.js';
import { PLANS } from '../../../src/games/meteor-town/robots/plans.js';
import { NOTHING_SEEN, type Player } from '../../../src/games/meteor-town/robots/robot.js';
import { TUNED } from '../../../src/games/meteor-town/robots/worths.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { buildingLines } from '../../../src/text/meteor-town/index.js';
import { translator } from '../../../src/text/index.js';
import { OPTIONS } from './table.js';

const done = (state: GameState, action: Action): GameState => {
  const decision = decide(state, action, 0);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(action)}: ${decision.code}`);
  return evolveAll(state, decision, 0);
};

/** A personal town whose log an earlier version began. */
function begun(rules: string): GameState {
  const created = createGame({ options: OPTIONS, seed: 'earlier' }).map((event) =>
    event.type === 'created' ? { ...event, rules } : event,
  );
  return done(evolveAll(initialState, created, 0), { type: 'join', seat: 0 });
}

const costIn = (state: GameState, id: string): unknown => {
  const building = BUILDINGS.find((one) => one.id === id);
  const town = state.towns[0];
  if (building === undefined || town === undefined || town === null) throw new Error(`no ${id}`);
  return costOf(town, building);
};

function finish(from: GameState, player: Player): GameState {
  let state = from;
  const random = new Random(seedRandom('earlier'));
  for (let memory = NOTHING_SEEN; state.phase === 'play';) {
    const { town, choices } = viewFor(state, 0, 0);
    if (town === null || choices === null) throw new Error('nothing to see');
    const thought = player({ seat: 0, town, choices, random }, memory);
    memory = thought.memory;
    if (thought.action !== null) state = done(state, thought.action);
  }
  return state;
}

describe('Costs of a town that began before rules version 3', () => {
  test('are those that it began with; a new town has the new ones', () => {
    expect(costIn(begun('2'), 'train-station')).toEqual({ wood: 3, stone: 2, grain: 2 });
    expect(costIn(begun('2'), 'sawmill')).toEqual({ wood: 1, stone: 1 });
    expect(costIn(begun('3'), 'train-station')).toEqual({ wood: 2, stone: 2, grain: 2 });
  });

  test('stay to its end, for Mayor and Architect too, who are never refused', () => {
    for (const player of [mayorWith(TUNED), architectWith(PLANS.slice(0, 2), { ...AT_TABLE, options: 2 })]) {
      const state = finish(begun('2'), player);
      expect(state.towns[0]).toMatchObject({ step: 'finished', earlierCosts: true });
    }
  });

  test('hold for a town that was saved before there were others', () => {
    const { earlierCosts: _, ...saved } = FIRST_TOWN;
    const stock = { ...saved.stock, stone: 2 };
    expect(paymentsFor({ ...saved, stock }, 'castle')).toEqual([{ stone: 2 }]);
    expect(paymentsFor({ ...FIRST_TOWN, stock }, 'castle')).toEqual([]);
    expect(buildingLines(translator('en'), saved)[15]).toContain('costs 2 stone)');
    expect(scoreOf(saved).total).toBe(0);
  });
});
