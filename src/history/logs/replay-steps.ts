import type { AnyGameTypes, Game, GameRefusal, GameTypes } from '../../games/game.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import type { Millis } from '../../games/shared/time.js';

/** An entry of a log, as far as it is folded here. */
export interface Step<T extends GameTypes = AnyGameTypes> {
  readonly at: Millis;
  readonly events: readonly T['event'][];
}

/** How a replay moves through a log. It comes into the replay file's script: it may import nothing but the fold. */
export interface MomentRules<T extends GameTypes = AnyGameTypes> {
  readonly initialState: T['state'];
  evolve(state: T['state'], event: T['event'], at: Millis): T['state'];
  /** Whether time runs: else the scrubber shortens the wait. */
  running(state: T['state']): boolean;
  /** Whether something worth jumping to happened, as a salvo. */
  isMark(events: readonly T['event'][]): boolean;
  /** What the chapter that began is called on the scrubber, as a zone's number; '' for no name, null: none began. */
  chapter(events: readonly T['event'][], before: T['state'], after: T['state']): string | null;
}

/** The game after an entry of its log. */
export interface Moment<State = unknown, S = Step> {
  readonly state: State;
  readonly step: S;
  /** Where it lies on the scrubber: milliseconds, with lobby and pauses shortened. */
  readonly position: Millis;
  readonly mark: boolean;
  readonly chapter: string | null;
}

/** Nobody wants to watch a lobby: while no clock runs, no wait is longer than this. */
const IDLE_MS = 1_500;

/** Step by step, with one chapter: play. */
export function plainMoments<State, Event extends GameTypes['event']>(
  game: Game<State, GameTypes['action'], Event, GameRefusal, unknown, unknown, unknown>,
): MomentRules<GameTypes & { readonly state: State; readonly event: Event }> {
  return {
    initialState: game.initialState,
    evolve: (state, event, at) => game.evolve(state, event, at),
    running: (state) => game.phase(state) === 'play' && game.nextDue(state) !== null,
    isMark: () => false,
    chapter: (_events, before, after) => (game.phase(before) === 'lobby' && game.phase(after) !== 'lobby' ? '' : null),
  };
}

/** Folds the log once; the states share what they have in common. */
export function momentsOf<T extends GameTypes, S extends Step<T>>(
  rules: MomentRules<T>,
  steps: readonly S[],
): readonly Moment<T['state'], S>[] {
  const moments: Moment<T['state'], S>[] = [];
  let state: T['state'] = rules.initialState;
  let position = 0;
  for (const step of steps) {
    const before = state;
    const waited = Math.max(0, step.at - (moments.at(-1)?.step.at ?? step.at));
    position += rules.running(before) ? waited : Math.min(waited, IDLE_MS);
    state = evolveAll(rules, before, step.events, step.at);
    const { events } = step;
    moments.push({ state, step, position, mark: rules.isMark(events), chapter: rules.chapter(events, before, state) });
  }
  return moments;
}

/** Something on the scrubber. */
export interface Positioned {
  readonly position: Millis;
}

/** The last moment at or before a position. */
export function momentAt(moments: readonly Positioned[], position: Millis): number {
  const after = moments.findIndex((moment) => moment.position > position);
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1);
}

/** The next or the previous moment of a kind; where there is none, the last or the first of all. */
export function seek<M>(moments: readonly M[], from: number, by: 1 | -1, wanted: (moment: M) => boolean): number {
  for (let at = from + by; at >= 0 && at < moments.length; at += by) {
    const moment = moments[at];
    if (moment !== undefined && wanted(moment)) return at;
  }
  return by > 0 ? moments.length - 1 : 0;
}
