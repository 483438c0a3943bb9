import { buildingNamed, type BuildingId, type StrikeChoice, type Town } from '../../../../games/meteor-town/index.js';
import { labelled, type Labelled, type Translate } from '../../../../text/index.js';
import { boxesLeft, boxesText, buildingDoes, buildingMark, buildingName } from '../../../../text/meteor-town/index.js';
import type { Inside, TownModel } from './models.js';
import { fittingRows, text, type Choice } from './parts.js';

function targetLabel(town: Town, id: BuildingId, t: Translate): Labelled {
  const left = boxesLeft(town, id);
  const name = buildingName(t, id);
  const boxes = buildingNamed(id)?.boxes ?? left;
  const last = left === 1;
  if (t.plain === true)
    return {
      label: t(last ? 'meteor-town.plain-panel.hit-last' : 'meteor-town.plain-panel.hit', { name, left, boxes }),
    };
  const filling = { name, boxes: boxesText(left, boxes) };
  return labelled(
    t,
    buildingMark(id),
    last ? t('meteor-town.panel.target-last', filling) : t('meteor-town.panel.target', filling),
  );
}

/** What one meteor may do: a button each; with only one way, that it falls first. */
function targets({ town }: TownModel, { meteor, buildings, craters }: StrikeChoice, t: Translate): Choice[] {
  const hits = buildings.map((building): Choice => ({
    press: { name: 'town/hit', meteor, building },
    ...targetLabel(town, building, t),
    style: boxesLeft(town, building) === 1 ? 'danger' : 'secondary',
  }));
  const holes = craters.map((column): Choice => ({
    press: { name: 'town/crater', meteor, column },
    label: t(t.plain === true ? 'meteor-town.plain-panel.crater' : 'meteor-town.panel.target-crater', { column }),
    style: 'danger',
  }));
  if (hits.length + holes.length > 0) return [...hits, ...holes];
  return [
    {
      press: { name: 'town/hit', meteor, building: null },
      label: t('meteor-town.panel.target-any', { column: meteor }),
    },
  ];
}

/** Where the meteors that leave a choice fall, and which number is written. */
export function strikeParts(model: TownModel, t: Translate): readonly Inside[] {
  const { game, view } = model;
  const { strikes = [], write = [], mayTakeBack = false } = view.choices ?? {};
  const rows = strikes.flatMap((choice): Inside[] => [
    text(
      choice.craters.length > 0
        ? t('meteor-town.panel.meteor-crater', { column: choice.meteor })
        : t('meteor-town.panel.meteor', { column: choice.meteor }),
      ...choice.buildings.map((building) => buildingDoes(t, building)),
    ),
    ...fittingRows(game, targets(model, choice, t)),
  ]);
  const written = write.map((number): Choice => ({
    press: { name: 'town/write', number },
    label: t('meteor-town.panel.write-number', { number }),
  }));
  const back: Choice[] = mayTakeBack ? [{ press: { name: 'town/back' }, label: t('meteor-town.panel.take-back') }] : [];
  return [
    ...rows,
    ...(written.length > 0 ? [text(t('meteor-town.panel.write')), ...fittingRows(game, written)] : []),
    ...fittingRows(game, back),
  ];
}
