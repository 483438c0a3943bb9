import type { MeteorTypes } from '../../games/meteor/game.js';
import type { MeteorAnalysis, TurningPoint } from '../../games/meteor/index.js';
import type { Translate } from '../../text/index.js';
import type { GameRecord } from '../queries.js';
import {
  bestText,
  curveAlt,
  curveWords,
  evenText,
  factLines,
  missedText,
  outcomeText,
  type ToldPoint,
} from './coach-words.js';
import { curveSvg } from './curve.js';
import type { CoachData } from './viewer-data.js';

/** Discord's marks for bold are Discord's alone. */
const plain = (words: string): string => words.replaceAll('**', '');

/** What the coach found, for the replay file; null where nobody has asked it. */
export function coachData(
  t: Translate,
  { entries, result }: GameRecord<MeteorTypes>,
  analysis: MeteorAnalysis | null,
): CoachData | null {
  if (analysis === null) return null;
  // No game of Meteor is drawn.
  const ended = t(`meteor.result.${result === 'drawn' ? 'abandoned' : result}`);
  const end = entries.flatMap(({ events }) => events).find((event) => event.type === 'ended');
  const pointOf = ({ sequence }: TurningPoint, { head, words }: ToldPoint): CoachData['points'][number] => ({
    head: plain(head),
    words,
    index: Math.max(
      0,
      entries.findIndex((entry) => entry.sequence === sequence),
    ),
  });
  const { missed, best } = analysis;
  const even = evenText(t, analysis);
  return {
    title: t('meteor.coach.viewer.title'),
    go: t('meteor.coach.viewer.go'),
    svg: curveSvg(analysis, curveWords(t, ended)),
    alt: curveAlt(t, analysis, end === undefined ? ended : outcomeText(t, end)),
    lines: [...factLines(t, analysis), ...(even === null ? [] : [even])].map(plain),
    points: [
      ...missed.map((point, at) => pointOf(point, missedText(t, point, at + 1))),
      ...(best === null ? [] : [pointOf(best, bestText(t, best))]),
    ],
  };
}
