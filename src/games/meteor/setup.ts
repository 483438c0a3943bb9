import type { Seat } from './state.js';

/** The most players of a game (rulebook). */
export const MOST_PLAYERS = 5;

/** The clock's first zone (rulebook p. 1). */
export const FIRST_ZONE = 5;

/** A zone's length in milliseconds: at a calm pace half as long again as `usual`, 90 s instead of 60 (a house rule). */
export const zoneAt = (pace: 'calm' | null, usual: number): number =>
  pace === 'calm' ? Math.round(usual * 1.5) : usual;

/** How long the dealt field waits for the host's second start (R2), in milliseconds. */
export const FIELD_WAIT_MS = 60_000;

/** Ten minutes without a human, or in Time Out, end a game (R10); in milliseconds. */
export const IDLE_MS = 600_000;

/** A lesson that nobody goes on with ends after a week, so that they don't pile up; in milliseconds. */
export const LESSON_IDLE_MS = 7 * 86_400_000;

/** After this a host-only Time Out may be ended by anyone (R10); in milliseconds. */
export const HOST_RESUME_MS = 60_000;

/** A tick later than this is a stall of the process, not the players' time (R1); in milliseconds. */
export const STALL_MS = 5_000;

/** Cards that a Retrofit draws in all (rulebook, "Retrofit"). */
export const RETROFIT_DRAW = 5;
/** Cards that a Retrofit needs (rulebook, "Retrofit"). */
export const RETROFIT_CARDS = 4;
/** Cards that a Retrofit needs in a `relaxed` solo game (R13, a house rule). */
export const RELAXED_RETROFIT_CARDS = 3;

interface Setup {
  readonly hand: number;
  readonly meteors: number;
  /** Cards that each draws at a zone change. */
  readonly zoneDraw: number;
  /** Launch sites: each player's own, and shared ones. */
  readonly sitesEach: number;
  readonly sharedSites: number;
  /** Of the five cards of a Retrofit: what each other player draws; its builder draws the rest. */
  readonly retrofitOthers: number;
}

/** The Set-Up and Zone Change charts of the rulebook; shared and second sites are R13's. */
const SETUP: Readonly<Record<number, Setup>> = {
  1: { hand: 10, meteors: 5, zoneDraw: 2, sitesEach: 2, sharedSites: 0, retrofitOthers: 0 },
  2: { hand: 7, meteors: 5, zoneDraw: 2, sitesEach: 1, sharedSites: 1, retrofitOthers: 2 },
  3: { hand: 5, meteors: 7, zoneDraw: 2, sitesEach: 1, sharedSites: 0, retrofitOthers: 1 },
  4: { hand: 4, meteors: 7, zoneDraw: 1, sitesEach: 1, sharedSites: 0, retrofitOthers: 1 },
  5: { hand: 4, meteors: 8, zoneDraw: 1, sitesEach: 1, sharedSites: 0, retrofitOthers: 1 },
};

/** The charts' column for `crew` players, 1–5. */
export function setupFor(crew: number): Setup {
  const found = SETUP[crew];
  if (found === undefined) throw new RangeError(`no setup for ${crew} players`);
  return found;
}

/** Owners of the sites, in order: each seat's own (`more` of them for some), then the shared ones. */
export function siteOwners(seats: readonly Seat[], more: (seat: Seat) => number = () => 0): (Seat | null)[] {
  const { sitesEach, sharedSites } = setupFor(seats.length);
  const own = seats.flatMap((seat) => Array.from({ length: sitesEach + more(seat) }, () => seat));
  return [...own, ...Array.from({ length: sharedSites }, () => null)];
}
