import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, wordsOf, type Locale } from '../../../src/text/index.js';
import { glossaryTerms, neverSaid } from '../../../src/tools/word-lint/glossary.js';

const termsOf = (locale: Locale) => glossaryTerms(readFileSync(`docs/glossary/${locale}.md`, 'utf8'));

describe('a glossary', () => {
  it('is read from the tables that have a “never” column', () => {
    const markdown =
      '| a | b |\n| - | - |\n| x | y |\n\n| term | never |\n| --- | --- |\n| seed | grain, kernel |\n| hand | |\n';
    expect(glossaryTerms(markdown)).toEqual([{ term: 'seed', never: ['grain', 'kernel'] }]);
    expect(neverSaid(glossaryTerms(markdown), 'The Kernel of a deal')).toEqual(['kernel']);
    expect(neverSaid(glossaryTerms(markdown), 'The seed of a deal')).toEqual([]);
  });

  it.each(LOCALES)('of %s is followed by its messages', (locale) => {
    const terms = termsOf(locale);
    expect(terms.length).toBeGreaterThan(0);
    const said = [...wordsOf(locale)].flatMap(([key, words]) => neverSaid(terms, words).map((one) => `${key}: ${one}`));
    expect(said).toEqual([]);
  });

  it.each(globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md']).sort())('of English is followed by %s', (file) => {
    expect(neverSaid(termsOf('en'), readFileSync(file, 'utf8'))).toEqual([]);
  });
});
