import { hash } from 'node:crypto';
import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { Change, Clock, GameId, TableHandle, Timers } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { BoardPicture, LooksByTable, OwnNotes, PanelFace, PanelView } from '../games/looks.js';
import { plainPanel } from './plain.js';
import { spokenButtons } from './spoken.js';
import { flagged, TOKEN_MS, withFiles } from '../rest/acknowledge.js';
import type { Tokens } from '../rest/tokens.js';
import { ORIGINAL } from '../rest/api.js';
import type { DiscordApi, Fault, MessageBody, Sent } from '../rest/api.js';
import type { Address, Found, Logger, MessageStore, PersonNotes, SentAddress } from '../ports.js';
import type { Attached } from '../games/picture.js';
import { PictureOnBoard, type RenderPng } from './board-picture.js';
import type { DrawnPanel } from './parts.js';
import type { Turns } from './turns.js';
import { Writer } from './writer.js';
import { followUpOf, Whereabouts } from './whereabouts.js';
import type { Hold } from './writer.js';

/** What every message of a game is written with. */
export interface PanelTools {
  readonly api: DiscordApi;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  /** All messages write in turn. */
  readonly turns: Turns;
  readonly messages: MessageStore;
  readonly people: PersonNotes;
  readonly renderPng: RenderPng;
  readonly faces: LooksByTable;
  readonly words: (guildId: string) => Translate;
  /** In a person's own language. */
  readonly wordsFor: (userId: string, guildId: string) => Translate;
}

/** A panel is never stale for longer than a second. */
const GAP_MS = 800;
/** Ephemeral follow-ups count to the channel's webhook limit, about five in two seconds. */
const SPREAD_MS = 400;
/** How long a note stays on the panel while the game goes on around it. */
const MESSAGE_MS = 8000;

/** The content itself would be most of what a game holds. */
const digestOf = (content: string): string => hash('sha1', content, 'base64');

interface Panel {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly userId: string;
  readonly writer: Writer;
  readonly view: PanelView;
  readonly where: Whereabouts;
  readonly picture: PictureOnBoard;
  /** The digest of what it showed last, time apart: an edit that changes nothing isn't sent. */
  shown: string;
  /** As it was kept last. */
  layout: string;
  /** Redraws it when it is time. */
  wake: { readonly at: Millis; readonly cancel: () => void } | null;
}

const notesOf = (people: PersonNotes, guildId: string, userId: string): OwnNotes => ({
  has: (note) => people.has(userId, note),
  add: (note) => {
    people.add(guildId, userId, note);
  },
  remove: (note) => {
    people.remove(userId, note);
  },
});

/** With these faults the message can't be written to any more, however often one tries. */
const GONE: ReadonlySet<Fault> = new Set<Fault>(['unknown-message', 'unknown-channel', 'token-gone', 'forbidden']);

/** The panel of every player: one ephemeral message each, redrawn through its own newest token. */
export class Panels {
  readonly #panels = new Map<GameId, Map<Seat, Panel>>();
  #stopped = false;

  constructor(private readonly tools: PanelTools) {}

  /** What the player sees and has chosen. */
  view(table: TableHandle, seat: Seat): PanelView {
    return this.#panel(table, seat).view;
  }

  /** A note on the panel's top, for some seconds. */
  tell(table: TableHandle, seat: Seat, text: string): void {
    this.view(table, seat).tell(text, this.tools.clock.now() + MESSAGE_MS);
  }

  draw(table: TableHandle, seat: Seat): MessageBody {
    const panel = this.#panel(table, seat);
    const { body, content } = this.#draw(panel, panel.picture.attached);
    this.#shows(panel, content);
    return body;
  }

  /** Until it is released the panel is about to be sent anew: what changes meanwhile is shown where it lands. */
  hold(table: TableHandle, seat: Seat): Hold {
    return this.#panel(table, seat).writer.hold();
  }

  /** The panel is about to be sent as this message. */
  sending(table: TableHandle, seat: Seat, address: SentAddress): void {
    const panel = this.#panel(table, seat);
    panel.where.sending(address);
    this.#remember(panel);
  }

  /** It was sent as this message, and the answer to that was lost: writing to it will tell. */
  perhapsLanded(table: TableHandle, seat: Seat, address: SentAddress): void {
    const panel = this.#panel(table, seat);
    panel.where.doubt(address);
    panel.writer.touch();
  }

