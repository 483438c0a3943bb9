/** As much of pino as is needed here. Nothing that goes through it at `info` may tell a hidden card. */
export interface Logger {
  /** Absent: nothing below `info` is wanted. */
  debug?(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
