import {
  BUILDINGS,
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

export const WIDTH = 900;
export const HEIGHT = 1200;

const MARGIN = 10;
const STEP_X = (WIDTH - 2 * MARGIN) / 6;
const STEP_Y = BOX_HEIGHT + 8;
const TOP = 62;
/** The middle of the row of dice below the columns. */
const DICE_Y = TOP + 4 * STEP_Y + 40;
const TRACKS_Y = DICE_Y + 92;
/** What is said of a column stands below its die. */
const WORD_Y = DICE_Y + 62;
const TRACK_STEP = 39;
const TURNS_Y = TRACKS_Y + 5 * TRACK_STEP + 4;

const columnX = (column: Face): number => MARGIN + (column - 1) * STEP_X + (STEP_X - BOX_WIDTH) / 2;
const middleOf = (column: Face): number => MARGIN + (column - 0.5) * STEP_X;

function head(t: Translate, town: Town): string {
  const title =
    town.step === 'finished' ? t('meteor-town.sheet.finished') : t('meteor-town.sheet.title', { turn: town.turn });
  const points = t('meteor-town.sheet.points', { points: scoreOf(town).total });
  return (
    text([MARGIN + 5, 44], title, { size: 34, bold: true }) +
    text([WIDTH - MARGIN - 5, 44], points, { size: 34, bold: true, anchor: 'end' })
  );
}

const buildings = (t: Translate, town: Town): string[] =>
  BUILDINGS.map((building, at) => {
    const y = TOP + (4 - building.row) * STEP_Y;
    return drawBuilding(t, building, town.boxes[at] ?? UNBUILT, columnX(building.column), y);
  });

/** A crater: a dotted arc, and its word. */
function crater(t: Translate, column: Face): string {
  const [x, y] = [middleOf(column), DICE_Y + 24];
  return (
    element('path', {
      d: `M${x - 62} ${y - 40}A62 58 0 0 0 ${x + 62} ${y - 40}`,
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    }) + text([x, WORD_Y], t('meteor-town.sheet.crater'), { size: 20, bold: true, anchor: 'middle' })
  );
}

/** The column that may not be rolled: bars over its die, and the word. */
function bars(t: Translate, column: Face): string {
  const x = middleOf(column);
  const strokes = [-22, 0, 22].map((dx) => line([x + dx - 12, DICE_Y + 32], [x + dx + 12, DICE_Y - 32], INK, 6));
  return (
    strokes.join('') + text([x, WORD_Y], t('meteor-town.sheet.barred'), { size: 20, bold: true, anchor: 'middle' })
  );
}

const dice = (t: Translate, town: Town): string[] =>
  FACES.map(
    (column) =>
      dieShape(column, [middleOf(column), DICE_Y], 52) +
      (hasCrater(town, column) ? crater(t, column) : '') +
      (town.forbidden === column ? bars(t, column) : ''),
  );

/** Ten boxes of a track, as many filled as there is of the resource, and the number. */
function track(t: Translate, resource: Resource, amount: number, at: number): string {
  const y = TRACKS_Y + at * TRACK_STEP;
  const boxes = Array.from({ length: TRACK }, (_, box) => {
    const x = MARGIN + 210 + box * 56;
    const there = box < amount;
    return (
      element('rect', {
        x,
        y: y - 16,
        width: 50,
        height: 32,
        rx: 4,
        fill: CARD,
        stroke: there ? INK : '#c9ced8',
        'stroke-width': 2,
      }) + (there ? resourceShape(resource, t(`meteor-town.letter.${resource}`), [x + 25, y], 12) : '')
    );
  });
  return (
    resourceShape(resource, t(`meteor-town.letter.${resource}`), [MARGIN + 22, y], 14) +
    text([MARGIN + 46, y + 8], t(`meteor-town.resource.${resource}`), { size: 24, fit: 110 }) +
    text([MARGIN + 196, y + 9], String(amount), { size: 26, bold: true, anchor: 'end' }) +
    boxes.join('')
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
      height: 112,
      rx: 6,
      fill: CARD,
      stroke: INK,
      'stroke-width': now ? 5 : 1.5,
    }) +
    text([middle, TURNS_Y + 32], String(turn), { size: 26, bold: now, anchor: 'middle' }) +
    text([middle, TURNS_Y + 66], stars === '' ? '–' : stars, { size: 26, anchor: 'middle', fit: wide - 8 }) +
    text([middle, TURNS_Y + 100], fell.join(' '), { size: 24, bold: true, anchor: 'middle' }) +
    (written === null ? '' : line([middle - 20, TURNS_Y + 106], [middle + 20, TURNS_Y + 106], INK, 3))
  );
}

function turns(t: Translate, town: Town): string[] {
  const label = (at: number, words: string): string =>
    text([MARGIN + 5, TURNS_Y + at], words, { size: 20, fit: 92, fill: SOFT });
  return [
    label(32, t('meteor-town.sheet.turns')),
    label(66, t('meteor-town.sheet.meteors')),
    label(100, t('meteor-town.sheet.fell')),
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
      ...RESOURCES.map((resource, at) => track(t, resource, town.stock[resource], at)),
      ...turns(t, town),
    ),
  );
