import type { english } from './en/index.js';

// Pairs first, then one flat type of them: a look-up in an intersection of that many would be too much for the compiler.
type Leaves<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string
    ? readonly [key: `${Prefix}${K}`, words: T[K]]
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type Templates = { readonly [L in Leaves<typeof english, ''> as L[0]]: L[1] };

/** What words are asked for by: the path to them, with dots. */
export type Key = keyof Templates;

// The names that a message in ICU MessageFormat asks to be filled in, read from English's words by the compiler: what
// stands between a brace and the next one, if it is a bare word. (A test sees to it that no form of a plural is one.)
type NotBare = `${string}${' ' | '#' | '{' | '}' | ','}${string}`;
type Bare<S> = S extends NotBare ? never : S;
type CountAt<S> = S extends `${infer Name}, plural,${string}` ? Bare<Name> : never;
type FillAt<S> = S extends `${infer Name}}${string}` ? Bare<Name> : never;
/** What a plural counts. */
export type Counts<S> = S extends `${string}{${infer Rest}` ? CountAt<Rest> | Counts<Rest> : never;
type Fills<S> = S extends `${string}{${infer Rest}` ? FillAt<Rest> | Fills<Rest> : never;

/** What a key's words ask to be filled in. */
export type Filling<K extends Key> = Counts<Templates[K]> | Fills<Templates[K]>;
/** Keys whose words stand as they are. */
export type PlainKey = { [K in Key]: [Filling<K>] extends [never] ? K : never }[Key];

/** What a language says, by key; what it does not say yet is said in English. */
export type Words = { readonly [K in Key]?: string };
