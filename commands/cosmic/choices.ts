import { usablePower } from '../../src/games/cosmic-run/catalogue.js';
import { legalActions } from '../../src/games/cosmic-run/index.js';
import { assignRefusal, placesOf, unassigned } from '../../src/games/cosmic-run/index.js';
import { completingDice } from '../../src/games/cosmic-run/index.js';
import type { Action, DieIndex, PlaceId, SeatView, TurnState } from '../../src/games/cosmic-run/index.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { meant, textOption, type Choice } from '../../src/discord/interactions/commands.js';
import { alienName, dieSign, placeName, planetName, powerName } from '../../src/text/cosmic-run/index.js';
import type { Translate } from '../../src/text/index.js';

export type Use = Extract<Action, { readonly type: 'use' }>;

/** The turn, while its player's dice can be assigned. */
export const diceTurn = ({ turn, seat }: SeatView): TurnState | null =>
  turn !== null && turn.seat === seat && turn.step === 'dice' ? turn : null;

const unique = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ name }, at) => choices.findIndex((other) => other.name === name) === at);

const DICE = /^d([0-5]{1,6})$/;

const diceChoice = (t: Translate, { dice }: TurnState, chosen: readonly DieIndex[]): Choice => ({
  name: chosen.map((die) => dieSign(t, die, dice[die]?.value ?? 0)).join(' '),
  value: `d${chosen.join('')}`,
});

/** Groups of dice that one may want to assign together: each alone, those of one number, whole sets, all. */
function groups(view: SeatView, turn: TurnState, places: readonly PlaceId[]): readonly (readonly DieIndex[])[] {
  const free = unassigned(turn.dice);
  const alike = [1, 2, 3, 4, 5, 6].flatMap((number) => {
    const of = free.filter((die) => turn.dice[die]?.value === number);
    return of.map((_, at) => of.slice(0, at + 1));
  });
  return [...places.map((place) => completingDice(view, place)), ...free.map((die) => [die]), ...alike, free].filter(
    (dice) => dice.length > 0,
  );
}

/** Dice that may lie at that place now; without one, at any. */
export function diceChoices(t: Translate, view: SeatView, place: PlaceId | null): readonly Choice[] {
  const turn = diceTurn(view);
  if (turn === null) return [];
  const places = place === null ? placesOf(view) : [place];
  return unique(
    groups(view, turn, places)
      .filter((dice) => places.some((one) => assignRefusal(view, turn, dice, one) === null))
      .map((dice) => diceChoice(t, turn, dice)),
  );
}

/** Places that take those dice now; without dice, that take any. */
export function placeChoices(t: Translate, view: SeatView, dice: readonly DieIndex[] | null): readonly Choice[] {
  const turn = diceTurn(view);
  if (turn === null) return [];
  const takes = (place: PlaceId): boolean =>
    dice === null
      ? unassigned(turn.dice).some((die) => assignRefusal(view, turn, [die], place) === null)
      : assignRefusal(view, turn, dice, place) === null;
  return placesOf(view)
    .filter(takes)
    .map((place) => ({ name: placeName(t, place), value: place }));
}

/** Dice by their numbers, as `1 1 3` or `11y`: white ones first, `y` the yellow one. Null: there are no such dice. */
function diceTyped({ dice }: TurnState, typed: string): readonly DieIndex[] | null {
  const chosen: DieIndex[] = [];
  for (const sign of typed.replaceAll(/[\s,★]+/g, '')) {
    const wanted =
      sign.toLowerCase() === 'y'
        ? 5
        : dice.findIndex(({ value, place }, die) => String(value) === sign && place === null && !chosen.includes(die));
    if (wanted < 0 || chosen.includes(wanted)) return null;
    chosen.push(wanted);
  }
  return chosen.length === 0 ? null : chosen;
}

/** The dice that were chosen or typed; null: none, or none that there are. */
export function diceOption(t: Translate, call: CommandCall, view: SeatView): readonly DieIndex[] | null {
  const typed = textOption(call, 'dice');
  const turn = diceTurn(view);
  if (typed === null || turn === null) return null;
  const chosen = DICE.exec(meant(typed, diceChoices(t, view, null)))?.[1];
  return chosen === undefined ? diceTyped(turn, typed) : [...chosen].map(Number);
}

/** A place as chosen or typed; null: none was named. */
export function placeOption(t: Translate, call: CommandCall, view: SeatView): PlaceId | null {
  const typed = textOption(call, 'place');
  return typed === null
    ? null
    : meant(
        typed,
        placesOf(view).map((place) => ({ name: placeName(t, place), value: place })),
      );
}

/** Every legal use of a power now. */
export const usesOf = (view: SeatView): readonly Use[] =>
  legalActions(view).filter((action): action is Use => action.type === 'use');

export const powerChoices = (t: Translate, view: SeatView): readonly Choice[] =>
  unique(usesOf(view).map(({ power }) => ({ name: powerName(t, power), value: power })));

export const powerOption = (t: Translate, call: CommandCall, view: SeatView): string | null => {
  const typed = textOption(call, 'power');
  return typed === null || usablePower(typed) !== undefined ? typed : meant(typed, powerChoices(t, view));
};

export const dieChoices = (t: Translate, view: SeatView, power: string | null): readonly Choice[] =>
  unique(
    usesOf(view).flatMap(({ power: own, die }) =>
      die === null || (power !== null && own !== power)
        ? []
        : [{ name: `${die + 1}: ${dieSign(t, die, view.turn?.dice[die]?.value ?? 0)}`, value: `d${die}` }],
    ),
  );

const ONE_DIE = /^d([0-5])$/;

export function dieOption(t: Translate, call: CommandCall, view: SeatView): DieIndex | null {
  const typed = textOption(call, 'die');
  const found = typed === null ? undefined : ONE_DIE.exec(meant(typed, dieChoices(t, view, null)))?.[1];
  return found === undefined ? null : Number(found);
}

/** What a die may show, or which track a ship may move on. */
export const valueChoices = (
  t: Translate,
  view: SeatView,
  power: string | null,
  die: DieIndex | null,
): readonly Choice[] =>
  unique(
    usesOf(view).flatMap(({ power: own, die: of, value }) => {
      if (value === null || (power !== null && own !== power) || (die !== null && of !== die)) return [];
      return [{ name: of === null ? `${value} ${planetName(t, value)}` : String(value), value }];
    }),
  );

export const moveChoices = (t: Translate, view: SeatView): readonly Choice[] =>
  unique(
    legalActions(view).flatMap((action) =>
      action.type === 'move' ? [{ name: planetName(t, action.planet), value: String(action.planet) }] : [],
    ),
  );

/** Aliens that may be recruited, or retired, now. */
export const alienChoices = (t: Translate, view: SeatView, type: 'recruit' | 'retire'): readonly Choice[] =>
  unique(
    legalActions(view).flatMap((action) =>
      action.type === type ? [{ name: alienName(t, action.card), value: action.card }] : [],
    ),
  );

export const alienOption = (t: Translate, call: CommandCall, view: SeatView, type: 'recruit' | 'retire'): string =>
  meant(textOption(call, 'alien') ?? '', alienChoices(t, view, type));
