import type { MeteorBand } from '../cards/meteors.js';
import { cardOf, rocketIn } from '../catalogue.js';
import type { CardId, Millis, SiteId } from '../state.js';
import type { MeteorView, SeatView, SiteView } from '../view.js';
import { cannotLay, changesAt, helpingHands, ownerOf, sparedAt } from './crewmates.js';
import { foeEffect, isHalf, worthGone } from './foes.js';
import type { Memory } from './memory.js';
import { chanceElsewhere, frontsOf, unseenCards, type Front, type Unseen } from './odds.js';
import { bestStrikes, bestWorth, type Muster, type Strike } from './salvos.js';
import type { Weights } from './weights.js';
import {
  atSum,
  isHidden,
  isIgnored,
  overkillCost,
  mayReturn,
  technologyWorth,
  worthBySum,
  type Stakes,
} from './worths.js';

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
  outlook.kind !== 'ready' && outlook.kind !== 'rocket'
    ? null
    : { site: id, damage: damageOf(rocketIn(pile)), pile, ready: outlook.kind === 'ready' };

type Tables = readonly (readonly number[])[];
type Part = Pick<TableRocket, 'site' | 'damage' | 'pile'>;

interface Beside {
  readonly rockets: readonly TableRocket[];
  readonly worth: number;
}

/** Nothing changes any damage. */
const UNCHANGED: Pick<Muster, 'up' | 'down'> = { up: [], down: [] };

