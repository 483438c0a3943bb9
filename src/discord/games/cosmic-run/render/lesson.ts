import type { SeatView } from '../../../../games/cosmic-run/index.js';
import type { Translate } from '../../../../text/index.js';
import { endLabel } from './panel-actions.js';

/** What the lesson says at this moment: the first round is two steps, dice and moving; the second is one's own. */
export function lessonText(t: Translate, { round, turn, seat, phase }: SeatView): string {
  if (phase !== 'play' || turn === null || round > 2) return t('cosmic-run.lesson.done');
  if (turn.seat !== seat)
    return t.plain === true
      ? t('cosmic-run.lesson.wait-plain', { button: t('plain.button.standing') })
      : t('cosmic-run.lesson.wait');
  if (round === 2) return t('cosmic-run.lesson.again');
  if (turn.step === 'strike') return t('cosmic-run.lesson.strike', { button: t('cosmic-run.play.panel.go-on') });
  if (turn.step === 'actions') return t('cosmic-run.lesson.actions', { button: endLabel(t, turn) });
  const hasAssigned = turn.dice.some(({ place }) => place !== null);
  return t(hasAssigned ? 'cosmic-run.lesson.roll' : 'cosmic-run.lesson.dice');
}
