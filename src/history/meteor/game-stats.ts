import { isFactory } from '../../games/meteor/catalogue.js';
import type { GameEvent } from '../../games/meteor/event.js';
import { evolveAll, initialState } from '../../games/meteor/index.js';
import { FIRST_ZONE } from '../../games/meteor/setup.js';
import type { GameState, Millis, Seat, Strike } from '../../games/meteor/state.js';
import type { OwnStats, SeatStats, TableCount } from '../adapter.js';
import { agreedIn } from '../statistics/agreed.js';

/** What one seat, or all of them, did in a game. */
export interface MeteorSums {
  readonly rockets: number;
  readonly overkills: number;
  readonly retrofits: number;
  readonly satellites: number;
}

/** What a line of a list says of a game of Meteor. */
export interface MeteorSummary extends MeteorSums {
  readonly relaxed: boolean;
  readonly pace?: 'calm';
  readonly zone: number;
  /** Milliseconds left in that zone. */
  readonly left: Millis;
  readonly destroyed: number;
  /** Of a day's deal alone. */
  readonly daily?: DailySummary;
}

/** What is told of a day's deal without telling anything of its cards. */
export interface DailySummary {
  /** How often robots win it at so many seats, in percent; null: nobody knows. */
  readonly share: number | null;
  readonly meteorsLeft: number;
  /** Meteors destroyed, zone by zone from the first one on: `+` exactly, `x` by an Overkill. */
  readonly trail: readonly string[];
}

type MutableMeteorSums = { -readonly [K in keyof MeteorSums]: MeteorSums[K] };
const nothing = (): MutableMeteorSums => ({ rockets: 0, overkills: 0, retrofits: 0, satellites: 0 });

class Counting {
  readonly all = nothing();
  readonly seats: ReadonlyMap<Seat, MutableMeteorSums>;
  destroyed = 0;
  zone = 0;
  left: Millis = 0;

  constructor(people: Iterable<Seat>) {
    this.seats = new Map([...people].map((seat) => [seat, nothing()]));
  }

  take(event: GameEvent): void {
    switch (event.type) {
      case 'technology-built':
        if (!isFactory(event.technology)) this.#add(event.seat, 'satellites');
        return;
      case 'retrofit-built':
        return this.#add(event.seat, 'retrofits');
      case 'salvo-resolved':
        for (const strike of event.strikes) this.#strike(strike);
        return;
      case 'ended':
        this.zone = event.zone;
        this.left = event.left;
        return;
      default:
    }
  }

  #add(seat: Seat, deed: keyof MeteorSums): void {
    this.all[deed] += 1;
    const own = this.seats.get(seat);
    if (own !== undefined) own[deed] += 1;
  }

  #strike({ rockets, result }: Strike): void {
    for (const { seat } of rockets) this.#add(seat, 'rockets');
    if (result !== 'survived') this.destroyed += 1;
    if (result !== 'overkill') return;
    this.all.overkills += 1;
    for (const seat of new Set(rockets.map((rocket) => rocket.seat))) {
      const own = this.seats.get(seat);
      if (own !== undefined) own.overkills += 1;
    }
  }
}

const statsOf = (sums: MeteorSums): SeatStats => ({ sums: { ...sums }, points: sums.rockets, score: null });

/**
 * What a log of Meteor adds up to; null: it was a lesson or practice. An Overkill counts once for the game, and for each
 * seat that had a Rocket in it. Rockets are what the leaderboard adds up.
 */
export function gameStatsOf(
  entries: readonly { readonly at: Millis; readonly events: readonly GameEvent[] }[],
  { startedAt, people }: Pick<TableCount, 'startedAt' | 'people'>,
): (OwnStats & { readonly summary: Readonly<Record<string, unknown>> & MeteorSummary }) | null {
  const counting = new Counting(people);
  for (const { events } of entries) for (const event of events) counting.take(event);
  const { all, seats, destroyed, zone, left } = counting;
  const options = agreedIn(entries)?.options;
  if (options?.lesson === true || options?.practice !== undefined) return null;
  // Practice at a table of one's own with such a deal is no attempt at it.
  const day = options?.personal === true ? undefined : options?.shared?.day;
  return {
    ...statsOf(all),
    seats: new Map([...seats].map(([seat, sums]) => [seat, statsOf(sums)])),
    // Nights of the campaign are counted apart, for they have rules of their own; and days' deals, which may be known.
    mode: day !== undefined ? 'daily' : options?.scenario === undefined ? (options?.mode ?? '') : 'scenario',
    bucket: String(zone),
    ...(options?.pace === 'calm' ? { apart: true as const } : {}),
    summary: {
      relaxed: options?.relaxed ?? false,
      zone,
      left,
      destroyed,
      ...(options?.pace === 'calm' ? { pace: options.pace } : {}),
      ...(options?.scenario === undefined ? {} : { scenario: options.scenario }),
      ...(day === undefined ? {} : { day, startedAt, daily: dailySummary(entries) }),
      ...all,
    },
  };
}

/** From the first zone to the last: what was destroyed there. */
export function trailOf({ fallen }: Pick<GameState, 'fallen'>): readonly string[] {
  return Array.from({ length: FIRST_ZONE }, (_, at) =>
    fallen
      .filter(({ zone }) => zone === FIRST_ZONE - at)
      .map(({ overkill }) => (overkill ? 'x' : '+'))
      .join(''),
  );
}

function dailySummary(
  entries: readonly { readonly at: Millis; readonly events: readonly GameEvent[] }[],
): DailySummary {
  const state = entries.reduce((before, { at, events }) => evolveAll(before, events, at), initialState);
  return {
    share: state.options.shared?.shares?.[state.crew] ?? null,
    meteorsLeft: state.field.length,
    trail: trailOf(state),
  };
}
