import { viewFor, type Millis, type Seat, type UnitId } from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { drawn, type DrawnPanel } from '../../messages/parts.js';
import type { PanelView } from '../looks.js';
import { peopleOf } from './people.js';
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

  draw(now: Millis, t: Translate): DrawnPanel {
    const { table, seat, chosen } = this;
    const note = this.#note !== null && this.#note.until > now ? this.#note.text : null;
    const view = { ...viewFor(table.state, seat), seat: sideOfSeat(seat) };
    const nonce = now.toString(36);
    return drawn(panel({ game: table.game, view, people: peopleOf(table), chosen, note, nonce }, t));
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

  nextRedraw(): Millis | null {
    return null;
  }
}
