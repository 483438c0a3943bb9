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
import type { AlienCardId, Step, TurnState } from '../state.js';
import type { SeatView } from '../view.js';
import { bestCandidate, type Loose } from './candidates.js';
import { Outlook } from './outlook.js';
import type { Robot } from './robot.js';
import { powerWorth, WEIGHTS } from './weights.js';

/** Powers of those kinds that this seat could use now, in the order of the kinds, those of aliens first. */
const usable = ({ view }: Outlook, kinds: readonly UsedKind[]): UsablePower[] =>
  kinds.flatMap((kind) =>
    USABLE_POWERS.filter((power) => power.power.kind === kind && powerRefusal(view, view.seat, power) === null).sort(
      (one, other) => one.crystals - other.crystals,
    ),
  );

const use = (
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

const looseOf = ({ dice }: TurnState): Loose => dice.map(({ value, place }) => (place === null ? value : 0));

/** Another roll instead of a poor one. */
function rerolled(outlook: Outlook, worth: number, loose: number): Action | null {
  for (const power of usable(outlook, ['reroll'])) {
    const isFree = power.crystals === 0;
    if (isFree ? worth < WEIGHTS.freeReroll : worth < WEIGHTS.paidReroll && loose >= 2) return use(outlook, power);
  }
  return null;
}

/** A die that shows something better. */
function changed(outlook: Outlook, values: Loose, worth: number): Action | null {
  for (const power of usable(outlook, ['nudge', 'turn-over', 'set'])) {
    const price = power.crystals === 0 ? 0 : power.crystals * WEIGHTS.crystal + WEIGHTS.spending;
    let best = worth + price + WEIGHTS.change;
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

function atDice(outlook: Outlook): Action {
  const { view, turn } = outlook;
  const { seat } = view;
  const values = looseOf(turn);
  const { worth, dice, place } = bestCandidate(outlook, values);
  const assign: Action = { type: 'assign', seat, dice, place, confirmed: true };
  if (!turn.fresh) return worth > WEIGHTS.further && place !== TECH_PLACE ? assign : { type: 'roll', seat };
  const loose = values.filter((value) => value > 0).length;
  return rerolled(outlook, worth, loose) ?? changed(outlook, values, worth) ?? assign;
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
  let best: number = WEIGHTS.thrust;
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

const OF_STEP: Readonly<Record<Step, (outlook: Outlook) => Action>> = {
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
  think: (view: SeatView) => {
    const { turn } = view;
    return turn === null || turn.seat !== view.seat ? null : OF_STEP[turn.step](new Outlook(view, turn));
  },
};
