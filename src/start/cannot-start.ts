import { GatewayClosed } from '../discord/gateway/closing.js';
import type { Environment } from './environment.js';
import { databaseInWords, isDatabaseFault } from './database.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

const t = translator(DEFAULT_LOCALE);

/** A reason not to start that is the operator's to mend: shown in words, without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** What keeps the bot from starting, in words where that is for the operator to mend. */
export function startFaultInWords(error: unknown, env: Environment): unknown {
  if (isDatabaseFault(error)) return new CannotStart(databaseInWords(error, env), { cause: error });
  if (error instanceof GatewayClosed) return new CannotStart(closedInWords(error.code), { cause: error });
  const refusedToken = error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
  const words = refusedToken ? t('error.login-token') : t('page.connect-failed', { cause: String(error) });
  return new CannotStart(words, { cause: error });
}

/** Discord docs, "Gateway close codes". */
const CLOSED: ReadonlyMap<number, 'error.login-token' | 'page.gateway-shard' | 'page.gateway-sharding'> = new Map([
  [4004, 'error.login-token'],
  [4010, 'page.gateway-shard'],
  [4011, 'page.gateway-sharding'],
]);

/** Why Discord has closed the gateway for good. */
export function closedInWords(code: number): string {
  const words = CLOSED.get(code);
  return words === undefined ? t('page.gateway-closed', { code }) : t(words);
}
