import { rocketIn, viewFor, type Action, type GameState, type Seat } from '../../../games/meteor/index.js';
import {
  NOTHING_SEEN,
  turnsOf,
  type Memory,
  type PlayedThrough,
  type Robot,
  type SeatTurn,
} from '../../../games/meteor/robots/index.js';
import { openedGame } from '../play.js';
import { SETTING } from './crews.js';
import { AS_IT_IS, type Variant } from './variants.js';

/** A crew of one robot, in a game of a variant. */
export interface Crew {
  readonly robot: Robot;
  /** Absent: the game as it is. */
  readonly variant?: Variant;
}

/** What a seat chose at its moment, and what it remembered before. */
export interface Choice extends SeatTurn {
  readonly action: Action | null;
  readonly memory: Memory;
}

/** A deal, and the chance of what robots do with it: any text. */
export interface Deal {
  readonly seed: string;
  readonly chance: string;
}

/** Plays a game to its end; `onChoice` sees each choice before it is carried out. */
export function playDeal(
  { robot, variant = AS_IT_IS }: Crew,
  { seed, chance }: Deal,
  onChoice: (choice: Choice) => void = () => undefined,
): PlayedThrough {
  const memories = new Map<Seat, Memory>();
  const turns = turnsOf(variant.begin(openedGame({ ...SETTING, robot }, seed)), { paceMs: SETTING.paceMs, chance });
  let step = turns.next();
  while (step.done !== true) {
    const turn = step.value;
    const { state, seat, now, random } = turn;
    const known = memories.get(seat) ?? NOTHING_SEEN;
    const view = variant.see(viewFor(state, seat, now), state);
    const { action, memory } = robot.think(view, known, random, now, { company: SETTING.company });
    memories.set(seat, memory);
    onChoice({ ...turn, action, memory: known });
    step = turns.next(action);
  }
  return step.value;
}

export const won = ({ state }: PlayedThrough): number => (state.outcome?.result === 'won' ? 1 : 0);

/** The Rockets that an action launches. */
export function launchedBy(state: GameState, { action, seat, now }: Choice): readonly string[] {
  if (action?.type !== 'launch') return [];
  const sites = action.sites.length > 0 ? action.sites : viewFor(state, seat, now).launchable.map(({ site }) => site);
  return sites.flatMap((site) => rocketIn(state.sites[site]?.pile ?? []) ?? []);
}
