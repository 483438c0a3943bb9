import { viewFor, type Millis, type Seat, type UnitId } from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import type { BoardExtras, BoardPicture, PanelView } from '../presentation.js';
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

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null): DrawnPanel {
    const { table, seat, chosen } = this;
    const note = this.#note !== null && this.#note.until > now ? this.#note.text : null;
    const view = { ...viewFor(table.state, seat), seat: sideOfSeat(seat) };
    const nonce = now.toString(36);
    const lesson = table.owner === null ? null : lessonText(t, { ...view, isChosen: chosen !== null });
    return drawn(panel({ game: table.game, view, people: peopleOf(table), chosen, note, nonce, lesson, picture }, t));
  }

  tell(text: string, until: Millis): void {
    this.#note = { text, until };
  }

  /** A new press: what the one before was told is past. */
  clearNote(): void {
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
}
