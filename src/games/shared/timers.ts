import type { Millis } from './time.js';

/** What a game waits for next. */
export interface Timer<Kind extends string> {
  readonly kind: Kind;
  readonly at: Millis;
}

/** A decision whose moment can be set. */
interface Timed<State> {
  now: Millis;
  readonly state: State;
}

/** A game's timers: which is first, what each does, and what is done where the bot was away. */
interface Timers<Kind extends string, State, T extends Timed<State>> {
  /** Null: none is set. */
  readonly first: (state: State) => Timer<Kind> | null;
  readonly due: Readonly<Record<Kind, (turn: T) => void>>;
  /** A timer that is later than this wasn't looked at: the bot was away. */
  readonly stallMs: Millis;
  readonly away: (turn: T, since: Millis) => void;
}

/** Does all that has come due by now, each thing at the moment it was due. `aliveAt`: when the bot was last there. */
export function runTimers<Kind extends string, State, T extends Timed<State>>(
  turn: T,
  { first, due, stallMs, away }: Timers<Kind, State, T>,
  aliveAt: Millis | undefined,
): void {
  const { now } = turn;
  for (;;) {
    const timer = first(turn.state);
    if (timer === null || timer.at > now) return;
    if (now - timer.at > stallMs) {
      away(turn, Math.min(timer.at, aliveAt ?? timer.at));
      return;
    }
    turn.now = timer.at;
    due[timer.kind](turn);
    turn.now = now;
  }
}
