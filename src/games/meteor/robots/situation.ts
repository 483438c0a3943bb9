import { cardOf, rocketIn } from '../catalogue.js';
import type { CardId, Millis, SiteId } from '../state.js';
import type { SeatView, SiteView } from '../view/seat.js';
import { damageOf, FieldWorth } from './field-worth.js';
import { EnergyOdds, ownSiteOf } from './energy-odds.js';
import { isHalf } from './bosses.js';
import type { Memory } from './memory.js';
import { bestStrikes, bestWorth, type Strike } from './salvos.js';
import type { Weights } from './weights.js';
import { technologyWorth } from './worths.js';

/** A Rocket on the table that isn't launched yet. */
export interface TableRocket {
  readonly site: SiteId;
  readonly damage: number;
  readonly pile: readonly CardId[];
  readonly ready: boolean;
}

const rocketOf = ({ id, pile, outlook }: SiteView): TableRocket | null =>
  outlook.kind !== 'ready' && outlook.kind !== 'rocket'
    ? null
    : { site: id, damage: damageOf(rocketIn(pile)), pile, ready: outlook.kind === 'ready' };

interface Beside {
  readonly rockets: readonly TableRocket[];
  readonly worth: number;
}

/** A half that dies alone, as a share of a meteor: the other must follow before the zone changes. */
const LONE_HALF = 0.4;

/** A seat's view and what follows from it, computed once for each thought and used by all strategies. */
export class Situation {
  readonly energy: EnergyOdds;
  readonly field: FieldWorth;
  readonly rockets: readonly TableRocket[];
  readonly ready: readonly TableRocket[];
  private readonly needs = new Map<string, number>();
  private readonly besides = new Map<SiteId | null, Beside>();
  private readonly keeps = new Map<CardId, number>();
  private readonly ownSite: SiteId;
  private strikes: readonly Strike[] | null = null;

  /** `pressed`: no idea was good enough, so that worse ones are considered too. */
  constructor(
    readonly view: SeatView,
    readonly memory: Memory,
    readonly now: Millis,
    readonly weights: Weights,
    readonly pressed: boolean,
    energy?: EnergyOdds,
  ) {
    this.energy = energy ?? new EnergyOdds(view, memory, weights);
    this.field = new FieldWorth(view, memory, weights, pressed);
    this.ownSite = ownSiteOf(view);
    this.rockets = view.sites.flatMap((site) => rocketOf(site) ?? []);
    this.ready = this.rockets.filter(({ ready }) => ready);
  }

  /** The same situation with `pressed` set; the odds of Energy are kept. */
  underPressure(): Situation {
    return new Situation(this.view, this.memory, this.now, this.weights, true, this.energy);
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
      const strikes = bestStrikes(this.field.problemToLaunch(this.ready, 1));
      if (halves.every((half) => this.field.isSure(half, 0) || strikes.some(({ meteor }) => meteor === half)))
        return strikes;
    }
    return bestStrikes(this.field.problemToLaunch(this.ready, LONE_HALF));
  }

  /** The best use of one Rocket that must be launched now: nothing is saved for later. */
  lastChance(site: SiteId): readonly Strike[] {
    const at = this.ready.findIndex((rocket) => rocket.site === site);
    const rocket = this.ready[at];
    if (rocket === undefined) return [];
    const strikes = bestStrikes({ ...this.field.problemToLaunch([rocket], LONE_HALF), spent: [0] });
    return strikes.map((strike) => ({ ...strike, rockets: 1 << at }));
  }

  /** What one more ready Rocket brings at once, beside those that are ready. */
  needNow(card: CardId, pile: readonly CardId[], site: SiteId): number {
    const one = { site, damage: damageOf(card), pile };
    return (
      bestWorth(this.field.problemToLaunch([...this.ready, one], LONE_HALF)) -
      bestWorth(this.field.problemToLaunch(this.ready, LONE_HALF))
    );
  }

  /** What one more such Rocket would bring beside those on the table; for one that lies on a site: beside the others. */
  need(damage: number, pile: readonly CardId[], at: SiteId | null): number {
    const one = { site: at ?? this.ownSite, damage, pile };
    const key = `${at ?? ''}:${this.field.rowOf(one).join()}`;
    const known = this.needs.get(key);
    if (known !== undefined) return known;
    const { rockets, worth } = this.beside(at);
    const need = bestWorth(this.field.problemToBuild([...rockets, one])) - worth;
    this.needs.set(key, need);
    return need;
  }

  /** The Rockets on the table but that of one site, and what they bring. */
  private beside(at: SiteId | null): Beside {
    const known = this.besides.get(at);
    if (known !== undefined) return known;
    const rockets = this.rockets
      .filter(({ site, ready }) => site !== at && (ready || (this.energy.still(site) < 6 && this.mayBeBuilt(site))))
      .slice(0, 5);
    const found = { rockets, worth: bestWorth(this.field.problemToBuild(rockets)) };
    this.besides.set(at, found);
    return found;
  }

  /** False where nobody can hold the Energy that a Rocket still lacks. */
  private mayBeBuilt(site: SiteId): boolean {
    const lying = this.view.sites[site];
    return (
      lying !== undefined && this.energy.chance(lying.outlook.missing, site, site, lying.outlook.spared).chance > 0
    );
  }

  /** What a Rocket or Technology is worth once it is complete. */
  worthOf(card: CardId, at: SiteId | null): number {
    const found = cardOf(card);
    if (found === undefined || found.kind === 'energy') return 0;
    return found.kind === 'technology'
      ? technologyWorth(card, this.view, this.weights)
      : this.need(found.damage, [card, ...found.cost], at);
  }

  /** What a card is worth if it stays in the hand. */
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
    if (card.kind === 'energy') return energy[card.energy] * furtherEnergy ** (this.energy.inHand(id) - 1);
    const { chance } = this.energy.chance(card.cost, null, this.ownSite, this.energy.spared(id));
    const copies = Math.max(1, this.energy.inHand(id));
    return Math.max(leastRocket, (rocketInHand * this.worthOf(id, null) * (0.5 + chance / 2)) / copies);
  }
}
