import fc from 'fast-check';
import type { Action } from '../../../src/games/meteor/action.js';
import { CARDS } from '../../../src/games/meteor/catalogue.js';
import { decide } from '../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import type { CardId, GameState, Letter, Millis, Options, Seat, SiteId } from '../../../src/games/meteor/state.js';
import type { SeatView } from '../../../src/games/meteor/view/seat.js';

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 8 }, { arbitrary: odd, weight: 1 });

const oddNumber = fc.constantFrom(-1, 5, 6, 1.5, -0, 2 ** 31, 1e15, Number.MAX_SAFE_INTEGER, -1e9);
const seat = mostly<Seat>(fc.integer({ min: 0, max: 4 }), oddNumber);
const site = mostly<SiteId>(fc.integer({ min: 0, max: 4 }), oddNumber);
const card = mostly<CardId>(
  fc.constantFrom(...CARDS.map(({ id }) => id)),
  fc.constantFrom('', 'c', 'ZZ', '__proto__', 'constructor', '3CF ', '9C'),
);
const target = mostly<Letter>(fc.constantFrom(...'KLMNPRSTVW'), fc.constantFrom('', 'k', 'KK', 'C', '[', '__proto__'));
const by = mostly<Seat | 'moderator'>(
  fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('moderator' as const)),
  oddNumber,
);
const time = fc.oneof(fc.integer({ min: 900_000, max: 2_000_000 }), fc.constantFrom(0, -1, 1e15));

/** Any action of the right shape, by anyone, about anything: most are refused. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ type: fc.constant('join' as const), seat }),
  fc.record({ type: fc.constant('make-host' as const), by, seat }),
  fc.record({
    type: fc.constant('configure' as const),
    by,
    choice: fc.record(
      {
        mode: fc.constantFrom('first' as const, 'standard' as const),
        relaxed: fc.boolean(),
        silence: fc.constantFrom('players' as const, 'everyone' as const, 'off' as const),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  }),
  fc.record({ type: fc.constant('mulligan' as const), seat }),
  fc.record({ type: fc.constant('place' as const), seat, card, site }),
  fc.record({ type: fc.constant('scrap' as const), seat, site }),
  fc.record({
    type: fc.constant('launch' as const),
    seat,
    target,
    sites: fc.array(site, { maxLength: 3 }),
    change: fc.constantFrom(-2, -1, 0, 1, 2, 0.5, 1e9),
  }),
  fc.record({ type: fc.constant('pass' as const), seat, confirmed: fc.boolean() }),
  fc.record({ type: fc.constant('time-out' as const), seat }),
  fc.record({ type: fc.constant('resume' as const), seat }),
  fc.record({ type: fc.constant('tick' as const), aliveAt: time }),
  fc.record({ type: fc.constant('downtime' as const), since: time }),
);

/** Those that end a game or thin it out: rarer, or no game would last. */
export const anyHarshAction: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ type: fc.constant('start' as const), by }),
  fc.record({ type: fc.constant('leave' as const), seat }),
  fc.record({ type: fc.constant('kick' as const), by, seat }),
  fc.record({ type: fc.constant('end' as const), by }),
  fc.record({ type: fc.constant('abandon' as const) }),
);

export const anyOptions: fc.Arbitrary<Options> = fc.record(
  {
    mode: fc.constantFrom('first' as const, 'standard' as const),
    relaxed: fc.boolean(),
    zoneMs: fc.constantFrom(1_000, 60_000, 700_000),
    windowMs: fc.constantFrom(0, 1_000, 5_000),
    timeOut: fc.constantFrom('anyone' as const, 'host' as const, 'off' as const),
    silence: fc.constantFrom('players' as const, 'everyone' as const, 'off' as const),
    seeded: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** A seat's ability, or one that it hasn't, on anything. */
function thinkableUses(state: GameState, seat: Seat): Action[] {
  const ability = state.advanced?.seats[seat]?.power ?? 'astronomer';
  return [null, '0', '1', '4', 'A', 'B', 'Z', 'C', 'E', '1C', 'survey', ...state.discard.slice(-3)].map(
    (target): Action => ({ type: 'use', seat, ability, target }),
  );
}

/** Every move that could be thought of for a seat just now, legal or not. */
export function thinkableMoves(state: GameState, seat: Seat): Action[] {
  const sites = [...state.sites.keys(), state.sites.length];
  const letters = [...state.field.map(({ letter }) => letter), 'Z'];
  const alone: Action[] = [
    { type: 'pass', seat, confirmed: false },
    { type: 'pass', seat, confirmed: true },
    { type: 'time-out', seat },
    { type: 'resume', seat },
    { type: 'mulligan', seat },
    { type: 'launch', seat, target: letters[0] ?? 'K', sites: [], change: 0 },
    ...thinkableUses(state, seat),
    ...letters.map((letter): Action => ({ type: 'choose-boss-place', by: seat, letter })),
  ];
  return [
    ...alone,
    ...sites.flatMap((site): Action[] => [
      { type: 'scrap', seat, site },
      ...[...new Set([...(state.seats[seat]?.hand ?? []), 'C', '1C'])].map((card): Action => ({
        type: 'place',
        seat,
        card,
        site,
      })),
      ...letters.flatMap((target) =>
        [-1, 0, 1].map((change): Action => ({ type: 'launch', seat, target, sites: [site], change })),
      ),
    ]),
  ];
}

/** Whether a seat's view offers a move; a string: it shows this refusal for it. */
export function offers(view: SeatView, move: Action): boolean | string {
  switch (move.type) {
    case 'place': {
      const held = view.hand.find(({ card }) => card === move.card);
      return held?.sites[move.site] ?? (held !== undefined && view.sites.some(({ id }) => id === move.site));
    }
    case 'scrap':
      return view.scrappable.includes(move.site);
    case 'launch': {
      const named =
        move.sites.length === 0
          ? view.launchable.length === 1
          : move.sites.every((site) => view.launchable.some((ready) => ready.site === site));
      return named && view.targets.includes(move.target) && view.changes.includes(move.change);
    }
    case 'pass':
      return view.mayPass && (move.confirmed || !view.passLoses ? true : 'confirm-last-pass');
    case 'time-out':
      return view.mayTimeOut;
    case 'resume':
      return view.mayResume;
    case 'mulligan':
      return view.mayMulligan;
    case 'use': {
      const ability = view.own?.ability;
      if (ability?.ability !== move.ability) return false;
      return (
        ability.refusal ?? (ability.asks === null || (move.target !== null && ability.targets.includes(move.target)))
      );
    }
    case 'choose-boss-place':
      return view.own?.bossPlaces.includes(move.letter) ?? false;
    default:
      return false;
  }
}

/** The moves that the rules accept from a seat just now. */
export const legalMoves = (state: GameState, seat: Seat, now: Millis): Action[] =>
  thinkableMoves(state, seat).filter((move) => !isRefusal(decide(state, move, now)));
