import { DiscordAPIError, Routes } from 'discord.js';
import * as z from 'zod';
import type { REST } from 'discord.js';
import type { Timers, Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../ports.js';
import { attempt } from '../rest/api.js';
import { snowflakeTime } from '../gateway/skew.js';

/** An emoji that a game brings. */
export interface EmojiDrawing {
  /** What a screen reader says: 2 to 28 of `a`–`z`, digits and underscores; unique among the drawings. */
  readonly name: string;
  /** To be raised by one when the drawing changes, so that the old picture is replaced; absent: 1. */
  readonly version?: number;
  readonly svg: string;
}

/** An emoji as Discord knows it. */
export interface AppIcon {
  readonly id: string;
  readonly name: string;
}

export interface EmojiTools {
  readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
  readonly applicationId: () => string;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  /** Whether this process creates and removes; else it uses what another one has created. */
  readonly creates: boolean;
  /** Has `bringUpToDate` called, and called again until it is done. */
  readonly again: () => void;
  /** An SVG as a PNG of that width. */
  readonly draw: (svg: string, width: number) => Promise<Buffer>;
}

/** Discord docs, "Emoji": 128 by 128 pixels. */
const SIDE = 128;
/** Discord docs, "JSON error codes": the maximum number of emojis is reached. */
const FULL = 30008;
/** Processes of an older release use the older version of a drawing until they are replaced. */
const KEPT_MS: Millis = 24 * 60 * 60_000;
/** The first time for which an emoji that Discord lists and refuses stays away; each further one is twice as long. */
const REFUSED_MS: Millis = 60_000;
const LONGEST_REFUSED_MS: Millis = 60 * 60_000;

const fullName = ({ name, version = 1 }: EmojiDrawing): string => (version === 1 ? name : `${name}_v${version}`);
const baseName = (name: string): string => name.replace(/_v\d+$/, '');
const versionOf = (name: string): number => Number(/_v(\d+)$/.exec(name)?.[1] ?? 1);

const Listed = z.object({
  items: z.array(z.object({ id: z.string().nullish(), name: z.string().nullish() })).default([]),
});
const Created = z.object({ id: z.string() });

/** An emoji that Discord lists and has refused in a message. */
interface Refused {
  readonly id: string;
  readonly times: number;
  readonly until: Millis;
}

/**
 * Keeps the application's emoji as the drawings are: lists them once, creates what is missing one after the other (the
 * REST client keeps the limits that Discord's headers give), and removes older versions of its own drawings a day
 * later; emoji of any other name are someone else's. Until a picture is there `icon` has none, and nobody waits for it.
 */
export class AppEmoji {
  readonly #icons = new Map<string, AppIcon>();
  /** What stands for each where it can't be shown, by its full name. */
  readonly #signs = new Map<string, string>();
  /** By the drawing's name. */
  readonly #refused = new Map<string, Refused>();
  readonly #startedAt: Millis;
  #stopped = false;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly tools: EmojiTools,
    private readonly drawings: readonly EmojiDrawing[],
  ) {
    this.#startedAt = tools.clock.now();
  }

  /** By the drawing's name. */
  readonly icon = (name: string, symbol?: string): AppIcon | null => {
    const found = this.#icons.get(name) ?? null;
    if (found !== null && symbol !== undefined) this.#signs.set(found.name, symbol);
    return found;
  };

  /** What stands for an emoji that was shown under this name. */
  readonly signOf = (fullName: string): string => this.#signs.get(fullName) ?? '';

  /** Discord has refused these in a message: signs stand in until they are there (again). */
  readonly refused = (ids: readonly string[]): void => {
    const now = this.tools.clock.now();
    for (const [name, { id }] of this.#icons) {
      if (!ids.includes(id)) continue;
      this.#icons.delete(name);
      const times = this.#refused.get(name)?.id === id ? (this.#refused.get(name)?.times ?? 0) + 1 : 1;
      const until = now + Math.min(REFUSED_MS * 2 ** (times - 1), LONGEST_REFUSED_MS);
      this.#refused.set(name, { id, times, until });
    }
    this.tools.again();
  };

  /**
   * Resolves when all is done; rejects where another attempt may do more. Not to be waited for before answering people.
   */
  async bringUpToDate(): Promise<void> {
    if (this.drawings.length === 0 || this.#stopped) return;
    const there = await this.#list();
    const missing = this.drawings.filter((drawing) => !there.has(fullName(drawing)));
    if (this.tools.creates) await this.#create(missing);
    else if (missing.length > 0) throw new Error(`${missing.length} emoji are not created yet`);
    const now = this.tools.clock.now();
    if ([...this.#refused.values()].some(({ until }) => until > now))
      throw new Error('Discord refuses an emoji that it lists');
    if (this.tools.creates) await this.#removeStale(there);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  /** The application's emoji by name. Those that fit are used from now on. */
  async #list(): Promise<ReadonlyMap<string, string>> {
    const { rest, applicationId, clock } = this.tools;
    const listed = Listed.parse(await rest.get(Routes.applicationEmojis(applicationId())));
    const there = new Map(listed.items.flatMap(({ id, name }) => (id && name ? [[name, id] as const] : [])));
    for (const drawing of this.drawings) {
      const id = there.get(fullName(drawing));
      const refused = this.#refused.get(drawing.name);
      if (id === undefined || (refused?.id === id && refused.until > clock.now())) continue;
      this.#icons.set(drawing.name, { id, name: fullName(drawing) });
    }
    for (const [name, { id }] of this.#refused) if (![...there.values()].includes(id)) this.#refused.delete(name);
    return there;
  }

  async #create(missing: readonly EmojiDrawing[]): Promise<void> {
    for (const drawing of missing) {
      if (this.#stopped) return;
      const sent = await attempt(this.#upload(drawing));
      if (sent.ok) this.#icons.set(drawing.name, { id: sent.value, name: fullName(drawing) });
      else if (this.#stopped) return;
      else if (sent.fault === 'unreachable') throw sent.cause;
      else {
        this.tools.log.warn(
          { err: sent.cause, emoji: drawing.name },
          'an emoji could not be created: a sign stands in',
        );
        if (sent.cause instanceof DiscordAPIError && sent.cause.code === FULL) return;
      }
    }
  }

  async #upload(drawing: EmojiDrawing): Promise<string> {
    const { rest, applicationId, draw } = this.tools;
    const png = await draw(drawing.svg, SIDE);
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const body = { name: fullName(drawing), image };
    return Created.parse(await rest.post(Routes.applicationEmojis(applicationId()), { body })).id;
  }

  /** Older versions of these drawings, once the newer ones are a day old; newer ones are a later release's. */
  async #removeStale(there: ReadonlyMap<string, string>): Promise<void> {
    const { rest, applicationId, log, clock, timers } = this.tools;
    let nextAt: Millis = Infinity;
    for (const drawing of this.drawings) {
      const current = this.#icons.get(drawing.name);
      const older = [...there].filter(
        ([name]) => baseName(name) === drawing.name && versionOf(name) < (drawing.version ?? 1),
      );
      if (current === undefined || older.length === 0) continue;
      const at = this.#madeAt(current.id) + KEPT_MS;
      if (at > clock.now()) {
        nextAt = Math.min(nextAt, at);
        continue;
      }
      for (const [name, id] of older) {
        if (this.#stopped) return;
        const sent = await attempt(rest.delete(Routes.applicationEmoji(applicationId(), id)));
        if (!sent.ok && !this.#stopped) log.warn({ err: sent.cause, emoji: name }, 'an old emoji could not be removed');
      }
    }
    this.#cancel();
    if (nextAt < Infinity && !this.#stopped) this.#cancel = timers.at(nextAt, this.tools.again);
  }

  /** When an emoji was created; our start where its id holds no time, as on some compatible servers. */
  #madeAt(id: string): Millis {
    const made = snowflakeTime(id);
    return made === null || made > this.tools.clock.now() ? this.#startedAt : made;
  }
}
