import type { SeatView } from '../../../../games/cosmic-run/index.js';
import type { Translate } from '../../../../text/index.js';

type Part = 'strike' | 'dice' | 'roll' | 'actions' | 'wait' | 'again' | 'done';

/** The first round is two steps, dice and moving; the second is one's own, with meteors in mind. */
function partOf({ round, turn, seat, phase }: SeatView): Part {
  if (phase !== 'play' || turn === null || round > 2) return 'done';
  if (turn.seat !== seat) return 'wait';
  if (round === 2) return 'again';
  const hasAssigned = turn.dice.some(({ place }) => place !== null);
  return turn.step === 'dice' && hasAssigned ? 'roll' : turn.step;
}

/** What the lesson says at this moment. */
export const lessonText = (t: Translate, view: SeatView): string => t(`cosmic-run.lesson.${partOf(view)}`);
