/** Dragging by pointer: a card onto a site, a ready Rocket onto a meteor. A press that doesn't move is a tap. */

export type Dragged =
  { readonly kind: 'card'; readonly card: string } | { readonly kind: 'rocket'; readonly site: number };

export interface DragState {
  readonly what: Dragged;
  readonly x: number;
  readonly y: number;
  /** What it would be dropped on: `site 2`, `meteor K`; null: nothing. */
  readonly over: string | null;
}

/** A finger that moves less than this is tapping, in CSS pixels. */
const TAP = 9;
/** A drag's own click comes at once, or never where it ended on another element: the next press is meant. */
const CLICK_MS = 50;

export interface DragTarget {
  moved(state: DragState | null): void;
  dropped(what: Dragged, over: string): void;
}

export class Drag {
  #from: { readonly x: number; readonly y: number; readonly what: Dragged; readonly pointer: number } | null = null;
  #state: DragState | null = null;
  #keepClick: () => void = () => undefined;

  constructor(private readonly target: DragTarget) {}

  begin(event: PointerEvent, what: Dragged): void {
    // Another finger doesn't take over. A first one does, whose predecessor was lifted where the page wasn't told.
    if (event.button !== 0 || (this.#from !== null && !event.isPrimary)) return;
    this.#keepClick();
    this.#from = { x: event.clientX, y: event.clientY, what, pointer: event.pointerId };
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('pointerup', this.#up);
    window.addEventListener('pointercancel', this.#cancel);
  }

  readonly #move = (event: PointerEvent): void => {
    if (this.#from?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    const isFar = Math.hypot(x - this.#from.x, y - this.#from.y) > TAP;
    if (this.#state === null && !isFar) return;
    event.preventDefault();
    this.#state = { what: this.#from.what, x, y, over: overAt(x, y, this.#from.what) };
    this.target.moved(this.#state);
  };

  readonly #up = (event: PointerEvent): void => {
    if (this.#from?.pointer !== event.pointerId) return;
    const state = this.#state;
    if (state !== null) this.#keepClick = dropClick();
    this.#end();
    if (state !== null && state.over !== null) this.target.dropped(state.what, state.over);
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (this.#from?.pointer === event.pointerId) this.#end();
  };

  readonly #end = (): void => {
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#up);
    window.removeEventListener('pointercancel', this.#cancel);
    this.#from = null;
    this.#state = null;
    this.target.moved(null);
  };
}

/** The click that follows a drag is none; one by keyboard, which has no count, is meant. Gives what ends the waiting. */
function dropClick(): () => void {
  const drop = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopPropagation();
    end();
  };
  const end = (): void => {
    window.removeEventListener('click', drop, true);
  };
  window.addEventListener('click', drop, true);
  window.setTimeout(end, CLICK_MS);
  return end;
}

function overAt(x: number, y: number, what: Dragged): string | null {
  const kind = what.kind === 'card' ? 'site' : 'meteor';
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${kind}]`);
  const id = found?.dataset[kind];
  return id === undefined ? null : `${kind} ${id}`;
}
