import type { BrowserHarness } from './harness.js';
import type { Article, Control, Reader, Reading } from './reader.js';

/** Between two things that this person does. */
const THINKS_MS = 1_500;
const LONGEST_GAME = 300;

/** What only this person has: the newest of these messages. */
const panelIn = ({ articles }: Reading): Article | undefined =>
  articles.findLast(({ text }) => text.includes('Only you can see this'));

/** The panel’s line that begins so, without it. */
function lineIn(reading: Reading, start: string): string | undefined {
  const line = panelIn(reading)
    ?.text.split('\n')
    .find((one) => one.trim().startsWith(start));
  return line?.trim().slice(start.length).trim();
}

const strong = (line: string): readonly string[] => [...line.matchAll(/\[\[(.+?)\]\]/g)].map(([, words = '']) => words);
/** Without the sign in front. */
const bare = (label: string): string => label.replace(/^[^\p{L}\p{N}]+/u, '');
const begins = (label: string, words: string): boolean =>
  bare(label).startsWith(bare(words)) && !/^\w/.test(bare(label).slice(bare(words).length));

/** The button that some words mean: no meteor's letter is a card's. Where a card goes stands on some buttons alone. */
const meant = (panel: Article | undefined, words: string): Control | undefined => {
  const card = words.replace(/ → .*$/, '');
  return (panel?.controls ?? []).find(
    ({ role, disabled, label }) => role === 'button' && !disabled && begins(label, card),
  );
};

/** What is told to press, in its order. */
const told = (line: string): readonly string[] => strong(line);

/** Someone who knows no rule, and does what the words say, by ear and keyboard. */
export class Newcomer {
  constructor(
    private readonly harness: BrowserHarness,
    readonly reader: Reader,
  ) {}

  async line(start: string): Promise<string | undefined> {
    return lineIn(await this.reader.read(), start);
  }

  /** The lesson's step that follows `step`, once it is there; null: the lesson is over. */
  async stepAfter(step: string | null): Promise<string | null> {
    const stepOf = (reading: Reading): string | undefined => lineIn(reading, '🎓');
    const isNext = (line: string | undefined): boolean => line?.includes('Lesson ·') === true && line !== step;
    const reading = await this.reader.until(
      'the next step',
      (now) => isNext(stepOf(now)) || now.text.includes('Lesson done'),
    );
    const line = stepOf(reading);
    return line !== undefined && isNext(line) ? line : null;
  }

  passes(): Promise<void> {
    return this.harness.pass(THINKS_MS);
  }

  async press(words: string): Promise<void> {
    await this.reader.press((reading) => meant(panelIn(reading), words), words);
    await this.harness.quiet();
    await this.harness.pass(THINKS_MS);
  }

  /** Presses a button of whatever message has it last. */
  async pressAnywhere(label: RegExp): Promise<void> {
    await this.reader.press(
      ({ controls }) => controls.findLast((control) => !control.disabled && label.test(control.label)),
      label.source,
    );
    await this.harness.quiet();
    await this.harness.pass(THINKS_MS);
  }

  /** Chooses in the panel’s select of what is rare. */
  async chooseRare(label: RegExp): Promise<void> {
    await this.reader.press(
      (reading) => panelIn(reading)?.controls.findLast(({ role, name }) => role === 'combobox' && /More:/.test(name)),
      'the select of what is rare',
    );
    const isOpen = ({ role, label: words }: Control): boolean => role === 'option' && label.test(words);
    await this.reader.until(label.source, ({ controls }) => controls.some(isOpen));
    await this.reader.press(({ controls }) => controls.find(isOpen), label.source);
    await this.harness.quiet();
    await this.harness.pass(THINKS_MS);
  }

  /** Does one step of a lesson: what its last line tells to press, or what it leaves to one’s own head. */
  async lessonStep(): Promise<void> {
    const panel = panelIn(await this.reader.read());
    const lines = (panel?.text ?? '').split('\n').map((line) => line.trim());
    const title = lines.findIndex((line) => line.includes('Lesson ·'));
    const after = lines.slice(title + 1);
    const task = after.slice(0, after.indexOf('')).at(-1) ?? '';
    const steps = told(task);
    for (const words of steps) await this.press(words);
    if (steps.length === 0) await this.alone();
  }

  /** Builds a Rocket of just a meteor’s size, gives it what it needs, and launches it. */
  async alone(): Promise<void> {
    const panel = panelIn(await this.reader.read());
    const sizes = [...(panel?.text ?? '').matchAll(/\[\[size (\d+)\]\]/g)].map(([, size]) => size);
    const rocket = panel?.controls.find(
      ({ label, disabled }) => !disabled && sizes.includes(/^Rocket (\d) \(/.exec(bare(label))?.[1]),
    );
    const [, needs = ''] = /^Rocket \d \(((?:[A-Z] ?)+)\)/.exec(bare(rocket?.label ?? '')) ?? [];
    await this.press(rocket?.label ?? 'a Rocket that hits');
    for (const energy of needs.trim().split(' ')) await this.press(energy);
    await this.pressAnywhere(/^[A-Z] \d ✓$/u);
  }

  /** Does what the hint says; nothing where it says to wait. */
  async followHint(): Promise<void> {
    const hint = (await this.line('💡')) ?? '';
    const steps = told(hint);
    if (steps.length === 0 && /scrap it/.test(hint)) await this.chooseRare(/Scrap/);
    else if (steps.length === 0 && /: pass\b/.test(hint)) await this.pressAnywhere(/^✋ Pass$/);
    for (const words of steps) {
      // Robots are quick: what was needed a moment ago may be there by now, and the next hint says so.
      if (meant(panelIn(await this.reader.read()), words) === undefined) break;
      await this.press(words);
    }
  }

  /** Plays by the hints until the game is over; what the panel says of its end. */
  async play(): Promise<string> {
    for (let turn = 0; turn < LONGEST_GAME; turn += 1) {
      const panel = panelIn(await this.reader.read());
      const end = /\[\[(You won!|Earth is hit\.|The game was called off\.)\]\]/.exec(panel?.text ?? '')?.[1];
      if (end !== undefined) return end;
      await this.followHint();
      await this.harness.pass(THINKS_MS);
    }
    throw new Error('the game never ended');
  }
}
