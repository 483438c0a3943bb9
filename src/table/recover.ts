import type { GameRegistry } from '../games/registry.js';
import type { AnyGame } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import { PACE_MS } from '../games/shared/pace.js';
import type { Millis } from '../games/shared/time.js';
import { evolveAndTell, keepTold } from '../games/shared/told.js';
import type { StoredGame } from './ports.js';
import type { Position } from './table.js';

/** What robots remember of a game that comes back, by seat. */
export type Recalled = ReadonlyMap<Seat, unknown>;

/** A game folded from its log, or why that failed: a sentence, or what was thrown. */
export type Folded =
  | { readonly ok: true; readonly rules: AnyGame; readonly position: Position; readonly recalled: Recalled }
  | { readonly ok: false; readonly why: unknown };

/** Where a game of the log stands. A log that does not fold to a game that is on is a fault, given as a value. */
export function foldStored(games: GameRegistry, { header, entries, people }: StoredGame): Folded {
  const rules = games.find(header.kind);
  if (rules === undefined) return { ok: false, why: `no game of the kind ${header.kind} is known here` };
  const last = entries.at(-1);
  if (last === undefined || entries[0]?.events[0]?.type !== 'created')
    return { ok: false, why: 'the log does not begin with a created game' };
  try {
    let state = rules.initialState;
    let told: Position['told'] = [];
    const looks = new Looks(rules);
    for (const { at, events } of entries) {
      looks.until(state, at);
      const entry = evolveAndTell(rules, state, events, at);
      state = entry.state;
      told = keepTold(rules, told, entry.told);
    }
    looks.until(state, last.at + PACE_MS);
    if (rules.phase(state) === 'over') return { ok: false, why: 'the log has ended, its game has not' };
    const seats = new Map(people.map(({ seat, person }) => [seat, person]));
    return {
      ok: true,
      rules,
      position: { state, people: seats, told, sequence: entries.length, at: last.at },
      recalled: looks.memories,
    };
  } catch (error) {
    return { ok: false, why: error };
  }
}

/** A robot that looks more often than this at a table where nothing happens remembers nothing more. */
const MOST_LOOKS = 12;

/** Replays to each robot of a log what it would have seen, looking at its seat's view at a human pace. */
class Looks {
  readonly memories = new Map<Seat, unknown>();
  #next: Millis | null = null;

  constructor(private readonly rules: AnyGame) {}

  /** The table lay like this until `at`. */
  until(state: unknown, at: Millis): void {
    const { robots } = this.rules;
    if (robots?.remember === undefined || this.rules.phase(state) !== 'play') return;
    this.#next ??= at;
    const since = Math.max(this.#next, at - MOST_LOOKS * PACE_MS);
    for (const [seat, { status, robot }] of this.rules.seats(state).entries()) {
      if (status !== 'in' || !robot) continue;
      for (let now = since; now < at; now += PACE_MS) {
        const before = this.memories.get(seat) ?? robots.nothingSeen;
        this.memories.set(seat, robots.remember(this.rules.viewFor(state, seat, now), before));
      }
    }
    if (since < at) this.#next = since + PACE_MS * Math.ceil((at - since) / PACE_MS);
  }
}
