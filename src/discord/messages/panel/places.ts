import type { Millis } from '../../../games/shared/time.js';
import type { MessageBody } from '../../rest/api.js';

/** Discord's docs, "Action Row": up to five buttons. */
const COLUMNS = 5;

/**
 * A digest of the id of each button, at its row, counted from the bottom, where a chat is anchored, times `COLUMNS` and
 * its column; 0: none is there. The ids themselves would be most of a game's memory, and so would a list for each row.
 */
type Places = readonly number[];

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

function digestOf(id: string): number {
  let digest = 0;
  for (let at = 0; at < id.length; at += 1) digest = (Math.imul(digest, 31) + id.charCodeAt(at)) | 0;
  return digest;
}

const placesOf = ({ components = [] }: MessageBody): Places =>
  rowsOf(components as readonly Part[]).flatMap((row) =>
    Array.from({ length: COLUMNS }, (_, column) => digestOf(row[column] ?? '')),
  );

/** A finger that is on its way needs this long to see that the buttons have changed. Milliseconds. */
const UNSEEN_MS = 600;
/** Discord shows a redraw up to this long before its acknowledgement is here. Milliseconds. */
const WAY_BACK_MS = 250;

/**
 * Where a panel's buttons are and were before its last redraw, so that a press is known that another button slid under.
 */
export class ButtonPlaces {
  #drawn: Places = [];
  #shown: Places = [];
  #before: Places = [];
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
    this.#before = [];
    this.#since = null;
  }

  /** Whether a button is where another was a moment before this press. */
  slidUnder(id: string, pressedAt: Millis): boolean {
    if (this.#since === null || pressedAt - this.#since >= UNSEEN_MS) return false;
    if (pressedAt < this.#since - WAY_BACK_MS) return false;
    const digest = digestOf(id);
    const before = this.#before[this.#shown.indexOf(digest)] ?? 0;
    return before !== 0 && before !== digest;
  }
}
