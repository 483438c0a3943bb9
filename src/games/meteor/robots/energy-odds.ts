import { cardOf } from '../catalogue.js';
import type { CardId, SiteId } from '../state.js';
import type { SeatView } from '../view/seat.js';
import { cannotLay, helpingHands, ownerOf, sparedAt } from './crewmates.js';
import type { Memory } from './memory.js';
import { chanceElsewhere, unseenCards, type Unseen } from './odds.js';
import type { Weights } from './weights.js';

/** The share at which the chance of a later draw counts for a project that is begun now. */
const LATER = 0.3;

interface Chance {
  readonly chance: number;
  /** How much of it others must bring. */
  readonly others: number;
}

/** How likely a project gets the Energy that it needs. Results are kept, as one thought needs them many times. */
export class EnergyOdds {
  readonly unseen: Unseen;
  private readonly ownSite: SiteId;
  /** Somebody has said in this zone which Energy they wait for. */
  private readonly isNamed: boolean;
  private readonly hands = new Map<string, number>();
  private readonly chances = new Map<string, Chance>();

  constructor(
    private readonly view: SeatView,
    private readonly memory: Memory,
    private readonly weights: Weights,
  ) {
    this.unseen = unseenCards(view);
    this.ownSite = ownSiteOf(view);
    this.isNamed = view.seats.some(({ named }) => named !== undefined);
  }

  inHand(card: CardId): number {
    return this.view.hand.find((kind) => kind.card === card)?.count ?? 0;
  }

  /** Own thoughts since a site last changed, or cards were drawn. */
  still(site: SiteId): number {
    return this.memory.still.get(site)?.thoughts ?? 0;
  }

  /**
   * How likely missing Energy comes together, and how much of it others must bring. `at`: where it has been missing,
   * null for something new, at `where`. A site may do without `spared` of it.
   */
  chance(missing: string, at: SiteId | null, where = at ?? this.ownSite, spared = 0): Chance {
    if (spared === 0 || missing === '') return this.chanceOfAll(missing, at, where);
    return [...new Set(missing)]
      .map((letter) => this.chanceOfAll(missing.replace(letter, ''), at, where))
      .reduce((best, other) => (other.chance > best.chance ? other : best));
  }

  /** Of a card that is begun at a site, which of its Energy that may do without. */
  spared(card: CardId, where = this.ownSite): number {
    const found = cardOf(card);
    return found?.kind === 'rocket' && this.view.advanced !== null ? sparedAt(this.view, where, found.cost) : 0;
  }

  private chanceOfAll(missing: string, at: SiteId | null, where: SiteId): Chance {
    const key = `${missing} ${at ?? ''} ${this.view.advanced === null ? '' : where}`;
    const known = this.chances.get(key);
    if (known !== undefined) return known;
    const found = this.workedOut(missing, at, where);
    this.chances.set(key, found);
    return found;
  }

  private workedOut(missing: string, at: SiteId | null, where: SiteId): Chance {
    let chance = 1;
    let others = 0;
    for (const letter of new Set(missing)) {
      const lacking = missing.split(letter).length - 1 - this.atHand(letter);
      if (lacking <= 0) continue;
      others += lacking;
      chance *= this.chanceOf(letter, lacking, at, where);
    }
    return { chance, others };
  }

  /** How many Energy cards of a type this seat could place. */
  private atHand(letter: string): number {
    return this.view.own !== null && cannotLay(this.view, this.view.seat, cardOf(letter)) ? 0 : this.inHand(letter);
  }

  /** What others may know of such a card, where some can't lay it or have said that they wait for it themselves. */
  private unseenFor(letter: string, where: SiteId): Unseen {
    if (this.view.advanced === null && !this.isNamed) return this.unseen;
    const key = `${where} ${letter}`;
    const known = this.hands.get(key) ?? helpingHands(this.view, ownerOf(this.view, where), letter);
    this.hands.set(key, known);
    return known === this.unseen.elsewhere ? this.unseen : { ...this.unseen, elsewhere: known };
  }

  private chanceOf(letter: string, count: number, at: SiteId | null, where: SiteId): number {
    const { stale, veryStale } = this.weights;
    const { counts, total } = this.unseen;
    const still = at === null ? 0 : this.still(at);
    const tired = still >= 6 ? veryStale : still >= 3 ? stale : 1;
    const now = chanceElsewhere(this.unseenFor(letter, where), letter, count) * tired;
    const drawn = Math.min(this.view.deckSize, (this.view.zone - 1) * 2 * this.view.seats.length);
    const later =
      total === 0 || (counts.get(letter) ?? 0) < count
        ? 0
        : (1 - Math.exp((-(counts.get(letter) ?? 0) / total) * drawn)) ** count;
    return 1 - (1 - now) * (1 - LATER * later);
  }
}

/** The viewing seat's own site; the first site where it has none. */
export const ownSiteOf = ({ sites, seat }: SeatView): SiteId =>
  Math.max(
    0,
    sites.findIndex(({ owner }) => owner === seat),
  );
