import { HTTPError } from 'discord.js';

/** Discord docs, "Gateway close codes": a privileged intent that isn't switched on. */
export const DISALLOWED_INTENTS = 4014;

/** The others that mean the same at the next attempt: token, shard, sharding, version, intents. */
export const FOR_GOOD: ReadonlySet<number> = new Set([4004, 4010, 4011, 4012, 4013]);

/** A fault that another attempt may not meet. */
export function passes(error: unknown): boolean {
  if (error instanceof HTTPError) return error.status >= 500;
  const { name, code } =
    error instanceof Error ? { code: undefined, ...error, name: error.name } : { name: '', code: '' };
  return name === 'AbortError' || (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code));
}

/** The gateway was closed before it was ready, with a code that connecting again doesn't mend. */
export class GatewayClosed extends Error {
  override readonly name = 'GatewayClosed';

  constructor(readonly code: number) {
    super(`gateway closed: ${code}`);
  }
}
