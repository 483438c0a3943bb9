import type { RoomParts } from './protocol.js';

type Part = keyof RoomParts;
const PARTS: readonly Part[] = ['board', 'panel', 'native', 'effects', 'news', 'avatars'];

/** A larger part is made for each look, so that its object is never seen again. */
const KEPT_LENGTH = 1_000;

/** What the page has of a part: its JSON, and of a small one the object itself. */
interface Sent {
  readonly given?: RoomParts[Part];
  readonly json: string;
}

/** What one page has been sent of its room. */
export class SentParts {
  readonly #sent = new Map<Part, Sent>();

  /** The parts that are new, as fields of a JSON object, each after a comma; from now on the page has them. */
  fresh(parts: RoomParts): string {
    // Put together from what is JSON already: the parts are most of what the server writes.
    let fresh = '';
    for (const part of PARTS) {
      const given = parts[part];
      const before = this.#sent.get(part);
      if (before !== undefined && before.given === given) continue;
      const json = JSON.stringify(given);
      this.#sent.set(part, json.length > KEPT_LENGTH ? { json } : { given, json });
      if (before?.json !== json) fresh += `,"${part}":${json}`;
    }
    return fresh;
  }
}
