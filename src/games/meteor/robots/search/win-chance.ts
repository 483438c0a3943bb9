import type { TraitEffect } from '../../cards/traits.js';
import { cardOf, rocketIn, traitEffects } from '../../catalogue.js';
import { findEffect } from '../../effects.js';
import { rocketDamage } from '../../flow/salvo.js';
import { setupFor } from '../../setup.js';
import type { GameState, Meteor, Millis } from '../../state.js';

const does =
  (kind: TraitEffect['kind']) =>
  (meteor: Meteor): boolean =>
    traitEffects(meteor.trait).some((effect) => effect.kind === kind);

const share = (part: number, whole: number): number => part / Math.max(1, whole);

/** What predicts how a game ends, each about 0 to 1. Hidden cards are used too: the state is a determinized one. */
function features(state: GameState, now: Millis): readonly number[] {
  const { field, sites, seats, zone, deadline, options, crew, deck, drawn } = state;
  const { meteors } = setupFor(Math.max(1, crew));
  const hands = seats.flatMap(({ hand }) => hand);
  const energy = hands.filter((card) => cardOf(card)?.kind === 'energy').length;
  const rockets = hands.filter((card) => cardOf(card)?.kind === 'rocket').length;
  const ready = sites.filter((site) => site.ready);
  const building = sites.filter((site) => !site.ready && rocketIn(site.pile) !== undefined);
  const sizes = field.map(({ size }) => size);
  const exact = ready.filter(({ pile }) => sizes.includes(rocketDamage(pile, 0))).length;
  const time = share((zone - 1) * options.zoneMs + Math.max(0, deadline - now), 5 * options.zoneMs);
  const left = share(field.length, meteors);
  return [
    1,
    time,
    left,
    time * left,
    left * left,
    share(
      sizes.reduce((sum, size) => sum + size, 0),
      4 * meteors,
    ),
    share(Math.max(0, ...sizes), 8),
    field.filter(does('destroyed-brings')).length / 3,
    field.filter(does('destroyed-is-overkill')).length / 3,
    field.filter(({ faceUp }) => !faceUp).length / 8,
    share(energy, 10),
    share(rockets, 10),
    share(deck.length - drawn, 40),
    time * share(deck.length - drawn, 40),
    ready.length / 3,
    exact / 3,
    building.length / 3,
    findEffect(state, 'retrofit-needs') === null ? 0 : 1,
  ];
}

/** Found by logistic regression over games of Veterans; in the order of `features`. */
const WEIGHTS: readonly number[] = [
  -2.35, 7.69, -1.96, 1.18, -0.78, -2.78, -1.64, -3.1, 0.64, -2.06, 1.79, 1.53, 1.08, -1.06, 0.85, 0.9, 0.52, 0.49,
];

/** How likely the crew wins from here, from 0 to 1, as estimated from games of Veterans. */
export function winChance(state: GameState, now: Millis): number {
  const sum = features(state, now).reduce((total, feature, at) => total + feature * (WEIGHTS[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
