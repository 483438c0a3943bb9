import type { TableStrike } from '../../../games/meteor/table-view.js';
import { LANDING_MS } from './salvo.js';

const HIT_MS = 60;

/** A vibration is motion too: a device that is set to less motion stays still. */
const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A hit is felt when its Rockets land; a silent phone vibrates too, so the switch for sound doesn't matter. */
export function vibrateFor(strikes: readonly TableStrike[]): void {
  const isHit = strikes.some(({ result }) => result !== 'survived');
  if (isHit && 'vibrate' in navigator && !wantsStillness()) navigator.vibrate([0, LANDING_MS, HIT_MS]);
}
