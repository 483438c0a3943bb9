import { isLastZone, type Hint } from '../../games/meteor/index.js';
import type { SeatView } from '../../games/meteor/view/seat.js';
import type { Translate } from '../translate.js';
import { siteIn, type TextContext } from './sites.js';

type Placing = Extract<Hint, { readonly kind: 'place' }>;
type Launching = Extract<Hint, { readonly kind: 'launch' }>;

/** What is pressed to do what a hint advises. */
export interface HintPresses {
  readonly place: (placing: Placing) => string;
  /** Null, or absent: the target alone. */
  readonly launch?: (launching: Launching) => string | null;
}

/** One hint with its reason. */
export function hintText(t: Translate, hint: Hint, presses: HintPresses, context: TextContext): string {
  switch (hint.kind) {
    case 'place':
      return t(`meteor.hints.place.${hint.does}`, { press: presses.place(hint) });
    case 'launch':
      return launchText(t, hint, presses.launch?.(hint) ?? null);
    case 'scrap':
      return t('meteor.hints.scrap', { site: siteIn(t, context, hint.site, 'at') });
    case 'pass':
      return t('meteor.hints.pass');
  }
}

function launchText(t: Translate, { target, promise, joins }: Launching, press: string | null): string {
  const how = press ?? t('meteor.hints.press-target', { target });
  if (promise === 'none') return t('meteor.hints.launch.other', { press: how });
  if (!joins || (promise !== 'short' && promise !== 'chance'))
    return t(`meteor.hints.launch.${promise}`, { press: how });
  return press === null ? t('meteor.hints.launch.join', { target }) : t('meteor.hints.launch.joining', { press });
}

/** What is said while nothing is advised; `isEarly`: a pass is thought best, and it is too early to say so. */
export function waitText(t: Translate, view: SeatView, isEarly: boolean): string {
  const { window, passLoses, seat, seats } = view;
  if (isEarly) return t('meteor.hints.wait.soon');
  if (window !== null) return t('meteor.hints.wait.salvo');
  if (passLoses) return t('meteor.hints.wait.hold');
  // In the last zone no new cards come.
  const hasPassed = !isLastZone(view) && seats.some((one) => one.seat === seat && one.passed);
  return t(hasPassed ? 'meteor.hints.wait.passed' : 'meteor.hints.wait.others');
}
