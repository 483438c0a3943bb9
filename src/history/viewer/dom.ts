type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** An element. Texts become text nodes: nothing that a name says is ever markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function on<K extends keyof HTMLElementEventMap>(
  node: HTMLElement,
  type: K,
  run: (event: HTMLElementEventMap[K]) => void,
): void {
  node.addEventListener(type, run);
}

/** Words with their places filled in: the replay file carries no compiler, so its messages have plain arguments only. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** `1:05`; with tenths `1:05.3`. */
export function clock(ms: number, tenths = false): string {
  const whole = Math.floor(ms / 1000);
  const seconds = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return tenths ? `${seconds}.${Math.floor((ms % 1000) / 100)}` : seconds;
}
