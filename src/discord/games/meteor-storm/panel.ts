import {
  METEOR_STORM,
  orderable,
  viewFor,
  type Millis,
  type Seat,
  type UnitId,
} from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import type { BoardExtras, BoardPicture, PanelView } from '../presentation.js';
import { peopleOf } from '../../people.js';
import { drawOwnEnd } from '../../end/draw.js';
import { NotedPanel } from '../shared/noted-panel.js';
import { STORM_END } from './end.js';
import type { Choices } from './picture/board.js';
import { choicesPicture, pictureOf } from './picture/on-board.js';
import { guided } from '../shared/lesson-steps.js';
import { lessonExpects, lessonText } from './render/lesson.js';
import { sideOfSeat } from './side.js';
import { drawPanel } from './render/panel.js';
import { placesFor } from './render/panel-move.js';
import type { Change, TableHandle } from './table.js';

/** One player's panel. */
export class StormPanel extends NotedPanel implements PanelView {
  /** The unit that was chosen to be ordered; null: none. */
  chosen: UnitId | null = null;

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
  ) {
    super();
  }

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null): DrawnPanel {
    const { table, seat, chosen } = this;
    if (table.state.phase === 'over') return drawn(drawOwnEnd({ game: METEOR_STORM, end: STORM_END }, table, seat, t));
    const note = this.noteAt(now);
    const view = { ...viewFor(table.state, seat), seat: sideOfSeat(seat) };
    const nonce = now.toString(36);
    const moment = table.owner === null ? null : { ...view, isChosen: chosen !== null };
    const lesson = moment === null ? null : lessonText(t, moment);
    const model = { game: table.game, view, people: peopleOf(table), chosen, note, nonce, lesson, picture };
    return drawn(guided(drawPanel(model, t), moment === null ? null : lessonExpects(moment)));
  }

  onChange({ events }: Change): void {
    // A chosen unit stands for one order of one turn.
    if (events.some(({ type }) => type === 'turn-ended' || type === 'moved' || type === 'card-taken-back'))
      this.chosen = null;
  }

  /**
   * While a unit is chosen, the hexes that it may go to. A battle of one's own has no public message: its panel always
   * has the board.
   */
  picture(t: Translate): BoardPicture | null {
    const { table } = this;
    const choices = this.#choices();
    if (choices !== null) return choicesPicture(table, sideOfSeat(this.seat), choices, t);
    const picture = table.owner === null ? null : pictureOf(table, t);
    return picture === null ? null : { ...picture, follows: true };
  }

  #choices(): Choices | null {
    const { state } = this.table;
    const side = sideOfSeat(this.seat);
    if (this.chosen === null || state.phase !== 'play') return null;
    const view = { ...viewFor(state, this.seat), seat: side };
    const unit = view.units[this.chosen];
    if (unit === undefined || view.active !== side || view.card === null || view.retreat !== null) return null;
    return orderable(view).includes(unit.id) ? { unit: unit.hex, hexes: placesFor(view, unit) } : null;
  }
}
