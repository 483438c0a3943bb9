import { LESSON_STEPS, type LessonPlace, type LessonStepId } from '../../games/meteor/index.js';
import type { SeatView } from '../../games/meteor/view/seat.js';
import { seatName, type People } from '../names.js';
import type { Translate } from '../translate.js';

/** The step that tells nothing of how it is done, and so has no reason either. */
export const ALONE = 'alone';
export type ExplainedStep = Exclude<LessonStepId, typeof ALONE>;

/** The step whose words say what is left to do: once its Rocket is complete, a step asks only for the launch. */
export const lessonTask = ({ id, asked, you }: LessonPlace): LessonStepId =>
  id !== ALONE && you.length < asked.length && you.every(({ type }) => type === 'launch') ? 'launch' : id;

export const lessonTitle = (t: Translate, { step }: LessonPlace): string =>
  t('meteor.lesson.title', { step: step + 1, steps: LESSON_STEPS });

/** The robot that plays along. */
export const lessonPartner = (t: Translate, { seats }: SeatView, people: People): string =>
  seatName(t, people, seats.find(({ robot }) => robot)?.seat ?? 0);
