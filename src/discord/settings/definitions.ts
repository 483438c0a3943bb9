import { all, kindName, LANGUAGES, LOCALES, localeOf, type Locale, type Translate } from '../../text/index.js';
import type { Options } from '../../games/meteor/state.js';

/** What a server's admins can set. */
export interface GuildSettings {
  /** Channels in which games may be opened; empty: all. */
  readonly channels: readonly string[];
  /** Which games may be opened, by kind; empty: all. */
  readonly games: readonly string[];
  /** Who may open games. */
  readonly starters: 'everybody' | 'moderators' | { readonly roles: readonly string[] };
  readonly silence: Options['silence'];
  /** Custom emoji that count as gestures in the silence, as they are written in a message: `<:name:id>`. */
  readonly gestures: readonly string[];
  /** Seconds of a launch window (R7). */
  readonly window: number;
  readonly 'time-out': Options['timeOut'];
  /** Whether robots may sit at a table, and take a leaver's seat (R14). */
  readonly robots: 'allow' | 'off';
  /** Seconds that a robot takes for an action. */
  readonly 'robot-pace': number;
  readonly language: Locale;
  /** Days that logs are kept after their game's end; null: for good. */
  readonly retention: number | null;
}

export type SettingKey = keyof GuildSettings;

/** Agreed as a game opens, and kept to its end; the others hold at once. */
export const FROM_NEXT_GAME: ReadonlySet<SettingKey> = new Set<SettingKey>(['silence', 'window', 'time-out', 'robots']);

/** One setting as data: how it is read from what an admin types or the store holds, kept, shown and offered. */
export interface Definition<T> {
  /** Undefined: it doesn't fit. */
  parse(text: string): T | undefined;
  /** As it is stored; `parse` reads it back. */
  keep(value: T): string;
  show(value: T, t: Translate): string;
  /** What is allowed, for autocomplete. */
  offer(t: Translate): readonly { readonly name: string; readonly value: string }[];
  /** What is allowed in a few words, for refusals; absent: the offers. */
  readonly range?: (t: Translate) => string;
}

const word = (text: string): string => text.trim().toLowerCase();

/** Ids from mentions (`<#1> <@&2>`) or bare; null where there is anything else. */
function ids(text: string, mention: RegExp): readonly string[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const found = parts.map((part) => mention.exec(part)?.[1] ?? /^\d{1,20}$/.exec(part)?.[0] ?? null);
  return found.length > 0 && found.every((id) => id !== null) ? [...new Set(found)] : null;
}

/** Several words to choose from, each with its key in `text/`. */
function choice<T extends string>(values: readonly T[], show: (value: T, t: Translate) => string): Definition<T> {
  return {
    parse: (text) => values.find((value) => value === word(text)),
    keep: (value) => value,
    show,
    offer: (t) => values.map((value) => ({ name: show(value, t), value })),
  };
}

const channels: Definition<readonly string[]> = {
  parse: (text) => (word(text) === 'all' ? [] : (ids(text, /^<#(\d{1,20})>$/) ?? undefined)),
  keep: (value) => (value.length === 0 ? 'all' : value.join(' ')),
  show: (value, t) => (value.length === 0 ? t('settings.value.all-channels') : value.map((id) => `<#${id}>`).join(' ')),
  offer: (t) => [{ name: t('settings.value.all-channels'), value: 'all' }],
};

const games: Definition<readonly string[]> = {
  parse: (text) => {
    const said = word(text);
    if (said === 'all') return [];
    const kinds = said.split(/[\s,]+/).filter((part) => part !== '');
    return kinds.length > 0 && kinds.every((kind) => /^[a-z][a-z-]{1,31}$/.test(kind))
      ? [...new Set(kinds)]
      : undefined;
  },
  keep: (value) => (value.length === 0 ? 'all' : value.join(' ')),
  show: (value, t) =>
    value.length === 0
      ? t('settings.value.all-games')
      : all(
          t,
          value.map((kind) => kindName(t, kind)),
        ),
  // Which games there are, the command knows.
  offer: (t) => [{ name: t('settings.value.all-games'), value: 'all' }],
};

const CUSTOM_EMOJI = /<a?:\w{2,32}:(\d{15,20})>/g;
/** The id in a custom emoji. */
export const emojiId = (emoji: string): string => /:(\d+)>$/.exec(emoji)?.[1] ?? '';

const gestures: Definition<readonly string[]> = {
  parse: (text) => {
    if (word(text) === 'none') return [];
    const found = new Map(text.match(CUSTOM_EMOJI)?.map((emoji) => [emojiId(emoji), emoji]));
    return found.size > 0 && /^[\s,]*$/.test(text.replace(CUSTOM_EMOJI, '')) ? [...found.values()] : undefined;
  },
  keep: (value) => (value.length === 0 ? 'none' : value.join(' ')),
  show: (value, t) => (value.length === 0 ? t('settings.value.no-gestures') : value.join(' ')),
  offer: (t) => [{ name: t('settings.value.no-gestures'), value: 'none' }],
};

/** Discord's own name for the permission, the same in every language. */
export const MODERATORS = 'Manage Messages';

const starters: Definition<GuildSettings['starters']> = {
  parse: (text) => {
    const said = word(text);
    if (said === 'everybody' || said === 'everyone') return 'everybody';
    if (said === 'moderators' || said === 'manage messages') return 'moderators';
    const roles = ids(text, /^<@&(\d{1,20})>$/);
    return roles ? { roles } : undefined;
  },
  keep: (value) => (typeof value === 'string' ? value : value.roles.join(' ')),
  show: (value, t) => {
    if (value === 'everybody') return t('settings.value.everybody');
    return value === 'moderators' ? MODERATORS : value.roles.map((id) => `<@&${id}>`).join(' ');
  },
  offer: (t) => [
    { name: t('settings.value.everybody'), value: 'everybody' },
    { name: MODERATORS, value: 'moderators' },
  ],
};

/** R7: 1 to 10 seconds; 0 comes from the environment alone. */
const WINDOWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** 3 to 6 seconds are a person's pace. */
const PACES: readonly number[] = [2, 3, 4, 5, 6, 8, 10, 15];

/** `2–6, 8, 10`: neighbours drawn together. */
function rangesOf(numbers: readonly number[]): string {
  const runs = numbers.reduce<number[][]>((found, one) => {
    const run = found.at(-1);
    if (run?.at(-1) === one - 1) run.push(one);
    else found.push([one]);
    return found;
  }, []);
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0]))).join(', ');
}

