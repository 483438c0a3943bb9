import type { Millis } from '../state.js';
import type { CardMoves, SeatView } from '../view/seat.js';
import { mayOverkill, placed, type Hint } from './hint.js';

/** So long a hint stays, so that one can read it and press, unless its act has become illegal. */
const STAYS_MS = 3000;
/** "Pass" is said only after one's own moves have stayed the same for so long: a card from others changes them. */
const PASS_AFTER_MS = 4000;

/** What is advised, and since when; `moves`: what the seat can do, since when. */
export interface Advised {
  readonly hint: Hint | null;
  readonly at: Millis;
  /** What the seat saw when the hint was first given. */
  readonly given: SeatView;
  readonly moves: string;
  readonly movesAt: Millis;
  /** A pass is thought best, but it is too early to say so. */
  readonly isEarly: boolean;
}

/** What a card can come to, wherever: others who build on their own sites don't change it. */
const fateOf = ({ card, count, sites, completes }: CardMoves): readonly unknown[] => [
  card,
  count,
  sites.includes(null),
  [...new Set(completes.filter((made, site) => made !== null && sites[site] === null))].sort(),
];

/** What a seat can do besides passing, as text to compare. */
const movesOf = ({ hand, launchable, targets, scrappable, zone }: SeatView): string =>
  JSON.stringify([hand.map(fateOf), launchable, targets, scrappable, zone]);

/** What makes another act better than the one before: one's cards, the sky, the zone and the Technologies. */
const groundsOf = ({ hand, launchable, field, technologies, zone }: SeatView): string =>
  JSON.stringify([
    hand.map(({ card, count }) => [card, count]),
    launchable,
    field.map(({ letter, size }) => [letter, size]),
    technologies,
    zone,
  ]);

/** Whether what a hint says can still be done. */
export function isPossible(view: SeatView, hint: Hint): boolean {
  switch (hint.kind) {
    case 'place':
      return view.hand.some(({ card, sites }) => card === hint.card && sites[hint.site] === null);
    case 'launch':
      if (hint.promise === 'overkill' && !mayOverkill(view)) return false;
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

/** What is to be pressed, without what it leads to. */
const actOf = (hint: Hint): string =>
  hint.kind === 'launch'
    ? JSON.stringify([hint.target, hint.sites, hint.change])
    : JSON.stringify([hint.kind, hint.kind === 'place' && hint.card, hint.kind !== 'pass' && hint.site]);

const isSameAct = (a: Hint | null, b: Hint | null): boolean => a !== null && b !== null && actOf(a) === actOf(b);

/** Whether an act could be done when the hint before was given, and would have come to the same. */
function wasThere(given: SeatView, hint: Hint): boolean {
  if (!isPossible(given, hint)) return false;
  if (hint.kind === 'launch' && hint.joins) return given.window !== null;
  return hint.kind !== 'place' || placed(given, hint.card, hint.site)?.does === hint.does;
}

/** Whether a player who was told the one can see why the other is said now. */
const isExplained = (view: SeatView, { given, hint }: Advised, fresh: Hint | null): boolean =>
  hint?.kind === 'pass' ||
  fresh?.kind === 'pass' ||
  groundsOf(given) !== groundsOf(view) ||
  (fresh !== null && !wasThere(given, fresh));

/**
 * The hint to show: the one before for a while, and for as long as nothing explains another. `fresh` null: wait. In place
 * of a pass that it is too early for stands the hint before, while it can be followed, or nothing.
 */
export function steadyHint(view: SeatView, fresh: Hint | null, before: Advised | null, now: Millis): Advised {
  const moves = movesOf(view);
  const movesAt = before !== null && before.moves === moves ? before.movesAt : now;
  const shown = before?.hint ?? null;
  const isEarly = fresh?.kind === 'pass' && shown?.kind !== 'pass' && now - movesAt < PASS_AFTER_MS;
  const known = { moves, movesAt, isEarly };
  // The same act may lead to something else by now: its words change, and it stays.
  if (before !== null && isSameAct(shown, fresh)) return { ...before, ...known, hint: fresh };
  if (before !== null && shown !== null && isPossible(view, shown)) {
    if (now - before.at < STAYS_MS) return { ...before, ...known };
    if (isEarly || !isExplained(view, before, fresh)) return { ...before, ...known };
  }
  return { ...known, hint: isEarly ? null : fresh, at: now, given: view };
}

/** When the hint may change although nothing happens; null: it doesn't. */
export function hintDue({ hint, at, movesAt }: Advised, now: Millis): Millis | null {
  const due = [hint === null ? null : at + STAYS_MS, movesAt + PASS_AFTER_MS].filter(
    (when): when is Millis => when !== null && when > now,
  );
  return due.length === 0 ? null : Math.min(...due);
}
