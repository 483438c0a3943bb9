import {
  mayCombat,
  nameOf,
  targetsFrom,
  tileOf,
  type TargetChoice,
  type Unit,
} from '../../../../games/meteor-storm/index.js';
import { labelled, type Translate } from '../../../../text/index.js';
import { tileLabel } from '../../../../text/meteor-storm/index.js';
import { inPlay, MOST_BUTTONS, unitText, type PanelModel, type Step } from './panel-model.js';
import { buttons, select, type Choice } from './parts.js';

/** What the unit that moved may shoot at now. */
export function targetsOf({ view }: PanelModel, unit: Unit): readonly TargetChoice[] {
  const before = { ...unit, hex: view.order?.from ?? unit.hex };
  return mayCombat(view, before, unit.hex) ? targetsFrom(view, unit, unit.hex) : [];
}

interface Shot {
  readonly dice: number;
  readonly chance: number;
}

const targetLabel = (t: Translate, said: Shot & { readonly unit: string }): string =>
  t(t.plain === true ? 'meteor-storm.plain-panel.fire-unit' : 'meteor-storm.panel.unitTarget', said);

const tileTargetLabel = (t: Translate, said: Shot & { readonly tile: string; readonly hex: string }): string =>
  t(t.plain === true ? 'meteor-storm.plain-panel.fire-tile' : 'meteor-storm.panel.tileTarget', said);

function targetChoice(
  { view }: PanelModel,
  unit: Unit,
  { target, dice, chance }: TargetChoice,
  best: number,
  t: Translate,
): Choice[] {
  const said = { dice, chance: Math.round(100 * chance) };
  const style = chance === best ? 'success' : 'secondary';
  if ('unit' in target) {
    const enemy = view.units[target.unit];
    if (enemy === undefined) return [];
    return [
      {
        press: { name: 'hand/fire-unit', unit: unit.id, target: target.unit },
        label: targetLabel(t, { unit: unitText(t, enemy), ...said }),
        style,
      },
    ];
  }
  const tile = tileOf(view, target.tile);
  if (tile === null) return [];
  return [
    {
      press: { name: 'hand/fire-tile', unit: unit.id, target: target.tile },
      ...labelled(
        t,
        { name: `tile_${tile.kind}_${tile.speed}`, symbol: '' },
        tileTargetLabel(t, { tile: tileLabel(t, tile), hex: nameOf(tile.hex), ...said }),
      ),
      style,
    },
  ];
}

/** What the unit may shoot at, or not. */
export function combat(model: PanelModel, unit: Unit, targets: readonly TargetChoice[], t: Translate): Step {
  const { game, nonce } = model;
  const best = Math.max(...targets.map(({ chance }) => chance));
  const choices = targets.flatMap((target) => targetChoice(model, unit, target, best, t));
  const placeholder = t('meteor-storm.panel.targetPlaceholder');
  const controls: Choice[] = [
    { press: { name: 'hand/hold' }, label: t('meteor-storm.panel.hold') },
    { press: { name: 'hand/undo' }, label: t('meteor-storm.panel.undo') },
  ];
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseTarget', { unit: unitText(t, unit) })],
    rows: [
      ...(choices.length <= MOST_BUTTONS
        ? buttons(game, choices)
        : select(game, { purpose: 'target', nonce, placeholder }, choices)),
      ...buttons(game, controls),
    ],
  };
}
