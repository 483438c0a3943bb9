import type { Deal, DealsOf, DealStore } from '../../../daily/ports.js';
import type { Sql } from '../sql.js';

const KEEP = `INSERT INTO daily_deals (day, kind, rules, seats, seed, share)
  VALUES (@day, @kind, @rules, @seats, @seed, @share) ON CONFLICT DO NOTHING`;

const keyOf = ({ day, kind, rules }: DealsOf): string => `${day} ${kind} ${rules}`;

/** The deals of days, chosen once. Kept in memory too, to be read at once. */
export class DailyRows implements DealStore {
  readonly #deals = new Map<string, readonly Deal[]>();

  constructor(private readonly sql: Sql) {}

  /** To be awaited before anything is read. */
  async load(): Promise<void> {
    this.#deals.clear();
    const text = 'SELECT day, kind, rules, seats, seed, share FROM daily_deals ORDER BY seats';
    for (const { day, kind, rules, ...deal } of await this.sql.rows<DealsOf & Deal>(text))
      this.#add({ day, kind, rules }, deal);
  }

  of(which: DealsOf): readonly Deal[] {
    return this.#deals.get(keyOf(which)) ?? [];
  }

  async refresh(which: DealsOf): Promise<void> {
    const text = 'SELECT seats, seed, share FROM daily_deals WHERE day = @day AND kind = @kind AND rules = @rules';
    for (const deal of await this.sql.rows<Deal>(text, { ...which })) this.#add(which, deal);
  }

  async keep(which: DealsOf, deal: Deal): Promise<void> {
    if (this.of(which).some(({ seats }) => seats === deal.seats)) return;
    await this.sql.write({ text: KEEP, values: { ...which, ...deal } });
    this.#add(which, deal);
  }

  #add(which: DealsOf, deal: Deal): void {
    this.#deals.set(
      keyOf(which),
      [...this.of(which).filter(({ seats }) => seats !== deal.seats), deal].sort((a, b) => a.seats - b.seats),
    );
  }
}
