import { decide, evolveAll, initialState, isRefusal, SCENARIOS } from '../../games/meteor-storm/index.js';
import { timesEmpty } from '../bench/pictures.js';
import { steps, type Step } from './play.js';
import { sampleSvg } from './sample.js';

/** What `npm run bench` says of the engine. */
interface StormFigures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly pictureTimesEmpty: number;
}

const NOW = 1_000_000;
const GAMES = 40;
const ROUNDS = 12;

/** Whole games of robots, each action with the state that it met: half of them random, half well played. */
const recorded = (): Step[][] =>
  Array.from({ length: GAMES }, (_, game) => {
    const scenario = SCENARIOS[game % SCENARIOS.length] ?? SCENARIOS[0];
    return [...steps({ scenario: scenario.id, match: 'mixed', meteors: true, seed: 'bench' }, game)];
  });

/** Plays the games again from their first states: each action decided, its events folded. */
function playAgain(games: readonly (readonly Step[])[]): number {
  let asked = 0;
  for (const game of games) {
    let state = game[0]?.state ?? initialState;
    for (const { action } of game) {
      const decision = decide(state, action, NOW);
      if (!isRefusal(decision)) state = evolveAll(state, decision, NOW);
    }
    asked += game.length;
  }
  return asked;
}

/** The best of several rounds: what the machine can do while nothing else runs on it. */
export function benchStorm(): StormFigures {
  const games = recorded();
  let best = 0;
  let played = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const asked = playAgain(games);
    const seconds = (performance.now() - began) / 1000;
    if (asked / seconds > best) [best, played] = [asked / seconds, games.length / seconds];
  }
  return {
    actionsPerSecond: Math.round(best),
    gamesPerSecond: Math.round(played),
    pictureTimesEmpty: timesEmpty(sampleSvg()),
  };
}
