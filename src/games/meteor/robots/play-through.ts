import type { Action } from '../action.js';
import { nextDue } from '../actions/tick.js';
import { decide, isRefusal } from '../decide.js';
import { evolve } from '../evolve.js';
import { firstThought, nextThought } from '../../shared/pace.js';
import { Random, seedRandom } from '../../shared/random.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Millis, Seat } from '../state.js';
import { viewFor } from '../view/seat.js';
import { NOTHING_SEEN, type Memory } from './memory.js';
import type { Robot } from './robot.js';

/** Called for each action of a robot with the state before it, for tests. `action` null: it waited. */
export type Watcher = (state: GameState, seat: Seat, action: Action | null, now: Millis) => void;

/**
 * Who plays, how fast (the mean milliseconds between two actions of a robot), and the seed of their chance: any text.
 */
export interface Players {
  readonly robot: Robot;
  readonly paceMs: number;
  readonly chance: string;
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

interface Player {
  readonly seat: Seat;
  readonly random: Random;
  memory: Memory;
  next: Millis;
}

/** A game at a table of robots, in virtual time. */
class Table {
  actions = 0;
  movedAt: Millis = 0;
  readonly refused: Refusal[] = [];

  constructor(public state: GameState) {}

  act(action: Action, now: Millis): boolean {
    const decision = decide(this.state, action, now);
    if (isRefusal(decision)) {
      this.refused.push(decision);
      return false;
    }
    this.state = decision.reduce((state, event) => evolve(state, event, now), this.state);
    return true;
  }

  /** What comes due until `now`, each at its moment, as the table's timers would have it (R1). */
  tickUntil(now: Millis): void {
    for (let due = nextDue(this.state); due !== null && due <= now; due = nextDue(this.state))
      this.act({ type: 'tick' }, due);
  }
}

function takeTurn(table: Table, player: Player, { robot, watch }: Players, now: Millis): void {
  const { action, memory } = robot.think(viewFor(table.state, player.seat, now), player.memory, player.random, now);
  player.memory = memory;
  watch?.(table.state, player.seat, action, now);
  if (action === null || !table.act(action, now)) return;
  table.actions += 1;
  if (action.type !== 'pass' && action.type !== 'name-energy') table.movedAt = now;
}

/**
 * Plays a game whose clock has just started at 0 to its end, every seat by `robot`. The same `chance` gives the same
 * game.
 */
export function playThrough(begun: GameState, players: Players): PlayedThrough {
  const { paceMs, chance } = players;
  const table = new Table(begun);
  const seated = begun.seats.flatMap(({ status }, seat): Player[] => {
    if (status !== 'in') return [];
    const random = new Random(seedRandom(`${chance}/robot ${seat}`));
    return [{ seat, random, memory: NOTHING_SEEN, next: firstThought(0, paceMs, random) }];
  });
  while (table.state.phase === 'play') {
    const player = seated.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    const now = player.next;
    table.tickUntil(now);
    if (table.state.phase !== 'play') break;
    takeTurn(table, player, players, now);
    player.next = nextThought(now, paceMs, player.random);
  }
  const { state, actions, refused, movedAt } = table;
  return { state, actions, refused, movedAt };
}
