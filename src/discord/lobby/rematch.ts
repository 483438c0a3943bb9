import type { GameState } from '../../games/meteor/state.js';
import type { GameId } from '../../table/ports.js';
import type { Change } from '../games/meteor/table.js';
import type { Wish } from './opening.js';
import type { Ended, EndedGames } from '../ports.js';

/** Ended games whose "again" still knows the crew; past that, and after a restart, the log is asked. */
const MOST = 1000;
const PLAIN: Wish = {
  mode: 'standard',
  relaxed: false,
  powers: false,
  challenges: false,
  robots: 0,
  seed: null,
  lastCrew: [],
};

const played = (state: GameState, seat: number): boolean => (state.seats[seat]?.status ?? 'empty') !== 'empty';

function wishOf({ state, people }: Ended): Wish {
  const { mode, relaxed, powers = false, challenges = false } = state.options;
  // A robot that took a leaver's seat is not of the crew: that seat has a person's name.
  const robots = state.seats.filter(
    ({ status, robot }, seat) => robot && status !== 'empty' && !people.has(seat),
  ).length;
  const lastCrew = [...people].filter(([seat]) => played(state, seat)).map(([, { name }]) => name);
  return {
    mode,
    relaxed,
    powers: mode === 'advanced' && powers,
    challenges: mode === 'advanced' && challenges,
    robots,
    seed: null,
    lastCrew,
  };
}

/** What "again" takes over from a game that has ended: its mode, its robots and, unpinged, its crew. */
export class Again {
  readonly #ended = new Map<GameId, Wish>();

  constructor(private readonly log: EndedGames | null = null) {}

  onChange({ table, state }: Change): void {
    if (state.phase !== 'over') return;
    this.#ended.set(table.game, wishOf({ state, people: table.people }));
    for (const game of this.#ended.keys()) {
      if (this.#ended.size <= MOST) break;
      this.#ended.delete(game);
    }
  }

  wish(game: GameId): Wish {
    const known = this.#ended.get(game);
    if (known) return known;
    const logged = this.log?.of(game);
    return logged ? wishOf(logged) : PLAIN;
  }
}
