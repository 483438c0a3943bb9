import {
  meteorsNow,
  modifierUses,
  publicView,
  scoreOf,
  viewFor,
  type MeteorTownTypes,
  type Role,
  type SeatView,
  type Town,
} from '../../../games/meteor-town/index.js';
import type { Seat } from '../../../games/shared/seat.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Change, TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import { peopleOf } from '../../people.js';
import type { BoardExtras, BoardPicture, PanelView } from '../presentation.js';
import { NotedPanel } from '../shared/noted-panel.js';
import { TOWN_END } from './end.js';
import { isLesson } from './opening.js';
import { drawSheet, sheetAlt, WIDTH } from './picture/sheet.js';
import { robotScoresLine } from './robot-scores.js';
import { guided } from '../shared/lesson-steps.js';
import { lessonExpects, lessonText } from './render/lesson.js';
import { drawFinished } from './render/finished.js';
import type { Chosen } from './render/models.js';
import { drawPanel } from './render/panel.js';

/** Roles that fit the turn, to begin with: Town dice first. */
const ROLES: Readonly<Record<number, readonly Role[]>> = {
  0: ['town', 'town', 'town', 'modifier'],
  1: ['town', 'town', 'modifier', 'meteor'],
  2: ['town', 'town', 'meteor', 'meteor'],
};

const fresh = (meteors: number): Chosen => ({
  marked: [],
  assigning: false,
  roles: ROLES[meteors] ?? [],
  modifier: null,
  paying: null,
});

/** One player's town, as its panel shows it. */
export class TownPanel extends NotedPanel implements PanelView {
  chosen: Chosen = fresh(0);
  /** Where the town stood when the choices were made: they hold for nothing else. */
  #place = '';

  constructor(
    private readonly table: TableHandle<MeteorTownTypes>,
    private readonly seat: Seat,
  ) {
    super();
  }

  draw(now: Millis, t: Translate, picture: BoardExtras['picture'] = null): DrawnPanel {
    const { table, view } = this;
    this.#follow(view.town);
    const note = this.noteAt(now);
    const lesson = isLesson(table.state) && view.town !== null ? lessonText(t, view.town, this.chosen) : null;
    const model = { game: table.game, view, chosen: this.chosen, note, lesson, picture, blocked: table.blocked };
    const { town } = view;
    if (town !== null && (view.choices === null || view.phase === 'over')) {
      const [score, robots, outcome] = [scoreOf(town), this.#robots(view, t), this.#outcome(t)];
      return drawn(drawFinished({ ...model, town, score, robots, outcome }, t));
    }
    const whole = drawPanel(model, t);
    return drawn(lesson === null || town === null ? whole : guided(whole, lessonExpects(town, this.chosen)));
  }

  onChange(_change: Change): void {
    this.#follow(this.view.town);
  }

  get view(): SeatView {
    return viewFor(this.table.state, this.seat, 0);
  }

  /** The sheet: its picture is renewed with whatever is written on it, not with dice that are rolled. */
  picture(t: Translate): BoardPicture | null {
    const { town } = this.view;
    if (town === null) return null;
    const { turn, stock, boxes, sales, craters, forbidden, fallen, written, finishedAt } = town;
    const key = JSON.stringify([turn, stock, boxes, sales, craters, forbidden, fallen, written, finishedAt]);
    return { key, width: WIDTH, follows: true, svg: () => drawSheet(t, town), alt: sheetAlt(t, town) };
  }

  /** Another use of the modifier may not fit the roles any more. */
  keepModifier(town: Town): void {
    const { roles, modifier } = this.chosen;
    const fits = modifierUses(town.dice, roles).some(
      (use) => use !== null && use.slot === modifier?.slot && use.sign === modifier.sign,
    );
    if (!fits) this.chosen.modifier = null;
  }

  /** A table's own message tells it for all; of a town of one's own the panel does. */
  #robots({ phase, options }: SeatView, t: Translate): string | null {
    return phase === 'over' && options.mode !== 'sky' ? robotScoresLine(this.table.state, t) : null;
  }

  #outcome(t: Translate): readonly (string | null)[] {
    const { table } = this;
    const { state } = table;
    if (state.phase !== 'over' || state.towns.filter((town) => town !== null).length < 2) return [];
    return TOWN_END.result({ table, view: publicView(state), people: peopleOf(table) }, t);
  }

  /** Choices are forgotten when what they were about is past. */
  #follow(town: Town | null): void {
    if (town === null) return;
    const place = `${town.turn} ${town.step} ${town.dice.map(({ value, count }) => `${value}.${count}`).join(' ')}`;
    const sameTurn = this.#place.startsWith(`${town.turn} ${town.step} `);
    if (place === this.#place) return;
    // A re-roll keeps the roles that were being given.
    this.chosen = sameTurn ? { ...this.chosen, marked: [], modifier: null } : fresh(meteorsNow(town));
    this.#place = place;
  }
}
