import type { Seat } from '../../../games/shared/seat.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Change, GameId, TableHandle } from '../../../table/ports.js';
import { contained } from '../../contained.js';
import type { OwnNotes, PanelFace, PanelView } from '../../games/presentation.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../../storage/ports/messages.js';
import type { PersonNotes } from '../../../storage/ports/notes.js';
import { TOKEN_MS } from '../../rest/acknowledge.js';
import type { MessageBody } from '../../rest/api.js';
import type { MessageTools } from '../delivery/tools.js';
import { Panel } from './panel.js';
import type { Hold } from '../delivery/writer.js';

/** Ephemeral follow-ups count to the channel's webhook limit, about five in two seconds. */
const SPREAD_MS = 400;
/** How often it asks, after a game's end, whether all panels show it. */
const SETTLED_CHECK_MS = 8000;

const notesOf = (people: PersonNotes, guildId: string, userId: string): OwnNotes => ({
  has: (note) => people.has(userId, note),
  add: (note) => {
    people.add(guildId, userId, note);
  },
  remove: (note) => {
    people.remove(userId, note);
  },
});

/** The panels of all players, one each. A seat that changes hands gets a panel of its own. */
export class Panels {
  readonly #panels = new Map<GameId, Map<Seat, Panel>>();
  #stopped = false;
  /** Whether a player sees the table elsewhere just now: their panel in the chat waits. */
  #isElsewhere: (channelId: string, userId: string) => boolean = () => false;
  #onPressed: (table: TableHandle) => void = () => undefined;

  constructor(private readonly tools: MessageTools) {}

  /** Panels of players for whom this is true aren't edited as the game goes on. */
  waitWhile(isElsewhere: (channelId: string, userId: string) => boolean): void {
    this.#isElsewhere = isElsewhere;
  }

  /** Called when a press in the chat may have changed what a panel shows, and nothing of the game. */
  whenPressed(onPressed: (table: TableHandle) => void): void {
    this.#onPressed = onPressed;
  }

  pressed(table: TableHandle): void {
    this.#onPressed(table);
  }

  /** What the player sees and has chosen. */
  view(table: TableHandle, seat: Seat): PanelView {
    return this.#panel(table, seat).view;
  }

  /** Whether the chat can't show the panel's picture; a page of the Activity may well. */
  lacksPicture(table: TableHandle, seat: Seat): boolean {
    return this.#panel(table, seat).lacksPicture;
  }

  /** A note on the panel's top, for some seconds. */
  tell(table: TableHandle, seat: Seat, text: string): void {
    this.#panel(table, seat).tell(text);
  }

  /** The panel, as the answer to a press on it. */
  draw(table: TableHandle, seat: Seat): MessageBody {
    return this.#panel(table, seat).draw();
  }

  /** The panel as a message of its own, which has no picture yet. */
  drawNew(table: TableHandle, seat: Seat): MessageBody {
    return this.#panel(table, seat).drawNew();
  }

  /** Until it is released the panel is being sent anew: later changes are written to the new message. */
  hold(table: TableHandle, seat: Seat): Hold {
    return this.#panel(table, seat).hold();
  }

  /** The panel is about to be sent as this message. */
  sending(table: TableHandle, seat: Seat, address: PendingAddress): void {
    this.#panel(table, seat).sending(address);
  }

  /** It was sent as this message, but Discord's response was lost: writing to it will show whether it arrived. */
  perhapsLanded(table: TableHandle, seat: Seat, address: PendingAddress): void {
    this.#panel(table, seat).perhapsLanded(address);
  }

  /** The player's panel is now this message; the previous one is deleted. */
  landed(table: TableHandle, seat: Seat, address: MessageAddress): void {
    this.#panel(table, seat).landed(address);
  }

  /** A click on a panel. Null: the player has a newer one. */
  clicked(table: TableHandle, seat: Seat, token: string, messageId: string): Hold | null {
    return this.#panel(table, seat).clicked(token, messageId);
  }

  /** That message was written to as something else: if it is the panel, or becomes it just now, it is drawn again. */
  overwritten(table: TableHandle, seat: Seat, messageId: string): void {
    this.#panels.get(table.game)?.get(seat)?.touch(messageId);
  }

  /** Whether the panel was redrawn a moment before that press, with another button where this one is now. */
  slidUnder(table: TableHandle, seat: Seat, customId: string, pressedAt: Millis): boolean {
    return this.#panel(table, seat).slidUnder(customId, pressedAt);
  }

  /** Resolves when no edit of the picture is under way: the answer to a click is drawn after that. */
  pictureInPlace(table: TableHandle, seat: Seat): Promise<void> {
    return this.#panel(table, seat).pictureInPlace;
  }

  /** Redraws the panel if the player has one. */
  touch(table: TableHandle, seat: Seat): void {
    this.#panels.get(table.game)?.get(seat)?.touch();
  }

