import type { MeteorBand } from '../cards/meteors.js';
import { rocketDamage } from '../flow/salvo.js';
import type { Letter, SiteId } from '../state.js';
import type { MeteorView, PublicView } from '../view/seat.js';

/** A meteor's front, once seen. */
export interface SeenMeteor {
  readonly band: MeteorBand;
  readonly size: number;
  readonly trait: string | null;
}

/** How long a site has not changed: the number of the robot's thoughts since its pile, or the deck, last did. */
export interface Stillness {
  readonly pile: string;
  readonly deck: number;
  readonly thoughts: number;
}

/** What a robot remembers of its own views of this game. */
export interface Memory {
  /** Every front that it saw on the field, by letter: the destroyed ones too. */
  readonly fronts: ReadonlyMap<Letter, SeenMeteor>;
  readonly still: ReadonlyMap<SiteId, Stillness>;
  /** Its thoughts since anything at all last changed on the table. */
  readonly quiet: number;
  readonly table: string;
  /** The damage launched in the window at the last look, by target. */
  readonly flying: ReadonlyMap<Letter, number>;
  /** The most damage that each meteor which can't be turned up has survived. */
  readonly survived: ReadonlyMap<Letter, number>;
}

const NONE: ReadonlyMap<Letter, number> = new Map();

export const NOTHING_SEEN: Memory = {
  fronts: new Map(),
  still: new Map(),
  quiet: 0,
  table: '',
  flying: NONE,
  survived: NONE,
};

const isDark = ({ size, boss }: MeteorView): boolean => size === null && boss !== null;

function flyingAt(view: PublicView): Memory['flying'] {
  if (view.window === null || !view.field.some(isDark)) return NONE;
  const sums = new Map<Letter, number>();
  for (const { site, target, change } of view.window.rockets) {
    sums.set(target, (sums.get(target) ?? 0) + rocketDamage(view.sites[site]?.pile ?? [], change));
  }
  return sums;
}

/** Takes in a salvo that was resolved since the last look: a meteor that is still there is bigger than its sum. */
function survivedBy(view: PublicView, before: Memory): Memory['survived'] {
  if (before.flying.size === 0 || view.window !== null) return before.survived;
  const survived = new Map(before.survived);
  for (const { letter } of view.field.filter(isDark)) {
    survived.set(letter, Math.max(survived.get(letter) ?? 0, before.flying.get(letter) ?? 0));
  }
  return survived;
}

function stillness(view: PublicView, before: Memory): Map<SiteId, Stillness> {
  const still = new Map<SiteId, Stillness>();
  for (const { id, pile } of view.sites) {
    const now = pile.join();
    const then = before.still.get(id);
    const same = then !== undefined && then.pile === now && then.deck === view.deckSize;
    still.set(id, { pile: now, deck: view.deckSize, thoughts: same ? then.thoughts + 1 : 0 });
  }
  return still;
}

function frontsSeen(view: PublicView, before: Memory): Memory['fronts'] {
  const fresh = view.field.filter(({ letter, size }) => size !== null && !before.fronts.has(letter));
  if (fresh.length === 0) return before.fronts;
  const fronts = new Map(before.fronts);
  for (const { letter, band, size, trait } of fresh) fronts.set(letter, { band, size: size ?? 0, trait });
  return fronts;
}

/** A key that changes with any move on the table. A pass doesn't count as a move. */
const tableKey = (view: PublicView): string =>
  `${view.zone} ${view.deckSize} ${view.discard.length} ${view.window?.rockets.length ?? 0} ${view.sites.map(({ pile }) => pile.length).join('')}`;

/** What a robot remembers after a look at the table. */
export function remember(view: PublicView, before: Memory): Memory {
  const table = tableKey(view);
  return {
    fronts: frontsSeen(view, before),
    still: stillness(view, before),
    quiet: table === before.table ? before.quiet + 1 : 0,
    table,
    flying: flyingAt(view),
    survived: survivedBy(view, before),
  };
}
