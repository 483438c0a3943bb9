import type { PageMessage } from '../../protocol.js';
import { icon } from '../core/icons.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { fill, words } from '../words.js';
import type { Composer } from './composer.js';
import type { Draft } from './draft.js';
import { draftKey, fieldKey, textKey } from './keys.js';
import type { Field } from './model.js';
import { drawPicker, drawSuggestions } from './popups.js';

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
  const channel = composer.context.store.channel(composer.context.store.channelId)?.name ?? '';
  const open = composer.isCommand && !composer.pickerClosed;
  return h('textarea', {
    key: 'text',
    class: 'composer-text',
    value: composer.text,
    attrs: {
      rows: 1,
      'data-testid': 'composer',
      placeholder: fill(words.composerPlaceholder, { channel }),
      'aria-label': fill(words.composerLabel, { channel }),
      role: 'combobox',
      'aria-expanded': open ? 'true' : 'false',
      'aria-controls': 'picker',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
      'aria-activedescendant': open && composer.picks().length > 0 ? `pick-${composer.highlight}` : undefined,
      enterkeyhint: 'send',
    },
    on: {
      input: (event) => {
        if (!(event.currentTarget instanceof HTMLTextAreaElement)) return;
        composer.type(event.currentTarget.value);
      },
      keydown: (event) => {
        textKey(composer, event, () => editLast(composer));
      },
    },
  });
}

function fieldNode(composer: Composer, draft: Draft, field: Field, index: number): VNode {
  const { option } = field;
  const active = draft.active === index;
  const numeric = option.type === 4 || option.type === 10;
  return h(
    'label',
    {
      key: option.name,
      class: `pill${active ? ' active' : ''}${field.error === undefined ? '' : ' wrong'}${field.value === undefined ? '' : ' settled'}`,
      attrs: { 'data-testid': 'option', 'data-option': option.name },
    },
    h('span', { class: 'pill-name' }, option.name),
    h('input', {
      class: 'pill-field',
      value: field.text,
      attrs: {
        type: 'text',
        inputmode: numeric && !option.autocomplete ? 'numeric' : undefined,
        autocomplete: 'off',
        spellcheck: 'false',
        size: Math.min(28, Math.max(4, field.text.length + 1)),
        'data-testid': 'option-field',
        'data-option-name': option.name,
        'data-option-index': index,
        role: 'combobox',
        'aria-expanded': active && draft.open ? 'true' : 'false',
        'aria-controls': 'suggestions',
        'aria-autocomplete': 'list',
        'aria-activedescendant':
          active && draft.open && draft.highlight >= 0 ? `suggestion-${draft.highlight}` : undefined,
        'aria-label': `${option.name}: ${option.description}`,
        'aria-required': option.required ? 'true' : undefined,
        'aria-invalid': field.error === undefined ? undefined : 'true',
      },
      on: {
        focus: () => {
          draft.enter(index);
          composer.context.store.changed();
        },
        blur: () => {
          draft.open = false;
          composer.context.store.changed();
        },
        input: (event) => {
          if (event.currentTarget instanceof HTMLInputElement) draft.type(field, event.currentTarget.value);
          composer.context.store.changed();
        },
        keydown: (event) => {
          fieldKey(composer, index, event);
        },
      },
    }),
    !option.required &&
      h(
        'button',
        {
          class: 'pill-drop',
          attrs: { type: 'button', tabindex: -1, 'aria-label': fill(words.removeOption, { name: option.name }) },
          on: {
            click: (event) => {
              event.preventDefault();
              composer.dropOption(index);
            },
          },
        },
        icon('close'),
      ),
  );
}

function draftNode(composer: Composer, draft: Draft): VNode {
  return h(
    'div',
    {
      key: 'draft',
      class: 'draft',
      attrs: { role: 'group', 'aria-label': `/${draft.command.name}`, 'data-testid': 'draft' },
    },
    h('span', { class: 'draft-name', attrs: { title: draft.command.description } }, `/${draft.command.name}`),
    draft.fields.map((field, index) => fieldNode(composer, draft, field, index)),
    draft.spare.map((option) =>
      h(
        'button',
        {
          key: `+${option.name}`,
          class: 'pill-add',
          attrs: {
            type: 'button',
            title: option.description,
            'aria-label': fill(words.addOption, { name: option.name, description: option.description }),
            'data-testid': 'add-option',
            'data-option-name': option.name,
          },
          on: {
            click: () => {
              composer.addOption(option.name);
            },
          },
        },
        icon('plus'),
        option.name,
      ),
    ),
  );
}

function sendButton(composer: Composer): VNode {
  const idle = composer.draft === undefined && composer.text.trim() === '';
  return h(
    'button',
    {
      key: 'send',
      class: idle ? 'composer-send idle' : 'composer-send',
      attrs: {
        type: 'button',
        'data-testid': 'send',
        'aria-label': words.send,
        title: words.send,
        'aria-busy': composer.draft?.sending === true ? 'true' : undefined,
      },
      on: {
        // A tap must not close the phone's keyboard.
        mousedown: (event) => {
          if (composer.draft === undefined) event.preventDefault();
        },
        focus: () => {
          if (composer.draft !== undefined) {
            composer.draft.active = -1;
            composer.context.store.changed();
          }
        },
        click: () => {
          void (composer.draft === undefined ? composer.submit() : composer.send());
        },
      },
    },
    icon('send'),
  );
}

function leadButton(composer: Composer): VNode {
  const draft = composer.draft !== undefined;
  const label = draft ? words.cancelCommand : words.openCommands;
  return h(
    'button',
    {
      key: 'lead',
      class: 'composer-lead',
      attrs: {
        type: 'button',
        'data-testid': draft ? 'cancel-command' : 'open-commands',
        'aria-label': label,
        title: label,
      },
      on: {
        click: () => {
          if (draft || composer.isCommand) composer.cancel();
          else {
            composer.type(`/${composer.text}`);
            composer.focusText();
          }
        },
      },
    },
    icon(draft ? 'close' : 'slash'),
  );
}

export function drawComposer(composer: Composer): VNode {
  const draft = composer.draft;
  const error = draft?.error ?? composer.error;
  const count = composer.tooLong ? fill(words.tooLong, { count: [...composer.text].length, max: 2000 }) : undefined;
  return h(
    'div',
    {
      key: 'composer',
      class: 'composer',
      on: {
        keydown: (event) => {
          draftKey(composer, event);
        },
      },
    },
    drawPicker(composer),
    drawSuggestions(composer),
    h(
      'div',
      { key: 'box', class: `composer-box${draft === undefined ? '' : ' drafting'}` },
      leadButton(composer),
      draft === undefined ? textField(composer) : draftNode(composer, draft),
      sendButton(composer),
    ),
    (error ?? count) !== undefined &&
      h(
        'div',
        { key: 'error', class: 'composer-error', attrs: { role: 'alert', 'data-testid': 'composer-error' } },
        icon('warning'),
        error ?? count ?? '',
      ),
  );
}

export function growComposer(): void {
  const field = document.querySelector<HTMLElement>('.composer-text');
  if (field !== null) grow(field);
}
