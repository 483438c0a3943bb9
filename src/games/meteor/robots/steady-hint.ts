import type { CardId, Millis, SiteId } from '../state.js';
import type { CardMoves, SeatView } from '../view/seat.js';
import { isLastZone } from './bosses.js';
import { mayOverkill, placed, type Hint } from './hint.js';

/** So long a hint stays, so that one can read it and press, unless its act has become illegal. */
const STAYS_MS = 3000;
/** "Pass" is said only after one's own moves have stayed the same for so long: a card from others changes them. */
const PASS_AFTER_MS = 4000;

type Does = Extract<Hint, { readonly kind: 'place' }>['does'];

/** What a seat could do at a moment, and what that was chosen by: much less than its view, since each player's is kept. */
interface Choices {
  /** What makes another act better than the one before, as text to compare. */
  readonly grounds: string;
  /** Each placement as `placement` writes it, with what it comes to. */
  readonly placements: string;
  readonly targets: SeatView['targets'];
  readonly ready: readonly SiteId[];
  readonly scrappable: SeatView['scrappable'];
  readonly isWindowOpen: boolean;
  readonly mayOverkill: boolean;
  readonly mayPass: boolean;
}

/** What is advised, and since when; `moves`: what the seat can do, since when. */
export interface Advised {
  readonly hint: Hint | null;
  readonly at: Millis;
  /** What the seat could do when the hint was first given. */
  readonly given: Choices;
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

/** One's cards, the sky, the zone and the Technologies. */
const groundsOf = ({ hand, launchable, field, technologies, zone }: SeatView): string =>
  JSON.stringify([
    hand.map(({ card, count }) => [card, count]),
    launchable,
    field.map(({ letter, size }) => [letter, size]),
    technologies,
    zone,
  ]);

/** `does` absent: whatever it comes to. */
const placement = (card: CardId, site: SiteId, does?: Does): string => `|${card}@${site}:${does ?? ''}`;

const placementsOf = (view: SeatView): string =>
  view.hand
    .flatMap(({ card, sites }) =>
      sites.flatMap((refused, site) =>
        refused === null ? [placement(card, site, placed(view, card, site)?.does)] : [],
      ),
    )
    .join('')
    .concat('|');

export const choicesOf = (view: SeatView): Choices => ({
  grounds: groundsOf(view),
  placements: placementsOf(view),
  targets: view.targets,
  ready: view.launchable.map(({ site }) => site),
  scrappable: view.scrappable,
  isWindowOpen: view.window !== null,
  mayOverkill: mayOverkill(view),
  mayPass: view.mayPass && !isLastZone(view) && view.seats.some(({ seat, passed }) => seat === view.seat && !passed),
});

function isAmong(choices: Choices, hint: Hint): boolean {
  switch (hint.kind) {
    case 'place':
      return choices.placements.includes(placement(hint.card, hint.site));
    case 'launch':
      if (hint.promise === 'overkill' && !choices.mayOverkill) return false;
      return choices.targets.includes(hint.target) && hint.sites.every((own) => choices.ready.includes(own));
    case 'scrap':
      return choices.scrappable.includes(hint.site);
    case 'pass':
      return choices.mayPass;
  }
}

/** Whether what a hint says can still be done. */
export const isPossible = (view: SeatView, hint: Hint): boolean => isAmong(choicesOf(view), hint);

/** Whether a hint stays, whatever else is thought of: it was just given, and can be followed. */
export const isHeld = (choices: Choices, { hint, at }: Advised, now: Millis): boolean =>
  hint !== null && now - at < STAYS_MS && isAmong(choices, hint);

/** What is to be pressed, without what it leads to. */
const actOf = (hint: Hint): string =>
  hint.kind === 'launch'
    ? JSON.stringify([hint.target, hint.sites, hint.change])
    : JSON.stringify([hint.kind, hint.kind === 'place' && hint.card, hint.kind !== 'pass' && hint.site]);

const isSameAct = (a: Hint | null, b: Hint | null): boolean => a !== null && b !== null && actOf(a) === actOf(b);

/** Whether an act could be done when the hint before was given, and would have come to the same. */
function wasThere(given: Choices, hint: Hint): boolean {
  if (!isAmong(given, hint)) return false;
  if (hint.kind === 'launch' && hint.joins) return given.isWindowOpen;
  return hint.kind !== 'place' || given.placements.includes(`${placement(hint.card, hint.site, hint.does)}|`);
}

/** Whether a player who was told the one can see why the other is said now. */
const isExplained = (now: Choices, { given, hint }: Advised, fresh: Hint | null): boolean =>
  hint?.kind === 'pass' ||
  fresh?.kind === 'pass' ||
  given.grounds !== now.grounds ||
  (fresh !== null && !wasThere(given, fresh));

/**
 * The hint to show: the one before for a while, and for as long as nothing explains another. `fresh` null: wait. In place
 * of a pass that it is too early for stands the hint before, while it can be followed, or nothing.
 */
export function steadyHint(
  view: SeatView,
  fresh: Hint | null,
  before: Advised | null,
  now: Millis,
  choices = choicesOf(view),
): Advised {
  const moves = movesOf(view);
  const movesAt = before !== null && before.moves === moves ? before.movesAt : now;
  const shown = before?.hint ?? null;
  const isEarly = fresh?.kind === 'pass' && shown?.kind !== 'pass' && now - movesAt < PASS_AFTER_MS;
  const known = { moves, movesAt, isEarly };
  // The same act may lead to something else by now: its words change, and it stays.
  if (before !== null && isSameAct(shown, fresh)) return { ...before, ...known, hint: fresh };
  if (before !== null && shown !== null && isAmong(choices, shown)) {
    if (now - before.at < STAYS_MS) return { ...before, ...known };
    if (isEarly || !isExplained(choices, before, fresh)) return { ...before, ...known };
  }
  return { ...known, hint: isEarly ? null : fresh, at: now, given: choices };
}

/** When the hint may change although nothing happens; null: it doesn't. */
export function hintDue({ hint, at, movesAt, isEarly }: Advised, now: Millis): Millis | null {
  const due = [hint === null ? null : at + STAYS_MS, isEarly ? movesAt + PASS_AFTER_MS : null].filter(
    (when): when is Millis => when !== null && when > now,
  );
  return due.length === 0 ? null : Math.min(...due);
}
