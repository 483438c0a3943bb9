import { COSMIC_RUN, type CosmicRunTypes, type CosmicState, type Seat } from '../../games/cosmic-run/index.js';
import { boardText, stepLine } from '../../text/cosmic-run/index.js';
import type { Translate } from '../../text/index.js';
import type { HistoryAdapter, SeatNames } from '../adapter.js';
import { gameStatsOf } from './game-stats.js';
import { COSMIC_MOMENTS } from './moments.js';

/** Names as the board's words ask for them; those of robots say so themselves. */
const peopleOf = ({ seats }: CosmicState, names: SeatNames): ReadonlyMap<Seat, { name: string }> =>
  new Map(seats.map((_, seat) => [seat, { name: names(seat) }]));

const tableLines = (t: Translate, state: CosmicState, names: SeatNames): readonly string[] =>
  boardText(t, { view: COSMIC_RUN.publicView(state), people: peopleOf(state, names) });

/** What Cosmic Run adds to the history. */
export const COSMIC_HISTORY: HistoryAdapter<CosmicRunTypes> = {
  game: COSMIC_RUN,
  gameStats: gameStatsOf,
  moments: COSMIC_MOMENTS,
  stepLine: (t, { events, state }, names) => stepLine(t, events, names, state),
  tableLines,
  jumpWords: (t) => ({
    'mark-back': t('cosmic-run.replay.mark-back'),
    'mark-on': t('cosmic-run.replay.mark-on'),
    'chapter-back': t('cosmic-run.replay.chapter-back'),
    'chapter-on': t('cosmic-run.replay.chapter-on'),
    'keys-all': t('cosmic-run.replay.keys-all'),
  }),
  facts: ({ round, ending }) => ({ round, winner: ending?.winners[0] ?? null }),
};
