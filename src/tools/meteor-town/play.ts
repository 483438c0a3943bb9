import {
  BUILDINGS,
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  PRACTICE_OPTIONS,
  scoreOf,
  viewFor,
  type Action,
  type BuildingId,
  type GameEvent,
  type GameState,
} from '../../games/meteor-town/index.js';
import { architectWith, FULL_EFFORT } from '../../games/meteor-town/robots/architect.js';
import { mayorWith } from '../../games/meteor-town/robots/mayor.js';
import { PLANNED } from '../../games/meteor-town/robots/planner.js';
import { NOTHING_SEEN, type Player } from '../../games/meteor-town/robots/robot.js';
import { visitor } from '../../games/meteor-town/robots/visitor.js';
import { MAYOR, TUNED, UNTUNED, type Worths } from '../../games/meteor-town/robots/worths.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { PLANS, worthsOf, type LineName } from '../../games/meteor-town/robots/plans.js';
import { ColumnCount } from './wastes.js';

export const PLAYERS = ['visitor', 'untuned', 'mayor', 'architect', 'planner'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** Who plays: a robot, in a line of play or (null) as it likes. */
export interface Setting {
  readonly robot: PlayerName;
  readonly line: LineName | null;
}

/** What one town came to. */
export interface TownResult {
  readonly score: number;
  readonly craters: number;
  /** Buildings built, and destroyed. */
  readonly built: number;
  /** Which those were. */
  readonly buildings: readonly BuildingId[];
  readonly destroyed: number;
  readonly sales: number;
  readonly endGame: number;
  readonly actions: number;
  readonly columns: number;
  readonly idleColumns: number;
  /** Grain left at the end, and how much of it was there before the last turn. */
  readonly grain: number;
  readonly grainInTime: number;
}

/** An action, the state before it, and what it led to. */
type OnAction = (action: Action, before: GameState, events: readonly GameEvent[]) => void;

const WORTHS: Readonly<Record<PlayerName, Worths>> = {
  visitor: UNTUNED,
  untuned: UNTUNED,
  mayor: MAYOR,
  architect: TUNED,
  planner: PLANNED,
};

const worthsFor = ({ robot, line }: Setting): Worths => (line !== null ? worthsOf(line) : WORTHS[robot]);

export function playerFor(setting: Setting): Player {
  if (setting.robot === 'visitor') return visitor;
  const worths = worthsFor(setting);
  return setting.robot === 'architect'
    ? architectWith(setting.line === null ? PLANS : [worths], FULL_EFFORT)
    : mayorWith(worths);
}

/** A robot's town before it sits down. */
export const newTown = (seed: string): GameState =>
  evolveAll(initialState, createGame({ options: PRACTICE_OPTIONS, seed }), 0);

/** Plays a town through the rules, as at a table. */
export function playTown(seed: string, player: Player, onAction: OnAction = () => undefined): GameState {
  return playTownOn(newTown(seed), player, new Random(seedRandom(`${seed} robot`)), onAction, {
    type: 'join',
    seat: 0,
  });
}

/** A refusal is a bug of the robot. */
function acted(state: GameState, action: Action, onAction: OnAction): GameState {
  const decision = decide(state, action, 0);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(decision)}`);
  onAction(action, state, decision);
  return evolveAll(state, decision, 0);
}

/** Plays a town on to its end, beginning with `first` if there is one. */
export function playTownOn(
  from: GameState,
  player: Player,
  random: Random,
  onAction: OnAction = () => undefined,
  first: Action | null = null,
): GameState {
  let state = first === null ? from : acted(from, first, onAction);
  let memory = NOTHING_SEEN;
  while (state.phase === 'play') {
    const { town, choices } = viewFor(state, 0, 0);
    if (town === null || choices === null) throw new Error('a town in play without choices');
    const thought = player({ seat: 0, town, choices, random }, memory);
    memory = thought.memory;
    if (thought.action !== null) state = acted(state, thought.action, onAction);
  }
  return state;
}

const total = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

export function playOne(seed: string, setting: Setting): TownResult {
  let actions = 0;
  const columns = new ColumnCount();
  const { towns } = playTown(seed, playerFor(setting), (_action, _before, events) => {
    actions += 1;
    columns.note(events);
  });
  const town = towns[0];
  if (town === undefined || town === null) throw new Error('no town at the end');
  const score = scoreOf(town);
  const buildings = BUILDINGS.flatMap(({ id, row }, at) => (row !== 1 && (town.boxes[at] ?? -1) >= 0 ? [id] : []));
  return {
    score: score.total,
    craters: score.craters,
    built: buildings.length,
    buildings,
    destroyed: town.boxes.filter((boxes) => boxes === 0).length,
    sales: total(score.sales),
    endGame: total(score.endGame),
    actions,
    ...columns.wastesOf(town),
  };
}
