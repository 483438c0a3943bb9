import { peopleOf } from '../../src/discord/people.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { siteIn } from '../../src/text/meteor/index.js';
import { chooserOf, siteChoices, siteOption } from './choices.js';
import { offered, subcommand } from '../define.js';
import { byPlayer, outcomeHand } from './play.js';
import { asSeat, refusedNote } from '../../src/discord/interactions/acting.js';

export const scrap: Subcommand = {
  definition: subcommand('scrap', 'meteor.command.scrap.about').addStringOption(
    offered('site', 'meteor.command.scrap.site', true),
  ),
  complete: {
    site: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      return asker ? siteChoices(asker, asker.view.scrappable, t) : [];
    },
  },
  run: byPlayer(async (ctx, asker) => {
    const { t, table, call } = ctx;
    const site = siteOption(call, 'site', asker, t);
    if (site === null) return refusedNote(ctx, { code: table.state.phase === 'play' ? 'no-such-site' : 'not-started' });
    const name = siteIn(t, { people: peopleOf(table), view: asker.view, viewer: asker.seat }, site, 'head');
    return outcomeHand(
      ctx,
      await asSeat(ctx, (seat) => ({ type: 'scrap', seat, site })),
      t('meteor.hand.done.scrapped', { site: name }),
    );
  }),
};
