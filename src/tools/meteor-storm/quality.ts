import {
  cardOf,
  COMMAND_CARDS,
  pointsOf,
  SCENARIOS,
  UNIT_KINDS,
  type Action,
  type GameState,
  type Level,
  type ScenarioId,
} from '../../games/meteor-storm/index.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { english } from '../../text/en/index.js';
import { worthOfCards, type Used } from '../quality/cards.js';
import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { decisionsThatMattered, forksOf, type Fork } from '../quality/decisions.js';
import { ladderOfWins } from '../quality/ladder.js';
import { leadChanges, type Course } from '../quality/lead.js';
import { COMPETITIVE, TALK_IS_FREE } from '../quality/not-measured.js';
import { robotsThat } from '../quality/robots.js';
import { shares } from '../quality/shares.js';
import { seedOf } from '../simulate/seed-of.js';
import { scoreOf, startedTable, stepsFrom } from './play.js';
import type { Step } from './step.js';

export const TITLE = 'Meteor Storm';

type Levels = readonly [Level, Level];
const CAPTAINS: Levels = ['captain', 'captain'];

const scenarioAt = (game: number): ScenarioId => SCENARIOS[Math.floor(game / 2) % SCENARIOS.length]?.id ?? 'open-sky';

/** Plays on to the end; `onStep` sees each decision. */
function playedOn(steps: Generator<Step, GameState>, onStep: (step: Step) => void = () => undefined): GameState {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    onStep(step.value);
  }
}

interface Table {
  readonly scenario: ScenarioId;
  readonly seed: string;
  /** What dice and robots' chance come from: any text. */
  readonly dice: string;
}

/** A whole game: the deal is the seed's, its dice from then on another generator's. */
function playedAt({ scenario, seed, dice }: Table, levels: Levels, onStep?: (step: Step) => void): GameState {
  const begun = startedTable({ scenario, match: 'captain', meteors: true, seed }, 0);
  const robots = new Random(seedRandom(`robots ${dice}`));
  return playedOn(stepsFrom({ ...begun, random: seedRandom(dice) }, null, levels, robots), onStep);
}

/** One side, each in turn, by a robot of that level against a Captain. */
const FOCUSED = robotsThat((level: Level, { game, deal, chance }) => {
  const side = game % 2;
  const levels: Levels = side === 0 ? [level, 'captain'] : ['captain', level];
  return scoreOf(playedAt({ scenario: scenarioAt(game), seed: deal, dice: chance }, levels), side);
});

/** A game of two Captains, watched. */
interface Watched {
  readonly scenario: ScenarioId;
  /** 1: A won; ½: drawn. */
  readonly first: number;
  readonly course: Course;
  /** Of both sides. */
  readonly used: readonly Used[];
}

function watched(scenario: ScenarioId, seed: string): Watched {
  const leaders: (number | null)[] = [];
  const used = [new Set<string>(), new Set<string>()];
  let turn = 0;
  const end = playedAt({ scenario, seed, dice: seed }, CAPTAINS, ({ state, action, events }) => {
    if (state.turn !== turn) {
      turn = state.turn;
      const [a, b] = pointsOf(state);
      leaders.push(a === b ? null : a > b ? 0 : 1);
    }
    if (action.type === 'play') used[action.seat]?.add(action.card);
    for (const event of events) {
      const lost = event.type === 'unit-lost' ? state.units[event.unit] : undefined;
      if (lost !== undefined) used[lost.side]?.add(`lost ${lost.kind}`);
    }
  });
  const first = scoreOf(end, 0);
  return {
    scenario,
    first,
    course: { leaders, winner: end.outcome?.winners?.[0] ?? null },
    used: used.map((cards, side) => ({ cards, result: scoreOf(end, side) })),
  };
}

/** Other cards that are compared with the one that was played. */
const OTHERS = 3;

