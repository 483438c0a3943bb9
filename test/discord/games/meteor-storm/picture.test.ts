import { describe, expect, it } from 'vitest';
import { boardSvg } from '../../../../src/discord/games/meteor-storm/picture/board.js';
import { HEX_WIDTH, PICTURE, placedFor, scaleOf } from '../../../../src/discord/games/meteor-storm/picture/layout.js';
import { HEXES, nameOf, publicView } from '../../../../src/games/meteor-storm/index.js';
import { drawPng } from '../../../../src/pictures/index.js';
import { battleState, type BattleSpec } from '../../../support/meteor-storm/setup.js';

const svg = (spec: BattleSpec, from: 0 | 1 = 0): string => boardSvg(publicView(battleState(spec)), from, 'A board');

/** Texts of the picture with the place where they stand. */
const textsIn = (picture: string): { readonly x: number; readonly y: number; readonly words: string }[] =>
  [...picture.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, y, words]) => ({
    x: Number(x),
    y: Number(y),
    words: words ?? '',
  }));

const placeOf = (picture: string, words: string): { readonly x: number; readonly y: number } => {
  const found = textsIn(picture).find((text) => text.words === words);
  if (found === undefined) throw new Error(`"${words}" isn't in the picture`);
  return found;
};
const count = (picture: string, part: string): number => picture.split(part).length - 1;

describe('the board’s picture', () => {
  it('is 1,100 × 700 and a PNG', () => {
    const png = drawPng(svg({ a: 'F 5.3', tiles: 'storm 3 5.1' }), null);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1100, 700]);
  });

  it('A’s side is at the bottom; for B it is turned round, with the same hex names', () => {
    const [a, b] = [svg({}), svg({}, 1)];
    expect(placeOf(a, '1.1').y).toBeGreaterThan(placeOf(a, '11.1').y);
    expect(placeOf(b, '1.1').y).toBeLessThan(placeOf(b, '11.1').y);
    expect(placeOf(a, '5.1').x).toBeLessThan(placeOf(a, '5.9').x);
    expect(placeOf(b, '5.1').x).toBeGreaterThan(placeOf(b, '5.9').x);
    for (const picture of [a, b]) for (const hex of HEXES) expect(() => placeOf(picture, nameOf(hex))).not.toThrow();
  });

  it('units are letters in a circle or a square, with a pip for each hit, hollow where it is lost', () => {
    const empty = svg({});
    const drawn = svg({ a: 'D 5.3 /2', b: '★ 7.3' });
    expect(textsIn(drawn).map(({ words }) => words)).toEqual(expect.arrayContaining(['D', '★']));
    // A circle and three pips for the destroyer, four pips for the flagship, and its square.
    expect(count(drawn, '<circle') - count(empty, '<circle')).toBe(8);
    expect(count(drawn, '<rect') - count(empty, '<rect')).toBe(1);
    expect(count(drawn, 'fill="none" stroke="#10131c"')).toBe(1);
  });

  it('a red alert is an exclamation mark', () => {
    expect(textsIn(svg({ a: 'D 5.3!' })).map(({ words }) => words)).toContain('!');
  });

  it('tiles carry their number, “s” and one tail or “S” and two', () => {
    const tails = (picture: string): number => count(picture, '<path') - count(svg({}), '<path');
    const shower = svg({ tiles: 'shower 4 5.3' });
    const storm = svg({ tiles: 'storm 3 5.3' });
    expect(() => placeOf(shower, '4s')).not.toThrow();
    expect(() => placeOf(storm, '3S')).not.toThrow();
    expect([tails(shower), tails(storm)]).toEqual([1, 2]);
  });

  it('the hexes of a tile’s next move are dotted, and an arrow is as long as that', () => {
    const dotted = (picture: string): number => count(picture, 'stroke-dasharray="0.1 12"');
    expect(dotted(svg({ tiles: 'shower 4 5.3' }))).toBe(4);
    expect(dotted(svg({ tiles: 'shower 4 5.8' }))).toBe(1);
    expect(dotted(svg({ tiles: 'shower 4 5.3, storm 2 5.4' }))).toBe(4);
  });

  it('markers are flags with a letter, on planets and on storms', () => {
    const plain = textsIn(svg({ features: { planet: '6.2' } })).filter(({ words }) => words === 'B').length;
    const marked = svg({ features: { planet: '6.2' }, markers: 'B 6.2', tiles: 'storm 2 5.5 B' });
    expect(textsIn(marked).filter(({ words }) => words === 'B').length - plain).toBe(2);
  });

  it('each feature has a shape of its own', () => {
    const shapes = (['asteroids', 'planet', 'debris', 'rift'] as const).map((kind) => {
      const drawn = svg({ features: { [kind]: '5.3' } });
      return ['<polygon', '<circle', '<ellipse', '<path']
        .map((part) => count(drawn, part) - count(svg({}), part))
        .join();
    });
    expect(new Set(shapes).size).toBe(4);
  });

  it('a hex of the whole board is at least 30 pixels wide as Discord shows it, 550 pixels wide', () => {
    expect((HEX_WIDTH * scaleOf(placedFor([], 0)) * 550) / PICTURE.width).toBeGreaterThanOrEqual(30);
  });
});
