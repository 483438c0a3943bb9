import { isTopic, RULE_CARDS, RULE_TOPICS, ruleCard, rulesTopic } from '../../../../text/meteor/index.js';
import type { Translate } from '../../../../text/index.js';
import { bodyOf } from '../../../messages/parts.js';
import type { MessageBody } from '../../../rest/api.js';
import type { RulesPicture, RulesTopic } from '../../presentation.js';
import { rules, rulesAlt, RULES_FILE } from '../render/rules.js';
import { hasPicture, rulesSvg, RULES_WIDTH } from './pictures.js';

export const rulesBody = (topic: string, nonce: string, t: Translate): MessageBody =>
  bodyOf(rules({ topic, nonce }, t));

/** What is meant, as a picture; null: that page has none. */
export function rulesPicture(topic: string, t: Translate): RulesPicture | null {
  if (!isTopic(topic) || !hasPicture(topic)) return null;
  const alt = rulesAlt(topic, t);
  return { file: RULES_FILE, svg: rulesSvg(topic, alt), width: RULES_WIDTH, alt };
}

/** Topics first, then every Technology, Trait, Boss, Power and Challenge: more than fit at once, so typing finds them. */
export const rulesTopics = (t: Translate): readonly RulesTopic[] => [
  ...RULE_TOPICS.map((topic) => ({ name: rulesTopic(t, topic).title, value: topic })),
  ...RULE_CARDS.map((card) => ({ name: ruleCard(t, card)?.title ?? card, value: card })),
];
