import type { Handover } from '../../ports/handover.js';
import type { Sql } from '../sql.js';
import { Facts } from './facts.js';

/** Leaves a note to the process that takes the database over. */
export const noteHandover = (sql: Sql, handover: Handover): Promise<void> =>
  new Facts(sql).set('handover', JSON.stringify(handover));

/** What was left here, once: a second process after it has nothing to take over. */
export async function takeHandover(sql: Sql): Promise<Handover | null> {
  const facts = new Facts(sql);
  const told = await facts.get('handover');
  if (told === null) return null;
  await facts.set('handover', null);
  return JSON.parse(told) as Handover;
}
