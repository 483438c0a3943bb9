import type { SeatView } from '../../../../games/meteor-storm/index.js';
import type { Translate } from '../../../../text/index.js';

/** What of a table the lesson looks at. `isChosen`: a unit was chosen, and is asked where it goes. */
interface Moment extends SeatView {
  readonly seat: number;
  readonly isChosen: boolean;
}

/**
 * What the lesson says at this moment: the first turn is two steps, a card and its orders; the second of one's own is
 * the third, with meteors.
 */
export function lessonText(t: Translate, { phase, turn, active, seat, card, order, isChosen }: Moment): string {
  if (phase !== 'play' || turn > 3) return t('meteor-storm.lesson.done');
  if (active !== seat)
    return t.plain === true
      ? t('meteor-storm.lesson.wait-plain', { button: t('plain.button.standing') })
      : t('meteor-storm.lesson.wait');
  if (turn > 1) return t('meteor-storm.lesson.meteors');
  if (card === null) return t(t.plain === true ? 'meteor-storm.lesson.card-plain' : 'meteor-storm.lesson.card');
  if (isChosen) return t('meteor-storm.lesson.move');
  return order === null
    ? t('meteor-storm.lesson.orders', { button: t('meteor-storm.panel.done') })
    : t('meteor-storm.lesson.shoot');
}
