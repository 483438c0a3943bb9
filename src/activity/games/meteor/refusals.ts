import { publicView, type MeteorTypes, type Seat } from '../../../games/meteor/index.js';
import type { ActRefusal, TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import { cardName, siteLabel } from '../../../text/meteor/index.js';
import { peopleOf } from './view.js';

/** The panel's buttons are pressed in another order than the table's cards and sites. Null: the panel's words fit. */
export function refusalAtTable(
  t: Translate,
  refusal: ActRefusal<MeteorTypes>,
  table: TableHandle<MeteorTypes>,
  seat: Seat | null,
): string | null {
  if (refusal.code !== 'lesson-step' || refusal.move.type !== 'place') return null;
  const { card, site } = refusal.move;
  const context = { people: peopleOf(table), view: publicView(table.state), viewer: seat };
  const press = t('meteor.lesson.press.at-table', { card: cardName(t, card), site: siteLabel(t, context, site) });
  return t('meteor.refusal.lesson-step', { press });
}
