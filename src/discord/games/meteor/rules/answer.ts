import { isTopic } from '../../../../text/meteor/index.js';
import type { Translate } from '../../../../text/index.js';
import { bodyOf } from '../../../messages/parts.js';
import { rulesAnswer } from '../../../messages/rules-answer.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { MessageBody } from '../../../rest/api.js';
import type { Services } from '../../../services.js';
import type { RulesPicture } from '../../presentation.js';
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

/** A page of `/meteor rules`, seen by whoever asked. */
export const openRules = (services: Services, topic: string, nonce: string, t: Translate): Promise<Answer> =>
  rulesAnswer(services, { form: 'private', body: rulesBody(topic, nonce, t) }, rulesPicture(topic, t));
