import {
  LESSON_STEPS,
  lessonPlace,
  type LessonMove,
  type LessonPlace,
  type LessonStepId,
  type Letter,
  type SeatView,
} from '../../../games/meteor/index.js';
import { isPlainKey, seatName, seconds, type People, type Translate } from '../../../text/index.js';
import type { TableHint } from './table-view.js';

/** A lesson or a practice at the table itself: its words, and the acts that a lesson waits for. */

/** The step that tells nothing of how it is done. */
const ALONE = 'alone';

type Said =
  | `meteor.lesson.${'seen' | 'why'}.${Exclude<LessonStepId, typeof ALONE>}`
  | `meteor.lesson.${'seen' | 'do'}.${typeof ALONE}`;

interface Filling {
  readonly partner: string;
  readonly target: Letter;
}

const said = (t: Translate, key: Said, filling: Filling): string => (isPlainKey(key) ? t(key) : t(key, filling));

function step(t: Translate, { id, meteor }: LessonPlace, partner: string): readonly string[] {
  const filling = { partner, target: meteor ?? '' };
  return id === ALONE
    ? [said(t, `meteor.lesson.seen.${id}`, filling), said(t, `meteor.lesson.do.${id}`, filling)]
    : [said(t, `meteor.lesson.seen.${id}`, filling), said(t, `meteor.lesson.why.${id}`, filling)];
}

/** What is taught just now, its head first; empty: it is no lesson, or not on. */
export function lessonLines(t: Translate, view: SeatView, people: People): readonly string[] {
  const place = lessonPlace(view);
  if (place === null) return [];
  const partner = seatName(t, people, view.seats.find(({ robot }) => robot)?.seat ?? 0);
  const title = t('meteor.lesson.title', { step: place.step + 1, steps: LESSON_STEPS });
  return place.you.length === 0
    ? [title, t('meteor.lesson.partner', { partner })]
    : [title, ...step(t, place, partner)];
}

const hintOf = (move: LessonMove): TableHint => {
  switch (move.type) {
    case 'place':
      return { kind: 'place', card: move.card, site: move.site };
    case 'launch':
      return { kind: 'launch', target: move.target };
    case 'pass':
      return { kind: 'pass' };
  }
};

/** What the lesson waits for. */
export const lessonHints = (view: SeatView): readonly TableHint[] => (lessonPlace(view)?.you ?? []).map(hintOf);

/** What a practice says; empty: it is none. */
export function practiceLines(t: Translate, { options, phase, pause, zone }: SeatView): readonly string[] {
  if (options.practice === undefined || phase !== 'play') return [];
  const title = t('meteor.coach.practice.title', { zone });
  if (pause === null) return [title];
  return [title, t('meteor.coach.practice.paused', { left: seconds(t, pause.zoneLeft), zone })];
}
