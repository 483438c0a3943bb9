import { LRUCache } from 'lru-cache';
import type { Change, GameId } from '../../table/ports.js';
import type { Faces, GameFace, OpenAgain } from '../games/face.js';
import type { Ended, EndedGames } from '../../storage/ports/ended-games.js';
import { openLobby, type NewLobby } from './opening.js';
import { choiceOf } from './spec.js';

/**
 * Most ended games kept in memory for "again": those whose tables are at hand anyway (table/table-index.ts). For older
 * ones, and after a restart, the log is read.
 */
const MOST = 200;

/** A change, as far as a rematch looks at it. */
interface EndedChange extends Pick<Change, 'state'> {
  readonly table: Pick<Change['table'], 'game' | 'kind' | 'people'>;
}

/** The same game again: what was chosen, its robots and, unpinged, its crew. */
function likeBefore({ game, lobby }: GameFace, { kind, state, people }: Ended, robotsAllowed: boolean): NewLobby {
  const played = [...game.seats(state).entries()].filter(([, { status }]) => status !== 'empty');
  // A robot that took a leaver's seat is not of the crew: that seat has a person's name.
  const robots = played.flatMap(([seat, { robot, level }]) => (robot && !people.has(seat) ? [level ?? null] : []));
  const crew = [...people].filter(([seat]) => played.some(([other]) => other === seat));
  return {
    kind,
    choice: choiceOf(lobby, game.options(state)),
    robots: robotsAllowed ? robots : [],
    lastCrew: crew.map(([, { name }]) => name),
  };
}

/** What "again" takes over from a game that has ended. */
export class Rematches {
  readonly #ended = new LRUCache<GameId, Ended>({ max: MOST });

  constructor(
    private readonly faces: Faces,
    private readonly log: EndedGames | null = null,
  ) {}

  onChange({ table, state }: EndedChange): void {
    if (this.faces.of(table).game.phase(state) !== 'over') return;
    this.#ended.set(table.game, { kind: table.kind, state, people: table.people });
  }

  /** The players by seat; empty where the game isn't known any more. */
  async crewOf(game: GameId): Promise<Ended['people']> {
    return (await this.#find(game))?.people ?? new Map();
  }

  /**
   * A game like that one; where it was deleted, one of its kind. Robots are left out where the server no longer allows
   * them. Null: what was played isn't known, or isn't played here any more.
   */
  async of(
    { game, kind }: { readonly game: GameId; readonly kind: string | null },
    robotsAllowed: boolean,
  ): Promise<OpenAgain | null> {
    const ended = await this.#find(game);
    const face = this.faces.find(ended?.kind ?? kind ?? '');
    if (face === undefined) return null;
    const own = ended === null ? null : (face.rematch?.(ended) ?? null);
    const wanted = ended === null ? { kind: face.game.kind } : likeBefore(face, ended, robotsAllowed);
    return own ?? ((platform, from, t) => openLobby(platform, from, wanted, t));
  }

  /** Null: nothing is known of that game any more, or it offers no such thing. */
  async sameDeal(game: GameId): Promise<OpenAgain | null> {
    const ended = await this.#find(game);
    return ended === null ? null : (this.faces.find(ended.kind)?.sameDeal?.(ended) ?? null);
  }

  /** Who played is asked of the log each time: people may have been taken out of it, or the game deleted. */
  async #find(game: GameId): Promise<Ended | null> {
    const kept = this.#ended.get(game);
    if (this.log === null) return kept ?? null;
    if (kept === undefined) return this.log.of(game);
    const people = await this.log.peopleOf(game);
    return people === null ? null : { ...kept, people };
  }
}
