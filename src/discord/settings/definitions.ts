import { all, either, kindName, LANGUAGES, LOCALES, localeOf, type Locale } from '../../text/index.js';
import { choice, secondsOf, typedWord, type Definition, type Setting } from './definition.js';

/** What a server's admins can set, whatever is played; games add to it (`GameSettings`). */
export interface GuildSettings {
  /** Channels in which games may be opened; empty: all. */
  readonly channels: readonly string[];
  /** Which games may be opened, by kind; empty: all. */
  readonly games: readonly string[];
  /** Who may open games. */
  readonly starters: 'everybody' | 'moderators' | { readonly roles: readonly string[] };
  /** Whether robots may sit at a table, and take a leaver's seat. */
  readonly robots: 'allow' | 'off';
  /** Seconds that a robot takes for an action. */
  readonly 'robot-pace': number;
  /** How many games may be open at once. */
  readonly 'open-games': number;
  /** Whether players in voice are server-muted while they have to be silent. */
  readonly voice: 'off' | 'mute';
  /** The channel in which yesterday's leaderboard of the daily deal is posted when a new day begins; null: none. */
  readonly 'daily-line': string | null;
  readonly language: Locale;
  /** Days that logs are kept after their game's end; null: for ever. */
  readonly retention: number | null;
}

/** Ids from mentions (`<#1> <@&2>`) or bare; null where there is anything else. */
function ids(text: string, mention: RegExp): readonly string[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const found = parts.map((part) => mention.exec(part)?.[1] ?? /^\d{1,20}$/.exec(part)?.[0] ?? null);
  return found.length > 0 && found.every((id) => id !== null) ? [...new Set(found)] : null;
}

const channels: Definition<readonly string[]> = {
  parse: (text) => (typedWord(text) === 'all' ? [] : (ids(text, /^<#(\d{1,20})>$/) ?? undefined)),
  keep: (value) => (value.length === 0 ? 'all' : value.join(' ')),
  show: (value, t) => (value.length === 0 ? t('settings.value.all-channels') : value.map((id) => `<#${id}>`).join(' ')),
  offer: (t) => [{ name: t('settings.value.all-channels'), value: 'all' }],
  range: (t) => either(t, ['#…', t('settings.value.all-channels')]),
};

const games: Definition<readonly string[]> = {
  parse: (text) => {
    const said = typedWord(text);
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

const starters: Definition<GuildSettings['starters']> = {
  parse: (text) => {
    const said = typedWord(text);
    if (said === 'everybody' || said === 'everyone') return 'everybody';
    if (said === 'moderators' || said === 'manage messages') return 'moderators';
    const roles = ids(text, /^<@&(\d{1,20})>$/);
    return roles ? { roles } : undefined;
  },
  keep: (value) => (typeof value === 'string' ? value : value.roles.join(' ')),
  show: (value, t) => {
    if (value === 'everybody') return t('settings.value.everybody');
    return value === 'moderators' ? t('settings.value.moderators') : value.roles.map((id) => `<@&${id}>`).join(' ');
  },
  offer: (t) => [
    { name: t('settings.value.everybody'), value: 'everybody' },
    { name: t('settings.value.moderators'), value: 'moderators' },
  ],
  range: (t) => either(t, [t('settings.value.everybody'), t('settings.value.moderators'), '@…']),
};

/** 3 to 6 seconds are a person's pace. */
const PACES: readonly number[] = [2, 3, 4, 5, 6, 8, 10, 15];

/** A language is called by its tag, by its own name or by its English one. */
const language: Definition<Locale> = {
  parse: (text) =>
    LOCALES.find((locale) =>
      [locale, LANGUAGES[locale].name, englishName(locale)].some((name) => name.toLowerCase() === typedWord(text)),
    ),
  keep: (value) => value,
  show: (value) => LANGUAGES[value].name,
  offer: () => LOCALES.map((locale) => ({ name: LANGUAGES[locale].name, value: locale })),
};

const englishName = (locale: Locale): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;

const MOST_OPEN = 500;

const openGames: Definition<number> = {
  parse: (text) => {
    const count = Number(/^\d{1,3}$/.exec(typedWord(text))?.[0] ?? Number.NaN);
    return count >= 1 && count <= MOST_OPEN ? count : undefined;
  },
  keep: String,
  show: (value) => String(value),
  offer: () => [5, 10, 25, 50, 100, MOST_OPEN].map((count) => ({ name: String(count), value: String(count) })),
  range: () => `1–${MOST_OPEN}`,
};

const LONGEST_DAYS = 3650;
const DAYS: readonly number[] = [7, 30, 90, 180, 365, 730];

const retention: Definition<number | null> = {
  parse: (text) => {
    const said = typedWord(text);
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
  range: (t) => {
    const [least, most] = [1, LONGEST_DAYS].map((count) => t('settings.value.days', { count }));
    return either(t, [`${least} – ${most}`, t('settings.value.forever')]);
  },
};

/** How long a server's logs are kept, in milliseconds, from the stored text; null: for ever. */
export function retentionMs(kept: string | null): number | null {
  const days = kept === null ? null : (retention.parse(kept) ?? null);
  return days === null ? null : days * 86_400_000;
}

export const DAILY_LINE = 'daily-line';

const dailyLine: Definition<string | null> = {
  parse: (text) => {
    if (typedWord(text) === 'off') return null;
    const found = ids(text, /^<#(\d{1,20})>$/);
    return found?.length === 1 ? found[0] : undefined;
  },
  keep: (value) => value ?? 'off',
  show: (value, t) => (value === null ? t('settings.value.no-line') : `<#${value}>`),
  offer: (t) => [{ name: t('settings.value.no-line'), value: 'off' }],
  range: (t) => either(t, ['#…', t('settings.value.no-line')]),
};

type PlatformKey = keyof GuildSettings;

/** With its words, which stand under its key. */
const setting = <K extends PlatformKey>(
  key: K,
  definition: Definition<GuildSettings[K]>,
): Setting<GuildSettings[K]> => ({ ...definition, name: `settings.name.${key}`, about: `settings.about.${key}` });

export const PLATFORM_SETTINGS: { readonly [K in PlatformKey]: Setting<GuildSettings[K]> } = {
  channels: setting('channels', channels),
  games: setting('games', games),
  starters: setting('starters', starters),
  robots: {
    ...setting(
      'robots',
      choice(['allow', 'off'], (value, t) => t(`settings.value.robots-${value}`)),
    ),
    fromNextGame: true,
  },
  'robot-pace': setting('robot-pace', secondsOf(PACES)),
  'open-games': setting('open-games', openGames),
  voice: setting(
    'voice',
    choice(['off', 'mute'], (value, t) => t(`settings.value.voice-${value}`)),
  ),
  [DAILY_LINE]: setting(DAILY_LINE, dailyLine),
  language: setting('language', language),
  retention: setting('retention', retention),
};

const ROBOT_PACE = 4;
const OPEN_GAMES = 25;

const made = new Map<Locale, GuildSettings>();

/** What holds where nothing is set; every drawing asks for it. */
export function defaults(guildLocale: string | null): GuildSettings {
  const locale = localeOf(guildLocale);
  const known = made.get(locale) ?? defaultsIn(locale);
  made.set(locale, known);
  return known;
}

const defaultsIn = (language: Locale): GuildSettings => ({
  channels: [],
  games: [],
  starters: 'everybody',
  robots: 'allow',
  'robot-pace': ROBOT_PACE,
  'open-games': OPEN_GAMES,
  voice: 'off',
  [DAILY_LINE]: null,
  language,
  retention: null,
});
