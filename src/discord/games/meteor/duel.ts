import { METEOR, MOST_PLAYERS } from '../../../games/meteor/index.js';
import type { Mode, Options, SharedDeal } from '../../../games/meteor/state.js';
import type { TableHandle } from '../../../table/ports.js';
import { isTableOf } from '../../../table/typed-tables.js';
import type { DuelFace } from '../../duel/face.js';

/** One deal for each number of players; nobody knows it beforehand. */
function freshDeal(seed: string): SharedDeal {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1);
  return { seeds: Object.fromEntries(seats.map((players) => [players, `${seed}/${players}`])) };
}

/** What both tables are played by. */
const alike = ({ mode, zoneMs, windowMs, timeOut, shared }: Options): object => ({
  mode,
  zoneMs,
  windowMs,
  timeOut,
  ...(shared === undefined ? {} : { shared }),
});

/** What a side of a duel is opened with; the first crew chooses the mode, and its deal comes from the new seed. */
export const duelChoice = (mode: Mode, first: TableHandle | null, newSeed: () => string): object =>
  first !== null && isTableOf(METEOR, first) ? alike(first.state.options) : { mode, shared: freshDeal(newSeed()) };

export const METEOR_DUEL: DuelFace = {
  progress: (t, stage, { zone, left }) => t(`meteor.duel.${stage}`, { zone, left }),
  result: (t, result, { zone, left }) =>
    result === 'drawn' ? t('meteor.duel.result.drawn', { left }) : t(`meteor.duel.result.${result}`, { zone, left }),
};
