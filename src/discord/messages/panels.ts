import { viewFor } from '../../games/meteor/index.js';
import type { CardId, Millis, Seat, SiteId } from '../../games/meteor/state.js';
import type { Clock, GameId, Timers } from '../../table/ports.js';
import type { Change, TableHandle } from '../games/meteor/table.js';
import type { Translate } from '../../text/index.js';
import { flagged, TOKEN_MS } from '../rest/acknowledge.js';
import type { Tokens } from '../rest/tokens.js';
import type { RocketChoice } from '../interactions/custom-id.js';
import { ORIGINAL } from '../rest/api.js';
import type { DiscordApi, Fault, MessageBody } from '../rest/api.js';
import type { Address, Kept, Logger, MessageStore } from '../ports.js';
import { peopleOf } from '../people.js';
import { gameOver, hand } from '../games/meteor/render/index.js';
import { bodyOf } from '../games/meteor/scene.js';
import { Writer } from './writer.js';
import type { Hold } from './writer.js';

/** What every message of a game is written with. */
export interface HandTools {
  readonly api: DiscordApi;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly messages: MessageStore;
  readonly words: (guildId: string) => Translate;
}

/** A panel is never stale for longer than a second. */
const GAP_MS = 800;
/** Ephemeral follow-ups count to the channel's webhook limit, about five in two seconds. */
const SPREAD_MS = 400;
/** How long a note stays on the panel while the game goes on around it. */
const MESSAGE_MS = 8000;

/** What a player has chosen on the panel, and what it tells that player. */
export interface Choices {
  site: SiteId | null;
  change: number;
  rockets: RocketChoice;
  confirmPass: boolean;
  askTarget: boolean;
  /** What the ability may be aimed at is open. */
  aiming: boolean;
  message: { readonly text: string; readonly until: Millis } | null;
}

interface Panel {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly userId: string;
  readonly writer: Writer;
  readonly choices: Choices;
  address: Address | null;
  /** What it showed last, time apart: an edit that changes nothing isn't sent. */
  shown: string;
  /** Kinds of card in the order of their first showing: they keep their place. */
  keep: readonly string[];
  /** Redraws it when a pause of its player's is over. */
  wake: { readonly at: Millis; readonly cancel: () => void } | null;
}

/** With these faults the message can't be written to any more, however often one tries. */
const GONE: ReadonlySet<Fault> = new Set<Fault>(['unknown-message', 'unknown-channel', 'token-gone', 'forbidden']);

const fresh = (): Choices => ({
  site: null,
  change: 0,
  rockets: 'all',
  confirmPass: false,
  askTarget: false,
  aiming: false,
  message: null,
});

/** The hand panel of every player: one ephemeral message each, redrawn through its own newest token. */
export class Hands {
  readonly #panels = new Map<GameId, Map<Seat, Panel>>();

  constructor(private readonly tools: HandTools) {}

  choices(table: TableHandle, seat: Seat): Choices {
    return this.#panel(table, seat).choices;
  }

  /** A note on the panel's top, for some seconds. */
  tell(table: TableHandle, seat: Seat, text: string): void {
    this.choices(table, seat).message = { text, until: this.tools.clock.now() + MESSAGE_MS };
  }

  draw(table: TableHandle, seat: Seat): MessageBody {
    const panel = this.#panel(table, seat);
    panel.shown = this.#content(panel);
    this.#wakeWhenOver(panel);
    return this.#drawn(panel, this.tools.clock.now());
  }

  /** The player's panel is now this message; the one before is put away. */
  landed(table: TableHandle, seat: Seat, address: Address): void {
    const panel = this.#panel(table, seat);
    const old = panel.address;
    this.#moved(panel, address);
    const same = old && (old.messageId === null ? old.token === address.token : old.messageId === address.messageId);
    if (!old || same || old.token === null || old.expiresAt <= this.tools.clock.now()) return;
    void this.tools.api.deleteByToken(old.token, old.message);
  }

