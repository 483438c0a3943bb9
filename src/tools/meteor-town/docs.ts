import {
  BUILDINGS,
  FACES,
  MEDALS,
  METEORS,
  RESOURCES,
  TRACK,
  TURNS,
  type Building,
} from '../../games/meteor-town/index.js';
import { translator } from '../../text/index.js';
import { buildingName, givesText, lettersText, medalName, placeOf } from '../../text/meteor-town/index.js';
import { english } from '../../text/en/index.js';
import { capital, fixedSection, rulingsSection, table } from '../markdown.js';
import type { Verdict } from './bands.js';
import type { Summary } from './summary.js';

const t = translator('en');
const words = english['meteor-town'];

/** Which facts are whose, as marks. */
const SOURCE = '📖';
const OURS = '🏠';

/** What `npm run simulate -- --game meteor-town --bands --json` prints. */
export interface Measured {
  readonly seed: string;
  readonly runs: readonly (Omit<Summary, 'scores'> & { readonly title: string })[];
  readonly verdicts: readonly Verdict[];
}

const row = (building: Building): (string | number)[] => [
  placeOf(building),
  buildingName(t, building.id),
  building.row === 1 ? 'built' : lettersText(t, building.cost),
  '□'.repeat(building.boxes),
  capital(givesText(t, building)),
];

const sheet = (): string =>
  [
    `## The sheet ${OURS}`,
    `${BUILDINGS.length} buildings in ${FACES.length} columns of 4 ${SOURCE}; what they are, cost and do is ours. Row 1 is the bottom, built from the start ${SOURCE}.`,
    table(['column.row', 'building', 'cost', 'boxes', 'bonus'], BUILDINGS.map(row)),
    `Resource tracks: ${RESOURCES.map((resource) => `${words.resource[resource]} (${words.letter[resource]})`).join(', ')}, ${TRACK} boxes each, empty at the start.`,
    table(['turn', ...METEORS.map((_, at) => at + 1)], [['meteors', ...METEORS]]),
  ].join('\n\n');

const medals = (): string =>
  `## Medals ${OURS}\n\n${table(
    ['medal', 'points'],
    MEDALS.map(({ id, from }) => [medalName(t, id), from]),
  )}`;

const dice = (): string =>
  [
    `## The dice everybody shares ${OURS}`,
    `A die is a function of the seed, so that nobody's choices shift anybody's luck, their own included. For turn *t* (1–${TURNS}), slot *i* and count *k*: \`SHA-256("meteor-town/1/" + seed + "/" + t + "/" + i + "/" + k)\` in UTF-8, read as eight big-endian 32-bit numbers; the first below 4,294,967,292, modulo 6, plus 1, is the die.`,
    'Slots 1–4 are the four dice from left to right; slot 5 is the first bonus die of the turn, 6 the second, and so on. *k* starts at 0 and goes up by one each time that die is rolled again in that turn. Setting a die with the Observatory uses no number.',
    'The daily town’s seed is a part of `HMAC-SHA256(secret, day, rules version, …)`, one for all servers of a bot: who runs the bot could tell it beforehand, and nobody else.',
  ].join('\n\n');

const interval = ({ mean, interval: [low, high] }: Summary['score']): string => `${mean} (${low} to ${high})`;
const bandText = ({ low, high }: Verdict): string => (low === null ? `below ${high}` : `${low} to ${high}`);

const figures = ({ seed, runs, verdicts }: Measured): string =>
  [
    '## How hard it is',
    `Measured by \`npm run simulate -- --game meteor-town --bands --seed ${seed}\`, a seed that nothing was tuned with. In brackets the 95% interval; a target fails only where that lies outside its band.`,
    '![How the robots’ scores are spread](meteor-town.svg)',
    table(
      ['robot', 'towns', 'mean score', '5th to 95th percentile', 'craters', 'built', 'lost'],
      runs.map(({ title, games, score, percentiles, craters, built, destroyed }) => [
        title,
        games,
        interval(score),
        `${percentiles['5']} to ${percentiles['95']}`,
        craters.mean,
        built.mean,
        destroyed.mean,
      ]),
    ),
    table(
      ['target', 'band', 'measured', ''],
      verdicts.map((verdict) => [
        verdict.band,
        bandText(verdict),
        interval(verdict.measured),
        verdict.holds ? 'holds' : '**fails**',
      ]),
    ),
    'Lines of play: the other places of sale are forbidden, and the Mayor’s worths are tuned for each by evolution.',
  ].join('\n\n');

const robots = (): string =>
  [
    '## Robots\n',
    '- **Visitor** plays at random within the rules.',
    '- **Mayor** takes, for each roll, the assignment whose result is worth most: points now, resources at a fixed worth, buildings by kind and turns left. It uses a column that gives nothing only where the dice leave no other way, and re-rolls with clovers when a few samples promise more. What things are worth to it was tuned by evolution (sep-CMA-ES): `npm run build && node dist/src/tools/meteor-town/write-tuned.js` does it again.',
    '- **Architect** has seven plans: one tuned with every building allowed, the five lines of play below, and one with a Train Station. It plays the six best options of each plan to the end as a Mayor with that plan would, with the same other dice for all: each twice, the best sixteen six times, the best seven twelve times and the best three twenty times. It takes the best, and may change its plan each turn.',
    '- **Planner** plays as a Mayor does, in as little time, but would rather forgo three points than use a column that gives nothing, and what a sheet is worth it has learnt from 31,500 towns: for each number of turns left a table says what boxes, resources, the forbidden number and buildings that belong together are still to bring, corrected after each town by what came of it (temporal differences). `npm run build && node dist/src/tools/meteor-town/write-learnt.js` makes the table again.',
    '\nThey see their own sheet and their own dice, as a player does.',
  ].join('\n');

/** The page of the game: rules and sheet from the data, figures as they were last measured. */
export const townDoc = (measured: Measured): string =>
  `${[
    `# ${english.kind['meteor-town']}`,
    `*${english.kind['meteor-town']}* is a free solo roll-and-write: twelve turns, four dice, a town, and a meteor shower that never ends. ${words.rules.source}`,
    `${SOURCE} is what the source document fixes, ${OURS} what is ours. This page is made by \`npm run docs:games\`.`,
    fixedSection(words.document.fixed, SOURCE),
    rulingsSection(words.document.ruling, OURS),
    dice(),
    sheet(),
    medals(),
    robots(),
    figures(measured),
  ].join('\n\n')}\n`;
