import type { DailyRules } from '../game.js';
import { PACE_MS } from '../shared/pace.js';
import { createGame, decide } from './decide.js';
import { isRefusal } from '../shared/decision.js';
import { evolveAll, initialState } from './evolve.js';
import type { Action } from './action.js';
import { ROBOTS } from './robots/index.js';
import { playThrough } from './robots/play-through.js';
import type { GameState, Options } from './state.js';

/** The timing of a daily deal, in milliseconds, whatever a server has set: otherwise results could not be compared. */
export const DAILY_TIMES = { zoneMs: 60_000, windowMs: 5_000 } as const;

const MODE = 'standard';

const optionsOf = (seats: number, seed: string): Options => ({
  mode: MODE,
  relaxed: false,
  ...DAILY_TIMES,
  timeOut: 'anyone',
  silence: 'players',
  seeded: true,
  shared: { seeds: { [seats]: seed } },
});

function after(state: GameState, action: Action): GameState {
  const decision = decide(state, action, 0);
  if (isRefusal(decision)) throw new Error(`a deal could not be tried: ${decision.code}`);
  return evolveAll(state, decision, 0);
}

/** A table of that many robots with that seed, as its clock starts. */
function begun(seats: number, seed: string): GameState {
  const opened = evolveAll(initialState, createGame({ options: optionsOf(seats, seed), seed }), 0);
  const actions: Action[] = [
    ...Array.from({ length: seats }, (_, seat): Action => ({ type: 'join', seat })),
    { type: 'start', by: 0 },
    { type: 'start', by: 0 },
  ];
  return actions.reduce(after, opened);
}

/** Alone no robot wins a standard game, so the day has no deal for one; who is alone plays with robots. */
export const DAILY: DailyRules<GameState> = {
  mode: MODE,
  seats: [2, 3, 4, 5],
  dayOf: ({ options }) => (options.personal === true ? null : (options.shared?.day ?? null)),
  seedsOf: ({ options }) =>
    Object.entries(options.shared?.seeds ?? {}).map(([seats, seed]) => ({ seats: Number(seats), seed })),
  trial: (seats, seed, chance) => {
    const { state } = playThrough(begun(seats, seed), { robot: ROBOTS[0], paceMs: PACE_MS, chance });
    return state.outcome?.result === 'won';
  },
  reach: (seats, seed, chance) =>
    playThrough(begun(seats, seed), { robot: ROBOTS[0], paceMs: PACE_MS, chance }).state.zone,
};
