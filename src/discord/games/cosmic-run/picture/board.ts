import { alienOf } from '../../../../games/cosmic-run/catalogue.js';
import { HITS_TO_DESTROY, PLANETS, type PlanetCard } from '../../../../games/cosmic-run/cards/planets.js';
import type { AlienCardId, PublicView, Seat } from '../../../../games/cosmic-run/index.js';
import type { Translate } from '../../../../text/index.js';
import { alienName, letterOf, placeOf, planetName } from '../names.js';
import { box, CARD, crystal, die, escapeXml, GOLD, INK, LINE, NIGHT, PALE, ship, star, text } from './svg.js';

export const WIDTH = 900;
export const HEIGHT = 1_100;

const HEAD = 78;
const ROW = 104;
const TRACK_FROM = 196;
const TRACK_TO = 688;
const PLANET_X = 756;
const FOOT = HEAD + ROW * PLANETS.length + 12;

/** What the picture shows. `names`: by seat, unescaped. */
export interface PictureScene {
  readonly t: Translate;
  readonly view: PublicView;
  readonly names: ReadonlyMap<Seat, string>;
  /** Title and meteor card, in words. */
  readonly title: string;
  readonly strike: string;
  /** How many cards are left. */
  readonly decks: string;
}

/** Letters of other scripts are not in the picture's font. */
const DRAWN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;
const LONGEST = 14;

