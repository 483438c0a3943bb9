import type { VNode } from 'preact';
import type { PageMessage } from '../../protocol.js';
import { icon } from '../../../web/icons.js';
import { fill, words } from '../../../web/words.js';
import type { Composer } from './composer.js';
import type { Draft } from './draft.js';
import { draftKey, fieldKey, textKey } from './keys.js';
import type { Field } from './model.js';
import { drawPicker, drawSuggestions } from './popups.js';
import { nameOf } from '../frame/channel-name.js';

function editLast(composer: Composer): boolean {
  const { store, act } = composer.context;
  const last: PageMessage | undefined = store
    .shown()
    .findLast((message) => message.author.id === store.me?.id && !message.ephemeral);
  if (last !== undefined) act.startEditing(last);
  return last !== undefined;
}

/** The field grows with its text; its greatest height is the style sheet's. */
function grow(element: HTMLElement): void {
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

function textField(composer: Composer): VNode {
  const channel = nameOf(composer.context.store.channel(composer.context.store.channelId));
  const open = composer.isCommand && !composer.pickerClosed;
  return (
    <textarea
      key="text"
      class="composer-text"
      value={composer.text}
      rows={1}
      data-testid="composer"
      placeholder={fill(words.composerPlaceholder, { channel })}
      aria-label={fill(words.composerLabel, { channel })}
      aria-haspopup="listbox"
      aria-controls={open ? 'picker' : undefined}
      aria-autocomplete="list"
      autocomplete="off"
      aria-activedescendant={open && composer.picks().length > 0 ? `pick-${composer.highlight}` : undefined}
      enterkeyhint="send"
      onInput={(event) => {
        composer.type(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        textKey(composer, event, () => editLast(composer));
      }}
    />
  );
}

function fieldNode(composer: Composer, draft: Draft, field: Field, index: number): VNode {
  const { option } = field;
  const active = draft.active === index;
  const numeric = option.type === 4 || option.type === 10;
  return (
    <label
      key={option.name}
      class={`pill${active ? ' active' : ''}${field.error === undefined ? '' : ' wrong'}${field.value === undefined ? '' : ' settled'}`}
      data-testid="option"
      data-option={option.name}
    >
      <span class="pill-name">{option.name}</span>
      <input
        class="pill-field"
        value={field.text}
        type="text"
        inputmode={numeric && !option.autocomplete ? 'numeric' : undefined}
        autocomplete="off"
        spellcheck={false}
        size={Math.min(28, Math.max(4, field.text.length + 1))}
        data-testid="option-field"
        data-option-name={option.name}
        data-option-index={index}
        role="combobox"
        aria-expanded={active && draft.open ? 'true' : 'false'}
        aria-controls="suggestions"
        aria-autocomplete="list"
        aria-activedescendant={
          active && draft.open && draft.highlight >= 0 ? `suggestion-${draft.highlight}` : undefined
        }
        aria-label={`${option.name}: ${option.description}`}
        aria-required={option.required ? 'true' : undefined}
        aria-invalid={field.error === undefined ? undefined : 'true'}
        onFocus={() => {
          draft.enter(index);
          composer.context.store.changed();
        }}
        onBlur={() => {
          draft.open = false;
          composer.context.store.changed();
        }}
        onInput={(event) => {
          draft.type(field, event.currentTarget.value);
          composer.context.store.changed();
        }}
        onKeyDown={(event) => {
          fieldKey(composer, index, event);
        }}
      />
      {!option.required && (
        <button
          class="pill-drop"
          type="button"
          tabindex={-1}
          aria-label={fill(words.removeOption, { name: option.name })}
          onClick={(event) => {
            event.preventDefault();
            composer.dropOption(index);
          }}
        >
          {icon('close')}
        </button>
      )}
    </label>
  );
}

function draftNode(composer: Composer, draft: Draft): VNode {
  return (
    <div key="draft" class="draft" role="group" aria-label={`/${draft.command.name}`} data-testid="draft">
      <span class="draft-name" title={draft.command.description}>{`/${draft.command.name}`}</span>
      {draft.fields.map((field, index) => fieldNode(composer, draft, field, index))}
      {draft.spare.map((option) => (
        <button
          key={`+${option.name}`}
          class="pill-add"
          type="button"
          title={option.description}
          aria-label={fill(words.addOption, { name: option.name, description: option.description })}
          data-testid="add-option"
          data-option-name={option.name}
          onClick={() => {
            composer.addOption(option.name);
          }}
        >
          {icon('plus')}
          {option.name}
        </button>
      ))}
    </div>
  );
}

function sendButton(composer: Composer): VNode {
  const idle = composer.draft === undefined && composer.text.trim() === '';
  return (
    <button
      key="send"
      class={idle ? 'composer-send idle' : 'composer-send'}
      type="button"
      data-testid="send"
      aria-label={words.send}
      title={words.send}
      aria-busy={composer.draft?.sending === true ? 'true' : undefined}
      onMouseDown={(event) => {
        if (composer.draft === undefined) event.preventDefault();
      }}
      onFocus={() => {
        if (composer.draft !== undefined) {
          composer.draft.active = -1;
          composer.context.store.changed();
        }
      }}
      onClick={() => {
        void (composer.draft === undefined ? composer.submit() : composer.send());
      }}
    >
      {icon('send')}
    </button>
  );
}

function leadButton(composer: Composer): VNode {
  const draft = composer.draft !== undefined;
  const label = draft ? words.cancelCommand : words.openCommands;
  return (
    <button
      key="lead"
      class="composer-lead"
      type="button"
      data-testid={draft ? 'cancel-command' : 'open-commands'}
      aria-label={label}
      title={label}
      onClick={() => {
        if (draft || composer.isCommand) composer.cancel();
        else {
          composer.type(`/${composer.text}`);
          composer.focusText();
        }
      }}
    >
      {icon(draft ? 'close' : 'slash')}
    </button>
  );
}

export function drawComposer(composer: Composer): VNode {
  const draft = composer.draft;
  const error = draft?.error ?? composer.error;
  const count = composer.tooLong ? fill(words.tooLong, { count: [...composer.text].length, max: 2000 }) : undefined;
  return (
    <div
      key="composer"
      class="composer"
      onKeyDown={(event) => {
        draftKey(composer, event);
      }}
    >
      {drawPicker(composer)}
      {drawSuggestions(composer)}
      <div key="box" class={`composer-box${draft === undefined ? '' : ' drafting'}`}>
        {leadButton(composer)}
        {draft === undefined ? textField(composer) : draftNode(composer, draft)}
        {sendButton(composer)}
      </div>
      {(error ?? count) !== undefined && (
        <div key="error" class="composer-error" role="alert" data-testid="composer-error">
          {icon('warning')}
          {error ?? count ?? ''}
        </div>
      )}
    </div>
  );
}

/** Fits the text field's height to its text, after the page was drawn. */
export function growComposer(): void {
  const field = document.querySelector<HTMLElement>('.composer-text');
  if (field !== null) grow(field);
}
