import type { GameEvent, GameEventType } from './event.js';
import { ADVANCED_FOLDS } from './folds/advanced.js';
import { CARD_FOLDS } from './folds/cards.js';
import type { Fold, FoldsOf } from './folds/fold.js';
import { SALVO_FOLDS } from './folds/salvos.js';
import { TABLE_FOLDS } from './folds/table.js';
import { TIME_FOLDS } from './folds/time.js';
import type { GameState, Millis } from './state.js';

/** The state before the first event. */
export const initialState: GameState = {
  rules: '',
  options: {
    mode: 'standard',
    relaxed: false,
    zoneMs: 60_000,
    windowMs: 5_000,
    timeOut: 'anyone',
    silence: 'players',
    seeded: false,
  },
  seed: '',
  random: [0, 0, 0, 0],
  phase: 'lobby',
  host: 0,
  seats: [],
  crew: 0,
  humansAtStart: 0,
  runningSince: 0,
  sites: [],
  field: [],
  letters: 0,
  meteorDeck: [],
  mulliganed: false,
  deck: [],
  drawn: 0,
  discard: [],
  technologies: [],
  zone: 0,
  deadline: 0,
  window: null,
  pause: null,
  passAgreed: false,
  at: 0,
  humanAt: 0,
  tally: { destroyed: 0, rockets: 0, overkills: 0, retrofits: 0, built: [], best: null },
  lastSalvo: null,
  deeds: [],
  named: [],
  fallen: [],
  advanced: null,
  outcome: null,
};

const FOLDS: FoldsOf<GameEventType> = {
  ...TABLE_FOLDS,
  ...CARD_FOLDS,
  ...SALVO_FOLDS,
  ...TIME_FOLDS,
  ...ADVANCED_FOLDS,
};

/** Events that only a person's own action causes: they end the idle time of R10. */
const HUMAN: ReadonlySet<GameEventType> = new Set([
  'joined',
  'left',
  'host-changed',
  'configured',
  'field-dealt',
  'placed',
  'scrapped',
  'launched',
  'passed',
  'resumed',
  'taken-over',
  'used',
  'boss-placed',
]);

/** Whether a person caused an event: not a robot (R10), nor a timer that chose for the players. */
function byHuman(before: GameState, event: GameEvent): boolean {
  if (!HUMAN.has(event.type)) return false;
  switch (event.type) {
    case 'placed':
    case 'scrapped':
    case 'launched':
    case 'passed':
    case 'used':
      return before.seats[event.seat]?.robot !== true;
    case 'boss-placed':
      return event.by !== null;
    default:
      return true;
  }
}

/** The state after an event that happened at `at`. Total: it decides nothing and refuses nothing. */
export function evolve(state: GameState, event: GameEvent, at: Millis): GameState {
  // The cast is safe: the type of the map ties each kind of event to its function.
  const fold = FOLDS[event.type] as Fold<GameEventType>;
  const next = fold(state, event, at) as { -readonly [K in keyof GameState]: GameState[K] };
  next.at = at;
  if (byHuman(state, event)) next.humanAt = at;
  return next;
}

/** Folds a list of events that happened together. */
export function evolveAll(state: GameState, events: readonly GameEvent[], at: Millis): GameState {
  let folded = state;
  for (const event of events) folded = evolve(folded, event, at);
  return folded;
}