/** A half that dies alone, as a share of a meteor: the other must follow before the zone changes. */
const LONE_HALF = 0.4;
/** What a meteor that can't be hit yet counts for, for each other that must go first. */
const LAST = 0.75;

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
  private readonly besides = new Map<SiteId | null, Beside>();
  private readonly rows = new Map<Part, readonly number[]>();
  private readonly keeps = new Map<CardId, number>();
  private readonly hands = new Map<string, number>();
  private readonly ownSite: SiteId;
  /** No card changes any damage. */
  private readonly isPlain: boolean;
  private strikes: readonly Strike[] | null = null;
  private plan: Tables | null = null;

  /** `pressed`: nothing better is left, so that what a robot would rather not do comes into question. */
  constructor(
    readonly view: SeatView,
    readonly memory: Memory,
    readonly now: Millis,
    readonly weights: Weights,
    readonly pressed: boolean,
  ) {
    this.unseen = unseenCards(view);
    this.isPlain = view.advanced === null && view.changes.length === 1;
    this.ownSite = Math.max(
      0,
      view.sites.findIndex(({ owner }) => owner === view.seat),
    );
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
    this.strikes ??= this.ready.length === 0 ? [] : this.bestSalvo();
    return this.strikes;
  }

  /** Halves are worth a whole meteor each if they go together, and little else. */
  private bestSalvo(): readonly Strike[] {
    const halves = this.view.field.flatMap((meteor, at) => (isHalf(meteor) ? [at] : []));
    if (halves.length > 1) {
      const strikes = bestStrikes(this.musterToLaunch(this.ready, 1));
      if (halves.every((half) => this.isSure(half, 0) || strikes.some(({ meteor }) => meteor === half))) return strikes;
    }
    return bestStrikes(this.musterToLaunch(this.ready, LONE_HALF));
  }

  /** The best use of one Rocket that must fly now: nothing is saved for later. */
  lastChance(site: SiteId): readonly Strike[] {
    const at = this.ready.findIndex((rocket) => rocket.site === site);
    const rocket = this.ready[at];
    if (rocket === undefined) return [];
    const strikes = bestStrikes({ ...this.musterToLaunch([rocket], LONE_HALF), spent: [0] });
    return strikes.map((strike) => ({ ...strike, rockets: 1 << at }));
  }

  /** What one more ready Rocket brings at once, beside those that are ready. */
  needNow(card: CardId, pile: readonly CardId[], site: SiteId): number {
    const one = { site, damage: damageOf(card), pile };
    return (
      bestWorth(this.musterToLaunch([...this.ready, one], LONE_HALF)) -
      bestWorth(this.musterToLaunch(this.ready, LONE_HALF))
    );
  }

  /** What one more such Rocket would bring beside those on the table; for one that lies on a site: beside the others. */
  need(damage: number, pile: readonly CardId[], at: SiteId | null): number {
    const one = { site: at ?? this.ownSite, damage, pile };
    const key = `${at ?? ''}:${this.rowOf(one).join()}`;
    const known = this.needs.get(key);
    if (known !== undefined) return known;
    const { rockets, worth } = this.beside(at);
    const need = bestWorth(this.musterToBuild([...rockets, one])) - worth;
    this.needs.set(key, need);
    return need;
  }

  /** The Rockets on the table but that of one site, and what they bring. */
  private beside(at: SiteId | null): Beside {
    const known = this.besides.get(at);
    if (known !== undefined) return known;
    const rockets = this.rockets
      .filter(({ site, ready }) => site !== at && (ready || this.still(site) < 6))
      .slice(0, 5);
    const found = { rockets, worth: bestWorth(this.musterToBuild(rockets)) };
    this.besides.set(at, found);
    return found;
  }

  /** What a Rocket does to each meteor. */
  private rowOf(rocket: Part): readonly number[] {
    const known = this.rows.get(rocket);
    if (known !== undefined) return known;
    const row = this.view.field.map(({ trait }) => (isIgnored(trait, rocket.damage, rocket.pile) ? 0 : rocket.damage));
    this.rows.set(rocket, row);
    return row;
  }

  /** What a Rocket or Technology is worth once it is complete. */
  worthOf(card: CardId, at: SiteId | null): number {
    const found = cardOf(card);
    if (found === undefined || found.kind === 'energy') return 0;
    return found.kind === 'technology'
      ? technologyWorth(card, this.view, this.weights)
      : this.need(found.damage, [card, ...found.cost], at);
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
  chance(
    missing: string,
    at: SiteId | null,
    where = at ?? this.ownSite,
    spared = 0,
  ): { readonly chance: number; readonly others: number } {
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

  private chanceOfAll(
    missing: string,
    at: SiteId | null,
    where: SiteId,
  ): { readonly chance: number; readonly others: number } {
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
    const { chance } = this.chance(card.cost, null, this.ownSite, this.spared(id));
    const copies = Math.max(1, this.inHand(id));
    return Math.max(leastRocket, (rocketInHand * this.worthOf(id, null) * (0.5 + chance / 2)) / copies);
  }

  /** Energy of a type that this seat could lay. */
  private atHand(letter: string): number {
    return this.view.own !== null && cannotLay(this.view, this.view.seat, cardOf(letter)) ? 0 : this.inHand(letter);
  }

  /** What others may know of such a card, where some can't lay it. */
  private unseenFor(letter: string, where: SiteId): Unseen {
    if (this.view.advanced === null) return this.unseen;
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

  /** The sum that flies at a meteor in the open window. */
  flying(meteor: number): number {
    return this.committed[meteor] ?? 0;
  }

  /** Whether that much more is certain to destroy a meteor, whatever its front. */
  isSure(meteor: number, more: number): boolean {
    const sum = this.flying(meteor) + more;
    const exactly = this.isOnlyExact(meteor);
    return (this.fronts[meteor] ?? []).every(
      ({ size, trait }) => (exactly ? size === sum : size <= sum) && !mayReturn(trait),
    );
  }

  private isOnlyExact(meteor: number): boolean {
    const target = this.view.field[meteor];
    return target !== undefined && foeEffect(target, 'more-does-nothing') !== null;
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
  private tables(short: (hidden: boolean, size: number, sum: number) => number, half: number): Tables {
    const { view, weights } = this;
    const usual: Stakes = { gone: 0, overkill: overkillCost(view, weights, this.pressed, null) };
    const made = new Map<readonly Front[], readonly number[]>();
    return view.field.map((meteor, at) => {
      const fronts = this.fronts[at] ?? [];
      const stakes = meteor.boss === null ? usual : this.stakesOf(meteor, half);
      const table =
        made.get(fronts) ??
        worthBySum(fronts, ({ size }, sum) => short(isHidden(meteor), size, sum), stakes, view, weights);
      made.set(fronts, table);
      return table;
    });
  }

  private stakesOf(meteor: MeteorView, half: number): Stakes {
    const { view, weights } = this;
    const halves = isHalf(meteor) ? view.field.filter(isHalf).length : 0;
    const gone = worthGone(meteor, view, weights) - (halves > 1 ? (1 - half) * weights.kill : 0);
    return {
      gone,
      overkill:
        foeEffect(meteor, 'more-does-nothing') === null ? overkillCost(view, weights, this.pressed, meteor) : null,
    };
  }

  private changesOf(rockets: readonly Part[]): Pick<Muster, 'up' | 'down'> {
    const changes = rockets.map(({ site }) => changesAt(this.view, site));
    return {
      up: changes.map(({ up }) => up),
      down: rockets.map(({ damage, pile }, at) =>
        this.view.field.map(({ trait }) => {
          const down = changes[at]?.down ?? 0;
          return damage > down && !isIgnored(trait, damage - down, pile) ? down : 0;
        }),
      ),
    };
  }

  private muster(rockets: readonly Part[], tables: Tables, spent: number): Muster {
    const { up, down } = this.isPlain ? UNCHANGED : this.changesOf(rockets);
    return {
      up,
      down,
      damage: rockets.map((rocket) => this.rowOf(rocket)),
      spent: rockets.map(({ pile }) => spent * pile.length),
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
    const { targets, field } = this.view;
    const none = field.map(() => 0);
    const sure = damage.map((row, at) =>
      row.map((does, meteor) =>
        (this.fronts[meteor] ?? []).some(({ trait }) => isIgnored(trait, does, this.ready[at]?.pile ?? [])) ? 0 : does,
      ),
    );
    const isOpen = field.map(({ letter }) => targets.includes(letter));
    return {
      ...muster,
      damage: sure,
      down: this.ready.map(() => none),
      worth: (meteor, sum) => (isOpen[meteor] === true && this.isSure(meteor, sum) && !this.isSure(meteor, 0) ? 1 : 0),
    };
  }

  private musterToLaunch(rockets: readonly Part[], half: number): Muster {
    const { reveal, spent } = this.weights;
    const { targets, field } = this.view;
    const tables = this.tables((hidden) => (hidden ? reveal : 0), half);
    const open = tables.map((table, at) => {
      const meteor = field[at];
      if (meteor === undefined || !targets.includes(meteor.letter)) return [];
      return this.pressed ? table : this.withinBack(meteor, table);
    });
    return this.muster(rockets, open, this.pressed ? 0 : spent);
  }

  /** More than a back allows is an Overkill for certain: not while there is a choice, unless Overkills cost nothing. */
  private withinBack(meteor: MeteorView, table: readonly number[]): readonly number[] {
    if (!isHidden(meteor) || overkillCost(this.view, this.weights, false, null) === 0) return table;
    return table.map((worth, sum) => (sum > meteor.high ? Math.min(worth, 0) : worth));
  }

  /** For what is yet to be built, a part of a bigger salvo counts too. */
  private musterToBuild(rockets: readonly Part[]): Muster {
    const { kill, reveal, partOfSalvo } = this.weights;
    const reach = 5 * (this.view.sites.length - 1);
    this.plan ??= this.tables((hidden, size, sum) => {
      const part = sum + reach < size ? 0 : (partOfSalvo * kill * sum) / size;
      return hidden ? Math.max(reveal, part) : part;
    }, 0.8).map((table, at) => this.untilOpen(table, at));
    return this.muster(rockets, this.plan, 0);
  }

  /** What can't be hit yet is planned for all the same, the less the more must go first. */
  private untilOpen(table: readonly number[], meteor: number): readonly number[] {
    const { field, targets } = this.view;
    if (targets.includes(field[meteor]?.letter ?? '')) return table;
    const share = LAST ** (field.length - 1);
    return table.map((worth) => share * worth);
  }
}
