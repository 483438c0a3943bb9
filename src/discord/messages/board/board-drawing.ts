import type { Attached } from '../../games/picture.js';
import type { GameId, TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { BoardExtras, WatchTime } from '../../games/presentation.js';
import { hasFinished } from '../../onboarding.js';
import type { Stage } from '../../../activity/index.js';
import { endStage } from '../../end/stage.js';
import type { Seat } from '../../../games/shared/seat.js';
import { isOpen } from '../../lobby/model.js';
import { lobbyStage } from '../../lobby/stage.js';
import type { MessageBody } from '../../rest/api.js';
import type { Board } from './board.js';
import type { MessageTools } from '../delivery/tools.js';
import { withNotices } from '../notices.js';
import { bodyOf, buttons, container, count, LIMITS, text, type Rendered } from '../parts.js';
import { isGuestHome } from '../../../table/home.js';
import { drawTable } from './draw.js';
import { NO_EXTRAS, type BesideBoards } from './beside-boards.js';

/** The part of a board that its drawing depends on. */
type KnownBoard = Pick<Board, 'movedTo' | 'extras' | 'interim'>;

/** What the board of a table shows, as its message or as one person's copy of it. */
export class BoardDrawing {
  constructor(
    private readonly tools: MessageTools,
    private readonly beside: BesideBoards,
    /** What is known of a game's board; undefined: it has none. */
    private readonly boardOf: (game: GameId) => KnownBoard | undefined,
  ) {}

  /** Whether boards have a button that opens the Activity. */
  get offersActivity(): boolean {
    return this.beside.offersActivity;
  }

  /** The newest state, drawn. */
  draw(table: TableHandle, extras: Partial<BoardExtras> = {}): MessageBody {
    const t = this.tools.words(table.guildId);
    const thread = this.boardOf(table.game)?.movedTo ?? null;
    if (thread !== null)
      return bodyOf({ components: [container('still', [text(t('lobby.thread.moved', { thread: `<#${thread}>` }))])] });
    const body = this.#drawn(table, extras, t);
    const face = this.tools.faces.of(table);
    // A lobby has it among its settings.
    const isPlayed = !isOpen(face, table.state) && face.game.phase(table.state) !== 'over';
    const isOffered = this.offersActivity && !isGuestHome(table.guildId) && extras.retired !== true && isPlayed;
    return isOffered ? withOpenTable(body, table.game, t) : body;
  }

  /** What its message shows beside the game. */
  extrasOf(table: TableHandle): BoardExtras {
    return this.#newest(table, {}, this.tools.words(table.guildId)).all;
  }

  /** The newest state in one person's own language; `picture`: absent or null, it is shown without one. */
  drawFor(table: TableHandle, t: Translate, picture: Attached | null = null): MessageBody {
    return this.#drawn(table, { picture }, t);
  }

  #drawn(table: TableHandle, extras: Partial<BoardExtras>, t: Translate): MessageBody {
    const { shown, all } = this.#newest(table, extras, t);
    return withNotices(drawTable(this.tools.faces.of(table), shown, all, this.tools.clock.now(), t), shown, all, t);
  }

  /** Lobby or end as one person sees it around the game's own table, and what they may press. */
  stageFor(table: TableHandle, seat: Seat | null, t: Translate): { readonly stage: Stage; readonly rows: MessageBody } {
    const face = this.tools.faces.of(table);
    const { all: extras } = this.#newest(table, { picture: null }, t);
    const { stage, rows } = isOpen(face, table.state)
      ? lobbyStage(face, table, { extras, seat }, t)
      : endStage(face, table, extras, t);
    return { stage, rows: bodyOf({ components: rows }) };
  }

  /** The newest state for one who watches. */
  follow(table: TableHandle, time: WatchTime, t: Translate): MessageBody {
    const { shown, all } = this.#newest(table, { picture: null }, t);
    const { panel } = this.tools.faces.of(table);
    if (panel?.follow === undefined) throw new Error(`the game ${table.kind} shows watchers nothing of its own`);
    return panel.follow(shown, all, time, t);
  }

  #newest(
    table: TableHandle,
    extras: Partial<BoardExtras>,
    t: Translate,
  ): { readonly shown: TableHandle; readonly all: BoardExtras } {
    const board = this.boardOf(table.game);
    const dayFingerprint = this.beside.dayFingerprint(table);
    const again = (this.beside.directory.inChannel(table.channelId)?.game ?? table.game) === table.game;
    const all: BoardExtras = {
      ...(board?.extras ?? NO_EXTRAS),
      guest: isGuestHome(table.guildId),
      voice: this.beside.voice(table.guildId),
      contentReadable: this.beside.contentReadable(),
      notice: null,
      retired: false,
      again,
      newcomers: this.#areNewcomers(table),
      extraLines: this.beside.extraLines(table, t),
      ...(dayFingerprint === null ? {} : { dayFingerprint }),
      watchers: this.beside.watching(table.game),
      ...extras,
    };
    return { shown: board?.interim ?? table, all };
  }

  #areNewcomers({ kind, people }: TableHandle): boolean {
    return [...people.values()].every(({ userId }) => !hasFinished(this.tools.people, userId, kind));
  }
}

/** The board with a button that opens the Activity, where it has room for one. */
function withOpenTable(body: MessageBody, game: GameId, t: Translate): MessageBody {
  const components = Array.isArray(body['components']) ? (body['components'] as Rendered['components']) : [];
  const row = buttons(game, [{ press: { name: 'table/open' }, label: t('activity.open') }]);
  return count([...components, ...row]) > LIMITS.components ? body : { ...body, components: [...components, ...row] };
}
