import { CHALLENGES } from '../cards/challenges.js';
import { POWERS } from '../cards/powers.js';
import type { SeatCard } from '../cards/seat-effects.js';
import { powerOf, RESOURCE_DECK } from '../catalogue.js';
import type { DealtCards, GameEvent } from '../event.js';
import { evolve } from '../evolve.js';
import { discardOverflow } from '../flow/draw.js';
import { Random } from '../../shared/random.js';
import { seatsIn } from '../checks.js';
import { MOST_PLAYERS, setupFor, siteOwners } from '../setup.js';
import { keepsSilence } from '../silence/speech.js';
import type { CardId, GameState, Seat } from '../state.js';
import type { Turn } from '../turn.js';
import { scenarioOf } from '../scenarios/index.js';
import { challengeAtFault } from '../winnable.js';
import { placeBoss } from './boss.js';

type ClockStarted = Extract<GameEvent, { readonly type: 'clock-started' }>;

/** Starts the clock and deals the hands at that moment (R2); in an Advanced game Powers and Challenges too. */
export function startClock(turn: Turn): void {
  const advanced = turn.state.options.mode === 'advanced';
  if (advanced && turn.state.advanced === null) placeBoss(turn, null, null);
  const { state, now } = turn;
  const seats = seatsIn(state);
  const random = new Random(state.random);
  const { deck, hands } = handsAndDeck(state, seats, random);
  const dealt = advanced ? dealCards(turn, seats, random) : [];
  const { sites } = state.options.deal ?? {};
  const { zone, built, gone } = scenarioOf(state.options) ?? {};
  const rest = {
    hands,
    deck,
    random: random.state,
    deadline: now + state.options.zoneMs,
    ...(zone === undefined ? {} : { zone }),
    ...(built === undefined ? {} : { built }),
    ...(gone === undefined ? {} : { gone }),
  };
  turn.emit(clockStarted(seats, dealt, rest, sites));
  discardOverflow(turn);
}

/** The hands and the rest of the deck: shuffled, or in the order of the options' deal. */
function handsAndDeck(
  { options }: GameState,
  seats: readonly Seat[],
  random: Random,
): Pick<ClockStarted, 'deck' | 'hands'> {
  const { deal } = options;
  const { built = [], gone = [] } = scenarioOf(options) ?? {};
  const hands: CardId[][] = Array.from({ length: MOST_PLAYERS }, () => []);
  const size = setupFor(seats.length).hand;
  const deck =
    deal === undefined
      ? random.shuffle(inDealtOrder([...built, ...gone], RESOURCE_DECK).slice(built.length + gone.length))
      : inDealtOrder([...seats.flatMap((_, at) => deal.hands[at] ?? []), ...deal.deck], RESOURCE_DECK);
  let from = 0;
  for (const [at, seat] of seats.entries()) {
    const to = from + (deal === undefined ? size : (deal.hands[at]?.length ?? 0));
    hands[seat] = deck.slice(from, to);
    from = to;
  }
  return { deck, hands };
}

/** All cards, the named ones first. Throws where a named card is not among them: such a deal is a bug. */
export function inDealtOrder(named: readonly string[], cards: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of named) {
    const at = rest.indexOf(card);
    if (at < 0) throw new RangeError(`the deal names ${card} once too often`);
    rest.splice(at, 1);
  }
  return [...named, ...rest];
}

function clockStarted(
  seats: readonly Seat[],
  dealt: readonly DealtCards[],
  rest: Omit<ClockStarted, 'type' | 'sites' | 'dealt'>,
  sites: readonly (Seat | null)[] = siteOwners(seats, (seat) => morePads(dealt[seat])),
): ClockStarted {
  return { type: 'clock-started', sites, ...rest, ...(dealt.length === 0 ? {} : { dealt }) };
}

const morePads = (cards: DealtCards | undefined): number =>
  (powerOf(cards?.power ?? '')?.effects ?? []).reduce(
    (sum, effect) => sum + (effect.kind === 'more-sites' ? effect.sites : 0),
    0,
  );

/** The cards of a deck that this game uses: some are left out of solo games, some where there is no silence (R17). */
const inPlay = (cards: readonly SeatCard[], state: GameState): SeatCard[] =>
  cards.filter(
    ({ notSolo, needsSilence }) =>
      !(notSolo === true && seatsIn(state).length === 1) && !(needsSilence === true && !keepsSilence(state)),
  );

/** A Power and a Challenge for each player. A Challenge that makes the game unwinnable is drawn anew (R15). */
function dealCards(turn: Turn, seats: readonly Seat[], random: Random): DealtCards[] {
  const { state } = turn;
  const powers = state.options.powers === true ? random.shuffle(inPlay(POWERS, state)) : [];
  const challenges = state.options.challenges === true ? random.shuffle(inPlay(CHALLENGES, state)) : [];
  const dealt: DealtCards[] = Array.from({ length: MOST_PLAYERS }, () => ({ power: null, challenge: null }));
  const next = (): string | null => challenges.shift()?.id ?? null;
  for (const seat of seats) dealt[seat] = { power: powers.shift()?.id ?? null, challenge: next() };
  for (;;) {
    const seat = challengeAtFault(trial(turn, seats, dealt));
    if (seat === null) return dealt;
    const { power = null, challenge = null } = dealt[seat] ?? {};
    turn.emit({ type: 'card-redrawn', kind: 'challenge', card: challenge ?? '', seat });
    dealt[seat] = { power, challenge: next() };
  }
}

/** The state that these cards would lead to. */
const trial = ({ state, now }: Turn, seats: readonly Seat[], dealt: readonly DealtCards[]): GameState =>
  evolve(state, clockStarted(seats, dealt, { hands: [], deck: [], random: state.random, deadline: now }), now);
