import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/games/meteor/robots/levels.js';
import { robotNamed, type Robot } from '../../../src/games/meteor/robots/index.js';
import type { GameState } from '../../../src/games/meteor/state.js';
import { METEOR } from '../../../src/games/meteor/game.js';
import { rookie } from '../../../src/games/meteor/robots/crew/rookie.js';
import { veteran } from '../../../src/games/meteor/robots/crew/veteran.js';
import { ENDING_MOMENTS, winningEnding } from '../../../src/tools/meteor/cheater/ending.js';
import { momentsOf, type Moment } from '../../../src/tools/meteor/cheater/moments.js';
import { CHEATER, playCheater } from '../../../src/tools/meteor/cheater/play.js';
import { planFor } from '../../../src/tools/meteor/cheater/plan.js';
import { openedGame, playGame } from '../../../src/tools/meteor/play.js';
import { playRange } from '../../../src/tools/meteor/range.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { canBeWon } from './exhaustive.js';

const SETTING = { mode: 'standard', players: 3, relaxed: false, paceMs: 4_000 } as const;

/** `CHEATER_ENDINGS=200`: so many endings, of up to five actions, and `--reporter verbose` counts them; else fewer, of up to three. */
const ASKED = Number(process.env['CHEATER_ENDINGS'] ?? 0);
const ENDINGS = ASKED === 0 ? 24 : ASKED;
const MOST_ACTIONS = ASKED === 0 ? 3 : ENDING_MOMENTS;

interface Ending {
  readonly state: GameState;
  readonly moments: readonly Moment[];
}

/** A game's last moments from somewhere near its end on, as Veterans came there. */
function endingOf(seed: string): Ending {
  const random = new Random(seedRandom(`${seed}/ending`));
  const played: (Ending & { readonly at: Moment })[] = [];
  const players = 2 + random.below(4);
  playGame({ ...SETTING, players, robot: veteran }, seed, (state, seat, _action, now) => {
    played.push({ state, moments: [], at: { seat, now } });
  });
  const left = 1 + random.below(MOST_ACTIONS);
  const from = played.length - Math.min(played.length, left + random.below(3));
  const last = played.slice(from, from + left);
  return {
    state: last[0]?.state ?? openedGame({ ...SETTING, robot: veteran }, seed),
    moments: last.map(({ at }) => at),
  };
}

describe('The cheater', () => {
  it(`finds a win in an ending where there is one, as ${ENDINGS} endings looked at whole show`, async ({
    annotate,
  }) => {
    const found = { won: 0, lost: 0, tooMany: 0, wonWithoutLookingAtAll: 0 };
    for (let game = 0; found.won + found.lost < ENDINGS; game += 1) {
      const seed = `ending ${game}`;
      const { state, moments } = endingOf(seed);
      const wins = canBeWon(state, moments);
      if (wins === null) {
        found.tooMany += 1;
        continue;
      }
      const given = { at: (index: number) => moments[index] };
      const { won, tries } = planFor(state, given, seed, 20);
      expect(won, seed).toBe(wins);
      expect(winningEnding(state, given, 0) !== null, seed).toBe(wins);
      found[wins ? 'won' : 'lost'] += 1;
      if (won && tries < 20) found.wonWithoutLookingAtAll += 1;
    }
    expect(found.won).toBeGreaterThan(ENDINGS / 5);
    expect(found.lost).toBeGreaterThan(ENDINGS / 5);
    await annotate(JSON.stringify(found));
  });

  it('wins a deal that a robot wins, even where its own search finds nothing', () => {
    const deals = Array.from({ length: 12 }, (_, game) => `best ${game}`);
    const won = (robot: Robot, seed: string) => playGame({ ...SETTING, robot }, seed).won;
    for (const seed of deals.filter((deal) => won(veteran, deal) || won(rookie, deal)))
      expect(playCheater(SETTING, seed, 1).won, seed).toBe(true);
  });

  it('plays by the rules, at the pace of everyone, and the same again from the same seed', () => {
    const results = [0, 1, 2, 3].map((game) => playCheater(SETTING, `rules ${game}`));
    expect(results.flatMap(({ refused }) => refused)).toEqual([]);
    expect(results.filter(({ won }) => won)).toHaveLength(4);
    expect(playCheater(SETTING, 'rules 0')).toEqual(results[0]);
  });

  it('wins with a bigger budget whatever it wins with a smaller one', () => {
    const planned = (seed: string, budget: number) => {
      const begun = openedGame({ ...SETTING, players: 4, robot: veteran }, seed);
      return planFor(begun, momentsOf(begun, SETTING.paceMs, seed), seed, budget);
    };
    for (const seed of ['more 0', 'more 1', 'more 2', 'more 3', 'more 4', 'more 5']) {
      const few = planned(seed, 2);
      if (few.won) expect(planned(seed, 4)).toEqual(few);
    }
  });

  it('is simulated by its name, and is no level that a table could ask for', () => {
    const range = { ...SETTING, robot: CHEATER, budget: 40, seed: 'named', from: 0, to: 3 };
    expect([...playRange(range)].filter(({ won }) => won)).toHaveLength(3);
    expect(robotNamed(CHEATER)).toBeUndefined();
    expect<readonly string[]>(LEVELS).not.toContain(CHEATER);
    expect(METEOR.robots?.levels).not.toContain(CHEATER);
  });
});
