import type { SiteView } from '../../games/meteor/view/seat.js';
import { energies } from './cards.js';
import { seatName } from '../names.js';
import type { TextContext } from './sites.js';
import type { Translate } from '../translate.js';

/** What a site's pile still needs, in words: `needs 🟨F`, `Retrofit, 1 card more`, `READY to launch`. */
export function outlookText(t: Translate, context: TextContext, { owner, outlook }: SiteView): string {
  const more = outlook.retrofitMissing;
  switch (outlook.kind) {
    case 'empty':
      return owner === null
        ? t('meteor.board.outlook.empty-shared')
        : t('meteor.board.outlook.empty', {
            owner: owner === context.viewer ? t('meteor.refusal.you') : seatName(t, context.people, owner),
          });
    case 'open': {
      const open = t('meteor.board.outlook.open');
      return more === null || more > 2 ? open : t('meteor.board.outlook.or-retrofit', { outlook: open, count: more });
    }
    case 'rocket':
    case 'technology': {
      const missing = energies(t, outlook.missing);
      const needs =
        outlook.spared === undefined
          ? t('meteor.board.outlook.needs', { missing })
          : t('meteor.board.outlook.needs-some', {
              missing,
              count: Math.max(1, outlook.missing.length - outlook.spared),
            });
      return more === null || more > 2 ? needs : t('meteor.board.outlook.or-retrofit', { outlook: needs, count: more });
    }
    case 'retrofit':
      return t('meteor.board.outlook.retrofit', { count: more ?? 0 });
    case 'ready':
      return t('meteor.board.outlook.ready');
    case 'launching':
      return t('meteor.board.outlook.launching');
  }
}