  /** A click on a panel. Null: the player has a newer one. */
  clicked(table: TableHandle, seat: Seat, token: string, messageId: string): Hold | null {
    const panel = this.#panel(table, seat);
    const known = panel.address?.messageId ?? null;
    if (known !== null && known !== messageId) return null;
    const expiresAt = this.tools.clock.now() + TOKEN_MS;
    const hold = panel.writer.hold();
    return {
      drawn: () => {
        hold.drawn();
      },
      release: (accepted) => {
        if (accepted) this.#moved(panel, { token, message: ORIGINAL, expiresAt, messageId });
        hold.release(accepted);
      },
    };
  }

  /** Redraws the panel if the player has one. */
  touch(table: TableHandle, seat: Seat): void {
    this.#panels.get(table.game)?.get(seat)?.writer.touch();
  }

  /** True where the player has a panel that can still be written to. */
  reaches(table: TableHandle, seat: Seat): boolean {
    const address = this.#panels.get(table.game)?.get(seat)?.address;
    return (
      address?.token !== null && address !== null && address !== undefined && address.expiresAt > this.tools.clock.now()
    );
  }

  /** Sends the panel, seen by that person alone, with a token of theirs. */
  async send(table: TableHandle, seat: Seat, token: string, expiresAt: Millis): Promise<void> {
    const sent = await this.tools.api.followUp(token, flagged(this.draw(table, seat), 'private'));
    if (sent.ok) this.landed(table, seat, { token, message: sent.value, expiresAt, messageId: sent.value });
    else
      this.tools.log.warn(
        { game: table.game, channel: table.channelId, seat, fault: sent.fault },
        'a hand could not be sent',
      );
  }

