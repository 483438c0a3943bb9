import { describe, expect, it } from 'vitest';
import { rulesAlt } from '../../../src/discord/games/meteor/render/rules.js';
import { hasPicture } from '../../../src/discord/games/meteor/rules/pictures.js';
import { altText, LOCALES, translator } from '../../../src/text/index.js';
import { RULE_TOPICS } from '../../../src/text/meteor/index.js';
import { latinCommasIn } from './commas.js';
import { descriptions, TURN_GAMES } from './screens.js';

/** A picture says in words what it shows, its result first, and no more than Discord takes. */

const LONGEST = 1_024;
const SIGN = /[\p{Extended_Pictographic}\p{Regional_Indicator}▰▱✓✔✖→▸⇄□■]|\*\*|<a?:\w+:\d+>/u;

describe.each(TURN_GAMES)('pictures of $kind', ({ kind }) => {
  const all = descriptions(kind);

  it.each(LOCALES)('are described in words, in %s', (locale) => {
    const t = translator(locale);
    const alts = all.flatMap(({ alt }) => alt(t) ?? []);
    expect(alts.length).toBeGreaterThan(10);
    for (const alt of alts) {
      expect(alt.length).toBeLessThanOrEqual(LONGEST);
      expect(alt).not.toMatch(SIGN);
      expect(alt).toMatch(/\d/);
    }
    expect(latinCommasIn(t, alts)).toEqual([]);
  });

  it('are described anew where something changed', () => {
    const alts = all.flatMap(({ alt }) => alt(translator('en')) ?? []);
    expect(new Set(alts).size).toBeGreaterThan(alts.length / 3);
  });
});

it.each([
  ['meteor-storm', /\bwins\b|draw/],
  ['cosmic-run', /\bwins\b/],
])('the end of %s begins with who won', (kind, winner) => {
  const last = descriptions(kind).findLast(({ alt }) => alt(translator('en')) !== undefined);
  expect(last?.alt(translator('en'))?.split('\n')[0]).toMatch(winner);
});

describe('the pictures of the rules', () => {
  const pictured = RULE_TOPICS.filter((topic) => hasPicture(topic));

  it('are told in English', () => {
    expect(rulesAlt('launch', translator('en'))).toBe(
      'Launching: Rocket 3, READY to launch, Rocket 4, READY to launch: size 7, destroyed; Rocket 3, READY to launch: size 7, survived',
    );
    expect(rulesAlt('clock', translator('en'))).toBe('Clock and zones: zone 5, zone 4, zone 3, zone 2, zone 1');
    expect(rulesAlt('retrofit', translator('en'))).toContain('Chemical, Chemical, Chemical, Chemical: 5 cards');
  });

  it.each(LOCALES)('are told in words of the language, in %s', (locale) => {
    for (const topic of pictured) {
      const alt = rulesAlt(topic, translator(locale));
      expect(alt).not.toMatch(SIGN);
      expect(alt).not.toContain('_');
      expect(latinCommasIn(translator(locale), [alt])).toEqual([]);
      if (locale !== 'en') expect(alt).not.toMatch(/ready|destroyed|Chemical, Fuel|rocket \d/);
    }
  });
});

describe('a description', () => {
  it('leaves out lines that Discord would not take whole', () => {
    const lines = ['**Won**', 'a'.repeat(600), 'b'.repeat(600), null, 'c'];
    expect(altText(translator('en'), lines)).toBe(`Won\n${'a'.repeat(600)}`);
  });

  it('cuts a single line that is too long', () => {
    expect(altText(translator('en'), ['d'.repeat(2_000)])).toHaveLength(LONGEST);
  });
});
