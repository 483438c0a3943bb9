import type { CosmicEvent, CosmicRunTypes, FinalScore } from '../../games/cosmic-run/index.js';
import type { Millis } from '../../games/shared/time.js';
import type { Seat } from '../../games/shared/seat.js';
import type { GameStats, SeatStats, Step, Sums } from '../adapter.js';
import { addSums } from '../sums.js';

/** What is counted of a game while its log is read. */
class Counting {
  readonly recruits = new Map<Seat, number>();
  readonly robots = new Set<Seat>();
  startedAt: Millis | null = null;
  endedAt: Millis = 0;
  players = 0;
  rounds = 0;
  destroyed = 0;
  scores: readonly FinalScore[] = [];
  winners: readonly Seat[] = [];

  take(event: CosmicEvent, at: Millis): void {
    switch (event.type) {
      case 'joined':
        if (event.robot === true) this.robots.add(event.seat);
        else this.robots.delete(event.seat);
        return;
      // A robot played a part of it: not a game of people alone.
      case 'taken-over':
        this.robots.add(event.seat);
        return;
      case 'started':
        this.startedAt = at;
        this.players = event.order.length;
        for (const seat of [...this.robots]) if (!event.order.includes(seat)) this.robots.delete(seat);
        return;
      case 'turnBegan':
        this.rounds = event.round;
        return;
      case 'recruited':
        this.recruits.set(event.seat, (this.recruits.get(event.seat) ?? 0) + 1);
        return;
      case 'planetScored':
        if (event.discoverer === null) this.destroyed += 1;
        return;
      case 'gameEnded':
        this.endedAt = at;
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

/** Counts a whole log; null: it ended before its first turn. Points are what the leaderboards add up and compare. */
export function gameStatsOf(entries: readonly Step<CosmicRunTypes>[]): GameStats | null {
  const counting = new Counting();
  for (const { at, events } of entries) for (const event of events) counting.take(event, at);
  const { startedAt, endedAt, scores, robots, winners } = counting;
  if (startedAt === null) return null;
  const seatStats = scores.map((score): readonly [Seat, SeatStats] => [
    score.seat,
    { sums: counting.sumsOf(score), points: score.total, score: score.total },
  ]);
  const people = seatStats.filter(([seat]) => !robots.has(seat));
  return {
    mode: '',
    bucket: String(counting.rounds),
    players: counting.players,
    robots: robots.size,
    startedAt,
    playMs: Math.max(0, endedAt - startedAt),
    sums: { ...addSums(seatStats.map(([, { sums }]) => sums)), destroyed: counting.destroyed },
    points: seatStats.reduce((sum, [, { points }]) => sum + points, 0),
    score: scores.length === 0 ? null : Math.max(...scores.map(({ total }) => total)),
    seats: new Map(people),
    summary: {
      rounds: counting.rounds,
      winner: winners[0] ?? null,
      totals: scores.map(({ seat, total }) => ({ seat, total })),
    },
  };
}
