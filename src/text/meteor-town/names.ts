import {
  ANY_RESOURCE,
  BUILDINGS,
  buildingNamed,
  FACES,
  RESOURCES,
  scoreOf,
  standingIn,
  type Amounts,
  type Bonus,
  type Building,
  type BuildingId,
  type Face,
  type Medal,
  type Town,
} from '../../games/meteor-town/index.js';
import { icon, type Mark } from '../icons.js';
import { listed, listedApart } from '../lists.js';
import { wordsAlone } from '../plain.js';
import { isPlainKey, type Translate } from '../translate.js';

/** A thing that came from outside and has no name is called by its id. */
const named = (t: Translate, key: string, id: string): string => (isPlainKey(key) ? t(key) : id);

export const buildingName = (t: Translate, id: BuildingId): string => named(t, `meteor-town.building.${id}`, id);

/** The emoji that shows a building. */
export const buildingEmoji = (id: BuildingId): string => `town_${id.replaceAll('-', '_')}`;

/** A building's picture; nothing where the bot has no emoji. */
export const buildingMark = (id: BuildingId): Mark => ({ name: buildingEmoji(id), symbol: '' });

export const medalName = (t: Translate, medal: Medal['id'] | null): string =>
  medal === null ? '' : t(`meteor-town.medal.${medal}`);

export const medalSign = (t: Translate, medal: Medal['id'] | null): string =>
  medal === null ? '' : t(`meteor-town.medal-sign.${medal}`);

export const robotName = (t: Translate, level: string): string => named(t, `meteor-town.robot.${level}`, level);

/** What a die is for, with its sign; the word alone in plain words. */
export function roleName(t: Translate, role: 'town' | 'meteor' | 'modifier'): string {
  const name = t(`meteor-town.role.${role}`);
  return t.plain === true ? wordsAlone(t, name) : name;
}

/** `2 wood, 1 stone`; empty for nothing. */
export const amountsText = (t: Translate, amounts: Amounts): string =>
  listed(
    t,
    RESOURCES.flatMap((resource) => {
      const count = amounts[resource] ?? 0;
      const name = t(`meteor-town.resource.${resource}`);
      return count === 0 ? [] : [t('meteor-town.amount', { count, resource: name })];
    }),
  );

/** `2W S`, as costs stand on the sheet; empty for nothing. */
export const lettersText = (t: Translate, amounts: Amounts): string =>
  RESOURCES.flatMap((resource) => {
    const count = amounts[resource] ?? 0;
    return count === 0 ? [] : [`${count === 1 ? '' : count}${t(`meteor-town.letter.${resource}`)}`];
  }).join(' ');

/** `🪵3 🪨1 …`, every resource. */
export const stockIcons = (t: Translate, stock: Amounts): string =>
  RESOURCES.map((resource) => {
    const mark = { name: `town_${resource}`, symbol: t(`meteor-town.icon.${resource}`) };
    return `${icon(t, mark)}${stock[resource] ?? 0}`;
  }).join(' ');

/** `2 wood, 1 stone`, or that there is nothing. */
export const stockText = (t: Translate, stock: Amounts): string =>
  amountsText(t, stock) === ''
    ? t('meteor-town.sheet.no-stock')
    : t('meteor-town.sheet.stock', { stock: amountsText(t, stock) });

/** A box that is free, and one that is checked. */
const [FREE, CHECKED] = ['□', '■'];

/** `□■`: checked boxes come last. */
export const boxesText = (left: number, of: number): string =>
  FREE.repeat(Math.max(0, left)) + CHECKED.repeat(of - Math.max(0, left));

type BonusOf<K extends Bonus['kind']> = Extract<Bonus, { readonly kind: K }>;

function sellText(t: Translate, { resource, price, dearer }: BonusOf<'sell'>): string {
  const what = t(`meteor-town.resource.${resource}`);
  if (dearer === undefined) return t('meteor-town.gives.sell', { resource: what, price });
  const building = buildingName(t, dearer.building);
  return t('meteor-town.gives.sell-dearer', { resource: what, price, dearer: dearer.price, building });
}

/** What a building does, as the rest of a sentence. */
export function givesText(t: Translate, { bonus }: Pick<Building, 'bonus'>): string {
  switch (bonus.kind) {
    case 'gain':
      return t('meteor-town.gives.gain', { gains: amountsText(t, bonus.gains) });
    case 'sell':
      return sellText(t, bonus);
    case 'build':
    case 'bonus-die':
      return t(`meteor-town.gives.${bonus.kind}`);
    case 'permanent':
      return t(`meteor-town.gives.${bonus.effect}`);
    case 'end-game':
      return t(`meteor-town.gives.${bonus.counts}`, { each: bonus.each });
  }
}

/** What using a building does, by its id. */
export const givesOf = (t: Translate, id: BuildingId): string => givesText(t, buildingNamed(id) ?? ANY_RESOURCE);

/** Free boxes of a building. */
export const boxesLeft = ({ boxes }: Town, id: BuildingId): number =>
  boxes[BUILDINGS.findIndex((building) => building.id === id)] ?? 0;

const ACTIVATED: ReadonlySet<Bonus['kind']> = new Set(['gain', 'sell', 'build', 'bonus-die']);

/** The buildings that using a column would use. */
export const columnUses = (town: Town, column: Face): BuildingId[] =>
  standingIn(town, column).flatMap(({ id, bonus }) => (ACTIVATED.has(bonus.kind) ? [id] : []));

/** What using a column would use: the names of its buildings. */
export function columnDoes(t: Translate, town: Town, column: Face): string {
  const used = columnUses(town, column);
  if (used.length === 0) return t('meteor-town.panel.preview-nothing');
  return listed(
    t,
    used.map((id) => buildingName(t, id)),
  );
}

/** `Farm (gives 1 grain)`: a building with what using it does. */
export const buildingDoes = (t: Translate, id: BuildingId): string =>
  t('meteor-town.panel.does', { name: buildingName(t, id), gives: givesOf(t, id) });

/** What using a column does, building by building; `dice`: by how many dice it is used. */
export function columnLine(t: Translate, town: Town, column: Face, dice = 1): string {
  const used = columnUses(town, column);
  const does =
    used.length === 0
      ? t('meteor-town.panel.preview-nothing')
      : listedApart(
          t,
          used.map((id) => buildingDoes(t, id)),
        );
  return dice === 1
    ? t('meteor-town.panel.preview-column', { column, does })
    : t('meteor-town.panel.preview-columns', { column, dice, does });
}

/** A line to share a day's town by, without spoilers: five signs stand for five craters at most. */
export function shareLine(t: Translate, day: string, town: Town): string {
  const { total, medal, craters } = scoreOf(town);
  const built = town.boxes.filter((left, at) => left >= 0 && BUILDINGS[at]?.row !== 1).length;
  return dailyShare(t, day, { score: total, medal, craters, built });
}

/** The same for a town of which no more is known than what it came to. */
export function dailyShare(
  t: Translate,
  day: string,
  { score, medal, craters, built }: { score: number; medal: Medal['id'] | null; craters: number; built: number },
): string {
  const points = `${String(score).replace('-', '−')} ${medalSign(t, medal)}`.trim();
  const signs = '☄'.repeat(Math.min(5, craters)) + '·'.repeat(Math.max(0, 5 - craters));
  return t('meteor-town.daily.share', { day, points, signs, craters, built });
}

/** `1.3`: column and row. */
export const placeOf = ({ column, row }: Building): string => `${column}.${row}`;

const DIE_SIGNS = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
export const dieSign = (face: number): string => DIE_SIGNS[FACES.findIndex((other) => other === face)] ?? '?';
