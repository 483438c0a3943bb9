import {
  paymentsFor,
  RESOURCES,
  salesOf,
  type BuildingId,
  type Face,
  type Town,
  type Use,
} from '../../../../games/meteor-town/index.js';
import { iconAnd, labelled, NO_MARK, type Mark, type Translate } from '../../../../text/index.js';
import {
  amountsText,
  buildingMark,
  buildingName,
  givesOf,
  columnDoes,
  columnLine,
  columnUses,
  lettersText,
} from '../../../../text/meteor-town/index.js';
import { setParts } from './dice.js';
import type { Inside, TownModel } from './models.js';
import { fittingRows, select, text, type Choice } from './parts.js';

type UseOf<K extends Use['kind']> = Extract<Use, { readonly kind: K }>;

const skip = (building: BuildingId | null, label: string): Choice => ({
  press: { name: 'town/skip', building },
  label,
});

function buildParts(
  { game, town, chosen, picture }: TownModel,
  { building, builds }: UseOf<'build'>,
  t: Translate,
): Inside[] {
  const name = buildingName(t, building);
  const { paying } = chosen;
  if (paying !== null && builds.some((choice) => choice.building === paying)) {
    const ways = paymentsFor(town, paying).map((payment): Choice => ({
      press: { name: 'town/pay', building: paying, payment },
      label: t('meteor-town.panel.pay', { payment: amountsText(t, payment) }),
    }));
    const [proposed] = ways;
    return [
      text(t('meteor-town.panel.pay-how', { name: buildingName(t, paying) })),
      ...fittingRows(game, [
        ...(proposed === undefined ? [] : [{ ...proposed, style: 'success' as const }]),
        { press: { name: 'town/pay-not' }, label: t('meteor-town.panel.pay-not') },
      ]),
      ...select(
        game,
        {
          purpose: 'pay',
          nonce: `${town.turn}-${paying}`.slice(0, 24),
          placeholder: t('meteor-town.panel.pay-otherwise'),
        },
        ways,
      ),
    ];
  }
  const options = builds.map((choice): Choice => ({
    press: { name: 'town/build', building: choice.building },
    ...labelled(t, buildingMark(choice.building), buildLabel(t, choice)),
    description: givesOf(t, choice.building),
  }));
  const nonce = `${town.turn}-${town.columns.length}-${options.length}`;
  return [
    text(
      iconAnd(t, buildingMark(building)) +
        (builds.length > 0 ? t('meteor-town.panel.build', { name }) : t('meteor-town.panel.build-none', { name })),
      builds.length > 0 && picture !== null ? t('meteor-town.panel.ticked') : null,
    ),
    ...select(game, { purpose: 'build', nonce, placeholder: t('meteor-town.panel.build-what') }, options),
    ...fittingRows(game, [
      skip(
        building,
        t.plain === true ? t('meteor-town.plain-panel.build-nothing', { name }) : t('meteor-town.panel.build-nothing'),
      ),
    ]),
  ];
}

function buildLabel(t: Translate, { building, cost }: UseOf<'build'>['builds'][number]): string {
  const name = buildingName(t, building);
  return t.plain === true
    ? t('meteor-town.plain-panel.build', { name, cost: amountsText(t, cost) })
    : t('meteor-town.panel.build-choice', { name, cost: lettersText(t, cost) });
}

/** More counts than fit on buttons are a list. */
const MOST_BUTTONS = 4;

function sellParts({ game, town }: TownModel, use: UseOf<'sell'>, t: Translate): Inside[] {
  const { building, price, goods } = use;
  const several = RESOURCES.filter((resource) => (goods[resource] ?? 0) > 0).length > 1;
  const sales = salesOf(use).map((sold, at): Choice => {
    const count = RESOURCES.reduce((sum, resource) => sum + (sold[resource] ?? 0), 0);
    const label =
      t.plain === true
        ? t('meteor-town.plain-panel.sell', { goods: amountsText(t, sold), name: buildingName(t, building) })
        : several
          ? amountsText(t, sold)
          : at === 0
            ? t('meteor-town.panel.sell-all', { count })
            : t('meteor-town.panel.sell-count', { count });
    return { press: { name: 'town/sell', building, goods: sold }, label, style: at === 0 ? 'success' : 'secondary' };
  });
  const name = buildingName(t, building);
  const none = skip(
    building,
    t.plain === true ? t('meteor-town.plain-panel.sell-nothing', { name }) : t('meteor-town.panel.sell-none'),
  );
  const words = text(iconAnd(t, buildingMark(building)) + t('meteor-town.panel.sell', { name, price }));
  if (sales.length <= MOST_BUTTONS && !several) return [words, ...fittingRows(game, [...sales, none])];
  const nonce = `${town.turn}-${town.columns.length}-${sales.length}`;
  return [
    words,
    ...fittingRows(game, [...sales.slice(0, 1), none]),
    ...select(game, { purpose: `sell-${building}`, nonce, placeholder: t('meteor-town.panel.sell-how-many') }, sales),
  ];
}

