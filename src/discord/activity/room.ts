import type {
  Component,
  DrawnMessage,
  GameAct,
  News,
  Note,
  Outcome,
  Press,
  Room,
  RoomEvents,
  RoomParts,
  Viewer,
} from '../../activity/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Change, TableHandle } from '../../table/ports.js';
import { withoutIcons, type Translate } from '../../text/index.js';
import type { Faces, GameFace } from '../games/face.js';
import type { Click } from '../gateway/incoming.js';
import { boardPresses } from '../interactions/clicks.js';
import { NO_PRESSES } from '../interactions/custom-id.js';
import { REPEATABLE } from '../lobby/clicks.js';
import { isOpen } from '../lobby/model.js';
import type { GamePress, Presses } from '../interactions/presses.js';
import { drawPanel } from '../messages/panel/draw.js';
import { plainBody } from '../messages/plain.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import type { Platform } from '../platform.js';
import type { Avatars } from './avatars.js';
import { Beside } from './beside.js';
import { NOTHING, noteOf, shownOf, type Files } from './drawn.js';
import { NextRedraw } from './next-redraw.js';
import type { Pictures } from './pictures.js';
import { postAnswer } from './posting.js';
import { clickOf, type Rights } from './press-click.js';
import { LEAVES_OWN, Offered, OPENS_OWN, SHOWN_ANYWAY } from './room-presses.js';
import { ownPanel, stageAndRows } from './stage.js';
import { actAtTable } from './table-act.js';

export interface RoomTools {
  readonly rightsOf: (viewer: Viewer) => Rights;
  readonly platform: Platform;
  readonly faces: Faces;
  readonly presses: Presses;
  readonly pictures: Pictures;
  readonly avatars: Pick<Avatars, 'at'>;
}

/** What has just happened at a table, in a line without marks; null: nothing worth one. */
export type Headline = (t: Translate) => string | null;

/** Between two signs of one person, in milliseconds. */
const SIGN_GAP_MS = 400;

const NO_PARTS = { panel: null, native: null, effects: {}, news: null, avatars: {} } as const;

/** One channel's table, as one person in the Activity sees it: the same messages as in the chat, drawn at once. */
export class ChannelRoom implements Room {
  /** The table that was seen last: once it is over, its end stays until another opens. */
  #last: TableHandle | null = null;
  /** The own table is shown, not the channel's. */
  #own = false;
  readonly #redraw: NextRedraw;
  readonly #offered = new Offered();
  readonly #beside = new Beside(this.#offered);
  #news: News | null = null;
  #signedAt = 0;
  #isHinted = false;
  /** The game in whose lobby a private message was given that may still be open. */
  #noteInLobby: string | null = null;

  constructor(
    private readonly tools: RoomTools,
    private readonly viewer: Viewer,
    private readonly events: Pick<RoomEvents, 'onChange' | 'onNoteOver'>,
    shown: string | null,
  ) {
    this.#last = shown === null ? null : this.#shownBefore(shown);
    this.#own = this.#last?.owner === viewer.userId;
    this.#redraw = new NextRedraw(tools.platform.time.timers, events.onChange);
  }

