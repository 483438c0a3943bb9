/**
 * Who sits at the table of a turn-based game: joining, leaving, kicking, the host, starting, ending. A game keeps a
 * `Lobby` as part of its state, adds `LobbyEvent` to its events and folds them with `evolveLobby`; what a decision asks
 * of the game itself stands in `LobbySteps.ends`. The refusal codes are those of every game, so the same words serve.
 */
import { entropyFor, mixedIn } from './fair.js';
import type { Authority, Seat, SeatStatus } from './seat.js';

export interface Lobby {
  readonly phase: 'lobby' | 'play' | 'over';
  readonly host: Seat;
  /** By seat number; seats beyond the last one taken may be absent. */
  readonly seats: readonly SeatStatus[];
  /** What fixes the first seed; newcomers' ids are then mixed into it. Absent: nothing was committed to. */
  readonly commitment?: string;
}

/** What one game, as its host opened it, asks of its seats. */
export interface LobbyRules {
  /** Players that a start needs, robots included. */
  readonly least: number;
  readonly most: number;
  /** Whether robots may sit down, and take the seat of one who leaves in play. */
  readonly robotsAllowed: boolean;
}

export type LobbyEvent =
  /** `level`: a robot's, where one was asked for. `entropy`: what went into the seed. */
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly robot?: true;
      readonly level?: string;
      readonly entropy?: string;
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly kicked: boolean }
  /** A robot takes a leaver's seat as it stands. */
  | { readonly type: 'taken-over'; readonly seat: Seat; readonly kicked: boolean }
  | { readonly type: 'host-changed'; readonly seat: Seat };

/** Why a game is over before its rules say so. */
export type EarlyEnd = 'all-left' | 'ended-by-host' | 'ended-by-moderator' | 'channel-gone';

/** What an action about seats leads to. */
export interface LobbySteps {
  readonly events: readonly LobbyEvent[];
  /** After these events the game is over for this reason, and ends itself with an event of its own; null: it goes on. */
  readonly ends: EarlyEnd | null;
}

export type LobbyRefusal =
  | {
      readonly code:
        | 'game-over'
        | 'already-started'
        | 'robots-off'
        | 'robot-host'
        | 'seat-taken'
        | 'no-such-seat'
        | 'not-seated'
        | 'already-host';
    }
  | { readonly code: 'table-full'; readonly most: number }
  | { readonly code: 'host-only'; readonly host: Seat }
  | { readonly code: 'too-few-players'; readonly least: number; readonly seated: number };

/** Codes that every game has: their words are the platform's. */
export type SharedRefusalCode = LobbyRefusal['code'] | 'not-started';

/** The host's choice of what is agreed, while the table is a lobby. */
export interface ConfigureAction<Options extends object = object> {
  readonly type: 'configure';
  readonly by: Authority;
  readonly choice: Partial<Options>;
}

export interface ConfiguredEvent<Options> {
  readonly type: 'configured';
  readonly options: Options;
}

/** What the table asks about seats; `start` apart, since what it begins is the game's own. */
export type LobbyAction =
  | {
      readonly type: 'join';
      readonly seat: Seat;
      readonly robot?: true;
      readonly by?: Authority;
      readonly level?: string;
      readonly entropy?: string;
    }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'kick'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'make-host'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'end'; readonly by: Authority }
  | { readonly type: 'abandon' };

type Of<T extends LobbyAction['type']> = Extract<LobbyAction, { readonly type: T }>;
type Decision = LobbySteps | LobbyRefusal;

/** Before anybody sits down. */
export const emptyLobby: Lobby = { phase: 'lobby', host: 0, seats: [] };

const EMPTY_SEAT: SeatStatus = { status: 'empty', robot: false };

export const isIn = ({ seats }: Lobby, seat: Seat): boolean => seats[seat]?.status === 'in';

/** Seats of those who play, in order. */
export const seatsIn = (lobby: Lobby): Seat[] => [...lobby.seats.keys()].filter((seat) => isIn(lobby, seat));

/** Seats played by people, in order. */
export const humansIn = (lobby: Lobby): Seat[] => seatsIn(lobby).filter((seat) => lobby.seats[seat]?.robot !== true);

