import { expect, it } from 'vitest';
import { RULES_TOPICS, rulesPage } from '../../../../src/discord/games/cosmic-run/render/rules.js';
import { DEFAULT_LOCALE, LOCALES, translator } from '../../../../src/text/index.js';
import { latinCommas } from '../commas.js';
import { faults, words } from '../meteor/render/limits.js';

/** The pages of the rules. */

it.each(LOCALES)('keep Discord’s limits, and are in their reader’s language, in %s', (locale) => {
  const t = translator(locale);
  const english = translator(DEFAULT_LOCALE);
  for (const topic of RULES_TOPICS) {
    const page = rulesPage(topic, 'a1', t);
    expect(faults(page), topic).toEqual([]);
    expect(latinCommas(t, page), topic).toEqual([]);
    if (locale === DEFAULT_LOCALE) continue;
    const inEnglish = new Set(words(rulesPage(topic, 'a1', english)).split('\n'));
    expect(
      words(page)
        .split('\n')
        .filter((line) => !line.startsWith('## ') && inEnglish.has(line)),
      topic,
    ).toEqual([]);
  }
});
