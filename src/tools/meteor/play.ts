import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  viewFor,
  type Action,
  type EndReason,
  type GameState,
  type Mode,
  type Options,
  type Refusal,
} from '../../games/meteor/index.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import {
  NOTHING_SEEN,
  playThrough,
  type Company,
  type PlayedThrough,
  type Robot,
  type Watcher,
} from '../../games/meteor/robots/index.js';

/** What to play. `paceMs`: between two actions of a robot, on average. */
export interface GameSetting {
  readonly mode: Mode;
  readonly players: number;
  readonly relaxed: boolean;
  /** Advanced only. */
  readonly powers?: boolean;
  readonly challenges?: boolean;
  /** A night of the campaign, by its id: `mode`, `powers` and `challenges` are then the night's. */
  readonly scenario?: string | null;
  /** The id of the Boss that must come; null: whichever does. */
  readonly boss?: string | null;
  readonly paceMs: number;
  readonly robot: Robot;
  /** With whom they believe to play; absent: only robots. */
  readonly company?: Company;
  /** Talk is open from the start, and every seat is known as a robot's: they say which Energy they wait for. Absent: silence. */
  readonly talk?: boolean;
  /** Who plays the first seats in people's places; the others are then known as robots. Absent: every seat looks like a person's. */
  readonly people?: readonly Robot[];
}

/** What one game came to. */
export interface GameResult {
  readonly won: boolean;
  readonly reason: EndReason;
  /** Seconds from the clock's start to the end, and those left when it ended, of all zones. */
  readonly seconds: number;
  readonly secondsLeft: number;
  readonly zone: number;
  readonly actions: number;
  /** Seconds at the end in which everybody only passed or looked on; and whether a ready Rocket lay there. */
  readonly idleSeconds: number;
  readonly rocketLeft: boolean;
  readonly technologies: readonly string[];
  readonly overkills: number;
  readonly retrofits: number;
  readonly cardsLeft: number;
  readonly meteorsLeft: number;
  /** What the rules refused a robot: never anything, unless there is a bug. */
  readonly refused: readonly Refusal[];
  /** Null where there is none. */
  readonly boss: string | null;
  /** Every Power and Challenge that was at the table. */
  readonly cards: readonly string[];
}

const ZONE_MS = 60_000;
const WINDOW_MS = 5_000;

export const optionsOf = ({
  mode,
  relaxed,
  powers = false,
  challenges = false,
  scenario = null,
  talk = false,
  people,
}: Omit<GameSetting, 'robot' | 'paceMs'>): Options => ({
  mode,
  relaxed,
  zoneMs: ZONE_MS,
  windowMs: WINDOW_MS,
  timeOut: 'anyone',
  silence: talk ? 'off' : 'players',
  seeded: true,
  ...(people === undefined ? {} : { robotsAllowed: true }),
  ...(scenario === null ? {} : { scenario }),
  ...(mode === 'advanced' ? { powers, challenges } : {}),
});

/** A robot's table as it stands before the clock, and after what is done there. */
function acted(state: GameState, action: Action): GameState {
  const decision = decide(state, action, 0);
  return isRefusal(decision) ? state : evolveAll(state, decision, 0);
}

/** A table as it stands before the clock. In an Advanced game its host's robot picks the Boss's place. */
function dealt(setting: GameSetting, seed: string): GameState {
  const created = evolveAll(initialState, createGame({ options: optionsOf(setting), seed }), 0);
  const isRobot = (seat: number): boolean => setting.people !== undefined && seat >= setting.people.length;
  const joins = Array.from({ length: setting.players }, (_, seat): Action => ({
    type: 'join',
    seat,
    ...(isRobot(seat) ? { robot: true, by: 0 } : {}),
  }));
  const table = [...joins, { type: 'start', by: 0 } as const].reduce(acted, created);
  if (setting.mode !== 'advanced') return table;
  const { action } = setting.robot.think(viewFor(table, 0, 0), NOTHING_SEEN, new Random(seedRandom(`${seed}/host`)), 0);
  return action === null ? table : acted(table, action);
}

/** Robots alone sit at no table: somebody has to open it. */
const ofRobots = (begun: GameState): GameState => ({
  ...begun,
  seats: begun.seats.map((seat) => ({ ...seat, robot: seat.status === 'in' })),
});

/** More set-ups than this without a Boss mean that it never comes. */
const MOST_DEALS = 1_000;

/** A Boss that was asked for is waited for: set-up after set-up, each of a seed of its own, until it comes. */
export function openedGame(setting: GameSetting, seed: string): GameState {
  const { boss = null, talk = false } = setting;
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const table = dealt(setting, deal === 0 ? seed : `${seed}/deal ${deal}`);
    if (boss !== null && table.advanced?.boss !== boss) continue;
    const begun = acted(table, { type: 'start', by: 0 });
    return talk ? ofRobots(begun) : begun;
  }
  throw new RangeError(`the Boss ${boss ?? ''} never comes in such a game`);
}

/** Plays a game to its end. The same setting and seed give the same game. */
export function playGame(setting: GameSetting, seed: string, watch?: Watcher): GameResult {
  const { robot, paceMs, company = 'robots', people = [] } = setting;
  const players = { robot, people, paceMs, company, chance: seed, ...(watch === undefined ? {} : { watch }) };
  return resultOf(playThrough(openedGame(setting, seed), players));
}

/** What a game that is over came to. */
export function resultOf({ state, actions, refused, movedAt }: PlayedThrough): GameResult {
  const { outcome, tally } = state;
  if (outcome === null) throw new Error('a game that did not end');
  return {
    won: outcome.result === 'won',
    reason: outcome.reason,
    seconds: outcome.at / 1000,
    secondsLeft: (outcome.left + (outcome.zone - 1) * state.options.zoneMs) / 1000,
    zone: outcome.zone,
    actions,
    idleSeconds: (outcome.at - movedAt) / 1000,
    rocketLeft: state.sites.some(({ ready }) => ready),
    technologies: tally.built.map(({ technology }) => technology),
    overkills: tally.overkills,
    retrofits: tally.retrofits,
    cardsLeft: state.deck.length - state.drawn,
    meteorsLeft: state.field.length,
    refused,
    boss: state.advanced?.boss ?? null,
    cards: (state.advanced?.seats ?? []).flatMap(({ power, challenge }) =>
      [power, challenge].filter((card) => card !== null),
    ),
  };
}
