export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;

/** Five white dice, then the yellow one. */
export const DICE = 6;
/** The index of the yellow die. */
export const YELLOW = 5;

/** Alien cards that lie open. */
export const DISPLAY = 4;

/** At most held by one player (rulebook). */
export const MOST_CRYSTALS = 5;
export const MOST_ALIENS = 5;

/** Alien cards that one player's dice may lie on in one turn (rulebook, CR4). */
export const MOST_RECRUITS = 3;

/** Points for an alien that is still held at the end (CR7). */
export const HELD_ALIEN_POINTS = 1;

/** How long a table waits for its turn's player, in milliseconds; `off`: no limit (CR13). The last is the default. */
export const TURN_LIMITS = { off: null, '2m': 120_000, '24h': 86_400_000 } as const;

export type TurnLimit = keyof typeof TURN_LIMITS;

/** A lobby that nobody starts is closed after an hour, in milliseconds. */
export const LOBBY_IDLE_MS = 3_600_000;

/** Without a turn limit, a table at which nobody plays for a week is given up; in milliseconds. */
export const PLAY_IDLE_MS = 7 * 86_400_000;

/** A robot does the next thing of its turn within this time, in milliseconds. */
export const ROBOT_MS = 1_500;

/** A tick later than this is a stall of the process, not the players' time; in milliseconds. */
export const STALL_MS = 5_000;

/** What compensates a player for going later, by place in the order of play (ours). */
interface SeatSetup {
  readonly crystals: readonly number[];
  readonly points: readonly number[];
}

const SEATS: Readonly<Record<number, SeatSetup>> = {
  2: { crystals: [0, 3], points: [0, 0] },
  3: { crystals: [0, 2, 3], points: [0, 0, 1] },
  4: { crystals: [0, 2, 3, 3], points: [0, 0, 0, 2] },
};

/** The seat table for 2–4 players. */
export function seatSetup(players: number): SeatSetup {
  const found = SEATS[players];
  if (found === undefined) throw new RangeError(`no setup for ${players} players`);
  return found;
}
