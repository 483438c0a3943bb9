/**
 * What our buttons and selects carry: `m1|<game>|<name>|<arguments…>`. The prefix is the version; arguments come in the
 * order of the press's table; cards and the like go by their ids, nothing by its position on a panel. A select's
 * options carry whole ids too, so that what was chosen decodes as a button does. Each game contributes its presses as a
 * table; how they are written and read is said here alone.
 */
import type { GameId } from '../../table/ports.js';

const VERSION = 'm1';
/** How the ids of a game's buttons begin. */
export const idsOf = (game: GameId): string => `${VERSION}|${game}|`;
const LIMIT = 100;
/** Stands where a game's id would, on panels that belong to no game. */
export const NO_GAME: GameId = '0';

/** How one argument is written and read. */
export interface Codec<T> {
  write(value: T): string;
  /** Undefined for what `write` never wrote. */
  read(text: string): T | undefined;
}

export const matching = (pattern: RegExp): Codec<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : undefined),
});

export const oneOf = <T extends string>(...allowed: readonly T[]): Codec<T> => ({
  write: (value) => value,
  read: (text) => allowed.find((value) => value === text),
});

/** A codec with a short code for each word. */
export const named = <T extends string>(words: Readonly<Record<string, T>>): Codec<T> => ({
  write: (value) => Object.keys(words).find((short) => words[short] === value) ?? '',
  read: (text) => (Object.hasOwn(words, text) ? words[text] : undefined),
});

const INTEGER = /^(0|-?[1-9]\d{0,2})$/;
/** -999 to 999. */
export const integer: Codec<number> = {
  write: String,
  read: (text) => (INTEGER.test(text) ? Number(text) : undefined),
};
/** 0 to 999. */
export const natural: Codec<number> = {
  write: String,
  read: (text) => (INTEGER.test(text) && !text.startsWith('-') ? Number(text) : undefined),
};

