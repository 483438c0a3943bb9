import { Fragment, type ComponentChildren, type VNode } from 'preact';
import type { ApiComponent } from '../shapes.js';
import { icon } from '../icons.js';
import { words } from '../words.js';
import type { Place } from './place.js';
import { drawEmoji } from './emoji.js';
import { flag, list, number, record, text } from './fields.js';

const USER_SELECT = 5;

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description: string | undefined;
  readonly emoji: unknown;
  readonly preset: boolean;
}

/** The one select that stands open, found by message and place: its custom id may change while it is open. */
interface Open {
  readonly at: string;
  readonly highlight: number;
  readonly chosen: readonly string[];
}

let open: Open | undefined;

function choices(place: Place, select: ApiComponent): readonly Choice[] {
  if (select.type === USER_SELECT) {
    return place.context.store.users.map((user) => ({
      label: user.name,
      value: user.id,
      description: undefined,
      emoji: undefined,
      preset: false,
    }));
  }
  return list(select, 'options').map((option) => ({
    label: text(option, 'label') ?? '',
    value: text(option, 'value') ?? '',
    description: text(option, 'description'),
    emoji: record(option)['emoji'],
    preset: flag(option, 'default'),
  }));
}

/** A select with all that its handlers need. */
class Select {
  readonly at: string;
  readonly customId: string;
  readonly choices: readonly Choice[];
  readonly many: boolean;
  readonly least: number;

  constructor(
    readonly place: Place,
    readonly source: ApiComponent,
  ) {
    this.at = `${place.message.id}|${place.path}`;
    this.customId = text(source, 'custom_id') ?? '';
    this.choices = choices(place, source);
    this.many = (number(source, 'max_values') ?? 1) > 1;
    this.least = number(source, 'min_values') ?? 1;
  }

  get state(): Open | undefined {
    return open?.at === this.at ? open : undefined;
  }

  get current(): readonly string[] {
    const picked = this.place.context.store.picked.get(`${this.place.message.id}|${this.customId}`);
    return picked ?? this.choices.filter((choice) => choice.preset).map((choice) => choice.value);
  }

  set(state: Open | undefined): void {
    const before = open;
    open = state;
    // A select in another message that closes because this one opens is drawn anew too.
    const other = before?.at.split('|')[0];
    if (other !== undefined && other !== this.place.message.id) this.place.context.store.touch(other);
    this.place.context.store.touch(this.place.message.id);
  }

  toggle(): void {
    const first = Math.max(
      0,
      this.choices.findIndex((choice) => this.current.includes(choice.value)),
    );
    if (this.state === undefined) this.set({ at: this.at, highlight: first, chosen: this.current });
    else this.close();
  }

  /** Discord sends a choice of several when its list is closed. */
  close(): void {
    const state = this.state;
    if (state === undefined) return;
    this.set(undefined);
    const changed =
      state.chosen.length !== this.current.length || state.chosen.some((value) => !this.current.includes(value));
    if (this.many && changed && state.chosen.length >= this.least) this.send(state.chosen);
  }

  choose(index: number): void {
    const choice = this.choices[index];
    const state = this.state;
    if (choice === undefined || state === undefined) return;
    if (!this.many) {
      this.set(undefined);
      this.send([choice.value]);
      return;
    }
    const without = state.chosen.filter((value) => value !== choice.value);
    const most = number(this.source, 'max_values') ?? 1;
    const chosen = without.length < state.chosen.length ? without : [...without, choice.value].slice(-most);
    this.set({ ...state, highlight: index, chosen });
  }

  private send(values: readonly string[]): void {
    void this.place.context.act.select(this.place.message, this.customId, values);
  }

  key(event: KeyboardEvent): void {
    const state = this.state;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      event.stopPropagation();
      if (state === undefined) this.toggle();
      else
        this.set({
          ...state,
          highlight: (state.highlight + step + this.choices.length) % Math.max(1, this.choices.length),
        });
    } else if (state !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.choose(state.highlight);
    } else if (state !== undefined && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.set(undefined);
    }
  }
}

function optionNode(select: Select, choice: Choice, index: number): VNode {
  const state = select.state;
  const chosen = (select.many ? (state?.chosen ?? []) : select.current).includes(choice.value);
  return (
    <div
      key={choice.value}
      class={`select-option${state?.highlight === index ? ' highlighted' : ''}${chosen ? ' chosen' : ''}`}
      role="option"
      id={`select-${select.at}-${index}`}
      aria-selected={chosen ? 'true' : 'false'}
      data-value={choice.value}
      onClick={() => {
        select.choose(index);
      }}
    >
      {drawEmoji(choice.emoji)}
      <span class="select-words">
        <span class="select-label">{choice.label}</span>
        {choice.description !== undefined && <span class="select-description">{choice.description}</span>}
      </span>
      <span class="select-mark" aria-hidden="true">
        {chosen ? '✓' : ''}
      </span>
    </div>
  );
}

/** One function for all: called once for each list, when it comes up. */
const intoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};

function optionList(select: Select): VNode {
  return (
    <div
      key="list"
      class="select-list"
      role="listbox"
      id={`list-${select.at}`}
      aria-multiselectable={select.many ? 'true' : undefined}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      ref={intoView}
    >
      {select.choices.length === 0 && <div class="select-empty">{words.noOptions}</div>}
      {select.choices.map((choice, index) => optionNode(select, choice, index))}
      {select.many && (
        <button
          key="done"
          class="button button-primary select-done"
          type="button"
          tabindex={-1}
          onClick={() => {
            select.close();
          }}
        >
          {words.chooseDone}
        </button>
      )}
    </div>
  );
}

const chosenWords = (chosen: readonly Choice[]): ComponentChildren =>
  chosen.map((choice, index) => (
    <Fragment key={choice.value}>
      {index > 0 && ', '}
      {drawEmoji(choice.emoji)}
      {choice.label}
    </Fragment>
  ));

export function drawSelect(place: Place, source: ApiComponent): VNode {
  const select = new Select(place, source);
  const state = select.state;
  const busy = place.context.store.busy.has(`${place.message.id}|${select.customId}`);
  const chosen = select.choices.filter((choice) => (state?.chosen ?? select.current).includes(choice.value));
  return (
    <div key={`select ${place.path}`} class={`select${state === undefined ? '' : ' open'}${busy ? ' busy' : ''}`}>
      <button
        class={chosen.length === 0 ? 'select-trigger empty' : 'select-trigger'}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={state === undefined ? 'false' : 'true'}
        aria-controls={`list-${select.at}`}
        aria-label={text(source, 'placeholder') ?? words.choose}
        aria-activedescendant={state === undefined ? undefined : `select-${select.at}-${state.highlight}`}
        data-custom-id={select.customId}
        disabled={flag(source, 'disabled')}
        aria-busy={busy ? 'true' : undefined}
        onClick={() => {
          select.toggle();
        }}
        onKeyDown={(event) => {
          select.key(event);
        }}
        onBlur={() => {
          select.close();
        }}
      >
        <span class="select-value">
          {chosen.length === 0 ? (text(source, 'placeholder') ?? words.choose) : chosenWords(chosen)}
        </span>
        {icon('chevron')}
      </button>
      {state !== undefined && optionList(select)}
    </div>
  );
}
