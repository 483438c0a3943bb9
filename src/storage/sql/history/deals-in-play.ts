import type { DealsInPlay } from '../../../history/logs/withheld.js';
import type { GameId } from '../../../table/ports.js';
import type { Sql } from '../sql.js';

const OTHER_SIDES = `SELECT 1 AS found FROM duel_sides own JOIN duel_sides other ON other.duel = own.duel
  JOIN games g ON g.game = other.game WHERE own.game = @game AND g.status = 'live' LIMIT 1`;
const BEGUN = `SELECT e.events FROM games g JOIN entries e ON e.game = g.game AND e.sequence = 0
  WHERE g.status = 'live' AND g.kind = @kind`;

interface Known {
  readonly isWhole: boolean;
  /** False: the database is too old for duels. */
  readonly duels: boolean;
}

export class DealsInPlayRows implements DealsInPlay {
  readonly isWhole: boolean;

  /** Unless it is said: tables of every server are in this database. */
  constructor(
    private readonly sql: Sql,
    private readonly known: Known = { isWhole: true, duels: true },
  ) {
    this.isWhole = known.isWhole;
  }

  async inDuel(game: GameId): Promise<boolean> {
    return this.known.duels && (await this.sql.rows(OTHER_SIDES, { game })).length > 0;
  }

  async begun(kind: string): Promise<readonly string[]> {
    const begun = await this.sql.rows<{ readonly events: string }>(BEGUN, { kind });
    return begun.map(({ events }) => events);
  }
}
