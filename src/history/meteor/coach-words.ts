import type { MeteorAnalysis, TurningPoint } from '../../games/meteor/index.js';
import type { Outcome } from '../../games/meteor/state.js';
import { altText, capital, seconds, listed, type Translate } from '../../text/index.js';
import { mistakeText, moveText, pointsText, signedPoints } from '../../text/meteor/index.js';
import type { CurveWords } from './curve.js';

/** What the coach says of a game, in Discord as on its page. */

const percent = (share: number): number => Math.round(share * 100);
const isClear = ({ value, error }: { readonly value: number; readonly error: number }): boolean =>
  Math.abs(value) >= 2 * error;

/** Luck and play, as far as they can be told apart. */
function luckText(t: Translate, { luck, play }: MeteorAnalysis): string {
  const [lucky, played] = [signedPoints(luck.value), signedPoints(play.value)];
  if (isClear(luck) && isClear(play)) return t('coach.facts.luck', { luck: lucky, play: played });
  if (isClear(luck)) return t('coach.facts.luckOnly', { luck: lucky });
  return isClear(play) ? t('coach.facts.playOnly', { play: played }) : t('coach.facts.even');
}

/** The chance to win at first, at most and at least, then luck and play, then the greatest swings: a line each. */
export function factLines(t: Translate, analysis: MeteorAnalysis): readonly string[] {
  const known = analysis.points.slice(0, -1).map((point) => point.known);
  const swings = analysis.swings.map(({ kind, zone, value }) =>
    t(`coach.swing.${kind}`, { zone, points: signedPoints(value) }),
  );
  return [
    t('coach.facts.chance', {
      first: percent(known[0] ?? 0),
      most: percent(Math.max(0, ...known)),
      least: percent(Math.min(1, ...known)),
    }),
    luckText(t, analysis),
    ...swings,
  ];
}

/** A turning point: its place in the game, and what it was. */
export interface ToldPoint {
  readonly head: string;
  readonly words: string;
}

/** A decision that cost chances: what was done, and what would have been better. `number`: from 1, in the report's order. */
export function missedText(t: Translate, point: TurningPoint, number: number): ToldPoint {
  const { zone, did } = point;
  const head = t('coach.head', { number, zone, left: seconds(t, point.left), points: pointsText(t, point.value) });
  const better = capital(moveText(t, point.other));
  const words =
    did.kind === 'left'
      ? t('coach.left', { better, time: seconds(t, did.ms) })
      : t('coach.missed', { better, did: mistakeText(t, did) });
  return { head, words };
}

/** The decision that gained most, with its alternative. */
export function bestText(t: Translate, point: TurningPoint): ToldPoint {
  const { zone, value } = point;
  return {
    head: t('coach.head-best', { zone, left: seconds(t, point.left), points: pointsText(t, value) }),
    words: t('coach.best', { did: capital(moveText(t, point.did)), other: moveText(t, point.other) }),
  };
}

/** A loss by play that no decision explains is told from this share of a won game on. */
const LOST_IN_SMALL = 0.1;

/** What is said where no decision cost much; null: one did, or the best one is all there is to say. */
export function evenText(t: Translate, { missed, best, play }: MeteorAnalysis): string | null {
  if (missed.length > 0) return null;
  if (isClear(play) && play.value <= -LOST_IN_SMALL) return t('coach.many');
  return best === null ? t('coach.even') : null;
}

export const curveWords = (t: Translate, analysis: MeteorAnalysis, result: string): CurveWords => ({
  title: t('coach.picture.title'),
  facts: [result, luckText(t, analysis).replaceAll('**', '')].join(' · '),
  known: t('coach.picture.known'),
  dealt: t('coach.picture.dealt'),
  zone: (zone) => t('coach.picture.zone', { zone }),
});

/** `Earth is safe: All meteors are destroyed.` */
export const outcomeText = (t: Translate, { result, reason }: Pick<Outcome, 'result' | 'reason'>): string =>
  t('common.told', { head: t(`meteor.result.${result}`), text: t(`end.reason.${reason}`) });

/** What the picture shows, the result first: the chance as each zone began, and the turning points. */
export function curveAlt(t: Translate, { points, missed }: MeteorAnalysis, result: string): string {
  const begins = points.filter(({ zone }, at) => zone !== points[at - 1]?.zone);
  const chances = begins.map(({ zone, known }) => t('coach.picture.alt-chance', { percent: percent(known), zone }));
  const turns = missed.map(({ zone, value }, at) =>
    t('coach.picture.alt-turn', { number: at + 1, zone, points: pointsText(t, value) }),
  );
  return altText(t, [t('coach.picture.alt', { result, chances: listed(t, chances), turns: turns.join(' ') })]);
}
