import type { Logger } from './ports.js';

/** What the log says of a fault, with its reference: a game, a server, a person. */
export interface FaultNote {
  readonly message: string;
  readonly facts?: object;
}

/** Runs what concerns one game, message or event: a fault in it is logged and stops nothing else. */
export function contained(log: Logger, { message, facts = {} }: FaultNote, run: () => void): void {
  try {
    run();
  } catch (err) {
    log.error({ err, ...facts }, message);
  }
}

/** The same of what takes a while; never rejects. */
export async function containedLater(
  log: Logger,
  { message, facts = {} }: FaultNote,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (err) {
    log.error({ err, ...facts }, message);
  }
}
