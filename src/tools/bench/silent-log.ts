import type { Logger } from '../../table/logger.js';

const quiet = (): void => undefined;
/** Says nothing but errors. */
export const SILENT: Logger = {
  info: quiet,
  warn: quiet,
  error: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
};
