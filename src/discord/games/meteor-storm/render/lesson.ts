import type { SeatView } from '../../../../games/meteor-storm/index.js';
import type { Translate } from '../../../../text/index.js';

type Part = 'card' | 'orders' | 'shoot' | 'wait' | 'meteors' | 'done';

/** The first turn is two steps, a card and its orders; the second of one's own is the third, with meteors. */
function partOf({ phase, turn, active, seat, card, order }: SeatView & { readonly seat: number }): Part {
  if (phase !== 'play' || turn > 3) return 'done';
  if (active !== seat) return 'wait';
  if (turn > 1) return 'meteors';
  if (card === null) return 'card';
  return order === null ? 'orders' : 'shoot';
}

/** What the lesson says at this moment. */
export const lessonText = (t: Translate, view: SeatView & { readonly seat: number }): string =>
  t(`meteor-storm.lesson.${partOf(view)}`);
