import { RESOURCES, UNBUILT, type Amounts, type Bonus, type Building } from '../../../../games/meteor-town/index.js';
import { element, text, widthOf } from '../../../../pictures/index.js';
import type { Translate } from '../../../../text/index.js';
import { buildingName } from '../../../../text/meteor-town/index.js';
import { boxShape, CARD, INK, line, PALE, READY, READY_CARD, resourceShape, SOFT, squeezed, tick } from './shapes.js';

export const BOX_WIDTH = 177;
export const BOX_HEIGHT = 127;

const INSIDE = BOX_WIDTH - 14;

/** A building's letters: its name, and what it does. */
const NAME = 28;
const NAME_OF_TWO = 26;
const DOES = 25;

/** What a tick leaves less for a name. */
const TICK = 24;

/** Half of a resource's height where it is what one gets or sells, and where it is a cost. */
const LARGE = 17;
const SMALL = 14;

/** What stands on the sheet at one place of a building. */
export interface Standing {
  readonly building: Building;
  /** Free boxes; `UNBUILT` before it is built. */
  readonly left: number;
  /** Whoever builds could pay for it now. */
  readonly isReady: boolean;
}

/** Amounts as shapes from the left, a number before what there is more than one of; and how wide that is. */
function amountsRow(
  t: Translate,
  amounts: Amounts,
  [x, y]: readonly [number, number],
  radius: number,
): { svg: string; end: number } {
  let svg = '';
  let end = x;
  for (const resource of RESOURCES) {
    const count = amounts[resource] ?? 0;
    if (count === 0) continue;
    if (count > 1) {
      const size = radius * 1.55;
      svg += text([end, y + size * 0.36], String(count), { size, bold: true });
      end += size * 0.72;
    }
    svg += resourceShape(resource, t(`meteor-town.letter.${resource}`), [end + radius, y], radius);
    end += radius * 2.2;
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

/** Words in at most two lines, cut behind a colon of Japanese or Chinese, else at the space nearest the middle. */
function twoLines(words: string, size: number, bold = false): string[] {
  if (widthOf(words, bold) * size * 0.85 <= INSIDE) return [words];
  const colon = words.indexOf('：');
  if (colon > 0) return [words.slice(0, colon + 1), words.slice(colon + 1)];
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = words.length / 2;
  const [cut] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}

/** What a building does, from that point on: shapes around its height, or lines of words. */
function bonusRow(
  t: Translate,
  { bonus }: Building,
  words: readonly string[],
  x: number,
  y: number,
  ink: string,
): string {
  const sign = { size: 32, bold: true, fill: ink } as const;
  if (bonus.kind === 'gain')
    return (
      text([x, y + 11], t('meteor-town.sheet.short.gain'), sign) + amountsRow(t, bonus.gains, [x + 27, y], LARGE).svg
    );
  if (bonus.kind === 'sell') {
    const { svg, end } = amountsRow(t, { [bonus.resource]: 1 }, [x + 35, y], LARGE);
    const price = bonus.dearer === undefined ? `${bonus.price}` : `${bonus.price}/${bonus.dearer.price}`;
    return text([x, y + 11], '➜', sign) + svg + text([end + 7, y + 11], price, sign);
  }
  return words
    .map((said, at) =>
      squeezed([x, y + 9 + (at - (words.length - 1) / 2) * 26], said, { size: DOES, fit: INSIDE, fill: ink }),
    )
    .join('');
}

function frame(x: number, y: number, { left, isReady }: Standing): string {
  const unbuilt = left === UNBUILT && !isReady;
  return element('rect', {
    x,
    y,
    width: BOX_WIDTH,
    height: BOX_HEIGHT,
    rx: 8,
    fill: left > 0 ? CARD : isReady ? READY_CARD : 'none',
    stroke: isReady ? READY : unbuilt ? PALE : INK,
    'stroke-width': isReady ? 5 : unbuilt ? 2 : 3,
    'stroke-dasharray': unbuilt ? '7 6' : undefined,
  });
}

/**
 * One building of the sheet: solid where it stands, with a tick where it can be paid for, pale and dashed where it
 * can't, crossed out where it is lost.
 */
export function drawBuilding(t: Translate, standing: Standing, x: number, y: number): string {
  const { building, left, isReady } = standing;
  const ink = left > 0 || isReady ? INK : SOFT;
  const from = x + 8;
  const does = twoLines(bonusWords(t, building.bonus), DOES);
  const name = buildingName(t, building.id);
  // Two lines of a name leave room for one of what it does.
  const names = does.length > 1 ? [name] : twoLines(name, NAME, true);
  const size = names.length > 1 ? NAME_OF_TWO : NAME;
  const boxes = Array.from({ length: building.boxes }, (_, at) =>
    boxShape([x + BOX_WIDTH - 7 - (building.boxes - at) * 23, y + BOX_HEIGHT - 29], 20, left >= 0 && at >= left, ink),
  );
  const gone =
    left === 0
      ? line([x, y], [x + BOX_WIDTH, y + BOX_HEIGHT], INK, 4) + line([x + BOX_WIDTH, y], [x, y + BOX_HEIGHT], INK, 4)
      : '';
  return element(
    'g',
    {},
    frame(x, y, standing),
    ...names.map((said, at) =>
      squeezed([from, y + (names.length > 1 ? 26 : 29) + at * 25], said, {
        size,
        bold: true,
        fit: INSIDE - (isReady && at === 0 ? TICK : 0),
        fill: ink,
      }),
    ),
    left === UNBUILT ? amountsRow(t, building.cost, [from, y + BOX_HEIGHT - 19], SMALL).svg : '',
    bonusRow(t, building, does, from, y + (names.length > 1 ? 74 : 62), ink),
    ...boxes,
    gone,
    isReady ? tick([x + BOX_WIDTH - 10, y + 10], 14) : '',
  );
}
