import { pino, type Logger } from 'pino';

/** One JSON object a line on standard output. Tokens are cut out wherever a field of that name would carry one. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['token', '*.token', '*.*.token', 'headers.authorization', '*.headers.authorization'],
      censor: '[redacted]',
    },
  });
}
