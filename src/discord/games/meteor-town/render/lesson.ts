import { meteorsNow, type Town } from '../../../../games/meteor-town/index.js';
import type { Translate } from '../../../../text/index.js';
import type { Chosen } from './models.js';

type Part = 'dice' | 'roles' | 'columns' | 'next' | 'meteor' | 'strike' | 'column-of-meteor' | 'done';

/** The first turn is two steps, dice and columns; the first turn with a meteor is the third. */
function partOf({ turn, step, columns, pending }: Town, { assigning }: Chosen, meteors: number): Part {
  if (turn > 2 || step === 'finished') return 'done';
  if (meteors === 0) {
    if (step === 'dice') return assigning ? 'roles' : 'dice';
    return columns.length > 0 || pending.length > 0 ? 'columns' : 'next';
  }
  if (step === 'dice') return 'meteor';
  return step === 'strike' ? 'strike' : 'column-of-meteor';
}

/** What the lesson says at this moment. */
export const lessonText = (t: Translate, town: Town, chosen: Chosen): string =>
  t(`meteor-town.lesson.${partOf(town, chosen, meteorsNow(town))}`);
