import type { GameState } from '../games/meteor/state.js';
import type { Change, GameId } from '../table/ports.js';
import type { Wish } from './opening.js';
import type { EndedGames } from './ports.js';

/** Ended games whose "again" still knows the crew; past that, and after a restart, the log is asked. */
const MOST = 1000;
const PLAIN: Wish = { mode: 'standard', relaxed: false, powers: false, challenges: false, robots: 0, seed: null, lastCrew: [] };

const played = (state: GameState, seat: number): boolean => (state.seats[seat]?.status ?? 'empty') !== 'empty';

/** What "again" takes over from a game that has ended: its mode, its robots and, unpinged, its crew. */
export class Again {
  readonly #ended = new Map<GameId, Wish>();

  constructor(private readonly log: EndedGames | null = null) {}

  onChange({ table, state }: Change): void {
    if (state.phase !== 'over') return;
    const lastCrew = [...table.people].filter(([seat]) => played(state, seat)).map(([, { name }]) => name);
    const { mode, relaxed, powers = false, challenges = false } = state.options;
    // A robot that took a leaver's seat is not of the crew: that seat has a person's name.
    const robots = state.seats.filter(({ status, robot }, seat) => robot && status !== 'empty' && !table.people.has(seat)).length;
    this.#ended.set(table.game, { mode, relaxed, powers: mode === 'advanced' && powers, challenges: mode === 'advanced' && challenges, robots, seed: null, lastCrew });
    for (const game of this.#ended.keys()) {
      if (this.#ended.size <= MOST) break;
      this.#ended.delete(game);
    }
  }

  wish(game: GameId): Wish {
    return this.#ended.get(game) ?? this.#logged(game) ?? PLAIN;
  }
  #logged(game: GameId): Wish | null {
    const known = this.log?.of(game);
    return known ? { ...PLAIN, mode: known.mode, relaxed: known.relaxed, lastCrew: known.crew } : null;
  }
}
