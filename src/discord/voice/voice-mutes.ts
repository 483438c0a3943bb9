import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';
import type { VoiceChange } from '../gateway/voice-states.js';
import type { OwedMute } from '../../storage/ports/owed-mutes.js';
import type { Logger } from '../ports.js';
import type { OwedMutes } from '../../storage/ports/owed-mutes.js';
import type { Sent } from '../rest/api.js';
import { afterSeen, nextStep, type Standing } from './decide.js';

/** Somebody who plays in a game that keeps silence in voice, and whether it holds for them just now. */
export interface Player {
  readonly silent: boolean;
}

export interface VoiceMutesTools {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly store: OwedMutes;
  /** Who sits in voice, and whether they are server-muted. */
  readonly seated: (guildId: string) => ReadonlyMap<string, boolean>;
  readonly players: (guildId: string) => ReadonlyMap<string, Player>;
  readonly send: (guildId: string, userId: string, mute: boolean) => Promise<Sent<unknown>>;
  /** Discord refused for want of a permission. */
  readonly onForbidden: (guildId: string, userId: string, mute: boolean) => void;
}

/** Two requests for one person are at least so far apart: Time Out and Resume pressed in turn are merged. */
const GAP_MS: Millis = 1000;
const LONGEST_GAP_MS: Millis = 10 * 60_000;
/** An answer that a mute was lost on may come so late, and the mute with it. */
const LATE_MS: Millis = 30_000;

/** What one person's requests have come to. */
interface Person {
  busy: boolean;
  failures: number;
  /** An unmute is under way, or its answer was lost: until it is known, "muted" is older news. */
  unmuting: boolean;
  /** No request before then. */
  notBefore: Millis;
  /** A mute of unknown outcome may take effect until then. */
  uncertainUntil: Millis;
  /** The state that Discord confirmed by its response; what the gateway tells otherwise until then is older. */
  expected: { readonly muted: boolean; readonly until: Millis } | null;
  cancel: () => void;
}

/**
 * Mutes players in voice while the silence holds for them, and unmutes them. What is owed is stored before a mute is
 * sent, and until Discord has taken the unmute.
 */
export class VoiceMutes {
  readonly #owed = new Map<string, Map<string, OwedMute['state']>>();
  readonly #people = new Map<string, Person>();
  readonly #flights = new Set<Promise<void>>();
  #stopped = false;
  #releasing = false;

  constructor(private readonly tools: VoiceMutesTools) {}

  /** Reads what the process before this one owed. */
  async recover(): Promise<void> {
    for (const { guildId, userId, state } of await this.tools.store.all()) {
      this.#inGuild(guildId).set(userId, state);
      // A mute that the process before sent may still be under way.
      this.#person(guildId, userId).uncertainUntil = this.tools.clock.now() + LATE_MS;
    }
  }