const secondsOf = (allowed: readonly number[]): Definition<number> => ({
  parse: (text) => allowed.find((seconds) => new RegExp(`^0?${seconds}\\s*(s|sec|second|seconds)?$`).test(word(text))),
  keep: String,
  show: (value, t) => t('settings.value.seconds', { count: value }),
  offer: (t) => allowed.map((count) => ({ name: t('settings.value.seconds', { count }), value: String(count) })),
  range: (t) => t('settings.range', { ranges: rangesOf(allowed), count: allowed.at(-1) ?? 0 }),
});

/** A language is called by its tag, by its own name or by its English one. */
const language: Definition<Locale> = {
  parse: (text) =>
    LOCALES.find((locale) =>
      [locale, LANGUAGES[locale].name, englishName(locale)].some((name) => name.toLowerCase() === word(text)),
    ),
  keep: (value) => value,
  show: (value) => LANGUAGES[value].name,
  offer: () => LOCALES.map((locale) => ({ name: LANGUAGES[locale].name, value: locale })),
};

const englishName = (locale: Locale): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;

const LONGEST_DAYS = 3650;
const DAYS: readonly number[] = [7, 30, 90, 180, 365, 730];

const retention: Definition<number | null> = {
  parse: (text) => {
    const said = word(text);
    if (said === 'forever') return null;
    const days = Number(/^(\d{1,4})\s*(d|day|days)?$/.exec(said)?.[1] ?? Number.NaN);
    return days >= 1 && days <= LONGEST_DAYS ? days : undefined;
  },
  keep: (value) => (value === null ? 'forever' : String(value)),
  show: (value, t) => (value === null ? t('settings.value.forever') : t('settings.value.days', { count: value })),
  offer: (t) => [
    ...DAYS.map((count) => ({ name: t('settings.value.days', { count }), value: String(count) })),
    { name: t('settings.value.forever'), value: 'forever' },
  ],
};

/** How long a server's logs are kept, in milliseconds, from what its store holds; null: for good. */
export function retentionMs(kept: string | null): number | null {
  const days = kept === null ? null : (retention.parse(kept) ?? null);
  return days === null ? null : days * 86_400_000;
}

export const DEFINITIONS: { readonly [K in SettingKey]: Definition<GuildSettings[K]> } = {
  channels,
  games,
  starters,
  silence: choice(['players', 'everyone', 'strict', 'off'], (value, t) => t(`settings.value.silence-${value}`)),
  gestures,
  window: secondsOf(WINDOWS),
  'time-out': choice(['anyone', 'host', 'off'], (value, t) => t(`settings.value.time-out-${value}`)),
  robots: choice(['allow', 'off'], (value, t) => t(`settings.value.robots-${value}`)),
  'robot-pace': secondsOf(PACES),
  language,
  retention,
};

export const SETTING_KEYS = Object.keys(DEFINITIONS) as readonly SettingKey[];
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(DEFINITIONS, text);

const ROBOT_PACE = 4;

/** What holds where nothing is set; the environment gives the launch window. */
export const defaults = (windowMs: number, guildLocale: string | null): GuildSettings => ({
  channels: [],
  games: [],
  starters: 'everybody',
  silence: 'players',
  gestures: [],
  window: windowMs / 1000,
  'time-out': 'anyone',
  robots: 'allow',
  'robot-pace': ROBOT_PACE,
  language: localeOf(guildLocale),
  retention: null,
});
