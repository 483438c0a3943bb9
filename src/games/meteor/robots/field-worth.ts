import type { MeteorBand } from '../cards/meteors.js';
import { cardOf, rocketIn } from '../catalogue.js';
import type { CardId, SiteId } from '../state.js';
import type { MeteorView, SeatView } from '../view/seat.js';
import { changesAt } from './crewmates.js';
import { bossEffect, isHalf, worthGone } from './bosses.js';
import type { Memory } from './memory.js';
import { frontsOf, type Front } from './odds.js';
import type { AssignmentProblem } from './salvos.js';
import type { Weights } from './weights.js';
import {
  atSum,
  isHidden,
  isIgnored,
  isVolatile,
  mayOverkill,
  mayReturn,
  overkillCost,
  withoutOverkills,
  worthBySum,
  type Stakes,
} from './worths.js';

/** A Rocket's damage; 0 for any other card. */
export const damageOf = (id: CardId | undefined): number => {
  const card = cardOf(id ?? '');
  return card?.kind === 'rocket' ? card.damage : 0;
};

type Tables = readonly (readonly number[])[];
/** A Rocket as a part of a salvo, whether it is ready, unfinished or only planned. */
export interface Part {
  readonly site: SiteId;
  readonly damage: number;
  readonly pile: readonly CardId[];
}

/** Nothing changes any damage. */
const UNCHANGED: Pick<AssignmentProblem, 'up' | 'down'> = { up: [], down: [] };

/** The factor on the worth of a meteor that can't be hit yet, for each other that must be destroyed first. */
const LAST = 0.75;

/** What Rockets are worth against the meteors of the field: made once a thought, asked for each choice of Rockets. */
export class FieldWorth {
  private readonly fronts: readonly (readonly Front[])[];
  private readonly committed: readonly number[];
  private readonly rows = new Map<Part, readonly number[]>();
  /** No card changes any damage. */
  private readonly isPlain: boolean;
  private plan: Tables | null = null;

  constructor(
    private readonly view: SeatView,
    memory: Memory,
    private readonly weights: Weights,
    private readonly pressed: boolean,
  ) {
    this.isPlain = view.advanced === null && view.changes.length === 1;
    this.committed = view.field.map((_, at) => this.sumInWindow(at));
    const hidden = new Map<MeteorBand, readonly Front[]>();
    this.fronts = view.field.map((meteor) => {
      if (meteor.size !== null) return frontsOf(meteor, memory);
      const known = hidden.get(meteor.band) ?? frontsOf(meteor, memory);
      hidden.set(meteor.band, known);
      return known;
    });
  }

  /** A Rocket's damage to each meteor; 0 where it does nothing. */
  rowOf(rocket: Part): readonly number[] {
    const known = this.rows.get(rocket);
    if (known !== undefined) return known;
    const row = this.view.field.map(({ trait }) => (isIgnored(trait, rocket.damage, rocket.pile) ? 0 : rocket.damage));
    this.rows.set(rocket, row);
    return row;
  }

  /** The damage already launched at a meteor in the open window. */
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

  /** Whether that much more would be an Overkill for some front that a meteor may have. */
  mayBeOverkill(meteor: number, more: number): boolean {
    const sum = this.flying(meteor) + more;
    if (this.isOnlyExact(meteor)) return false;
    return (this.fronts[meteor] ?? []).some(({ size, trait }) => sum > size || (sum === size && isVolatile(trait)));
  }

  private isOnlyExact(meteor: number): boolean {
    const target = this.view.field[meteor];
    return target !== undefined && bossEffect(target, 'more-does-nothing') !== null;
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
        bossEffect(meteor, 'more-does-nothing') === null ? overkillCost(view, weights, this.pressed, meteor) : null,
    };
  }

  private changesOf(rockets: readonly Part[]): Pick<AssignmentProblem, 'up' | 'down'> {
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

  private problem(rockets: readonly Part[], tables: Tables, spent: number): AssignmentProblem {
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
  problemToEnd(ready: readonly Part[]): AssignmentProblem {
    const { damage, ...problem } = this.problem(ready, [], 0);
    const { targets, field } = this.view;
    const none = field.map(() => 0);
    const sure = damage.map((row, at) =>
      row.map((does, meteor) =>
        (this.fronts[meteor] ?? []).some(({ trait }) => isIgnored(trait, does, ready[at]?.pile ?? [])) ? 0 : does,
      ),
    );
    const isOpen = field.map(({ letter }) => targets.includes(letter));
    return {
      ...problem,
      damage: sure,
      down: ready.map(() => none),
      worth: (meteor, sum) => (isOpen[meteor] === true && this.isSure(meteor, sum) && !this.isSure(meteor, 0) ? 1 : 0),
    };
  }

  problemToLaunch(rockets: readonly Part[], half: number): AssignmentProblem {
    const { reveal, spent } = this.weights;
    const { targets, field } = this.view;
    const tables = this.tables((hidden) => (hidden ? reveal : 0), half);
    const open = tables.map((table, at) => {
      const meteor = field[at];
      if (meteor === undefined || !targets.includes(meteor.letter)) return [];
      return this.allowed(at, meteor, table);
    });
    return this.problem(rockets, open, this.pressed ? 0 : spent);
  }

  /** Without the Overkills that it launches under no circumstances just now. */
  private allowed(at: number, meteor: MeteorView, table: readonly number[]): readonly number[] {
    if (bossEffect(meteor, 'more-does-nothing') !== null) return table;
    const fronts = this.fronts[at] ?? [];
    if (!mayOverkill(this.view, this.weights, this.pressed, fronts)) return withoutOverkills(fronts, table);
    return this.withinBack(meteor, table);
  }

  /** More than a back allows is an Overkill for certain: not while there is a choice, unless Overkills cost nothing. */
  private withinBack(meteor: MeteorView, table: readonly number[]): readonly number[] {
    if (!isHidden(meteor) || overkillCost(this.view, this.weights, false, null) === 0) return table;
    return table.map((worth, sum) => (sum > meteor.high ? Math.min(worth, 0) : worth));
  }

  /** For what is yet to be built, a part of a bigger salvo counts too. */
  problemToBuild(rockets: readonly Part[]): AssignmentProblem {
    const { kill, reveal, partOfSalvo } = this.weights;
    const reach = 5 * (this.view.sites.length - 1);
    this.plan ??= this.tables((hidden, size, sum) => {
      const part = sum + reach < size ? 0 : (partOfSalvo * kill * sum) / size;
      return hidden ? Math.max(reveal, part) : part;
    }, 0.8).map((table, at) => this.untilOpen(table, at));
    return this.problem(rockets, this.plan, 0);
  }

  /** Meteors that can't be hit yet count too, but less the more others must be destroyed first. */
  private untilOpen(table: readonly number[], meteor: number): readonly number[] {
    const { field, targets } = this.view;
    if (targets.includes(field[meteor]?.letter ?? '')) return table;
    const share = LAST ** (field.length - 1);
    return table.map((worth) => share * worth);
  }
}
