import { fill, words } from './words.js';

/** Moments in words. */

const ENGLISH = 'en-GB';
let locale = ENGLISH;
let relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

/** From now on moments are in that language; English until then. */
export function tellTimesIn(language: string): void {
  locale = language === 'en' ? ENGLISH : language;
  relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
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
  return locale === ENGLISH ? words.now : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { hour: '2-digit', minute: '2-digit' },
  T: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

/** `style`: one of Discord's timestamp styles (`t`, `T`, `d`, `D`, `f`, `F`); any other counts as `f`. */
export function format(date: Date, style: string): string {
  return new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS['f']).format(date);
}

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
  const time = format(date, 't');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (sameDay(date, now)) return fill(words.today, { time });
  if (sameDay(date, yesterday)) return fill(words.yesterday, { time });
  return `${format(date, 'd')} ${time}`;
}

export function shortTime(at: number): string {
  return format(new Date(at), 't');
}

export function longTime(at: number): string {
  return format(new Date(at), 'F');
}

/** Equal for two moments (ms since the Unix epoch) of one local day. */
export function dayKey(at: number): string {
  return new Date(at).toDateString();
}

export function dayText(at: number): string {
  return format(new Date(at), 'D');
}
