import type { CosmicEvent, CosmicRunTypes, FinalScore } from '../../games/cosmic-run/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { OwnStats, SeatStats, Step, Sums } from '../adapter.js';
import { tableStats } from '../statistics/sums.js';

/** What is counted of a game while its log is read. */
class Counting {
  readonly recruits = new Map<Seat, number>();
  rounds = 0;
  destroyed = 0;
  scores: readonly FinalScore[] = [];
  winners: readonly Seat[] = [];

  take(event: CosmicEvent): void {
    switch (event.type) {
      case 'turn-began':
        this.rounds = event.round;
        return;
      case 'recruited':
        this.recruits.set(event.seat, (this.recruits.get(event.seat) ?? 0) + 1);
        return;
      case 'planet-scored':
        if (event.discoverer === null) this.destroyed += 1;
        return;
      case 'ended':
        this.scores = event.scores;
        this.winners = event.winners;
        return;
      default:
    }
  }

  sumsOf({ seat, discovered, tokenValues, planets, aliens, tokens }: FinalScore): Sums {
    return {
      discovered: discovered.length,
      recruits: this.recruits.get(seat) ?? 0,
      tokens: tokenValues.length,
      planetPoints: planets,
      alienPoints: aliens,
      tokenPoints: tokens,
    };
  }
}

/** What a log of Cosmic Run adds up to. Points are what the leaderboards add up and compare. */
export function gameStatsOf(entries: readonly Step<CosmicRunTypes>[]): OwnStats {
  const counting = new Counting();
  for (const { events } of entries) for (const event of events) counting.take(event);
  const { scores, winners } = counting;
  const seatStats = scores.map((score): readonly [Seat, SeatStats] => [
    score.seat,
    { sums: counting.sumsOf(score), points: score.total, score: score.total },
  ]);
  const table = tableStats(new Map(seatStats));
  return {
    ...table,
    bucket: String(counting.rounds),
    sums: { ...table.sums, destroyed: counting.destroyed },
    summary: {
      rounds: counting.rounds,
      winner: winners[0] ?? null,
      totals: scores.map(({ seat, total }) => ({ seat, total })),
    },
  };
}
