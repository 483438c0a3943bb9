import { isMeteorLine, isMeteorRecord } from '../../../../history/meteor/adapter.js';
import { seconds } from '../../../../text/index.js';
import { modeName } from '../../../../text/meteor/index.js';
import type { HistoryFace } from '../../../history/face.js';
import { recordPicture } from '../picture/index.js';
import { analysisIn, analysisPicture, drawAnalysis } from './analysis.js';
import { drawReplay } from './replay.js';
import { drawShow } from './show.js';
import { METEOR_STATS } from './stats.js';

/** What Meteor adds to `/history` and `/stats`. */
export const METEOR_HISTORY_FACE: HistoryFace = {
  modeName,
  facts: (t, line) =>
    isMeteorLine(line)
      ? [
          t('meteor.history.list.facts', { zone: line.summary.zone, left: seconds(t, line.summary.left) }),
          ...(line.summary.pace === 'calm' ? [t('meteor.history.list.calm')] : []),
        ].join(' · ')
      : null,
  show: (t, record) => (isMeteorRecord(record) ? drawShow(t, record) : null),
  replay: (t, record, press, nonce) => (isMeteorRecord(record) ? drawReplay(t, record, press, nonce) : null),
  picture: (t, record) => (isMeteorRecord(record) ? recordPicture(t, record) : null),
  ending: (t, result) =>
    result === 'drawn'
      ? { icon: t('history.icon.drawn'), words: t('history.result.drawn') }
      : { icon: t(`meteor.icon.${result}`), words: t(`meteor.result.${result}`) },
  stats: METEOR_STATS,
  analysis: {
    draw: (t, record, result, picture) =>
      isMeteorRecord(record) ? drawAnalysis(t, record, analysisIn(result), picture) : { components: [] },
    picture: (t, record, result) => (isMeteorRecord(record) ? analysisPicture(t, record, analysisIn(result)) : null),
  },
};
