import { afterSeen, nextStep } from '../../../src/discord/voice/decide.js';
import { VoiceMutes } from '../../../src/discord/voice/voice-mutes.js';
import type { VoiceChange } from '../../../src/discord/gateway/voice-states.js';
import type { OwedMutes } from '../../../src/discord/ports.js';
import type { OwedMute } from '../../../src/storage/rows/owed-mutes.js';
import type { Sent } from '../../../src/discord/rest/api.js';
import { ManualTime } from '../../support/time.js';

export { afterSeen, nextStep };

const GUILD = '1';
const PEOPLE = ['a', 'b', 'c', 'd', 'e'] as const;

const quietLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Mulberry32: the same chaos for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One game with its voice channel, a Discord that loses answers and limits requests, and a bot that is killed. */
class Night {
  readonly time = new ManualTime();
  readonly #random: () => number;
  readonly #rows = new Map<string, OwedMute>();
  readonly #seated = new Set<string>();
  /** Server-muted, in voice or not, and by whom. */
  readonly #muted = new Map<string, 'bot' | 'moderator'>();
  readonly #told = new Map<string, boolean>();
  #silent = false;
  #playing = true;
  #allowed = true;
  #calm = false;
  #process = 0;
  #mutes: VoiceMutes;

  constructor(seed: number) {
    this.#random = generator(seed);
    this.#mutes = this.#boot();
  }

  #chance = (share: number): boolean => this.#random() < share;

  readonly #store: OwedMutes = {
    all: () => [...this.#rows.values()],
    put: (owed) => void this.#rows.set(owed.userId, owed),
    settle: (_, userId) => void this.#rows.delete(userId),
  };

  #boot(): VoiceMutes {
    this.#process += 1;
    const own = this.#process;
    const mutes = new VoiceMutes({
      clock: this.time,
      timers: {
        at: (at, run) =>
          this.time.at(at, () => {
            if (own === this.#process) run();
          }),
      },
      log: quietLog,
      store: this.#store,
      seated: () => this.#told,
      players: () => new Map(this.#playing ? PEOPLE.map((id) => [id, { silent: this.#silent }]) : []),
      send: (_, userId, mute) => this.#send(userId, mute),
      onForbidden: () => undefined,
    });
    mutes.recover();
    this.#told.clear();
    for (const id of this.#seated) this.#told.set(id, this.#muted.has(id));
    mutes.listed(GUILD);
    return mutes;
  }

  #send(userId: string, mute: boolean): Promise<Sent<null>> {
    const fail = (fault: 'unreachable' | 'forbidden' | 'refused'): Sent<null> => ({ ok: false, fault, cause: null });
    const lost = !this.#calm && this.#chance(0.15);
    // A 429: discord.js holds the request back and sends it again, unless its process has ended.
    const limited = !lost && !this.#calm && this.#chance(0.15);
    const late = Math.round(this.#random() * (lost ? 9_000 : limited ? 45_000 : 300));
    const process = this.#process;
    return new Promise((resolve) => {
      const answer = (sent: Sent<null>): void => {
        if (process === this.#process) resolve(sent);
      };
      if (lost && this.#chance(0.5)) {
        this.time.at(this.time.now() + 8_000, () => {
          answer(fail('unreachable'));
        });
        if (this.#chance(0.5)) return;
      }
      this.time.at(this.time.now() + late, () => {
        if (limited && process !== this.#process) return;
        if (!this.#allowed) return answer(fail('forbidden'));
        if (!this.#seated.has(userId)) return answer(fail('refused'));
        this.#set(userId, mute ? 'bot' : null);
        answer({ ok: true, value: null });
      });
    });
  }

  #set(userId: string, by: 'bot' | 'moderator' | null): void {
    if (by === null) this.#muted.delete(userId);
    else if (!this.#muted.has(userId)) this.#muted.set(userId, by);
    this.#tell(userId);
  }

  #tell(userId: string): void {
    const muted = this.#seated.has(userId) ? this.#muted.has(userId) : null;
    const process = this.#process;
    this.time.at(this.time.now() + 20, () => {
      if (process !== this.#process) return;
      const change: VoiceChange = { userId, before: this.#told.get(userId) ?? null, muted };
      if (muted === null) this.#told.delete(userId);
      else this.#told.set(userId, muted);
      this.#mutes.changed(GUILD, change);
    });
  }

  #event(): void {
    const id = PEOPLE[Math.floor(this.#random() * PEOPLE.length)] ?? 'a';
    const what = this.#random();
    if (what < 0.3) this.#seated.add(id);
    else if (what < 0.45) this.#seated.delete(id);
    else if (what < 0.6) this.#silent = !this.#silent;
    else if (what < 0.7) this.#allowed = !this.#allowed;
    else if (what < 0.8 && this.#seated.has(id)) return this.#set(id, null);
    else if (what < 0.9) {
      this.#mutes.stop();
      this.#mutes = this.#boot();
      return;
    }
    // A move to another channel is told like this, too.
    if (what < 0.45 || what >= 0.95) this.#tell(id);
    else this.#mutes.look(GUILD);
  }

  /** Plays it to its end, a month later at most. Answers how many people are left muted by the bot. */
  async play(): Promise<number> {
    this.#silent = true;
    for (let event = 0; event < 60; event += 1) {
      this.#event();
      await this.time.advance(Math.round(this.#random() * 4_000));
    }
    this.#silent = false;
    this.#playing = false;
    this.#allowed = true;
    this.#calm = true;
    this.#mutes.look(GUILD);
    await this.time.advance(60_000);
    for (const id of PEOPLE) {
      this.#seated.add(id);
      this.#tell(id);
    }
    for (let minute = 0; minute < 40; minute += 1) await this.time.advance(60_000);
    return [...this.#muted.values()].filter((by) => by === 'bot').length;
  }
}

/** How many people are left muted after so many games. */
export async function leftMuted(games: number): Promise<number> {
  let left = 0;
  for (let seed = 1; seed <= games; seed += 1) left += await new Night(seed).play();
  return left;
}