/** One choice of a command card of a game, each as likely as the other. */
function forkIn(seed: string, game: number): Fork | null {
  const random = new Random(seedRandom(`${seed}/fork`));
  const choices: { readonly state: GameState; readonly card: string; readonly seat: number }[] = [];
  playedAt({ scenario: scenarioAt(game), seed, dice: seed }, CAPTAINS, ({ state, action }) => {
    if (action.type === 'play' && new Set(state.hands[state.active]).size > 1)
      choices.push({ state, card: action.card, seat: action.seat });
  });
  const [choice] = random.shuffle(choices);
  if (choice === undefined) return null;
  const { state, card, seat } = choice;
  const others = [...new Set(state.hands[state.active])].filter((other) => other !== card);
  const options = [card, ...random.shuffle(others).slice(0, OTHERS)];
  return {
    options: options.length,
    play: (option, rollout) => {
      const chance = seedRandom(`${seed}/rollout ${rollout}`);
      const first: Action = { type: 'play', seat, card: options[option] ?? card };
      return scoreOf(playedOn(stepsFrom({ ...state, random: chance }, first, CAPTAINS, new Random(chance))), seat);
    },
  };
}

function fairness(games: readonly Watched[]): Measure {
  const names: Readonly<Record<string, string>> = english['meteor-storm'].scenario;
  return shares(
    {
      id: 'seats',
      title: 'Side fairness',
      formula: 'Games of two Captains that A won, who begins, ÷ games, a draw ½; 50 is an even share.',
    },
    SCENARIOS.map(({ id }) => {
      const own = games.filter(({ scenario }) => scenario === id);
      return { name: names[id] ?? id, part: own.reduce((sum, { first }) => sum + first, 0), whole: own.length };
    }),
  );
}

const NAMES = english['meteor-storm'];

const CARDS = [
  ...COMMAND_CARDS.map(({ id }) => ({
    id,
    name: ({ ...NAMES.card } as Readonly<Record<string, { readonly name: string }>>)[cardOf(id)?.id ?? id]?.name ?? id,
  })),
  ...UNIT_KINDS.map((kind) => ({ id: `lost ${kind}`, name: `a lost unit: ${NAMES.unit[kind]}` })),
];

/** How good a game Meteor Storm is: all scenarios, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfWins({
    formula:
      'Games won by a robot of that level against a Captain ÷ games, a draw ½, all scenarios and both sides in turn; 50 is an even share.',
    steps: [
      { level: 'Ensign', results: FOCUSED.results('ensign', asked) },
      { level: 'Captain', results: FOCUSED.results('captain', asked) },
      { level: 'Admiral', results: FOCUSED.results('admiral', asked) },
    ],
  });
  yield FOCUSED.luck(
    'A result is what one side comes to against a Captain. The deal: cards, tiles and the scenario. Chance in play: dice. Levels: Ensign and Captain.',
    ['ensign', 'captain'],
    asked,
  );
  yield decisionsThatMattered({
    about:
      'Options: the command card that a Captain played, and up to three others of its hand at random. Captains play on to the end with other dice, decks and hands as they lie. Orders aren’t looked at.',
    unit: '%',
    forks: forksOf(asked, forkIn),
  });
  const games = SCENARIOS.flatMap(({ id }) =>
    Array.from({ length: asked.games }, (_, game) => watched(id, seedOf(asked.seed, game))),
  );
  yield leadChanges({
    title: 'How often the lead changed',
    formula: 'Games of two Captains: who has more points when each turn begins. A tie leads nobody.',
    courses: games.map(({ course }) => course),
  });
  yield fairness(games);
  yield worthOfCards({
    title: 'What goes along with each card and unit',
    formula: 'Games of two Captains: wins of a side that played the card, or lost such a unit.',
    unit: '%',
    cards: CARDS,
    games: games.flatMap(({ used }) => used),
  });
  yield TALK_IS_FREE;
  yield COMPETITIVE;
}
