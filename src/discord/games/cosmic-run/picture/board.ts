import { alienOf } from '../../../../games/cosmic-run/catalogue.js';
import { HITS_TO_DESTROY, PLANETS, type PlanetCard } from '../../../../games/cosmic-run/cards/planets.js';
import type { AlienCardId, PublicView, Seat } from '../../../../games/cosmic-run/index.js';
import { listed, type Translate } from '../../../../text/index.js';
import { alienName, letterOf, placeOf, planetName } from '../../../../text/cosmic-run/index.js';
import { document, element } from '../../../../pictures/index.js';
import { ALIEN_ART } from '../aliens-art.js';
import { drawnAt } from '../../../emoji/index.js';
import { box, CARD, crystal, die, GOLD, INK, LINE, line, NIGHT, PALE, path, ring, ship, star, text } from './svg.js';

/** The picture's size: landscape, as Discord shows nothing higher than 350 pixels. */
export const PICTURE = { width: 1100, height: 700 } as const;

/** What it is drawn in, before it is scaled to its size: tracks left, cards and seats right of them. */
const HEIGHT = 860;
const WIDTH = Math.round((HEIGHT * PICTURE.width) / PICTURE.height);
/** How wide the tracks are. */
const TRACKS = 900;

const HEAD = 78;
const ROW = 129;
const TRACK_FROM = 196;
const TRACK_TO = 688;
const PLANET_X = 790;
/** The height that the ships of all players share on a track. */
const LANES = 98;
/** Where the cards and seats begin. */
const ASIDE = TRACKS + 4;
const SEATS = HEAD + 2 * 162 + 58;

/** What the picture shows. `names`: by seat, unescaped, of letters that can be drawn. */
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

const LONGEST = 14;