/** The lowest seat that a newcomer may take; null: the table is full, or the game has begun. */
export function freeSeat(lobby: Lobby, { most }: Pick<LobbyRules, 'most'>): Seat | null {
  if (lobby.phase !== 'lobby') return null;
  for (let seat = 0; seat < most; seat += 1) if (!isIn(lobby, seat)) return seat;
  return null;
}

/** Why this one may not do what hosts and moderators may. Null: they may. */
export function authorityRefusal(lobby: Lobby, by: Authority): LobbyRefusal | null {
  if (lobby.phase === 'over') return { code: 'game-over' };
  if (by === 'moderator') return null;
  if (!isIn(lobby, by)) return { code: 'not-seated' };
  return by === lobby.host ? null : { code: 'host-only', host: lobby.host };
}

/** Why the game can't begin: who asks, begun already, too few seats taken. Null: it can. */
export function startRefusal(lobby: Lobby, { least }: LobbyRules, by: Authority): LobbyRefusal | null {
  const refusal = authorityRefusal(lobby, by);
  if (refusal !== null) return refusal;
  if (lobby.phase !== 'lobby') return { code: 'already-started' };
  const seated = seatsIn(lobby).length;
  return seated < least ? { code: 'too-few-players', least, seated } : null;
}

/** Why no robot may take a seat: robots are off, or no person is seated. Null: one may. */
function robotRefusal(lobby: Lobby, rules: LobbyRules, by: Authority | undefined): LobbyRefusal | null {
  const refusal = by === undefined ? null : authorityRefusal(lobby, by);
  if (refusal !== null) return refusal;
  if (!rules.robotsAllowed) return { code: 'robots-off' };
  return humansIn(lobby).length === 0 ? { code: 'robot-host' } : null;
}

function join(lobby: Lobby, rules: LobbyRules, { seat, robot, by, level, entropy }: Of<'join'>): Decision {
  if (lobby.phase === 'over') return { code: 'game-over' };
  if (lobby.phase === 'play') return { code: 'already-started' };
  const unwelcome = robot === true ? robotRefusal(lobby, rules, by) : null;
  if (unwelcome !== null) return unwelcome;
  if (freeSeat(lobby, rules) === null) return { code: 'table-full', most: rules.most };
  if (isIn(lobby, seat)) return { code: 'seat-taken' };
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.most) return { code: 'no-such-seat' };
  if (robot !== true) return steps([{ type: 'joined', seat, ...entropyFor(lobby, entropy) }]);
  return steps([{ type: 'joined', seat, robot, ...(level === undefined ? {} : { level }) }]);
}

function leave(lobby: Lobby, rules: LobbyRules, { seat }: Of<'leave'>): Decision {
  if (lobby.phase === 'over') return { code: 'game-over' };
  return isIn(lobby, seat) ? depart(lobby, rules, seat, false) : { code: 'not-seated' };
}

function kick(lobby: Lobby, rules: LobbyRules, { by, seat }: Of<'kick'>): Decision {
  const refusal = authorityRefusal(lobby, by);
  if (refusal !== null) return refusal;
  return isIn(lobby, seat) ? depart(lobby, rules, seat, true) : { code: 'no-such-seat' };
}

function makeHost(lobby: Lobby, _rules: LobbyRules, { by, seat }: Of<'make-host'>): Decision {
  const refusal = authorityRefusal(lobby, by);
  if (refusal !== null) return refusal;
  if (!isIn(lobby, seat)) return { code: 'no-such-seat' };
  if (seat === lobby.host) return { code: 'already-host' };
  if (lobby.seats[seat]?.robot === true) return { code: 'robot-host' };
  return steps([{ type: 'host-changed', seat }]);
}

const end = (lobby: Lobby, _rules: LobbyRules, { by }: Of<'end'>): Decision =>
  authorityRefusal(lobby, by) ?? steps([], by === 'moderator' ? 'ended-by-moderator' : 'ended-by-host');

const abandon = (lobby: Lobby): Decision =>
  lobby.phase === 'over' ? { code: 'game-over' } : steps([], 'channel-gone');

/**
 * A player leaves. In play a robot takes the seat where robots are allowed; when the last person leaves, the game ends.
 */
