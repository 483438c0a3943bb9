import type { Logger } from './discord/ports.js';
import { Counting, type CountStore } from './history/statistics/counting.js';
import type { Tables } from './table/directory.js';
import type { Clock, Timers } from './table/ports.js';

interface CountedParts {
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly store: CountStore;
  readonly tables: Tables;
}

/** Counts each game after its end was told. */
export function createCounting({ log, clock, timers, store, tables }: CountedParts): Counting {
  const counting = new Counting({
    store,
    clock,
    timers,
    onUncounted: (game, err) => {
      log.error({ game, err }, 'a finished game could not be counted; this is a bug');
    },
  });
  tables.onChange(({ table, before, state }) => {
    const { phase } = tables.games.get(table.kind);
    if (phase(state) === 'over' && phase(before) !== 'over') counting.ended(table.game);
  }, 'statistics');
  return counting;
}
