import {
  nameOf,
  TILES,
  tileOf,
  type GameEvent,
  type GameEventType,
  type GameState,
  type Hex,
  type PublicView,
  type TileId,
} from '../../games/meteor-storm/index.js';
import { seatName, type People } from '../names.js';
import type { Translate } from '../translate.js';
import { cardName, facesText, scenarioName, sideName, tileLabel, unitName, unitNamed } from './names.js';

type Of<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>;

/** What a line is made from: the state before the event or after it, and who sits where. */
interface Told {
  readonly t: Translate;
  readonly people: People;
  readonly state: GameState;
}

type Teller<T extends GameEventType> = (event: Of<T>, told: Told) => string | null;

const unitIn = ({ t, state }: Told, id: number): string => unitNamed(t, { board: state }, id);

/** A unit as it was called on another hex than it is now. */
function unitFrom({ t, state }: Told, id: number, hex: Hex): string {
  const unit = state.units[id];
  return unit === undefined ? unitNamed(t, { board: state }, id) : unitName(t, { ...unit, hex });
}

/** A tile by kind and speed: one that was destroyed, or has left, is told from the box. */
function tileIn({ t, state }: Told, id: TileId): string {
  const tile = tileOf(state, id) ?? TILES[id];
  return tile === undefined ? String(id) : tileLabel(t, tile);
}

const side = ({ t, people }: Told, seat: number): string => sideName(t, people, seat);
const player = ({ t, people }: Told, seat: number): string => seatName(t, people, seat);
const nothing = (): null => null;

const TELLERS: { readonly [T in GameEventType]: Teller<T> } = {
  created: ({ options }, { t }) => t('meteor-storm.log.created', { scenario: scenarioName(t, options.scenario) }),
  joined: ({ seat }, told) => told.t('meteor-storm.log.joined', { player: player(told, seat) }),
  left: ({ seat, kicked }, told) =>
    told.t(kicked ? 'meteor-storm.log.kicked' : 'meteor-storm.log.left', { player: player(told, seat) }),
  'taken-over': ({ seat }, told) => told.t('meteor-storm.log.takenOver', { player: player(told, seat) }),
  'host-changed': ({ seat }, told) => told.t('meteor-storm.log.hostChanged', { player: player(told, seat) }),
  configured: nothing,
  started: ({ target }, { t, people, state }) =>
    t('meteor-storm.log.started', {
      scenario: scenarioName(t, state.options.scenario),
      a: seatName(t, people, 0),
      b: seatName(t, people, 1),
      target,
    }),
  claimed: ({ unit, hex, side: claimer, from }, told) => {
    const said = { unit: unitIn(told, unit), side: side(told, claimer), hex: nameOf(hex) };
    return from === null
      ? told.t('meteor-storm.log.claimed', said)
      : told.t('meteor-storm.log.claimedFrom', { ...said, other: side(told, from) });
  },
  'appear-rolled': ({ faces }, { t }) =>
    t('meteor-storm.log.appearRolled', {
      faces: facesText(t, faces),
      count: faces.filter((face) => face === 'blast').length,
    }),
  'tile-placed': ({ dice, hex, kind, speed }, { t }) =>
    t('meteor-storm.log.tilePlaced', {
      one: dice[0],
      two: dice[1],
      tile: tileLabel(t, { kind, speed }),
      hex: nameOf(hex),
    }),
  'card-played': ({ seat, card, cleared }, told) => {
    const said = { side: side(told, seat), card: cardName(told.t, card) };
    return cleared.length === 0
      ? told.t('meteor-storm.log.cardPlayed', said)
      : told.t('meteor-storm.log.cardPlayedClears', { ...said, count: cleared.length });
  },
  'card-taken-back': ({ seat, card }, told) =>
    told.t('meteor-storm.log.cardTakenBack', { side: side(told, seat), card: cardName(told.t, card) }),
  moved: ({ unit, from, to }, told) =>
    from === to
      ? told.t('meteor-storm.log.stayed', { unit: unitIn(told, unit) })
      : told.t('meteor-storm.log.moved', { unit: unitFrom(told, unit, from), hex: nameOf(to) }),
  'move-undone': ({ unit, to }, told) => told.t('meteor-storm.log.moveUndone', { unit: unitFrom(told, unit, to) }),
  held: nothing,
  fired: ({ unit, target, faces, ignored }, told) => {
    const { t } = told;
    const said = { unit: unitIn(told, unit), faces: facesText(t, faces) };
    if ('tile' in target) return t('meteor-storm.log.firedTile', { ...said, target: tileIn(told, target.tile) });
    const line = t('meteor-storm.log.firedUnit', { ...said, target: unitIn(told, target.unit) });
    if (ignored === 0) return line;
    return `${line} ${t('meteor-storm.log.ignored', { target: unitIn(told, target.unit) })}`;
  },
  'unit-hit': ({ unit, hits, left }, told) =>
    told.t('meteor-storm.log.unitHit', { unit: unitIn(told, unit), hits, left }),
  marked: ({ unit }, told) => told.t('meteor-storm.log.marked', { unit: unitIn(told, unit) }),
  unmarked: ({ unit }, told) => told.t('meteor-storm.log.unmarked', { unit: unitIn(told, unit) }),
  'retreat-asked': ({ unit }, told) =>
    told.t('meteor-storm.log.retreatAsked', {
      unit: unitIn(told, unit),
      side: side(told, told.state.units[unit]?.side ?? 0),
    }),
  'alert-ignored': ({ unit }, told) => told.t('meteor-storm.log.ignored', { target: unitIn(told, unit) }),
  retired: ({ unit, from, to }, told) =>
    told.t('meteor-storm.log.retired', { unit: unitFrom(told, unit, from), hex: nameOf(to) }),
  'tile-hit': ({ tile, side: shooter }, told) =>
    told.t('meteor-storm.log.tileHit', { tile: tileIn(told, tile), side: side(told, shooter) }),
  'tile-destroyed': ({ tile, points }, told) =>
    told.t('meteor-storm.log.tileDestroyed', { tile: tileIn(told, tile), a: points[0], b: points[1] }),
  'tile-moved': ({ tile, path }, told) =>
    told.t('meteor-storm.log.tileMoved', { tile: tileIn(told, tile), hex: nameOf(path.at(-1) ?? 0) }),
  'unit-struck': struckLine,
  'marker-removed': ({ hex, side: owner }, told) =>
    told.t('meteor-storm.log.markerRemoved', { side: side(told, owner), hex: nameOf(hex) }),
  'debris-removed': ({ hex }, { t }) => t('meteor-storm.log.debrisRemoved', { hex: nameOf(hex) }),
  'tile-left': ({ tile }, told) => told.t('meteor-storm.log.tileLeft', { tile: tileIn(told, tile) }),
  'unit-lost': ({ unit, to, points }, told) =>
    told.t('meteor-storm.log.unitLost', { unit: unitIn(told, unit), points, side: side(told, to) }),
  drawn: ({ seat, deck }, told) =>
    told.t(deck === undefined ? 'meteor-storm.log.drew' : 'meteor-storm.log.drewShuffled', { side: side(told, seat) }),
  'turn-ended': ({ turn, side: next }, told) => told.t('meteor-storm.log.turnEnded', { turn, side: side(told, next) }),
  'turn-lapsed': ({ side: late }, told) => told.t('meteor-storm.log.timeLimitReached', { side: side(told, late) }),
  returned: (_event, { t }) => t('meteor-storm.log.clockMoved'),
  ended: (event, { t, people }) => endLine(t, people, event),
};

