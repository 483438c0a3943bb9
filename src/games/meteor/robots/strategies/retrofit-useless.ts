import { cardOf } from '../../catalogue.js';
import { RELAXED_RETROFIT_CARDS, RETROFIT_CARDS, RETROFIT_DRAW } from '../../setup.js';
import { scenarioOf } from '../../scenarios/index.js';
import { effectOfCard } from '../../effects.js';
import type { CardId, Seat } from '../../state.js';
import type { SeatView, SiteView } from '../../view/seat.js';
import { isLastZone } from '../bosses.js';
import { keptFrom, roomFor, seatEffectOf } from '../crewmates.js';
import type { Idea } from '../robot.js';
import type { Situation } from '../situation.js';

/** What makes cards alike in a Retrofit: an Energy's type, a Rocket's damage; null for a Technology. */
export function likeness(id: CardId): string | null {
  const card = cardOf(id);
  if (card === undefined || card.kind === 'technology') return null;
  return card.kind === 'energy' ? card.id : String(card.damage);
}

const kindOf = (id: CardId): string => cardOf(id)?.kind ?? '';

/** Cards that a Retrofit needs now at a site; at a shared one the Power of whoever places the last counts. */
export function retrofitNeeds(view: SeatView, owner: Seat | null): number {
  const { options, crew, technologies } = view;
  const usual = options.relaxed && crew === 1 ? RELAXED_RETROFIT_CARDS : RETROFIT_CARDS;
  const needs = technologies.reduce(
    (least, card) => Math.min(least, effectOfCard(card, 'retrofit-needs')?.cards ?? least),
    usual,
  );
  return Math.min(needs, seatEffectOf(view, owner ?? view.seat, 'retrofit-needs')?.cards ?? needs);
}

interface Held {
  readonly card: CardId;
  readonly kind: string;
  readonly like: string | null;
  readonly cost: number;
}

/** The hand, card by card, the least valuable first. */
const heldCards = (situation: Situation): readonly Held[] =>
  situation.view.hand
    .flatMap(({ card, count }) =>
      Array.from({ length: count }, (_, at): Held => ({
        card,
        kind: kindOf(card),
        like: likeness(card),
        cost: situation.keep(card) / 0.8 ** at,
      })),
    )
    .sort((a, b) => a.cost - b.cost);

interface Choice {
  readonly cards: readonly CardId[];
  readonly cost: number;
}

/** The cheapest cards of the hand that go with a pile, all alike or all different, at most `most`. */
function cheapest(
  held: readonly Held[],
  pile: readonly CardId[],
  kind: string,
  alike: string | null,
  most: number,
): Choice {
  const used = new Set(pile.map(likeness));
  const cards: CardId[] = [];
  let cost = 0;
  for (const other of held) {
    if (cards.length === most) break;
    if (other.kind !== kind || (alike === null ? used.has(other.like) : other.like !== alike)) continue;
    used.add(other.like);
    cards.push(other.card);
    cost += other.cost;
  }
  return { cards, cost };
}

/** The ways in which a pile can become a Retrofit: all of one likeness, or (null) all different. */
function ways(
  situation: Situation,
  pile: readonly CardId[],
): readonly { readonly kind: string; readonly alike: string | null }[] {
  const first = pile[0];
  if (first === undefined) {
    const alike = [...new Set(situation.view.hand.map(({ card }) => likeness(card)))].filter((like) => like !== null);
    return [
      ...alike.map((like) => ({ kind: like >= '1' && like <= '5' ? 'rocket' : 'energy', alike: like })),
      { kind: 'rocket', alike: null },
      { kind: 'energy', alike: null },
    ];
  }
  const likes = new Set(pile.map(likeness));
  const kind = kindOf(first);
  if (likes.has(null) || pile.some((card) => kindOf(card) !== kind)) return [];
  return [
    ...(likes.size === 1 ? [{ kind, alike: likeness(first) }] : []),
    ...(likes.size === pile.length ? [{ kind, alike: null }] : []),
  ];
}

/** Whether a pile may be used up: nothing worth more than a Retrofit is being built of it. */
function isFree(situation: Situation, { id, owner, pile, outlook }: SiteView): boolean {
  if (seatEffectOf(situation.view, owner, 'sites-no-retrofits') !== null) return false;
  if (outlook.kind === 'empty' || outlook.kind === 'retrofit' || outlook.kind === 'open') return true;
  const card = outlook.kind === 'rocket' ? pile.find((other) => kindOf(other) === 'rocket') : undefined;
  if (card === undefined || pile.length > 1) return false;
  const { chance } = situation.energy.chance(outlook.missing, id, id, outlook.spared);
  const isMeant = isPersons(situation.view, owner) && chance > 0 && !endsSoon(situation);
  if (situation.energy.still(id) >= (isMeant ? situation.weights.leavesRocketsFor : STILL_MEANT)) return true;
  return !isPersons(situation.view, owner) && situation.worthOf(card, id) * chance < situation.weights.card;
}

