/** All that the picture shows, in words. */
import { alienOf } from '../../games/cosmic-run/catalogue.js';
import { MISS } from '../../games/cosmic-run/cards/meteors.js';
import { HITS_TO_DESTROY, PLANETS, type PlanetCard } from '../../games/cosmic-run/cards/planets.js';
import type { AlienCardId, PublicView, Seat } from '../../games/cosmic-run/index.js';
import { all, inARow, listed } from '../lists.js';
import { seatName, type People } from '../names.js';
import type { Translate } from '../translate.js';
import { alienName, face, planetName, shipSign } from './names.js';

export interface BoardContext {
  readonly view: PublicView;
  readonly people: People;
}

/** The last meteor card, and what it does. */
export function strikeLine(t: Translate, { lastStrike, planets }: PublicView): string | null {
  if (lastStrike === null) return null;
  const { card, planet, hits, result } = lastStrike;
  if (card === MISS) return t('cosmic-run.play.strike.miss');
  if (planet === null) return t('cosmic-run.play.strike.nothing', { card });
  const name = planetName(t, planet);
  if (result === 'shielded') return t('cosmic-run.play.strike.shielded', { card });
  if (result === 'open') return t('cosmic-run.play.strike.open', { card, planet: name, hits });
  return hits >= HITS_TO_DESTROY && planets[planet - 1]?.scored === 'destroyed'
    ? t('cosmic-run.play.strike.destroyed', { card, planet: name })
    : t('cosmic-run.play.strike.hit', { card, planet: name, hits });
}

/** Whose turn of which round it is. */
export function titleLine(t: Translate, { view, people }: BoardContext): string {
  if (view.phase === 'over') return t('cosmic-run.play.title-over');
  if (view.turn === null) return t('cosmic-run.play.title-lobby');
  const player = seatName(t, people, view.turn.seat);
  return t('cosmic-run.play.title', { round: view.round, player });
}

export const deckLine = (t: Translate, { meteorsLeft, aliensLeft }: PublicView): string =>
  t('cosmic-run.play.board.decks', { meteors: meteorsLeft, aliens: aliensLeft });

/** An alien card with the dice that recruit it. */
export const alienDice = (t: Translate, card: AlienCardId): string =>
  `${alienName(t, card)} ${inARow(
    t,
    (alienOf(card)?.dice ?? []).map((value) => face(t, value)),
    '',
  )}`;

export const displayLine = (t: Translate, { display }: PublicView): string =>
  display.length === 0
    ? t('cosmic-run.play.board.no-aliens')
    : t('cosmic-run.play.board.aliens', { cards: display.map((card) => alienDice(t, card)).join(' · ') });

/** Points in the open. */
export function openPoints({ players }: PublicView, seat: Seat): number {
  const { seat: more = 0, planets = 0, aliens = 0 } = players[seat]?.points ?? {};
  return more + planets + aliens;
}

function stateOf(t: Translate, { view, people }: BoardContext, planet: PlanetCard): string {
  const { hits = 0, scored = null } = view.planets[planet.number - 1] ?? {};
  if (scored === null) return t('cosmic-run.play.state.open', { hits });
  if (scored === 'destroyed') return t('cosmic-run.play.state.destroyed');
  return t('cosmic-run.play.state.discovered', { player: seatName(t, people, scored) });
}

function shipsOn(t: Translate, view: PublicView, planet: PlanetCard): string {
  // On a track where ships lie one on the other, the lower is named first.
  const seats =
    planet.stacked === true
      ? [...view.order].sort((one, other) => view.stack.indexOf(one) - view.stack.indexOf(other))
      : view.order;
  const ships = seats.map((seat) => {
    const space = view.players[seat]?.ships[planet.number - 1] ?? 0;
    const ship = shipSign(view, seat);
    return space === 0
      ? t('cosmic-run.play.board.at-start', { ship })
      : t('cosmic-run.play.board.ship', { ship, space });
  });
  return listed(t, ships);
}

function trackLine(t: Translate, context: BoardContext, planet: PlanetCard): string {
  const { view } = context;
  const spaces = view.tokens.filter((token) => token.planet === planet.number).map(({ space }) => space);
  return t('cosmic-run.play.board.track', {
    number: planet.number,
    planet: planetName(t, planet.number),
    length: planet.length,
    ships: shipsOn(t, view, planet),
    state: stateOf(t, context, planet),
    values: planet.values.slice(0, Math.max(2, view.order.length)).join('/'),
    tokens:
      spaces.length === 0
        ? t('cosmic-run.play.board.no-tokens')
        : t('cosmic-run.play.board.tokens', { spaces: all(t, spaces.map(String)) }),
  });
}

export function seatLine(t: Translate, { view, people }: BoardContext, seat: Seat): string {
  const { crystals = 0, tokenCount = 0, aliens = [] } = view.players[seat] ?? {};
  return t('cosmic-run.play.board.seat', {
    ship: shipSign(view, seat),
    player: seatName(t, people, seat),
    points: openPoints(view, seat),
    crystals,
    tokens: tokenCount,
    cards:
      aliens.length === 0
        ? t('cosmic-run.play.board.no-cards')
        : listed(
            t,
            aliens.map((card) => alienName(t, card)),
          ),
  });
}

/** The whole board, line by line. */
export function boardText(t: Translate, context: BoardContext): readonly string[] {
  const strike = strikeLine(t, context.view);
  return [
    titleLine(t, context),
    ...(strike === null ? [] : [strike]),
    '',
    ...PLANETS.map((planet) => trackLine(t, context, planet)),
    '',
    ...context.view.order.map((seat) => seatLine(t, context, seat)),
    '',
    displayLine(t, context.view),
    deckLine(t, context.view),
  ];
}