  /** True where the player has a panel that can still be written to. */
  reaches(table: TableHandle, seat: Seat): boolean {
    return this.#panels.get(table.game)?.get(seat)?.isReachable ?? false;
  }

  /** Sends the panel, seen by that person alone, with a token of theirs. */
  async send(table: TableHandle, seat: Seat, token: string, expiresAt: Millis): Promise<void> {
    // A scheduled send may run after the stop, when the database is closed.
    if (this.#stopped) return;
    await this.#panel(table, seat).send(token, expiresAt);
  }

  onChange(change: Change): void {
    const { table, state } = change;
    const face = this.tools.faces.of(table);
    const panels = this.#of(table.game);
    for (const panel of panels)
      this.#contained(panel, () => {
        panel.view.onChange(change);
      });
    if (face.game.phase(state) === 'over') return this.#over(table.game);
    if (face.panel?.isSentTo(change) === true) this.#sendToAll(table);
    for (const panel of panels)
      this.#contained(panel, () => {
        if (!this.#isElsewhere(table.channelId, panel.owner.userId)) panel.look();
      });
  }

  /** A fault of one player's panel keeps nobody else from theirs. */
  #contained({ owner: { table, seat } }: Panel, run: () => void): void {
    const facts = { game: table.game, seat };
    contained(this.tools.log, { message: 'a panel could not follow its game; this is a bug', facts }, run);
  }

  recovered(table: TableHandle, userId: string, found: StoredMessage): void {
    const seat = table.seatOf(userId);
    if (seat === null || this.tools.faces.of(table).panel === undefined) return;
    this.#panel(table, seat).recovered(found);
  }

  /** Every panel of a game anew. */
  redraw(game: GameId): void {
    for (const panel of this.#of(game)) {
      const { table, userId } = panel.owner;
      if (!this.#isElsewhere(table.channelId, userId)) panel.touch();
    }
  }

  forget(game: GameId): void {
    for (const panel of this.#of(game)) panel.stop();
    this.#panels.delete(game);
  }

  /** Stops all writes, even where responses to pending requests still arrive. */
  stop(): void {
    this.#stopped = true;
    for (const game of [...this.#panels.keys()]) this.forget(game);
  }

  /** Sends the panel to everyone whose token is still valid, one after the other. */
  #sendToAll(table: TableHandle): void {
    let turn = 0;
    for (const [seat, person] of table.people) {
      if (table.seatOf(person.userId) !== seat || this.reaches(table, seat)) continue;
      if (this.#isElsewhere(table.channelId, person.userId)) continue;
      const living = this.tools.tokens.living(table.channelId, person.userId);
      if (!living || !this.tools.tokens.takesFollowUp(living.token, table.guildId)) continue;
      this.tools.timers.at(this.tools.clock.now() + turn * SPREAD_MS, () => {
        if (this.reaches(table, seat)) return;
        this.send(table, seat, living.token, living.expiresAt).catch((err: unknown) => {
          this.tools.log.error({ err, game: table.game, seat }, 'a panel could not be sent; this is a bug');
        });
      });
      turn += 1;
    }
  }

  /**
   * Panels end with a word on how to go on; those that can't be reached are tried again while their tokens are valid.
   */
  #over(game: GameId): void {
    for (const panel of this.#of(game)) panel.touch();
    const { clock, timers } = this.tools;
    const giveUpAt = clock.now() + TOKEN_MS;
    const look = (): void => {
      const settled = this.#of(game).every(({ isSettled }) => isSettled);
      if (settled || clock.now() >= giveUpAt) this.forget(game);
      else timers.at(clock.now() + SETTLED_CHECK_MS, look);
    };
    timers.at(clock.now() + SETTLED_CHECK_MS, look);
  }

  #of(game: GameId): readonly Panel[] {
    return [...(this.#panels.get(game)?.values() ?? [])];
  }

  /** The panel of whoever sits there now. */
  #panel(table: TableHandle, seat: Seat): Panel {
    const seats = this.#panels.get(table.game) ?? new Map<Seat, Panel>();
    const userId = table.people.get(seat)?.userId ?? '';
    const known = seats.get(seat);
    if (known?.owner.userId === userId) return known;
    known?.stop();
    const view = this.#face(table).open(table, seat, notesOf(this.tools.people, table.guildId, userId));
    const isElsewhere = (): boolean => this.#isElsewhere(table.channelId, userId);
    const panel = new Panel(this.tools, { table, seat, userId, isElsewhere }, view);
    // The Activity still shows the end of a game whose panels have been forgotten.
    const isForgotten = seats.size === 0 && this.tools.faces.of(table).game.phase(table.state) === 'over';
    if (this.#stopped || isForgotten) panel.stop();
    if (!isForgotten) this.#panels.set(table.game, seats.set(seat, panel));
    return panel;
  }

  #face(table: TableHandle): PanelFace {
    const { panel } = this.tools.faces.of(table);
    if (panel === undefined) throw new Error(`the game ${table.kind} has no panels`);
    return panel;
  }
}
