import type { RecordedRequest } from '../../src/local/index.js';
import { requestFaults } from '../support/discord-api.js';

/** What of these requests falls short of Discord's API description and limits, a line each. */
export const faultsOf = (requests: readonly RecordedRequest[]): readonly string[] =>
  requests.flatMap(({ method, path, body }) => {
    const faults = requestFaults(method, path, body);
    return faults.length === 0 ? [] : [`${method} ${path.replace(/[\w-]{60,}/g, '…')}: ${faults.join('; ')}`];
  });
