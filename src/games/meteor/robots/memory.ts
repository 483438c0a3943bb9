import type { MeteorBand } from '../cards/meteors.js';
import type { Letter, SiteId } from '../state.js';
import type { PublicView } from '../view.js';

/** A meteor's front, once seen. */
export interface SeenMeteor {
  readonly band: MeteorBand;
  readonly size: number;
  readonly trait: string | null;
}

/** How long a site has lain as it lies: the robot's own thoughts since its pile, or the deck, last changed. */
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
}

export const NOTHING_SEEN: Memory = { fronts: new Map(), still: new Map(), quiet: 0, table: '' };

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

/** What changes with any move on the table. Pass marks are no move. */
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
  };
}