  onChange(change: Change): void {
    const { table, state } = change;
    if (state.phase === 'over') return this.#over(table.game);
    if (change.events.some(({ type }) => type === 'clock-started')) this.#dealt(table);
    for (const panel of this.#panels.get(table.game)?.values() ?? []) {
      // A question stands only for what was asked about.
      if (change.events.some(({ type }) => type === 'zone-changed' || type === 'drawn'))
        panel.choices.confirmPass = false;
      if (change.events.some(({ type }) => type === 'zone-changed' || type === 'used')) panel.choices.aiming = false;
      if (this.#content(panel) !== panel.shown) panel.writer.touch();
    }
  }

  recovered(table: TableHandle, userId: string, kept: Kept): void {
    const seat = table.seatOf(userId);
    if (seat === null) return;
    const panel = this.#panel(table, seat);
    panel.address = kept;
    panel.keep = kept.layout === '' ? [] : kept.layout.split(' ');
  }

  /** Every panel of a game anew. */
  redraw(game: GameId): void {
    for (const { writer } of this.#panels.get(game)?.values() ?? []) writer.touch();
  }

  dropped(game: GameId): void {
    for (const { writer, wake } of this.#panels.get(game)?.values() ?? []) {
      writer.stop();
      wake?.cancel();
    }
    this.#panels.delete(game);
  }

  /** Writes nothing any more. */
  stop(): void {
    for (const game of [...this.#panels.keys()]) this.dropped(game);
  }

  /** At the clock's start everyone whose token still lives gets the hand, one after the other. */
  #dealt(table: TableHandle): void {
    let turn = 0;
    for (const [seat, person] of table.people) {
      if (table.seatOf(person.userId) !== seat || this.reaches(table, seat)) continue;
      const living = this.tools.tokens.living(table.channelId, person.userId);
      if (!living) continue;
      this.tools.timers.at(this.tools.clock.now() + turn * SPREAD_MS, () => {
        if (!this.reaches(table, seat)) void this.send(table, seat, living.token, living.expiresAt);
      });
      turn += 1;
    }
  }

  /** Panels end with a word on how to go on; those that can't be reached are tried again while their tokens live. */
  #over(game: GameId): void {
    this.redraw(game);
    const { clock, timers } = this.tools;
    const giveUpAt = clock.now() + TOKEN_MS;
    const look = (): void => {
      const settled = [...(this.#panels.get(game)?.values() ?? [])].every(({ writer }) => writer.settled);
      if (settled || clock.now() >= giveUpAt) this.dropped(game);
      else timers.at(clock.now() + MESSAGE_MS, look);
    };
    timers.at(clock.now() + MESSAGE_MS, look);
  }

  #panel(table: TableHandle, seat: Seat): Panel {
    const seats = this.#panels.get(table.game) ?? new Map<Seat, Panel>();
    this.#panels.set(table.game, seats);
    const userId = table.people.get(seat)?.userId ?? '';
    const known = seats.get(seat);
    if (known?.userId === userId) return known;
    known?.writer.stop();
    const panel: Panel = {
      table,
      seat,
      userId,
      choices: fresh(),
      address: null,
      shown: '',
      keep: [],
      wake: null,
      writer: new Writer(this.tools, GAP_MS, () => this.#write(panel)),
    };
    seats.set(seat, panel);
    return panel;
  }

  #moved(panel: Panel, address: Address): void {
    panel.address = address;
    this.#remember(panel);
  }

  /** Where the panel is, and which places its cards have, outlives the process. */
  #remember({ address, table, userId, keep }: Panel): void {
    if (address === null) return;
    this.tools.messages.keep({
      ...address,
      game: table.game,
      channelId: table.channelId,
      userId,
      layout: keep.join(' '),
    });
  }

  /** False: it could not be reached, and is worth another attempt while its token lives. */
  async #write(panel: Panel): Promise<boolean> {
    const { address } = panel;
    if (!address || address.token === null || address.expiresAt <= this.tools.clock.now()) return true;
    const body = this.draw(panel.table, panel.seat);
    const sent = await this.tools.api.editByToken(address.token, address.message, body);
    if (sent.ok) return true;
    if (!GONE.has(sent.fault)) return false;
    // Dismissed or expired: "My hand" on the board brings another.
    if (panel.address === address) panel.address = null;
    return true;
  }

  /** A player who must wait between two placements sees when the wait is over. */
  #wakeWhenOver(panel: Panel): void {
    const { table, seat } = panel;
    const now = this.tools.clock.now();
    const own =
      table.state.phase === 'play' && table.state.advanced !== null ? viewFor(table.state, seat, now).own : null;
    const at = table.state.pause === null ? (own?.placeReadyAt ?? null) : null;
    if (panel.wake?.at === at) return;
    panel.wake?.cancel();
    panel.wake =
      at === null
        ? null
        : {
            at,
            cancel: this.tools.timers.at(at, () => {
              panel.wake = null;
              panel.writer.touch();
            }),
          };
  }

  /** `rulesNow`: what the rules are asked at; `now`: what countdowns are drawn for. */
  #drawn(panel: Panel, now: Millis, rulesNow = now): MessageBody {
    const { table, seat, choices } = panel;
    const t = this.tools.words(table.guildId);
    if (table.state.phase === 'over') return bodyOf(gameOver(table.game, t));
    const view = viewFor(table.state, seat, rulesNow);
    const message = choices.message && choices.message.until > now ? choices.message.text : null;
    this.#keepPlaces(panel, view.hand);
    return bodyOf(
      hand(
        {
          game: table.game,
          view,
          people: peopleOf(table),
          now,
          blocked: table.blocked,
          keep: panel.keep,
          message,
          site: choices.site,
          change: choices.change,
          rockets: choices.rockets,
          confirmPass: choices.confirmPass,
          askTarget: choices.askTarget,
          aiming: choices.aiming,
        },
        t,
      ),
    );
  }

  #keepPlaces(panel: Panel, cards: readonly { readonly card: CardId }[]): void {
    const added = cards.map(({ card }) => card).filter((card) => !panel.keep.includes(card));
    if (added.length === 0) return;
    panel.keep = [...panel.keep, ...added];
    this.#remember(panel);
  }

  /** What the panel would show, with the clock left out. */
  #content(panel: Panel): string {
    return JSON.stringify(this.#drawn(panel, 0, panel.table.state.at));
  }
}
