/**
 * A small drawing layer: a description of elements is compared with what stands in the document, and only the
 * difference is touched. A button that is still meant keeps its element, so focus, hover and a click in flight
 * survive every edit of a message. Text goes in as text nodes only; nothing here parses HTML.
 */
export type Handlers = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };
type Attribute = string | number | boolean | undefined;

export interface Props {
  /** Finds the same thing again among its siblings. */
  readonly key?: string | undefined;
  /** A keyed element that may become its successor in the same place if its own key is gone (buttons with new ids). */
  readonly soft?: boolean;
  readonly class?: string | undefined;
  readonly style?: Readonly<Record<string, string | undefined>>;
  readonly on?: Handlers;
  /** The live value of a field, as opposed to its attribute. */
  readonly value?: string;
  readonly attrs?: Readonly<Record<string, Attribute>>;
  /** Called once, when the element has been put into the document. */
  readonly mount?: (element: HTMLElement) => void;
}

export interface VNode {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly (VNode | Lazy | string)[];
}

/** Drawn again only when one of `deps` is another than last time. */
export interface Lazy {
  readonly tag: string;
  readonly props: { readonly key: string; readonly soft?: boolean };
  readonly deps: readonly unknown[];
  readonly draw: () => VNode;
}

export type Child = VNode | Lazy | string | null | undefined | false | readonly Child[];

interface Drawn {
  tag: string;
  props: Props;
  deps: readonly unknown[] | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new WeakMap<Node, Drawn>();
const listening = new WeakMap<Node, Set<string>>();

function flatten(children: readonly Child[], into: (VNode | Lazy | string)[] = []): (VNode | Lazy | string)[] {
  for (const child of children) {
    if (Array.isArray(child)) flatten(child as readonly Child[], into);
    else if (child !== null && child !== undefined && child !== false && child !== '')
      into.push(child as VNode | Lazy | string);
  }
  return into;
}

export function h(tag: string, props: Props = {}, ...children: readonly Child[]): VNode {
  return { tag, props, children: flatten(children) };
}

export function lazy(tag: string, key: string, deps: readonly unknown[], draw: () => VNode): Lazy {
  return { tag, props: { key }, deps, draw };
}

function listen(element: Element, type: string): void {
  const known = listening.get(element) ?? new Set<string>();
  listening.set(element, known);
  if (known.has(type)) return;
  known.add(type);
  // The handler is looked up when the event comes, so that a redraw never has to swap listeners.
  element.addEventListener(type, (event) => {
    const handlers = drawn.get(element)?.props.on as
      Readonly<Record<string, ((event: Event) => void) | undefined>> | undefined;
    handlers?.[type]?.(event);
  });
}

function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

function setStyles(element: Element, before: Props['style'], after: Props['style']): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  for (const name of Object.keys(before ?? {})) {
    if (after?.[name] === undefined) element.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(after ?? {})) {
    if (value !== undefined && before?.[name] !== value) element.style.setProperty(name, value);
  }
}

function setProps(element: Element, before: Props, after: Props): void {
  if (before.class !== after.class) setAttribute(element, 'class', after.class);
  setStyles(element, before.style, after.style);
  const names = new Set([...Object.keys(before.attrs ?? {}), ...Object.keys(after.attrs ?? {})]);
  for (const name of names) {
    const value = after.attrs?.[name];
    if (before.attrs?.[name] !== value) setAttribute(element, name, value);
  }
  for (const type of Object.keys(after.on ?? {})) listen(element, type);
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (field && after.value !== undefined && element.value !== after.value) element.value = after.value;
}

function create(node: VNode | Lazy | string): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const svg = node.tag.startsWith('svg:');
  const element = svg ? document.createElementNS(SVG, node.tag.slice(4)) : document.createElement(node.tag);
  update(element, node);
  return element;
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

function update(element: Node, node: VNode | Lazy | string): void {
  if (typeof node === 'string') {
    if (element instanceof Text && element.data !== node) element.data = node;
    return;
  }
  if (!(element instanceof Element)) return;
  const before = drawn.get(element);
  const deps = 'deps' in node ? node.deps : undefined;
  if (before?.deps !== undefined && deps !== undefined && same(before.deps, deps)) return;
  const full = 'draw' in node ? node.draw() : node;
  const key = node.props.key;
  const props: Props = key === undefined ? full.props : { ...full.props, key };
  drawn.set(element, { tag: node.tag, props, deps });
  paint(element, full.children);
  setProps(element, before?.props ?? {}, props);
}

function matches(old: Node, node: VNode | Lazy | string): boolean {
  if (typeof node === 'string') return old instanceof Text;
  const was = drawn.get(old);
  if (was === undefined || was.tag !== node.tag) return false;
  if (was.props.key === undefined && node.props.key === undefined) return true;
  return was.props.soft === true && node.props.soft === true;
}

type Pairing = (Node | undefined)[];

/** First whoever has the same key, then whoever stands in the same place, then any of the same kind. */
function pair(old: readonly Node[], next: readonly (VNode | Lazy | string)[]): Pairing {
  const byKey = new Map<string, Node>();
  for (const node of old) {
    const was = drawn.get(node);
    if (was?.props.key !== undefined) byKey.set(`${was.tag} ${was.props.key}`, node);
  }
  const used = new Set<Node>();
  const take = (node: Node | undefined): Node | undefined => {
    if (node === undefined || used.has(node)) return undefined;
    used.add(node);
    return node;
  };
  const result: Pairing = next.map((node) =>
    typeof node === 'string' || node.props.key === undefined
      ? undefined
      : take(byKey.get(`${node.tag} ${node.props.key}`)),
  );
  next.forEach((node, index) => {
    const there = old[index];
    if (result[index] === undefined && there !== undefined && matches(there, node)) result[index] = take(there);
  });
  next.forEach((node, index) => {
    result[index] ??= take(old.find((candidate) => !used.has(candidate) && matches(candidate, node)));
  });
  return result;
}

/** Makes the children of `parent` what `children` says. */
export function paint(parent: Element, children: readonly Child[]): void {
  const next = flatten(children);
  const old = [...parent.childNodes];
  const kept = pair(old, next);
  const focused = document.activeElement;
  const staying = new Set(kept);
  for (const node of old) if (!staying.has(node)) node.remove();
  const fresh: HTMLElement[] = [];
  next.forEach((node, index) => {
    const there = kept[index];
    const here = there ?? create(node);
    if (there !== undefined) update(there, node);
    else if (here instanceof HTMLElement) fresh.push(here);
    const at = parent.childNodes[index] ?? null;
    if (at !== here) parent.insertBefore(here, at);
  });
  // Moving an element takes its focus away; give it back.
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected)
    focused.focus({ preventScroll: true });
  for (const element of fresh) drawn.get(element)?.props.mount?.(element);
}