  look(): RoomParts {
    const { platform, faces } = this.tools;
    const t = this.words;
    const table = this.#table();
    if (table === null) {
      const { picture, draw } = platform.words.introduction(this.viewer.userId, t);
      const attached = this.tools.pictures.attach(`introduction ${t.locale}`, t.plain === true ? null : picture);
      const board = this.#message('introduction', this.#readable(draw(attached), t), attached?.files);
      return { ...NO_PARTS, board };
    }
    const now = platform.time.clock.now();
    const face = faces.of(table);
    const seat = table.seatOf(this.viewer.userId);
    this.#isHinted = table.owner === null && ownPanel(platform, faces, table, seat)?.isHinted === true;
    const drawn = table.blocked ? null : (face.activity?.view(table, seat, now, t, this.#isHinted) ?? null);
    const isPlayed = drawn !== null && table.owner === null && face.activity?.hasStage?.(table, now) !== true;
    this.#redrawLater(table, face, seat, isPlayed);
    if (drawn !== null) {
      const { rows, ...stage } = stageAndRows({ platform, faces }, table, seat, t);
      const signs = platform.messages.boards.signs(table);
      const native = { kind: table.kind, game: table.game, view: drawn.view, signs, ...stage };
      const avatars = this.tools.avatars.at(table, this.events.onChange);
      const board = this.#beside.draw(table.game, rows);
      return { ...NO_PARTS, board, native, effects: drawn.effects, news: this.#news, avatars };
    }
    const panel = this.#panel(table, face, seat, t);
    return { ...NO_PARTS, board: this.#board(table, face, t), panel, news: this.#news };
  }

  /** What has just happened at the table that is shown. */
  hear({ table, version }: Change, headline: Headline): void {
    if (table.game !== this.#table()?.game) return;
    if (table.game === this.#noteInLobby && !this.#isLobby(table)) {
      this.#noteInLobby = null;
      this.events.onNoteOver();
    }
    const words = headline(this.words);
    if (words !== null) this.#news = { id: `${table.game} ${version}`, words };
  }

  async press(press: Press, source: string): Promise<Outcome> {
    const { platform, presses } = this.tools;
    const pressed = presses.read(clickOf(press, this.viewer, this.tools.rightsOf(this.viewer), source));
    const name = pressed.ok ? pressed.press.name : '';
    if (!this.#offered.allows(press, name)) return { ok: false, words: this.words('error.stale-choice') };
    if (SHOWN_ANYWAY.has(name)) return { ok: true };
    platform.messages.turnNotices.seen(this.viewer.userId);
    const resolved = presses.resolve(pressed, this.words);
    const answer = 'on' in resolved ? await this.#play(resolved.on) : await resolved.answer;
    if (OPENS_OWN.has(name)) this.#own = true;
    if (LEAVES_OWN.has(name)) this.#own = false;
    return this.#outcome(answer, OPENS_OWN.has(name));
  }

  async act({ game, what }: GameAct, source: string): Promise<Outcome> {
    const table = this.#table();
    const t = this.words;
    if (table === null) return { ok: false, words: t('error.malformed') };
    if (game !== undefined && game !== table.game) return { ok: false, words: t('error.stale-choice') };
    const done = await actAtTable(this.tools, { table, from: this.#click(source), act: what, t });
    return 'answer' in done ? this.#outcome(done.answer, false) : done;
  }

  /** Of nothing that is drawn. */
  #click(source: string): Click {
    return clickOf({ on: 'board', customId: '', values: [] }, this.viewer, this.tools.rightsOf(this.viewer), source);
  }

  sign(sign: string): Outcome {
    const { faces, platform } = this.tools;
    const table = this.#table();
    const seat = table?.seatOf(this.viewer.userId) ?? null;
    const now = platform.time.clock.now();
    if (table === null || seat === null) return { ok: false };
    const { activity, game } = faces.of(table);
    if (activity?.signs?.includes(sign) !== true || game.phase(table.state) === 'over') return { ok: false };
    // Faster than anybody reads them.
    if (now < this.#signedAt + SIGN_GAP_MS) return { ok: false };
    this.#signedAt = now;
    platform.messages.boards.sign(table, seat, sign);
    return { ok: true };
  }

  async openFirst(source: string): Promise<Outcome> {
    const { faces, platform } = this.tools;
    if (platform.tables.directory.inChannel(this.viewer.channelId) !== undefined) return { ok: true };
    const open = faces.all.find(({ offers }) => offers?.firstGame !== undefined)?.offers?.firstGame;
    return this.#outcome((await open?.(platform, this.#click(source), this.words)) ?? null, false);
  }

  tooLate(): Outcome {
    return { ok: false, words: this.words('error.too-late') };
  }

  hasRights(): boolean {
    const { moderator, manager } = this.tools.rightsOf(this.viewer);
    return moderator || manager;
  }

  leave(): void {
    this.#redraw.cancel();
  }

  get words(): Translate {
    const { platform } = this.tools;
    const { userId, guildId, locale } = this.viewer;
    // Emoji of the bot's own lie on Discord's servers, where this page may load nothing from.
    return withoutIcons(platform.words.forPerson(userId, guildId, locale));
  }

  #table(): TableHandle | null {
    const {
      tables: { directory },
    } = this.tools.platform;
    const { userId, channelId } = this.viewer;
    const own = this.#own ? directory.ofPerson(userId).findLast((table) => table.channelId === channelId) : undefined;
    this.#last = own ?? directory.inChannel(channelId) ?? this.#last;
    return this.#last;
  }

  /** What its page names, if it is for this person to see here: the page can send any text. */
  #shownBefore(game: string): TableHandle | null {
    const table = this.tools.platform.tables.directory.byGame(game);
    const { userId, channelId } = this.viewer;
    const isTheirs = table?.channelId === channelId && (table.owner === null || table.owner === userId);
    return isTheirs ? table : null;
  }

  #isLobby(table: TableHandle): boolean {
    return isOpen(this.tools.faces.of(table), table.state);
  }

  #panel(table: TableHandle, { game, panel }: GameFace, seat: Seat | null, t: Translate): DrawnMessage | null {
    if (seat === null || panel === undefined || game.phase(table.state) === 'lobby') return null;
    const { platform, faces } = this.tools;
    const view = platform.messages.panels.view(table, seat);
    const wanted = t.plain === true ? null : (view.picture?.(t) ?? null);
    const picture = this.tools.pictures.attach(`${table.game} ${seat} ${t.locale}`, wanted);
    const { body } = drawPanel(view, table, faces, { now: platform.time.clock.now(), t, picture });
    return this.#message(`${table.game} ${seat}`, body, picture?.files);
  }

  #board(table: TableHandle, { board }: GameFace, t: Translate): DrawnMessage {
    if (table.owner !== null) return this.#message(table.game, NOTHING);
    const wanted = t.plain === true ? null : (board.picture?.(table, t) ?? null);
    const picture = this.tools.pictures.attach(`${table.game} ${t.locale}`, wanted);
    const body = this.tools.platform.messages.boards.drawing.drawFor(table, t, picture);
    return this.#message(table.game, this.#readable(body, t), picture?.files);
  }

  /** `isPlayed`: on the game's own table, which shows nothing of the countdowns that messages are redrawn for. */
  #redrawLater(table: TableHandle, face: GameFace, seat: Seat | null, isPlayed: boolean): void {
    const { messages, time } = this.tools.platform;
    const { clock } = time;
    const now = clock.now();
    const times = [
      face.activity?.nextChange?.(table, seat, now, this.#isHinted) ?? null,
      isPlayed ? null : (face.board.nextRedraw?.(table.state, now) ?? null),
      isPlayed || seat === null || face.panel === undefined ? null : messages.panels.view(table, seat).nextRedraw(now),
    ].filter((at): at is number => at !== null);
    this.#redraw.set(times.length === 0 ? null : Math.min(...times));
  }

  /** A press on a running game: what it changes is drawn, and what is private becomes a note. */
  async #play({ ctx, face, press }: GamePress): Promise<Answer | null> {
    const { panel = NO_PRESSES, note = NO_PRESSES } = face.clicks;
    const { name } = press;
    const board = boardPresses(face, name);
    const { platform, table, seat } = ctx;
    if (board.has(name)) return ctx.repeated && !REPEATABLE.has(name) ? null : ((await board.run(press, ctx)) ?? null);
    if (!panel.has(name)) return (await note.run(press, ctx)) ?? null;
    const beside: Answer[] = [];
    const later = (answer: Answer): void => void beside.push(answer);
    if (seat !== null && !ctx.repeated)
      await panel.run(press, { ...ctx, seat, panel: platform.messages.panels.view(table, seat), later });
    return beside[0] ?? null;
  }

  async #outcome(answer: Answer | null, shown: boolean): Promise<Outcome> {
    if (answer === null) return { ok: true };
    if (answer.form === 'public') {
      await postAnswer(this.tools.platform, this.viewer.channelId, answer);
      return { ok: true };
    }
    const replay = answer.replay === undefined ? null : this.tools.platform.store.replayLinks.tokenOf(answer.replay);
    if (replay !== null) return { ok: true, replay };
    // It isn't sent as a message of Discord's.
    await answer.after?.(false);
    if (shown && this.#table()?.owner === this.viewer.userId) return { ok: true, note: null };
    const table = this.#table();
    this.#noteInLobby = table !== null && this.#isLobby(table) ? table.game : null;
    return { ok: true, ...noteOf(answer, (drawn) => this.#note(drawn)) };
  }

  #note({ body, files: all = [] }: Pick<Answer, 'body' | 'files'>): Note {
    const pictures = all.filter(({ contentType }) => contentType.startsWith('image/'));
    const files = pictures.map(({ name, data }) => ({ name, token: this.tools.pictures.offerDrawn(data) }));
    return { components: this.#message('', this.#readable(body, this.words), files).components, files };
  }

  #message(id: string, { components }: MessageBody, files: Files = []): DrawnMessage {
    const all = Array.isArray(components) ? (components as readonly Component[]) : [];
    const shown = shownOf(all, files);
    this.#offered.add(shown);
    return { id, components: shown, ...(files.length === 0 ? {} : { files }) };
  }

  #readable(body: MessageBody, t: Translate): MessageBody {
    return t.plain === true ? plainBody(body, t) : body;
  }
}
