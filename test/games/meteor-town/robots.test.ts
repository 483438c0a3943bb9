import { describe, expect, test } from 'vitest';
import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  METEOR_TOWN,
  scoreOf,
  viewFor,
  type GameState,
  type Town,
} from '../../../src/games/meteor-town/index.js';
import { architectWith, type Effort } from '../../../src/games/meteor-town/robots/architect.js';
import * as evaluate from '../../../src/games/meteor-town/robots/evaluate.js';
import { diceOf, mayorWith } from '../../../src/games/meteor-town/robots/mayor.js';
import { boxesOf, FLAT, Model } from '../../../src/games/meteor-town/robots/model.js';
import { optionsFor, sharedOptionsFor } from '../../../src/games/meteor-town/robots/options.js';
import { NOTHING_SEEN, type Player } from '../../../src/games/meteor-town/robots/robot.js';
import { bestOf, bestOption, chosenOption, idleColumns, judge } from '../../../src/games/meteor-town/robots/judge.js';
import { GROUPS, LEARNT_SIZE, placesOf } from '../../../src/games/meteor-town/robots/features.js';
import { PLANNED } from '../../../src/games/meteor-town/robots/planner.js';
import { visitor } from '../../../src/games/meteor-town/robots/visitor.js';
import { MAYOR, TUNED } from '../../../src/games/meteor-town/robots/worths.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { OPTIONS, town } from '../../scenarios/meteor-town/table.js';

const townIn = (state: GameState): Town => {
  const found = state.towns[0];
  if (found === undefined || found === null) throw new Error('no town');
  return found;
};

