import type { Seat } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import { dieOf, type Slot } from './die.js';
import type { TownEvent } from './event.js';
import { evolveTown } from './evolve-town.js';
import type { Face } from './sheet.js';
import type { Town } from './town.js';

/** One town's decision in the making: the events so far, and the town that they lead to. */
export class TownTurn {
  readonly events: TownEvent[] = [];

  constructor(
    readonly seat: Seat,
    public town: Town,
    private readonly seed: string,
    private readonly now: Millis,
  ) {}

  emit(event: TownEvent): void {
    this.events.push(event);
    this.town = evolveTown(this.town, event, this.now);
  }

  /** The die that this seed fixes for the present turn. */
  die(slot: Slot, count: number): Face {
    return dieOf(this.seed, this.town.turn, slot, count);
  }
}
