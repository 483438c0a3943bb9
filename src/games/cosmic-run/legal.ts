/** What a seat may do now, as its view tells it: for robots, buttons and autocomplete. */
import type { Action } from './action.js';
import { changesOf, openPlanets, stepOf } from './actions/use.js';
import { USABLE_POWERS, type UsablePower } from './catalogue.js';
import { planetHit } from './flow/strike.js';
import { earlyStop } from './flow/movement.js';
import { assignRefusal, placesOf, unassigned } from './places.js';
import { powerRefusal } from './powers.js';
import { MOST_ALIENS } from './setup.js';
import type { Step, TurnState } from './state.js';
import type { SeatView } from './view.js';

/** Every legal use of a power in the step that is being played. */
function usesOf(view: SeatView, turn: TurnState): Action[] {
  return USABLE_POWERS.filter(
    (usable) => stepOf(usable) === turn.step && powerRefusal(view, view.seat, usable) === null,
  ).flatMap((usable) => usesOfPower(view, turn, usable));
}

function usesOfPower(view: SeatView, turn: TurnState, { id: power, power: { kind } }: UsablePower): Action[] {
  const use = (die: number | null, value: number | null): Action => ({
    type: 'use',
    seat: view.seat,
    power,
    die,
    value,
  });
  switch (kind) {
    case 'reroll':
      return turn.fresh ? [use(null, null)] : [];
    case 'cancel-strike':
      return turn.flipped !== null && planetHit(view, turn.flipped) !== null ? [use(null, null)] : [];
    case 'bury-strike':
      return view.meteorsLeft > 0 ? [use(null, null)] : [];
    case 'thrust':
      return openPlanets(view).map((planet) => use(null, planet));
    case 'nudge':
    case 'turn-over':
    case 'set':
      return unassigned(turn.dice).flatMap((die) =>
        changesOf(kind, turn.dice[die]?.value ?? 0).map((value) => use(die, value)),
      );
  }
}

function diceActions(view: SeatView, turn: TurnState): Action[] {
  const { seat } = view;
  const places = placesOf(view);
  const assignments = unassigned(turn.dice).flatMap((die) =>
    places
      .filter((place) => assignRefusal(view, turn, [die], place) === null)
      .map((place): Action => ({ type: 'assign', seat, dice: [die], place, confirmed: true })),
  );
  return turn.fresh ? assignments : [...assignments, { type: 'roll', seat }];
}

function finishingActions(view: SeatView, { moves, recruits }: TurnState): Action[] {
  const { seat } = view;
  const { aliens = [] } = view.players[seat] ?? {};
  const mayRecruit = moves.length === 0 && aliens.length < MOST_ALIENS;
  return [
    ...moves.flatMap(({ planet, spaces }): Action[] => [
      { type: 'move', seat, planet, early: false },
      ...(earlyStop(view, seat, planet, spaces) === null ? [] : [{ type: 'move', seat, planet, early: true } as const]),
    ]),
    ...(mayRecruit ? recruits.map((card): Action => ({ type: 'recruit', seat, card })) : []),
    ...aliens.map((card): Action => ({ type: 'retire', seat, card })),
    { type: 'end-turn', seat },
  ];
}

const OF_STEP: Readonly<Record<Step, (view: SeatView, turn: TurnState) => Action[]>> = {
  strike: ({ seat }) => [{ type: 'go-on', seat }],
  dice: diceActions,
  actions: finishingActions,
};

/** All that a seat may do in its turn, dice one by one; empty when it isn't its turn. */
export function legalActions(view: SeatView): readonly Action[] {
  const { turn } = view;
  if (turn === null || turn.seat !== view.seat || view.seats[view.seat]?.status !== 'in') return [];
  return [...OF_STEP[turn.step](view, turn), ...usesOf(view, turn)];
}
