import type { Logger } from './discord/ports.js';
import type { Metrics } from './http/metrics/metrics.js';

/** Counts what is logged as a warning or an error, so that a fault shows in `/metrics` wherever it was met. */
export function countingLog(log: Logger, metrics: Pick<Metrics, 'fault'>): Logger {
  const counted =
    (level: 'warn' | 'error') =>
    (facts: object, message: string): void => {
      metrics.fault(level, message);
      log[level](facts, message);
    };
  return {
    debug: (facts, message) => {
      log.debug?.(facts, message);
    },
    info: (facts, message) => {
      log.info(facts, message);
    },
    warn: counted('warn'),
    error: counted('error'),
  };
}
