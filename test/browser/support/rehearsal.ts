import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  nextDue,
  viewFor,
  type Action,
  type GameState,
  type Mode,
  type Outcome,
  type Seat,
} from '../../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { NOTHING_SEEN, ROBOTS, type Memory } from '../../../src/games/meteor/robots/index.js';

/** Something a seat does, so long after the clock's start. */
export interface Step {
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  /** What the table looks like afterwards. */
  readonly after: GameState;
}

export interface Rehearsal {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

/** Between two looks of the players at the table, one after the other. */
const LOOK_MS = 2_000;

/** A game by the rules alone, with no Discord around it. */
class Stage {
  constructor(
    public state: GameState,
    public now: number,
  ) {}

  act(action: Action): boolean {
    const decision = decide(this.state, action, this.now);
    if (isRefusal(decision)) return false;
    this.state = evolveAll(this.state, decision, this.now);
    return true;
  }

  passUntil(moment: number): void {
    for (let due = nextDue(this.state); due !== null && due <= moment; due = nextDue(this.state)) {
      this.now = due;
      this.act({ type: 'tick' });
    }
    this.now = moment;
  }
}

/** Robots play on from a table at the clock's start: what real people will do again, button by button. */
export function rehearse(from: GameState): Rehearsal {
  const stage = new Stage(from, from.at);
  const [robot] = ROBOTS;
  const minds = from.seats.flatMap(({ status }, seat) =>
    status === 'in' ? [{ seat, memory: NOTHING_SEEN as Memory, random: new Random(seedRandom(`mind ${seat}`)) }] : [],
  );
  const steps: Step[] = [];
  for (let turn = 0; stage.state.phase === 'play'; turn += 1) {
    stage.passUntil(stage.now + LOOK_MS);
    const mind = minds[turn % minds.length];
    if (mind === undefined || stage.state.phase !== 'play') break;
    const { action, memory } = robot.think(
      viewFor(stage.state, mind.seat, stage.now),
      mind.memory,
      mind.random,
      stage.now,
    );
    mind.memory = memory;
    if (action !== null && stage.act(action))
      steps.push({ at: stage.now - from.at, seat: mind.seat, action, after: stage.state });
  }
  const { outcome } = stage.state;
  if (outcome === null) throw new Error('a rehearsal that came to no end');
  return { steps, outcome };
}

export interface Cast {
  readonly mode: Mode;
  readonly players: number;
}

/** The table at the clock's start of a game dealt from this seed. */
export function dealt({ mode, players }: Cast, seed: string): GameState {
  const stage = new Stage(initialState, 0);
  stage.state = evolveAll(
    stage.state,
    createGame({ options: { ...initialState.options, mode, seeded: true }, seed }),
    0,
  );
  for (let seat = 0; seat < players; seat += 1) stage.act({ type: 'join', seat });
  stage.act({ type: 'start', by: 0 });
  stage.act({ type: 'start', by: 0 });
  return stage.state;
}

/** The best of some seeds for what a test wants to show: less is better, null won't do. */
export function seedFor(wanted: (seed: string) => number | null, tried = 60): string {
  const seeds = Array.from({ length: tried }, (_, at) => `window ${at}`);
  const fitting = seeds.flatMap((seed) => {
    const cost = wanted(seed);
    return cost === null ? [] : [{ seed, cost }];
  });
  const [best] = fitting.sort((a, b) => a.cost - b.cost);
  if (best === undefined) throw new Error(`none of ${tried} seeds gives what the test needs`);
  return best.seed;
}
