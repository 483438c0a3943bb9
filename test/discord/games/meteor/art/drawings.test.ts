import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { METEOR_EMOJI } from '../../../../../src/discord/games/meteor/art/index.js';
import { BOSSES } from '../../../../../src/games/meteor/cards/bosses.js';
import { TRAITS } from '../../../../../src/games/meteor/cards/traits.js';
import { CARDS, METEOR_KINDS } from '../../../../../src/games/meteor/catalogue.js';
import { FIRST_ZONE } from '../../../../../src/games/meteor/setup.js';
import { drawPng } from '../../../../../src/pictures/index.js';
import {
  BOSS_MARK,
  CHALLENGE_MARK,
  POWER_MARK,
  cardMark,
  meteorMark,
  traitMark,
  zoneMark,
} from '../../../../../src/text/meteor/index.js';
import { EMOJI } from '../../../../support/registered.js';

const drawn = new Set(METEOR_EMOJI.map(({ name }) => name));
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('Meteor’s emoji', () => {
  it('are there for every card, meteor, Trait and zone', () => {
    const wanted = [
      ...CARDS.flatMap(({ id }) => [cardMark(id), cardMark(id, true)]),
      ...METEOR_KINDS.map(({ band, size }) => meteorMark({ band, size, boss: null })),
      ...(['small', 'medium'] as const).map((band) => meteorMark({ band, size: null, boss: null })),
      ...numbers(1, Math.max(...BOSSES.map(({ high }) => high))).map((size) => ({ name: `meteor_size_${size}` })),
      ...TRAITS.map(({ id }) => traitMark(id)),
      ...numbers(1, FIRST_ZONE).map(zoneMark),
      BOSS_MARK,
      POWER_MARK,
      CHALLENGE_MARK,
    ].map(({ name }) => name);
    expect([...new Set(wanted)].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('have names that Discord takes, with room for a version, each once among all games', () => {
    for (const { name } of EMOJI) expect(name).toMatch(/^[a-z][a-z0-9_]{1,27}$/);
    expect(new Set(EMOJI.map(({ name }) => name)).size).toBe(EMOJI.length);
    expect(EMOJI.length).toBeLessThan(2000);
  });

  it('are drawn small: well below Discord’s 256 KiB', () => {
    for (const { svg } of METEOR_EMOJI) expect(drawPng(svg, 128).length).toBeLessThan(32 * 1024);
  });

  // A picture that changed under its old name would not be replaced where the bot runs already: it needs a version.
  it('that changed have a new version', () => {
    const known = JSON.parse(readFileSync(join(import.meta.dirname, 'drawings.json'), 'utf8')) as unknown;
    const now = METEOR_EMOJI.map(({ name, version = 1, svg }) => [
      `${name} ${version}`,
      createHash('sha256').update(svg).digest('hex').slice(0, 12),
    ]);
    expect(Object.fromEntries(now)).toEqual(known);
  });
});