function nameOf({ names }: PictureScene, seat: Seat): string {
  const name = names.get(seat) ?? '';
  return [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join('')}…` : name;
}

const spaceX = ({ length }: PlanetCard, space: number): number =>
  Math.round(TRACK_FROM + ((TRACK_TO - TRACK_FROM) * space) / length);

/** Numbers under a track: all of a short one, of a long one every fifth. */
const isNumbered = ({ length }: PlanetCard, space: number): boolean => length <= 10 || space % 5 === 0;

/** A disc that is filled by a quarter with each hit. */
function hitMark(x: number, y: number, hits: number): string {
  if (hits === 0) return ring(x, y, 17);
  const end = hits === 1 ? `${x + 17},${y}` : `${x},${y + 17}`;
  return ring(x, y, 17) + path(`M${x},${y} L${x},${y - 17} A17,17 0 0 1 ${end} Z`, INK);
}

const cross = (x: number, y: number): string =>
  path(`M${x - 14},${y - 14} L${x + 14},${y + 14} M${x + 14},${y - 14} L${x - 14},${y + 14}`, 'none', INK, 7);

const flag = (x: number, y: number): string =>
  path(`M${x - 10},${y + 18} V${y - 18} L${x + 14},${y - 9} L${x - 10},${y}`, GOLD, GOLD, 4);

/** What became of a planet: its hits, a cross where it was destroyed, a flag with its discoverer's letter. */
function planetMark({ view }: PictureScene, planet: PlanetCard, y: number): string {
  const { hits = 0, scored = null } = view.planets[planet.number - 1] ?? {};
  if (scored === 'destroyed') return cross(PLANET_X, y);
  const mark = scored === null ? hitMark(PLANET_X, y, hits) : flag(PLANET_X, y);
  const beside = scored === null ? `${hits}/${HITS_TO_DESTROY}` : letterOf(view, scored);
  return mark + text(PLANET_X + 28, y + 9, beside, { size: 32, bold: true });
}

/** Lines across the track, one a space, and the numbers under them. */
function spacesOf(planet: PlanetCard, top: number): string[] {
  return Array.from({ length: planet.length + 1 }, (_, space) => {
    const x = spaceX(planet, space);
    const isEnd = space === 0 || space === planet.length;
    const number = isNumbered(planet, space)
      ? text(x, top + ROW - 9, String(space), { size: 22, anchor: 'middle', fill: PALE })
      : '';
    return line([x, top + 8], [x, top + ROW - 28], isEnd ? 4 : 1.5, LINE) + number;
  });
}

function track(scene: PictureScene, planet: PlanetCard, top: number): string {
  const { view, t } = scene;
  const middle = top + 62;
  const isScored = view.planets[planet.number - 1]?.scored !== null;
  const tokens = view.tokens.filter((token) => token.planet === planet.number);
  const players = Math.max(2, view.order.length);
  return [
    box(8, top + 2, TRACKS - 16, ROW - 6, isScored ? NIGHT : CARD, LINE),
    text(24, middle - 8, String(planet.number), { size: 40, bold: true }),
    text(54, middle - 8, planetName(t, planet.number), { size: 29, bold: true, fit: 126 }),
    text(24, middle + 26, planet.values.slice(0, players).join(' / '), { size: 26, fill: PALE, fit: 150 }),
    ...spacesOf(planet, top),
    ...tokens.map(({ space }) => star(spaceX(planet, space), top + 18, 13)),
    ...view.order.map((seat, place) => {
      const space = view.players[seat]?.ships[planet.number - 1] ?? 0;
      const y = top + 7 + (LANES / players) * (place + 0.5);
      return ship(spaceX(planet, space), y, place, letterOf(view, seat), 25);
    }),
    planetMark(scene, planet, middle - 4),
  ].join('');
}

function alienCard(scene: PictureScene, card: AlienCardId, x: number, y: number): string {
  const kind = alienOf(card);
  const dice = kind?.dice ?? [];
  return [
    box(x, y, 212, 154, CARD, LINE),
    text(x + 14, y + 36, alienName(scene.t, card), { size: 25, bold: true, fit: 186 }),
    ...dice.map((value, at) => die(x + 14 + at * 66, y + 56, 54, value)),
    drawnAt(ALIEN_ART[kind?.id ?? ''] ?? [], x + 146, y + 88, 58),
    text(x + 14, y + 142, `+${kind?.retire ?? 0}`, { size: 23, fill: GOLD, bold: true }),
  ].join('');
}

const LINE_LENGTH = 29;

/** Names in lines that are not too long. */
function wrapped(t: Translate, names: readonly string[]): string[] {
  return names.reduce<string[]>((lines, name) => {
    const longer = listed(t, [...lines.slice(-1), name]);
    return longer.length > LINE_LENGTH ? [...lines, name] : [...lines.slice(0, -1), longer];
  }, []);
}

function seatBox(scene: PictureScene, seat: Seat, y: number, height: number): string {
  const { view, t } = scene;
  const player = view.players[seat];
  if (player === undefined) return '';
  const { seat: more, planets, aliens } = player.points;
  const place = placeOf(view, seat);
  const x = ASIDE;
  const isNow = view.turn?.seat === seat;
  return [
    box(x, y, WIDTH - x - 8, height - 6, CARD, isNow ? GOLD : LINE),
    ship(x + 24, y + 24, place, letterOf(view, seat), 26),
    text(x + 66, y + 33, nameOf(scene, seat), { size: 23, bold: true, fit: 158 }),
    text(x + 282, y + 34, String(more + planets + aliens), { size: 28, bold: true, anchor: 'end' }),
    crystal(x + 308, y + 24, 14),
    text(x + 324, y + 33, String(player.crystals), { size: 24 }),
    star(x + 366, y + 24, 14),
    text(x + 384, y + 33, String(player.tokenCount), { size: 24 }),
    ...wrapped(
      t,
      player.aliens.map((card) => alienName(t, card)),
    ).map((names, at) => text(x + 14, y + 54 + at * 19, names, { size: 20, fill: PALE, fit: 400 })),
  ].join('');
}

function aside(scene: PictureScene): string[] {
  const { view } = scene;
  const height = (HEIGHT - SEATS - 4) / Math.max(3, view.order.length);
  return [
    ...view.display.map((card, at) => alienCard(scene, card, ASIDE + (at % 2) * 222, HEAD + Math.floor(at / 2) * 162)),
    ...scene.decks
      .split(' · ')
      .map((words, at) => text(ASIDE, SEATS - 36 + at * 26, words, { size: 24, fill: PALE, fit: WIDTH - ASIDE - 8 })),
    ...view.order.map((seat, place) => seatBox(scene, seat, SEATS + place * height, height)),
  ];
}

/** The table as a picture, 1,100 × 700: nothing on it is said by colour alone. */
export const boardSvg = (scene: PictureScene): string =>
  document(
    PICTURE.width,
    PICTURE.height,
    scene.title,
    element('rect', { ...PICTURE, fill: NIGHT }),
    element(
      'g',
      { transform: `scale(${(PICTURE.height / HEIGHT).toFixed(4)})` },
      text(16, 34, scene.title, { size: 30, bold: true, fit: WIDTH - 32 }),
      text(16, 68, scene.strike, { size: 27, fill: PALE, fit: WIDTH - 32 }),
      ...PLANETS.map((planet, at) => track(scene, planet, HEAD + at * ROW)),
      ...aside(scene),
    ),
  );
