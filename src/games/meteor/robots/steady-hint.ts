import type { Millis } from '../state.js';
import type { SeatView } from '../view/seat.js';
import type { Hint } from './hint.js';

/** So long a hint stays, so that one can read it and press, unless its act has become illegal. */
const STAYS_MS = 3000;
/** "Pass" is said only after one's own moves have stayed the same for so long: a card from others changes them. */
const PASS_AFTER_MS = 4000;

/** What is advised, and since when; `moves`: what the seat can do, since when. */
export interface Advised {
  readonly hint: Hint | null;
  readonly at: Millis;
  readonly moves: string;
  readonly movesAt: Millis;
}

/** What a seat can do besides passing, as text to compare. */
const movesOf = ({ hand, launchable, targets, scrappable, zone }: SeatView): string =>
  JSON.stringify([hand.map(({ card, sites }) => [card, sites]), launchable, targets, scrappable, zone]);

/** Whether what a hint says can still be done. */
export function isPossible(view: SeatView, hint: Hint): boolean {
  switch (hint.kind) {
    case 'place':
      return view.hand.some(({ card, sites }) => card === hint.card && sites[hint.site] === null);
    case 'launch':
      return (
        view.targets.includes(hint.target) &&
        hint.sites.every((own) => view.launchable.some(({ site }) => site === own))
      );
    case 'scrap':
      return view.scrappable.includes(hint.site);
    case 'pass':
      return view.mayPass && !view.passLoses && view.seats.some(({ seat, passed }) => seat === view.seat && !passed);
  }
}

/** Whether a salvo has changed what a launch would do, or a draw or an act what a pass would miss. */
const isStale = (hint: Hint, before: Advised, moves: string, fresh: Hint | null): boolean =>
  (hint.kind === 'pass' && before.moves !== moves) ||
  (hint.kind === 'launch' &&
    fresh?.kind === 'launch' &&
    fresh.target === hint.target &&
    fresh.promise !== hint.promise);

/**
 * The hint to show: the one before for a while, then the fresh one. `fresh` null: wait. Nothing is shown in place of a
 * pass that it is too early for.
 */
export function steadyHint(view: SeatView, fresh: Hint | null, before: Advised | null, now: Millis): Advised {
  const moves = movesOf(view);
  const movesAt = before !== null && before.moves === moves ? before.movesAt : now;
  const shown = before?.hint ?? null;
  if (before !== null && shown !== null && now - before.at < STAYS_MS && isPossible(view, shown)) {
    if (!isStale(shown, before, moves, fresh)) return { ...before, moves, movesAt };
  }
  const early = fresh?.kind === 'pass' && now - movesAt < PASS_AFTER_MS;
  const hint = early ? null : fresh;
  const isSame = before !== null && JSON.stringify(hint) === JSON.stringify(shown);
  return { hint, at: isSame ? before.at : now, moves, movesAt };
}

/** When the hint may change although nothing happens; null: it doesn't. */
export function hintDue({ hint, at, movesAt }: Advised, now: Millis): Millis | null {
  const due = [hint === null ? null : at + STAYS_MS, movesAt + PASS_AFTER_MS].filter(
    (when): when is Millis => when !== null && when > now,
  );
  return due.length === 0 ? null : Math.min(...due);
}
