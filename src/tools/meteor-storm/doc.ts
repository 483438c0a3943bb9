import {
  COMMAND_CARDS,
  featuresOf,
  nameOf,
  SCENARIOS,
  TILE_KINDS,
  UNIT_KINDS,
  UNITS,
  unitsOf,
  type Scenario,
  type ScenarioId,
} from '../../games/meteor-storm/index.js';
import { english } from '../../text/en/index.js';
import { table } from '../markdown.js';
import { COMBAT, HEAD, PICTURE, ROBOTS, RULINGS, SOURCE, TURN } from './doc-text.js';

const words = english['meteor-storm'];

type Names = Readonly<Record<string, string | undefined>>;
const points = (list: readonly (readonly [string, string])[]): string =>
  list.map(([name, text]) => `- **${name}.** ${text}`).join('\n');

const units = (): string =>
  table(
    ['unit', 'sign', 'dice', 'move', 'range', 'hits', 'points'],
    UNIT_KINDS.map((kind) => {
      const { sign, dice, move, range, hits, points: worth } = UNITS[kind];
      return [words.unit[kind], sign, dice, move, range, hits, worth];
    }),
  );

const tiles = (): string =>
  table(
    ['tile', 'speed', 'copies'],
    TILE_KINDS.map(({ kind, speed, copies }) => [words.tile[kind], speed, copies]),
  );

const cards = (): string =>
  table(
    ['card', 'copies', 'orders'],
    COMMAND_CARDS.map(({ id, copies }) => {
      const card = (words.card as Readonly<Record<string, { name: string; rule: string } | undefined>>)[id];
      return [card?.name ?? id, copies, card?.rule ?? ''];
    }),
  );

const unitNames = (scenario: Scenario, kind: string): string =>
  unitsOf(scenario)
    .filter((unit) => unit.side === 0 && unit.kind === kind)
    .map(({ hex }) => nameOf(hex))
    .join(', ');

const featureNames = (scenario: Scenario, kind: string): string =>
  featuresOf(scenario)
    .filter((feature) => feature.kind === kind)
    .map(({ hex }) => hex)
    .sort((a, b) => a - b)
    .map(nameOf)
    .join(', ') || '–';

const scenarios = (): string =>
  table(
    [
      '',
      ...SCENARIOS.map(({ id, number }) => `${number} ${(words.scenario satisfies Record<ScenarioId, string>)[id]}`),
    ],
    [
      ['Points to win', ...SCENARIOS.map(({ target }) => target)],
      ['Hand A / B', ...SCENARIOS.map(({ hands }) => hands.join(' / '))],
      ...[...UNIT_KINDS]
        .reverse()
        .map((kind) => [`${UNITS[kind].sign} of A`, ...SCENARIOS.map((scenario) => unitNames(scenario, kind))]),
      ...Object.entries(words.feature satisfies Names).map(([kind, name]) => [
        name,
        ...SCENARIOS.map((scenario) => featureNames(scenario, kind)),
      ]),
    ],
  );

/** The whole of `docs/meteor-storm.md`. */
export const stormDoc = (): string =>
  `${[
    HEAD,
    PICTURE,
    `## What the chapter fixes 📖\n\n${points(SOURCE)}`,
    `## Rulings 🏠\n\n${points(RULINGS)}`,
    TURN,
    `## Units 🏠\n\n${units()}`,
    COMBAT,
    `## Meteor tiles 🏠\n\nThe kinds are the chapter's, the numbers ours: 20 tiles.\n\n${tiles()}`,
    `## Command cards 🏠\n\n40 cards of fourteen kinds.\n\n${cards()}`,
    `## Scenarios 🏠\n\nB's units are the mirror of A's through the centre; features are all named.\n\n${scenarios()}`,
    ROBOTS,
  ].join('\n\n')}\n`;
