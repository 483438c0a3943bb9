import { CARDS, cardOf, orderOf, type Card } from './catalogue.js';
import type { CardId } from './state.js';

/** What a completed pile is. */
export type Made = 'rocket' | 'technology' | 'retrofit';

/** The rules of one launch site, as far as they decide which projects can be completed there (R3). */
export interface SiteRules {
  /** Cards that a Retrofit needs there: 4, or 3 with a Salvage Factory or in relaxed solo. */
  readonly retrofitNeeds: number;
  readonly noRetrofits?: boolean;
  /** The most damage of a Rocket that may be placed there; absent: any. */
  readonly mostDamage?: number;
  /** From this cost on a Rocket is complete with any one Energy missing; absent: none is. */
  readonly sparesFrom?: number;
}

type Pile = readonly Card[];

/** All ways to choose one of each list. */
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((sets, list) => sets.flatMap((set) => list.map((item) => [...set, item])), [[]]);

/** All multisets of `count` items, each at most as often as it has copies. */
function multisets<T extends { readonly copies: number }>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return Array.from({ length: Math.min(count, first.copies) + 1 }, (_, taken) =>
    multisets(rest, count - taken).map((set) => [...Array.from({ length: taken }, () => first), ...set]),
  ).flat();
}

/** All choices of `count` different items. */
const choices = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));

/** Energy is alike by type, Rockets by damage: a Retrofit is all alike, or all different (rulebook, "Retrofit"). */
const RETROFIT_GROUPS: readonly (readonly (readonly Card[])[])[] = [
  CARDS.filter((card) => card.kind === 'energy').map((card) => [card]),
  [1, 2, 3, 4, 5].map((damage) => CARDS.filter((card) => card.kind === 'rocket' && card.damage === damage)),
];

const retrofitsOf = (count: number): Pile[] =>
  RETROFIT_GROUPS.flatMap((groups) => [
    ...groups.flatMap((group) => multisets(group, count)),
    ...choices(groups, count).flatMap(product),
  ]);

const builtProjects = (kind: 'rocket' | 'technology'): Pile[] =>
  CARDS.flatMap((card) =>
    card.kind === kind ? [[card, ...[...card.cost].flatMap((letter) => cardOf(letter) ?? [])]] : [],
  );

/** A Rocket's pile, and those with one Energy missing where the site spares one. */
function rocketPiles(pile: Pile, { sparesFrom = Infinity }: SiteRules): Pile[] {
  const cost = pile.length - 1;
  return cost < sparesFrom
    ? [pile]
    : [pile, ...pile.slice(1).map((_, spared) => pile.filter((_card, at) => at !== spared + 1))];
}

const fits =
  ({ mostDamage = Infinity }: SiteRules) =>
  ([, pile]: readonly [Made, Pile]): boolean =>
    pile.every((card) => card.kind !== 'rocket' || card.damage <= mostDamage);

/**
 * Every complete pile that the game's cards allow at a site with these rules. Of two for one pile the later holds (R4).
 */
const completePiles = (rules: SiteRules): [Made, Pile][] =>
  [
    ...builtProjects('rocket')
      .flatMap((pile) => rocketPiles(pile, rules))
      .map((pile): [Made, Pile] => ['rocket', pile]),
    ...builtProjects('technology').map((pile): [Made, Pile] => ['technology', pile]),
    ...(rules.noRetrofits === true ? [] : [...new Set([4, rules.retrofitNeeds])])
      .flatMap(retrofitsOf)
      .map((pile): [Made, Pile] => ['retrofit', pile]),
  ].filter(fits(rules));

/**
 * The base of a pile's key, whose digits are its cards in order: more than there are different cards, and small enough
 * that eight digits fit exactly into a number.
 */
const CARD_LIMIT = 64;

/** A pile's number in the table; 0 is the empty site. */
export type Node = number;

/**
 * Every pile that is part of a project that can be completed, and where each next card leads: ruling R3 as a table,
 * made once from the cards, because it is asked at every placement and for every card of every hand that is drawn.
 */
export class ProjectTable {
  private readonly next: number[] = [];
  private readonly mades: (Made | null)[] = [];
  private readonly rocketsAhead: boolean[] = [];
  private readonly retrofitsAhead: boolean[] = [];
  /** By the pile's key. */
  private readonly nodes = new Map<number, Node>([[0, 0]]);

  constructor(rules: SiteRules) {
    this.append();
    for (const [made, pile] of completePiles(rules))
      this.insert(
        made,
        pile.map((card) => orderOf(card.id)),
      );
  }

  /** Where one more card leads; −1 where nothing can be completed with it. */
  add(from: Node, card: CardId): Node {
    const order = orderOf(card);
    return from < 0 || order < 0 ? -1 : (this.next[from * CARDS.length + order] ?? -1);
  }

  /** A pile's node; −1 for a pile that these rules would not have allowed. */
  find(pile: readonly CardId[]): Node {
    let at: Node = 0;
    for (const card of pile) at = this.add(at, card);
    return at;
  }

  /** What a pile is complete as; null while it is unfinished. */
  made(node: Node): Made | null {
    return this.mades[node] ?? null;
  }

  /** Whether an unfinished pile may still become a Rocket. */
  mayBecomeRocket(node: Node): boolean {
    return this.rocketsAhead[node] ?? false;
  }

  /** Whether a pile may still become a Retrofit. */
  mayBecomeRetrofit(node: Node): boolean {
    return this.retrofitsAhead[node] ?? false;
  }

  private insert(made: Made, orders: readonly number[]): void {
    const sorted = orders.toSorted((a, b) => a - b);
    const nodes = this.parts(sorted);
    nodes.forEach((from, part) => {
      // The empty site doesn't count as a project, whatever may begin there.
      if (made === 'rocket' && part > 0) this.rocketsAhead[from] = true;
      if (made === 'retrofit') this.retrofitsAhead[from] = true;
      sorted.forEach((order, at) => {
        const to = nodes[part | (1 << at)] ?? from;
        if (to !== from) this.next[from * CARDS.length + order] = to;
      });
    });
    const whole = nodes.at(-1);
    if (whole !== undefined) this.mades[whole] = made;
  }

  /** The nodes of all parts of a project, by the bits of the cards that are in it. */
  private parts(sorted: readonly number[]): Node[] {
    const keys = [0];
    for (const order of sorted) {
      const before = keys.length;
      for (let at = 0; at < before; at += 1) keys.push((keys[at] ?? 0) * CARD_LIMIT + order + 1);
    }
    return keys.map((key) => this.node(key));
  }

  private node(key: number): Node {
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const made = this.append();
    this.nodes.set(key, made);
    return made;
  }

  private append(): Node {
    for (let order = 0; order < CARDS.length; order += 1) this.next.push(-1);
    this.rocketsAhead.push(false);
    this.retrofitsAhead.push(false);
    return this.mades.push(null) - 1;
  }
}

const tables = new Map<number, ProjectTable>();

/** One number for each combination of rules. */
const rulesKey = ({ retrofitNeeds, noRetrofits = false, mostDamage = 0, sparesFrom = 0 }: SiteRules): number =>
  retrofitNeeds + (noRetrofits ? 8 : 0) + mostDamage * 16 + sparesFrom * 128;

/** The table for a site's rules, built when it is first needed and then kept. */
export function projectsFor(rules: SiteRules): ProjectTable {
  const key = rulesKey(rules);
  const known = tables.get(key);
  if (known !== undefined) return known;
  const made = new ProjectTable(rules);
  tables.set(key, made);
  return made;
}
