import type { MeteorAnalysis, TurningPoint } from '../../games/meteor/index.js';
import type { Outcome } from '../../games/meteor/state.js';
import { altText, seconds, listed, type Translate } from '../../text/index.js';
import { mistakeText, moveText, pointsText, signedPoints } from '../../text/meteor/index.js';
import type { CurveWords } from './curve.js';

/** What the coach says of a game, in Discord as on its page. */

const percent = (share: number): number => Math.round(share * 100);
const isClear = ({ value, error }: { readonly value: number; readonly error: number }): boolean =>
  Math.abs(value) >= 2 * error;

/** Luck and play, as far as they can be told apart. */
function luckText(t: Translate, { luck, play }: MeteorAnalysis): string {
  const [lucky, played] = [signedPoints(luck.value), signedPoints(play.value)];
  if (isClear(luck) && isClear(play)) return t('meteor.coach.facts.luck', { luck: lucky, play: played });
  if (isClear(luck)) return t('meteor.coach.facts.luckOnly', { luck: lucky });
  return isClear(play) ? t('meteor.coach.facts.playOnly', { play: played }) : t('meteor.coach.facts.even');
}

/** A sign for every ten points, at least one where there are any; none in plain words, which screen readers read out. */
function barOf(t: Translate, points: number): string {
  const signs = points === 0 || t.plain === true ? 0 : Math.max(1, Math.round(Math.abs(points) / 10));
  return (points < 0 ? '▱' : '▰').repeat(signs);
}

/**
 * From the chance at the start to the result, a line each: luck, the mistakes that are named, and all other play. They
 * are whole points, and the last part closes the sum, so that they add up as shown.
 */
export function sumLines(t: Translate, { points, luck, missed }: MeteorAnalysis): readonly string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return [];
  const [start, result, lucky] = [percent(first.known), percent(last.known), percent(luck.value)];
  const named = -percent(missed.reduce((sum, { value }) => sum + value, 0));
  const rest = result - start - lucky - named;
  const line = (part: 'start' | 'luck' | 'named' | 'rest' | 'result', value: number): string => {
    const shown = part === 'start' || part === 'result' ? String(value) : signedPoints(value / 100);
    return t(`meteor.coach.sum.${part}`, { points: shown, bar: barOf(t, value) }).trimEnd();
  };
  return [
    line('start', start),
    line('luck', lucky),
    ...(missed.length === 0 ? [] : [line('named', named)]),
    line('rest', rest),
    line('result', result),
  ];
}

/** Time that was not used, and what was possible for the longest of it; null: every chance was taken soon. */
function idleText(t: Translate, { idle }: MeteorAnalysis): string | null {
  const { ms, longest } = idle;
  if (longest === null) return null;
  const facts = { time: seconds(t, ms), zone: longest.zone, possible: moveText(t, longest.possible) };
  return longest.ms === ms
    ? t('meteor.coach.idle-once', facts)
    : t('meteor.coach.idle', { ...facts, longest: seconds(t, longest.ms) });
}

/**
 * The chance to win at first, at most and at least, then what adds up to the result, the time not used and the greatest
 * swings: a line each.
 */
export function factLines(t: Translate, analysis: MeteorAnalysis): readonly string[] {
  const known = analysis.points.slice(0, -1).map((point) => point.known);
  const swings = analysis.swings.map(({ kind, zone, value }) =>
    t(`meteor.coach.swing.${kind}`, { zone, points: signedPoints(value) }),
  );
  const sum = sumLines(t, analysis);
  const idle = idleText(t, analysis);
  return [
    t('meteor.coach.facts.chance', {
      first: percent(known[0] ?? 0),
      most: percent(Math.max(0, ...known)),
      least: percent(Math.min(1, ...known)),
    }),
    // The sum shows both, but not that one of them may be no more than the measurement's error.
    ...(sum.length > 0 && isClear(analysis.luck) && isClear(analysis.play) ? [] : [luckText(t, analysis)]),
    ...sum,
    ...(idle === null ? [] : [idle]),
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
  const head = t('meteor.coach.head', {
    number,
    zone,
    left: seconds(t, point.left),
    points: pointsText(t, point.value),
  });
  const better = moveText(t, point.other);
  const words =
    did.kind === 'left'
      ? t('meteor.coach.left', { better, time: seconds(t, did.ms) })
      : t('meteor.coach.missed', { better, did: mistakeText(t, did) });
  return { head, words };
}

/** The decision that gained most, with its alternative. */
export function bestText(t: Translate, point: TurningPoint): ToldPoint {
  const { zone, value } = point;
  return {
    head: t('meteor.coach.head-best', { zone, left: seconds(t, point.left), points: pointsText(t, value) }),
    words: t('meteor.coach.best', { did: moveText(t, point.did), other: moveText(t, point.other) }),
  };
}

/** A loss by play that no decision explains is told from this share of a won game on. */
const LOST_IN_SMALL = 0.1;

/** What is said where no decision cost much; null: one did, or the best one is all there is to say. */
export function evenText(t: Translate, { missed, best, play }: MeteorAnalysis): string | null {
  if (missed.length > 0) return null;
  if (isClear(play) && play.value <= -LOST_IN_SMALL) return t('meteor.coach.many');
  return best === null ? t('meteor.coach.even') : null;
}

export const curveWords = (t: Translate, result: string): CurveWords => ({
  title: t('meteor.coach.picture.title'),
  facts: result,
  known: t('meteor.coach.picture.known'),
  dealt: t('meteor.coach.picture.dealt'),
  zone: (zone) => t('meteor.coach.picture.zone', { zone }),
});

/** `Earth is safe: All meteors are destroyed.` */
export const outcomeText = (t: Translate, { result, reason }: Pick<Outcome, 'result' | 'reason'>): string =>
  t('common.told', { head: t(`meteor.result.${result}`), text: t(`meteor.end.reason.${reason}`) });

/** What the picture shows, the result first: the chance as each zone began, and the turning points. */
export function curveAlt(t: Translate, { points, missed }: MeteorAnalysis, result: string): string {
  const begins = points.filter(({ zone }, at) => zone !== points[at - 1]?.zone);
  const chances = begins.map(({ zone, known }) =>
    t('meteor.coach.picture.alt-chance', { percent: percent(known), zone }),
  );
  const turns = missed.map(({ zone, value }, at) =>
    t('meteor.coach.picture.alt-turn', { number: at + 1, zone, points: pointsText(t, value) }),
  );
  return altText(t, [t('meteor.coach.picture.alt', { result, chances: listed(t, chances), turns: turns.join(' ') })]);
}
