import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  legalActions,
  RULES_VERSION,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
} from '../../../games/meteor/index.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import { turnsOf } from '../../../games/meteor/robots/index.js';
import { optionsOf, resultOf, type GameResult, type GameSetting } from '../play.js';
import type { Player } from './player.js';
import type { Answer, Question } from './protocol.js';

/** What one game is played with. `players`, `mode` and the rest as in a simulation. */
export interface LeagueGame {
  readonly setting: Omit<GameSetting, 'robot'>;
  /** By seat. */
  readonly seats: readonly Player[];
  /** Its number in the run. */
  readonly game: number;
  readonly seed: string;
  /** A number for a question: greater than all before in the run, so that a late answer can be told. */
  readonly nextId: () => number;
  /** `ms`: how long it took, on the machine's clock. */
  readonly answered: (seat: number, answer: Answer, ms: number) => void;
  /** The machine's clock, in milliseconds: it measures how long a robot thinks and changes nothing in the game. */
  readonly clock: () => number;
}

/** An entry of the game's log, as a table would write it. */
export interface LeagueEntry {
  readonly at: number;
  readonly action: Action | { readonly type: 'create' };
  readonly events: readonly GameEvent[];
}

export interface LeagueResult {
  readonly result: GameResult;
  readonly log: readonly LeagueEntry[];
}

/** One game at the league's table: its state before the clock, its log, and its questions. */
class LeagueTable {
  readonly log: LeagueEntry[] = [];
  state: GameState;

  constructor(private readonly played: LeagueGame) {
    const { setting, seed } = played;
    // Nobody is there to go on after a Time Out.
    const created = createGame({ options: { ...optionsOf(setting), timeOut: 'off' }, seed });
    this.log.push({ at: 0, action: { type: 'create' }, events: created });
    this.state = evolveAll(initialState, created, 0);
  }

  act(action: Action): void {
    const decision = decide(this.state, action, 0);
    if (isRefusal(decision)) throw new Error(`the league's ${action.type} was refused: ${decision.code}`);
    this.log.push({ at: 0, action, events: decision });
    this.state = evolveAll(this.state, decision, 0);
  }

  /** What a seat does now; null: it waits. */
  async ask(state: GameState, seat: number, now: number, random: Random): Promise<Action | null> {
    const view = viewFor(state, seat, now);
    const id = this.played.nextId();
    const question: Question = { id, now, seed: random.below(2 ** 32), view, legal: legalActions(view) };
    const { seats, clock, answered } = this.played;
    const asked = clock();
    const answer = await seats[seat]?.answer(question);
    if (answer === undefined || answer === null) return null;
    answered(seat, answer, clock() - asked);
    return answer.action;
  }
}

/** Before the clock the host alone is asked: for another field, or the Boss's place; until it has no more to say. */
async function beforeClock(table: LeagueTable, seed: string): Promise<void> {
  const random = new Random(seedRandom(`${seed}/host`));
  while (legalActions(viewFor(table.state, 0, 0)).length > 0) {
    const action = await table.ask(table.state, 0, 0, random);
    if (action === null) return;
    table.act(action);
  }
}

/** Plays a game to its end. The same setting, seed and answers give the same log. */
export async function playLeagueGame(played: LeagueGame): Promise<LeagueResult> {
  const { setting, seats, game, seed } = played;
  const table = new LeagueTable(played);
  seats.forEach((player, seat) => {
    player.begin({ game, seat, players: seats.length, rules: RULES_VERSION });
    table.act({ type: 'join', seat });
  });
  table.act({ type: 'start', by: 0 });
  await beforeClock(table, seed);
  table.act({ type: 'start', by: 0 });
  const turns = turnsOf(table.state, {
    paceMs: setting.paceMs,
    chance: seed,
    record: (action, events, at) => table.log.push({ at, action, events }),
  });
  let step = turns.next();
  while (step.done !== true) {
    const { state, seat, now, random } = step.value;
    step = turns.next(await table.ask(state, seat, now, random));
  }
  const { outcome } = step.value.state;
  if (outcome !== null) for (const player of seats) player.end(outcome);
  return { result: resultOf(step.value), log: table.log };
}
