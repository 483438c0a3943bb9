import { cardOf } from '../../games/meteor/catalogue.js';
import type { GameEvent } from '../../games/meteor/event.js';
import { evolve, initialState } from '../../games/meteor/index.js';
import { keepsSilence } from '../../games/meteor/index.js';
import type { CardId, GameState, Millis, Seat, Strike } from '../../games/meteor/state.js';

/** What is worth telling of a zone, in order. */
export type ZoneEvent =
  | { readonly kind: 'salvo'; readonly at: Millis; readonly strikes: readonly Strike[] }
  | { readonly kind: 'technology'; readonly at: Millis; readonly seat: Seat; readonly technology: CardId }
  | { readonly kind: 'retrofit'; readonly at: Millis; readonly seat: Seat }
  | { readonly kind: 'time-out'; readonly at: Millis; readonly seat: Seat | null }
  | { readonly kind: 'left'; readonly at: Millis; readonly seat: Seat }
  | { readonly kind: 'meteor-joined'; readonly at: Millis; readonly letter: string };

export interface ZoneTimeline {
  readonly zone: number;
  readonly from: Millis;
  readonly to: Millis;
  /** Why it ended: time, all passed, an Overkill, or the game's own end. */
  readonly endedBy: 'time' | 'pass' | 'overkill' | 'end';
  readonly placed: number;
  readonly happened: readonly ZoneEvent[];
  /** Meteors on the field when it ended. */
  readonly meteorsLeft: number;
}

/** What happened in a game, zone by zone, folded from its log. */
export interface Timeline {
  readonly startedAt: Millis | null;
  readonly endedAt: Millis | null;
  readonly zones: readonly ZoneTimeline[];
  readonly best: Strike | null;
  /** When the Communications Satellite went up: from then on people may talk. */
  readonly talkOpened: { readonly zone: number; readonly at: Millis; readonly seat: Seat } | null;
  /** Whether the game was begun under silence (R11). */
  readonly begunSilent: boolean;
  readonly last: GameState;
}

interface Entry {
  readonly at: Millis;
  readonly events: readonly GameEvent[];
}

type Draft = { -readonly [K in keyof ZoneTimeline]: ZoneTimeline[K] } & { happened: ZoneEvent[] };

const open = (zone: number, from: Millis): Draft => ({
  zone,
  from,
  to: from,
  endedBy: 'end',
  placed: 0,
  happened: [],
  meteorsLeft: 0,
});

function zoneEvent(event: GameEvent, at: Millis): ZoneEvent | null {
  switch (event.type) {
    case 'salvo-resolved':
      return { kind: 'salvo', at, strikes: event.strikes };
    case 'technology-built':
      return { kind: 'technology', at, seat: event.seat, technology: event.technology };
    case 'retrofit-built':
      return { kind: 'retrofit', at, seat: event.seat };
    case 'timed-out':
      return { kind: 'time-out', at, seat: event.by };
    case 'left':
      return { kind: 'left', at, seat: event.seat };
    case 'meteor-joined':
      return { kind: 'meteor-joined', at, letter: event.meteor.letter };
    default:
      return null;
  }
}

class Telling {
  readonly zones: Draft[] = [];
  state: GameState = initialState;
  startedAt: Millis | null = null;
  endedAt: Millis | null = null;
  talkOpened: Timeline['talkOpened'] = null;
  begunSilent = false;

  take(event: GameEvent, at: Millis): void {
    const zone = this.zones.at(-1);
    if (zone !== undefined) this.#note(zone, event, at);
    if (event.type === 'technology-built' && opensTalk(event.technology))
      this.talkOpened ??= { zone: this.state.zone, at, seat: event.seat };
    this.state = evolve(this.state, event, at);
    if (event.type === 'clock-started') {
      this.begunSilent = keepsSilence(this.state);
      this.#open(this.state.zone, at);
    }
    if (event.type === 'zone-changed' && event.zone > 0) this.#open(event.zone, at);
    if (event.type === 'ended') this.endedAt = at;
  }

  #open(zone: number, at: Millis): void {
    this.startedAt ??= at;
    this.zones.push(open(zone, at));
  }

  #note(zone: Draft, event: GameEvent, at: Millis): void {
    const told = zoneEvent(event, at);
    if (told !== null) zone.happened.push(told);
    if (event.type === 'placed') zone.placed += 1;
    if (event.type !== 'zone-changed' && event.type !== 'ended') return;
    zone.to = at;
    zone.meteorsLeft = this.state.field.length;
    zone.endedBy = event.type === 'ended' ? 'end' : event.cause;
  }
}

function opensTalk(id: CardId): boolean {
  const card = cardOf(id);
  return card?.kind === 'technology' && card.effects.some(({ kind }) => kind === 'talk-opens');
}

/** Tells a log as zones with what happened in each. */
export function timelineOf(entries: readonly Entry[]): Timeline {
  const telling = new Telling();
  for (const { at, events } of entries) for (const event of events) telling.take(event, at);
  const { zones, state, startedAt, endedAt, talkOpened, begunSilent } = telling;
  return { startedAt, endedAt, zones, best: state.tally.best, talkOpened, begunSilent, last: state };
}
