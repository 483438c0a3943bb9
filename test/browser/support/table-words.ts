import { cardOf, type GameState } from '../../../src/games/meteor/index.js';
import { translator } from '../../../src/text/index.js';
import { cardLabel } from '../../../src/text/meteor/index.js';

/** Meteor's table in the same few words on each of its faces: a line a site, and the meteors that are left. */

const t = translator('en');
const ENERGY: Readonly<Record<string, string>> = { Chemical: 'C', Fuel: 'F', Atomic: 'A', Electrical: 'E' };

const bare = (words: string): string => words.replaceAll(/[^A-Za-z0-9]/g, '');
const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

/** What the engine has. */
export function siteWords({ sites, field }: GameState): readonly string[] {
  const cards = (pile: readonly string[]): string[] =>
    pile.map((id) => (cardOf(id)?.kind === 'rocket' ? `R${cardLabel(t, id)}` : cardLabel(t, id))).map(bare);
  return [...sites.map(({ pile }) => sorted(cards(pile))), field.map(({ letter }) => letter).join('')];
}

/** The labels of the Activity's sites, by their numbers, and its meteors' letters. */
export function fromLabels(sites: readonly string[], meteors: readonly string[]): readonly string[] {
  const piles = sites.map((label) => {
    const [, pile = ''] = /^.*?: (.*?)(?:\. |$)/.exec(label) ?? [];
    if (pile === t('meteor.activity.empty')) return '';
    return sorted(pile.split(', ').map((card) => bare(ENERGY[card] ?? card.replace('Rocket ', 'R'))));
  });
  return [...piles, meteors.join('')];
}

/** The lines of the chat's board; the owners' names are those of the sites, by their numbers. */
export function fromBoard(text: string, owners: readonly string[]): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const piles = owners.map((owner) => {
    const line = lines.findLast((one) => one.startsWith(`${owner}:`)) ?? '';
    const [, pile = ''] = /: (.*?) – /u.exec(line) ?? [];
    return sorted(
      pile
        .replaceAll('🚀', 'R')
        .split(' ')
        .map(bare)
        .filter((card) => card !== ''),
    );
  });
  const letters = lines.flatMap((line) => /^([A-Z]+) (?:small|medium|big)\b/.exec(line)?.[1] ?? []);
  return [...piles, letters.join('')];
}
