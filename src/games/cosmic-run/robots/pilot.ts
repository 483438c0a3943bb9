import type { Random } from '../../shared/random.js';
import type { Action } from '../action.js';
import { changesOf, openPlanets } from '../actions/use.js';
import { alienOf, planetCard, TECH_PLACE, USABLE_POWERS, type UsablePower } from '../catalogue.js';
import type { UsedKind } from '../cards/powers.js';
import { earlyStop, moveEnd } from '../flow/movement.js';
import { planetHit } from '../flow/strike.js';
import { HITS_TO_DESTROY } from '../cards/planets.js';
import { powerRefusal } from '../powers.js';
import { rankPoints } from '../ranking.js';
import { MOST_ALIENS } from '../setup.js';
import type { AlienCardId, Step } from '../state.js';
import type { SeatView } from '../view.js';
import { looseOf } from './ahead.js';
import { bestCandidate, type Loose } from './candidates.js';
import { Outlook } from './outlook.js';
import type { Robot } from './robot.js';
import { powerWorth, WEIGHTS } from './weights.js';

/** Powers of those kinds that this seat could use now, in the order of the kinds, those of aliens first. */
export const usable = ({ view }: Outlook, kinds: readonly UsedKind[]): UsablePower[] =>
  kinds.flatMap((kind) =>
    USABLE_POWERS.filter((power) => power.power.kind === kind && powerRefusal(view, view.seat, power) === null).sort(
      (one, other) => one.crystals - other.crystals,
    ),
  );

export const use = (
  { view }: Outlook,
  power: UsablePower,
  die: number | null = null,
  value: number | null = null,
): Action => ({
  type: 'use',
  seat: view.seat,
  power: power.id,
  die,
  value,
});

/** A third hit is averted where the ship is under way and not first. */
function atStrike(outlook: Outlook): Action {
  const { view, turn } = outlook;
  const goOn: Action = { type: 'go-on', seat: view.seat };
  const planet = turn.flipped === null ? null : planetHit(view, turn.flipped);
  if (planet === null || (view.planets[planet - 1]?.hits ?? 0) + 1 < HITS_TO_DESTROY) return goOn;
  const ship = outlook.shipAt(planet);
  const first = planetCard(planet).values[0] ?? 0;
  if (ship === 0 || rankPoints(view, planet, view.seat, ship, false) >= first) return goOn;
  const kinds: UsedKind[] = view.meteorsLeft > 0 ? ['bury-strike', 'cancel-strike'] : ['cancel-strike'];
  const power = usable(outlook, kinds)[0];
  return power === undefined ? goOn : use(outlook, power);
}

/** Rolls that are tried before one is taken again. */
const SAMPLES = 12;

/** What the best group of dice is worth after another roll, on average. */
function rolledAgain(outlook: Outlook, values: Loose, random: Random): number {
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const tried = values.map((value) => (value === 0 ? 0 : 1 + random.below(6)));
    sum += bestCandidate(outlook, tried).worth;
  }
  return sum / SAMPLES;
}

/** What it costs, in points, to use a power of this kind. */
export const priceOf = (outlook: Outlook, { crystals }: UsablePower): number =>
  crystals === 0 ? 0 : crystals * outlook.crystalWorth + (1 - outlook.lastTurn) * WEIGHTS.spending;

/** Another roll instead of a poor one; where crystals will soon be worth nothing, instead of any that is below the mean. */
function rerolled(outlook: Outlook, values: Loose, worth: number, random: Random): Action | null {
  const [power] = usable(outlook, ['reroll']);
  if (power === undefined) return null;
  if (outlook.lastTurn > WEIGHTS.late)
    return rolledAgain(outlook, values, random) > worth + priceOf(outlook, power) ? use(outlook, power) : null;
  const isFree = power.crystals === 0;
  const loose = values.filter((value) => value > 0).length;
  const isPoor = isFree ? worth < WEIGHTS.freeReroll : worth < WEIGHTS.paidReroll && loose >= 2;
  return isPoor ? use(outlook, power) : null;
}

