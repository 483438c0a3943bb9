import type { MeteorBand } from '../cards/meteors.js';
import { cardOf, rocketIn } from '../catalogue.js';
import type { CardId, Millis, SiteId } from '../state.js';
import type { SeatView, SiteView } from '../view.js';
import type { Memory } from './memory.js';
import { chanceElsewhere, frontsOf, unseenCards, type Front, type Unseen } from './odds.js';
import { bestStrikes, bestWorth, type Muster, type Strike } from './salvos.js';
import type { Weights } from './weights.js';
import { atSum, isHidden, isIgnored, overkillCost, mayReturn, technologyWorth, worthBySum } from './worths.js';

/** A Rocket on the table that isn't launched yet. */
export interface TableRocket {
  readonly site: SiteId;
  readonly damage: number;
  readonly pile: readonly CardId[];
  readonly ready: boolean;
}

const damageOf = (id: CardId | undefined): number => {
  const card = cardOf(id ?? '');
  return card?.kind === 'rocket' ? card.damage : 0;
};

const rocketOf = ({ id, pile, outlook }: SiteView): TableRocket | null =>
  outlook.kind !== 'ready' && outlook.kind !== 'rocket' ? null
    : { site: id, damage: damageOf(rocketIn(pile)), pile, ready: outlook.kind === 'ready' };

type Tables = readonly (readonly number[])[];

/** How much of a later draw's chance counts for a project that is begun now. */
const LATER = 0.3;

/** A seat's view, and what follows from it: worked out once a thought, asked by every part of a strategy. */
export class Situation {
  readonly unseen: Unseen;
  readonly rockets: readonly TableRocket[];
  readonly ready: readonly TableRocket[];
  private readonly fronts: readonly (readonly Front[])[];
  private readonly committed: readonly number[];
  private readonly needs = new Map<string, number>();
  private readonly keeps = new Map<CardId, number>();
  private strikes: readonly Strike[] | null = null;
  private plan: Tables | null = null;

  /** `pressed`: nothing better is left, so that what a robot would rather not do comes into question. */
  constructor(
    readonly view: SeatView, readonly memory: Memory, readonly now: Millis, readonly weights: Weights, readonly pressed: boolean,
  ) {
    this.unseen = unseenCards(view);
    this.rockets = view.sites.flatMap((site) => rocketOf(site) ?? []);
    this.ready = this.rockets.filter(({ ready }) => ready);
    this.committed = view.field.map((_, at) => this.sumInWindow(at));
    const hidden = new Map<MeteorBand, readonly Front[]>();
    this.fronts = view.field.map((meteor) => {
      if (meteor.size !== null) return frontsOf(meteor, memory);
      const known = hidden.get(meteor.band) ?? frontsOf(meteor, memory);
      hidden.set(meteor.band, known);
      return known;
    });
  }

  /** The best use of all ready Rockets, with what is already in the open window. Indices of `ready` are its bits. */
  get salvo(): readonly Strike[] {
    this.strikes ??= this.ready.length === 0 ? [] : bestStrikes(this.musterToLaunch());
    return this.strikes;
  }

  /** What one more such Rocket would bring beside those on the table; for one that lies on a site: beside the others. */
  need(damage: number, pile: readonly CardId[], at: SiteId | null): number {
    const key = `${at ?? ''} ${damage} ${pile.join()}`;
    const known = this.needs.get(key);
    if (known !== undefined) return known;
    const others = this.rockets.filter(({ site, ready }) => site !== at && (ready || this.still(site) < 6)).slice(0, 5);
    const one = { damage, pile };
    const need = bestWorth(this.musterToBuild([...others, one])) - bestWorth(this.musterToBuild(others));
    this.needs.set(key, need);
    return need;
  }

  /** What a Rocket or Technology is worth once it is complete. */
  worthOf(card: CardId, at: SiteId | null): number {
    const found = cardOf(card);
    if (found === undefined || found.kind === 'energy') return 0;
    return found.kind === 'technology' ? technologyWorth(card, this.view, this.weights) : this.need(found.damage, [card, ...found.cost], at);
  }

  inHand(card: CardId): number {
    return this.view.hand.find((kind) => kind.card === card)?.count ?? 0;
  }

  /** Own thoughts since a site last changed, or cards were drawn. */
  still(site: SiteId): number {
    return this.memory.still.get(site)?.thoughts ?? 0;
  }

  /** How likely missing Energy comes together, and how much of it others must bring. */
  chance(missing: string, at: SiteId | null): { readonly chance: number; readonly others: number } {
    let chance = 1;
    let others = 0;
    for (const letter of new Set(missing)) {
      const lacking = missing.split(letter).length - 1 - this.inHand(letter);
      if (lacking <= 0) continue;
      others += lacking;
      chance *= this.chanceOf(letter, lacking, at);
    }
    return { chance, others };
  }

  /** What a card in hand is worth if it stays there. */
  keep(card: CardId): number {
    const known = this.keeps.get(card);
    if (known !== undefined) return known;
    const found = this.keepOf(card);
    this.keeps.set(card, found);
    return found;
  }

