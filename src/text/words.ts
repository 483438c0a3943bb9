import type { english } from './en/index.js';

/** English's shape, with any words in it, or none where they are not translated yet. */
export type Words = Localised<typeof english>;
type Localised<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Localised<T[K]> };
