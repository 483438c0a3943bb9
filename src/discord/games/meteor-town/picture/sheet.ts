import {
  buildable,
  BUILDINGS,
  costOf,
  FACES,
  hasCrater,
  METEORS,
  RESOURCES,
  scoreOf,
  TURNS,
  UNBUILT,
  type Face,
  type Town,
} from '../../../../games/meteor-town/index.js';
import { document, element, inLanguage, text, widthOf } from '../../../../pictures/index.js';
import type { Translate } from '../../../../text/index.js';
import { BOX_HEIGHT, BOX_WIDTH, drawBuilding } from './building.js';
import { CARD, dieShape, INK, line, meteorShape, PAPER, resourceShape, SOFT, squeezed } from './shapes.js';

/** Landscape, as Discord shows nothing higher than 350 pixels. */
export const WIDTH = 1100;
export const HEIGHT = 700;

const MARGIN = 6;
const STEP_X = (WIDTH - 2 * MARGIN) / 6;
const STEP_Y = BOX_HEIGHT + 5;
/** The middle of the row of resources and points. */
const STOCK_Y = 27;
const TOP = 54;
/** The middle of the row of dice below the columns. */
const DICE_Y = TOP + 4 * STEP_Y + 21;
const TURNS_Y = DICE_Y + 27;
const TURNS_HEIGHT = HEIGHT - TURNS_Y - 6;

const columnX = (column: Face): number => MARGIN + (column - 1) * STEP_X + (STEP_X - BOX_WIDTH) / 2;

const POINTS_WIDTH = 196;

function points(t: Translate, town: Town): string {
  const words = t('meteor-town.sheet.points', { points: scoreOf(town).total });
  return squeezed([WIDTH - MARGIN - 4, STOCK_Y + 12], words, {
    size: 34,
    bold: true,
    anchor: 'end',
    fit: POINTS_WIDTH,
  });
}

function buildings(t: Translate, town: Town): string[] {
  const ready = town.step === 'finished' ? [] : buildable(town);
  return BUILDINGS.map((drawn, at) => {
    const building = { ...drawn, cost: costOf(town, drawn) };
    const standing = { building, left: town.boxes[at] ?? UNBUILT, isReady: ready.includes(drawn) };
    return drawBuilding(t, standing, columnX(building.column), TOP + (4 - building.row) * STEP_Y);
  });
}

/** Dice lie at the left of their columns, so that a word has room beside them. */
const dieX = (column: Face): number => columnX(column) + 30;

/** What is said of a column beside its die, in two lines where a crater and a bar come together. */
function said(town: Town, column: Face, words: string, line: 0 | 1): string {
  const both = hasCrater(town, column) && town.forbidden === column;
  const y = both ? DICE_Y - 3 + line * 21 : DICE_Y + 9;
  return squeezed([dieX(column) + 38, y], words, { size: both ? 22 : 26, bold: true, fit: BOX_WIDTH - 70 });
}

/** A crater: a dotted arc, and its word. */
function crater(t: Translate, town: Town, column: Face): string {
  const [x, y] = [dieX(column), DICE_Y];
  return (
    element('path', {
      d: `M${x - 29} ${y - 8}A30 31 0 0 0 ${x + 29} ${y - 8}`,
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    }) + said(town, column, t('meteor-town.sheet.crater'), 0)
  );
}

/** The column that may not be rolled: bars over its die, and the word. */
function bars(t: Translate, town: Town, column: Face): string {
  const x = dieX(column);
  const strokes = [-16, 0, 16].map((dx) => line([x + dx - 9, DICE_Y + 22], [x + dx + 9, DICE_Y - 22], INK, 6));
  return strokes.join('') + said(town, column, t('meteor-town.sheet.barred'), 1);
}

const dice = (t: Translate, town: Town): string[] =>
  FACES.map(
    (column) =>
      dieShape(column, [dieX(column), DICE_Y], 38) +
      (hasCrater(town, column) ? crater(t, town, column) : '') +
      (town.forbidden === column ? bars(t, town, column) : ''),
  );

/** What a resource's shape and its number take; names share what is left by their lengths. */
const STOCK_SHAPE = 52;
const STOCK_NUMBER = 56;

