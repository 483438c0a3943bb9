/** What takes long to make and few need: made when it is first asked for, then kept. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
