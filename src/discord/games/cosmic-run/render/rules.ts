import { ALIENS } from '../../../../games/cosmic-run/cards/aliens.js';
import { PLANETS } from '../../../../games/cosmic-run/cards/planets.js';
import { TECH_CARD } from '../../../../games/cosmic-run/cards/tech-card.js';
import { alienName, alienRule, face, planetName, powerName } from '../../../../text/cosmic-run/index.js';
import { isPlainKey, all, type Translate } from '../../../../text/index.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import { select, text, type Rendered } from './parts.js';

/** Pages of `/cosmic rules`: each a list of facts of the document and of rulings, or made from the cards. */
const PAGES = {
  'cosmic-turn': ['fixed.order', 'fixed.strike', 'fixed.hits', 'ruling.CR11'],
  'cosmic-dice': ['fixed.dice', 'fixed.places', 'ruling.CR4', 'ruling.CR6'],
  'cosmic-planets': [
    'fixed.planet-1',
    'fixed.planets-2-5',
    'fixed.planet-6',
    'ruling.CR5',
    'fixed.moving',
    'ruling.CR1',
  ],
  'cosmic-scoring': ['ruling.CR2', 'fixed.tokens', 'ruling.CR10', 'ruling.CR12'],
  'cosmic-actions': ['ruling.CR3', 'fixed.aliens', 'ruling.CR7', 'ruling.CR8'],
  'cosmic-powers': ['fixed.crystals', 'ruling.CR9'],
  'cosmic-aliens': [],
  'cosmic-table': ['fixed.discards', 'ruling.CR13', 'ruling.CR14'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RulesTopic = keyof typeof PAGES;
export const RULES_TOPICS = Object.keys(PAGES) as readonly RulesTopic[];
export const isRulesTopic = (topic: string): topic is RulesTopic => Object.hasOwn(PAGES, topic);

const says = (t: Translate, key: string): string => (isPlainKey(key) ? t(key) : key);

const fact = (t: Translate, path: string): string =>
  `**${says(t, `cosmic-run.document.${path}.title`)}.** ${says(t, `cosmic-run.document.${path}.text`)}`;

const planets = (t: Translate): readonly string[] =>
  PLANETS.map(({ number, length, values, tokenSpaces }) =>
    t('cosmic-run.play.rules.planet', {
      number,
      planet: planetName(t, number),
      length,
      values: values.join('/'),
      spaces: all(t, tokenSpaces.map(String)),
    }),
  );

const powers = (t: Translate): readonly string[] =>
  TECH_CARD.map(({ id, crystals }) =>
    t('common.told', { head: `**${powerName(t, id)}** 💎 ${crystals}`, text: says(t, `cosmic-run.power-rule.${id}`) }),
  );

const aliens = (t: Translate): readonly string[] =>
  ALIENS.map(({ id, dice, retire }) =>
    t('common.told', {
      head: `**${alienName(t, id)}** ${dice.map((value) => face(t, value)).join('')} +${retire}`,
      text: alienRule(t, id),
    }),
  );

const MORE: { readonly [T in RulesTopic]?: (t: Translate) => readonly string[] } = {
  'cosmic-planets': planets,
  'cosmic-powers': powers,
  'cosmic-aliens': aliens,
};

/** One page of the rules, with a select of the others. */
export function rulesPage(topic: RulesTopic, nonce: string, t: Translate): Rendered {
  const lines = [...PAGES[topic].map((path) => fact(t, path)), ...(MORE[topic]?.(t) ?? [])];
  return {
    components: [
      text(`## ${t(`cosmic-run.play.rules.topic.${topic}`)}`, ...lines, `-# ${t('cosmic-run.document.note')}`),
      ...select(
        NO_GAME,
        { purpose: 'topic', nonce, placeholder: t('table.rules-choose') },
        RULES_TOPICS.filter((other) => other !== topic).map((other) => ({
          press: { name: 'rules/topic', topic: other } as const,
          label: t(`cosmic-run.play.rules.topic.${other}`),
        })),
      ),
    ],
  };
}
