import { BUILDINGS, scoreOf, viewFor, type Action, type GameState } from '../../games/meteor-town/index.js';
import { NOTHING_SEEN } from '../../games/meteor-town/robots/robot.js';
import { visitor } from '../../games/meteor-town/robots/visitor.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { english } from '../../text/en/index.js';
import { worthOfCards, type Used } from '../quality/cards.js';
import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { decisionsThatMattered, forksOf, type Fork } from '../quality/decisions.js';
import { fewer } from '../quality/fewer.js';
import { ladderOfPoints } from '../quality/ladder.js';
import { TALK_IS_FREE } from '../quality/not-measured.js';
import { robotsThat } from '../quality/robots.js';
import { seedOf } from '../simulate/seed-of.js';
import { newTown, playerFor, playTown, playTownOn, type PlayerName } from './play.js';

export const TITLE = 'Meteor Town';

const playerNamed = (robot: PlayerName) => playerFor({ robot, line: null });
const MAYOR = playerNamed('mayor');

const pointsOf = ({ towns }: GameState): number => {
  const town = towns[0];
  return town === undefined || town === null ? 0 : scoreOf(town).total;
};

const JOIN: Action = { type: 'join', seat: 0 };

/** A town whose dice come from the deal. */
const TOWNS = robotsThat((robot: PlayerName, { deal, chance }) =>
  pointsOf(playTownOn(newTown(deal), playerNamed(robot), new Random(seedRandom(chance)), undefined, JOIN)),
);

function built(seed: string): Used {
  const state = playTown(seed, MAYOR);
  const town = state.towns[0];
  const ids = BUILDINGS.flatMap(({ id, row }, at) => (row !== 1 && (town?.boxes[at] ?? -1) >= 0 ? [id] : []));
  return { cards: new Set(ids), result: pointsOf(state) };
}

/** Other options that are compared with what was done. */
const OTHERS = 3;

/** Random legal ways to use the dice, as a Visitor would. */
function otherRoles(state: GameState, action: Action, random: Random): readonly Action[] {
  const { town, choices } = viewFor(state, 0, 0);
  if (town === null || choices === null) return [];
  const found = new Map<string, Action>();
  for (let tries = 0; tries < 4 * OTHERS; tries += 1) {
    const other = visitor({ seat: 0, town, choices, random }, NOTHING_SEEN).action;
    if (other?.type === 'assign') found.set(JSON.stringify(other), other);
  }
  found.delete(JSON.stringify(action));
  return [...found.values()].slice(0, OTHERS);
}

/** One turn's roles of the dice, each as likely as the other. */
function forkIn(seed: string): Fork | null {
  const random = new Random(seedRandom(`${seed}/fork`));
  const choices: { readonly state: GameState; readonly action: Action }[] = [];
  playTown(seed, MAYOR, (action, state) => {
    if (action.type === 'assign') choices.push({ state, action });
  });
  for (const { state, action } of random.shuffle(choices)) {
    const options = [action, ...otherRoles(state, action, random)];
    if (options.length < 2) continue;
    return {
      options: options.length,
      play: (option, rollout) => {
        const chance = `${seed}/rollout ${rollout}`;
        const robot = new Random(seedRandom(chance));
        return pointsOf(playTownOn({ ...state, seed: chance }, MAYOR, robot, undefined, options[option]));
      },
    };
  }
  return null;
}

const names: Readonly<Record<string, string>> = english['meteor-town'].building;

/** How good a game Meteor Town is: towns of one player, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfPoints({
    formula: 'Mean points of a town; the interval is normal.',
    steps: [
      { level: 'Visitor', results: TOWNS.results('visitor', asked) },
      { level: 'Mayor', results: TOWNS.results('mayor', asked) },
      { level: 'Architect', results: TOWNS.results('architect', { ...asked, games: fewer(asked.games) }) },
      { level: 'Planner', results: TOWNS.results('planner', asked) },
    ],
  });
  yield TOWNS.luck(
    'The deal: all dice, which follow from the seed. Chance in play: only what a robot takes of equals. Levels: Visitor and Mayor.',
    ['visitor', 'mayor'],
    asked,
  );
  yield decisionsThatMattered({
    about:
      'Options: the roles that a Mayor gave a turn’s dice, and up to three others at random. The Mayor plays on to the end with other dice.',
    unit: 'points',
    forks: forksOf(asked, forkIn),
  });
  yield {
    id: 'lead',
    title: 'How often the lead changed',
    reason: 'Everyone plays a town of their own, which nothing that others do changes: nobody leads.',
  };
  yield {
    id: 'seats',
    title: 'Seat fairness',
    reason: 'All seats have the same sheet and the same dice.',
  };
  yield worthOfCards({
    title: 'What goes along with each building',
    formula: 'Points of the Mayor’s towns, by the buildings above the first row that were built.',
    unit: 'points',
    cards: BUILDINGS.filter(({ row }) => row !== 1).map(({ id }) => ({ id, name: names[id] ?? id })),
    games: Array.from({ length: asked.games }, (_, game) => built(seedOf(asked.seed, game))),
  });
  yield TALK_IS_FREE;
  yield {
    id: 'alpha',
    title: 'Alpha-player index',
    reason: 'Everyone plays a town of their own, so no one can play for the others.',
  };
}
