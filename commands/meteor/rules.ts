import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import { openRules } from '../../src/discord/games/meteor/rules/answer.js';
import { type Translate } from '../../src/text/index.js';
import { isRuleCard, isTopic, RULE_CARDS, RULE_TOPICS, ruleCard, rulesTopic } from '../../src/text/meteor/index.js';
import { offered, subcommand } from '../define.js';

/** Topics first, then every Technology, Trait, Boss, Power and Challenge: more than fit at once, so typing finds them. */
const pages = (t: Translate): readonly Choice[] => [
  ...RULE_TOPICS.map((topic) => ({ name: rulesTopic(t, topic).title, value: topic })),
  ...RULE_CARDS.map((card) => ({ name: ruleCard(t, card)?.title ?? card, value: card })),
];

export const rules: Subcommand = {
  definition: subcommand('rules', 'meteor.command.rules.about').addStringOption(
    offered('topic', 'meteor.command.rules.topic', false),
  ),
  complete: { topic: (_call, _services, t) => pages(t) },
  run: (call, services, t) => {
    const wanted = meant(textOption(call, 'topic') ?? 'overview', pages(t));
    const topic = isTopic(wanted) || isRuleCard(wanted) ? wanted : 'overview';
    return openRules(services, topic, call.id, t);
  },
};
