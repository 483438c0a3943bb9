import { LRUCache } from 'lru-cache';
import type { GameRegistry } from '../games/registry.js';
import {
  dayFingerprint,
  daySeed,
  isFromDay,
  MOST_DRAWS,
  playedUntil,
  type DealtSeed,
} from '../games/shared/day-key.js';
import type { Millis } from '../games/shared/time.js';
import { DAY_MS, dayAfter, dayOf, startOf } from './day.js';
import { bandOf, CHUNK, distanceTo, TRIALS, verdictOf } from './difficulty.js';
import type { Deal, DealsOf, DealStore, Trials } from './ports.js';
import { dayKeyOf } from './seed.js';

export interface DealTools {
  readonly games: GameRegistry;
  /** The same in all processes of a bot: what the seeds come from. */
  readonly secret: string;
  readonly store: DealStore;
  readonly trials: Trials;
  readonly clock: { now(): Millis };
  /** Discord's clock, by which days turn; timers go by `clock`. */
  readonly discordNow: () => Millis;
  /** Whether a table of this process still plays that day's deal of any game. */
  readonly isPlayed: (day: string) => boolean;
  readonly timers: { at(when: Millis, run: () => void): () => void };
  readonly onFault: (error: unknown) => void;
}

/** A choice that failed is tried again when it is asked for, but not sooner than this. */
const AGAIN_MS: Millis = 60_000;

/** Two looks ahead are at least so far apart, even if Discord's clock has just been found to be behind. */
const LOOK_AGAIN_MS: Millis = 60_000;

/** Games that are played to say how far robots come with a deal: the middle one counts. */
const REACH_GAMES = 9;
/** So many answers are kept. */
const MOST_REACHED = 64;

interface Tried extends Deal {
  readonly share: number;
  readonly distance: number;
}

/** The deal of each day, one for each number of seats: the same for all servers and all processes of a bot. */
export class DailyDeals {
  readonly #choosing = new Map<string, Promise<void>>();
  readonly #failedAt = new Map<string, Millis>();
  /** Null: it is being asked. */
  /** Null: it isn't known yet. */
  readonly #reached = new LRUCache<string, { readonly reached: number | null }>({ max: MOST_REACHED });
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(private readonly tools: DealTools) {}

