import { randomBytes } from 'node:crypto';
import type { Transactions } from '../sql.js';

/** More than old rows leave free in a table, so that it says whether the disk has room. */
const BYTES = 64 * 1024;

class TakenBack extends Error {}

/** Rejects as an append would where the disk is full. Nothing of what it writes stays. */
export async function checkRoom(sql: Transactions): Promise<void> {
  const value = randomBytes(BYTES / 2).toString('hex');
  try {
    await sql.transaction(async (inside) => {
      await inside.run("INSERT INTO about (key, value) VALUES ('room', @value)", { value });
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