function gainButtons(uses: readonly Use[], t: Translate): Choice[] {
  return uses.flatMap((use): Choice[] => {
    if (use.kind !== 'gain') return [];
    const filling = { name: buildingName(t, use.building), gains: amountsText(t, use.gains) };
    const isLost = Object.keys(use.lost).length > 0;
    return [
      {
        press: { name: 'town/gain', building: use.building },
        ...labelled(
          t,
          buildingMark(use.building),
          t(
            t.plain === true
              ? isLost
                ? 'meteor-town.plain-panel.gain-lost'
                : 'meteor-town.plain-panel.gain'
              : isLost
                ? 'meteor-town.panel.gain-lost'
                : 'meteor-town.panel.gain',
            filling,
          ),
        ),
        style: isLost ? 'secondary' : 'success',
      },
    ];
  });
}

/** What the column's buildings, or a bonus die's, may be used for now. */
function useParts(model: TownModel, uses: readonly Use[], t: Translate): Inside[] {
  const { game, town } = model;
  const bonus =
    town.step === 'bonus' && town.bonus !== null ? t('meteor-town.panel.bonus-use', { value: town.bonus.value }) : null;
  return [
    ...(bonus === null ? [] : [text(bonus)]),
    ...fittingRows(game, gainButtons(uses, t)),
    ...uses.flatMap((use) =>
      use.kind === 'build' ? buildParts(model, use, t) : use.kind === 'sell' ? sellParts(model, use, t) : [],
    ),
  ];
}

/** A column by the first building that would be used there. */
function columnMark(town: Town, column: Face): Mark {
  const [first] = columnUses(town, column);
  return first === undefined ? NO_MARK : buildingMark(first);
}

/** Columns of the Town dice, what is used in them, bonus dice, and the turn's end. */
export function activateParts(model: TownModel, t: Translate): readonly Inside[] {
  const { game, town, view } = model;
  const { choices } = view;
  if (choices === null) return [];
  const columns = choices.columns.map((column): Choice => ({
    press: { name: 'town/column', column, left: town.columns.length },
    ...labelled(
      t,
      columnMark(town, column),
      t(t.plain === true ? 'meteor-town.plain-panel.column' : 'meteor-town.panel.column', {
        column,
        does: columnDoes(t, town, column),
      }),
    ),
  }));
  const left = choices.columns.length > 0 || choices.uses.length > 0;
  const doing: Choice[] = [
    ...(choices.mayRollBonus
      ? [{ press: { name: 'town/bonus' }, label: t('meteor-town.panel.roll-bonus'), style: 'primary' } as const]
      : []),
    ...(choices.mayEndTurn
      ? [
          {
            press: { name: 'town/next' },
            label: town.turn === 12 ? t('meteor-town.panel.finish') : t('meteor-town.panel.next'),
            style: choices.mayRollBonus ? 'secondary' : 'primary',
          } as const,
        ]
      : []),
    ...(left ? [skip(null, t('meteor-town.panel.skip-rest'))] : []),
    ...(choices.mayTakeBack
      ? [{ press: { name: 'town/back' }, label: t('meteor-town.panel.take-back') } as const]
      : []),
  ];
  return [
    ...(columns.length > 0
      ? [text(t('meteor-town.panel.columns'), ...choices.columns.map((column) => columnLine(t, town, column)))]
      : []),
    ...fittingRows(game, columns),
    ...setParts(model, t),
    ...useParts(model, choices.uses, t),
    ...(choices.mayEndTurn ? [text(t('meteor-town.panel.done'))] : []),
    ...fittingRows(game, doing),
  ];
}
