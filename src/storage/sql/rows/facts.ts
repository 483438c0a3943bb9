import type { Sql, Statement } from '../sql.js';

/** On a database of several processes each shard has its own note. */
export type HandoverKey = 'handover' | `handover ${number}`;

/** The keys of what is stored about the database itself. */
export type Fact =
  'application' | 'sweep' | 'tokens' | 'shards' | HandoverKey | 'daily-secret' | 'signing-key' | 'removals';

export const STORED_FACT = 'SELECT value FROM about WHERE key = @key';
const PUT = `INSERT INTO about (key, value) VALUES (@key, @value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const DROP = 'DELETE FROM about WHERE key = @key';
const PUT_FIRST = 'INSERT INTO about (key, value) VALUES (@key, @value) ON CONFLICT DO NOTHING';

/** `null` takes a fact away. */
export const factStatement = (key: Fact, value: string | null): Statement =>
  value === null ? { text: DROP, values: { key } } : { text: PUT, values: { key, value } };

/** Changes nothing where another process has changed the fact meanwhile. */
export function replacingStatement(key: Fact, before: string | null, after: string | null): Statement {
  if (before === null) return { text: PUT_FIRST, values: { key, value: after } };
  if (after === null) return { text: `${DROP} AND value = @before`, values: { key, before } };
  return {
    text: 'UPDATE about SET value = @after WHERE key = @key AND value = @before',
    values: { key, before, after },
  };
}

/** What is stored about the database itself. */
export class Facts {
  constructor(private readonly sql: Sql) {}

  async get(key: Fact): Promise<string | null> {
    const [found] = await this.sql.rows<{ readonly value: string }>(STORED_FACT, { key });
    return found?.value ?? null;
  }

  async set(key: Fact, value: string | null): Promise<void> {
    await this.sql.write(factStatement(key, value));
  }

  /** What is stored, or else is stored now: of several processes that do so at once, all get the same. */
  async getOrPut(key: Fact, make: () => string): Promise<string> {
    const known = await this.get(key);
    if (known !== null) return known;
    const made = make();
    await this.sql.write({ text: PUT_FIRST, values: { key, value: made } });
    return (await this.get(key)) ?? made;
  }
}
