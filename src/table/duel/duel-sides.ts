import type { AnyGame, AnyGameTypes, DuelProgress, DuelRules, GameOutcome, TableAction } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { GameId } from '../ports.js';

/** `void`: it was called off. */
export type DuelResult = 'won' | 'lost' | 'drawn' | 'void';
export type DuelStage = ReturnType<WholeDuelRules<unknown, unknown>['stage']>;

/** One crew of a duel, with its table. */
export interface Side {
  readonly game: GameId;
  readonly rules: AnyGame;
  readonly channelId: string;
  readonly guildId: string;
  /** The newest state; of a game that is over the last. */
  state: unknown;
  /** Its host has pressed Start. */
  ready: boolean;
}

/** One or two sides, in the order in which they came. */
export interface Duel {
  readonly code: string;
  readonly sides: Side[];
}

/** What a crew is told of the other. */
export interface CrewView extends DuelProgress {
  readonly stage: DuelStage;
  readonly ready: boolean;
  readonly players: number;
  readonly pausedBy: 'them' | null;
}

type WholeDuelRules<State, Action> = Required<DuelRules<State, Action | TableAction>>;

interface Duelled<State, Action> {
  readonly duel?: DuelRules<State, Action>;
  phase(state: State): 'lobby' | 'play' | 'over';
  host(state: State): Seat | null;
  outcome(state: State): GameOutcome | null;
}

/** How a game is played as a duel, with what it leaves out; null: it isn't. */
export function duelRulesOf<State, Action>({
  duel,
  phase,
  host,
  outcome,
}: Duelled<State, Action>): WholeDuelRules<State, Action> | null {
  if (duel === undefined) return null;
  const start = (state: State): TableAction => ({ type: 'start', by: host(state) ?? 0 });
  return {
    stage: phase,
    pausedBy: () => null,
    resume: start,
    start,
    gaveUp: (state) => outcome(state)?.result === 'abandoned',
    ...duel,
  };
}

/** How this side's game is played as a duel. Throws where it is not: that is a bug. */
export function duelOf({ rules }: Side): WholeDuelRules<unknown, AnyGameTypes['action']> {
  const duel = duelRulesOf(rules);
  if (duel === null) throw new RangeError(`no duels are played of ${rules.kind}`);
  return duel;
}

export const stageOf = (side: Side) => duelOf(side).stage(side.state);
/** How many players are in the game now; left ones don't count. */
export const playersIn = (rules: AnyGame, state: unknown): number =>
  rules.seats(state).filter(({ status }) => status === 'in').length;
export const playersAt = ({ rules, state }: Side): number => playersIn(rules, state);

/** A duel as one of its tables finds it: its own side, then the other. */
export const sidesFrom = ({ sides }: Duel, game: GameId): readonly [Side | undefined, Side | undefined] => [
  sides.find((side) => side.game === game),
  sides.find((side) => side.game !== game),
];

/** What the other crew may know of this side. */
export function crewView(side: Side): CrewView {
  const by = duelOf(side).pausedBy(side.state);
  return {
    ...duelOf(side).progress(side.state),
    stage: stageOf(side),
    ready: side.ready,
    players: playersAt(side),
    pausedBy: by === null || by === 'bot' ? null : 'them',
  };
}

/** First to win; else who has less left; who gives up has lost. Null: not yet. */
export function resultsOf(first: Side, second: Side): readonly [DuelResult, DuelResult] | null {
  const outcomes = [first, second].map(({ rules, state }) => rules.outcome(state));
  const [one, two] = outcomes;
  const stages = [stageOf(first), stageOf(second)];
  if (stages.includes('over') && (stages.includes('lobby') || stages.includes('dealt'))) return ['void', 'void'];
  const wonAt = outcomes.map((outcome) => (outcome?.result === 'won' ? outcome.at : Infinity));
  if (Math.min(...wonAt) < Infinity) return compared(wonAt[0] ?? 0, wonAt[1] ?? 0);
  const gaveUp = [first, second].map((side) => stageOf(side) === 'over' && duelOf(side).gaveUp(side.state));
  if (gaveUp.includes(true)) return compared(gaveUp[0] === true ? 1 : 0, gaveUp[1] === true ? 1 : 0);
  if (!one || !two) return null;
  if (one.result === 'abandoned' || two.result === 'abandoned') return ['void', 'void'];
  return compared(duelOf(first).progress(first.state).left, duelOf(second).progress(second.state).left);
}

/** Less is better. */
const compared = (one: number, two: number): readonly [DuelResult, DuelResult] =>
  one === two ? ['drawn', 'drawn'] : one < two ? ['won', 'lost'] : ['lost', 'won'];
