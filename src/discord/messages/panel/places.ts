import type { Millis } from '../../../games/shared/time.js';
import type { MessageBody } from '../../rest/api.js';

/** A button's place: its row counted from the bottom, where a chat is anchored, and its column. */
type Place = string;

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

const BUTTON = 2;
const SECTION = 9;

/** The rows of a message from its bottom, each with the ids of its buttons. */
function rowsOf(parts: readonly Part[]): readonly (readonly string[])[] {
  return parts
    .flatMap((part): readonly (readonly string[])[] => {
      const { components = [] } = part;
      if (part.type === SECTION) return [[part.accessory?.custom_id ?? '']];
      if (components.some(({ type }) => type === BUTTON)) return [components.map(({ custom_id = '' }) => custom_id)];
      return rowsOf(components);
    })
    .toReversed();
}

/** What is pressed at each place of a message. */
const placesOf = ({ components = [] }: MessageBody): ReadonlyMap<Place, string> =>
  new Map(
    rowsOf(components as readonly Part[]).flatMap((row, fromBottom) =>
      row.map((id, column) => [`${fromBottom} ${column}`, id] as const),
    ),
  );

/** A finger that is on its way needs this long to see that the buttons have changed. Milliseconds. */
const UNSEEN_MS = 600;
/** Discord shows a redraw up to this long before its acknowledgement is here. Milliseconds. */
const WAY_BACK_MS = 250;

/**
 * Where a panel's buttons are and were before its last redraw, so that a press is known that another button slid under.
 */
export class ButtonPlaces {
  #drawn: ReadonlyMap<Place, string> = new Map();
  #shown: ReadonlyMap<Place, string> = new Map();
  #before: ReadonlyMap<Place, string> = new Map();
  #since: Millis | null = null;

  /** It was drawn so, and is about to be sent. */
  drawn(body: MessageBody): void {
    this.#drawn = placesOf(body);
  }

  /** Discord has acknowledged what was drawn last. */
  acknowledged(at: Millis): void {
    this.#before = this.#shown;
    this.#shown = this.#drawn;
    this.#since = at;
  }

  /** It is another message now, in whose places nothing was before. */
  moved(): void {
    this.#shown = this.#drawn;
    this.#before = new Map();
    this.#since = null;
  }

  /** Whether a button is where another was a moment before this press. */
  slidUnder(id: string, pressedAt: Millis): boolean {
    if (this.#since === null || pressedAt - this.#since >= UNSEEN_MS) return false;
    if (pressedAt < this.#since - WAY_BACK_MS) return false;
    const place = [...this.#shown].find(([, there]) => there === id)?.[0];
    const before = place === undefined ? undefined : this.#before.get(place);
    return before !== undefined && before !== id;
  }
}