  /** The player's panel is now this message; the one before is put away. */
  landed(table: TableHandle, seat: Seat, address: Address): void {
    const panel = this.#panel(table, seat);
    const old = panel.where.address;
    panel.where.moved(address);
    this.#remember(panel);
    const same = old && (old.messageId === null ? old.token === address.token : old.messageId === address.messageId);
    if (!same) panel.picture.gone();
    if (panel.picture.isDue(this.#pictureOf(panel))) panel.writer.touch();
    if (!old || same || old.token === null || old.expiresAt <= this.tools.clock.now()) return;
    void this.tools.api.deleteByToken(old.token, old.message);
  }

  /** A click on a panel. Null: the player has a newer one. */
  clicked(table: TableHandle, seat: Seat, token: string, messageId: string): Hold | null {
    const panel = this.#panel(table, seat);
    const known = panel.where.address?.messageId ?? null;
    // What isn't the known one is the one that was sent and not heard of, if there is such.
    if (known !== null && known !== messageId && panel.where.doubtful === null) return null;
    const expiresAt = this.tools.clock.now() + TOKEN_MS;
    const hold = panel.writer.hold();
    return {
      drawn: () => {
        hold.drawn();
      },
      release: (accepted) => {
        if (accepted) {
          panel.where.renewed({ token, message: ORIGINAL, expiresAt, messageId });
          this.#remember(panel);
        }
        hold.release(accepted);
        // An answer to a click brings no new picture: that follows.
        if (panel.picture.isDue(this.#pictureOf(panel))) panel.writer.touch();
      },
    };
  }

  /** Until no picture is on its way to the panel: an answer to a click on it is drawn after that. */
  pictureInPlace(table: TableHandle, seat: Seat): Promise<void> {
    return this.#panel(table, seat).picture.inPlace;
  }

  /** Redraws the panel if the player has one. */
  touch(table: TableHandle, seat: Seat): void {
    this.#panels.get(table.game)?.get(seat)?.writer.touch();
  }

  /** True where the player has a panel that can still be written to. */
  reaches(table: TableHandle, seat: Seat): boolean {
    const address = this.#panels.get(table.game)?.get(seat)?.where.address;
    return (
      address?.token !== null && address !== null && address !== undefined && address.expiresAt > this.tools.clock.now()
    );
  }

  /** Sends the panel, seen by that person alone, with a token of theirs. */
  async send(table: TableHandle, seat: Seat, token: string, expiresAt: Millis): Promise<void> {
    // A turn that was planned may come after the stop, when nothing can be looked up any more.
    if (this.#stopped) return;
    const body = this.draw(table, seat);
    const hold = this.hold(table, seat);
    hold.drawn();
    const expected = followUpOf(token, expiresAt);
    this.sending(table, seat, expected);
    const sent = await this.tools.api.followUp(token, flagged(body, 'private'));
    if (sent.ok) this.landed(table, seat, { token, message: sent.value, expiresAt, messageId: sent.value });
    else {
      const { game, channelId: channel } = table;
      this.tools.log.warn({ game, channel, seat, fault: sent.fault }, 'a hand could not be sent');
      this.perhapsLanded(table, seat, expected);
    }
    hold.release(sent.ok);
  }

  onChange(change: Change): void {
    const { table, state } = change;
    const face = this.tools.faces.of(table);
    const panels = [...(this.#panels.get(table.game)?.values() ?? [])];
    for (const { view } of panels) view.onChange(change);
    if (face.game.phase(state) === 'over') return this.#over(table.game);
    if (face.panel?.isSentTo(change) === true) this.#sendToAll(table);
    for (const { writer } of panels) {
      writer.look();
    }
  }

  recovered(table: TableHandle, userId: string, found: Found): void {
    const seat = table.seatOf(userId);
    if (seat === null || this.tools.faces.of(table).panel === undefined) return;
    const panel = this.#panel(table, seat);
    panel.where.recovered(found);
    panel.layout = found.layout;
    panel.view.layout = found.layout;
  }

  /** Every panel of a game anew. */
  redraw(game: GameId): void {
    for (const { writer } of this.#panels.get(game)?.values() ?? []) writer.touch();
  }

  dropped(game: GameId): void {
    for (const { writer, wake, picture } of this.#panels.get(game)?.values() ?? []) {
      writer.stop();
      picture.stop();
      wake?.cancel();
    }
    this.#panels.delete(game);
  }

  /** Writes nothing any more, whatever is still heard of answers that were on their way. */
  stop(): void {
    this.#stopped = true;
    for (const game of [...this.#panels.keys()]) this.dropped(game);
  }

  /** Everyone whose token still lives gets the panel, one after the other. */
  #sendToAll(table: TableHandle): void {
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
    known?.wake?.cancel();
    const panel: Panel = {
      table,
      seat,
      userId,
      view: this.#face(table).open(table, seat, notesOf(this.tools.people, table.guildId, userId)),
      where: new Whereabouts(),
      picture: new PictureOnBoard(this.tools.renderPng, this.tools.log, () => {
        panel.writer.touch();
      }),
      shown: '',
      layout: '',
      wake: null,
      writer: new Writer(this.tools, GAP_MS, (due) =>
        panel.picture.during(this.#pictureOf(panel), () => this.#write(panel, due)),
      ),
    };
    if (this.#stopped) panel.writer.stop();
    seats.set(seat, panel);
    return panel;
  }

  #pictureOf({ view, table, userId }: Panel): BoardPicture | null {
    const t = this.tools.wordsFor(userId, table.guildId);
    return t.plain === true ? null : (view.picture?.(t) ?? null);
  }

  #face(table: TableHandle): PanelFace {
    const { panel } = this.tools.faces.of(table);
    if (panel === undefined) throw new Error(`the game ${table.kind} has no panels`);
    return panel;
  }

  /** Where the panel is, and which places its parts have, outlives the process. */
  #remember(panel: Panel): void {
    const { where, userId, view } = panel;
    const { game, channelId } = panel.table;
    panel.layout = view.layout;
    this.tools.messages.keep({ ...where.kept, game, channelId, userId, layout: view.layout });
  }

  /** False: it could not be reached, and is worth another attempt while its token lives. */
  async #write(panel: Panel, due: boolean): Promise<boolean> {
    const { doubtful } = panel.where;
    if (doubtful !== null) {
      const stands = await this.#find(panel, doubtful);
      if (stands !== null) return stands;
    }
    const { address } = panel.where;
    if (!address || address.token === null || address.expiresAt <= this.tools.clock.now()) return true;
    const showing = await panel.picture.newest(this.#pictureOf(panel), false);
    const { body, content } = this.#draw(panel, showing.attached);
    if (!due && digestOf(content) === panel.shown) return true;
    this.#shows(panel, content);
    const whole = showing.drops ? { ...body, attachments: [] } : withFiles({ body, files: showing.files });
    const sent = await this.tools.api.editByToken(address.token, address.message, whole, showing.files);
    if (sent.ok) {
      showing.sent();
      return true;
    }
    if (!GONE.has(sent.fault)) return false;
    // Dismissed or expired: "My hand" on the board brings another.
    if (panel.where.address === address) panel.where.address = null;
    return true;
  }

  /**
   * Writes to where the panel was sent, or sends it anew where nothing tells where that is: if the first one got there
   * after all it says when pressed that there is a newer one. Null: it didn't get there, and the one before it is still
   * the panel.
   */
  async #find(panel: Panel, sent: SentAddress): Promise<boolean | null> {
    const { table, seat } = panel;
    const found = sent.expiresAt > this.tools.clock.now() && (await this.#reach(sent, this.draw(table, seat)));
    // A newer one, or a click on it, came in between.
    if (panel.where.doubtful !== sent) {
      if (sent.followUp && found && found.ok) void this.tools.api.deleteByToken(sent.token, found.value.message);
      return null;
    }
    if (found && found.ok) {
      this.landed(table, seat, found.value);
      return true;
    }
    if (found && !GONE.has(found.fault)) return false;
    panel.where.notThere(sent);
    // What was drawn for it isn't what the one before it shows.
    panel.shown = '';
    this.#remember(panel);
    return null;
  }

  async #reach(sent: SentAddress, body: MessageBody): Promise<Sent<Address>> {
    const { api } = this.tools;
    if (!sent.followUp) {
      const edited = await api.editByToken(sent.token, sent.message, body);
      return edited.ok ? { ok: true, value: sent } : edited;
    }
    const again = await api.followUp(sent.token, flagged(body, 'private'));
    return again.ok ? { ok: true, value: { ...sent, message: again.value, messageId: again.value } } : again;
  }

  #draw(panel: Panel, picture: Attached | null): DrawnPanel {
    const { view, userId, table } = panel;
    const now = this.tools.clock.now();
    const t = this.tools.wordsFor(userId, table.guildId);
    return t.plain === true ? this.#drawPlain(panel, now, t) : view.draw(now, t, picture);
  }

  #drawPlain({ view, table }: Panel, now: Millis, t: Translate): DrawnPanel {
    const { game, panel } = this.tools.faces.of(table);
    const { body, content } = view.plain?.(now, t) ?? view.draw(now, t);
    const asks = panel?.spoken !== undefined && game.phase(table.state) === 'play';
    return { body: plainPanel(body, asks ? spokenButtons(table.game, t) : []), content: `plain ${content}` };
  }

  /** It is about to show that. */
  #shows(panel: Panel, content: string): void {
    panel.shown = digestOf(content);
    this.#planWake(panel);
    if (panel.view.layout !== panel.layout && !panel.where.nowhere) this.#remember(panel);
  }

  #planWake(panel: Panel): void {
    const at = panel.view.nextRedraw(this.tools.clock.now());
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
}
