import type { Sql } from '../sql.js';
import { Facts } from './facts.js';

/** The application that a process speaks for. */
export interface Application {
  readonly id: string;
  /** The embedded server alone knows all its servers beforehand; with Discord they cannot be known. */
  readonly guildIds?: readonly string[];
}

/** `owner`: whose games the database holds; null: an older release did not note it, and they aren't the asker's. */
export type Claim = { readonly ok: true } | { readonly ok: false; readonly owner: string | null };

/** Notes whose games a database holds, the first time that is known. Refused for any other application. */
export async function claimFor(sql: Sql, { id, guildIds }: Application): Promise<Claim> {
  const facts = new Facts(sql);
  const noted = await facts.get('application');
  if (noted === null && guildIds !== undefined && !(await holdsOnly(sql, guildIds))) return { ok: false, owner: null };
  const owner = noted ?? (await facts.getOrPut('application', () => id));
  return owner === id ? { ok: true } : { ok: false, owner };
}

async function holdsOnly(sql: Sql, guildIds: readonly string[]): Promise<boolean> {
  const guilds = await sql.rows<{ readonly guild: string }>('SELECT DISTINCT guild FROM games');
  return guilds.every(({ guild }) => guildIds.includes(guild));
}
