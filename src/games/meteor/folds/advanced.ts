import type { DealtCards, GameEvent, GameEventType } from '../event.js';
import type { FoldsOf } from './fold.js';
import type {
  Advanced,
  CardId,
  GameState,
  LaunchWindow,
  Meteor,
  Millis,
  Seat,
  SeatCards,
  Site,
  Transmuted,
} from '../state.js';

type EventOf<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>;

/** Each player's Power and Challenge, as the clock starts. */
export const dealt = (before: Advanced | null, cards: readonly DealtCards[]): Advanced => ({
  boss: before?.boss ?? null,
  seats: cards.map(({ power, challenge }) => ({
    power,
    challenge,
    spent: [],
    armed: null,
    seen: null,
    placedAt: null,
  })),
});

function withSeat(advanced: Advanced | null, seat: Seat, change: (cards: SeatCards) => SeatCards): Advanced | null {
  return advanced === null
    ? null
    : { ...advanced, seats: advanced.seats.map((cards, at) => (at === seat ? change(cards) : cards)) };
}

/** A seat has placed a card. `asArmed`: it was the Energy that it had declared. */
export const placedBy = (advanced: Advanced, seat: Seat, asArmed: boolean, at: Millis): Advanced | null =>
  withSeat(advanced, seat, (cards) => ({ ...cards, armed: asArmed ? null : cards.armed, placedAt: at }));

export const used = (advanced: Advanced | null, { seat, ability, until }: EventOf<'used'>): Advanced | null =>
  withSeat(advanced, seat, (cards) => ({ ...cards, spent: [...cards.spent, { ability, until }] }));

/** At a zone change: abilities of once a zone can be used again, and hands that were seen are hidden (R16). */
export const zoneOver = (advanced: Advanced | null): Advanced | null =>
  advanced === null
    ? null
    : {
        ...advanced,
        seats: advanced.seats.map((cards) => ({
          ...cards,
          seen: null,
          spent: cards.spent.filter(({ until }) => until === 'game'),
        })),
      };

/** A site, with the fields that only Powers and Challenges use where they are set. */
export const laid = (
  owner: Seat | null,
  pile: readonly CardId[],
  ready: boolean,
  transmuted?: readonly Transmuted[],
  expiresAt?: Millis,
): Site => ({
  owner,
  pile,
  ready,
  ...(transmuted === undefined ? null : { transmuted }),
  ...(expiresAt === undefined ? null : { expiresAt }),
});

/** The pile's declared Energy with one more card laid `as` another, or as itself. */
export const marked = (
  transmuted: readonly Transmuted[] | undefined,
  as: CardId,
  real: CardId,
): readonly Transmuted[] | undefined => (as === real ? transmuted : [...(transmuted ?? []), { as, real }]);

/** After a Time Out of `by` milliseconds: timers beside the zone's clock are moved on by that much. */
export const movedOn = (state: GameState, advanced: Advanced, by: Millis): Pick<GameState, 'sites' | 'advanced'> => ({
  sites: state.sites.map((site) => (site.expiresAt === undefined ? site : { ...site, expiresAt: site.expiresAt + by })),
  advanced: {
    ...advanced,
    seats: advanced.seats.map((cards) =>
      cards.placedAt === null ? cards : { ...cards, placedAt: cards.placedAt + by },
    ),
  },
});

const turned = (field: readonly Meteor[], letter: string, change: Partial<Meteor>): readonly Meteor[] =>
  field.map((meteor) => (meteor.letter === letter ? { ...meteor, ...change } : meteor));

/** Gives a launch window back the time that the deadline had cut, as far as the new deadline allows. */
const lengthened = ({ closesAt: before, cut = 0, rockets }: LaunchWindow, closesAt: Millis): LaunchWindow => {
  const left = cut - (closesAt - before);
  return { closesAt, rockets, ...(left > 0 ? { cut: left } : {}) };
};

type AdvancedType =
  | 'boss-placed'
  | 'card-redrawn'
  | 'overkill-averted'
  | 'size-drawn'
  | 'hand-seen'
  | 'meteor-turned-up'
  | 'card-taken'
  | 'time-added'
  | 'energy-declared';

/** Events that only an Advanced game has. */
export const ADVANCED_FOLDS: FoldsOf<AdvancedType> = {
  'boss-placed': (state, { boss, letter, meteors, random }) => {
    const [first, ...others] = meteors;
    const replaced = state.field.find((meteor) => meteor.letter === letter && !meteor.faceUp)?.card;
    return {
      ...state,
      random,
      field: [
        ...state.field.flatMap((meteor) => (meteor.letter === letter && first !== undefined ? [first] : [meteor])),
        ...others,
      ],
      letters: state.letters + others.length,
      advanced: { boss, seats: [], ...(replaced === undefined ? {} : { replaced }) },
    };
  },
  'card-redrawn': (state) => ({ ...state }),
  'overkill-averted': (state, { seat, power }) => ({
    ...state,
    advanced: withSeat(state.advanced, seat, (cards) => ({
      ...cards,
      spent: [...cards.spent, { ability: power, until: 'game' }],
    })),
  }),
  'size-drawn': (state, { letter, size, random }) => ({
    ...state,
    random,
    field: turned(state.field, letter, { size }),
  }),
  'hand-seen': (state, { seat, of, hand }) => ({
    ...state,
    advanced: withSeat(state.advanced, seat, (cards) => ({ ...cards, seen: { seat: of, hand } })),
  }),
  'meteor-turned-up': (state, { letter }) => ({ ...state, field: turned(state.field, letter, { faceUp: true }) }),
  'card-taken': (state, { seat, card }) => {
    const at = state.discard.indexOf(card);
    return {
      ...state,
      discard: state.discard.filter((_, other) => other !== at),
      seats: state.seats.map((found, other) => (other === seat ? { ...found, hand: found.hand.concat(card) } : found)),
    };
  },
  'time-added': (state, { deadline, closesAt }) => ({
    ...state,
    deadline,
    window: state.window === null || closesAt === undefined ? state.window : lengthened(state.window, closesAt),
  }),
  'energy-declared': (state, { seat, as }) => ({
    ...state,
    advanced: withSeat(state.advanced, seat, (cards) => ({ ...cards, armed: as })),
  }),
};
