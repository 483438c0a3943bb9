import {
  other,
  type GameEvent,
  type MeteorStormTypes,
  type Millis,
  type Options,
  type Seat,
  type Side,
} from '../../games/meteor-storm/index.js';
import type { GameStats, SeatStats, Step } from '../adapter.js';
import { addSums } from '../sums.js';

/** What one seat did in a battle. */
interface StormSums {
  /** Points at the end. */
  readonly points: number;
  /** Enemy units that it eliminated, or that meteors eliminated for it. */
  readonly eliminated: number;
  /** Its own units that were lost. */
  readonly lost: number;
  readonly tiles: number;
  /** Planets claimed, each time. */
  readonly claims: number;
}

/** What a line of a list says of a battle. */
interface StormSummary {
  readonly scenario: string;
  readonly meteors: boolean;
  readonly turns: number;
  readonly points: readonly [number, number];
}

type Counted = { -readonly [K in keyof StormSums]: StormSums[K] };
const nothing = (): Counted => ({ points: 0, eliminated: 0, lost: 0, tiles: 0, claims: 0 });
const SIDES: readonly Side[] = [0, 1];

class Counting {
  readonly sides: readonly [Counted, Counted] = [nothing(), nothing()];
  readonly robots = new Set<Seat>();
  options: Options | null = null;
  startedAt: Millis | null = null;
  endedAt: Millis = 0;
  turns = 0;
  #shooter: Side = 0;
  readonly #sideOf = new Map<number, Side>();

  take(event: GameEvent, at: Millis): void {
    switch (event.type) {
      case 'created':
      case 'configured':
        this.options = event.options;
        return;
      case 'joined':
        if (event.robot === true) this.robots.add(event.seat);
        else this.robots.delete(event.seat);
        return;
      case 'taken-over':
        this.robots.add(event.seat);
        return;
      case 'started':
        this.startedAt = at;
        this.turns = 1;
        for (const { id, side } of event.units) this.#sideOf.set(id, side);
        return;
      case 'turnEnded':
        this.turns = event.turn;
        return;
      case 'claimed':
        this.sides[event.side].claims += 1;
        return;
      case 'fired':
        this.#shooter = this.#sideOf.get(event.unit) ?? 0;
        return;
      case 'tileDestroyed':
        this.sides[this.#shooter].tiles += 1;
        return;
      case 'unitLost':
        this.sides[event.to].eliminated += 1;
        this.sides[other(event.to)].lost += 1;
        return;
      case 'gameEnded':
        this.endedAt = at;
        for (const side of SIDES) this.sides[side].points = event.points[side];
        return;
      default:
    }
  }
}

const statsOf = (sums: Counted): SeatStats => ({ sums: { ...sums }, points: 0, score: null });

/** A calm battle is told apart from one with meteors. */
const modeOf = ({ scenario, meteors }: Options): string => (meteors ? scenario : `${scenario}-calm`);

/** Counts a whole log; null: the battle was called off before it began. */
export function gameStatsOf(entries: readonly Step<MeteorStormTypes>[]): GameStats | null {
  const counting = new Counting();
  for (const { events, at } of entries) for (const event of events) counting.take(event, at);
  const { options, startedAt, endedAt, sides, robots, turns } = counting;
  if (options === null || startedAt === null) return null;
  const summary: StormSummary = {
    scenario: options.scenario,
    meteors: options.meteors,
    turns,
    points: [sides[0].points, sides[1].points],
  };
  return {
    sums: addSums(sides.map((sums) => ({ ...sums }))),
    points: 0,
    score: null,
    mode: modeOf(options),
    bucket: '',
    players: 2,
    robots: robots.size,
    startedAt,
    playMs: Math.max(0, endedAt - startedAt),
    seats: new Map(SIDES.filter((side) => !robots.has(side)).map((side) => [side, statsOf(sides[side])])),
    summary: { ...summary },
  };
}
