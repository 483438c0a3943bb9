import type { AnyGame } from '../games/game.js';
import type { NewGame, TableRefusal } from './ports.js';
import { seatOf, type Position, type Table } from './table.js';

/** What one person, and one server, may have at once, so that nobody's games hurt those of others. */
export interface TableLimits {
  /** Games in which one person sits: in real time, by turns, and tables of their own such as lessons. */
  readonly realTime: number;
  readonly byTurns: number;
  readonly own: number;
  /** Robots that think for long: in the games of one person, and in those of a server. */
  readonly thinkers: number;
  readonly thinkersInServer: number;
}

export const TABLE_LIMITS: TableLimits = { realTime: 3, byTurns: 10, own: 10, thinkers: 8, thinkersInServer: 16 };

/** Where tables would stand once what is being asked is written. */
interface Tentative {
  readonly opened: ReadonlySet<Table>;
  position(table: Table): Position;
}

type Refused = TableRefusal | null;

/** Counts what is open, tentative tables among it, so that requests of one moment count for each other. */
export class Limits {
  constructor(
    private readonly limits: TableLimits,
    private readonly live: () => readonly Table[],
  ) {}

  /** Why this game is not opened; null: it is. */
  opening(batch: Tentative, { host, personal, guildId, mostInServer }: NewGame, rules: AnyGame): Refused {
    const all = this.#playing(batch);
    if (personal === true) {
      const own = all.filter(({ owner }) => owner === host.userId).length;
      return own >= this.limits.own ? { code: 'too-many-own' } : null;
    }
    const here = all.filter((table) => table.owner === null && table.guildId === guildId).length;
    if (mostInServer !== undefined && here >= mostInServer) return { code: 'server-full' };
    return this.sitting(batch, rules, host.userId);
  }

  /** Why this person may not sit down at one more table of that game; null: they may. */
  sitting(batch: Tentative, rules: AnyGame, userId: string): Refused {
    const byTurns = rules.byTurns === true;
    const sits = this.#playing(batch).filter(
      (table) => table.owner === null && (table.rules.byTurns === true) === byTurns && sitsAt(batch, table, userId),
    );
    if (byTurns) return sits.length >= this.limits.byTurns ? { code: 'too-many-by-turns' } : null;
    return sits.length >= this.limits.realTime ? { code: 'too-many-games' } : null;
  }

  /** Whether more robots think for long than there may, in the server of this table or in the games of one of its people. */
  hasTooManyThinkers(batch: Tentative, table: Table): boolean {
    const here = this.#playing(batch).filter((one) => one.guildId === table.guildId);
    if (sum(here, batch) > this.limits.thinkersInServer) return true;
    return [...batch.position(table).people.values()].some(({ userId }) => {
      const theirs = here.filter((one) => sitsAt(batch, one, userId));
      return sum(theirs, batch) > this.limits.thinkers;
    });
  }

  #playing(batch: Tentative): readonly Table[] {
    const live = this.live();
    const opened = [...batch.opened].filter((table) => !live.includes(table));
    return [...live, ...opened].filter((table) => table.rules.phase(batch.position(table).state) !== 'over');
  }
}

/** A person who never sat there is told by the list of people alone. */
function sitsAt(batch: Tentative, table: Table, userId: string): boolean {
  const position = batch.position(table);
  for (const person of position.people.values())
    if (person.userId === userId) return seatOf(table.rules, position, userId) !== null;
  return false;
}

/** The robots of a table that think for long. */
export function thinkersAt(rules: AnyGame, state: unknown): number {
  const { robots } = rules;
  const slow = robots?.slow ?? [];
  if (robots === undefined || slow.length === 0) return 0;
  return rules
    .seats(state)
    .filter(({ status, robot, level }) => status === 'in' && robot && slow.includes(level ?? robots.levels[0])).length;
}

const sum = (tables: readonly Table[], batch: Tentative): number =>
  tables.reduce((count, table) => count + thinkersAt(table.rules, batch.position(table).state), 0);
