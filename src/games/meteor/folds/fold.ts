import type { GameEvent, GameEventType } from '../event.js';
import type { FoldOf } from '../../shared/fold.js';
import type { GameState } from '../state.js';

export type Fold<T extends GameEventType> = FoldOf<GameState, GameEvent, T>;

/** One fold for each of these kinds of event. */
export type FoldsOf<T extends GameEventType> = { readonly [K in T]: Fold<K> };
