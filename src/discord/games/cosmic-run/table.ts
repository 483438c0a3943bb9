import { COSMIC_RUN, type CosmicRunTypes, type PublicView, type Seat } from '../../../games/cosmic-run/index.js';
import type * as table from '../../../table/ports.js';
import { seatLabel, type Translate } from '../../../text/index.js';
import { peopleOf } from '../../people.js';

/** The table's types, for a table that plays Cosmic Run. */
export type TableHandle = table.TableHandle<CosmicRunTypes>;
export type Change = table.Change<CosmicRunTypes>;

export const publicViewOf = ({ state }: Pick<TableHandle, 'state'>): PublicView => COSMIC_RUN.publicView(state);

/** Names as a picture's font can show them: without the sign of a robot. */
export function seatsNamed(t: Translate, table: TableHandle): ReadonlyMap<Seat, string> {
  const people = peopleOf(table);
  return new Map(
    table.state.order.map((seat) => [
      seat,
      seatLabel(t, people, seat)
        .replaceAll(/\p{Extended_Pictographic}/gu, '')
        .trim(),
    ]),
  );
}
