import { altText, type Translate } from '../../../../text/index.js';
import { isTopic, RULE_TOPICS, ruleCard, rulesTopic, type RuleTopic } from '../../../../text/meteor/index.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import { hasPicture, shownIn } from '../rules/pictures.js';
import type { Rendered, RulesModel } from './models.js';
import { buttons, select, text, type Choice } from './parts.js';

export const RULES_FILE = 'rules.png';
const FIRST = RULE_TOPICS[0];

/** To the page before and the one after; the topics go round. */
function turns(topic: RuleTopic, t: Translate): readonly Choice[] {
  const at = RULE_TOPICS.indexOf(topic);
  const other = (by: number): RuleTopic => RULE_TOPICS.at((at + by) % RULE_TOPICS.length) ?? FIRST;
  const turn = (by: number, label: string): Choice => ({ press: { name: 'rules/topic', topic: other(by) }, label });
  return [
    turn(-1, t('meteor.rules.button.back', { title: rulesTopic(t, other(-1)).title })),
    turn(1, t('meteor.rules.button.on', { title: rulesTopic(t, other(1)).title })),
  ];
}

/** A page on a topic or a card; what is neither shows the first. `nonce` is anything new. */
export function rules({ topic: wanted, nonce }: RulesModel, t: Translate): Rendered {
  const card = ruleCard(t, wanted);
  const topic = isTopic(wanted) ? wanted : FIRST;
  const { title, body } = card ?? rulesTopic(t, topic);
  const place = { page: RULE_TOPICS.indexOf(topic) + 1, pages: RULE_TOPICS.length };
  const choices = RULE_TOPICS.map((one): Choice => ({
    press: { name: 'rules/topic', topic: one },
    label: rulesTopic(t, one).title,
  }));
  const pictured = hasPicture(wanted);
  return {
    components: [
      text(`### ${title}`, card === null ? t('meteor.rules.page', place) : null),
      ...(pictured
        ? [
            {
              type: 12 as const,
              items: [{ media: { url: `attachment://${RULES_FILE}` }, description: rulesAlt(topic, t) }],
            },
          ]
        : []),
      text(body),
      ...buttons(NO_GAME, card === null ? turns(topic, t) : []),
      ...select(NO_GAME, { purpose: 'topic', nonce, placeholder: t('table.rules-choose') }, choices),
    ],
  };
}

/** What the picture shows; the title alone where that says it. */
export function rulesAlt(topic: RuleTopic, t: Translate): string {
  const { title } = rulesTopic(t, topic);
  const shown = shownIn(topic, t);
  return altText(t, [shown === '' ? title : t('meteor.rules.alt', { title, shown })]);
}
