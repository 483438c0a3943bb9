import type { Context } from '../core/actions.js';
import { words } from '../../../web/words.js';
import { Autocomplete } from './autocomplete.js';
import { Draft } from './draft.js';
import type { FlatCommand } from './model.js';
import { flatten, matching } from './model.js';
import type { TypedLine } from './parse.js';
import { commandOf, isBegunBy, parseLine } from './parse.js';

const LONGEST = 2000;

/** What the composer holds and does; `draw.ts` shows it. */
export class Composer {
  text = '';
  draft: Draft | undefined;
  error: string | undefined;
  highlight = 0;
  /** Put away with Esc until something else is typed. */
  pickerClosed = false;
  private chosenByHand = false;
  private readonly autocomplete: Autocomplete;

  constructor(readonly context: Context) {
    this.autocomplete = new Autocomplete(context, () => {
      context.store.changed();
    });
  }

  get commands(): readonly FlatCommand[] {
    return flatten(this.context.store.commands);
  }

  private redraw(then?: () => void): void {
    this.context.store.changed(then);
  }

  get isCommand(): boolean {
    return this.text.startsWith('/');
  }

  get tooLong(): boolean {
    return [...this.text].length > LONGEST;
  }

  /** The picker's commands: the one that is typed out, else those that match. */
  picks(): readonly FlatCommand[] {
    if (!this.isCommand || this.pickerClosed || this.draft !== undefined) return [];
    const typed = commandOf(this.commands, this.text);
    const line = this.text.slice(1).replace(/\s+/g, ' ').toLowerCase();
    const found = matching(this.commands, line);
    return typed !== undefined && line !== typed.name ? [typed] : found;
  }

  focusText(): void {
    const field = document.querySelector<HTMLElement>('[data-testid="composer"]');
    field?.focus({ preventScroll: true });
  }

  type(text: string): void {
    this.text = text;
    this.error = undefined;
    this.highlight = 0;
    this.pickerClosed = false;
    this.chosenByHand = false;
    this.redraw();
  }

  move(step: number): void {
    const count = this.picks().length;
    this.highlight = count === 0 ? 0 : (this.highlight + step + count) % count;
    this.chosenByHand = true;
    this.redraw(() => {
      document.querySelector('.picker .highlighted')?.scrollIntoView({ block: 'nearest' });
    });
  }

  closePicker(): void {
    this.pickerClosed = true;
    this.redraw();
  }

  /** Opens a command's fields, with what was typed by hand already in them. */
  open(command: FlatCommand, line?: TypedLine): Draft {
    const draft = new Draft(command, this.context, this.autocomplete);
    if (line !== undefined) draft.take(line);
    this.draft = draft;
    this.text = '';
    this.error = undefined;
    this.focus(draft.nextOpen());
    return draft;
  }

  /** Tab or a click on the picker. */
  pick(command: FlatCommand): void {
    const line = parseLine(this.commands, this.text);
    this.open(command, line?.command.name === command.name ? line : undefined);
  }

  /** Focus on a field, or on the send button when nothing is missing. */
  focus(index: number): void {
    const draft = this.draft;
    if (draft === undefined) return;
    // Entering is the focus handler's work; a field that has the focus already gets no event.
    this.redraw(() => {
      const target = index < 0 ? '[data-testid="send"]' : `[data-option-index="${index}"]`;
      const element = document.querySelector<HTMLElement>(target);
      if (element === document.activeElement) draft.enter(index);
      element?.focus({ preventScroll: true });
      this.redraw();
    });
  }

  cancel(text = '', refocus = true): void {
    this.autocomplete.stop();
    this.draft = undefined;
    this.error = undefined;
    this.type(text);
    if (refocus)
      this.redraw(() => {
        this.focusText();
      });
  }

  /** Enter in the text field. */
  async submit(): Promise<void> {
    if (this.isCommand) {
      await this.submitLine();
      return;
    }
    const content = this.text.trim();
    if (content === '' || this.tooLong) return;
    this.type('');
    const reply = await this.context.act.say(content);
    // Words that could not be sent come back, unless others were typed meanwhile.
    if (!reply.ok && this.text === '' && this.draft === undefined) this.type(content);
  }

  private async submitLine(): Promise<void> {
    const line = parseLine(this.commands, this.text);
    const marked = this.picks()[this.highlight];
    if (line === undefined || (this.chosenByHand && marked !== undefined && marked.name !== line.command.name)) {
      // A command that only resembles what was typed is chosen by hand: Enter sends one without options at once.
      if (marked !== undefined && (this.chosenByHand || isBegunBy(marked, this.text))) this.open(marked);
      else this.error = words.noCommand;
      this.redraw();
      return;
    }
    const missing = line.command.options.some(
      (option) => option.required && !line.values.some((value) => value.name === option.name),
    );
    const draft = this.open(line.command, line);
    if (!missing && line.loose === '') await this.send(draft);
    else this.redraw();
  }

  async send(draft = this.draft): Promise<void> {
    if (draft === undefined || draft.sending) return;
    draft.sending = true;
    draft.open = false;
    this.redraw();
    const wrong = await draft.settle();
    draft.sending = false;
    // Cancelled while the bot was being asked.
    if (this.draft !== draft) return;
    if (wrong !== undefined) {
      this.focus(wrong);
      return;
    }
    draft.send();
    // On a phone the keyboard would come up again and hide the answer.
    this.cancel('', window.matchMedia('(hover: hover)').matches);
  }

  addOption(name: string): void {
    const index = this.draft?.add(name) ?? -1;
    if (index >= 0) this.focus(index);
  }

  dropOption(index: number): void {
    this.draft?.drop(index);
    this.focus(Math.max(-1, index - 1));
  }

  /** Takes the marked suggestion and goes on to what is still missing. */
  chooseSuggestion(index: number): boolean {
    const draft = this.draft;
    const choice = draft?.suggestions()?.[index];
    if (draft === undefined || choice === undefined) return false;
    draft.choose(choice);
    const next = draft.nextOpen();
    if (next >= 0) this.focus(next);
    else this.redraw();
    return true;
  }
}
