import { isLastZone, type Hint } from '../../games/meteor/index.js';
import type { SeatView } from '../../games/meteor/view/seat.js';
import type { Translate } from '../translate.js';
import { siteIn, type TextContext } from './sites.js';

type Placing = Extract<Hint, { readonly kind: 'place' }>;

/** One hint with its reason; `press`: how that card is placed there. */
export function hintText(t: Translate, hint: Hint, press: (placing: Placing) => string, context: TextContext): string {
  switch (hint.kind) {
    case 'place':
      return t(`meteor.hints.place.${hint.does}`, { press: press(hint) });
    case 'launch':
      return t(`meteor.hints.launch.${launchWords(hint)}`, { target: hint.target });
    case 'scrap':
      return t('meteor.hints.scrap', { site: siteIn(t, context, hint.site, 'at') });
    case 'pass':
      return t('meteor.hints.pass');
  }
}

function launchWords({ promise, joins }: Extract<Hint, { readonly kind: 'launch' }>) {
  if (promise === 'none') return 'other';
  return joins && (promise === 'short' || promise === 'chance') ? 'join' : promise;
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
