import type { OpenedDatabase } from './bot-storage.js';

/** The database of a bot that runs, as the process sees it that waits to continue its games. */
export interface AwaitedDatabase {
  /**
   * Rejects now with what would be refused after the bot that runs has gone: an orchestrator then keeps that one. Writes
   * nothing.
   */
  check(application: string): Promise<void>;
  /** Says that this process waits. Rejects if another one waits already. Answers with what takes it back. */
  announce(): Promise<() => Promise<void>>;
  /** Null while the bot that runs has it. */
  open(): Promise<OpenedDatabase | null>;
  /** Of a process that ends before it has opened it. */
  close(): Promise<void>;
}
