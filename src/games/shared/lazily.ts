/** A value that is costly to make and seldom needed: made at the first call, then kept. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
