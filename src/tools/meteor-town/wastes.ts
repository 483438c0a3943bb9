/** What robots leave: columns that gave nothing, and grain that was never sold. */
import { amountIn, type Town } from '../../games/meteor-town/town.js';
import type { GameEvent } from '../../games/meteor-town/event.js';
import { buildingNamed, TURNS } from '../../games/meteor-town/sheet.js';

/** Of one town. */
export interface Wastes {
  /** Columns that Town dice were for. */
  readonly columns: number;
  /** Those in which nothing was gained, sold, built or rolled. */
  readonly idleColumns: number;
  /** Grain left at the end. */
  readonly grain: number;
  /** How much of it was there before the last turn. */
  readonly grainInTime: number;
}

/** Whether something came of a column's building. */
function gives(event: GameEvent): boolean {
  if (event.type === 'gained') return amountIn(event.gains) > 0;
  if (event.type === 'activated') return buildingNamed(event.building)?.bonus.kind === 'bonus-die';
  return event.type === 'sold' || event.type === 'built';
}

/** Counts the columns of a town while it is played. Choices that are taken back are counted twice: robots take none back. */
export class ColumnCount {
  #columns = 0;
  #idle = 0;
  #isIdle = false;
  #turn = 1;
  #lastTurnsGrain = 0;

  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#noteGrain(event);
      if (event.type === 'columns-skipped') {
        this.#columns += event.columns.length;
        this.#idle += event.columns.length;
      } else if (event.type === 'column-began') {
        this.#columns += 1;
        this.#isIdle = true;
      } else if (gives(event)) this.#isIdle = false;
      else if (event.type === 'column-finished') this.#finish();
    }
  }

  #noteGrain(event: GameEvent): void {
    if (event.type === 'turn-ended') this.#turn = event.turn + 1;
    if (event.type === 'gained' && this.#turn === TURNS) this.#lastTurnsGrain += event.gains.grain ?? 0;
  }

  /** A bonus die's building ends as a column does, but no column is open then. */
  #finish(): void {
    if (this.#isIdle) this.#idle += 1;
    this.#isIdle = false;
  }

  wastesOf({ stock }: Town): Wastes {
    const grainInTime = Math.max(0, stock.grain - this.#lastTurnsGrain);
    return { columns: this.#columns, idleColumns: this.#idle, grain: stock.grain, grainInTime };
  }
}
