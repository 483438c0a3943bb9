import type { Millis } from '../../games/shared/time.js';
import type { PersonSettingsStore } from '../../storage/ports/person-settings.js';

/** How a person is told that it is their turn in a game that goes on for hours. */
export type Way = 'off' | 'here' | 'direct';

/** Hours of a person's own clock in which nothing is sent: from one hour of the day to another, over midnight too. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** How far their clock is ahead of UTC, in minutes. */
  readonly offset: number;
}

export interface Choices {
  readonly way: Way;
  readonly quiet: QuietHours | null;
}

const WAY = 'turn-notice';
const QUIET = 'quiet-hours';
const HOUR_MS: Millis = 3_600_000;
const MINUTE_MS: Millis = 60_000;

type Store = Pick<PersonSettingsStore, 'get' | 'set'>;

function parseQuiet(kept: string | null): QuietHours | null {
  const found = /^(\d{1,2})-(\d{1,2})([+-]\d{1,3})$/.exec(kept ?? '');
  return found === null ? null : { from: Number(found[1]), to: Number(found[2]), offset: Number(found[3]) };
}

export function choicesOf(store: Store, guildId: string, userId: string): Choices {
  const way = store.get(guildId, userId, WAY);
  return {
    way: way === 'here' || way === 'direct' ? way : 'off',
    quiet: parseQuiet(store.get(guildId, userId, QUIET)),
  };
}

/** Where a person asked for messages. */
export const placesOf = (store: Pick<PersonSettingsStore, 'placesOf'>, userId: string): readonly string[] =>
  store.placesOf(userId, WAY);

/** Rejects with the store's error, so that the person who asked for it hears that it failed. */
export async function keepChoices(
  store: Store,
  guildId: string,
  userId: string,
  { way, quiet }: Choices,
): Promise<void> {
  await store.set(guildId, userId, WAY, way === 'off' ? null : way);
  const kept = quiet === null ? null : `${quiet.from}-${quiet.to}${quiet.offset < 0 ? '' : '+'}${quiet.offset}`;
  await store.set(guildId, userId, QUIET, kept);
}

/** When a message that is due may be sent: at once, or when quiet hours end. */
export function afterQuiet(quiet: QuietHours | null, due: Millis): Millis {
  if (quiet === null) return due;
  const { from, to, offset } = quiet;
  const day = 24 * HOUR_MS;
  const own = due + offset * MINUTE_MS;
  const since = (own - from * HOUR_MS) % day;
  const sinceStart = since < 0 ? since + day : since;
  const length = ((to - from + 24) % 24) * HOUR_MS;
  return sinceStart < length ? due + length - sinceStart : due;
}

/** `+02:00`. */
export function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${offset < 0 ? '−' : '+'}${two(hours)}:${two(minutes)}`;
}
