import { meant, textOption } from '../../src/discord/commands.js';
import type { Choice, Subcommand } from '../../src/discord/commands.js';
import { bodyOf } from '../../src/discord/panels/scene.js';
import { rules as drawRules } from '../../src/discord/render/index.js';
import { isTopic, RULE_TOPICS, rulesTopic, type Translate } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';

const topics = (t: Translate): readonly Choice[] => RULE_TOPICS.map((topic) => ({ name: rulesTopic(t, topic).title, value: topic }));

export const rules: Subcommand = {
  definition: subcommand('rules', 'command.meteor.rules.about').addStringOption(offered('topic', 'command.meteor.rules.topic', false)),
  complete: { topic: (_call, _services, t) => topics(t) },
  run: (call, _services, t) => {
    const wanted = meant(textOption(call, 'topic') ?? 'overview', topics(t));
    const topic = isTopic(wanted) ? wanted : 'overview';
    return Promise.resolve({ form: 'private', body: bodyOf(drawRules({ topic, nonce: call.id }, t)) });
  },
};
