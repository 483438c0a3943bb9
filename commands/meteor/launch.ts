import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { type Translate } from '../../src/text/index.js';
import { meteorName } from '../../src/text/meteor/index.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { chooserOf, meteorChoices, siteChoices, siteOption } from './choices.js';
import type { Asker } from './choices.js';
import { offered, offeredNumber, subcommand } from '../define.js';
import { refusedNote } from '../../src/discord/interactions/acting.js';
import { byPlayer, outcomeHand } from './play.js';
import { launch as fly } from '../../src/discord/games/meteor/intents.js';

/** A letter alone is enough; whether that meteor is still in the field is for the rules to check. */
function targetOption(call: CommandCall, asker: Asker, t: Translate): string {
  const typed = textOption(call, 'meteor') ?? '';
  const target = meant(typed, meteorChoices(asker, t));
  return /^[a-z]\b/i.exec(target)?.[0].toUpperCase() ?? target;
}

const changeChoices = (asker: Asker): readonly Choice[] =>
  asker.view.changes.map((change) => ({
    name: change > 0 ? `+${change}` : String(change).replace('-', '−'),
    value: change,
  }));

const somethingReady = (asker: Asker | null): asker is Asker => asker !== null && asker.view.launchable.length > 0;

export const launch: Subcommand = {
  definition: subcommand('launch', 'meteor.command.launch.about')
    .addStringOption(offered('meteor', 'meteor.command.launch.meteor', true))
    .addStringOption(offered('site', 'meteor.command.launch.site', false))
    .addIntegerOption(offeredNumber('change', 'meteor.command.launch.change').setMinValue(-1).setMaxValue(1)),
  complete: {
    meteor: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      return somethingReady(asker) ? meteorChoices(asker, t) : [];
    },
    site: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      return asker
        ? siteChoices(
            asker,
            asker.view.launchable.map(({ site }) => site),
            t,
          )
        : [];
    },
    change: (call, platform) => {
      const asker = chooserOf(call, platform);
      return somethingReady(asker) ? changeChoices(asker) : [];
    },
  },
  run: byPlayer(async (ctx, asker) => {
    const { t, call } = ctx;
    const site = siteOption(call, 'site', asker, t);
    if (site === null && call.options.has('site')) return refusedNote(ctx, { code: 'no-such-site' });
    const target = targetOption(call, asker, t);
    const change = Number(call.options.get('change') ?? 0);
    const meteor = asker.view.field.find(({ letter }) => letter === target);
    const launched = await fly(ctx, { target, sites: site === null ? [] : [site], change });
    if (launched.asked) return noteAnswer(t, t('meteor.hand.confirm-launch-again'), ctx.table.game);
    return outcomeHand(
      ctx,
      launched.outcome,
      t('meteor.hand.done.launched', { target: meteor ? meteorName(t, meteor) : target }),
    );
  }),
};
