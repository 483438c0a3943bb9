import { nameOf, tileOf, type TargetChoice, type Tile, type Unit } from '../../../../games/meteor-storm/index.js';
import { labelled, type Translate } from '../../../../text/index.js';
import { tileLabel, tileSign, unitSign } from '../../../../text/meteor-storm/index.js';
import type { Choosing, Numbered } from '../choosing.js';
import { inPlay, unitText, type PanelModel, type Step } from './panel-model.js';
import { fittingRows, select, type Choice } from './parts.js';

type Targets = Extract<Choosing, { readonly of: 'target' }>;

/** More targets than this become a select. */
const MOST_BUTTONS = 20;

interface Shot {
  readonly number: number;
  readonly dice: number;
  readonly chance: number;
}

/** A target by its number on the picture; by its hex where there is none, and in plain words. */
function unitLabelOf({ lacksPicture }: PanelModel, t: Translate, enemy: Unit, shot: Shot): string {
  if (t.plain === true) return t('meteor-storm.plain-panel.fire-unit', { unit: unitText(t, enemy), ...shot });
  const target = `${unitSign(t, enemy)}${enemy.marked ? ' !' : ''}`;
  return lacksPicture
    ? t('meteor-storm.panel.unitTarget', { unit: unitText(t, enemy), ...shot })
    : t('meteor-storm.panel.shot', { target, ...shot });
}

function tileLabelOf({ lacksPicture }: PanelModel, t: Translate, tile: Tile, shot: Shot): string {
  const said = { tile: tileLabel(t, tile), hex: nameOf(tile.hex), ...shot };
  if (t.plain === true) return t('meteor-storm.plain-panel.fire-tile', said);
  return lacksPicture
    ? t('meteor-storm.panel.tileTarget', said)
    : t('meteor-storm.panel.shot', { target: tileSign(tile), ...shot });
}

function targetChoice(
  model: PanelModel,
  unit: Unit,
  { number, choice: { target, dice, chance } }: Numbered<TargetChoice>,
  best: number,
  t: Translate,
): Choice[] {
  const { view } = model;
  const shot: Shot = { number, dice, chance: Math.round(100 * chance) };
  const style = chance === best && chance > 0 ? 'success' : 'secondary';
  if ('unit' in target) {
    const enemy = view.units[target.unit];
    if (enemy === undefined) return [];
    const press = { name: 'hand/fire-unit', unit: unit.id, target: target.unit } as const;
    return [{ press, label: unitLabelOf(model, t, enemy, shot), style }];
  }
  const tile = tileOf(view, target.tile);
  if (tile === null) return [];
  const press = { name: 'hand/fire-tile', unit: unit.id, target: target.tile } as const;
  const icon = { name: `tile_${tile.kind}_${tile.speed}`, symbol: '' };
  return [{ press, ...labelled(t, icon, tileLabelOf(model, t, tile, shot)), style }];
}

/** What the unit may shoot at, or not. */
export function combat(model: PanelModel, { unit, choices }: Targets, t: Translate): Step {
  const { game, nonce } = model;
  const best = Math.max(...choices.map(({ choice }) => choice.chance));
  const targets = choices.flatMap((target) => targetChoice(model, unit, target, best, t));
  const placeholder = t('meteor-storm.panel.targetPlaceholder');
  const controls: Choice[] = [
    { press: { name: 'hand/hold' }, label: t('meteor-storm.panel.hold') },
    { press: { name: 'hand/undo' }, label: t('meteor-storm.panel.undo') },
  ];
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseTarget', { unit: unitText(t, unit) })],
    rows: [
      ...(targets.length <= MOST_BUTTONS
        ? fittingRows(game, targets)
        : select(game, { purpose: 'target', nonce, placeholder }, targets)),
      ...fittingRows(game, controls),
    ],
  };
}
