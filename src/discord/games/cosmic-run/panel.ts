import { COSMIC_RUN, type CosmicEventType, type DieIndex, type Seat } from '../../../games/cosmic-run/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import type { BoardExtras, BoardPicture, PanelView } from '../presentation.js';
import { drawOwnEnd } from '../../end/draw.js';
import { NotedPanel } from '../shared/noted-panel.js';
import { COSMIC_END } from './end.js';
import { pictureOf } from './picture/answer.js';
import { guided } from '../shared/lesson-steps.js';
import { lessonExpects, lessonText } from './render/lesson.js';
import { drawPanel } from './render/panel.js';
import type { Question } from './render/panel-model.js';
import { peopleOf } from '../../people.js';
import type { Change, TableHandle } from './table.js';

/** After these, marked dice and an open question mean something else. */
const MOVED_ON: ReadonlySet<CosmicEventType> = new Set<CosmicEventType>([
  'rolled',
  'assigned',
  'actions-began',
  'turn-began',
]);

/** One player's panel: which dice are marked, and what was asked. */
export class CosmicPanel extends NotedPanel implements PanelView {
  question: Question | null = null;
  #marked: readonly DieIndex[] = [];

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
  ) {
    super();
  }

  get marked(): readonly DieIndex[] {
    return this.#marked;
  }

  /** Marks a die, or takes the mark away. */
  mark(die: DieIndex): void {
    this.#marked = this.#marked.includes(die)
      ? this.#marked.filter((other) => other !== die)
      : [...this.#marked, die].sort((one, other) => one - other);
  }

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null): DrawnPanel {
    const { table, seat, marked, question } = this;
    const view = COSMIC_RUN.viewFor(table.state, seat, now);
    const message = this.noteAt(now);
    if (view.phase === 'over') return drawn(drawOwnEnd({ game: COSMIC_RUN, end: COSMIC_END }, table, seat, t));
    const { game, blocked, owner } = table;
    const lesson = owner === null ? null : lessonText(t, view);
    const model = { game, view, people: peopleOf(table), blocked, message, marked, question, lesson, picture };
    const whole = drawPanel({ ...model, nonce: now.toString(36) }, t);
    return drawn(owner === null ? whole : guided(whole, lessonExpects(view)));
  }

  override clearNote(): void {
    super.clearNote();
    this.question = null;
  }

  onChange({ events }: Change): void {
    if (!events.some(({ type }) => MOVED_ON.has(type))) return;
    this.#marked = [];
    this.question = null;
  }

  /** A game of one's own has no public message: the panel has its picture. */
  picture(t: Translate): BoardPicture | null {
    const picture = this.table.owner === null ? null : pictureOf(this.table, t);
    return picture === null ? null : { ...picture, follows: true };
  }
}