/** For so many thoughts a Rocket that somebody has just begun is expected to be finished. */
const STILL_MEANT = 3;

/** In the last milliseconds of the last zone everybody may use what lies there: all of it is lost with the game. */
const LAST_MS = 15_000;

const endsSoon = ({ view, now }: Situation): boolean => isLastZone(view) && view.deadline - now < LAST_MS;

/** Whether a site is a person's: people are slower than robots, and don't tell what they hold. */
function isPersons({ seats, seat: own }: SeatView, owner: Seat | null): boolean {
  const isRobot = (wanted: Seat): boolean => seats.some(({ seat, robot }) => seat === wanted && robot);
  return owner !== null && isRobot(own) && !isRobot(owner);
}

/** Whether anyone else may add to what lies there. */
const helps = ({ view }: Situation, { owner }: SiteView): boolean =>
  view.seats.length > 1 &&
  (view.advanced === null || view.seats.some(({ seat }) => seat !== view.seat && !keptFrom(view, seat, owner)));

/** What the cards are worth that a Retrofit draws now; 0 where there can be none. */
const drawnBy = ({ view, weights }: Situation): number =>
  scenarioOf(view.options)?.noRetrofits === true
    ? 0
    : Math.min(RETROFIT_DRAW, view.deckSize, roomFor(view, RETROFIT_DRAW)) * weights.card;

/** How likely others bring each card that a Retrofit on a site still lacks. */
function brought(situation: Situation, site: SiteView, mixed: boolean): number {
  const help = helps(situation, site) ? situation.weights.retrofitHelp : 0;
  return help * (mixed ? 1 : 0.8) * (situation.energy.still(site.id) >= 4 ? 0.5 : 1);
}

/** What a pile of Rockets, or of Energy that fits nothing, is worth where it lies: as a Retrofit that others finish. */
export function retrofitBegun(situation: Situation, site: SiteView): number {
  const missing = Math.max(1, retrofitNeeds(situation.view, site.owner) - site.pile.length);
  const mixed = new Set(site.pile.map(likeness)).size === site.pile.length;
  return drawnBy(situation) * brought(situation, site, mixed) ** missing;
}

/** Builds a Retrofit from cards of no other use, alone or card by card with others. */
export function retrofitUseless(situation: Situation): readonly Idea[] {
  const { view } = situation;
  const drawn = drawnBy(situation);
  if (drawn === 0) return [];
  // What it has declared for its next Energy is meant for something else.
  const held = heldCards(situation).filter(({ kind }) => kind !== 'energy' || (view.own?.armed ?? null) === null);
  return view.sites
    .filter((site) => isFree(situation, site))
    .flatMap((site) => {
      const missing = Math.max(1, retrofitNeeds(view, site.owner) - site.pile.length);
      return ways(situation, site.pile).flatMap(({ kind, alike }): readonly Idea[] => {
        const { cards, cost } = cheapest(held, site.pile, kind, alike, missing);
        const card = cards.find((chosen) => view.hand.find((moves) => moves.card === chosen)?.sites[site.id] === null);
        if (card === undefined) return [];
        const chance = brought(situation, site, alike === null) ** (missing - cards.length);
        if (cards.length < missing && site.pile.length === 0 && cards.length < 2) return [];
        return [{ action: { type: 'place', seat: view.seat, card, site: site.id }, worth: drawn * chance - cost }];
      });
    });
}

/** Retrofits that the hand completes by itself, the cheapest first choice worth the most. */
export function retrofitInHand(situation: Situation): readonly Idea[] {
  const { view, weights } = situation;
  if (drawnBy(situation) === 0) return [];
  const held = heldCards(situation);
  return view.sites
    .filter((site) => isFree(situation, site))
    .flatMap((site) => {
      const missing = Math.max(1, retrofitNeeds(view, site.owner) - site.pile.length);
      return ways(situation, site.pile).flatMap(({ kind, alike }): readonly Idea[] => {
        const { cards, cost } = cheapest(held, site.pile, kind, alike, missing);
        const card = cards.find((chosen) => view.hand.find((moves) => moves.card === chosen)?.sites[site.id] === null);
        if (card === undefined || cards.length < missing) return [];
        return [
          { action: { type: 'place', seat: view.seat, card, site: site.id }, worth: weights.least + 1 / (1 + cost) },
        ];
      });
    });
}
