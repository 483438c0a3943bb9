import { ALIENS, COPIES } from '../../games/cosmic-run/cards/aliens.js';
import { MISS, meteorDeck } from '../../games/cosmic-run/cards/meteors.js';
import { DISCOVERY_POINTS, PLANETS, TOKEN_VALUES } from '../../games/cosmic-run/cards/planets.js';
import { TECH_CARD } from '../../games/cosmic-run/cards/tech-card.js';
import { DISPLAY, LEAST_PLAYERS, MOST_PLAYERS, seatSetup } from '../../games/cosmic-run/setup.js';
import { english } from '../../text/en/index.js';
import { capital, fixedSection, rulingsSection, table } from '../markdown.js';
import type { Figure } from '../simulate/figures.js';

const words = english['cosmic-run'];

/** Which facts are whose, as marks. */
const BOOK = '📖';
const OURS = '🏠';

/** What `npm run simulate -- --game cosmic-run --json` prints. */
export interface Measured {
  readonly runs: readonly {
    readonly players: number;
    readonly games: number;
    readonly bands: readonly (Figure & {
      readonly name: string;
      readonly band: readonly [number, number];
      readonly holds: boolean;
    })[];
  }[];
}

const named = (of: Readonly<Record<string, string>>, id: string): string => of[id] ?? id;

const planets = (): string =>
  `## Tracks and values ${OURS}\n\n${table(
    ['planet', 'name', 'length', 'values', 'Infodere spaces'],
    PLANETS.map(({ number, id, length, values, tokenSpaces }) => [
      number,
      named(words.planet, id),
      length,
      values.join(' / '),
      tokenSpaces.join(', '),
    ]),
  )}\n\nDiscovery: +${DISCOVERY_POINTS}. Tokens: ${TOKEN_VALUES.join(', ')}; one on each space, one back into the box unseen.`;

function meteors(): string {
  const hits = meteorDeck(LEAST_PLAYERS).filter((card) => card !== MISS);
  const misses = players().map((count) => meteorDeck(count).filter((card) => card === MISS).length);
  return `## Meteor deck ${OURS}\n\n${hits.length} triples: ${hits.join(' · ')}.\n\n${table(
    ['players', 'misses', 'cards'],
    players().map((count, at) => [count, misses[at] ?? 0, meteorDeck(count).length]),
  )}`;
}

const players = (): number[] => Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, at) => LEAST_PLAYERS + at);

const seats = (): string =>
  `## Seats ${OURS}\n\nTo make up for going later, by place in the order of play.\n\n${table(
    ['players', 'crystals', 'points'],
    players().map((count) => [count, seatSetup(count).crystals.join(', '), seatSetup(count).points.join(', ')]),
  )}`;

const techCard = (): string =>
  `## Tech card ${OURS}\n\nAll have the same. That dice on it give crystals, and that these pay for powers, is the document’s ${BOOK}.\n\n${table(
    ['power', 'crystals', 'what it does'],
    TECH_CARD.map(({ id, crystals }) => [named(words.power, id), crystals, capital(named(words['power-rule'], id))]),
  )}`;

const aliens = (): string =>
  `## Aliens ${OURS}\n\n${ALIENS.length} kinds, ${COPIES} cards each; ${DISPLAY} lie open.\n\n${table(
    ['alien', 'dice', 'power', 'retires for'],
    ALIENS.map(({ id, dice, retire }) => [
      named(words.alien, id),
      dice.join(' '),
      capital(named(words['alien-rule'], id)),
      retire,
    ]),
  )}`;

const percentOf = (name: string): boolean => / wins$| discovered$|^points from/.test(name);

function figures({ runs }: Measured): string {
  const shown = (value: number, name: string): string =>
    percentOf(name) ? `${(100 * value).toFixed(1)}%` : value.toFixed(1);
  const tables = runs.map(
    ({ players: count, games, bands }) =>
      `### ${count} players, ${games} games\n\n${table(
        ['figure', 'value', '95% interval', 'band', 'holds'],
        bands.map(({ name, value, low, high, band, holds }) => [
          name,
          shown(value, name),
          `${shown(low, name)}–${shown(high, name)}`,
          `${shown(band[0], name)}–${shown(band[1], name)}`,
          holds ? 'yes' : 'no',
        ]),
      )}`,
  );
  return `## How it plays\n\nGames of the robot *Pilot* only, with a seed that was not used to find the numbers. A band fails only where the 95% interval lies outside it.\n\nTwo players were measured after the second got its third crystal, with a seed chosen then; for three and four nothing has changed since.\n\n\`\`\`\nnpm run simulate -- --game cosmic-run --games 4000 --players 2 --seed cosmic-2029\nnpm run simulate -- --game cosmic-run --games 4000 --players 3 --seed cosmic-2026\nnpm run simulate -- --game cosmic-run --games 4000 --players 4 --seed cosmic-2026\n\`\`\`\n\n${tables.join('\n\n')}`;
}

const ROBOTS = `## Robots ${OURS}

They see what their seat sees. *Cadet* does anything that is legal. *Pilot*, the default, takes after each roll the group of dice that is worth most beyond what its dice are worth elsewhere, with the chance to complete a set later; keeps assigning while something is worth clearly more than its dice; retires aliens whose power is of no more use, and near the end all that would be worth less held than retired. *Commander* plays what a Pilot could do, another roll and the powers to the end of its turn, 24 times each with dice of its own, and takes what comes to most.

Against each other, two players, each deal once from each place:

| who | deals | won | 95% interval |
| --- | --- | --- | --- |
| Commander against Pilot | 200 | 294 of 400 | 69.0%–77.6% |
| Pilot against the Pilot of the release before | 200 | 258 of 400 | 59.7%–69.0% |

The first line is \`npm run simulate -- --game cosmic-run --level commander --players 2 --games 400 --seed commander-2028\`, with a seed chosen when the code was final; the second was measured with the deals that the Pilot was tuned with, against a Pilot that isn’t in the project any more. What a Pilot leaves with two, three and four players, in the games below, and left before in 500 games each: 0.12, 0.25 and 0.32 points of aliens not retired (before 1.72, 1.28 and 0.98), 2.8, 2.5 and 2.3% of the dice at planets wasted in sets (before 11–12%), 2.2, 2.5 and 2.8 crystals (before 2.3, 2.4 and 2.7). Most of these crystals come too late: the last turn’s dice that fit nowhere lie on the tech card, and what they give comes after the dice, when only Thrusters are left to pay for. Of the crystals that a Pilot of two holds as its last turn begins it leaves 0.46 (0.44 to 0.48) unspent.

Of two players the one who begins won 53.6% (52.1 to 55.2) of 4,000 games (seed cosmic-2026) when the second began with two crystals, and 49.2% with the Pilot of the release before. It is half a round ahead in the race to the planets: in 500 games it discovered 1.28 of them and the other 1.09, which was 47.2 to 45.2 points from planets. Since rules version 2 the second begins with three crystals, and the first wins 49.5% (47.9 to 51.0).`;

const HEAD = `# Cosmic Run

<!-- Made by \`npm run docs:games\` from src/games/cosmic-run and its words. Don't edit. -->

${words.document.note} So each part bears a mark:

- ${BOOK} the document says so;
- ${OURS} ours.`;

/** The whole of \`docs/cosmic-run.md\`. */
export const cosmicDoc = (measured: Measured): string =>
  `${[HEAD, fixedSection(words.document.fixed, BOOK), rulingsSection(words.document.ruling, OURS), planets(), meteors(), seats(), techCard(), aliens(), ROBOTS, figures(measured)].join('\n\n')}\n`;
