import { chanceOf, type LaunchPromise } from '../../../../../games/meteor/view/promises.js';
import type { MeteorView } from '../../../../../games/meteor/view/seat.js';
import type { Translate } from '../../../../../text/index.js';
import { bossEffects, bossName, sizeText, traitName } from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import { small, type Choice } from '../parts.js';
import { isHinted } from './hints.js';
import { promiseOf, type Chosen } from './chosen.js';

/** The meteors on the hand panel: one line, and buttons while one has something to launch or a window is open. */

export const METEORS_IN_A_ROW = 4;

/** Neither a letter and its size nor the ends of a range are on two lines. */
const glued = (words: string): string => words.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

function meteorWords(t: Translate, meteor: MeteorView): string {
  const filling = { letter: meteor.letter, size: sizeText(meteor) };
  if (meteor.boss !== null) return t('meteor.hand.meteor.boss', { ...filling, boss: bossName(t, meteor.boss) });
  return meteor.trait === null
    ? t('meteor.hand.meteor.plain', filling)
    : t('meteor.hand.meteor.trait', { ...filling, trait: traitName(t, meteor.trait) });
}

/** Whether there are buttons for the meteors: something can be launched, or a window is open. */
const hasButtons = ({ view }: Pick<HandModel, 'view'>): boolean => view.launchable.length > 0 || view.window !== null;

/** Each with what is known of it; `isShort`: those whose size a button says are told by their Trait only. */
function listOf(t: Translate, field: readonly MeteorView[], isShort: boolean): readonly string[] {
  const isGrouped = ({ boss, size, trait }: MeteorView): boolean =>
    isShort && boss === null && size !== null && trait !== null;
  const traits = [...new Set(field.filter(isGrouped).map(({ trait }) => trait ?? ''))];
  return [
    ...field.filter((meteor) => !isGrouped(meteor)).map((meteor) => glued(meteorWords(t, meteor))),
    ...traits.map((trait) => {
      const letters = field.filter((meteor) => isGrouped(meteor) && meteor.trait === trait).map(({ letter }) => letter);
      return glued(t('meteor.hand.meteor.traits', { letters: letters.join(' '), trait: traitName(t, trait) }));
    }),
  ];
}

/**
 * What is known of each, as far as no button says it, and what a Boss does. `isTight`: sizes that can't be hit are on the
 * buttons, so that only Traits and Bosses are told.
 */
export function meteorLines(t: Translate, model: HandModel, isTight = false): readonly string[] {
  const { field, launchable } = model.view;
  const { coaching } = model;
  // With nothing to launch the buttons of an open window say each size.
  const areSizesUntold = launchable.length > 0 && !isTight;
  const shown = hasButtons(model)
    ? field.filter(({ trait, boss, size }) => trait !== null || boss !== null || (size === null && areSizesUntold))
    : field;
  const sizesSaid = hasButtons(model) && isHinted(model);
  const line = listOf(t, shown, sizesSaid).join('\u00a0· ');
  // Beside a hint, Traits alone are small, so that the panel stays a phone's screen.
  const isShort = sizesSaid && shown.every(({ boss: one, size }) => one === null && size !== null);
  const boss = field.find((one) => one.boss !== null)?.boss ?? null;
  const told = coaching?.fresh.some(({ kind }) => kind === 'boss') === true;
  const rule = boss === null || told ? '' : bossEffects(t, boss);
  return [
    ...(shown.length === 0 ? [] : [isShort ? small(line) : line]),
    ...(rule === '' ? [] : [small(t('meteor.hand.meteor.boss-rule', { rule }))]),
  ];
}

/** A letter with what a launch would do, as short as four in a row need it. */
function launchLabel(t: Translate, meteor: MeteorView, promise: LaunchPromise | null, isTight: boolean): string {
  const { letter } = meteor;
  const filling = { letter, size: sizeText(meteor) };
  switch (promise?.kind) {
    case undefined:
      return t('meteor.hand.launch.closed', filling);
    case 'short':
      return meteor.size === null || meteor.size > 9
        ? t('meteor.hand.launch.short', { letter, by: promise.by })
        : t('meteor.hand.launch.short-of', { ...filling, by: promise.by });
    case 'chance':
      return promise.hits === 0 && isTight
        ? t('meteor.hand.launch.closed', filling)
        : t('meteor.hand.launch.chance', { letter, percent: chanceOf(promise) });
    case 'hit':
    case 'wins':
      return t('meteor.hand.launch.hit', filling);
    case 'overkill':
    case 'absorbed':
    case 'none':
      return t(`meteor.hand.launch.${promise.kind}`, { letter });
  }
}

/** Green for a sure hit, red for a sure Overkill. */
function launchStyle(promise: LaunchPromise | null): NonNullable<Choice['style']> {
  if (promise?.kind === 'hit' || promise?.kind === 'wins') return 'success';
  return promise?.kind === 'overkill' ? 'danger' : 'secondary';
}

/**
 * In the order of naming; one that was destroyed keeps its place until the zone changes. `isTight`: sizes are told
 * nowhere else.
 */
export function launchChoices(model: HandModel, chosen: Chosen, t: Translate, isTight = false): readonly Choice[] {
  const { view } = model;
  if (!hasButtons(model)) return [];
  return view.letters.flatMap((letter): readonly Choice[] => {
    const meteor = view.field.find((one) => one.letter === letter);
    const press = { name: 'hand/launch', target: letter, rockets: chosen.rockets, change: chosen.change } as const;
    if (meteor === undefined) {
      const fell = view.fallen.some((one) => one.letter === letter && one.zone === view.zone);
      return fell ? [{ press, label: t('meteor.hand.launch.gone', { letter }), disabled: true }] : [];
    }
    const open = view.launchable.length > 0 && view.targets.includes(letter);
    const promise = open ? promiseOf(model, chosen, letter) : null;
    return [{ press, label: launchLabel(t, meteor, promise, isTight), style: launchStyle(promise), disabled: !open }];
  });
}
