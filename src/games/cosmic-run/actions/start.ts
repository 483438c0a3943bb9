import { startRefusal } from '../../shared/lobby.js';
import { seatsIn } from '../../shared/lobby.js';
import { Random } from '../../shared/random.js';
import type { Of } from '../action.js';
import { ALIEN_DECK } from '../catalogue.js';
import { meteorDeck } from '../cards/meteors.js';
import { PLANETS, TOKEN_VALUES } from '../cards/planets.js';
import type { Decision } from '../decision.js';
import { beginTurn } from '../flow/turn.js';
import type { Refusal } from '../refusal.js';
import { DISPLAY, seatSetup } from '../setup.js';
import { lobbyRules } from './seating.js';

/** Shuffles the decks and the tokens, and begins the first turn (CR14). */
export function start(decision: Decision, { by }: Of<'start'>): Refusal | null {
  const { state } = decision;
  const refusal = startRefusal(state, lobbyRules(state), by);
  if (refusal !== null) return refusal;
  const random = new Random(state.random);
  const seated = seatsIn(state);
  const meteors = random.shuffle(meteorDeck(seated.length));
  const aliens = random.shuffle(ALIEN_DECK);
  const values = random.shuffle(TOKEN_VALUES);
  const first = random.below(seated.length);
  const order = [...seated.slice(first), ...seated.slice(0, first)];
  const spaces = PLANETS.flatMap(({ number, tokenSpaces }) => tokenSpaces.map((space) => ({ planet: number, space })));
  decision.emit({
    type: 'started',
    order,
    ...seatSetup(order.length),
    planets: PLANETS.length,
    display: aliens.slice(0, DISPLAY),
    alienDeck: aliens.slice(DISPLAY),
    meteorDeck: meteors,
    tokens: spaces.map((space, at) => ({ ...space, value: values[at] ?? 0 })),
    boxToken: values[spaces.length] ?? 0,
    random: random.state,
  });
  beginTurn(decision, order[0] ?? 0, 1);
  return null;
}
