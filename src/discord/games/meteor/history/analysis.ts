import type { MeteorAnalysis } from '../../../../games/meteor/index.js';
import type { MeteorRecord } from '../../../../history/meteor/adapter.js';
import {
  bestText,
  curveAlt,
  curveWords,
  evenText,
  factLines,
  missedText,
  outcomeText,
} from '../../../../history/meteor/coach-words.js';
import { curveSvg, CURVE_WIDTH } from '../../../../history/meteor/curve.js';
import { inLanguage } from '../../../../pictures/index.js';
import { withoutIcons, type Translate } from '../../../../text/index.js';
import type { BoardPicture } from '../../presentation.js';
import type { Attached } from '../../picture.js';
import { buttons, container, gallery, text, type Rendered } from '../../../messages/parts.js';

type Part = Parameters<typeof container>[1][number];

/** What a look back found is what Meteor's own rules wrote: `analyse`, of the same version. */
export const analysisIn = (result: unknown): MeteorAnalysis | null => result as MeteorAnalysis | null;

/** What decided a game: the curve, at most three turning points, and the best decision. */
export function drawAnalysis(
  t: Translate,
  record: Pick<MeteorRecord, 'game' | 'result' | 'reason'>,
  analysis: MeteorAnalysis | null,
  picture: Attached | null,
): Rendered {
  const title = t('meteor.coach.title', { result: outcomeText(t, record) });
  if (analysis === null) return { components: [text(title, t('meteor.coach.even'))] };
  const { missed, best } = analysis;
  const points = missed.flatMap((point, at): Part[] => {
    const { head, words } = missedText(t, point, at + 1);
    const press = { name: 'past/practice', at: point.sequence, seat: point.seat } as const;
    return [text(head, words), ...buttons(record.game, [{ press, label: t('meteor.coach.try', { number: at + 1 }) }])];
  });
  const even = evenText(t, analysis);
  const praise = best === null ? null : bestText(t, best);
  return {
    components: [
      container('calm', [
        ...gallery(picture),
        text(title, ...factLines(t, analysis)),
        ...points,
        ...(even === null ? [] : [text(even)]),
        ...(praise === null ? [] : [text(praise.head, praise.words)]),
        text(t('meteor.coach.small')),
      ]),
    ],
  };
}

export function analysisPicture(
  words: Translate,
  record: MeteorRecord,
  analysis: MeteorAnalysis | null,
): BoardPicture | null {
  if (analysis === null) return null;
  const t = withoutIcons(words);
  return {
    key: 'coach',
    width: CURVE_WIDTH,
    svg: () => inLanguage(t.locale, curveSvg(analysis, curveWords(t, t(`meteor.result.${record.result}`)))),
    alt: curveAlt(t, analysis, outcomeText(t, record)),
  };
}
