import { expect } from 'vitest';
import type { RecordedRequest } from '../../../src/local/index.js';
import { requestFaults } from '../../support/discord/api.js';
import type { Harness } from './harness.js';

/** What of these requests falls short of Discord's API description and limits, a line each. */
export const faultsOf = (requests: readonly RecordedRequest[]): readonly string[] =>
  requests.flatMap(({ method, path, body }) => {
    const faults = requestFaults(method, path, body);
    return faults.length === 0 ? [] : [`${method} ${path.replace(/[\w-]{60,}/g, '…')}: ${faults.join('; ')}`];
  });

/** At a test's end: Discord's API description was kept to, the bot has logged no error, and all of it is closed. */
export async function closeClean(harness: Harness): Promise<void> {
  try {
    expect(faultsOf(harness.server.requests.all)).toEqual([]);
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  } finally {
    await harness.close();
  }
}