function nameOf({ names }: PictureScene, seat: Seat): string {
  const name = names.get(seat) ?? '';
  if (!DRAWN.test(name) || /\p{Extended_Pictographic}/u.test(name)) return '';
  return [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join('')}…` : name;
}

const spaceX = ({ length }: PlanetCard, space: number): number =>
  Math.round(TRACK_FROM + ((TRACK_TO - TRACK_FROM) * space) / length);

/** Numbers under a track: all of a short one, of a long one every fifth. */
const isNumbered = ({ length }: PlanetCard, space: number): boolean => length <= 10 || space % 5 === 0;

/** A filled share of a disc: nothing, a quarter, a half. */
function hitMark(x: number, y: number, hits: number): string {
  const ring = `<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="${INK}" stroke-width="3"/>`;
  if (hits === 0) return ring;
  const end = hits === 1 ? `${x + 17},${y}` : `${x},${y + 17}`;
  return `${ring}<path d="M${x},${y} L${x},${y - 17} A17,17 0 0 1 ${end} Z" fill="${INK}"/>`;
}

const cross = (x: number, y: number): string =>
  `<path d="M${x - 14},${y - 14} L${x + 14},${y + 14} M${x + 14},${y - 14} L${x - 14},${y + 14}" stroke="${INK}" stroke-width="7"/>`;

/** What became of a planet: its hits, a cross where it was destroyed, its discoverer's letter with a flag. */
function planetMark(scene: PictureScene, planet: PlanetCard, y: number): string {
  const { hits = 0, scored = null } = scene.view.planets[planet.number - 1] ?? {};
  const x = PLANET_X + 34;
  if (scored === null)
    return `${hitMark(x, y, hits)}${text(x + 28, y + 9, `${hits}/${HITS_TO_DESTROY}`, { size: 26, bold: true })}`;
  if (scored === 'destroyed') return cross(x, y);
  const flag = `<path d="M${x - 10},${y + 18} V${y - 18} L${x + 14},${y - 9} L${x - 10},${y}" fill="${GOLD}" stroke="${GOLD}" stroke-width="4"/>`;
  return `${flag}${text(x + 28, y + 9, letterOf(scene.view, scored), { size: 26, bold: true })}`;
}

function track(scene: PictureScene, planet: PlanetCard, top: number): string {
  const { view } = scene;
  const middle = top + 52;
  const isScored = view.planets[planet.number - 1]?.scored !== null;
  const tokens = view.tokens.filter((token) => token.planet === planet.number);
  const spaces = Array.from({ length: planet.length + 1 }, (_, space) => space);
  const lane = 80 / Math.max(2, view.order.length);
  const shown = planet.values.slice(0, Math.max(2, view.order.length));
  return [
    box(8, top + 2, WIDTH - 16, ROW - 6, isScored ? NIGHT : CARD, LINE),
    text(24, middle - 8, String(planet.number), { size: 34, bold: true }),
    text(54, middle - 8, planetName(scene.t, planet.number), { size: 25, bold: true }),
    text(24, middle + 26, shown.join(' / '), { size: 23, fill: PALE }),
    ...spaces.map((space) => {
      const x = spaceX(planet, space);
      return `<line x1="${x}" y1="${top + 8}" x2="${x}" y2="${top + ROW - 26}" stroke="${LINE}" stroke-width="${space === 0 || space === planet.length ? 4 : 1.5}"/>`;
    }),
    ...spaces
      .filter((space) => isNumbered(planet, space))
      .map((space) =>
        text(spaceX(planet, space), top + ROW - 9, String(space), { size: 18, anchor: 'middle', fill: PALE }),
      ),
    ...tokens.map(({ space }) => star(spaceX(planet, space), top + 18, 13)),
    ...view.order.map((seat, place) => {
      const space = view.players[seat]?.ships[planet.number - 1] ?? 0;
      return ship(spaceX(planet, space), top + 10 + lane * (place + 0.5), place, letterOf(view, seat), 20);
    }),
    planetMark(scene, planet, middle - 4),
  ].join('');
}

function alienCard(scene: PictureScene, card: AlienCardId, x: number, y: number): string {
  const kind = alienOf(card);
  const dice = kind?.dice ?? [];
  return [
    box(x, y, 212, 154, CARD, LINE),
    text(x + 14, y + 36, alienName(scene.t, card), { size: 25, bold: true }),
    ...dice.map((value, at) => die(x + 14 + at * 66, y + 56, 54, value)),
    text(x + 14, y + 142, `+${kind?.retire ?? 0}`, { size: 23, fill: GOLD, bold: true }),
  ].join('');
}

const LINE_LENGTH = 30;

/** Names in lines that are not too long. */
function wrapped(names: readonly string[]): string[] {
  return names.reduce<string[]>((lines, name) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length + 2 > LINE_LENGTH) return [...lines, name];
    return [...lines.slice(0, -1), `${last}, ${name}`];
  }, []);
}

function seatBox(scene: PictureScene, seat: Seat, y: number, height: number): string {
  const { view, t } = scene;
  const player = view.players[seat];
  if (player === undefined) return '';
  const { seat: more, planets, aliens } = player.points;
  const place = placeOf(view, seat);
  const x = 462;
  const isNow = view.turn?.seat === seat;
  return [
    box(x, y, WIDTH - x - 8, height - 6, CARD, isNow ? GOLD : LINE),
    ship(x + 24, y + 24, place, letterOf(view, seat), 26),
    text(x + 66, y + 33, nameOf(scene, seat), { size: 23, bold: true }),
    text(x + 282, y + 34, String(more + planets + aliens), { size: 28, bold: true, anchor: 'end' }),
    crystal(x + 308, y + 24, 14),
    text(x + 324, y + 33, String(player.crystals), { size: 24 }),
    star(x + 366, y + 24, 14),
    text(x + 384, y + 33, String(player.tokenCount), { size: 24 }),
    ...wrapped(player.aliens.map((card) => alienName(t, card))).map((line, at) =>
      text(x + 14, y + 58 + at * 21, line, { size: 19, fill: PALE }),
    ),
  ].join('');
}

function foot(scene: PictureScene): string[] {
  const { view } = scene;
  const height = (HEIGHT - FOOT - 8) / Math.max(3, view.order.length);
  return [
    ...view.display.map((card, at) => alienCard(scene, card, 8 + (at % 2) * 222, FOOT + Math.floor(at / 2) * 162)),
    text(12, HEIGHT - 16, scene.decks, { size: 21, fill: PALE }),
    ...view.order.map((seat, place) => seatBox(scene, seat, FOOT + place * height, height)),
  ];
}

/** The table as a picture, 900 × 1,100: nothing on it is said by colour alone, and it is readable at 550. */
export const boardSvg = (scene: PictureScene): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans">`,
    `<title>${escapeXml(scene.title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>`,
    text(16, 34, scene.title, { size: 27, bold: true }),
    text(16, 66, scene.strike, { size: 24, fill: PALE }),
    ...PLANETS.map((planet, at) => track(scene, planet, HEAD + at * ROW)),
    ...foot(scene),
    '</svg>',
  ].join('');
