import { viewFor, type Millis, type Seat, type UnitId } from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras, PanelView } from '../face.js';
import type { BoardPicture } from '../looks.js';
import { peopleOf } from './people.js';
import { pictureOf } from './picture/on-board.js';
import { lessonText } from './render/lesson.js';
import { sideOfSeat } from './side.js';
import { panel } from './render/panel.js';
import type { Change, TableHandle } from './table.js';

/** One player's panel. */
export class StormPanel implements PanelView {
  readonly layout = '';
  /** The unit that was chosen to be ordered; null: none. */
  chosen: UnitId | null = null;
  #note: { readonly text: string; readonly until: Millis } | null = null;

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
  ) {}

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null): MessageBody {
    const note = this.#note !== null && this.#note.until > now ? this.#note.text : null;
    return this.#drawn(note, now.toString(36), t, picture);
  }

  content(t: Translate): string {
    return JSON.stringify(this.#drawn(this.#note?.text ?? null, '0', t, null));
  }

  tell(text: string, until: Millis): void {
    this.#note = { text, until };
  }

  /** A new press: what the one before was told is past. */
  hush(): void {
    this.#note = null;
  }

  onChange({ events }: Change): void {
    // A chosen unit stands for one order of one turn.
    if (events.some(({ type }) => type === 'turnEnded' || type === 'moved' || type === 'cardTakenBack'))
      this.chosen = null;
  }

  /** A battle of one's own has no public message: the panel has its picture. */
  picture(t: Translate): BoardPicture | null {
    const picture = this.table.owner === null ? null : pictureOf(this.table, t);
    return picture === null ? null : { ...picture, follows: true };
  }

  nextRedraw(): Millis | null {
    return null;
  }

  #drawn(note: string | null, nonce: string, t: Translate, picture: BoardExtras['picture']): MessageBody {
    const { table, seat, chosen } = this;
    const view = { ...viewFor(table.state, seat), seat: sideOfSeat(seat) };
    const lesson = table.owner === null ? null : lessonText(t, view);
    return bodyOf(panel({ game: table.game, view, people: peopleOf(table), chosen, note, nonce, lesson, picture }, t));
  }
}
