import { meteorsNow, type Town } from '../../../../games/meteor-town/index.js';
import { wordsAlone, type Translate } from '../../../../text/index.js';
import type { Expected } from '../../shared/lesson-steps.js';
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

const COLUMN = ['town/column', 'town/gain', 'town/build', 'town/sell', 'town/pay', 'town/bonus'];
const EXPECTED: Readonly<Partial<Record<Part, Expected>>> = {
  dice: { wanted: [['town/roles']] },
  roles: { wanted: [['town/assign']], open: ['town/role'] },
  columns: { wanted: [COLUMN], open: ['town/skip', 'town/pay-not', 'town/back'] },
  next: { wanted: [['town/next']] },
  meteor: { wanted: [['town/assign'], ['town/roles']], open: ['town/role'] },
  strike: { wanted: [['town/hit', 'town/crater', 'town/write']] },
  'column-of-meteor': { wanted: [COLUMN, ['town/next']], open: ['town/skip', 'town/pay-not', 'town/back'] },
};

/** What the lesson waits for; null: a turn of one's own. */
export const lessonExpects = (town: Town, chosen: Chosen): Expected | null =>
  EXPECTED[partOf(town, chosen, meteorsNow(town))] ?? null;

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
