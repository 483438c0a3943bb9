import { parse, type Token } from '@messageformat/parser';
import { expect, it } from 'vitest';
import { ENERGIES } from '../../src/games/meteor/cards/energy.js';
import { ROCKETS } from '../../src/games/meteor/cards/rockets.js';
import { TECHNOLOGIES } from '../../src/games/meteor/cards/technologies.js';
import { LOCALES, translator, type Locale } from '../../src/text/index.js';
import { cardName } from '../../src/text/meteor/index.js';
import { wordsOf } from '../../src/text/translate.js';

/** Reason and what to do, read with seconds on the clock. There is no exception: a list of choices is what may be longer. */
const MOST = 140;

/** Longer than most names; the bot cuts names at 16 characters. */
const NAME = 'Alexandria-7';

/** Lists of what is possible or there: the help itself, so their length doesn't count. */
const LISTS = new Set([
  'legal',
  'sites',
  'cards',
  'list',
  'stock',
  'dice',
  'meteors',
  'planets',
  'pile',
  'state',
  'needs',
]);
/** Messages in which an argument is a list though it is none elsewhere. */
const LISTED = new Set([
  'meteor.refusal.card-not-in-hand held',
  'refusal.no-such-seat players',
  'meteor-town.refusal.wrong-bonus gives',
  'meteor-town.refusal.not-done left',
  'meteor.refusal.lesson-step press',
]);

const REFUSAL = /(^|\.)refusal\./;
type Values = Readonly<Record<string, string | number>>;
type Say = (key: string, values: Values) => string;

interface Arguments {
  readonly all: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
}

function argumentsOf(words: string): Arguments {
  const all = new Set<string>();
  const counted = new Set<string>();
  const read = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if ('arg' in token) all.add(token.arg);
      if (!('cases' in token)) continue;
      if (token.type === 'plural') counted.add(token.arg);
      for (const one of token.cases) read(one.tokens);
    }
  };
  read(parse(words));
  return { all, counted };
}

const longest = (texts: Iterable<string>): string =>
  [...texts].reduce((most, text) => (text.length > most.length ? text : most), '');

/** Which form of a site a message takes (`siteIn`), and whose it is. */
const SITES: Readonly<Record<string, string>> = {
  'owner-first': 'on.of-numbered',
  'rocket-there': 'at.of-numbered',
  'rocket-there-own': 'at.own-numbered',
  'rocket-there-shared': 'at.shared-numbered',
  'site-launching': 'from.of-numbered',
  'no-fit': 'on.of-numbered',
  'no-fit-legal': 'on.of-numbered',
  'site-empty': 'at.of-numbered',
  'not-ready': 'at.of-numbered',
  'site-closed': 'on.of-numbered',
  'rocket-forbidden': 'at.of-numbered',
};

/** The longest text that a message can be filled with, for each argument that is a name; by the key's last part where it matters. */
function fillingsOf(locale: Locale): (code: string) => Readonly<Record<string, string>> {
  const t = translator(locale);
  const words = [...wordsOf(locale)];
  const under = (pattern: RegExp): string =>
    longest(words.filter(([key]) => pattern.test(key)).map(([, text]) => text));
  const cards = (ids: readonly string[]): string => longest(ids.map((id) => cardName(t, id)));
  const [energy, rocket, technology] = [
    cards(ENERGIES.map(({ id }) => id)),
    cards(ROCKETS.map(({ damage, cost }) => `${damage}${cost}`)),
    cards(TECHNOLOGIES.map(({ id }) => id)),
  ];
  const anyCard = longest([energy, rocket, technology]);
  const power = under(/^meteor\.advanced\.power\.[a-z-]+$/);
  const planet = under(/^cosmic-run\.planet\.[a-z-]+$/);
  const unit = under(/^meteor-storm\.unit\.[a-z-]+$/);
  const filling = {
    ability: power,
    alien: under(/^cosmic-run\.alien\.[a-z-]+$/),
    boss: under(/^meteor\.advanced\.boss\.[a-z-]+$/),
    building: under(/^meteor-town\.building\.[a-z-]+$/),
    challenge: under(/^meteor\.advanced\.challenge\.[a-z-]+$/),
    command: 'meteor',
    cost: '🪵 3 🪨 3 🌾 3',
    counts: energy,
    day: '2026-11-23',
    from: 'E11',
    game: under(/^kind\./),
    hex: 'E11',
    holder: NAME,
    host: NAME,
    own: power,
    owner: NAME,
    place: planet,
    planet,
    player: NAME,
    resource: under(/^meteor-town\.resource\.[a-z]+$/),
    seconds: t('common.seconds', { count: 60 }),
    target: 'K',
    to: 'E11',
    unit: `${unit} E11`,
  };
  return (code) => ({
    ...filling,
    ...(code === 'rocket-forbidden' ? { challenge: t('meteor.advanced.challenge.weak-military') } : {}),
    power: under(/^cosmic-run\.power\.[a-z-]+$/),
    card: code === 'kind-forbidden-as' ? energy : code === 'rocket-forbidden' ? rocket : anyCard,
    site: (t as Say)(`meteor.common.site.${SITES[code] ?? 'on.of-numbered'}`, { name: NAME, number: 2 }),
  });
}

/** A storm's cards have names of their own. */
const stormCard = (locale: Locale): string =>
  longest([...wordsOf(locale)].filter(([key]) => /^meteor-storm\.card\..*\.name$/.test(key)).map(([, text]) => text));

it.each(LOCALES)('refusals in %s are at most 140 characters long, lists of what is possible apart', (locale) => {
  const t = translator(locale) as Say;
  const fillingOf = fillingsOf(locale);
  const long: string[] = [];
  for (const [key, words] of wordsOf(locale)) {
    if (!REFUSAL.test(key)) continue;
    const { all, counted } = argumentsOf(words);
    const filling: Readonly<Record<string, string>> = {
      ...fillingOf(key.split('.').at(-1) ?? key),
      ...(key.startsWith('meteor-storm.') ? { card: stormCard(locale) } : {}),
    };
    const valueOf = (name: string, count: number): string | number => {
      if (counted.has(name)) return count;
      if (LISTED.has(`${key} ${name}`) || LISTS.has(name)) return '';
      return filling[name] ?? 8;
    };
    const said = longest(
      [1, 2, 5, 10].map((count) => t(key, Object.fromEntries([...all].map((name) => [name, valueOf(name, count)])))),
    );
    if (said.length > MOST) long.push(`${key} (${said.length}): ${said}`);
  }
  expect(long).toEqual([]);
});
