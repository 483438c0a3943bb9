import { pino, type Logger } from 'pino';
import { COMMIT, VERSION } from '../release.js';

/** One JSON object a line on standard output. Tokens are cut out wherever a field of that name would carry one. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid, version: VERSION, ...(COMMIT !== null && { commit: COMMIT }) },
    redact: {
      paths: ['token', '*.token', '*.*.token', 'headers.authorization', '*.headers.authorization'],
      censor: '[redacted]',
    },
  });
}
