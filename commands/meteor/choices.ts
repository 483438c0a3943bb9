import { METEOR, viewFor } from '../../src/games/meteor/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import type { CardId, Seat, SiteId } from '../../src/games/meteor/state.js';
import type { SeatView } from '../../src/games/meteor/view/seat.js';
import type { TableHandle } from '../../src/discord/games/meteor/table.js';
import type { Translate } from '../../src/text/index.js';
import { cardName, meteorName, siteLabel } from '../../src/text/meteor/index.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { peopleOf } from '../../src/discord/people.js';
import type { Platform } from '../../src/discord/platform.js';

/** The game of Meteor in the command's channel. */
export const tableIn = (
  { tables: { directory } }: Pick<Platform, 'tables'>,
  call: CommandCall,
): TableHandle | undefined => tablesOf(METEOR, directory).inChannel(call.channelId);

/** The player who uses a command, at their table. */
export interface Asker {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly view: SeatView;
}

/** Null where no game is on in the channel, or its asker doesn't play in it. */
export function askerOf(call: CommandCall, platform: Platform): Asker | null {
  const table = tableIn(platform, call);
  const seat = table?.seatOf(call.caller.userId) ?? null;
  return table && seat !== null ? { table, seat, view: viewFor(table.state, seat, platform.time.clock.now()) } : null;
}

/** Like `askerOf`, for autocomplete: null also while the log can't be written. */
export function chooserOf(call: CommandCall, platform: Platform): Asker | null {
  const asker = askerOf(call, platform);
  return asker?.table.blocked === true ? null : asker;
}

const SITE = /^s(\d{1,2})$/;

export const siteChoice = ({ table, view, seat }: Asker, site: SiteId, t: Translate): Choice => ({
  name: siteTitle(t, table, view, seat, site),
  value: `s${site}`,
});

/**
 * A site is named by its player, one's own too, so that everyone uses the same names; where a player has several (solo)
 * they are numbered.
 */
function siteTitle(t: Translate, table: TableHandle, view: SeatView, seat: Seat, site: SiteId): string {
  const own = view.sites.filter(({ owner }) => owner === seat).length > 1;
  return siteLabel(t, { people: peopleOf(table), view, viewer: own ? seat : null }, site);
}

export const siteChoices = (asker: Asker, sites: readonly SiteId[], t: Translate): readonly Choice[] =>
  sites.map((site) => siteChoice(asker, site, t));

export const cardChoices = (cards: readonly CardId[], t: Translate): readonly Choice[] =>
  cards.map((card) => ({ name: cardName(t, card), value: card }));

export const meteorChoices = ({ view }: Asker, t: Translate): readonly Choice[] =>
  view.field
    .filter(({ letter }) => view.targets.includes(letter))
    .map((meteor) => ({ name: meteorName(t, meteor), value: meteor.letter }));

/** A site as chosen or typed; null: no site's name. */
export function siteOption(call: CommandCall, name: string, asker: Asker, t: Translate): SiteId | null {
  const typed = textOption(call, name);
  if (typed === null) return null;
  const found = SITE.exec(
    meant(
      typed,
      siteChoices(
        asker,
        asker.view.sites.map(({ id }) => id),
        t,
      ),
    ),
  )?.[1];
  return found === undefined ? null : Number(found);
}
