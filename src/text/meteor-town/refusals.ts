import type { Face, Refusal, RoleCount } from '../../games/meteor-town/index.js';
import type { SharedRefusalCode } from '../../games/shared/lobby.js';
import { either, listed } from '../lists.js';
import type { Translate } from '../translate.js';
import { amountsText, buildingName, givesOf, roleName } from './names.js';

type Own = Exclude<Refusal['code'], SharedRefusalCode>;
type Of<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>;

export type OwnRefusal = Of<Own>;

function possible(t: Translate, items: readonly string[]): string {
  if (items.length === 0) return t('meteor-town.refusal.nothing');
  return t('meteor-town.refusal.possible', { list: listed(t, items) });
}

const names = (t: Translate, ids: readonly string[]): string[] => ids.map((id) => buildingName(t, id));

/** `2 Town, 1 Modifier, 1 Meteor`. */
export function needsText(t: Translate, needs: readonly RoleCount[]): string {
  const sets = needs.map((need) =>
    listed(
      t,
      (['town', 'modifier', 'meteor'] as const)
        .filter((role) => need[role] > 0)
        .map((role) => t('meteor-town.panel.role-need', { count: need[role], role: roleName(t, role) })),
    ),
  );
  const [one = '', other] = sets;
  return other === undefined ? one : t('meteor-town.panel.or', { one, other });
}

const columnsText = (t: Translate, columns: readonly Face[]): string[] =>
  columns.map((column) => t('meteor-town.panel.target-crater', { column }));

type Words = { readonly [C in Own]: (t: Translate, refusal: Of<C>) => string };

const WORDS: Words = {
  'town-finished': (t) => t('meteor-town.refusal.town-finished'),
  'wrong-step': (t, { step }) => t(`meteor-town.refusal.wrong-step.${step}`),
  'no-clover': (t) => t('meteor-town.refusal.no-clover'),
  'no-such-die': (t) => t('meteor-town.refusal.no-such-die'),
  'dice-open': (t, { slots }) => t('meteor-town.refusal.dice-open', { dice: either(t, slots.map(String)) }),
  'die-not-open': (t) => t('meteor-town.refusal.die-not-open'),
  'no-such-number': (t) => t('meteor-town.refusal.no-such-number'),
  'wrong-roles': (t, { needs }) => t('meteor-town.refusal.wrong-roles', { needs: needsText(t, needs) }),
  'no-modifier': (t) => t('meteor-town.refusal.no-modifier'),
  'modifier-target': (t, { legal }) => t('meteor-town.refusal.modifier-target', { dice: listed(t, legal.map(String)) }),
  'modifier-range': (t, { result }) => t('meteor-town.refusal.modifier-range', { result }),
  'no-such-meteor': (t, { legal }) =>
    t('meteor-town.refusal.no-such-meteor', { legal: possible(t, legal.map(String)) }),
  'strike-target': (t, { buildings, craters }) => {
    const legal = [...names(t, buildings), ...columnsText(t, craters)];
    return t('meteor-town.refusal.strike-target', {
      legal: legal.length === 0 ? t('meteor-town.refusal.none') : either(t, legal),
    });
  },
  'write-number': (t, { legal }) => t('meteor-town.refusal.write-number', { legal: listed(t, legal.map(String)) }),
  'meteors-left': (t, { meteors }) =>
    t('meteor-town.refusal.meteors-left', { meteors: listed(t, meteors.map(String)) }),
  'no-such-column': (t, { legal }) =>
    t('meteor-town.refusal.no-such-column', { legal: possible(t, legal.map(String)) }),
  'column-begun': (t, { column }) => t('meteor-town.refusal.column-begun', { column }),
  'no-column': (t) => t('meteor-town.refusal.no-column'),
  'no-such-building': (t) => t('meteor-town.refusal.no-such-building'),
  'not-pending': (t, { building, legal }) =>
    t('meteor-town.refusal.not-pending', { building: buildingName(t, building), legal: possible(t, names(t, legal)) }),
  'wrong-bonus': (t, { building }) =>
    t('meteor-town.refusal.wrong-bonus', { building: buildingName(t, building), gives: givesOf(t, building) }),
  'no-hammer': (t) => t('meteor-town.refusal.no-hammer'),
  'already-built': (t, { building }) => t('meteor-town.refusal.already-built', { building: buildingName(t, building) }),
  'was-destroyed': (t, { building }) => t('meteor-town.refusal.was-destroyed', { building: buildingName(t, building) }),
  'crater-there': (t, { building, column }) =>
    t('meteor-town.refusal.crater-there', { building: buildingName(t, building), column }),
  'too-dear': (t, { building, cost, stock }) => {
    const have = amountsText(t, stock);
    return t('meteor-town.refusal.too-dear', {
      building: buildingName(t, building),
      cost: amountsText(t, cost),
      stock: have === '' ? t('meteor-town.refusal.none') : have,
    });
  },
  'wrong-payment': (t, { building, cost }) =>
    t('meteor-town.refusal.wrong-payment', { building: buildingName(t, building), cost: amountsText(t, cost) }),
  'goods-missing': (t, { stock }) => {
    const have = amountsText(t, stock);
    return t('meteor-town.refusal.goods-missing', { stock: have === '' ? t('meteor-town.refusal.none') : have });
  },
  'wrong-goods': (t, { building, sells }) =>
    t('meteor-town.refusal.wrong-goods', { building: buildingName(t, building), resource: sells }),
  'no-bonus-die': (t) => t('meteor-town.refusal.no-bonus-die'),
  'bonus-die-waits': (t, { dice }) => t('meteor-town.refusal.bonus-die-waits', { dice }),
  'not-done': (t, { columns, buildings }) =>
    t('meteor-town.refusal.not-done', { left: listed(t, [...columnsText(t, columns), ...names(t, buildings)]) }),
  'nothing-to-skip': (t) => t('meteor-town.refusal.nothing-to-skip'),
  'nothing-to-take-back': (t) => t('meteor-town.refusal.nothing-to-take-back'),
};

export const isOwnRefusal = (refusal: { readonly code: string }): refusal is OwnRefusal =>
  Object.hasOwn(WORDS, refusal.code);

/** What a refusal of this game alone says; those of every game have words of their own. */
export function ownRefusalText(t: Translate, refusal: OwnRefusal): string {
  const words = WORDS[refusal.code] as (t: Translate, refusal: OwnRefusal) => string;
  return words(t, refusal);
}
