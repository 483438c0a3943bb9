import {
  lessonPlace,
  type LessonMove,
  type LessonPlace,
  type Letter,
  type SeatView,
} from '../../../games/meteor/index.js';
import { isPlainKey, seconds, type People, type Translate } from '../../../text/index.js';
import {
  ALONE,
  cardName,
  lessonPartner,
  lessonTask,
  lessonTitle,
  siteLabel,
  type ExplainedStep,
} from '../../../text/meteor/index.js';
import type { TableHint } from './table-view.js';

/** A lesson or a practice at the table itself: its words, and the acts that a lesson waits for. */

type Said = `meteor.lesson.${'seen' | 'why'}.${ExplainedStep}` | `meteor.lesson.${'seen' | 'do'}.${typeof ALONE}`;

interface Filling {
  readonly partner: string;
  readonly target: Letter;
}

const said = (t: Translate, key: Said, filling: Filling): string => (isPlainKey(key) ? t(key) : t(key, filling));

function step(t: Translate, place: LessonPlace, partner: string): readonly string[] {
  const filling = { partner, target: place.meteor ?? '' };
  const task = lessonTask(place);
  return [
    said(t, `meteor.lesson.seen.${place.id}`, filling),
    said(t, task === ALONE ? `meteor.lesson.do.${task}` : `meteor.lesson.why.${task}`, filling),
  ];
}

/** What is taught just now, its head first; empty: it is no lesson, or not on. */
export function lessonLines(t: Translate, view: SeatView, people: People): readonly string[] {
  const place = lessonPlace(view);
  if (place === null) return [];
  const partner = lessonPartner(t, view, people);
  const title = lessonTitle(t, place);
  return place.you.length === 0
    ? [title, t('meteor.lesson.partner', { partner })]
    : [title, ...step(t, place, partner)];
}

const hintOf = (move: LessonMove): TableHint => {
  switch (move.type) {
    case 'place':
      return { kind: 'place', card: move.card, site: move.site };
    case 'launch':
      return { kind: 'launch', target: move.target, site: null, change: 0 };
    case 'pass':
      return { kind: 'pass' };
  }
};

/** What the lesson waits for. */
export const lessonHints = (view: SeatView): readonly TableHint[] => (lessonPlace(view)?.you ?? []).map(hintOf);

/** The first of them in a sentence, or whose turn it is; null: the lesson isn't on. */
export function lessonAdvice(t: Translate, view: SeatView, people: People): string | null {
  const place = lessonPlace(view);
  if (place?.you.length === 0) return t('meteor.lesson.partner', { partner: lessonPartner(t, view, people) });
  const move = place?.you[0];
  switch (move?.type) {
    case 'place':
      return t('meteor.lesson.press.at-table', {
        card: cardName(t, move.card),
        site: siteLabel(t, { view, people, viewer: view.seat }, move.site),
      });
    case 'launch':
      return t('meteor.lesson.press.launch', { target: move.target });
    case 'pass':
      return t('meteor.lesson.press.pass');
    default:
      return null;
  }
}

/** What a practice says; empty: it is none. */
export function practiceLines(t: Translate, { options, phase, pause, zone }: SeatView): readonly string[] {
  if (options.practice === undefined || phase !== 'play') return [];
  const title = t('meteor.coach.practice.title', { zone });
  if (pause === null) return [title];
  return [title, t('meteor.coach.practice.paused', { left: seconds(t, pause.zoneLeft), zone })];
}
