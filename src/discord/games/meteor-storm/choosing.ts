import {
  cardInPlay,
  columnOf,
  mayCombat,
  orderable,
  reachOf,
  retreatsOf,
  rowOf,
  targetsFrom,
  type Hex,
  type SeatView,
  type Side,
  type TargetChoice,
  type Unit,
  type UnitId,
} from '../../../games/meteor-storm/index.js';

/** A player's own view of the battle. */
export type OwnView = SeatView & { readonly seat: Side };

/** What was chosen on a panel, while nothing is done yet. */
export interface Chosen {
  /** The unit that is to be ordered; null: none. */
  readonly unit: UnitId | null;
  /** Which of the pages of its places is shown, from 0; null: all of them. */
  readonly page: number | null;
}

/** A choice with the number that both its button and the picture say. */
export interface Numbered<C> {
  readonly number: number;
  readonly choice: C;
}

/** What a player chooses from now. The picture and the buttons are both made of this, so their numbers are the same. */
export type Choosing =
  | { readonly of: 'unit'; readonly choices: readonly Numbered<Unit>[] }
  | {
      readonly of: 'place';
      readonly unit: Unit;
      readonly choices: readonly Numbered<Hex>[];
      readonly pages: number;
    }
  | { readonly of: 'target'; readonly unit: Unit; readonly choices: readonly Numbered<TargetChoice>[] }
  | { readonly of: 'retreat'; readonly unit: Unit; readonly choices: readonly Numbered<Hex>[] };

/** Places on one page: four rows of buttons. */
export const PLACES = 20;

const numbered = <C>(choices: readonly C[]): readonly Numbered<C>[] =>
  choices.map((choice, at) => ({ number: at + 1, choice }));

/** As one reads the picture from one's own side: towards the enemy first, then from left to right. */
const towardsEnemy = (side: Side) => {
  const turned = side === 0 ? 1 : -1;
  return (a: Hex, b: Hex): number => turned * (rowOf(b) - rowOf(a) || columnOf(a) - columnOf(b));
};

/** Where a unit may go besides staying. */
const placesFor = (view: OwnView, unit: Unit): readonly Hex[] =>
  reachOf(view, unit, cardInPlay(view)?.move ?? 0)
    .filter((hex) => hex !== unit.hex)
    .sort(towardsEnemy(view.seat));

function placesOf(view: OwnView, unit: Unit, page: number | null): Choosing {
  const all = numbered(placesFor(view, unit));
  if (page === null) return { of: 'place', unit, choices: all, pages: 1 };
  const pages = Math.max(1, Math.ceil(all.length / PLACES));
  const from = (page % pages) * PLACES;
  return { of: 'place', unit, choices: all.slice(from, from + PLACES), pages };
}

/** What the unit that moved may shoot at now. */
function targetsOf(view: OwnView, unit: Unit): readonly TargetChoice[] {
  const before = { ...unit, hex: view.order?.from ?? unit.hex };
  return mayCombat(view, before, unit.hex) ? targetsFrom(view, unit, unit.hex) : [];
}

/** Units keep the numbers that they had when the card was played. */
function unitsOf(view: OwnView): Choosing {
  const choices = orderable(view).flatMap((id): Numbered<Unit>[] => {
    const unit = view.units[id];
    return unit === undefined ? [] : [{ number: view.eligible.indexOf(id) + 1, choice: unit }];
  });
  return { of: 'unit', choices };
}

/** What the player of that seat chooses from on the board; null: nothing, or a card. */
export function choosingOf(view: OwnView, chosen: Chosen): Choosing | null {
  if (view.phase !== 'play') return null;
  const asked = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (asked !== undefined) {
    const ways = asked.side === view.seat ? numbered([...retreatsOf(view, asked)].sort(towardsEnemy(view.seat))) : null;
    return ways === null ? null : { of: 'retreat', unit: asked, choices: ways };
  }
  if (view.active !== view.seat || view.card === null) return null;
  const unit = chosen.unit === null ? undefined : view.units[chosen.unit];
  if (unit !== undefined && orderable(view).includes(unit.id)) return placesOf(view, unit, chosen.page);
  const open = view.order === null ? undefined : view.units[view.order.unit];
  const targets = open === undefined ? [] : targetsOf(view, open);
  return open !== undefined && targets.length > 0
    ? { of: 'target', unit: open, choices: numbered(targets) }
    : unitsOf(view);
}
