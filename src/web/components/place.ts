import type { PageMessage } from '../shapes.js';
import type { MessageContext as Context } from '../context.js';

/** What every component is drawn with: the page, its message, and its place in it (“0.2.1”), which outlives its custom id. */
export interface Place {
  readonly context: Context;
  readonly message: PageMessage;
  readonly path: string;
}

/** The place of a child within a component. */
export function inside(place: Place, index: number | string): Place {
  return { ...place, path: `${place.path}.${index}` };
}
