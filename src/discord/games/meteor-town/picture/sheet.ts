import {
  BUILDINGS,
  costOf,
  FACES,
  hasCrater,
  METEORS,
  RESOURCES,
  scoreOf,
  TRACK,
  TURNS,
  UNBUILT,
  type Face,
  type Resource,
  type Town,
} from '../../../../games/meteor-town/index.js';
import { document, element, inLanguage, text } from '../../../../pictures/index.js';
import type { Translate } from '../../../../text/index.js';
import { BOX_HEIGHT, BOX_WIDTH, drawBuilding } from './building.js';
import { CARD, dieShape, INK, line, PAPER, resourceShape, SOFT } from './shapes.js';

/** Landscape, as Discord shows nothing higher than 350 pixels. */
export const WIDTH = 1100;
export const HEIGHT = 700;

const MARGIN = 8;
const STEP_X = (WIDTH - 2 * MARGIN) / 6;
const STEP_Y = BOX_HEIGHT + 6;
const TOP = 48;
/** The middle of the row of dice below the columns. */
const DICE_Y = TOP + 4 * STEP_Y + 24;
const STOCK_Y = DICE_Y + 57;
const TURNS_Y = STOCK_Y + 31;
const TURNS_HEIGHT = HEIGHT - TURNS_Y - 6;

const columnX = (column: Face): number => MARGIN + (column - 1) * STEP_X + (STEP_X - BOX_WIDTH) / 2;

function head(t: Translate, town: Town): string {
  const title =
    town.step === 'finished' ? t('meteor-town.sheet.finished') : t('meteor-town.sheet.title', { turn: town.turn });
  const points = t('meteor-town.sheet.points', { points: scoreOf(town).total });
  return (
    text([MARGIN + 5, 37], title, { size: 34, bold: true }) +
    text([WIDTH - MARGIN - 5, 37], points, { size: 34, bold: true, anchor: 'end' })
  );
}

const buildings = (t: Translate, town: Town): string[] =>
  BUILDINGS.map((drawn, at) => {
    const building = { ...drawn, cost: costOf(town, drawn) };
    const y = TOP + (4 - building.row) * STEP_Y;
    return drawBuilding(t, building, town.boxes[at] ?? UNBUILT, columnX(building.column), y);
  });

/** Dice lie at the left of their columns, so that a word has room beside them. */
const dieX = (column: Face): number => columnX(column) + 30;

/** What is said of a column beside its die, in two lines, as a crater and a bar may come together. */
const said = (column: Face, words: string, line: 0 | 1): string =>
  text([dieX(column) + 40, DICE_Y - 3 + line * 22], words, { size: 22, bold: true, fit: BOX_WIDTH - 74 });

/** A crater: a dotted arc, and its word. */
function crater(t: Translate, column: Face): string {
  const [x, y] = [dieX(column), DICE_Y];
  return (
    element('path', {
      d: `M${x - 30} ${y - 8}A32 34 0 0 0 ${x + 30} ${y - 8}`,
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    }) + said(column, t('meteor-town.sheet.crater'), 0)
  );
}

/** The column that may not be rolled: bars over its die, and the word. */
function bars(t: Translate, column: Face): string {
  const x = dieX(column);
  const strokes = [-18, 0, 18].map((dx) => line([x + dx - 10, DICE_Y + 26], [x + dx + 10, DICE_Y - 26], INK, 6));
  return strokes.join('') + said(column, t('meteor-town.sheet.barred'), 1);
}

const dice = (t: Translate, town: Town): string[] =>
  FACES.map(
    (column) =>
      dieShape(column, [dieX(column), DICE_Y], 44) +
      (hasCrater(town, column) ? crater(t, column) : '') +
      (town.forbidden === column ? bars(t, column) : ''),
  );

/** How much there is of a resource, of the most that there may be. */
function stock(t: Translate, resource: Resource, amount: number, at: number): string {
  const wide = (WIDTH - 2 * MARGIN) / RESOURCES.length;
  const x = MARGIN + at * wide;
  return (
    resourceShape(resource, t(`meteor-town.letter.${resource}`), [x + 26, STOCK_Y], 18) +
    text([x + 54, STOCK_Y + 10], `${amount}/${TRACK}`, { size: 28, bold: true }) +
    text([x + 150, STOCK_Y + 9], t(`meteor-town.resource.${resource}`), { size: 22, fit: wide - 156, fill: SOFT })
  );
}

/** The turn tracker: turns, their meteors, where those fell. A strike number is framed. */
function turnCell(town: Town, turn: number): string {
  const wide = (WIDTH - 2 * MARGIN - 100) / TURNS;
  const x = MARGIN + 100 + (turn - 1) * wide;
  const now = turn === town.turn && town.step !== 'finished';
  const fell = town.fallen[turn - 1] ?? [];
  const written = town.written[turn - 1] ?? null;
  const middle = x + wide / 2;
  const stars = '☄'.repeat(METEORS[turn - 1] ?? 0);
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
    text([middle, TURNS_Y + 26], String(turn), { size: 26, bold: now, anchor: 'middle' }) +
    text([middle, TURNS_Y + 53], stars === '' ? '–' : stars, { size: 26, anchor: 'middle', fit: wide - 8 }) +
    text([middle, TURNS_Y + 80], fell.join(' '), { size: 24, bold: true, anchor: 'middle' }) +
    (written === null ? '' : line([middle - 20, TURNS_Y + 84], [middle + 20, TURNS_Y + 84], INK, 3))
  );
}

function turns(t: Translate, town: Town): string[] {
  const label = (at: number, words: string): string =>
    text([MARGIN + 5, TURNS_Y + at], words, { size: 20, fit: 92, fill: SOFT });
  return [
    label(26, t('meteor-town.sheet.turns')),
    label(53, t('meteor-town.sheet.meteors')),
    label(80, t('meteor-town.sheet.fell')),
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
      head(t, town),
      ...buildings(t, town),
      ...dice(t, town),
      ...RESOURCES.map((resource, at) => stock(t, resource, town.stock[resource], at)),
      ...turns(t, town),
    ),
  );
