import {
  FACES,
  modified,
  modifierUses,
  rolesFit,
  type Face,
  type ModifierUse,
  type Role,
  type Town,
} from '../../../../games/meteor-town/index.js';
import { withDie } from '../../../emoji/index.js';
import { wordsAlone, type Translate } from '../../../../text/index.js';
import { columnLine, dieSign, needsText, roleName } from '../../../../text/meteor-town/index.js';
import type { Inside, TownModel } from './models.js';
import { fittingRows, select, text, type Choice } from './parts.js';

/** What each die showed this turn, where it was rolled more than once. */
const rolledAgain = ({ dice }: Town, t: Translate): string[] =>
  dice.flatMap(({ slot, value, count }) => (count === 0 ? [] : [t('meteor-town.panel.changed', { die: slot, value })]));

/** Dice that wait for the Observatory: a list each. */
const setParts = ({ game, town, view }: TownModel, t: Translate): Inside[] =>
  (view.choices?.set ?? []).flatMap((slot) => {
    const value = (slot > 4 ? town.bonus : town.dice[slot - 1])?.value ?? 0;
    const options: Choice[] = [
      ...FACES.map((face): Choice => ({
        press: { name: 'town/set', slot, value: face },
        label:
          t.plain === true
            ? t('meteor-town.plain-panel.set', { die: slot, value: face })
            : t('meteor-town.panel.set-to', { value: face }),
      })),
      {
        press: { name: 'town/set', slot, value: null },
        label:
          t.plain === true ? t('meteor-town.plain-panel.roll-again', { die: slot }) : t('meteor-town.panel.roll-again'),
      },
    ];
    const count = (slot > 4 ? town.bonus : town.dice[slot - 1])?.count ?? 0;
    const placeholder = t('meteor-town.panel.set-die', { die: slot, value });
    return select(game, { purpose: `set-${slot}`, nonce: `${town.turn}-${count}`, placeholder }, options);
  });

/** The ways on, from the dice to their roles and from the roles to the strike, as the panel's buttons say them. */
export const toRoles = (t: Translate): string =>
  t(t.plain === true ? 'meteor-town.plain-panel.assign' : 'meteor-town.panel.assign');
export const toStrike = (t: Translate): string =>
  t(t.plain === true ? 'meteor-town.plain-panel.go-strike' : 'meteor-town.panel.go-strike');

/** The four dice: tap to mark, re-roll with a clover, or go on to the roles. */
export function diceParts(model: TownModel, t: Translate): readonly Inside[] {
  const { game, town, view, chosen } = model;
  const open = view.choices?.set ?? [];
  const dice = town.dice.map(({ slot, value }): Choice => {
    const marked = chosen.marked.includes(slot);
    return {
      press: { name: 'town/mark', slot, on: marked ? 'off' : 'on' },
      ...(t.plain === true
        ? { label: t(marked ? 'meteor-town.plain-panel.unmark' : 'meteor-town.plain-panel.mark', { die: slot, value }) }
        : withDie(t, { face: value, colour: 'white', sign: dieSign(value) }, (sign) =>
            t(marked ? 'meteor-town.panel.die-marked' : 'meteor-town.panel.die', { sign, value }),
          )),
      disabled: (view.choices?.reroll.length ?? 0) === 0,
    };
  });
  const doing: Choice[] = [
    {
      press: { name: 'town/reroll' },
      label: t('meteor-town.panel.reroll'),
      disabled: (view.choices?.reroll.length ?? 0) === 0 || chosen.marked.length === 0,
    },
    {
      press: { name: 'town/roles', on: 'on' },
      label: toRoles(t),
      style: 'primary',
      disabled: open.length > 0,
    },
  ];
  const mark = (view.choices?.reroll.length ?? 0) > 0 ? t('meteor-town.panel.mark') : null;
  const lines = [...rolledAgain(town, t), ...(mark === null ? [] : [mark])];
  return [
    text(...(lines.length === 0 ? [t('meteor-town.panel.dice', { button: wordsAlone(t, toRoles(t)) })] : lines)),
    ...fittingRows(game, dice),
    ...setParts(model, t),
    ...fittingRows(game, doing),
  ];
}

