import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  LEVELS,
  pointsOf,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type Level,
  type ScenarioId,
} from '../../games/meteor-storm/index.js';
import { ROBOTS } from '../../games/meteor-storm/robots/index.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { CardCount } from './cards.js';
import type { Step } from './step.js';
import { WasteCount, type Wastes } from './wastes.js';

/** Who plays whom, by the name of the match. Where two levels meet they change sides from game to game, the better one first. */
const LEVELS_OF = {
  captain: ['captain', 'captain'],
  ensign: ['ensign', 'ensign'],
  mixed: ['captain', 'ensign'],
  admiral: ['admiral', 'captain'],
} as const satisfies Readonly<Record<string, readonly [Level, Level]>>;
export type Match = keyof typeof LEVELS_OF;

export const MATCHES: readonly Match[] = ['captain', 'ensign', 'mixed', 'admiral'];

export interface Setting {
  readonly scenario: ScenarioId;
  readonly match: Match;
  readonly meteors: boolean;
  readonly seed: string;
}

/** What one game came to. */
export interface GameResult {
  /** 1: A won; 0: B; 0.5: drawn. */
  readonly first: number;
  /** The same for the better level, where two meet; else null. */
  readonly better: number | null;
  /** Turns of both sides. */
  readonly turns: number;
  readonly toTheLimit: boolean;
  readonly points: number;
  /** Points from tiles shot, and from units that meteors eliminated. */
  readonly meteorPoints: number;
  readonly placed: number;
  readonly shot: number;
  readonly strikes: number;
  readonly lostToMeteors: number;
  readonly wastes: Wastes;
  readonly cards: CardCount;
  /** Actions decided. */
  readonly actions: number;
}

const NOW = 1_000_000;

/** A table with two robots at it, before the start. */
export function seatedTable({ scenario, match, meteors, seed }: Setting, game: number): GameState {
  const options = { scenario, meteors, limitMs: null, robotsAllowed: true, level: LEVELS[0] };
  return evolveAll(
    initialState,
    [
      ...createGame({ options, seed: `${seed} ${scenario} ${dealOf(match, game)}` }),
      { type: 'joined', seat: 0 },
      { type: 'joined', seat: 1, robot: true },
    ],
    NOW,
  );
}

/** The same after the deal, in its first turn. */
export function startedTable(setting: Setting, game: number): GameState {
  const table = seatedTable(setting, game);
  const events = decide(table, { type: 'start', by: 0 }, NOW);
  if (isRefusal(events)) throw new Error(`the start was refused: ${events.code}`);
  return evolveAll(table, events, NOW);
}

const levelsOf = (match: Match, game: number): readonly [Level, Level] => {
  const [better, other] = LEVELS_OF[match];
  return game % 2 === 0 ? [better, other] : [other, better];
};

/** Each deal is played once from each side where an Admiral meets a Captain. */
const dealOf = (match: Match, game: number): number => (match === 'admiral' ? Math.floor(game / 2) : game);

/** Plays a whole game, step by step. */
export function* steps(setting: Setting, game: number): Generator<Step, GameState> {
  const random = new Random(seedRandom(`${setting.seed} robots ${game}`));
  return yield* stepsFrom(seatedTable(setting, game), { type: 'start', by: 0 }, levelsOf(setting.match, game), random);
}

/** Plays on from a state, beginning with an action (null: a robot's), step by step; `levels`: A's and B's. */
export function* stepsFrom(
  from: GameState,
  first: Action | null,
  levels: readonly [Level, Level],
  random: Random,
): Generator<Step, GameState> {
  let state = from;
  let action = first ?? nextAction(state, levels, random);
  while (action !== null) {
    const events = decide(state, action, NOW);
    if (isRefusal(events)) throw new Error(`a robot was refused: ${events.code}`);
    yield { state, action, events };
    state = evolveAll(state, events, NOW);
    action = nextAction(state, levels, random);
  }
  return state;
}

function nextAction(state: GameState, levels: readonly [Level, Level], random: Random): Action | null {
  if (state.phase !== 'play') return null;
  const seat = state.retreat === null ? state.active : (state.units[state.retreat.unit]?.side ?? 0);
  return ROBOTS[levels[seat]](viewFor(state, seat), random);
}

interface Counts {
  meteorPoints: number;
  placed: number;
  shot: number;
  strikes: number;
  lostToMeteors: number;
}

function note(counts: Counts, event: GameEvent): void {
  if (event.type === 'tile-placed') counts.placed += 1;
  else if (event.type === 'unit-struck') counts.strikes += 1;
  else if (event.type === 'tile-destroyed') {
    counts.shot += 1;
    counts.meteorPoints += event.points[0] + event.points[1];
  } else if (event.type === 'unit-lost' && event.by === 'meteor') {
    counts.lostToMeteors += 1;
    counts.meteorPoints += event.points;
  }
}

/** 1: that seat won; ½: drawn. */
export const scoreOf = (state: GameState, seat: number): number => {
  const winner = state.outcome?.winners?.[0];
  if (winner === undefined) return 0.5;
  return winner === seat ? 1 : 0;
};

/** Plays the game of that number: the same seed, the same game. */
export function playGame(setting: Setting, game: number): GameResult {
  const counts: Counts = { meteorPoints: 0, placed: 0, shot: 0, strikes: 0, lostToMeteors: 0 };
  const waste = new WasteCount();
  const cards = new CardCount();
  const played = steps(setting, game);
  let actions = 0;
  for (let step = played.next(); ; step = played.next()) {
    if (step.done === true)
      return { ...resultOf(setting, game, step.value, counts), wastes: waste.wastes, cards, actions };
    actions += 1;
    waste.note(step.value);
    cards.note(step.value);
    for (const event of step.value.events) note(counts, event);
  }
}

function resultOf(
  { match }: Setting,
  game: number,
  state: GameState,
  counts: Counts,
): Omit<GameResult, 'wastes' | 'cards' | 'actions'> {
  const [a, b] = pointsOf(state);
  return {
    first: scoreOf(state, 0),
    better: new Set(LEVELS_OF[match]).size > 1 ? scoreOf(state, game % 2) : null,
    turns: state.turn,
    toTheLimit: state.outcome?.reason === 'turns',
    points: a + b,
    ...counts,
  };
}
