import { afterSeen, nextStep } from '../../../src/discord/voice/decide.js';
import { VoiceMutes } from '../../../src/discord/voice/voice-mutes.js';
import { VoiceStates } from '../../../src/discord/gateway/voice-states.js';
import type { OwedMutes } from '../../../src/storage/ports/owed-mutes.js';
import type { OwedMute } from '../../../src/storage/ports/owed-mutes.js';
import type { Sent } from '../../../src/discord/rest/api.js';
import { ManualTime } from '../../support/time.js';

export { afterSeen, nextStep };

const GUILD = '1';
const PEOPLE = ['a', 'b', 'c', 'd', 'e'] as const;
const CHANNELS = ['bridge', 'engine room', 'lounge'] as const;

/** What people in voice, moderators and Discord do to a game, and how often it happened. */
const DISRUPTIONS = ['kill', 'rate-limit', 'lost-answer', 'leave', 'move', 'lost-permission', 'removal'] as const;
export type Disruption = (typeof DISRUPTIONS)[number];
export type Met = Readonly<Record<Disruption, number>>;

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
  /** Who sits in which voice channel. */
  readonly #seated = new Map<string, string>();
  /** Server-muted, in voice or not, and by whom. */
  readonly #muted = new Map<string, 'bot' | 'moderator'>();
  /** What the bot's process knows of it by the gateway. */
  #told = new VoiceStates();
  readonly met: Record<Disruption, number> = {
    kill: 0,
    'rate-limit': 0,
    'lost-answer': 0,
    leave: 0,
    move: 0,
    'lost-permission': 0,
    removal: 0,
  };
  #silent = false;
  #playing = true;
  #allowed = true;
  #member = true;
  #calm = false;
  #process = 0;
  #mutes: VoiceMutes;

  constructor(seed: number) {
    this.#random = generator(seed);
    this.#mutes = this.#boot();
  }

  #chance = (share: number): boolean => this.#random() < share;

  readonly #store: OwedMutes = {
    all: () => Promise.resolve([...this.#rows.values()]),
    put: (owed) => {
      this.#rows.set(owed.userId, owed);
      return Promise.resolve();
    },
    settle: (_, userId) => {
      this.#rows.delete(userId);
      return Promise.resolve();
    },
  };

  #boot(): VoiceMutes {
    this.#process += 1;
    const own = this.#process;
    const told = new VoiceStates();
    this.#told = told;
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
      seated: (guildId) => told.of(guildId),
      players: () => new Map(this.#playing ? PEOPLE.map((id) => [id, { silent: this.#silent }]) : []),
      send: (_, userId, mute) => this.#send(userId, mute),
      onForbidden: () => undefined,
    });
    void mutes.recover().then(() => {
      if (this.#member) this.#list(mutes);
    });
    return mutes;
  }

  #state = (userId: string) => ({
    user_id: userId,
    channel_id: this.#seated.get(userId) ?? null,
    mute: this.#muted.has(userId),
  });

  /** GUILD_CREATE. */
  #list(mutes: VoiceMutes): void {
    this.#told.replace(GUILD, [...this.#seated.keys()].map(this.#state));
    mutes.listed(GUILD);
  }

  #send(userId: string, mute: boolean): Promise<Sent<null>> {
    const fail = (fault: 'unreachable' | 'forbidden' | 'refused'): Sent<null> => ({ ok: false, fault, cause: null });
    const lost = !this.#calm && this.#chance(0.15);
    // A 429: discord.js holds the request back and sends it again, unless its process has ended.
    const limited = !lost && !this.#calm && this.#chance(0.15);
    if (lost) this.met['lost-answer'] += 1;
    if (limited) this.met['rate-limit'] += 1;
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
        if (!this.#allowed || !this.#member) return answer(fail('forbidden'));
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

  /** VOICE_STATE_UPDATE. */
  #tell(userId: string): void {
    const state = this.#state(userId);
    const process = this.#process;
    this.time.at(this.time.now() + 20, () => {
      if (process !== this.#process || !this.#member) return;
      this.#mutes.changed(GUILD, this.#told.update(GUILD, state));
    });
  }

  /** Sits down in a voice channel, or moves to another. */
  #sit(userId: string, elsewhere: boolean): void {
    const here = this.#seated.get(userId);
    const free = CHANNELS.filter((channel) => channel !== here);
    const channel = free[Math.floor(this.#random() * free.length)] ?? 'bridge';
    if (here === undefined || elsewhere) this.#seated.set(userId, channel);
    if (here !== undefined && elsewhere) this.met.move += 1;
    this.#tell(userId);
  }

  #leave(userId: string): void {
    if (this.#seated.delete(userId)) this.met.leave += 1;
    this.#tell(userId);
  }

  #kill(): void {
    this.met.kill += 1;
    this.#mutes.stop();
    this.#mutes = this.#boot();
  }

  #togglePermission(): void {
    this.#allowed = !this.#allowed;
    if (!this.#allowed) this.met['lost-permission'] += 1;
    this.#mutes.look(GUILD);
  }

  /** The bot is put out of the server, or comes back. */
  #toggleMembership(): void {
    this.#member = !this.#member;
    if (this.#member) return this.#list(this.#mutes);
    this.met.removal += 1;
    this.#told.drop(GUILD);
  }

  #event(): void {
    const id = PEOPLE[Math.floor(this.#random() * PEOPLE.length)] ?? 'a';
    const what = this.#random();
    if (what < 0.2) return this.#sit(id, false);
    if (what < 0.35) return this.#sit(id, true);
    if (what < 0.48) return this.#leave(id);
    if (what < 0.63) this.#silent = !this.#silent;
    else if (what < 0.72) return this.#togglePermission();
    else if (what < 0.8 && this.#seated.has(id)) return this.#set(id, null);
    else if (what < 0.9) return this.#kill();
    else if (what < 0.93 || !this.#member) return this.#toggleMembership();
    this.#mutes.look(GUILD);
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
    if (!this.#member) this.#toggleMembership();
    this.#mutes.look(GUILD);
    await this.time.advance(60_000);
    for (const id of PEOPLE) this.#sit(id, false);
    for (let minute = 0; minute < 40; minute += 1) await this.time.advance(60_000);
    return [...this.#muted.values()].filter((by) => by === 'bot').length;
  }
}

/** How many people are left muted after so many games, and what befell those games. */
export async function leftMuted(games: number): Promise<{ readonly left: number; readonly met: Met }> {
  const nights = Array.from({ length: games }, (_, at) => new Night(at + 1));
  let left = 0;
  for (const night of nights) left += await night.play();
  const sum = (what: Disruption): number => nights.reduce((total, { met }) => total + met[what], 0);
  const met = Object.fromEntries(DISRUPTIONS.map((what) => [what, sum(what)])) as Record<Disruption, number>;
  return { left, met };
}
