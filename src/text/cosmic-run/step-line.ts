import type { CosmicEvent, CosmicEventType, CosmicState, Seat } from '../../games/cosmic-run/index.js';
import { planetAt, planetCard } from '../../games/cosmic-run/catalogue.js';
import { MISS } from '../../games/cosmic-run/cards/meteors.js';
import { YELLOW } from '../../games/cosmic-run/setup.js';
import { inARow, listedApart } from '../lists.js';
import type { Translate } from '../translate.js';
import { alienName, face, placeName, planetName, powerName } from './names.js';

/** Who sits on a seat, by name. */
export type NameOf = (seat: Seat) => string;

type EventOf<T extends CosmicEventType> = Extract<CosmicEvent, { readonly type: T }>;
type Teller<T extends CosmicEventType> = (
  t: Translate,
  event: EventOf<T>,
  name: NameOf,
  state: CosmicState,
) => string | null;

/** Space before the planet's: from there one space more would have landed. */
const nearMiss = ({ players }: CosmicState, planet: number): Seat | null => {
  const before = planetCard(planet).length - 1;
  const seat = players.findIndex(({ ships }) => ships[planet - 1] === before);
  return seat < 0 ? null : seat;
};

/** What is worth a line, in the log and above the board; null: nothing. */
const TELLERS: { readonly [T in CosmicEventType]?: Teller<T> } = {
  'meteor-flipped': (t, { card, planet, hits }) => {
    if (card === MISS) return t('cosmic-run.play.strike.miss');
    if (planet === null) return t('cosmic-run.play.strike.nothing', { card });
    return t('cosmic-run.play.strike.open', { card, planet: planetName(t, planet), hits });
  },
  'meteor-shielded': (t, { card }) => t('cosmic-run.play.strike.shielded', { card }),
  used: (t, { seat, power }, name) => t('cosmic-run.play.log.used', { player: name(seat), power: powerName(t, power) }),
  rolled: (t, { seat, values }, name) =>
    t('cosmic-run.play.log.rolled', {
      player: name(seat),
      dice: inARow(
        t,
        values.flatMap((value, die) => (value === null ? [] : [dieSign(t, die, value)])),
      ),
    }),
  assigned: (t, { seat, dice, place }, name, state) =>
    t('cosmic-run.play.log.assigned', {
      player: name(seat),
      dice: inARow(
        t,
        dice.map((die) => dieSign(t, die, state.turn?.dice[die]?.value ?? 0)),
      ),
      place: placeName(t, place),
    }),
  moved: (t, { seat, planet, from, to }, name) =>
    t('cosmic-run.play.log.moved', { player: name(seat), planet: planetName(t, planet), from, to }),
  'token-taken': (t, { seat }, name) => t('cosmic-run.play.log.token', { player: name(seat) }),
  'planet-scored': (t, { planet, discoverer }, name, state) => {
    if (discoverer !== null)
      return t('cosmic-run.play.log.scored', { player: name(discoverer), planet: planetName(t, planet) });
    const near = nearMiss(state, planet);
    return near === null
      ? t('cosmic-run.play.log.destroyed', { planet: planetName(t, planet) })
      : t('cosmic-run.play.log.too-late', { planet: planetName(t, planet), player: name(near) });
  },
  recruited: (t, { seat, card }, name) =>
    t('cosmic-run.play.log.recruited', { player: name(seat), alien: alienName(t, card) }),
  retired: (t, { seat, card, points }, name) =>
    t('cosmic-run.play.log.retired', { player: name(seat), alien: alienName(t, card), points }),
  'turn-lapsed': (t, { seat }, name) => t('cosmic-run.play.log.lapsed', { player: name(seat) }),
  ended: (t, { winners, scores, reason }, name) => {
    const [winner] = winners;
    const points = scores.find(({ seat }) => seat === winner)?.total ?? 0;
    return winner === undefined
      ? t(`cosmic-run.play.end.ended.${reason}`)
      : t('cosmic-run.play.end.winner', { player: name(winner), points });
  },
};

/** The yellow die is marked by a star, so that no colour is needed. */
export function dieSign(t: Translate, die: number, value: number): string {
  if (die !== YELLOW) return face(t, value);
  return t.plain === true ? t('cosmic-run.plain-panel.yellow', { value }) : `★${value}`;
}

/** What is told though no single event says it. */
type Feat = 'exact' | 'passed' | 'last-die';

const sizeOf = (place: string): number => {
  const spaces = planetAt(place)?.spaces;
  return spaces?.kind === 'sets' ? spaces.size : 0;
};

/** What is worth a line though it is no event: an exact landing, a token passed by, a great set with the last die. */
function featsIn(
  t: Translate,
  events: readonly CosmicEvent[],
  name: NameOf,
  { tokens }: CosmicState,
): readonly string[] {
  const feat = (kind: Exclude<Feat, 'last-die'>, seat: Seat, planet: number): string =>
    t(`cosmic-run.play.log.${kind}`, { player: name(seat), planet: planetName(t, planet) });
  const endsDice = events.some(({ type }) => type === 'actions-began');
  return events.flatMap((event) => {
    if (event.type === 'assigned') {
      const size = sizeOf(event.place);
      return endsDice && event.dice.length === 1 && size >= GREAT_SET && completed(events, event.place)
        ? [t('cosmic-run.play.log.last-die', { player: name(event.seat), size })]
        : [];
    }
    if (event.type !== 'moved') return [];
    const { seat, planet, from, to, spaces } = event;
    const isExact = to === planetCard(planet).length && from + spaces === to;
    const passed = tokens.some(
      ({ planet: of, space, at }) => of === planet && at === 'track' && space > from && space < to,
    );
    return [...(isExact ? [feat('exact', seat, planet)] : []), ...(passed ? [feat('passed', seat, planet)] : [])];
  });
}

/** Sets from this size on are worth a line. */
const GREAT_SET = 5;

const completed = (events: readonly CosmicEvent[], place: string): boolean =>
  events.some((event) => event.type === 'actions-began' && event.moves.some(({ planet }) => String(planet) === place));

/** What happened in some events, in a line. `only`: kinds of event to be told; absent: all that are worth a line. */
export function stepLine(
  t: Translate,
  events: readonly CosmicEvent[],
  name: NameOf,
  state: CosmicState,
  only?: ReadonlySet<CosmicEventType>,
): string | null {
  const told = events.flatMap((event) => {
    const teller = TELLERS[event.type] as Teller<CosmicEventType> | undefined;
    const line = only?.has(event.type) === false ? null : (teller?.(t, event, name, state) ?? null);
    return line === null ? [] : [line];
  });
  const lines = [...told, ...featsIn(t, events, name, state)];
  return lines.length === 0 ? null : listedApart(t, lines);
}
