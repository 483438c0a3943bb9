import type { CDPSession, Page } from 'playwright-core';

/**
 * What a screen reader has of a page: Chromium's accessibility tree, and the keyboard. The document is asked for nothing but
 * what its live regions say, which is heard whenever it changes, not only when somebody reads.
 */

/** A control that one comes to. */
export interface Control {
  readonly role: string;
  /** All that is read out: pictures by their names, then the words. */
  readonly name: string;
  /** The words on it alone. */
  readonly label: string;
  readonly focused: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** What was read out in its article before it. */
  readonly before: string;
}

/** A message: its text, in which `[[ ]]` marks what is strong, and its controls in reading order. */
export interface Article {
  readonly text: string;
  readonly controls: readonly Control[];
}

export interface Reading {
  /** Every control in the order of the page. */
  readonly controls: readonly Control[];
  readonly articles: readonly Article[];
  /** What the live regions say. */
  readonly polite: string;
  readonly assertive: string;
  readonly text: string;
}

type Tree = Awaited<ReturnType<typeof treeOf>>;
type Node = Tree[number];

const treeOf = async (session: CDPSession, frameId?: string) =>
  (await session.send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId })).nodes;

/** The page's tree, and behind it those of its frames: each has a root of its own. */
async function allTrees(session: CDPSession): Promise<readonly Tree[]> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = (frameTree.childFrames ?? []).map(({ frame }) => frame.id);
  return Promise.all([treeOf(session), ...frames.map((id) => treeOf(session, id))]);
}

const CONTROLS = new Set(['button', 'link', 'textbox', 'combobox', 'slider', 'radio', 'checkbox', 'option', 'log']);
const LIVE: Readonly<Record<string, 'polite' | 'assertive'>> = { status: 'polite', alert: 'assertive' };

/** Runs in the page. */
const LISTEN = `new MutationObserver(() => {
  for (const place of document.querySelectorAll('[role=status], [role=alert]')) hear(place.textContent.trim());
}).observe(document.body, { childList: true, characterData: true, subtree: true })`;

const nameOf = (node: Node): string => String(node.name?.value ?? '');
const has = (node: Node, property: string): boolean =>
  node.properties?.some(({ name, value }) => name === property && (value.value === true || value.value === 'true')) ===
  true;

/** Goes through the tree once, in reading order. */
class Walk {
  readonly controls: Control[] = [];
  readonly articles: { text: string; controls: Control[] }[] = [];
  readonly live = { polite: '', assertive: '' };
  text = '';
  #article: { text: string; controls: Control[] } | null = null;
  #nodes: ReadonlyMap<string, Node> = new Map();

  constructor(trees: readonly Tree[]) {
    for (const nodes of trees) {
      this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
      const [root] = nodes;
      if (root !== undefined) this.#visit(root);
    }
  }

  #children(node: Node): readonly Node[] {
    return (node.childIds ?? []).flatMap((id) => this.#nodes.get(id) ?? []);
  }

  #wordsIn(node: Node): string {
    if (!node.ignored && node.role?.value === 'StaticText') return nameOf(node);
    return this.#children(node)
      .map((child) => this.#wordsIn(child))
      .join('');
  }

  #say(words: string): void {
    this.text += words;
    if (this.#article !== null) this.#article.text += words;
  }

  #visit(node: Node): void {
    const role = node.ignored ? '' : String(node.role?.value ?? '');
    const live = LIVE[role];
    if (live !== undefined) this.live[live] = `${this.live[live]} ${this.#wordsIn(node)}`.trim();
    if (CONTROLS.has(role)) this.#control(node, role);
    if (role === 'StaticText') this.#say(nameOf(node));
    else if (role === 'image') this.#say(` ${nameOf(node)} `);
    else if (role === 'strong') this.#say(`[[${this.#wordsIn(node)}]]`);
    else if (role === 'article') this.#visitArticle(node);
    else if (role !== 'button') this.#visitBlock(node, role);
  }

  #visitBlock(node: Node, role: string): void {
    const isBlock = role !== '' && role !== 'time';
    if (isBlock) this.#say('\n');
    for (const child of this.#children(node)) this.#visit(child);
    if (isBlock) this.#say('\n');
  }

  #visitArticle(node: Node): void {
    this.#article = { text: '', controls: [] };
    this.articles.push(this.#article);
    for (const child of this.#children(node)) this.#visit(child);
    this.#article = null;
  }

  #control(node: Node, role: string): void {
    const control = {
      role,
      name: nameOf(node),
      label: this.#wordsIn(node).trim() || nameOf(node),
      focused: has(node, 'focused'),
      disabled: has(node, 'disabled'),
      busy: has(node, 'busy'),
      before: this.#article?.text ?? '',
    };
    this.controls.push(control);
    this.#article?.controls.push(control);
  }
}

/** Someone who reads by ear and has a keyboard. */
export class Reader {
  /** All that the live regions have said, each once as long as it stands. */
  readonly heard: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Reader> {
    const reader = new Reader(page, await page.context().newCDPSession(page));
    await page.exposeFunction('hear', (words: string) => {
      reader.#hear(words);
    });
    await page.evaluate(LISTEN);
    return reader;
  }

  async read(): Promise<Reading> {
    const { controls, articles, live, text } = new Walk(await allTrees(this.session));
    for (const words of [live.polite, live.assertive]) this.#hear(words);
    return { controls, articles, ...live, text };
  }

  #hear(words: string): void {
    if (words !== '' && !this.heard.slice(-4).includes(words)) this.heard.push(words);
  }

  /** Reads again until it is so; the last reading. */
  async until(what: string, isSo: (reading: Reading) => boolean): Promise<Reading> {
    for (let tries = 0; tries < 400; tries += 1) {
      const reading = await this.read();
      if (isSo(reading)) return reading;
      await this.page.waitForTimeout(25);
    }
    throw new Error(`never came: ${what}\n${(await this.read()).text}`);
  }

  /** Goes to a control by Tab alone, forwards or back, and presses Enter. */
  async press(find: (reading: Reading) => Control | undefined, what: string): Promise<void> {
    for (let tries = 0; tries < 12; tries += 1) {
      const reading = await this.read();
      const wanted = find(reading);
      if (wanted === undefined) throw new Error(`no ${what} to press\n${namesIn(reading)}`);
      if (wanted.focused) {
        await this.page.keyboard.press('Enter');
        await this.until('the answer', ({ controls }) => !controls.some(({ busy }) => busy));
        return;
      }
      const stops = reading.controls.filter(({ disabled }) => !disabled);
      const [from, to] = [stops.findIndex(({ focused }) => focused), stops.indexOf(wanted)];
      for (let left = Math.abs(to - from); left > 0; left -= 1)
        await this.page.keyboard.press(to > from ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab never came to ${what}`);
  }

  /** Types a line into what takes text. */
  async type(line: string): Promise<void> {
    const isField = ({ role }: Control): boolean => role === 'textbox';
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await this.read()).controls.find(isField)?.focused === true) break;
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }
}

const namesIn = ({ controls }: Reading): string =>
  controls.map(({ name, disabled }) => (disabled ? `(${name})` : name)).join(' | ');
