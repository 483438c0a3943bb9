import type { SeatView } from '../../../../games/cosmic-run/index.js';
import type { Translate } from '../../../../text/index.js';
import type { Expected } from '../../shared/lesson-steps.js';
import { endLabel } from './panel-actions.js';

type Part = 'strike' | 'dice' | 'roll' | 'actions' | 'wait' | 'again' | 'done';

/** The first round is two steps, dice and moving; the second is one's own. */
function partOf({ round, turn, seat, phase }: SeatView): Part {
  if (phase !== 'play' || turn === null || round > 2) return 'done';
  if (turn.seat !== seat) return 'wait';
  if (round === 2) return 'again';
  if (turn.step !== 'dice') return turn.step;
  return turn.dice.some(({ place }) => place !== null) ? 'roll' : 'dice';
}

/** What the lesson says at this moment. */
export function lessonText(t: Translate, view: SeatView): string {
  const part = partOf(view);
  switch (part) {
    case 'wait':
      return t.plain === true
        ? t('cosmic-run.lesson.wait-plain', { button: t('plain.button.standing') })
        : t('cosmic-run.lesson.wait');
    case 'strike':
      return t('cosmic-run.lesson.strike', { button: t('cosmic-run.play.panel.go-on') });
    case 'actions':
      return t('cosmic-run.lesson.actions', { button: view.turn === null ? '' : endLabel(t, view, view.turn) });
    default:
      return t(`cosmic-run.lesson.${part}`);
  }
}

const ASSIGNING = ['hand/place', 'hand/confirm'];
const EXPECTED: Readonly<Partial<Record<Part, Expected>>> = {
  strike: { wanted: [['hand/go-on']] },
  dice: { wanted: [ASSIGNING], open: ['hand/die', 'hand/back'] },
  roll: { wanted: [['hand/roll'], ASSIGNING], open: ['hand/die', 'hand/back'] },
  actions: { wanted: [['hand/move', 'hand/recruit'], ['hand/end-turn']] },
};

/** What the lesson waits for; null: a turn of one's own. */
export const lessonExpects = (view: SeatView): Expected | null => EXPECTED[partOf(view)] ?? null;
