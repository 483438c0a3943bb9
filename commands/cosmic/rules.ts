import { bodyOf } from '../../src/discord/messages/parts.js';
import { isRulesTopic, RULES_TOPICS, rulesPage } from '../../src/discord/games/cosmic-run/render/rules.js';
import { meant, textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { Translate } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';

const topics = (t: Translate) =>
  RULES_TOPICS.map((topic) => ({ name: t(`cosmic-run.play.rules.topic.${topic}`), value: topic }));

export const rules: Subcommand = {
  definition: subcommand('rules', 'cosmic-run.command.rules').addStringOption(
    offered('topic', 'cosmic-run.command.topic', false),
  ),
  complete: { topic: (_call, _services, t) => topics(t) },
  run: (call, _services, t) => {
    const wanted = meant(textOption(call, 'topic') ?? '', topics(t));
    const topic = isRulesTopic(wanted) ? wanted : 'cosmic-turn';
    return Promise.resolve({ form: 'private', body: bodyOf(rulesPage(topic, call.id, t)) });
  },
};
