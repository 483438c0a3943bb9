import { DAY_MS, dayAfter, dayOf, startOf } from '../../daily/day.js';
import type { Millis } from '../../games/shared/time.js';
import { isGuestHome } from '../../table/home.js';
import type { Faces } from '../games/face.js';
import { bodyOf, container, text } from '../messages/parts.js';
import type { Platform } from '../platform.js';
import type { Logger } from '../ports.js';
import type { DailyLineStore } from '../../storage/ports/notes.js';
import { flagged } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import { tableButton } from './button.js';
import { DAILY_LINE } from '../settings/definitions.js';
import { bestOf } from './table.js';

/** A request that got no answer is repeated after this time. */
const AGAIN_MS: Millis = 10 * 60_000;
/** The day turns for everybody at once: what is asked of Discord then comes a little later. */
const AFTER_MS: Millis = 60_000;
/** How many places of each game are shown. */
const PLACES = 5;

export interface NewDayTools {
  readonly platform: Platform;
  readonly faces: Pick<Faces, 'all'>;
  readonly store: DailyLineStore;
  /** Servers in which a setting is set. */
  readonly everywhere: (key: string) => readonly (readonly [guildId: string, value: string])[];
  readonly serves: (guildId: string) => boolean;
  readonly log: Logger;
}

/** Posts yesterday's leaderboard when a new day begins, in servers whose admins chose a channel for it. */
export class NewDay {
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(private readonly tools: NewDayTools) {}

  /** Posts what is due now, and from then on each day. */
  start(): void {
    void this.#run();
  }

  /** Somewhere a setting was changed: a server that has just chosen a channel gets its first line with the next day. */
  chosen(guildId: string): void {
    if (this.tools.platform.settings.of(guildId)[DAILY_LINE] === null) return;
    this.#begin(guildId).catch((err: unknown) => {
      this.tools.log.error({ err, guild: guildId }, 'the lines of new days could not be begun');
    });
  }

  async #begin(guildId: string): Promise<void> {
    const { store } = this.tools;
    if ((await store.of(guildId)) === null) await store.put(guildId, this.#yesterday());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #yesterday(): string {
    return dayAfter(dayOf(this.tools.platform.time.discordClock.now()), -1);
  }

  async #run(): Promise<void> {
    const { clock, discordClock, timers } = this.tools.platform.time;
    const day = this.#yesterday();
    let again = false;
    try {
      again = await this.#postAll(day);
    } catch (err) {
      this.tools.log.error({ err }, 'the lines of a new day could not be posted');
    }
    if (this.#stopped) return;
    const now = discordClock.now();
    const next = (startOf(day) ?? now) + 2 * DAY_MS + AFTER_MS;
    this.#cancel = timers.at(clock.now() + (again ? AGAIN_MS : Math.max(AFTER_MS, next - now)), () => void this.#run());
  }

  /** True: some could not be posted by now. */
  async #postAll(day: string): Promise<boolean> {
    let again = false;
    for (const [guildId] of this.tools.everywhere(DAILY_LINE)) {
      if (this.#stopped) return false;
      if (this.tools.serves(guildId) && !(await this.#tryPost(guildId, day))) again = true;
    }
    return again;
  }

  /** One server's fault keeps no other from its line. */
  async #tryPost(guildId: string, day: string): Promise<boolean> {
    try {
      return await this.#post(guildId, day);
    } catch (err) {
      this.tools.log.error({ err, guild: guildId }, 'the line of a new day could not be posted');
      return false;
    }
  }

  /** False: it is tried again later. */
  async #post(guildId: string, day: string): Promise<boolean> {
    const { platform, store, log } = this.tools;
    const channelId = platform.settings.of(guildId)[DAILY_LINE];
    if (channelId === null || isGuestHome(guildId) || (await store.of(guildId)) === day) return true;
    const isThere = platform.messages.channels.has(guildId, channelId);
    if (isThere === null) return false;
    // A channel of another server, as an earlier release accepted, or one that was deleted.
    if (!isThere) return true;
    const body = await this.#drawn(guildId, day);
    if (body !== null) {
      const nonce = `day-${guildId.slice(-8)}-${day}`;
      const posted = await platform.messages.api.post(channelId, { ...body, nonce, enforce_nonce: true });
      if (!posted.ok && posted.fault === 'unreachable') return false;
      if (!posted.ok) log.warn({ guild: guildId, fault: posted.fault }, 'the line of a new day could not be posted');
    }
    if (!this.#stopped) await store.put(guildId, day);
    return true;
  }

  /** Null: nobody there has played that day. */
  async #drawn(guildId: string, day: string): Promise<MessageBody | null> {
    const { platform, faces } = this.tools;
    const t = platform.words.forGuild(guildId);
    const drawn = faces.all.map(async ({ game: { kind }, daily, command }) => {
      if (daily === undefined) return [];
      const lines = await bestOf(platform, { kind, face: daily }, { guildId, day, most: PLACES }, t);
      const fresh = t('daily.new-day', { command: `/daily ${command}` });
      return lines === null ? [] : [text(...lines, fresh), ...tableButton(kind, day, t)];
    });
    const parts = (await Promise.all(drawn)).flat();
    return parts.length === 0 ? null : flagged(bodyOf({ components: [container('calm', parts)] }), 'public');
  }
}