/** A die that shows something better. */
export function changed(outlook: Outlook, values: Loose, worth: number): Action | null {
  for (const power of usable(outlook, ['nudge', 'turn-over', 'set'])) {
    const price = priceOf(outlook, power);
    let best = worth + price + WEIGHTS.change * (1 - outlook.lastTurn);
    let action: Action | null = null;
    const tried = values.slice();
    for (const [die, value] of values.entries()) {
      if (value === 0) continue;
      for (const other of changesOf(power.power.kind, value)) {
        tried[die] = other;
        const found = bestCandidate(outlook, tried).worth;
        if (found <= best) continue;
        best = found;
        action = use(outlook, power, die, other);
      }
      tried[die] = value;
    }
    if (action !== null) return action;
  }
  return null;
}

function atDice(outlook: Outlook, random: Random): Action {
  const { view, turn } = outlook;
  const { seat } = view;
  const values = looseOf(turn);
  const { worth, dice, place } = bestCandidate(outlook, values);
  const assign: Action = { type: 'assign', seat, dice, place, confirmed: true };
  if (!turn.fresh) return worth > WEIGHTS.further && place !== TECH_PLACE ? assign : { type: 'roll', seat };
  return rerolled(outlook, values, worth, random) ?? changed(outlook, values, worth) ?? assign;
}

/** The alien whose power is worth least. */
function leastOf(aliens: readonly AlienCardId[]): AlienCardId | undefined {
  const worth = (card: AlienCardId): number => {
    const kind = alienOf(card);
    return kind === undefined ? 0 : powerWorth(kind);
  };
  return aliens.reduce<AlienCardId | undefined>(
    (least, card) => (least === undefined || worth(card) < worth(least) ? card : least),
    undefined,
  );
}

function thrust(outlook: Outlook): Action | null {
  let best: number = WEIGHTS.thrust * (1 - outlook.lastTurn) + WEIGHTS.lastThrust;
  let ship: number | null = null;
  for (const planet of openPlanets(outlook.view)) {
    const worth = outlook.moveWorth(planet, 1);
    if (worth <= best) continue;
    best = worth;
    ship = planet;
  }
  const power = usable(outlook, ['thrust'])[0];
  return ship === null || power === undefined ? null : use(outlook, power, null, ship);
}

function atActions(outlook: Outlook): Action {
  const { view, turn, own } = outlook;
  const { seat } = view;
  const [next] = turn.moves;
  if (next !== undefined) {
    const { planet, spaces } = next;
    const passes = moveEnd(view, seat, planet, spaces) < planetCard(planet).length;
    return { type: 'move', seat, planet, early: passes && earlyStop(view, seat, planet, spaces) !== null };
  }
  const [recruit] = turn.recruits;
  if (recruit !== undefined) {
    const least = own.aliens.length >= MOST_ALIENS ? leastOf(own.aliens) : undefined;
    return least === undefined ? { type: 'recruit', seat, card: recruit } : { type: 'retire', seat, card: least };
  }
  const spent = own.aliens.findLast((card) => outlook.isSpent(card));
  return thrust(outlook) ?? (spent === undefined ? { type: 'end-turn', seat } : { type: 'retire', seat, card: spent });
}

export const OF_STEP: Readonly<Record<Step, (outlook: Outlook, random: Random) => Action>> = {
  strike: atStrike,
  dice: atDice,
  actions: atActions,
};

/**
 * After each roll takes the group of dice that is worth most beyond what its dice are worth elsewhere, with the chance to
 * complete a set later; goes on assigning while something is worth clearly more than its dice; retires aliens whose power
 * is of no more use.
 */
export const pilot: Robot = {
  id: 'pilot',
  think: (view: SeatView, random) => {
    const { turn } = view;
    return turn === null || turn.seat !== view.seat ? null : OF_STEP[turn.step](new Outlook(view, turn), random);
  },
};
