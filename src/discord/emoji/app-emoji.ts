import { DiscordAPIError, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Timers, Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../ports.js';
import { attempt } from '../rest/api.js';

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
  /** An SVG as a PNG of that width. */
  readonly draw: (svg: string, width: number) => Promise<Buffer>;
}

/** Discord docs, "Emoji": 128 by 128 pixels. */
const SIDE = 128;
/** Discord docs, "JSON error codes": the maximum number of emojis is reached. */
const FULL = 30008;
/** The wait before the next attempt after Discord could not be reached. */
const AGAIN_MS: Millis = 10 * 60_000;

const fullName = ({ name, version = 1 }: EmojiDrawing): string => (version === 1 ? name : `${name}_v${version}`);
const baseName = (name: string): string => name.replace(/_v\d+$/, '');

interface Listed {
  readonly items?: readonly { readonly id?: string | null; readonly name?: string | null }[];
}

/**
 * Keeps the application's emoji as the drawings are: lists them once, creates what is missing one after the other (the
 * REST client keeps the limits that Discord's headers give), and at last removes older versions of its own drawings;
 * emoji of any other name are someone else's. Until a picture is there `icon` has none, and nobody waits for it.
 */
export class AppEmoji {
  readonly #icons = new Map<string, AppIcon>();
  #stopped = false;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly tools: EmojiTools,
    private readonly drawings: readonly EmojiDrawing[],
  ) {}

  /** By the drawing's name. */
  readonly icon = (name: string): AppIcon | null => this.#icons.get(name) ?? null;

  /** Resolves when all that can be done now is done; it never rejects. Not to be waited for before answering people. */
  async bringUpToDate(): Promise<void> {
    if (this.drawings.length === 0 || this.#stopped) return;
    const there = await this.#list();
    if (there === null) {
      this.#tryAgain();
      return;
    }
    const missing = this.drawings.filter((drawing) => !there.has(fullName(drawing)));
    if (!this.tools.creates) {
      if (missing.length > 0) this.#tryAgain();
      return;
    }
    const whole = await this.#create(missing);
    if (whole) await this.#removeStale(there);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  /** The application's emoji by name; null where Discord doesn't tell. Those that fit are used from now on. */
  async #list(): Promise<ReadonlyMap<string, string> | null> {
    const { rest, applicationId, log } = this.tools;
    const sent = await attempt(rest.get(Routes.applicationEmojis(applicationId())) as Promise<Listed>);
    if (!sent.ok) {
      if (!this.#stopped)
        log.warn({ err: sent.cause }, 'the emoji of the application cannot be listed: signs stand in');
      return null;
    }
    const there = new Map(
      (sent.value.items ?? []).flatMap(({ id, name }) => (id && name ? [[name, id] as const] : [])),
    );
    for (const drawing of this.drawings) {
      const id = there.get(fullName(drawing));
      if (id !== undefined) this.#icons.set(drawing.name, { id, name: fullName(drawing) });
    }
    return there;
  }

  /** False: something could not be created, so that what is there already stays as well. */
  async #create(missing: readonly EmojiDrawing[]): Promise<boolean> {
    for (const drawing of missing) {
      if (this.#stopped) return false;
      const sent = await attempt(this.#upload(drawing));
      if (sent.ok) this.#icons.set(drawing.name, { id: sent.value, name: fullName(drawing) });
      else if (this.#stopped) return false;
      else if (sent.fault === 'unreachable') {
        this.#tryAgain();
        return false;
      } else {
        this.tools.log.warn(
          { err: sent.cause, emoji: drawing.name },
          'an emoji could not be created: a sign stands in',
        );
        if (sent.cause instanceof DiscordAPIError && sent.cause.code === FULL) return false;
      }
    }
    return this.drawings.every(({ name }) => this.#icons.has(name));
  }

  async #upload(drawing: EmojiDrawing): Promise<string> {
    const { rest, applicationId, draw } = this.tools;
    const png = await draw(drawing.svg, SIDE);
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const body = { name: fullName(drawing), image };
    return ((await rest.post(Routes.applicationEmojis(applicationId()), { body })) as { readonly id: string }).id;
  }

  /** Older versions of these drawings. */
  async #removeStale(there: ReadonlyMap<string, string>): Promise<void> {
    const { rest, applicationId, log } = this.tools;
    const wanted = new Set(this.drawings.map(fullName));
    const ours = new Set(this.drawings.map(({ name }) => name));
    for (const [name, id] of there) {
      if (wanted.has(name) || !ours.has(baseName(name)) || this.#stopped) continue;
      const sent = await attempt(rest.delete(Routes.applicationEmoji(applicationId(), id)));
      if (!sent.ok && !this.#stopped) log.warn({ err: sent.cause, emoji: name }, 'an old emoji could not be removed');
    }
  }

  #tryAgain(): void {
    if (this.#stopped) return;
    const { timers, clock } = this.tools;
    this.#cancel = timers.at(clock.now() + AGAIN_MS, () => {
      void this.bringUpToDate();
    });
  }
}
