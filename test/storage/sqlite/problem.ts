import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';

/** What is wrong with a database, as opening it says. */
export function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DatabaseFault) return error.problem;
    throw error;
  }
  return 'none';
}