  /** A server's people in voice became known anew. */
  listed(guildId: string): void {
    const seated = this.tools.seated(guildId);
    for (const [userId, state] of [...this.#inGuild(guildId)]) {
      const muted = seated.get(userId);
      if (muted === undefined || state === 'spared') continue;
      if (!this.#isOlder(this.#people.get(key(guildId, userId)), muted))
        this.#seen(guildId, { userId, before: true, muted });
    }
    this.look(guildId);
  }

  /** Somebody's state in voice changed. */
  changed(guildId: string, change: VoiceChange): void {
    const person = this.#people.get(key(guildId, change.userId));
    if (person !== undefined && change.before === null) Object.assign(person, { failures: 0, notBefore: 0 });
    // The bot's own unmute, told after its answer: nobody else's, which would spare them.
    const isOwn = person?.expected?.muted === false && change.muted === false;
    if (!this.#isOlder(person, change.muted) && !isOwn) this.#seen(guildId, change);
    this.#step(guildId, change.userId, this.tools.players(guildId));
  }

  /** Somebody's game changed, or a setting did. */
  look(guildId: string): void {
    const players = this.tools.players(guildId);
    const owed = this.#owed.get(guildId);
    if (players.size === 0 && (owed === undefined || owed.size === 0)) return;
    for (const userId of new Set([...players.keys(), ...(owed?.keys() ?? [])])) this.#step(guildId, userId, players);
  }

  /** Unmutes everybody, as the process ends; resolves once nobody who is in voice is owed anything. */
  async release(): Promise<void> {
    this.#releasing = true;
    for (const [guildId, people] of this.#owed)
      for (const userId of [...people.keys()]) this.#step(guildId, userId, this.tools.players(guildId));
    while (this.#flights.size > 0) await Promise.all(this.#flights);
  }

  /** Stops all requests. */
  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#people.values()) cancel();
  }

  /** How many people are owed an unmute. */
  get owing(): number {
    return [...this.#owed.values()].flatMap((people) => [...people.values()]).filter((state) => state !== 'spared')
      .length;
  }

  #inGuild(guildId: string): Map<string, OwedMute['state']> {
    const known = this.#owed.get(guildId) ?? new Map<string, OwedMute['state']>();
    this.#owed.set(guildId, known);
    return known;
  }

  #person(guildId: string, userId: string): Person {
    const known = this.#people.get(key(guildId, userId)) ?? {
      busy: false,
      unmuting: false,
      failures: 0,
      notBefore: 0,
      uncertainUntil: 0,
      expected: null,
      cancel: () => undefined,
    };
    this.#people.set(key(guildId, userId), known);
    return known;
  }

  /** The gateway may tell of the time before the request that Discord has answered already. */
  #isOlder(person: Person | undefined, muted: boolean | null): boolean {
    if (person === undefined || person.expected === null || muted === null) return false;
    if (muted !== person.expected.muted && this.tools.clock.now() < person.expected.until) return true;
    person.expected = null;
    return false;
  }

  #seen(guildId: string, change: VoiceChange): void {
    if (change.muted === true && this.#people.get(key(guildId, change.userId))?.unmuting === true) return;
    const owed = this.#owed.get(guildId)?.get(change.userId) ?? null;
    const told = afterSeen(owed, change, this.tools.players(guildId).has(change.userId));
    const next = this.#isUncertain(guildId, change.userId) ? whileUncertain(owed, told, change) : told;
    // A request under way tells by its response what became of it.
    if (next !== owed && !(next === null && this.#people.get(key(guildId, change.userId))?.busy === true))
      void this.#note(guildId, change.userId, next);
  }

  #isUncertain(guildId: string, userId: string): boolean {
    return this.tools.clock.now() < (this.#people.get(key(guildId, userId))?.uncertainUntil ?? 0);
  }

  /** Known at once, and stored. Resolves to false where it could not be stored: then nothing may be sent. */
  async #note(guildId: string, userId: string, state: Standing['owed']): Promise<boolean> {
    const before = this.#owed.get(guildId)?.get(userId) ?? null;
    this.#knows(guildId, userId, state);
    try {
      if (state === null) await this.tools.store.settle(guildId, userId);
      else await this.tools.store.put({ guildId, userId, state });
      return true;
    } catch (err) {
      this.tools.log.error({ err, guild: guildId }, 'what is owed in voice could not be stored');
      const isNewest = (this.#owed.get(guildId)?.get(userId) ?? null) === state;
      if (isNewest) this.#knows(guildId, userId, before);
      return false;
    }
  }

  #knows(guildId: string, userId: string, state: Standing['owed']): void {
    if (state === null) this.#inGuild(guildId).delete(userId);
    else this.#inGuild(guildId).set(userId, state);
  }

  #standing(guildId: string, userId: string, players: ReadonlyMap<string, Player>): Standing {
    const player = players.get(userId);
    const seen = this.tools.seated(guildId).get(userId);
    const expected = this.#people.get(key(guildId, userId))?.expected;
    const muted =
      expected !== undefined && expected !== null && this.tools.clock.now() < expected.until ? expected.muted : seen;
    return {
      silent: player?.silent === true && !this.#releasing,
      playing: player !== undefined,
      muted: seen === undefined ? null : (muted ?? null),
      owed: this.#owed.get(guildId)?.get(userId) ?? null,
    };
  }

  #step(guildId: string, userId: string, players: ReadonlyMap<string, Player>): void {
    if (nextStep(this.#standing(guildId, userId, players)) === 'nothing') return;
    const flight = this.#request(guildId, userId, players).finally(() => this.#flights.delete(flight));
    this.#flights.add(flight);
  }

  async #request(guildId: string, userId: string, players: ReadonlyMap<string, Player>): Promise<void> {
    const person = this.#person(guildId, userId);
    if (this.#stopped || person.busy) return;
    const step = nextStep(this.#standing(guildId, userId, players));
    if (step === 'nothing') return;
    if (step === 'settle') {
      if (this.#isUncertain(guildId, userId)) this.#later(guildId, userId, person, person.uncertainUntil);
      else await this.#note(guildId, userId, null);
      return;
    }
    if (this.tools.clock.now() < person.notBefore && !(this.#releasing && person.failures === 0)) {
      this.#later(guildId, userId, person, person.notBefore);
      return;
    }
    const before = this.#owed.get(guildId)?.get(userId) ?? null;
    person.busy = true;
    person.unmuting = step === 'unmute';
    const stored = await this.#note(guildId, userId, 'sent');
    if (!stored || this.#stopped) {
      Object.assign(person, { busy: false, unmuting: false });
      return;
    }
    const sent = await this.tools.send(guildId, userId, step === 'mute');
    person.busy = false;
    this.#answered(guildId, userId, { person, mute: step === 'mute', before }, sent);
  }

  #answered(
    guildId: string,
    userId: string,
    { person, mute, before }: { readonly person: Person; readonly mute: boolean; readonly before: Standing['owed'] },
    sent: Sent<unknown>,
  ): void {
    if (this.#stopped) return;
    const now = this.tools.clock.now();
    person.unmuting &&= !sent.ok && sent.fault === 'unreachable';
    person.failures = sent.ok ? 0 : person.failures + 1;
    person.notBefore = now + Math.min(GAP_MS * 2 ** Math.max(0, person.failures - 1), LONGEST_GAP_MS);
    if (sent.ok) {
      if (this.tools.seated(guildId).get(userId) !== mute) person.expected = { muted: mute, until: now + LATE_MS };
      // A mute whose answer was lost may still take effect: what is owed stays until that is over.
      if (!mute && now >= person.uncertainUntil) void this.#note(guildId, userId, null);
      else if (!mute) person.notBefore = person.uncertainUntil;
    } else {
      if (sent.fault === 'unreachable' && mute) person.uncertainUntil = now + LATE_MS;
      if (sent.fault !== 'unreachable' && mute && before === null && now >= person.uncertainUntil)
        void this.#note(guildId, userId, null);
      if (sent.fault === 'forbidden') this.tools.onForbidden(guildId, userId, mute);
    }
    this.#step(guildId, userId, this.tools.players(guildId));
  }

  #later(guildId: string, userId: string, person: Person, at: Millis): void {
    person.cancel();
    person.cancel = this.tools.timers.at(at, () => {
      this.#step(guildId, userId, this.tools.players(guildId));
    });
  }
}

const key = (guildId: string, userId: string): string => `${guildId} ${userId}`;

/** A mute whose answer was lost may take effect late: until then nothing is settled, and a new mute is taken for it. */
function whileUncertain(
  owed: Standing['owed'],
  told: Standing['owed'],
  { muted }: Pick<VoiceChange, 'muted'>,
): Standing['owed'] {
  if (owed === 'spared' && muted === true) return 'muted';
  return told === null && owed !== null ? 'sent' : told;
}
