import { RESOURCES, UNBUILT, type Amounts, type Bonus, type Building } from '../../../../games/meteor-town/index.js';
import { element, text, widthOf } from '../../../../pictures/index.js';
import type { Translate } from '../../../../text/index.js';
import { buildingName } from '../../../../text/meteor-town/index.js';
import { boxShape, CARD, INK, line, PALE, resourceShape, SOFT } from './shapes.js';

export const BOX_WIDTH = 176;
export const BOX_HEIGHT = 106;

/** Amounts as shapes from the left, a number before what there is more than one of; and how wide that is. */
function amountsRow(t: Translate, amounts: Amounts, [x, y]: readonly [number, number]): { svg: string; end: number } {
  let svg = '';
  let end = x;
  for (const resource of RESOURCES) {
    const count = amounts[resource] ?? 0;
    if (count === 0) continue;
    if (count > 1) {
      svg += text([end, y + 7], String(count), { size: 20, bold: true });
      end += 14;
    }
    svg += resourceShape(resource, t(`meteor-town.letter.${resource}`), [end + 13, y], 12);
    end += 29;
  }
  return { svg, end };
}

/** What there is to say of a bonus in words; '' where shapes say it all. */
function bonusWords(t: Translate, bonus: Bonus): string {
  switch (bonus.kind) {
    case 'gain':
    case 'sell':
      return '';
    case 'build':
    case 'bonus-die':
      return t(`meteor-town.sheet.short.${bonus.kind}`);
    case 'permanent':
      return bonus.effect === 'dearer-sale'
        ? t('meteor-town.sheet.short.dearer-sale', { price: 2 })
        : t(`meteor-town.sheet.short.${bonus.effect}`);
    case 'end-game':
      return t(`meteor-town.sheet.short.${bonus.counts}`, { each: bonus.each });
  }
}

const INSIDE = BOX_WIDTH - 14;

/** What a line holds, in sizes of its letters. */
const LINE_WIDTH = 8.2;

/** Words in at most two lines, cut behind a colon of Japanese or Chinese, else at the space nearest the middle. */
function twoLines(words: string): string[] {
  if (widthOf(words) <= LINE_WIDTH) return [words];
  const colon = words.indexOf('：');
  if (colon > 0) return [words.slice(0, colon + 1), words.slice(colon + 1)];
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = words.length / 2;
  const [cut] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}

function bonusRow(t: Translate, { bonus }: Building, x: number, y: number, ink: string): string {
  if (bonus.kind === 'gain') {
    const { svg } = amountsRow(t, bonus.gains, [x + 18, y]);
    return text([x, y + 8], t('meteor-town.sheet.short.gain'), { size: 24, bold: true, fill: ink }) + svg;
  }
  if (bonus.kind === 'sell') {
    const { svg, end } = amountsRow(t, { [bonus.resource]: 1 }, [x + 28, y]);
    const price = bonus.dearer === undefined ? `${bonus.price}` : `${bonus.price}/${bonus.dearer.price}`;
    return (
      text([x, y + 8], '➜', { size: 24, bold: true, fill: ink }) +
      svg +
      text([end + 6, y + 8], price, { size: 24, bold: true, fill: ink })
    );
  }
  return twoLines(bonusWords(t, bonus))
    .map((words, at) => text([x, y + 2 + at * 21], words, { size: 20, fit: INSIDE, fill: ink }))
    .join('');
}

function frame(x: number, y: number, left: number): string {
  const unbuilt = left === UNBUILT;
  return element('rect', {
    x,
    y,
    width: BOX_WIDTH,
    height: BOX_HEIGHT,
    rx: 8,
    fill: left > 0 ? CARD : 'none',
    stroke: unbuilt ? PALE : INK,
    'stroke-width': unbuilt ? 2 : 3,
    'stroke-dasharray': unbuilt ? '7 6' : undefined,
  });
}

/** One building of the sheet: solid where it stands, pale and dashed where it isn't built, crossed out where it is lost. */
export function drawBuilding(t: Translate, building: Building, left: number, x: number, y: number): string {
  const ink = left > 0 ? INK : SOFT;
  const from = x + 8;
  const boxes = Array.from({ length: building.boxes }, (_, at) =>
    boxShape([x + BOX_WIDTH - 8 - (building.boxes - at) * 23, y + BOX_HEIGHT - 27], 19, left >= 0 && at >= left, ink),
  );
  const gone =
    left === 0
      ? line([x, y], [x + BOX_WIDTH, y + BOX_HEIGHT], INK, 4) + line([x + BOX_WIDTH, y], [x, y + BOX_HEIGHT], INK, 4)
      : '';
  return element(
    'g',
    {},
    frame(x, y, left),
    text([from, y + 23], buildingName(t, building.id), { size: 20, bold: true, fit: INSIDE, fill: ink }),
    left === UNBUILT ? amountsRow(t, building.cost, [from, y + BOX_HEIGHT - 17]).svg : '',
    bonusRow(t, building, from, y + 46, ink),
    ...boxes,
    gone,
  );
}
