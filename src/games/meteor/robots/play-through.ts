import type { Action } from '../action.js';
import { nextDue } from '../actions/tick.js';
import { decide } from '../decide.js';
import { isRefusal } from '../../shared/decision.js';
import type { GameEvent } from '../event.js';
import { evolve } from '../evolve.js';
import { firstThought, nextThought } from '../../shared/pace.js';
import { Random, seedRandom } from '../../shared/random.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Millis, Seat } from '../state.js';
import { viewFor } from '../view/seat.js';
import type { Company } from './company.js';
import { NOTHING_SEEN, type Memory } from './memory.js';
import type { Robot } from './robot.js';

/** Called for each action of a robot with the state before it, for tests. `action` null: it waited. */
export type Watcher = (state: GameState, seat: Seat, action: Action | null, now: Millis) => void;

/** Called for each action that the rules accept, a tick among them, with its events. */
export type Recorder = (action: Action, events: readonly GameEvent[], now: Millis) => void;

/** How fast a table plays (the mean milliseconds between two actions of a seat), and the seed of its chance: any text. */
export interface Pace {
  readonly paceMs: number;
  readonly chance: string;
  readonly record?: Recorder;
}

/** Who plays, and how fast. */
export interface Players extends Pace {
  readonly robot: Robot;
  /** Who plays the first seats instead; absent: nobody. */
  readonly people?: readonly Robot[];
  /** Absent: only robots. */
  readonly company?: Company;
  readonly watch?: Watcher;
}

/** A game that robots played to its end. `refused`: refusals of their actions; empty, unless there is a bug. */
export interface PlayedThrough {
  readonly state: GameState;
  readonly actions: number;
  readonly refused: readonly Refusal[];
  /** When somebody last acted other than by passing. */
  readonly movedAt: Millis;
}

/** A seat's moment to act, and the generator of its chance. */
export interface SeatTurn {
  readonly state: GameState;
  readonly seat: Seat;
  readonly now: Millis;
  readonly random: Random;
}

interface Player {
  readonly seat: Seat;
  readonly random: Random;
  next: Millis;
}

/** A game at a table of robots, in virtual time. */
class Table {
  actions = 0;
  movedAt: Millis = 0;
  readonly refused: Refusal[] = [];

  constructor(
    public state: GameState,
    private readonly record?: Recorder,
  ) {}

  act(action: Action, now: Millis): boolean {
    const decision = decide(this.state, action, now);
    if (isRefusal(decision)) {
      this.refused.push(decision);
      return false;
    }
    this.record?.(action, decision, now);
    this.state = decision.reduce((state, event) => evolve(state, event, now), this.state);
    return true;
  }

  /** What comes due until `now`, each at its moment, as the table's timers would have it (R1). */
  tickUntil(now: Millis): void {
    for (let due = nextDue(this.state); due !== null && due <= now; due = nextDue(this.state))
      this.act({ type: 'tick' }, due);
  }

  /** What a seat chose to do; null: it waits. */
  play(action: Action | null, now: Millis): void {
    if (action === null || !this.act(action, now)) return;
    this.actions += 1;
    if (action.type !== 'pass' && action.type !== 'name-energy') this.movedAt = now;
  }
}

/**
 * Plays a game whose clock has just started at 0 to its end, asking for each seat's action (null: it waits) when its
 * moment comes. The same `chance` and answers give the same game.
 */
export function* turnsOf(begun: GameState, pace: Pace): Generator<SeatTurn, PlayedThrough, Action | null> {
  const { paceMs, chance, record } = pace;
  const table = new Table(begun, record);
  const seated = begun.seats.flatMap(({ status }, seat): Player[] => {
    if (status !== 'in') return [];
    const random = new Random(seedRandom(`${chance}/robot ${seat}`));
    return [{ seat, random, next: firstThought(0, paceMs, random) }];
  });
  while (table.state.phase === 'play') {
    const player = seated.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    const { next: now, seat, random } = player;
    table.tickUntil(now);
    if (table.state.phase !== 'play') break;
    table.play(yield { state: table.state, seat, now, random }, now);
    player.next = nextThought(now, paceMs, random);
  }
  const { state, actions, refused, movedAt } = table;
  return { state, actions, refused, movedAt };
}

/** Plays a game whose clock has just started at 0 to its end, every seat by `robot`. */
export function playThrough(begun: GameState, players: Players): PlayedThrough {
  const { robot, people = [], company = 'robots', watch } = players;
  const memories = new Map<Seat, Memory>();
  const turns = turnsOf(begun, players);
  let step = turns.next();
  while (step.done !== true) {
    const { state, seat, now, random } = step.value;
    const known = memories.get(seat) ?? NOTHING_SEEN;
    const plays = people[seat] ?? robot;
    const { action, memory } = plays.think(viewFor(state, seat, now), known, random, now, { company });
    memories.set(seat, memory);
    watch?.(state, seat, action, now);
    step = turns.next(action);
  }
  return step.value;
}
