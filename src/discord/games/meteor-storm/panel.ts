import { METEOR_STORM, viewFor, type Millis, type Seat, type UnitId } from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import type { BoardExtras, BoardPicture, PanelView } from '../presentation.js';
import { peopleOf } from '../../people.js';
import { drawOwnEnd } from '../../end/draw.js';
import { NotedPanel } from '../shared/noted-panel.js';
import { STORM_END } from './end.js';
import { choosingOf, type Chosen, type OwnView } from './choosing.js';
import { choicesOf } from './picture/choices.js';
import { choicesPicture, pictureOf } from './picture/on-board.js';
import { guided } from '../shared/lesson-steps.js';
import { lessonExpects, lessonText } from './render/lesson.js';
import { sideOfSeat } from './side.js';
import { drawPanel } from './render/panel.js';
import type { Change, TableHandle } from './table.js';

const NOTHING: Chosen = { unit: null, page: 0 };

/** One player's panel. */
export class StormPanel extends NotedPanel implements PanelView {
  #chosen: Chosen = NOTHING;

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
  ) {
    super();
  }

  /** Null: no unit. */
  choose(unit: UnitId | null): void {
    this.#chosen = { unit, page: 0 };
  }

  /** To the next of the chosen unit's places; after the last, to the first. */
  turnPage(): void {
    const { unit, page } = this.#chosen;
    this.#chosen = { unit, page: (page ?? 0) + 1 };
  }

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null, lacksPicture = false): DrawnPanel {
    const { table, seat } = this;
    if (table.state.phase === 'over') return drawn(drawOwnEnd({ game: METEOR_STORM, end: STORM_END }, table, seat, t));
    const view = this.#view;
    const chosen = t.plain === true ? { ...this.#chosen, page: null } : this.#chosen;
    const moment = table.owner === null ? null : { ...view, isChosen: chosen.unit !== null };
    const lesson = moment === null ? null : lessonText(t, moment);
    const said = { note: this.noteAt(now), nonce: now.toString(36), lesson, picture, lacksPicture };
    const model = { game: table.game, view, people: peopleOf(table), chosen, ...said };
    return drawn(guided(drawPanel(model, t), moment === null ? null : lessonExpects(moment)));
  }

  onChange({ events }: Change): void {
    // A chosen unit stands for one order of one turn.
    if (events.some(({ type }) => type === 'turn-ended' || type === 'moved' || type === 'card-taken-back'))
      this.#chosen = NOTHING;
  }

  /**
   * While its player chooses on the board, that, with numbers. A battle of one's own has no public message: its panel
   * always has the board.
   */
  picture(t: Translate): BoardPicture | null {
    const { table } = this;
    const view = this.#view;
    const choosing = choosingOf(view, this.#chosen);
    const choices = choosing === null ? null : choicesOf(choosing, view.eligible);
    if (choices !== null) return choicesPicture(table, view.seat, choices, t);
    const picture = table.owner === null ? null : pictureOf(table, t);
    return picture === null ? null : { ...picture, follows: true };
  }

  get #view(): OwnView {
    return { ...viewFor(this.table.state, this.seat), seat: sideOfSeat(this.seat) };
  }
}
