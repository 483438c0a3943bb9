import type { Translate } from '../../text/index.js';
import type { ClickContext, Faces, GameFace } from '../games/face.js';
import type { Click } from '../gateway/incoming.js';
import type { Skew } from '../gateway/skew.js';
import { historyClick, isHistoryPress } from '../history/clicks.js';
import { REPEATABLE } from '../lobby/clicks.js';
import type { Rematches } from '../lobby/rematch.js';
import { noteAnswer } from '../messages/notes.js';
import type { Platform } from '../platform.js';
import type { Answer } from '../rest/acknowledge.js';
import { actorOf } from './acting.js';
import { platformPresses, type PlatformPress } from './platform-presses.js';
import type { AnyPress, PressHandlers } from './custom-id.js';
import { pressedOn, type Pressed, type Reading } from './pressed.js';

/** A press on a running game, and all that its handler needs. */
export interface GamePress {
  readonly ctx: ClickContext;
  readonly face: GameFace;
  readonly press: AnyPress;
}

/** What a press comes to: an answer, or a press on a running game, whose message or page answers it. */
type Resolved = { readonly answer: Promise<Answer> | Answer } | { readonly on: GamePress };

/** Reads what was pressed, in the chat or in the Activity, and finds what it is about. */
export class Presses {
  readonly #own: PressHandlers<PlatformPress, Promise<Answer> | Answer>;

  constructor(
    private readonly platform: Platform,
    private readonly faces: Faces,
    rematches: Rematches,
    private readonly skew: Pick<Skew, 'age'>,
  ) {
    this.#own = platformPresses(platform, faces, rematches);
  }

  read(click: Click): Reading {
    return pressedOn(click, this.platform, this.faces);
  }

  resolve(pressed: Reading, t: Translate): Resolved {
    if (!pressed.ok) {
      const { fault } = pressed;
      return { answer: noteAnswer(t, t(fault === 'malformed' ? 'error.malformed' : 'error.unknown-version')) };
    }
    const { platform } = this;
    const { click, game, press } = pressed;
    if (this.#own.has(press.name)) {
      // What a double tap would open once more goes by the same source: the table opens once.
      const id = platform.tables.doubleTaps.repeats(click.caller.userId, pressed.id, click) ?? click.id;
      const answer = this.#own.run(press, { click: { ...click, id }, game, t });
      return { answer: answer ?? noteAnswer(t, t('error.malformed')) };
    }
    if (isHistoryPress(press.name)) {
      const { guildId } = click;
      return { answer: historyClick({ platform, games: this.faces, click, guildId, game, t }, press) };
    }
    return this.#onGame(pressed, t);
  }

  /** A press on a game that is on, or was. */
  #onGame({ click, id, game, press, table }: Pressed, t: Translate): Resolved {
    const { platform, faces } = this;
    if (table === null || faces.of(table).game.phase(table.state) === 'over')
      return { answer: this.#over(click, game, t) };
    // A button carries its game; its channel must be that game's own, unless the table is a person's.
    if (table.owner === null && table.channelId !== click.channelId)
      return { answer: noteAnswer(t, t('error.malformed')) };
    const first = platform.tables.doubleTaps.repeats(click.caller.userId, id, click);
    const pressedAt = platform.time.clock.now() - this.skew.age(click.id);
    const actor = actorOf(platform, table, click, t);
    // What a private note's button does goes by the source of the first tap: it is done once.
    const source = first === null || REPEATABLE.has(press.name) ? actor.source : first;
    return {
      on: { ctx: { ...actor, source, click, repeated: first !== null, pressedAt }, face: faces.of(table), press },
    };
  }

  /** Its game is over: a panel says so for good, a board keeps what it shows unless that isn't the end yet. */
  async #over(click: Click, game: string, t: Translate): Promise<Answer> {
    const {
      tables: { directory },
      messages: { boards },
      faces,
    } = this.platform;
    if (click.ephemeral) return { ...noteAnswer(t, t('table.note.over'), game), form: 'update' };
    const board = await boards.clickedOver(game, click.token, click.messageId);
    if (board !== null) return { form: 'update', body: board.body, after: board.release };
    const other = directory.inChannel(click.channelId);
    const running = other && faces.of(other).game.phase(other.state) !== 'over';
    return noteAnswer(t, t(running ? 'error.other-game' : 'table.note.over'));
  }
}