  /** All deals of a day; null: they are still being chosen, which this begins. Throws for a game without daily deals. */
  of(kind: string, day: string): readonly Deal[] | null {
    const { rules, daily } = this.#rulesOf(kind);
    if (daily.trial === undefined) return daily.seats.map((seats) => this.#drawn({ kind, day, rules }, seats, 0));
    const kept = this.tools.store.of({ kind, day, rules });
    if (daily.seats.every((seats) => kept.some((deal) => deal.seats === seats))) return kept;
    this.#choose(kind, day);
    return null;
  }

  /** What is known of a day's deals by now; nothing is begun for it. */
  known(kind: string, day: string): readonly Deal[] {
    return this.tools.store.of({ kind, day, rules: this.#rulesOf(kind).rules });
  }

  /**
   * How far robots come with a deal of a day, asked for once a day and process; null: it isn't known yet, which begins it,
   * or this game can't say.
   */
  reach(kind: string, day: string, seats: number): number | null {
    const deal = this.known(kind, day).find((one) => one.seats === seats);
    if (deal === undefined || this.#rulesOf(kind).daily.reach === undefined || this.#stopped) return null;
    const key = `${kind} ${day} ${seats}`;
    const known = this.#reached.get(key);
    if (known !== undefined) return known.reached;
    this.#reached.set(key, { reached: null });
    this.tools.trials
      .reach({ kind, seats, seed: deal.seed, from: 0, to: REACH_GAMES, ask: 'reach' })
      .then((reached) => this.#reached.set(key, { reached }))
      .catch((error: unknown) => {
        this.#reached.delete(key);
        if (!this.#stopped) this.tools.onFault(error);
      });
    return null;
  }

  /** What shows, before a day is over, that its key is settled. */
  fingerprint(day: string): string {
    return dayFingerprint(dayKeyOf(this.tools.secret, day));
  }

  /** What a day's seeds came from; null while its deals may still be played anywhere, or if it isn't a day. */
  publishedKey(day: string): string | null {
    if (startOf(day) === null || this.tools.discordNow() < playedUntil(day)) return null;
    return this.tools.isPlayed(day) ? null : dayKeyOf(this.tools.secret, day);
  }

  /**
   * The key of a game's day, to be checked against its seeds; null: it isn't published yet, or they come from another
   * key, as under another secret, or in an older release.
   */
  keyFor(kind: string, rules: string, day: string, seeds: readonly DealtSeed[]): string | null {
    const mode = this.tools.games.find(kind)?.daily?.mode;
    const key = this.publishedKey(day);
    return mode !== undefined && key !== null && isFromDay(key, { kind, rules, mode }, seeds) ? key : null;
  }

  /**
   * From then on deals are chosen before their day begins: a start has the processor for itself.
   *
   * @param behindMs always so much later, so that another process of the bot has chosen them by then
   */
  keepAheadFrom(when: Millis, behindMs: Millis = 0): void {
    this.#cancel = this.tools.timers.at(when + behindMs, () => {
      this.#keepAhead(behindMs);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel?.();
    await this.tools.trials.stop();
  }

  #keepAhead(behindMs: Millis): void {
    if (this.#stopped) return;
    const now = this.tools.discordNow();
    const today = dayOf(now);
    for (const kind of this.tools.games.kinds) {
      if (this.tools.games.get(kind).daily?.trial === undefined) continue;
      for (const day of [today, dayAfter(today, 1)]) this.of(kind, day);
    }
    const untilTomorrow = (startOf(today) ?? now) + DAY_MS - now;
    this.keepAheadFrom(this.tools.clock.now() + Math.max(LOOK_AGAIN_MS, untilTomorrow), behindMs);
  }

  #rulesOf(kind: string) {
    const { rulesVersion: rules, daily } = this.tools.games.get(kind);
    if (daily === undefined) throw new RangeError(`no day has a deal of ${kind}`);
    return { rules, daily };
  }

  #drawn(which: DealsOf, seats: number, draw: number): Deal {
    const { mode } = this.#rulesOf(which.kind).daily;
    const key = dayKeyOf(this.tools.secret, which.day);
    return { seats, seed: daySeed(key, { ...which, mode, seats, draw }), share: null };
  }

  /** Days wait for each other in the process; none is chosen twice. */
  #choose(kind: string, day: string): void {
    const key = `${kind} ${day}`;
    const now = this.tools.clock.now();
    if (this.#stopped || this.#choosing.has(key) || now < (this.#failedAt.get(key) ?? -AGAIN_MS) + AGAIN_MS) return;
    const chosen = this.#chooseAll(kind, day)
      .catch((error: unknown) => {
        if (this.#stopped) return;
        this.#failedAt.set(key, this.tools.clock.now());
        this.tools.onFault(error);
      })
      .finally(() => this.#choosing.delete(key));
    this.#choosing.set(key, chosen);
  }

  async #chooseAll(kind: string, day: string): Promise<void> {
    const { rules, daily } = this.#rulesOf(kind);
    const which = { kind, day, rules };
    await this.tools.store.refresh(which);
    for (const seats of daily.seats) {
      if (this.tools.store.of(which).some((deal) => deal.seats === seats)) continue;
      const deal = await this.#chosen(which, seats);
      if (this.#stopped) return;
      await this.tools.store.keep(which, deal);
    }
  }

  /** The first deal of the day's difficulty. What decides is played by fixed chances: all processes choose alike. */
  async #chosen(which: DealsOf, seats: number): Promise<Deal> {
    let nearest: Tried | null = null;
    for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
      const tried = await this.#tried(which, this.#drawn(which, seats, draw));
      if (tried.distance === 0) return dealOf(tried);
      if (nearest === null || tried.distance < nearest.distance) nearest = tried;
    }
    if (nearest === null) throw new Error('no deal was drawn');
    return dealOf(nearest);
  }

  async #tried({ kind, day }: DealsOf, { seats, seed }: Deal): Promise<Tried> {
    const band = bandOf(day);
    let [won, games] = [0, 0];
    while (games < TRIALS && (games === 0 || verdictOf(band, won, games) === 'unsure')) {
      won += await this.tools.trials.won({ kind, seats, seed, from: games, to: games + CHUNK, ask: 'won' });
      games += CHUNK;
    }
    const share = won / games;
    const verdict = verdictOf(band, won, games);
    // A deal that was given up early has an uncertain share: it must not count as one within the band.
    const distance = verdict === 'right' ? 0 : Math.max(distanceTo(band, share), Number.MIN_VALUE);
    return { seats, seed, share: Math.round(100 * share), distance };
  }
}

const dealOf = ({ seats, seed, share }: Tried): Deal => ({ seats, seed, share });
