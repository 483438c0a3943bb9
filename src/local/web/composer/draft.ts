import type { PageChoice } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { fill, words } from '../../../web/words.js';
import type { Autocomplete } from './autocomplete.js';
import type { Field, FlatCommand } from './model.js';
import { filled, newField } from './model.js';
import type { TypedLine } from './parse.js';
import { ownChoices, pick, resolveHere } from './resolve.js';

/** A command being filled in. */
export class Draft {
  fields: Field[];
  /** The field with the focus; -1 when it is on the send button. */
  active = -1;
  /** Which suggestion is marked; -1 none. */
  highlight = 0;
  /** Whether the suggestions are shown. */
  open = false;
  error: string | undefined;
  /** A line typed by hand is being looked up. */
  sending = false;

  constructor(
    readonly command: FlatCommand,
    private readonly context: Context,
    private readonly autocomplete: Autocomplete,
  ) {
    this.fields = command.options.filter((option) => option.required).map(newField);
  }

  get spare(): readonly FlatCommand['options'][number][] {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option.name === option.name));
  }

  get current(): Field | undefined {
    return this.fields[this.active];
  }

  add(name: string): number {
    const known = this.fields.findIndex((field) => field.option.name === name);
    const option = this.command.options.find((candidate) => candidate.name === name);
    if (known >= 0 || option === undefined) return known;
    this.fields = [...this.fields, newField(option)];
    return this.fields.length - 1;
  }

  drop(index: number): void {
    this.fields = this.fields.filter((_field, at) => at !== index);
    this.open = false;
  }

  /** Takes over what a line typed by hand holds. */
  take(line: TypedLine): void {
    for (const value of line.values) {
      // Adding makes a new list of fields, so the place comes first and the look-up second.
      const index = this.add(value.name);
      const field = this.fields[index];
      if (field !== undefined) field.text = value.text;
    }
    if (line.loose === '') return;
    const spare = this.spare[0];
    if (spare !== undefined && this.fields.every((field) => field.text !== '')) this.add(spare.name);
    const first = this.fields.find((field) => field.text === '');
    if (first !== undefined) first.text = line.loose;
  }

  enter(index: number): void {
    const field = this.fields[index];
    this.active = index;
    // A settled field shows no list until it is typed in again.
    this.open = field !== undefined && field.value === undefined;
    this.highlight = field?.option.required === true || field?.text !== '' ? 0 : -1;
    if (field !== undefined && this.open) this.refresh(field, true);
  }

  type(field: Field, text: string): void {
    field.text = text;
    field.value = undefined;
    field.error = undefined;
    this.error = undefined;
    this.open = true;
    this.highlight = field.option.required || text !== '' ? 0 : -1;
    this.refresh(field, false);
  }

  private refresh(field: Field, soon: boolean): void {
    if (!field.option.autocomplete) return;
    if (soon) field.choices = undefined;
    this.autocomplete.ask(this.command, this.fields, field, soon);
  }

  /** What the list under the composer offers now; undefined while the bot is being asked. */
  suggestions(): readonly PageChoice[] | undefined {
    const field = this.current;
    if (field === undefined || !this.open) return [];
    if (field.option.autocomplete) return field.choices;
    const typed = field.text.trim().toLowerCase();
    return ownChoices(field, this.context.store)
      .filter((choice) => choice.name.toLowerCase().includes(typed))
      .slice(0, 25);
  }

  choose(choice: PageChoice): void {
    const field = this.current;
    if (field === undefined) return;
    field.text = choice.name;
    field.value = field.option.type === 5 ? choice.value === 'true' : choice.value;
    field.error = undefined;
    this.open = false;
    this.error = undefined;
    this.autocomplete.stop();
  }

  /** The next field that still needs something. */
  nextOpen(): number {
    return this.fields.findIndex((field) => field.option.required && field.text.trim() === '');
  }

  /** Gives every field its value; the first that has none is where to look. */
  async settle(): Promise<number | undefined> {
    for (const [index, field] of this.fields.entries()) {
      const error = await this.settleField(field);
      field.error = error;
      if (error !== undefined) {
        this.error = error;
        return index;
      }
    }
    this.error = undefined;
    return undefined;
  }

  private async settleField(field: Field): Promise<string | undefined> {
    if (field.value !== undefined) return undefined;
    if (field.text.trim() === '')
      return field.option.required ? fill(words.optionRequired, { name: field.option.name }) : undefined;
    if (field.option.autocomplete) {
      const found = pick((await this.autocomplete.fetch(this.command, this.fields, field)) ?? [], field.text);
      if (found === 'several') return fill(words.optionWhich, { name: field.option.name });
      if (found !== 'none') {
        field.value = found.value;
        field.text = found.name;
        return undefined;
      }
    }
    // As on Discord, a text that no choice stands for goes to the bot as it is.
    const resolved = resolveHere(field, this.context.store);
    if (!resolved.ok) return resolved.error;
    field.value = resolved.value;
    return undefined;
  }

  send(): void {
    const { store, act } = this.context;
    void act.command(this.command.name, {
      do: 'command',
      channelId: store.channelId,
      commandId: this.command.command.id,
      path: this.command.path,
      options: filled(this.fields.filter((field) => field.value !== undefined)),
    });
  }
}
