import type { AbilityKind } from '../../cards/seat-effects.js';
import { cardOf, rocketIn, technologyIn } from '../../catalogue.js';
import type { CardId } from '../../state.js';
import type { SiteView } from '../../view/seat.js';
import { cannotLay } from '../crewmates.js';
import { costOf } from '../odds.js';
import type { Idea, Strategy } from '../robot.js';
import type { Situation } from '../situation.js';
import { isHidden } from '../worths.js';

interface Aim {
  readonly target: string | null;
  readonly worth: number;
}

/** The worth of using an ability that would be lost otherwise: below anything that helps to destroy a meteor. */
const FREE = 20;
/** The least worth of a card for which an ability that can be used once a game is used. */
const ONCE = 45;
/** Time is added only when at most so many milliseconds of the zone are left. */
const LATE_MS = 10_000;

const projectOf = ({ pile }: SiteView): CardId | undefined => rocketIn(pile) ?? technologyIn(pile);

/** The worth of one more Energy of a type for unfinished projects, by how much likelier it makes them. */
function worthAtSites(situation: Situation, letter: string): number {
  const { view } = situation;
  if (cannotLay(view, view.seat, cardOf(letter))) return 0;
  return Math.max(
    0,
    ...view.sites.map((site) => {
      const card = projectOf(site);
      const { kind, missing, spared = 0 } = site.outlook;
      if (card === undefined || !missing.includes(letter) || (kind !== 'rocket' && kind !== 'technology')) return 0;
      const without = situation.energy.chance(missing, site.id, site.id, spared).chance;
      const rest =
        missing.length - 1 <= spared
          ? 1
          : situation.energy.chance(missing.replace(letter, ''), site.id, site.id, spared).chance;
      return situation.worthOf(card, site.id) * (rest - without);
    }),
  );
}

/** The worth of one more card in hand. */
function worthInHand(situation: Situation, id: CardId): number {
  const card = cardOf(id);
  if (card === undefined || cannotLay(situation.view, situation.view.seat, card)) return 0;
  if (card.kind === 'energy') return Math.max(worthAtSites(situation, id), situation.keep(id));
  return (
    (situation.worthOf(id, null) *
      situation.energy.chance(costOf(id), null, undefined, situation.energy.spared(id)).chance) /
    2
  );
}

const AIMS: { readonly [K in AbilityKind]: (situation: Situation, targets: readonly string[]) => readonly Aim[] } = {
  'see-hand': ({ view }, targets) =>
    targets.map((target): Aim => {
      const { handSize = 0 } = view.seats.find(({ seat }) => String(seat) === target) ?? {};
      return { target, worth: handSize < 2 ? 0 : FREE + handSize / 10 };
    }),
  'turn-up': ({ view }, targets) =>
    targets.map((target): Aim => {
      const meteor = view.field.find(({ letter }) => letter === target);
      return { target, worth: meteor !== undefined && isHidden(meteor) ? FREE + meteor.high : 0 };
    }),
  'take-discarded': (situation, targets) =>
    targets.map((target): Aim => {
      const worth = worthInHand(situation, target);
      const late = situation.pressed || situation.view.zone <= 2 || situation.memory.quiet > 1;
      return { target, worth: worth >= ONCE || late ? worth : 0 };
    }),
  'add-time': ({ view, now }) => [
    { target: null, worth: view.zone <= 2 && view.deadline - now < LATE_MS ? 4 * FREE : 0 },
  ],
  'declare-energy': (situation, targets) => {
    const { view } = situation;
    const spare = view.hand.filter(({ card }) => cardOf(card)?.kind === 'energy');
    return targets.map((target): Aim => {
      const costs = spare.filter(({ card }) => card !== target).map(({ card }) => situation.keep(card));
      return {
        target,
        worth:
          costs.length === 0 || situation.energy.inHand(target) > 0
            ? 0
            : worthAtSites(situation, target) - Math.min(...costs),
      };
    });
  },
};

/** Uses its Power, where that is a choice. */
export const useAbility: Strategy = (situation): readonly Idea[] => {
  const ability = situation.view.own?.ability ?? null;
  if (ability === null || ability.refusal !== null) return [];
  return AIMS[ability.does](situation, ability.targets)
    .filter(({ worth }) => worth > 0)
    .map(({ target, worth }): Idea => ({
      action: { type: 'use', seat: situation.view.seat, ability: ability.ability, target },
      worth,
    }));
};