  private keepOf(id: CardId): number {
    const card = cardOf(id);
    const { energy, furtherEnergy, rocketInHand, leastRocket } = this.weights;
    if (card === undefined) return 0;
    if (card.kind === 'energy') return energy[card.energy] * furtherEnergy ** (this.inHand(id) - 1);
    const { chance } = this.chance(card.cost, null);
    const copies = Math.max(1, this.inHand(id));
    return Math.max(leastRocket, (rocketInHand * this.worthOf(id, null) * (0.5 + chance / 2)) / copies);
  }

  private chanceOf(letter: string, count: number, at: SiteId | null): number {
    const { stale, veryStale } = this.weights;
    const { counts, total } = this.unseen;
    const still = at === null ? 0 : this.still(at);
    const tired = still >= 6 ? veryStale : still >= 3 ? stale : 1;
    const now = chanceElsewhere(this.unseen, letter, count) * tired;
    const drawn = Math.min(this.view.deckSize, (this.view.zone - 1) * 2 * this.view.seats.length);
    const later = total === 0 || (counts.get(letter) ?? 0) < count ? 0 : (1 - Math.exp((-(counts.get(letter) ?? 0) / total) * drawn)) ** count;
    return 1 - (1 - now) * (1 - LATER * later);
  }

  /** The sum that flies at a meteor in the open window. */
  flying(meteor: number): number {
    return this.committed[meteor] ?? 0;
  }

  /** Whether that much more is certain to destroy a meteor, whatever its front. */
  isSure(meteor: number, more: number): boolean {
    const sum = this.flying(meteor) + more;
    return (this.fronts[meteor] ?? []).every(({ size, trait }) => size <= sum && !mayReturn(trait));
  }

  private sumInWindow(meteor: number): number {
    const target = this.view.field[meteor];
    return (this.view.window?.rockets ?? []).reduce((sum, rocket) => {
      if (rocket.target !== target?.letter) return sum;
      const pile = this.view.sites[rocket.site]?.pile ?? [];
      const damage = Math.max(1, damageOf(rocketIn(pile)) + rocket.change);
      return isIgnored(target.trait, damage, pile) ? sum : sum + damage;
    }, 0);
  }

  /** What each sum is worth on each meteor. Face-down ones of a band are alike. */
  private tables(short: (hidden: boolean, size: number, sum: number) => number): Tables {
    const { view, weights } = this;
    const overkill = overkillCost(view, weights, this.pressed);
    const made = new Map<readonly Front[], readonly number[]>();
    return view.field.map((meteor, at) => {
      const fronts = this.fronts[at] ?? [];
      const table = made.get(fronts) ?? worthBySum(fronts, ({ size }, sum) => short(isHidden(meteor), size, sum), overkill, view, weights);
      made.set(fronts, table);
      return table;
    });
  }

  private muster(rockets: readonly Pick<TableRocket, 'damage' | 'pile'>[], tables: Tables, spent: number): Muster {
    return {
      damage: rockets.map(({ damage, pile }) => this.view.field.map(({ trait }) => (isIgnored(trait, damage, pile) ? 0 : damage))),
      spent: rockets.map(({ pile }) => spent * pile.length),
      boost: Math.max(0, ...this.view.changes),
      meteors: this.view.field.length,
      worth: (meteor, sum) => {
        const flying = this.flying(meteor);
        const table = tables[meteor] ?? [];
        return atSum(table, flying + sum) - atSum(table, flying);
      },
    };
  }

  /** All ready Rockets, where only what is certain counts. A Rocket that an unknown Trait may ignore is not certain. */
  musterToEnd(): Muster {
    const { damage, ...muster } = this.muster(this.ready, [], 0);
    const sure = damage.map((row, at) => row.map((does, meteor) =>
      ((this.fronts[meteor] ?? []).some(({ trait }) => isIgnored(trait, does, this.ready[at]?.pile ?? [])) ? 0 : does)));
    return { ...muster, damage: sure, worth: (meteor, sum) => (this.isSure(meteor, sum) && !this.isSure(meteor, 0) ? 1 : 0) };
  }

  private musterToLaunch(): Muster {
    const { reveal, spent } = this.weights;
    return this.muster(this.ready, this.tables((hidden) => (hidden ? reveal : 0)), this.pressed ? 0 : spent);
  }

  /** For what is yet to be built, a part of a bigger salvo counts too. */
  private musterToBuild(rockets: readonly Pick<TableRocket, 'damage' | 'pile'>[]): Muster {
    const { kill, reveal, partOfSalvo } = this.weights;
    const reach = 5 * (this.view.sites.length - 1);
    this.plan ??= this.tables((hidden, size, sum) => {
      const part = sum + reach < size ? 0 : (partOfSalvo * kill * sum) / size;
      return hidden ? Math.max(reveal, part) : part;
    });
    return this.muster(rockets, this.plan, 0);
  }
}