export { setParts };

/** `4 + 1 = 5 ☄ Meteor`. */
function useLabel({ town, chosen }: TownModel, use: ModifierUse | null, t: Translate): string {
  if (use === null) return t(t.plain === true ? 'meteor-town.plain-panel.use-none' : 'meteor-town.panel.use-none');
  const { roles } = chosen;
  const value = town.dice[use.slot - 1]?.value ?? 0;
  const by = town.dice[roles.indexOf('modifier')]?.value ?? 0;
  return t(t.plain === true ? 'meteor-town.plain-panel.use' : 'meteor-town.panel.use', {
    die: use.slot,
    value,
    sign: use.sign > 0 ? '+' : '−',
    by,
    result: value + use.sign * by,
    role: roleName(t, roles[use.slot - 1] ?? 'town'),
  });
}

function modifierParts(model: TownModel, t: Translate): Inside[] {
  const { game, town, chosen } = model;
  if (!chosen.roles.includes('modifier')) return [];
  const { modifier, roles } = chosen;
  const uses = modifierUses(town.dice, roles);
  const placeholder = t('meteor-town.panel.use-modifier', { use: useLabel(model, modifier, t) });
  const nonce = `${town.turn}-${roles.map((role) => role.charAt(1)).join('')}-${modifier?.slot ?? 0}${modifier?.sign ?? ''}`;
  return select(
    game,
    { purpose: 'modify', nonce, placeholder },
    uses.map((use) => ({ press: { name: 'town/modify', use }, label: useLabel(model, use, t) })),
  );
}

/** In words, what will happen: a line for each column and each meteor. */
function preview({ town, chosen }: TownModel, t: Translate): readonly string[] {
  const { roles, modifier } = chosen;
  if (!rolesFit(town, roles)) return [];
  const values = modified(town.dice, roles, modifier).map((value) => value as Face);
  const columns = values.filter((_, at) => roles[at] === 'town');
  const meteors = values.filter((_, at) => roles[at] === 'meteor');
  return [
    ...[...new Set(columns)].map((column) =>
      columnLine(t, town, column, columns.filter((other) => other === column).length),
    ),
    ...meteors.map((column) => t('meteor-town.panel.preview-meteor', { column })),
  ];
}

const ROUND: readonly Role[] = ['town', 'meteor', 'modifier'];

/** The next role that this turn has at all. */
function nextRole(role: Role, hasMeteors: boolean): Role {
  const round = hasMeteors ? ROUND : ROUND.filter((one) => one !== 'meteor');
  return round[(round.indexOf(role) + 1) % round.length] ?? 'town';
}

/** The dice's roles: each die goes round its roles. */
export function assignParts(model: TownModel, t: Translate): readonly Inside[] {
  const { game, town, view, chosen } = model;
  const hasMeteors = (view.choices?.roles ?? []).some(({ meteor }) => meteor > 0);
  const dice = town.dice.map(({ slot, value }, at): Choice => {
    const role = chosen.roles[at] ?? 'town';
    return {
      press: { name: 'town/role', slot, role: nextRole(role, hasMeteors) },
      ...(t.plain === true
        ? { label: t('meteor-town.plain-panel.role', { die: slot, value, role: roleName(t, role) }) }
        : withDie(t, { face: value, colour: 'white', sign: dieSign(value) }, (sign) =>
            t('meteor-town.panel.die-role', { sign, value, role: roleName(t, role) }),
          )),
      style: role === 'meteor' ? 'danger' : 'secondary',
    };
  });
  const fits = rolesFit(town, chosen.roles);
  const needs = t('meteor-town.panel.roles', { needs: needsText(t, view.choices?.roles ?? []) });
  return [
    text(needs, ...preview(model, t)),
    ...fittingRows(game, dice),
    ...modifierParts(model, t),
    ...fittingRows(game, [
      {
        press: { name: 'town/roles', on: 'off' },
        label: t(t.plain === true ? 'meteor-town.plain-panel.back' : 'meteor-town.panel.back'),
      },
      {
        press: { name: 'town/assign' },
        label: toStrike(t),
        style: 'primary',
        disabled: !fits,
      },
    ]),
  ];
}
