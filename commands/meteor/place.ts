import { cardOf } from '../../src/games/meteor/index.js';
import type { CardId, SiteId } from '../../src/games/meteor/state.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import { peopleOf } from '../../src/discord/people.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { type Translate } from '../../src/text/index.js';
import { cardName, siteIn } from '../../src/text/meteor/index.js';
import { cardChoices, chooserOf, siteChoices, siteOption } from './choices.js';
import type { Asker } from './choices.js';
import { panelOf } from '../../src/discord/games/meteor/panel.js';
import type { Call } from './play.js';
import { offered, subcommand } from '../define.js';
import { byPlayer, outcomeHand } from './play.js';
import { asSeat, refusedNote } from '../../src/discord/interactions/acting.js';

/** A card as chosen or typed; null: no card's name. */
function cardOption(call: CommandCall, { view }: Asker, t: Translate): CardId | null {
  const typed = textOption(call, 'card');
  if (typed === null) return null;
  // A card that is gone from the hand is no beginning of another one's name ("C" of "Communications Satellite").
  if (cardOf(typed) !== undefined) return typed;
  const card = meant(
    typed,
    cardChoices(
      view.hand.map((one) => one.card),
      t,
    ),
  );
  return cardOf(card) === undefined ? null : card;
}

/** Where this card may go now; without a card, where any may. */
const sitesFor = ({ view }: Asker, card: CardId | null): readonly SiteId[] =>
  view.sites
    .map(({ id }) => id)
    .filter((id) => view.hand.some((one) => (card === null || one.card === card) && one.sites[id] === null));

/** Which cards may go on this site now; without a site, on any. */
const cardsFor = ({ view }: Asker, site: SiteId | null): readonly CardId[] =>
  view.hand
    .filter(({ sites }) => sites.some((refusal, id) => refusal === null && (site === null || site === id)))
    .map(({ card }) => card);

export const place: Subcommand = {
  definition: subcommand('place', 'meteor.command.place.about')
    .addStringOption(offered('card', 'meteor.command.place.card', true))
    .addStringOption(offered('site', 'meteor.command.place.site', true)),
  complete: {
    card: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      return asker ? cardChoices(cardsFor(asker, siteOption(call, 'site', asker, t)), t) : [];
    },
    site: (call, platform, t) => {
      const asker = chooserOf(call, platform);
      return asker ? siteChoices(asker, sitesFor(asker, cardOption(call, asker, t)), t) : [];
    },
  },
  run: byPlayer(async (ctx, asker) => {
    const { t, table } = ctx;
    const card = cardOption(ctx.call, asker, t);
    const site = siteOption(ctx.call, 'site', asker, t);
    if (table.state.phase !== 'play') return refusedNote(ctx, { code: 'not-started' });
    if (card === null) return noteAnswer(t, t('error.stale-choice'), table.game);
    if (site === null) return refusedNote(ctx, { code: 'no-such-site' });
    const where = siteIn(t, { people: peopleOf(table), view: asker.view, viewer: asker.seat }, site, 'at');
    remember(ctx, asker, site);
    return outcomeHand(
      ctx,
      await asSeat(ctx, (seat) => ({ type: 'place', seat, card, site })),
      t('meteor.hand.done.placed', { card: cardName(t, card), site: where }),
    );
  }),
};

/** The panel goes on where the command placed. */
function remember({ platform, table }: Call, { seat }: Asker, site: SiteId): void {
  panelOf(platform, table, seat).choices.site = site;
}
