import type { Translate } from '../../../../../text/index.js';
import { siteName } from '../../../../../text/meteor/index.js';
import type { HandModel } from '../models.js';
import { LIMITS, select, type Choice, type Row } from '../parts.js';
import { timeOutExists } from '../sky.js';
import { abilityChoices } from './advanced.js';
import { whyNotChoices } from './cards.js';
import type { Chosen } from './chosen.js';
import { hintsChoice } from './hints.js';

/** Everything rare, in one select. */
export function moreSelect(model: HandModel, chosen: Chosen, nonce: string, t: Translate): readonly Row[] {
  const { view, people, game } = model;
  if (view.options.lesson === true) return [];
  const context = { view, people, viewer: view.seat };
  const scraps = view.scrappable.map((site): Choice => ({
    press: { name: 'hand/scrap', site },
    label: t('meteor.hand.button.scrap', { site: siteName(t, context, site) }),
  }));
  const timeOut: readonly Choice[] =
    view.mayTimeOut && timeOutExists(view)
      ? [{ press: { name: 'hand/time-out' }, label: t('meteor.board.button.time-out') }]
      : [];
  const choices = [
    ...abilityChoices(model, t),
    ...scraps,
    ...timeOut,
    ...(model.coaching?.hints === 'on' ? [] : hintsChoice(model, t)),
    { press: { name: 'hand/rules' }, label: t('meteor.board.button.rules') } as const,
    ...whyNotChoices(model, chosen.site, t),
  ];
  const spec = { nonce, placeholder: t('meteor.hand.select.more') };
  return [
    ...select(game, { purpose: 'more', ...spec }, choices.slice(0, LIMITS.options)),
    ...select(game, { purpose: 'more-more', ...spec }, choices.slice(LIMITS.options)),
  ];
}
