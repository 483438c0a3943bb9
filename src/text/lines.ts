type Joined<T extends readonly string[]> = T extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}\n${Joined<Rest>}`
  : '';

/** Lines as one text whose type is still the text itself, so that what it asks to be filled in is checked. */
export const lines = <const T extends readonly string[]>(...each: T): Joined<T> => each.join('\n') as Joined<T>;
