import {
  other,
  type GameEvent,
  type MeteorStormTypes,
  type Options,
  type Side,
} from '../../games/meteor-storm/index.js';
import type { OwnStats, SeatStats, Step } from '../adapter.js';
import { agreedIn } from '../statistics/agreed.js';
import { tableStats } from '../statistics/sums.js';

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
  turns = 0;
  #shooter: Side = 0;
  readonly #sideOf = new Map<number, Side>();

  take(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        this.turns = 1;
        for (const { id, side } of event.units) this.#sideOf.set(id, side);
        return;
      case 'turn-ended':
        this.turns = event.turn;
        return;
      case 'claimed':
        this.sides[event.side].claims += 1;
        return;
      case 'fired':
        this.#shooter = this.#sideOf.get(event.unit) ?? 0;
        return;
      case 'tile-destroyed':
        this.sides[this.#shooter].tiles += 1;
        return;
      case 'unit-lost':
        this.sides[event.to].eliminated += 1;
        this.sides[other(event.to)].lost += 1;
        return;
      case 'ended':
        for (const side of SIDES) this.sides[side].points = event.points[side];
        return;
      default:
    }
  }
}

const statsOf = (sums: Counted): SeatStats => ({ sums: { ...sums }, points: 0, score: null });

/** A calm battle is told apart from one with meteors. */
const modeOf = ({ scenario, meteors }: Options): string => (meteors ? scenario : `${scenario}-calm`);

/** What a log of a battle adds up to; null: it lacks its beginning. */
export function gameStatsOf(entries: readonly Step<MeteorStormTypes>[]): OwnStats | null {
  const counting = new Counting();
  for (const { events } of entries) for (const event of events) counting.take(event);
  const { sides, turns } = counting;
  const options = agreedIn(entries)?.options;
  if (options === undefined) return null;
  const summary: StormSummary = {
    scenario: options.scenario,
    meteors: options.meteors,
    turns,
    points: [sides[0].points, sides[1].points],
  };
  return {
    ...tableStats(new Map(SIDES.map((side) => [side, statsOf(sides[side])]))),
    mode: modeOf(options),
    summary: { ...summary },
  };
}
