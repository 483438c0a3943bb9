import { meteorsNow, type Town } from '../../../../games/meteor-town/index.js';
import { wordsAlone, type Translate } from '../../../../text/index.js';
import { toRoles, toStrike } from './dice.js';
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

type Pressing = 'dice' | 'roles' | 'next';

/** The button that a part tells to press, as the panel that is drawn calls it. */
const BUTTONS: { readonly [P in Pressing]: (t: Translate) => string } = {
  dice: toRoles,
  roles: toStrike,
  next: (t) => t('meteor-town.panel.next'),
};

const isPressing = (part: Part): part is Pressing => Object.hasOwn(BUTTONS, part);

/** What the lesson says at this moment. */
export function lessonText(t: Translate, town: Town, chosen: Chosen): string {
  const part = partOf(town, chosen, meteorsNow(town));
  return isPressing(part)
    ? t(`meteor-town.lesson.${part}`, { button: wordsAlone(t, BUTTONS[part](t)) })
    : t(`meteor-town.lesson.${part}`);
}
