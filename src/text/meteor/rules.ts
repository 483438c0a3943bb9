import { CARDS, RESOURCE_DECK } from '../../games/meteor/catalogue.js';
import { MOST_PLAYERS, RETROFIT_DRAW, setupFor } from '../../games/meteor/setup.js';
import { BOSSES } from '../../games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../games/meteor/cards/challenges.js';
import { POWERS } from '../../games/meteor/cards/powers.js';
import { TRAITS } from '../../games/meteor/cards/traits.js';
import { bossName, bossRule, challengeName, challengeRule, powerName, powerRule } from './advanced.js';
import {
  effectLines,
  energyIcon,
  energyName,
  spaced,
  technologyIcon,
  technologyName,
  traitEffect,
  traitName,
} from './cards.js';
import { listed, listedApart } from '../lists.js';
import type { Translate } from '../translate.js';

export const RULE_TOPICS = [
  'overview',
  'clock',
  'sites',
  'energy',
  'rockets',
  'technology',
  'retrofit',
  'launch',
  'overkill',
  'meteors',
  'silence',
  'passing',
  'time-out',
  'leaving',
  'robots',
  'solo',
  'first-game',
  'advanced',
  'bosses',
  'powers',
  'challenges',
  'credits',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];
export const isTopic = (text: string): text is RuleTopic => RULE_TOPICS.some((topic) => topic === text);

/** One set-up chart's row for each number of players. */
function chart(t: Translate): string {
  return Array.from({ length: MOST_PLAYERS }, (_, at) => {
    const { hand, meteors, zoneDraw } = setupFor(at + 1);
    return t('meteor.rules.clock-row', { players: at + 1, hand, meteors, draw: zoneDraw });
  }).join('\n');
}

const energyRows = (t: Translate): string =>
  CARDS.flatMap((card) =>
    card.kind === 'energy'
      ? [
          t('meteor.rules.energy-row', {
            name: `${energyIcon(t, card.energy)} ${energyName(t, card.energy)}`,
            copies: card.copies,
          }),
        ]
      : [],
  ).join('\n');

function rocketRows(t: Translate): string {
  const rockets = CARDS.filter((card) => card.kind === 'rocket');
  return [...new Set(rockets.map(({ damage }) => damage))]
    .map((damage) => {
      const alike = rockets.filter((rocket) => rocket.damage === damage);
      return t('meteor.rules.rockets-row', {
        damage,
        copies: alike.reduce((total, { copies }) => total + copies, 0),
        costs: listed(
          t,
          alike.map(({ cost }) => spaced(cost)),
        ),
      });
    })
    .join('\n');
}

const technologyRows = (t: Translate): string =>
  CARDS.flatMap((card) =>
    card.kind === 'technology'
      ? [
          t('meteor.rules.technology-row', {
            icon: technologyIcon(t, card.id),
            name: technologyName(t, card.id),
            cost: spaced(card.cost),
            effect: listedApart(t, effectLines(t, card.id)),
          }),
        ]
      : [],
  ).join('\n');

const traitRows = (t: Translate): string =>
  TRAITS.map(({ id }) => t('meteor.rules.trait-row', { name: traitName(t, id), effect: traitEffect(t, id) })).join(
    '\n',
  );

const row = (t: Translate, name: string, effect: string): string => t('meteor.rules.trait-row', { name, effect });
const bossRows = (t: Translate): string => BOSSES.map(({ id }) => row(t, bossName(t, id), bossRule(t, id))).join('\n');
const powerRows = (t: Translate): string =>
  POWERS.map(({ id }) => row(t, powerName(t, id), powerRule(t, id))).join('\n');
const challengeRows = (t: Translate): string =>
  CHALLENGES.map(({ id }) => row(t, challengeName(t, id), challengeRule(t, id))).join('\n');

/** Topics whose numbers come from the cards and the set-up chart; the others stand as they are. */
const FILLED: { readonly [T in RuleTopic]?: (t: Translate) => string } = {
  clock: (t) => t('meteor.rules.clock.body', { chart: chart(t) }),
  energy: (t) => t('meteor.rules.energy.body', { energies: energyRows(t) }),
  rockets: (t) => t('meteor.rules.rockets.body', { deck: RESOURCE_DECK.length, rockets: rocketRows(t) }),
  technology: (t) => t('meteor.rules.technology.body', { technologies: technologyRows(t) }),
  retrofit: (t) => t('meteor.rules.retrofit.body', { draw: RETROFIT_DRAW }),
  meteors: (t) => t('meteor.rules.meteors.body', { traits: traitRows(t) }),
  bosses: (t) => t('meteor.rules.bosses.body', { bosses: bossRows(t) }),
  powers: (t) => t('meteor.rules.powers.body', { powers: powerRows(t) }),
  challenges: (t) => t('meteor.rules.challenges.body', { challenges: challengeRows(t) }),
  solo: (t) => t('meteor.rules.solo.body', { hand: setupFor(1).hand }),
};

type Standing = Exclude<
  RuleTopic,
  'clock' | 'energy' | 'rockets' | 'technology' | 'retrofit' | 'meteors' | 'solo' | 'bosses' | 'powers' | 'challenges'
>;

/** A page of `/meteor rules`. */
export function rulesTopic(t: Translate, topic: RuleTopic): { readonly title: string; readonly body: string } {
  return {
    title: t(`meteor.rules.${topic}.title`),
    body: FILLED[topic]?.(t) ?? t(`meteor.rules.${topic as Standing}.body`),
  };
}
