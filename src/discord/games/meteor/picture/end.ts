import { EMPTY_SEAT_TALLY } from '../../../../games/meteor/index.js';
import type { Fallen, MeteorView, PublicView, Strike } from '../../../../games/meteor/index.js';
import { text, widthOf } from '../../../../pictures/index.js';
import { seconds, type People, type Translate } from '../../../../text/index.js';
import { modeName } from '../../../../text/meteor/index.js';
import { OUTLINE, drawnAt, letters } from '../art/canvas.js';
import { zoneDrawing } from '../art/kinds.js';
import { bossMeteor, meteorOfSize } from '../art/meteors.js';
import { readyRocket } from '../art/rockets.js';
import { crewOn, nameOn } from './crew.js';
import { burst, edgeAt, PAPER, scene, SMALLEST, WIDTH } from './scenery.js';

/** What the picture of an end is drawn from. */
export interface EndScene {
  readonly view: PublicView;
  readonly people: People;
}

/** A meteor as the end left it. */
type Cell =
  | { readonly kind: 'fallen'; readonly letter: string; readonly meteor: Fallen }
  | { readonly kind: 'left'; readonly letter: string; readonly meteor: MeteorView };

const MOST_IN_A_ROW = 6;
const FIRE = '#ffc23a';
const BLAST = '#ff6a4d';
const FIELD_TOP = 204;
const FIELD_HEIGHT = 232;
/** For the words below a meteor. */
const WORDS_HEIGHT = 38;

/** The field as it fell, in the order in which its meteors were named. */
export const cellsOf = ({ fallen, survivors, letters: named }: PublicView): readonly Cell[] =>
  [
    ...fallen.map((meteor): Cell => ({ kind: 'fallen', letter: meteor.letter, meteor })),
    ...survivors.map((meteor): Cell => ({ kind: 'left', letter: meteor.letter, meteor })),
  ].sort((a, b) => named.indexOf(a.letter) - named.indexOf(b.letter));

function cellWords(t: Translate, cell: Cell, lost: boolean): string {
  if (cell.kind === 'left') return t(lost ? 'meteor.picture.hit' : 'meteor.picture.left');
  return cell.meteor.overkill ? t('meteor.picture.overkill') : t('meteor.picture.zone', { zone: cell.meteor.zone });
}

function shape({ kind, meteor }: Cell, x: number, y: number, side: number): string {
  const skull = meteor.boss === null ? '' : drawnAt(x + side * 0.22, y - side * 0.5, side * 0.34, bossMeteor());
  if (kind === 'left') return drawnAt(x - side / 2, y - side / 2, side, meteorOfSize(meteor.size ?? 0)) + skull;
  return (
    burst(x, y, side / 2, meteor.overkill ? BLAST : FIRE) +
    letters(x, y, side * 0.44, String(meteor.size), OUTLINE) +
    skull
  );
}

function fieldOn(t: Translate, cells: readonly Cell[], lost: boolean): string {
  const rows = Math.max(1, Math.ceil(cells.length / MOST_IN_A_ROW));
  const inARow = Math.max(1, Math.ceil(cells.length / rows));
  const high = FIELD_HEIGHT / Math.max(2, rows);
  const wide = Math.min(240, (WIDTH - 40) / inARow);
  const side = high - WORDS_HEIGHT;
  // A field of one row stands in the middle.
  const top = FIELD_TOP + (FIELD_HEIGHT - rows * high) / 2;
  return cells
    .map((cell, at) => {
      const row = Math.floor(at / inARow);
      const count = Math.min(inARow, cells.length - row * inARow);
      const x = WIDTH / 2 + ((at % inARow) - (count - 1) / 2) * wide;
      const y = top + row * high + side / 2;
      const style = { anchor: 'middle', fill: PAPER, fit: wide - 6 } as const;
      return [
        shape(cell, x, y, side),
        text([x + side / 2 + 26, y + 14], cell.letter, { ...style, size: 38, bold: true }),
        text([x, y + side / 2 + 27], cellWords(t, cell, lost), { ...style, size: SMALLEST }),
      ].join('');
    })
    .join('');
}

/** A name takes a little more room than is reckoned with. */
const ROOM = 1.07;

/** The Rockets that counted, who launched them, and what they hit. */
function bestOn(t: Translate, people: People, { rockets, size, target }: Strike): string {
  const style = { size: 34, fill: PAPER } as const;
  const counted = rockets.filter(({ counts }) => counts);
  const most = 480 / Math.max(1, counted.length);
  const y = 488;
  let x = 310;
  const shots = counted.map(({ seat, damage }) => {
    const name = nameOn(t, people, seat);
    const wide = Math.min(most, widthOf(name) * style.size * ROOM);
    const shot = drawnAt(x, y - 46, 60, readyRocket(damage)) + text([x + 62, y], name, { ...style, fit: wide });
    x += 62 + wide + 18;
    return shot;
  });
  return [
    text([46, y], t('meteor.picture.best'), { ...style, bold: true, fit: 250 }),
    ...shots,
    text([x, y], '➜', style),
    drawnAt(x + 44, y - 52, 72, meteorOfSize(size)),
    text([x + 126, y], target, { ...style, bold: true }),
  ].join('');
}

/** Where what hit Earth came down. */
const impacts = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const x = WIDTH * ((at + 1) / (count + 1));
    return burst(x, edgeAt(x), 40, BLAST) + burst(x, edgeAt(x), 22, FIRE);
  }).join('');

const factsOf = (t: Translate, view: PublicView): readonly string[] => [
  [
    modeName(t, view.options.mode),
    t('meteor.picture.destroyed', { destroyed: view.fallen.length, all: view.fallen.length + view.survivors.length }),
  ].join(' · '),
  ...(view.outcome === null
    ? []
    : [t('meteor.end.when', { zone: Math.max(1, view.outcome.zone), seconds: seconds(t, view.outcome.left) })]),
];

/** The end of a game: Earth, the field as it fell, the best salvo and the crew. */
export function endSvg(t: Translate, { view, people }: EndScene): string {
  const mood = view.outcome?.result ?? 'abandoned';
  const lost = mood === 'lost';
  const crew = view.seats.map(({ seat, robot }) => {
    const { rockets } = view.deeds[seat] ?? EMPTY_SEAT_TALLY;
    return { seat, robot, did: rockets === 0 ? null : t('meteor.picture.rockets', { count: rockets }) };
  });
  return scene(
    { mood, title: t(`meteor.picture.title.${mood}`), facts: factsOf(t, view) },
    drawnAt(WIDTH - 166, 24, 130, zoneDrawing(Math.max(1, view.outcome?.zone ?? 1))),
    fieldOn(t, cellsOf(view), lost),
    lost ? impacts(view.survivors.length) : '',
    view.tally.best === null ? '' : bestOn(t, people, view.tally.best),
    crewOn(t, people, crew, 628),
  );
}
