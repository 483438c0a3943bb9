import type { Millis } from '../../../games/shared/time.js';
import type { Change, GameId, TableHandle } from '../../../table/ports.js';
import { contained } from '../../contained.js';
import type { MessageAddress } from '../../../storage/ports/messages.js';
import type { MessageBody } from '../../rest/api.js';
import { TOKEN_MS } from '../../rest/acknowledge.js';
import type { MessageTools } from '../delivery/tools.js';
import { Writer } from '../delivery/writer.js';

/** A watcher's message is edited at most once in this time. */
const gapMs = (): Millis => 1000;
/** Each watcher costs up to an edit a second; further ones are told to read the board. */
const MOST = 25;
/** The end is shown, then nothing follows any more. */
const LAST_MS = 20_000;

interface Watcher {
  readonly writer: Writer;
  address: MessageAddress;
  /** What it showed last, without clock texts. */
  shown: string;
  /** Forgets the watcher as the token runs out. */
  cancel(): void;
}

export interface WatcherTools extends Pick<
  MessageTools,
  'api' | 'clock' | 'timers' | 'log' | 'writeQueue' | 'faces' | 'wordsFor'
> {
  /** The view; `now` is what its countdowns are drawn for. */
  readonly draw: (table: TableHandle, userId: string, until: Millis, now: Millis) => MessageBody;
  /** Called when the number of watchers has changed. */
  readonly onCount: (game: GameId) => void;
}

/** Those who watch a game: one private message each, redrawn with the token that made it, while that is valid. */
export class Watchers {
  readonly #watchers = new Map<GameId, Map<string, Watcher>>();

  constructor(private readonly tools: WatcherTools) {}

  count(game: GameId): number {
    return this.#watchers.get(game)?.size ?? 0;
  }

  /** Whether no further watcher is accepted. */
  isFull(game: GameId, userId: string): boolean {
    return this.count(game) >= MOST && this.#watchers.get(game)?.has(userId) !== true;
  }

  /** The view for somebody who begins to watch, or goes on. */
  draw(table: TableHandle, userId: string): MessageBody {
    const now = this.tools.clock.now();
    return this.tools.draw(table, userId, now + TOKEN_MS, now);
  }

  /** The view is now this message; the previous one is deleted. */
  landed(table: TableHandle, userId: string, address: MessageAddress): void {
    const { clock, timers, api, onCount } = this.tools;
    const all = this.#watchers.get(table.game) ?? new Map<string, Watcher>();
    this.#watchers.set(table.game, all);
    const old = all.get(userId);
    old?.cancel();
    old?.writer.stop();
    const same = old !== undefined && old.address.messageId === address.messageId;
    if (old?.address.token && !same && old.address.expiresAt > clock.now())
      void api.deleteByToken(old.address.token, old.address.message);
    const watcher: Watcher = {
      address,
      shown: this.#content(table, userId, address.expiresAt),
      writer: new Writer(this.tools, table.game, gapMs, () => this.#write(table, userId, watcher)),
      cancel: timers.at(address.expiresAt, () => {
        this.left(table.game, userId);
      }),
    };
    all.set(userId, watcher);
    if (old === undefined) onCount(table.game);
  }

  /** That message was written to as something else: if it is that person's view, it is drawn again. */
  overwritten(game: GameId, userId: string, messageId: string): void {
    const watcher = this.#watchers.get(game)?.get(userId);
    if (watcher?.address.messageId === messageId) watcher.writer.touch();
  }

  /** Ends one person's view. */
  left(game: GameId, userId: string): void {
    const all = this.#watchers.get(game);
    const watcher = all?.get(userId);
    if (all === undefined || watcher === undefined) return;
    watcher.cancel();
    watcher.writer.stop();
    all.delete(userId);
    if (all.size === 0) this.#watchers.delete(game);
    this.tools.onCount(game);
  }

  onChange({ table, state }: Change): void {
    for (const [userId, watcher] of this.#watchers.get(table.game) ?? [])
      contained(
        this.tools.log,
        { message: 'a watcher’s view failed; this is a bug', facts: { game: table.game } },
        () => {
          if (this.#content(table, userId, watcher.address.expiresAt) !== watcher.shown) watcher.writer.touch();
        },
      );
    if (this.tools.faces.of(table).game.phase(state) !== 'over') return;
    this.tools.timers.at(this.tools.clock.now() + LAST_MS, () => {
      this.forget(table.game);
    });
  }

  /** Every view of a game anew, as its countdown asks. */
  redraw(game: GameId): void {
    for (const { writer } of this.#watchers.get(game)?.values() ?? []) writer.touch();
  }

  forget(game: GameId): void {
    for (const watcher of this.#watchers.get(game)?.values() ?? []) {
      watcher.cancel();
      watcher.writer.stop();
    }
    this.#watchers.delete(game);
  }

  /** Stops all writes. */
  stop(): void {
    for (const game of [...this.#watchers.keys()]) this.forget(game);
  }

  #content(table: TableHandle, userId: string, until: Millis): string {
    return JSON.stringify(this.tools.draw(table, userId, until, 0));
  }

  async #write(table: TableHandle, userId: string, watcher: Watcher): Promise<boolean> {
    const { api, clock } = this.tools;
    const { token, message, expiresAt } = watcher.address;
    if (token === null || expiresAt <= clock.now()) return true;
    watcher.shown = this.#content(table, userId, expiresAt);
    const sent = await api.editByToken(token, message, this.tools.draw(table, userId, expiresAt, clock.now()));
    if (sent.ok) return true;
    if (sent.fault === 'unreachable' || sent.fault === 'refused') return false;
    // It was dismissed, or its token has expired.
    if (this.#watchers.get(table.game)?.get(userId) === watcher) this.left(table.game, userId);
    return true;
  }
}

/** Undefined where a game shows watchers nothing of its own. */
export const isWatchable = (tools: Pick<MessageTools, 'faces'>, table: TableHandle): boolean =>
  tools.faces.of(table).panel?.follow !== undefined;
