/** What changes how the words between two marks look. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'spoiler';

/** Discord's inline markup as data. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: Mark; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly unix: number; readonly style: string };

/** A mark that may stand open: `*` and `_` are the same to look at, but only like closes like. */
type Opener = Mark | 'em_';

const WORD = /\w/;
const SPACE = /\s/;

/**
 * Builds the tree of marks from left to right. What is read lies in one flat list; an open mark is its place in that
 * list, and closing it takes all behind that place as its children. Each mark is open at most once, so nothing nests
 * deeper than there are marks, and every piece is moved at most that often.
 */
export class Marks {
  readonly #nodes: Inline[] = [];
  readonly #open = new Map<Opener, number>();

  add(node: Inline): void {
    this.#nodes.push(node);
  }

  text(text: string): void {
    if (text !== '') this.#nodes.push({ kind: 'text', text });
  }

  /** A run of the same letter between these two characters. */
  run(letter: string, length: number, before: string, after: string): void {
    if (letter === '*') this.#stars(length, !SPACE.test(before), !SPACE.test(after));
    // `_` inside a word is no mark: snake_case stays as it is.
    else if (letter === '_') this.#underscores(length, before, after);
    else this.#pairs(letter, length, letter === '~' ? 's' : 'spoiler');
  }

  #stars(length: number, mayClose: boolean, mayOpen: boolean): void {
    let left = length;
    for (;;) {
      const inner = this.#innermost('strong', 'em');
      if (inner === 'strong' && left >= 2) left -= this.#close('strong', 2);
      else if (inner === 'em' && mayClose && left !== 2 && left >= 1) left -= this.#close('em', 1);
      else if (left >= 2 && this.#open.has('strong')) left -= this.#close('strong', 2);
      else break;
    }
    this.#openUp('*', left, mayOpen, 'strong', 'em');
  }

  #underscores(length: number, before: string, after: string): void {
    const mayClose = !SPACE.test(before) && !WORD.test(after);
    const mayOpen = !SPACE.test(after) && !WORD.test(before);
    let left = length;
    for (;;) {
      const inner = this.#innermost('u', 'em_');
      if (inner === 'em_' && mayClose && left !== 2 && left >= 1) left -= this.#close('em_', 1);
      else if (left >= 2 && this.#open.has('u')) left -= this.#close('u', 2);
      else break;
    }
    this.#openUp('_', left, mayOpen, 'u', 'em_');
  }

  /** What is left of a run opens: two the strong mark, one the light one, three both; more is no markup. */
  #openUp(letter: string, left: number, mayOpen: boolean, strong: Mark, light: Opener): void {
    if (left > 3 || (left === 1 && !mayOpen)) return this.text(letter.repeat(left));
    if (left >= 2) this.#begin(strong, letter.repeat(2));
    if (left === 1 || left === 3) this.#begin(light, letter);
  }

  #pairs(letter: string, length: number, mark: Mark): void {
    let left = length;
    if (left >= 2 && this.#open.has(mark)) left -= this.#close(mark, 2);
    if (left === 2) this.#begin(mark, letter.repeat(2));
    else this.text(letter.repeat(left));
  }

  #innermost(one: Opener, other: Opener): Opener | undefined {
    const [first, second] = [this.#open.get(one) ?? -1, this.#open.get(other) ?? -1];
    if (first === second) return undefined;
    return first > second ? one : other;
  }

  /** An earlier one that is still open stays text: only the nearest counts. */
  #begin(mark: Opener, text: string): void {
    this.#open.set(mark, this.#nodes.length);
    this.text(text);
  }

  /** Gives how many letters that took. */
  #close(mark: Opener, taken: number): number {
    const at = this.#open.get(mark) ?? 0;
    const children = merged(this.#nodes.splice(at).slice(1));
    // Marks that were opened inside and never closed are text.
    for (const [other, place] of this.#open) if (place >= at) this.#open.delete(other);
    this.#nodes.push({ kind: mark === 'em_' ? 'em' : mark, children });
    return taken;
  }

  finish(): readonly Inline[] {
    return merged(this.#nodes);
  }
}

/** Texts that stand side by side as one. */
function merged(nodes: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  let words: string[] = [];
  const flush = (): void => {
    if (words.length > 0) result.push({ kind: 'text', text: words.join('') });
    words = [];
  };
  for (const node of nodes) {
    if (node.kind === 'text') words.push(node.text);
    else {
      flush();
      result.push(node);
    }
  }
  flush();
  return result;
}
