import {
  isLost,
  markerAt,
  nameOf,
  UNITS,
  wayOf,
  type FeatureKind,
  type PublicView,
  type Seat,
  type Side,
  type Tile,
  type Unit,
} from '../../games/meteor-storm/index.js';
import { listed, listedApart } from '../lists.js';
import { seatName, type People } from '../names.js';
import type { Translate } from '../translate.js';
import { sideLetter, tileLabel, unitSign } from './names.js';

const SIDES: readonly Side[] = [0, 1];
const FEATURES: readonly FeatureKind[] = ['planet', 'asteroids', 'debris', 'rift'];

function unitText(t: Translate, unit: Unit): string {
  const said = { sign: unitSign(t, unit), hex: nameOf(unit.hex), left: unit.left, hits: UNITS[unit.kind].hits };
  return t(unit.marked ? 'meteor-storm.board.unitMarked' : 'meteor-storm.board.unit', said);
}

function sideText(t: Translate, view: PublicView, people: People, side: Seat): string[] {
  const units = view.units.filter((unit) => unit.side === side && !isLost(unit));
  const head = t('meteor-storm.board.side', {
    side: sideLetter(side),
    player: seatName(t, people, side),
    points: view.points[side === 0 ? 0 : 1],
    cards: view.seats[side]?.cards ?? 0,
  });
  const list =
    units.length === 0
      ? t('meteor-storm.board.noUnits')
      : listedApart(
          t,
          units.map((unit) => unitText(t, unit)),
        );
  return [`**${head}**`, list];
}

function tileText(t: Translate, tile: Tile): string {
  const { path, leaves } = wayOf(tile);
  const said = { hex: nameOf(tile.hex), tile: tileLabel(t, tile) };
  const line = leaves
    ? t('meteor-storm.board.tileLeaves', said)
    : t('meteor-storm.board.tile', { ...said, to: nameOf(path.at(-1) ?? tile.hex) });
  return tile.hitBy === null
    ? line
    : t('common.remark', { text: line, remark: t('meteor-storm.board.tileHit', { side: sideLetter(tile.hitBy) }) });
}

function featureText(t: Translate, view: PublicView, kind: FeatureKind): string | null {
  const names = view.features
    .filter((feature) => feature.kind === kind)
    .map(({ hex }) => {
      const marker = markerAt(view, hex);
      return marker === null
        ? nameOf(hex)
        : t('meteor-storm.board.marker', { hex: nameOf(hex), side: sideLetter(marker.side) });
    });
  return names.length === 0 ? null : `${t(`meteor-storm.feature.${kind}`)} ${listed(t, names)}`;
}

/** How many points each side has, and how many win. */
export const pointsLine = (t: Translate, view: PublicView, people: People): string =>
  t('meteor-storm.board.points', {
    a: seatName(t, people, 0),
    pointsA: view.points[0],
    b: seatName(t, people, 1),
    pointsB: view.points[1],
    target: view.target,
  });

/** All that the picture shows, in words. */
export function boardText(t: Translate, view: PublicView, people: People): string {
  const tiles = view.tiles.map((tile) => tileText(t, tile));
  const features = FEATURES.flatMap((kind) => featureText(t, view, kind) ?? []);
  return [
    `**${t('meteor-storm.board.textTitle', { turn: view.turn })}**`,
    ...SIDES.flatMap((side) => sideText(t, view, people, side)),
    `**${t('meteor-storm.board.tiles')}**`,
    tiles.length === 0 ? t('meteor-storm.board.noTiles') : listedApart(t, tiles),
    t('meteor-storm.board.stack', { left: view.stackLeft }),
    `**${t('meteor-storm.board.features')}**`,
    features.length === 0 ? t('meteor-storm.board.noFeatures') : listedApart(t, features),
  ].join('\n');
}
