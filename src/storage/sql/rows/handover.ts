import type { Handover } from '../../ports/handover.js';
import type { Sql } from '../sql.js';
import { Facts, type HandoverKey } from './facts.js';

/** Leaves a note to the process that takes the database over. */
export const noteHandover = (sql: Sql, handover: Handover, key: HandoverKey = 'handover'): Promise<void> =>
  new Facts(sql).set(key, JSON.stringify(handover));

/** What was left here, once: a second process after it has nothing to take over. */
export async function takeHandover(sql: Sql, key: HandoverKey = 'handover'): Promise<Handover | null> {
  const facts = new Facts(sql);
  const told = await facts.get(key);
  if (told === null) return null;
  await facts.set(key, null);
  return JSON.parse(told) as Handover;
}
