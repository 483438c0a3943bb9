import { withFallen, withStrikes } from '../tally/seats.js';
import type { GameState, LaunchWindow, Meteor, Millis, Options, Strike, Tally } from '../state.js';
import type { FoldsOf } from './fold.js';
import { spend, without } from './piles.js';
import { acted } from './seats.js';

/** By how much the zone's deadline cuts a launch window that opens at `at` (R7). */
const opened = (at: Millis, closesAt: Millis, { windowMs }: Options): Pick<LaunchWindow, 'cut'> =>
  at + windowMs > closesAt ? { cut: at + windowMs - closesAt } : {};

/** Rules versions whose tally could name an Overkill the best strike; their logs must still fold to the same state. */
const OVERKILLS_PRAISED = new Set(['1', '2']);

/** The better of two strikes for the tally: the bigger meteor, then more Rockets, then the earlier. */
function better(rules: string, best: Strike | null, strike: Strike): Strike | null {
  if (strike.result === 'survived') return best;
  if (strike.result === 'overkill' && !OVERKILLS_PRAISED.has(rules)) return best;
  if (best === null || strike.size > best.size) return strike;
  return strike.size === best.size && strike.rockets.length > best.rockets.length ? strike : best;
}

function tallySalvo({ rules, tally }: GameState, strikes: readonly Strike[]): Tally {
  return {
    ...tally,
    destroyed: tally.destroyed + strikes.filter((strike) => strike.result !== 'survived').length,
    overkills: tally.overkills + strikes.filter((strike) => strike.result === 'overkill').length,
    rockets: tally.rockets + strikes.reduce((sum, strike) => sum + strike.rockets.length, 0),
    best: strikes.reduce((best, strike) => better(rules, best, strike), tally.best),
  };
}

function afterStrikes(field: readonly Meteor[], strikes: readonly Strike[]): readonly Meteor[] {
  return field.flatMap((meteor) => {
    const strike = strikes.find(({ target }) => target === meteor.letter);
    if (strike === undefined) return [meteor];
    if (strike.result !== 'survived') return [];
    return [meteor.hidden === true ? meteor : { ...meteor, faceUp: true }];
  });
}

/** Launches, resolved salvos, and meteors that join the field. */
export const SALVO_FOLDS: FoldsOf<
  'launched' | 'salvo-resolved' | 'meteors-revealed' | 'meteor-joined' | 'overkill-absorbed'
> = {
  launched: (state, { seat, site, target, change, closesAt }, at) => ({
    ...state,
    window: {
      ...(state.window ?? opened(at, closesAt, state.options)),
      closesAt,
      rockets: [...(state.window?.rockets ?? []), { seat, site, target, change }],
    },
    seats: acted(state.seats, seat),
    passAgreed: false,
  }),
  'salvo-resolved': (state, { strikes }, at) => ({
    ...state,
    ...spend(
      state,
      strikes.flatMap((strike) => strike.rockets.map(({ site }) => site)),
    ),
    field: afterStrikes(state.field, strikes),
    window: null,
    tally: tallySalvo(state, strikes),
    lastSalvo: { strikes, at },
    deeds: withStrikes(state.deeds, strikes),
    fallen: withFallen(state, strikes),
  }),
  'meteors-revealed': (state) => ({
    ...state,
    field: state.field.map((meteor) =>
      meteor.faceUp || meteor.hidden === true ? meteor : { ...meteor, faceUp: true },
    ),
  }),
  'meteor-joined': (state, { meteor, index }) => ({
    ...state,
    field: [...state.field, meteor],
    letters: state.letters + 1,
    meteorDeck: state.meteorDeck.filter((_, at) => at !== index),
  }),
  'overkill-absorbed': (state, { technology }) => ({
    ...state,
    technologies: without(state.technologies, technology),
    discard: [...state.discard, technology],
  }),
};