/** The id of a card, or of anything else that a game's data names. */
export const dataId: Codec<string> = matching(/^[\w-]{1,32}$/);
export const word: Codec<string> = matching(/^[a-z0-9-]{1,32}$/);
/** A count of any size in base 36; null is written as ''. */
export const natural36: Codec<number | null> = {
  write: (value) => (value === null ? '' : value.toString(36)),
  read: (text) =>
    text === '' ? null : /^(0|[1-9a-z][0-9a-z]{0,10})$/.test(text) ? Number.parseInt(text, 36) : undefined,
};
const upTo = (most: number): Codec<number | null> => ({
  write: natural36.write,
  read: (text) => {
    const value = natural36.read(text);
    return value === undefined || (value ?? 0) > most ? undefined : value;
  },
});
/** Milliseconds since 1970, at most what a Date holds (ECMAScript, "Time Values"), as an id's sender isn't trusted. */
export const moment36 = upTo(8.64e15);
/** Days since 1970, at most what a Date holds. */
export const day36 = upTo(100_000_000);
/** A Discord id, a number of up to 64 bits, in base 36; null is written as ''. */
export const snowflake: Codec<string | null> = {
  write: (value) => (value === null ? '' : BigInt(value).toString(36)),
  read: (text) => (text === '' ? null : /^[1-9a-z][0-9a-z]{0,12}$/.test(text) ? fromBase36(text) : undefined),
};
const fromBase36 = (text: string): string =>
  [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString();
export const optional = <T extends string>(codec: Codec<T>): Codec<T | null> => ({
  write: (value) => (value === null ? '' : codec.write(value)),
  read: (text) => (text === '' ? null : codec.read(text)),
});

/** The arguments of one press, in the order in which they are written. */
export type Arguments = Readonly<Record<string, Codec<unknown>>>;
/** Presses by name, each with its arguments. The part before the slash says which message it sits on. */
export type PressTable = Readonly<Record<string, Arguments>>;

type ValueOf<C> = C extends { read(text: string): infer T } ? Exclude<T, undefined> : never;
/** What a button, or a chosen option of a select, asks for. */
export type PressOf<T extends PressTable, N extends keyof T & string = keyof T & string> = {
  readonly [P in N]: { readonly name: P } & { readonly [A in keyof T[P]]: ValueOf<T[P][A]> };
}[N];
/** A press of which no more is known than its name. */
export interface AnyPress {
  readonly name: string;
}

/** `unknown-version`: an older or newer version of the bot wrote it. `malformed`: no version did. */
export interface Unreadable {
  readonly ok: false;
  readonly fault: 'unknown-version' | 'malformed';
}
export type Decoded<P extends AnyPress> = { readonly ok: true; readonly game: GameId; readonly press: P } | Unreadable;

const MALFORMED: Unreadable = { ok: false, fault: 'malformed' };
const GAME = /^[a-z0-9]{1,40}$/;

/** An id taken apart, its arguments not yet read. */
interface Split {
  readonly ok: true;
  readonly game: GameId;
  readonly name: string;
  readonly parts: readonly string[];
}

export function split(id: string): Split | Unreadable {
  const [version = '', game = '', name = '', ...parts] = id.split('|');
  if (version !== VERSION) return /^m\d+$/.test(version) ? { ok: false, fault: 'unknown-version' } : MALFORMED;
  if (id.length > LIMIT || !GAME.test(game)) return MALFORMED;
  return { ok: true, game, name, parts };
}

type ArgumentList = readonly (readonly [string, Codec<unknown>])[];

const listed = new WeakMap<Arguments, ArgumentList>();
const NONE: Arguments = {};

/** A press's arguments in order; listed once, as every button of every message is written with them. */
function argumentsOf(table: PressTable, name: string): ArgumentList {
  const of = table[name] ?? NONE;
  const known = listed.get(of) ?? Object.entries(of);
  listed.set(of, known);
  return known;
}

/** Reads the arguments of one press. Undefined: `write` never wrote them. */
function readPress<T extends PressTable, N extends keyof T & string>(
  table: T,
  name: N,
  parts: readonly string[],
): PressOf<T, N> | undefined {
  const codecs = argumentsOf(table, name);
  if (parts.length !== codecs.length) return undefined;
  const values = codecs.map(([key, codec], at) => [key, codec.read(parts[at] ?? '')] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // What the codecs of this name have read is what its type says.
  return { name, ...Object.fromEntries(values) } as PressOf<T, N>;
}

/** Writes and reads the ids of a table's presses. */
export interface CustomIds<P extends AnyPress = AnyPress> {
  /** Throws `RangeError` where the id would be longer than Discord takes: that is a bug. */
  encode(game: GameId, press: P): string;
  decode(id: string): Decoded<P>;
  /** The press of an id that was taken apart. Undefined: this table has none of that name with such arguments. */
  read(id: Split): P | undefined;
}

export function customIds<T extends PressTable>(table: T): CustomIds<PressOf<T>> {
  const isName = (text: string): text is keyof T & string => Object.hasOwn(table, text);
  const read = ({ name, parts }: Split): PressOf<T> | undefined =>
    isName(name) ? readPress(table, name, parts) : undefined;
  return {
    read,
    encode(game, press) {
      const values = press as Readonly<Record<string, unknown>>;
      let id = `${VERSION}|${game}|${press.name}`;
      for (const [key, codec] of argumentsOf(table, press.name)) id += `|${codec.write(values[key])}`;
      if (id.length > LIMIT) throw new RangeError(`custom id over ${LIMIT} characters: ${id}`);
      return id;
    },
    decode(id) {
      const found = split(id);
      if (!found.ok) return found;
      const press = read(found);
      return press === undefined ? MALFORMED : { ok: true, game: found.game, press };
    },
  };
}

/** What presses do, by name, with their arguments read; `C` is what they are handled with. */
export type Handlers<T extends PressTable, C, R> = {
  readonly [P in keyof T & string]?: (ctx: C, press: PressOf<T, P>) => R;
};

/** The presses on one kind of message, found by name. */
export interface PressHandlers<C, R> {
  has(name: string): boolean;
  /** `press` was read by the ids of the same game. Undefined: none of that name is on this kind of message. */
  run(press: AnyPress, ctx: C): R | undefined;
}

/** Of a kind of message that has no buttons of the game's own. */
export const NO_PRESSES: PressHandlers<unknown, never> = { has: () => false, run: () => undefined };

/** `T`: all presses of a game, of which some are on this kind of message. */
export function pressHandlers<T extends PressTable, C, R>(handlers: Handlers<T, C, R>): PressHandlers<C, R> {
  const has = (name: string): name is keyof T & string => Object.hasOwn(handlers, name);
  const isHandled = (press: AnyPress): press is PressOf<T> => has(press.name);
  const handle = <P extends keyof T & string>(name: P, press: PressOf<T, P>, ctx: C): R | undefined =>
    handlers[name]?.(ctx, press);
  return {
    has,
    run: (press, ctx) => (isHandled(press) ? handle(press.name, press, ctx) : undefined),
  };
}
