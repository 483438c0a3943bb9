import { METEOR, type MeteorTypes } from '../../games/meteor/index.js';
import type { EndReason, Outcome } from '../../games/meteor/state.js';
import type { HistoryAdapter } from '../adapter.js';
import type { GameLine, GameRecord } from '../queries.js';
import { heading, namesOf, stepLine, viewerData } from './words.js';
import { METEOR_MOMENTS } from './moments.js';
import { gameStatsOf, type MeteorSummary } from './game-stats.js';

/** What Meteor adds to the history. */
export const METEOR_HISTORY: HistoryAdapter<MeteorTypes> = {
  game: METEOR,
  gameStats: gameStatsOf,
  moments: METEOR_MOMENTS,
  stepLine,
  names: namesOf,
  jumpWords: (t) => ({
    'mark-back': t('meteor.history.viewer.salvo-back'),
    'mark-on': t('meteor.history.viewer.salvo-on'),
    'chapter-back': t('meteor.history.viewer.zone-back'),
    'chapter-on': t('meteor.history.viewer.zone-on'),
    'keys-all': t('meteor.history.viewer.keys'),
  }),
  heading,
  viewerData,
  facts: ({ outcome, zone }) => ({ zone: outcome?.zone ?? zone }),
};

/** A line of a list that is known to be Meteor's. */
export type MeteorLine = Omit<GameLine, 'result' | 'reason' | 'summary'> & {
  readonly result: Outcome['result'];
  readonly reason: EndReason;
  readonly summary: MeteorSummary;
};

export type MeteorRecord = Omit<GameRecord<MeteorTypes>, keyof GameLine> & MeteorLine;

// What these two say of a type is what the adapter and the rules wrote there: results and reasons are those of `Outcome`.
export const isMeteorLine = (line: GameLine | MeteorLine): line is MeteorLine => line.kind === METEOR.kind;
export const isMeteorRecord = (record: GameRecord | MeteorRecord): record is MeteorRecord =>
  record.kind === METEOR.kind;
