import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { words } from '../words.js';
import type { Composer } from './composer.js';
import type { FlatCommand } from './model.js';

const keepFocus = {
  mousedown: (event: Event): void => {
    event.preventDefault();
  },
};

function optionNames(command: FlatCommand): VNode {
  return h(
    'span',
    { class: 'pick-options' },
    command.options.map((option) =>
      h('span', { class: option.required ? 'pick-option required' : 'pick-option' }, option.name),
    ),
  );
}

function pickNode(composer: Composer, command: FlatCommand, index: number): VNode {
  const marked = composer.highlight === index;
  return h(
    'div',
    {
      key: command.name,
      class: marked ? 'pick highlighted' : 'pick',
      attrs: {
        role: 'option',
        id: `pick-${index}`,
        'aria-selected': marked ? 'true' : 'false',
        'data-command': command.name,
      },
      on: {
        click: () => {
          composer.pick(command);
        },
      },
    },
    h('span', { class: 'pick-line' }, h('span', { class: 'pick-name' }, `/${command.name}`), optionNames(command)),
    h('span', { class: 'pick-description' }, command.description),
  );
}

/** The commands that match what is typed after “/”. */
export function drawPicker(composer: Composer): VNode | undefined {
  if (!composer.isCommand || composer.pickerClosed || composer.draft !== undefined) return undefined;
  const picks = composer.picks();
  return h(
    'div',
    { key: 'picker', class: 'popup picker', attrs: { 'data-testid': 'command-picker' }, on: keepFocus },
    h('div', { class: 'popup-head' }, words.commandsMatching),
    h(
      'div',
      { class: 'popup-list', attrs: { role: 'listbox', id: 'picker', 'aria-label': words.commandsMatching } },
      picks.map((command, index) => pickNode(composer, command, index)),
    ),
    picks.length === 0 && h('div', { class: 'popup-note' }, words.noCommandMatches),
    h('div', { class: 'popup-hint', attrs: { 'aria-hidden': 'true' } }, words.pickerHint),
  );
}

/** What the focused option may be. */
export function drawSuggestions(composer: Composer): VNode | undefined {
  const draft = composer.draft;
  const field = draft?.current;
  if (draft === undefined || field === undefined) return undefined;
  const choices = draft.suggestions();
  const closed = !draft.open || (choices?.length === 0 && !field.option.autocomplete);
  return h(
    'div',
    { key: 'suggestions', class: 'popup suggestions', attrs: { 'data-testid': 'suggestions' }, on: keepFocus },
    h('div', { class: 'popup-head' }, h('strong', {}, field.option.name), ` ${field.option.description}`),
    !closed && choices === undefined && h('div', { key: 'loading', class: 'popup-note' }, words.optionsLoading),
    !closed &&
      choices?.length === 0 &&
      h('div', { key: 'none', class: 'popup-note' }, field.failed ? words.optionsFailed : words.optionsNone),
    !closed &&
      choices !== undefined &&
      choices.length > 0 &&
      h(
        'div',
        { key: 'list', class: 'popup-list', attrs: { role: 'listbox', id: 'suggestions' } },
        choices.map((choice, index) =>
          h(
            'div',
            {
              key: String(choice.value),
              class: draft.highlight === index ? 'suggestion highlighted' : 'suggestion',
              attrs: {
                role: 'option',
                id: `suggestion-${index}`,
                'aria-selected': draft.highlight === index ? 'true' : 'false',
                'data-testid': 'suggestion',
                'data-value': choice.value,
              },
              on: {
                click: () => {
                  composer.chooseSuggestion(index);
                },
              },
            },
            choice.name,
          ),
        ),
      ),
  );
}
