import type { AbilityView } from '../../src/games/meteor/index.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { peopleOf } from '../../src/discord/people.js';
import { type Translate } from '../../src/text/index.js';
import { abilityTargets, powerName } from '../../src/text/meteor/index.js';
import { chooserOf } from './choices.js';
import type { Asker } from './choices.js';
import { offered, subcommand } from '../define.js';
import { byPlayer, outcomeHand } from './play.js';
import { asSeat } from '../../src/discord/interactions/acting.js';

/** This player's ability, if it works now. */
function usable({ view }: Asker): AbilityView | null {
  const ability = view.own?.ability ?? null;
  return ability?.refusal === null ? ability : null;
}

const abilityChoices = ({ ability }: AbilityView, t: Translate): readonly Choice[] => [
  { name: powerName(t, ability), value: ability },
];

const targetChoices = (asker: Asker, ability: AbilityView, t: Translate): readonly Choice[] =>
  abilityTargets(t, { view: asker.view, people: peopleOf(asker.table) }, ability).map(({ name, target }) => ({
    name,
    value: target,
  }));

/** The ability as chosen or typed; one that isn't this player's is for the rules to refuse. */
function abilityOption(call: CommandCall, { view }: Asker, t: Translate): string {
  const own = view.own?.ability ?? null;
  return meant(textOption(call, 'ability') ?? '', own === null ? [] : abilityChoices(own, t));
}

function targetOption(call: CommandCall, asker: Asker, t: Translate): string | null {
  const typed = textOption(call, 'target');
  const own = asker.view.own?.ability ?? null;
  if (typed === null || own === null) return typed;
  // A letter alone is enough for a meteor or an energy.
  return meant(
    own.targets.find((target) => target === typed.trim().toUpperCase()) ?? typed,
    targetChoices(asker, own, t),
  );
}

export const use: Subcommand = {
  definition: subcommand('use', 'meteor.command.use.about')
    .addStringOption(offered('ability', 'meteor.command.use.ability', true))
    .addStringOption(offered('target', 'meteor.command.use.target', false)),
  complete: {
    ability: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      const ability = asker && usable(asker);
      return ability ? abilityChoices(ability, t) : [];
    },
    target: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      const ability = asker && usable(asker);
      return asker &&
        ability &&
        (call.options.get('ability') === undefined || abilityOption(call, asker, t) === ability.ability)
        ? targetChoices(asker, ability, t)
        : [];
    },
  },
  run: byPlayer(async (ctx, asker) => {
    const { t, call } = ctx;
    const ability = abilityOption(call, asker, t);
    const target = targetOption(call, asker, t);
    return outcomeHand(
      ctx,
      await asSeat(ctx, (seat) => ({ type: 'use', seat, ability, target })),
      t('meteor.hand.done.used', { ability: powerName(t, ability) }),
    );
  }),
};
