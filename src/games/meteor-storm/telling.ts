import type { Telling } from '../shared/told.js';
import type { GameEvent } from './event.js';

/** What tells nobody anything new. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['created', 'held', 'unmarked', 'drawn']);

/** The board's log: some turns of events, so that who was away for hours reads what happened. */
export const TELLING: Telling<GameEvent> = { most: 80, tells: ({ type }) => !UNTOLD.has(type) };
