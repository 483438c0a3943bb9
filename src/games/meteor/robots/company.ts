import type { PublicView } from '../view/public.js';

/**
 * Who a robot plays with. Among robots it plays as strongly as it can. An Overkill costs people a zone that they haven't
 * read yet, so that beside them it launches none on purpose in the first zones, and beside newcomers none at all while
 * the game can be won otherwise.
 */
export type Company = 'robots' | 'people' | 'newcomers';

/** From which zone on it overkills on purpose; zones count down. */
export const OVERKILLS_FROM: Readonly<Record<Company, number>> = { robots: 5, people: 2, newcomers: 0 };

/**
 * For so many of its own thoughts, about four seconds each, a robot expects a person to finish the Rocket that they began.
 * Newcomers read every card first, and take it for a fault if a robot builds on their Rocket.
 */
export const LEAVES_ROCKETS_FOR: Readonly<Record<Company, number>> = { robots: 3, people: 3, newcomers: 9 };

/** `newcomers`: whether somebody plays who has never finished a game. A first game is one for newcomers. */
export function companyAt({ seats, options }: PublicView, newcomers: boolean): Company {
  if (seats.every(({ status, robot }) => status === 'left' || robot)) return 'robots';
  return newcomers || options.mode === 'first' ? 'newcomers' : 'people';
}