function struckLine({ tile, unit, marker, faces, hits, left }: Of<'unit-struck'>, told: Told): string {
  const { t } = told;
  const said = { tile: tileIn(told, tile), unit: unitIn(told, unit) };
  const line =
    hits === 0
      ? t('meteor-storm.log.struckMarker', said)
      : t(marker ? 'meteor-storm.log.struckBoth' : 'meteor-storm.log.struckHits', { ...said, hits, left });
  return faces.length === 0 ? line : `${line} ${t('meteor-storm.log.stormDice', { faces: facesText(t, faces) })}`;
}

/** How a game ended, in a line. */
function endLine(t: Translate, people: People, { result, reason, winners, points }: Omit<Of<'ended'>, 'type'>): string {
  const [winner] = winners;
  if (result === 'abandoned')
    return reason === 'points' || reason === 'turns' || reason === 'opponent-left'
      ? ''
      : t(`meteor-storm.end.abandoned.${reason}`);
  if (winner === undefined) return t('meteor-storm.end.drawn', { own: points[0], theirs: points[1] });
  const said = {
    player: sideName(t, people, winner),
    own: points[winner === 0 ? 0 : 1],
    theirs: points[winner === 0 ? 1 : 0],
  };
  if (reason === 'opponent-left') return t('meteor-storm.end.wonLeft', { player: said.player });
  return t(reason === 'turns' ? 'meteor-storm.end.wonTurns' : 'meteor-storm.end.won', said);
}

/** Who won and by what; null: the game goes on. */
export const outcomeLine = (t: Translate, { outcome, points }: PublicView, people: People): string | null =>
  outcome === null
    ? null
    : endLine(t, people, {
        result: outcome.result,
        reason: outcome.reason,
        winners: outcome.winners ?? [],
        points,
      });

/** What an event tells everybody; null: nothing worth a line. `state`: the one that it met, or the one after it. */
export function logLine(t: Translate, people: People, state: GameState, event: GameEvent): string | null {
  // One look-up for all kinds: the map's own type ties each event to its teller.
  const teller = TELLERS[event.type] as Teller<GameEventType>;
  return teller(event, { t, people, state });
}
