import { REST, RESTEvents } from 'discord.js';
import { restOptions } from '../gateway/client-options.js';
import type { Requests } from './requests.js';
import type { Traffic } from './traffic.js';

/** discord.js's REST clients, both of one bot. */
export interface RestClients {
  readonly rest: REST;
  /** For requests by interaction token: Discord doesn't count them among the 50 requests a second, but discord.js would. */
  readonly tokenRest: REST;
}

export function restClients(
  { token, apiUrl }: { readonly token: string; readonly apiUrl?: string },
  { makeRequest }: Pick<Requests, 'makeRequest'>,
  traffic: Pick<Traffic, 'held'>,
): RestClients {
  const rest = new REST({ ...restOptions(apiUrl), makeRequest }).setToken(token);
  // A queue is kept for each token; without sweeping, an hour of clicks would stay in memory, and what lives for some
  // seconds alone is cheap to collect.
  const tokenRest = new REST({
    ...restOptions(apiUrl),
    makeRequest,
    globalRequestsPerSecond: Infinity,
    handlerSweepInterval: 2_000,
  });
  for (const one of [rest, tokenRest])
    one.on(RESTEvents.RateLimited, ({ timeToReset }) => {
      traffic.held(timeToReset);
    });
  return { rest, tokenRest };
}

export function closeClients({ rest, tokenRest }: RestClients): void {
  for (const one of [rest, tokenRest]) {
    one.clearHandlerSweeper();
    one.clearHashSweeper();
  }
}
