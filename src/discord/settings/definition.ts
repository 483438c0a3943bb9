import { either, type PlainKey, type Translate } from '../../text/index.js';

/** How a setting's value is read from what an admin types or the store holds, kept, shown and offered. */
export interface Definition<T> {
  /** Undefined: not a legal value. */
  parse(text: string): T | undefined;
  /** As it is stored; `parse` reads it back. */
  keep(value: T): string;
  show(value: T, t: Translate): string;
  /** What is allowed, for autocomplete. */
  offer(t: Translate): readonly { readonly name: string; readonly value: string }[];
  /** What is allowed in a few words, for refusals; absent: the offers. */
  readonly range?: (t: Translate) => string;
}

/** One setting as data. */
export interface Setting<T = unknown> extends Definition<T> {
  readonly name: PlainKey;
  /** What it is about, in a few words. */
  readonly about: PlainKey;
  /** Agreed as a game opens, and kept to its end; absent: it holds at once. */
  readonly fromNextGame?: true;
}

/** Settings by their keys, as `/settings set` calls them. */
export type SettingGroup = Readonly<Record<string, Setting>>;

/** What a game adds to a server's settings. */
export interface GameSettings<V extends object = object> {
  readonly settings: { readonly [K in keyof V]: Setting<V[K]> };
  /** What holds where nothing is set. `windowMs`: the launch window that the environment gives. */
  fallback(windowMs: number): V;
}

/** As typed, for comparing. */
export const typedWord = (text: string): string => text.trim().toLowerCase();

/** Several words to choose from, each with its key in `text/`. */
export function choice<T extends string>(
  values: readonly T[],
  show: (value: T, t: Translate) => string,
): Definition<T> {
  return {
    parse: (text) => values.find((value) => value === typedWord(text)),
    keep: (value) => value,
    show,
    offer: (t) => values.map((value) => ({ name: show(value, t), value })),
  };
}

/** `2–6, 8, or 10`: consecutive numbers are shown as ranges. */
function rangesOf(t: Translate, numbers: readonly number[]): string {
  const runs = numbers.reduce<number[][]>((found, one) => {
    const run = found.at(-1);
    if (run?.at(-1) === one - 1) run.push(one);
    else found.push([one]);
    return found;
  }, []);
  return either(
    t,
    runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0]))),
  );
}

export const secondsOf = (allowed: readonly number[]): Definition<number> => ({
  parse: (text) =>
    allowed.find((seconds) => new RegExp(`^0?${seconds}\\s*(s|sec|second|seconds)?$`).test(typedWord(text))),
  keep: String,
  show: (value, t) => t('settings.value.seconds', { count: value }),
  offer: (t) => allowed.map((count) => ({ name: t('settings.value.seconds', { count }), value: String(count) })),
  range: (t) => t('settings.range', { ranges: rangesOf(t, allowed), count: allowed.at(-1) ?? 0 }),
});
