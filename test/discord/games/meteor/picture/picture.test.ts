import { describe, expect, it } from 'vitest';
import { endAlt, endPicture, endSvg, fieldSvg } from '../../../../../src/discord/games/meteor/picture/index.js';
import type { PublicView } from '../../../../../src/games/meteor/index.js';
import { drawPng } from '../../../../../src/pictures/index.js';
import { LOCALES, translator } from '../../../../../src/text/index.js';
import { latinCommasIn } from '../../commas.js';
import { NOW, PEOPLE, VIEW } from '../render/views.js';

const t = translator('en');

const fallen = (letter: string, size: number, zone: number, overkill = false) => ({
  letter,
  size,
  boss: null,
  zone,
  overkill,
  seats: [0],
});
const LOST: PublicView = {
  ...VIEW,
  phase: 'over',
  outcome: { result: 'lost', reason: 'impact-time', zone: 1, left: 0, at: NOW },
  fallen: [fallen('A', 3, 5), fallen('C', 2, 4, true), fallen('G', 7, 2)],
  survivors: VIEW.field.slice(1, 3).map((meteor) => ({ ...meteor, size: 5 })),
  deeds: [{ rockets: 3, hits: 2, given: 0, technologies: 0, retrofits: 0 }],
  tally: {
    ...VIEW.tally,
    best: {
      target: 'S',
      rockets: [
        { seat: 0, site: 0, damage: 3, counts: true },
        { seat: 1, site: 1, damage: 4, counts: true },
      ],
      sum: 7,
      size: 7,
      result: 'destroyed',
    },
  },
};
const WON: PublicView = {
  ...LOST,
  outcome: { result: 'won', reason: 'all-destroyed', zone: 2, left: 17_000, at: NOW },
  survivors: [],
};

const wordsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words ?? '');
const setIn = (svg: string): { readonly words: string; readonly y: number; readonly size: number }[] =>
  [...svg.matchAll(/<text x="[^"]*" y="([\d.]+)"[^>]* font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, y, size, words]) => ({
      words: words ?? '',
      y: Number(y),
      size: Number(size),
    }),
  );
/** Words that are set for a reader, not on an emoji; the smallest of them. */
const smallest = (svg: string): number =>
  Math.min(
    ...[...svg.matchAll(/<text x="[^"]*" y="[^"]*" font-family="DejaVu Sans" font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    ),
  );

describe('The picture of the end', () => {
  it('is 1100 × 700, and a PNG', () => {
    const png = drawPng(endSvg(t, { view: WON, people: PEOPLE }), null);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1100, 700]);
  });

  it('tells result, zone, the field as it fell, the best salvo and the crew', () => {
    const words = wordsIn(endSvg(t, { view: LOST, people: PEOPLE }));
    for (const part of [
      'EARTH IS HIT',
      'A',
      'zone 5',
      'Overkill',
      'hit Earth',
      'Best salvo',
      'Ana',
      'Ben',
      '3 Rockets',
    ])
      expect(words).toContain(part);
    expect(words.join(' ')).toContain('3 of 5 meteors destroyed');
    expect(wordsIn(endSvg(t, { view: WON, people: PEOPLE }))).not.toContain('hit Earth');
  });

  it('can be read where Discord shows it 550 pixels wide: nothing ends up below 10', () => {
    expect((smallest(endSvg(t, { view: LOST, people: PEOPLE })) * 550) / 1100).toBeGreaterThan(10);
  });

  it('sets what became of ten meteors no smaller than 30, in two rows', () => {
    const many = Array.from({ length: 10 }, (_, at) => fallen(VIEW.letters[at] ?? 'K', 3, 5, at % 2 === 0));
    const set = setIn(endSvg(t, { view: { ...LOST, fallen: many }, people: PEOPLE }));
    const told = set.filter(({ words }) => /^(zone 5|Overkill|hit Earth)$/.test(words));
    expect(told).toHaveLength(12);
    expect(Math.min(...told.map(({ size }) => size))).toBeGreaterThanOrEqual(30);
    expect(new Set(told.map(({ y }) => y)).size).toBe(2);
  });

  it('says the result to those who can’t see it, first of all, in at most 1,024 characters', () => {
    const said = endAlt(t, LOST, PEOPLE);
    expect(said).toMatch(/^EARTH IS HIT\. Time ran out in the last zone\. Zone 1/);
    for (const part of ['3 of 5 meteors destroyed', 'What hit Earth: L size 5, N size 5.', 'G size 7 in zone 2', 'Ana'])
      expect(said).toContain(part);
    const many = Array.from({ length: 60 }, () => fallen('A', 3, 5));
    expect(endAlt(t, { ...LOST, fallen: many }, PEOPLE).length).toBeLessThanOrEqual(1_024);
  });

  it.each(LOCALES)('begins with the result, in %s', (locale) => {
    const words = translator(locale);
    expect(endAlt(words, LOST, PEOPLE).startsWith(words('meteor.picture.title.lost'))).toBe(true);
    expect(latinCommasIn(words, [endAlt(words, LOST, PEOPLE)])).toEqual([]);
  });

  it('draws names as far as the fonts have letters for them, escaped', () => {
    const people = new Map([
      [0, { name: '日本' }],
      [1, { name: '<Bén> 🚀' }],
    ]);
    const words = wordsIn(endSvg(t, { view: LOST, people }));
    expect(words).toContain('Player 1');
    expect(words).toContain('&lt;Bén&gt;');
  });

  it('is none for a lobby that was closed', () => {
    expect(endPicture(t, { ...WON, sites: [] }, PEOPLE)).toBeNull();
  });
});

it('the picture of the field tells what each meteor may be, and no more', () => {
  const words = wordsIn(fieldSvg(t, VIEW, PEOPLE));
  for (const part of ['THE METEOR FIELD', 'K', '1–3', '3–5', 'Ana', 'Chloé']) expect(words).toContain(part);
});

it('the picture of the field is 1100 × 700, and its letters and sizes are at least 30 pixels high', () => {
  const svg = fieldSvg(t, VIEW, PEOPLE);
  const png = drawPng(svg, null);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1100, 700]);
  const choices = setIn(svg).filter(({ words }) => /^([K-Z]|\d(–\d)?)$/.test(words));
  expect(choices.length).toBeGreaterThanOrEqual(2 * VIEW.field.length);
  expect(Math.min(...choices.map(({ size }) => size))).toBeGreaterThanOrEqual(30);
});
