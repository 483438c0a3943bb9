import type { VNode } from 'preact';
import { words } from '../../../web/words.js';
import type { Composer } from './composer.js';
import type { FlatCommand } from './model.js';

const keepFocus = {
  onMouseDown: (event: Event): void => {
    event.preventDefault();
  },
};

function optionNames(command: FlatCommand): VNode {
  return (
    <span class="pick-options">
      {command.options.map((option) => (
        <span class={option.required ? 'pick-option required' : 'pick-option'}>{option.name}</span>
      ))}
    </span>
  );
}

function pickNode(composer: Composer, command: FlatCommand, index: number): VNode {
  const marked = composer.highlight === index;
  return (
    <div
      key={command.name}
      class={marked ? 'pick highlighted' : 'pick'}
      role="option"
      id={`pick-${index}`}
      aria-selected={marked ? 'true' : 'false'}
      data-command={command.name}
      onClick={() => {
        composer.pick(command);
      }}
    >
      <span class="pick-line">
        <span class="pick-name">{`/${command.name}`}</span>
        {optionNames(command)}
      </span>
      <span class="pick-description">{command.description}</span>
    </div>
  );
}

/** The commands that match what is typed after “/”. */
export function drawPicker(composer: Composer): VNode | undefined {
  if (!composer.isCommand || composer.pickerClosed || composer.draft !== undefined) return undefined;
  const picks = composer.picks();
  return (
    <div key="picker" class="popup picker" data-testid="command-picker" {...keepFocus}>
      <div class="popup-head">{words.commandsMatching}</div>
      {/* Reachable by keyboard, since it scrolls. */}
      <div class="popup-list" role="listbox" id="picker" tabIndex={0} aria-label={words.commandsMatching}>
        {picks.map((command, index) => pickNode(composer, command, index))}
      </div>
      {picks.length === 0 && <div class="popup-note">{words.noCommandMatches}</div>}
      <div class="popup-hint" aria-hidden="true">
        {words.pickerHint}
      </div>
    </div>
  );
}

/** What the focused option may be. */
export function drawSuggestions(composer: Composer): VNode | undefined {
  const draft = composer.draft;
  const field = draft?.current;
  if (draft === undefined || field === undefined) return undefined;
  const choices = draft.suggestions();
  const closed = !draft.open || (choices?.length === 0 && !field.option.autocomplete);
  return (
    <div key="suggestions" class="popup suggestions" data-testid="suggestions" {...keepFocus}>
      <div class="popup-head">
        <strong>{field.option.name}</strong>
        {` ${field.option.description}`}
      </div>
      {!closed && choices === undefined && (
        <div key="loading" class="popup-note">
          {words.optionsLoading}
        </div>
      )}
      {!closed && choices?.length === 0 && (
        <div key="none" class="popup-note">
          {field.failed ? words.optionsFailed : words.optionsNone}
        </div>
      )}
      {!closed && choices !== undefined && choices.length > 0 && (
        <div key="list" class="popup-list" role="listbox" id="suggestions" aria-label={field.option.name}>
          {choices.map((choice, index) => (
            <div
              key={String(choice.value)}
              class={draft.highlight === index ? 'suggestion highlighted' : 'suggestion'}
              role="option"
              id={`suggestion-${index}`}
              aria-selected={draft.highlight === index ? 'true' : 'false'}
              data-testid="suggestion"
              data-value={choice.value}
              onClick={() => {
                composer.chooseSuggestion(index);
              }}
            >
              {choice.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