function depart(lobby: Lobby, rules: LobbyRules, seat: Seat, kicked: boolean): LobbySteps {
  const rest = humansIn(lobby).filter((other) => other !== seat);
  if (rest.length === 0) return steps([{ type: 'left', seat, kicked }], 'all-left');
  // A robot that is sent away is not replaced by another.
  const replaced = lobby.phase === 'play' && rules.robotsAllowed && lobby.seats[seat]?.robot !== true;
  const events: LobbyEvent[] = [{ type: replaced ? 'taken-over' : 'left', seat, kicked }];
  if (seat === lobby.host)
    events.push({ type: 'host-changed', seat: rest.find((other) => other > seat) ?? rest[0] ?? 0 });
  return steps(events);
}

const steps = (events: readonly LobbyEvent[], ends: EarlyEnd | null = null): LobbySteps => ({ events, ends });

type Handler<T extends LobbyAction['type']> = (lobby: Lobby, rules: LobbyRules, action: Of<T>) => Decision;

const HANDLERS: { readonly [T in LobbyAction['type']]: Handler<T> } = {
  join: join,
  leave: leave,
  kick: kick,
  'make-host': makeHost,
  end: end,
  abandon: abandon,
};

export const isLobbyAction = (action: { readonly type: string }): action is LobbyAction =>
  Object.hasOwn(HANDLERS, action.type);

/** What an action about seats leads to, or why it is refused. */
export function decideLobby(lobby: Lobby, rules: LobbyRules, action: LobbyAction): Decision {
  // The cast is safe: the type of the map ties each kind of action to its handler.
  const handler = HANDLERS[action.type] as Handler<LobbyAction['type']>;
  return handler(lobby, rules, action);
}

export const isLobbyRefusal = (decision: Decision): decision is LobbyRefusal => 'code' in decision;

/** What choosing otherwise leads to, or why it is refused. Where robots are no longer allowed those who sit there go. */
export function decideConfigure<Options extends Pick<LobbyRules, 'robotsAllowed'>>(
  lobby: Lobby & { readonly options: Options },
  { by, choice }: ConfigureAction<Options>,
): readonly (ConfiguredEvent<Options> | LobbyEvent)[] | LobbyRefusal {
  const refusal = authorityRefusal(lobby, by);
  if (refusal !== null) return refusal;
  if (lobby.phase !== 'lobby') return { code: 'already-started' };
  const options = { ...lobby.options, ...choice };
  const robots = options.robotsAllowed ? [] : seatsIn(lobby).filter((seat) => lobby.seats[seat]?.robot === true);
  return [{ type: 'configured', options }, ...robots.map((seat) => ({ type: 'left', seat, kicked: true }) as const)];
}

/** Folds an event about seats; everything else of the state stays as it is. Starting and ending are the game's events. */
export function evolveLobby<L extends Lobby>(state: L, event: LobbyEvent): L {
  switch (event.type) {
    case 'joined':
      return mixedIn({ ...state, seats: withSeat(state.seats, event.seat, seatOf(event)) }, event.entropy);
    case 'taken-over':
      return { ...state, seats: withSeat(state.seats, event.seat, { status: 'in', robot: true }) };
    case 'left':
      return { ...state, seats: withSeat(state.seats, event.seat, goneFrom(state, event.seat)) };
    case 'host-changed':
      return { ...state, host: event.seat };
  }
}

const seatOf = ({ robot, level }: Extract<LobbyEvent, { readonly type: 'joined' }>): SeatStatus => ({
  status: 'in',
  robot: robot ?? false,
  ...(level === undefined ? {} : { level }),
});

/** The status of a seat whose player left: in play it stays that player's, in the lobby it is empty again. */
const goneFrom = ({ phase, seats }: Lobby, seat: Seat): SeatStatus =>
  phase === 'lobby' ? EMPTY_SEAT : { status: 'left', robot: seats[seat]?.robot ?? false };

function withSeat(seats: readonly SeatStatus[], seat: Seat, status: SeatStatus): readonly SeatStatus[] {
  const copy = seats.slice();
  while (copy.length < seat) copy.push(EMPTY_SEAT);
  copy[seat] = status;
  return copy;
}
