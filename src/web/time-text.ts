import { fill, words } from './words.js';

/** Moments in words: those in messages in the reader's language, those of the page itself in its own, English. */

const ENGLISH = 'en-GB';
let locale = ENGLISH;
let relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
let atOnce = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** From now on moments in messages are in that language; English until then. */
export function tellTimesIn(language: string): void {
  locale = language === 'en' ? ENGLISH : language;
  relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  atOnce = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** “in 42 seconds”: whole units, cut and not rounded, so that a countdown never promises time that is not there. */
function relativeText(unixSeconds: number, nowMs: number): string {
  const left = Math.round(unixSeconds - nowMs / 1000);
  for (const [unit, seconds] of UNITS) {
    if (Math.abs(left) >= seconds) return relative.format(Math.trunc(left / seconds), unit);
  }
  return atOnce.format(0, 'second');
}

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { hour: '2-digit', minute: '2-digit' },
  T: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

const formatIn = (language: string, date: Date, style: string): string =>
  new Intl.DateTimeFormat(language, FORMATS[style] ?? FORMATS['f']).format(date);

/** `style`: one of Discord's timestamp styles (`t`, `T`, `d`, `D`, `f`, `F`); any other counts as `f`. */
export const format = (date: Date, style: string): string => formatIn(locale, date, style);

/** The text of `<t:UNIX:STYLE>`; style `R` is relative to `nowMs`, in ms since the Unix epoch. */
export function timestampText(unixSeconds: number, style: string, nowMs: number): string {
  return style === 'R' ? relativeText(unixSeconds, nowMs) : format(new Date(unixSeconds * 1000), style);
}

function sameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}

/** When a message was written, as the channel shows it. */
export function messageTime(at: number, now = new Date()): string {
  const date = new Date(at);
  const time = formatIn(ENGLISH, date, 't');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (sameDay(date, now)) return fill(words.today, { time });
  if (sameDay(date, yesterday)) return fill(words.yesterday, { time });
  return `${formatIn(ENGLISH, date, 'd')} ${time}`;
}

export function shortTime(at: number): string {
  return formatIn(ENGLISH, new Date(at), 't');
}

export function longTime(at: number): string {
  return formatIn(ENGLISH, new Date(at), 'F');
}

/** Equal for two moments (ms since the Unix epoch) of one local day. */
export function dayKey(at: number): string {
  return new Date(at).toDateString();
}

export function dayText(at: number): string {
  return formatIn(ENGLISH, new Date(at), 'D');
}
