import { describe, expect, test } from 'vitest';
import { buildable, BUILDINGS, FIRST_TOWN, type Town } from '../../../../src/games/meteor-town/index.js';
import { drawSheet, HEIGHT, sheetAlt, WIDTH } from '../../../../src/discord/games/meteor-town/picture/sheet.js';
import { BOX_HEIGHT, BOX_WIDTH } from '../../../../src/discord/games/meteor-town/picture/building.js';
import { READY_CARD } from '../../../../src/discord/games/meteor-town/picture/shapes.js';
import { drawPng } from '../../../../src/pictures/index.js';
import { LOCALES, translator } from '../../../../src/text/index.js';
import { buildingLines, headLines, lettersText } from '../../../../src/text/meteor-town/index.js';
import { town } from '../../../scenarios/meteor-town/table.js';

const t = translator('en');

const full: Town = town({
  turn: 7,
  stock: '3W2S10GDC',
  built: BUILDINGS.map(({ id }) => id).filter((id) => id !== 'market'),
  boxes: { market: 0, well: 0, farm: 1 },
  craters: [2],
  forbidden: 5,
}).town;

describe('The sheet as a picture', () => {
  test('1,100 × 700, with every building’s name and letters for resources', () => {
    const svg = drawSheet(t, FIRST_TOWN);
    const png = drawPng(svg, null);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1100, 700]);
    expect([WIDTH, HEIGHT]).toEqual([1100, 700]);
    for (const word of ['Woodcutter', '>Train<', '>Station<', 'Observatory', '>W<', '>S<', '>G<', '>D<', '>C<'])
      expect(svg).toContain(word);
  });

  test.each(LOCALES)(
    'no letter is lower than 20 pixels, and no building than 120, of which a phone shows a third (%s)',
    (locale) => {
      for (const shown of [full, { ...FIRST_TOWN, stock: full.stock }]) {
        const sizes = [...drawSheet(translator(locale), shown).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
          Number(size),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
      }
      expect(Math.min(BOX_WIDTH, BOX_HEIGHT)).toBeGreaterThanOrEqual(120);
    },
  );

  test('what could be paid for now has a tick, and only that', () => {
    const ticks = (setup: Parameters<typeof town>[0]): number =>
      drawSheet(t, town(setup).town).split(READY_CARD).length - 1;
    expect(ticks({})).toBe(0);
    // Shipyard; with wood too Sawmill, Windmill, Orchard, Observatory, Herb Garden and Sculptor.
    expect(ticks({ stock: 'S' })).toBe(1);
    expect(ticks({ stock: 'WS' })).toBe(buildable(town({ stock: 'WS' }).town).length);
    expect(ticks({ stock: 'WS' })).toBeGreaterThan(5);
    expect(ticks({ stock: 'S', craters: [3] })).toBe(0);
    const over: Town = { ...town({ stock: 'WS' }).town, step: 'finished' };
    expect(drawSheet(t, over)).not.toContain(READY_CARD);
  });

  test('unbuilt is dashed, lost is crossed out, craters and the barred column have their word', () => {
    const fresh = drawSheet(t, FIRST_TOWN);
    expect(fresh.split('stroke-dasharray="7 6"').length - 1).toBe(18);
    expect(fresh).not.toContain('>crater<');
    expect(fresh).not.toContain('>barred<');
    const hit = drawSheet(t, full);
    expect(hit).not.toContain('stroke-dasharray="7 6"');
    expect(hit).toContain('>crater<');
    expect(hit).toContain('>barred<');
  });

  test('those who don’t see it hear what it shows', () => {
    expect(sheetAlt(t, full)).toMatch(/^Meteor Town, turn 7 of 12: −?\d+ points, 22 buildings standing, 1 crater\./);
  });
});

describe('The sheet as text', () => {
  test('24 lines, a building each', () => {
    const lines = buildingLines(t, full);
    expect(lines).toHaveLength(24);
    expect(lines[0]).toBe('1.1 **Woodcutter**, □□ 2 boxes left: gives 1 wood');
    expect(lines[4]).toBe('2.1 ~~Market~~, destroyed');
    expect(lines[8]).toContain('□■ 1 box left');
    expect(buildingLines(t, FIRST_TOWN)[2]).toContain('not built (costs 2 wood, 2 stone, 2 grain)');
  });

  test('resources, craters and the barred column are said too', () => {
    const head = headLines(t, full).join('\n');
    expect(head).toContain('3 wood, 2 stone, 10 grain, 1 gold, 1 clover');
    expect(head).toContain('Craters: 2.');
    expect(head).toContain('Column 5 is barred');
    expect(lettersText(t, { wood: 3, stone: 1 })).toBe('3W S');
  });
});
