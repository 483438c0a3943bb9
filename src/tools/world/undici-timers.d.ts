/** What undici exports for tests, and its types leave out. */
declare module 'undici/lib/util/timers.js' {
  /** Forgets all timers of all connections. */
  export function reset(): void;
}
