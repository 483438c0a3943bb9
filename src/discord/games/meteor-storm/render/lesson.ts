import type { SeatView } from '../../../../games/meteor-storm/index.js';
import type { Translate } from '../../../../text/index.js';
import type { Expected } from '../../shared/lesson-steps.js';

/** What of a table the lesson looks at. `isChosen`: a unit was chosen, and is asked where it goes. */
interface Moment extends SeatView {
  readonly seat: number;
  readonly isChosen: boolean;
}

type Part = 'card' | 'orders' | 'move' | 'shoot' | 'wait' | 'meteors' | 'done';

/** The first turn is two steps, a card and its orders; the second of one's own is the third, with meteors. */
function partOf({ phase, turn, active, seat, card, order, isChosen }: Moment): Part {
  if (phase !== 'play' || turn > 3) return 'done';
  if (active !== seat) return 'wait';
  if (turn > 1) return 'meteors';
  if (card === null) return 'card';
  if (isChosen) return 'move';
  return order === null ? 'orders' : 'shoot';
}

/** What the lesson says at this moment. */
export function lessonText(t: Translate, moment: Moment): string {
  const part = partOf(moment);
  switch (part) {
    case 'wait':
      return t.plain === true
        ? t('meteor-storm.lesson.wait-plain', { button: t('plain.button.standing') })
        : t('meteor-storm.lesson.wait');
    case 'card':
      return t.plain === true
        ? t('meteor-storm.lesson.card-plain')
        : t('meteor-storm.lesson.card', { button: t('meteor-storm.panel.back') });
    case 'orders':
      return t('meteor-storm.lesson.orders', { button: t('meteor-storm.panel.done') });
    default:
      return t(`meteor-storm.lesson.${part}`);
  }
}

const EXPECTED: Readonly<Partial<Record<Part, Expected>>> = {
  card: { wanted: [['hand/play']] },
  orders: { wanted: [['hand/unit'], ['hand/done']] },
  move: { wanted: [['hand/move']], open: ['hand/back', 'hand/more'] },
  shoot: { wanted: [['hand/fire-unit', 'hand/fire-tile']], open: ['hand/hold', 'hand/undo'] },
};

/** What the lesson waits for; null: a turn of one's own. */
export const lessonExpects = (moment: Moment): Expected | null => EXPECTED[partOf(moment)] ?? null;