/** How much there is of each resource. */
function stock(t: Translate, town: Town): string[] {
  const names = RESOURCES.map((resource) => t(`meteor-town.resource.${resource}`));
  const all = names.reduce((sum, name) => sum + widthOf(name), 0);
  const room = WIDTH - 2 * MARGIN - POINTS_WIDTH - RESOURCES.length * (STOCK_SHAPE + STOCK_NUMBER);
  let x = MARGIN;
  return RESOURCES.map((resource, at) => {
    const [name = '', amount, from] = [names[at], String(town.stock[resource]), x];
    const wide = (room * widthOf(name)) / all;
    x += STOCK_SHAPE + STOCK_NUMBER + wide;
    const after = from + STOCK_SHAPE + 23 * amount.length + 6;
    return (
      resourceShape(resource, t(`meteor-town.letter.${resource}`), [from + 25, STOCK_Y], 20) +
      text([from + STOCK_SHAPE, STOCK_Y + 12], amount, { size: 34, bold: true }) +
      squeezed([after, STOCK_Y + 10], name, { size: 25, fit: x - after - 4, fill: SOFT })
    );
  });
}

const LABEL_WIDTH = 86;

/** A turn's meteors: where they fell, the strike number underlined; before that how many there will be. */
function meteorsOf(town: Town, turn: number, middle: number, y: number): string {
  const fell = town.fallen[turn - 1] ?? [];
  const count = METEORS[turn - 1] ?? 0;
  if (count === 0) return text([middle, y + 9], '–', { size: 26, anchor: 'middle' });
  if (fell.length === 0)
    return Array.from({ length: count }, (_, at) => meteorShape([middle + (at - (count - 1) / 2) * 30, y])).join('');
  const written = town.written[turn - 1] ?? null;
  return (
    text([middle, y + 9], fell.join(' '), { size: 27, bold: true, anchor: 'middle' }) +
    (written === null ? '' : line([middle - 20, y + 14], [middle + 20, y + 14], INK, 3))
  );
}

/** The turn tracker: turns, and their meteors. */
function turnCell(town: Town, turn: number): string {
  const wide = (WIDTH - 2 * MARGIN - LABEL_WIDTH) / TURNS;
  const x = MARGIN + LABEL_WIDTH + (turn - 1) * wide;
  const now = turn === town.turn && town.step !== 'finished';
  const middle = x + wide / 2;
  return (
    element('rect', {
      x: x + 2,
      y: TURNS_Y,
      width: wide - 4,
      height: TURNS_HEIGHT,
      rx: 6,
      fill: CARD,
      stroke: INK,
      'stroke-width': now ? 5 : 1.5,
    }) +
    text([middle, TURNS_Y + 27], String(turn), { size: 27, bold: now, anchor: 'middle' }) +
    meteorsOf(town, turn, middle, TURNS_Y + 49)
  );
}

function turns(t: Translate, town: Town): string[] {
  const label = (at: number, words: string): string =>
    squeezed([MARGIN + 2, TURNS_Y + at], words, { size: 24, fit: LABEL_WIDTH - 6, fill: SOFT });
  return [
    label(26, t('meteor-town.sheet.turns')),
    label(58, t('meteor-town.sheet.meteors')),
    ...Array.from({ length: TURNS }, (_, at) => turnCell(town, at + 1)),
  ];
}

/** What a picture of a sheet says, for those who don't see it. */
export const sheetAlt = (t: Translate, town: Town): string =>
  t('meteor-town.sheet.alt', {
    turn: town.turn,
    points: scoreOf(town).total,
    standing: town.boxes.filter((left) => left > 0).length,
    craters: town.craters.length,
  });

/** The sheet as a picture. Nothing is said by colour alone: letters, shapes, frames and words say it too. */
export const drawSheet = (t: Translate, town: Town): string =>
  inLanguage(
    t.locale,
    document(
      WIDTH,
      HEIGHT,
      sheetAlt(t, town),
      element('rect', { width: WIDTH, height: HEIGHT, fill: PAPER }),
      points(t, town),
      ...buildings(t, town),
      ...dice(t, town),
      ...stock(t, town),
      ...turns(t, town),
    ),
  );