/** A whole town; `look` sees it before every action. */
function play(seed: string, player: Player, look: (town: Town) => void = () => undefined): Town {
  let state = evolveAll(initialState, createGame({ options: OPTIONS, seed }), 0);
  const act = (action: Parameters<typeof decide>[1]): void => {
    const decision = decide(state, action, 0);
    if (isRefusal(decision)) throw new Error(`${JSON.stringify(action)}: ${decision.code}`);
    state = evolveAll(state, decision, 0);
  };
  act({ type: 'join', seat: 0 });
  const random = new Random(seedRandom(seed));
  for (let memory = NOTHING_SEEN; state.phase === 'play';) {
    const { town: own, choices } = viewFor(state, 0, 0);
    if (own === null || choices === null) throw new Error('nothing to see');
    look(own);
    const thought = player({ seat: 0, town: own, choices, random }, memory);
    memory = thought.memory;
    if (thought.action !== null) act(thought.action);
  }
  return townIn(state);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const many = (count: number, player: Player): number[] =>
  Array.from({ length: count }, (_, at) => scoreOf(play(`robots ${at}`, player)).total);

describe('Robots', () => {
  test('a Mayor plays whole towns, much better than a Visitor', () => {
    expect(mean(many(10, mayorWith(MAYOR)))).toBeGreaterThan(mean(many(10, visitor)) + 30);
  });

  test('a Planner plays much better than a Mayor on the same dice', () => {
    expect(mean(many(20, mayorWith(PLANNED)))).toBeGreaterThan(mean(many(20, mayorWith(MAYOR))) + 8);
  });

  test('of each thing that a learnt table looks at one number counts, each turn of other numbers; after the last none', () => {
    expect(PLANNED.learnt).toHaveLength(LEARNT_SIZE);
    const turns = new Map<number, number>();
    play('places', mayorWith(PLANNED), (own) => {
      const places = new Int32Array(GROUPS);
      const count = placesOf(Model.of(own), places);
      const found = new Set(places.subarray(0, count));
      expect(found.size).toBe(count);
      // All groups but the one that a Train Station adds.
      if (own.turn < 12) expect(count).toBeGreaterThanOrEqual(GROUPS - 1);
      else expect(count).toBe(0);
      for (const place of found) {
        expect(turns.get(place) ?? own.turn).toBe(own.turn);
        turns.set(place, own.turn);
        expect(place).toBeLessThan(LEARNT_SIZE);
      }
    });
    expect(new Set(turns.values()).size).toBe(11);
  });

  test('an Architect thinks a little at a time and comes to the same', () => {
    const stages = [
      { games: 1, keep: 3 },
      { games: 2, keep: 1 },
    ];
    const quick: Effort = { options: 6, stages, gamesPerThought: Infinity };
    const whole = play('architect', architectWith([TUNED], quick));
    const pieces = play('architect', architectWith([TUNED], { ...quick, gamesPerThought: 1 }));
    expect(scoreOf(pieces)).toEqual(scoreOf(whole));
  });

  test('the model that robots think with is worth what the sheet is worth', () => {
    play('model', mayorWith(TUNED), (own) => {
      expect(evaluate.scoreOf(Model.of(own))).toBe(scoreOf(own).total);
    });
  });

  test('what a Mayor expects of a turn without bonus dice is what comes of it', () => {
    let expected: Model | null = null;
    let compared = 0;
    play('expected', mayorWith({ ...TUNED, clover: 1_000 }), (own) => {
      if (own.step !== 'dice' || own.dice.some(({ open }) => open)) return;
      const model = Model.of(own);
      if (expected !== null) {
        expect(model.stock).toBe(expected.stock);
        for (const index of FLAT.keys()) expect(boxesOf(model, index)).toBe(boxesOf(expected, index));
        expect(model.points).toBe(expected.points);
        expect(model.craters).toBe(expected.craters);
        compared += 1;
      }
      const option = chosenOption(model, diceOf(own), TUNED);
      const after = new Model();
      judge(model, option, TUNED, after);
      expected = option.bonusDice === 0 ? after : null;
    });
    expect(compared).toBeGreaterThan(4);
  });

  test('options judged together, which share what they have in common, are worth what each is worth by itself', () => {
    let compared = 0;
    play('together', mayorWith(TUNED), (own) => {
      if (own.step !== 'dice' || own.dice.some(({ open }) => open)) return;
      const model = Model.of(own);
      const worths = optionsFor(diceOf(own), own.turn).map((option) => judge(model, option, TUNED, new Model()));
      const after = new Model();
      const best = bestOf(model, sharedOptionsFor(diceOf(own), own.turn), TUNED, after);
      expect(best.worth).toBe(Math.max(...worths));
      expect(evaluate.expectedScore(after, TUNED) + best.bonusDice * TUNED.bonusDie).toBe(best.worth);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(11);
  });

  test('a Mayor uses a column that gives nothing only where the dice leave no other way', () => {
    let [looked, idle] = [0, 0];
    for (const seed of ['idle 1', 'idle 2', 'idle 3', 'idle 4'])
      play(seed, mayorWith(MAYOR), (own) => {
        if (own.step !== 'dice' || own.dice.some(({ open }) => open)) return;
        const model = Model.of(own);
        const options = optionsFor(diceOf(own), own.turn);
        const least = Math.min(...options.map((option) => idleColumns(model, option, MAYOR)));
        const taken = idleColumns(model, chosenOption(model, diceOf(own), MAYOR), MAYOR);
        expect(taken).toBe(least);
        looked += 1;
        idle += taken;
      });
    expect(looked).toBeGreaterThanOrEqual(48);
    expect(idle).toBeLessThan(looked / 10);
  });

  test('a robot forgoes a little rather than use a column that gives nothing', () => {
    let forgone = 0;
    for (const seed of ['idle 1', 'idle 2', 'idle 3', 'idle 4'])
      play(seed, mayorWith(TUNED), (own) => {
        if (own.step !== 'dice' || own.dice.some(({ open }) => open)) return;
        const model = Model.of(own);
        const [chosen, best] = [chosenOption, bestOption].map((choose) => choose(model, diceOf(own), TUNED));
        if (chosen === undefined || best === undefined) throw new Error('no option');
        const idleMore = idleColumns(model, best, TUNED) - idleColumns(model, chosen, TUNED);
        expect(idleMore).toBeGreaterThanOrEqual(0);
        expect(best.worth - chosen.worth).toBeLessThanOrEqual(3 * idleMore);
        forgone += idleMore;
      });
    expect(forgone).toBeGreaterThan(0);
  });

  test('whatever level is asked for, a seat’s view is enough; without choices nothing is done', () => {
    const { robots } = METEOR_TOWN;
    if (robots === undefined) throw new Error('no robots');
    const random = new Random(seedRandom('levels'));
    const played = town({ dice: '1234' });
    for (const level of ['visitor', 'mayor', 'planner', 'unheard of']) {
      const { action } = robots.think(level, viewFor(played.state, 0, 0), robots.nothingSeen, random, 0);
      expect(action).toMatchObject({ type: 'assign', seat: 0 });
    }
    expect(robots.think('mayor', viewFor(played.state, 3, 0), robots.nothingSeen, random, 0).action).toBeNull();
  });
});
