/**
 * The table of a game that begins, ends and is left with nothing but that: its events, decided and folded. Such a game
 * adds what is done in play.
 */
import type { CreatedEvent, GameOutcome, TableAction } from '../game.js';
import { committed } from './fair.js';
import {
  authorityRefusal,
  decideLobby,
  emptyLobby,
  evolveLobby,
  isLobbyAction,
  isLobbyRefusal,
  startRefusal,
  type ConfiguredEvent,
  type Lobby,
  type LobbyEvent,
  type LobbyRefusal,
  type LobbyRules,
} from './lobby.js';
import type { Millis } from './time.js';

export interface PlainTable<Options> extends Lobby {
  readonly options: Options;
  readonly outcome: GameOutcome | null;
}

export type EndedEvent = { readonly type: 'ended' } & Omit<GameOutcome, 'at'>;

export type PlainTableEvent<Options> =
  CreatedEvent<Options> | ConfiguredEvent<Options> | LobbyEvent | { readonly type: 'started' } | EndedEvent;

type Decided<Options> = readonly PlainTableEvent<Options>[] | LobbyRefusal;

/** Before the first event. */
export const emptyTable = <Options>(options: Options): PlainTable<Options> => ({
  ...emptyLobby,
  options,
  outcome: null,
});

const TIME = ['tick', 'downtime'];
const LED = ['start', 'configure'];

export const isTableAction = (action: { readonly type: string }): action is TableAction =>
  isLobbyAction(action) || LED.includes(action.type) || TIME.includes(action.type);

/** What the table asks leads to, or why it is refused. Time leads to nothing. */
export function decideTable<Options>(
  table: PlainTable<Options>,
  rules: LobbyRules,
  action: TableAction,
): Decided<Options> {
  switch (action.type) {
    case 'tick':
    case 'downtime':
      return [];
    case 'start':
      return startRefusal(table, rules, action.by) ?? [{ type: 'started' }];
    case 'configure': {
      const refusal = authorityRefusal(table, action.by);
      if (refusal !== null) return refusal;
      if (table.phase !== 'lobby') return { code: 'already-started' };
      return [{ type: 'configured', options: { ...table.options, ...action.choice } }];
    }
    default: {
      const seats = decideLobby(table, rules, action);
      if (isLobbyRefusal(seats)) return seats;
      const { events, ends } = seats;
      return ends === null ? events : [...events, { type: 'ended', result: 'abandoned', reason: ends }];
    }
  }
}

/** Folds an event of the table; everything else of the state stays as it is. */
export function evolveTable<Options, State extends PlainTable<Options>>(
  state: State,
  event: PlainTableEvent<Options>,
  at: Millis,
): State {
  switch (event.type) {
    case 'created':
      return { ...state, options: event.options, ...committed(event.fair) };
    case 'configured':
      return { ...state, options: event.options };
    case 'started':
      return { ...state, phase: 'play' };
    case 'ended': {
      const { type: _type, ...outcome } = event;
      return { ...state, phase: 'over', outcome: { ...outcome, at } };
    }
    default:
      return evolveLobby(state, event);
  }
}
