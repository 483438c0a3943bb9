import type { Translate } from '../../../../../text/index.js';
import type { HandModel } from '../models.js';
import { rowsOf, type Row } from '../parts.js';
import type { Chosen } from './chosen.js';

/** What R9 has a player confirm: asked on top, far from the button that asked, so that a double press never confirms. */

export function questionLine({ view, confirmPass, confirmLaunch = null }: HandModel, t: Translate): string | null {
  if (confirmPass && view.mayPass) return t('meteor.hand.confirm-pass');
  return confirmLaunch === null ? null : t('meteor.hand.sure-overkill', { target: confirmLaunch });
}

export function questionRows(model: HandModel, { rockets, change }: Chosen, t: Translate): readonly Row[] {
  const { game, view, confirmPass, confirmLaunch = null } = model;
  if (confirmPass && view.mayPass)
    return rowsOf(game, [
      [{ press: { name: 'hand/pass-confirm' }, label: t('meteor.hand.button.pass-and-lose'), style: 'danger' }],
    ]);
  if (confirmLaunch === null) return [];
  return rowsOf(game, [
    [
      {
        press: { name: 'hand/launch-confirm', target: confirmLaunch, rockets, change },
        label: t('meteor.hand.button.launch-and-lose'),
        style: 'danger',
      },
      { press: { name: 'hand/launch-cancel' }, label: t('meteor.hand.button.launch-not') },
    ],
  ]);
}
