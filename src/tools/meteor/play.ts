import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  nextDue,
  viewFor,
  type Action,
  type EndReason,
  type GameEvent,
  type GameState,
  type Millis,
  type Mode,
  type Options,
  type Refusal,
  type Seat,
} from '../../games/meteor/index.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { firstThought, nextThought, NOTHING_SEEN, type Memory, type Robot } from '../../games/meteor/robots/index.js';

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

/** Something to watch a game with, for tests: each action of a robot with the state that it met. */
export type Watcher = (state: GameState, seat: Seat, action: Action | null, now: Millis) => void;

interface Player {
  readonly seat: Seat;
  readonly random: Random;
  memory: Memory;
  next: Millis;
}

/** A game at a table of robots, in virtual time. */
class Table {
  state: GameState = initialState;
  actions = 0;
  readonly refused: Refusal[] = [];

  fold(events: readonly GameEvent[], now: Millis): void {
    this.state = evolveAll(this.state, events, now);
  }

  act(action: Action, now: Millis): boolean {
    const decision = decide(this.state, action, now);
    if (isRefusal(decision)) this.refused.push(decision);
    else this.fold(decision, now);
    return !isRefusal(decision);
  }

  /** What comes due until `now`, each at its moment, as the table's timers would have it (R1). */
  tickUntil(now: Millis): void {
    for (let due = nextDue(this.state); due !== null && due <= now; due = nextDue(this.state))
      this.act({ type: 'tick' }, due);
  }
}

const ZONE_MS = 60_000;
const WINDOW_MS = 5_000;

const optionsOf = ({ mode, relaxed, powers = false, challenges = false, scenario = null }: GameSetting): Options => ({
  mode,
  relaxed,
  zoneMs: ZONE_MS,
  windowMs: WINDOW_MS,
  timeOut: 'anyone',
  silence: 'players',
  seeded: true,
  ...(scenario === null ? {} : { scenario }),
  ...(mode === 'advanced' ? { powers, challenges } : {}),
});

/** A table as it stands before the clock. In an Advanced game its host's robot picks the Boss's place. */
function dealt(setting: GameSetting, seed: string): Table {
  const table = new Table();
  table.fold(createGame({ options: optionsOf(setting), seed }), 0);
  for (let seat = 0; seat < setting.players; seat += 1) table.act({ type: 'join', seat }, 0);
  table.act({ type: 'start', by: 0 }, 0);
  if (setting.mode !== 'advanced') return table;
  const { action } = setting.robot.think(
    viewFor(table.state, 0, 0),
    NOTHING_SEEN,
    new Random(seedRandom(`${seed}/host`)),
    0,
  );
  if (action !== null) table.act(action, 0);
  return table;
}

/** More set-ups than this without a Boss mean that it never comes. */
const MOST_DEALS = 1_000;

/** A Boss that was asked for is waited for: set-up after set-up, each of a seed of its own, until it comes. */
function open(setting: GameSetting, seed: string): Table {
  const { boss = null } = setting;
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const table = dealt(setting, deal === 0 ? seed : `${seed}/deal ${deal}`);
    if (boss !== null && table.state.advanced?.boss !== boss) continue;
    table.act({ type: 'start', by: 0 }, 0);
    return table;
  }
  throw new RangeError(`the Boss ${boss ?? ''} never comes in such a game`);
}

function takeTurn(table: Table, player: Player, robot: Robot, now: Millis, watch: Watcher | undefined): void {
  const { action, memory } = robot.think(viewFor(table.state, player.seat, now), player.memory, player.random, now);
  player.memory = memory;
  watch?.(table.state, player.seat, action, now);
  if (action !== null && table.act(action, now)) table.actions += 1;
}

/** Plays a game to its end. The same setting and seed give the same game. */
export function playGame(setting: GameSetting, seed: string, watch?: Watcher): GameResult {
  const table = open(setting, seed);
  const players = Array.from({ length: setting.players }, (_, seat): Player => {
    const random = new Random(seedRandom(`${seed}/robot ${seat}`));
    return { seat, random, memory: NOTHING_SEEN, next: firstThought(0, setting.paceMs, random) };
  });
  while (table.state.phase === 'play') {
    const player = players.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    const now = player.next;
    table.tickUntil(now);
    if (table.state.phase !== 'play') break;
    takeTurn(table, player, setting.robot, now, watch);
    player.next = nextThought(now, setting.paceMs, player.random);
  }
  return account(table);
}

function account({ state, actions, refused }: Table): GameResult {
  const { outcome, tally } = state;
  if (outcome === null) throw new Error('a game that did not end');
  return {
    won: outcome.result === 'won',
    reason: outcome.reason,
    seconds: outcome.at / 1000,
    secondsLeft: (outcome.left + (outcome.zone - 1) * state.options.zoneMs) / 1000,
    zone: outcome.zone,
    actions,
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
