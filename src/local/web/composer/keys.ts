import type { Composer } from './composer.js';

/** Keys in the text field. */
export function textKey(composer: Composer, event: KeyboardEvent, editLast: () => boolean): void {
  if (event.isComposing) return;
  const picks = composer.picks();
  const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const marked = picks[composer.highlight];
  if (arrow !== 0 && picks.length > 0) {
    event.preventDefault();
    composer.move(arrow);
  } else if (event.key === 'ArrowUp' && composer.text === '') {
    if (editLast()) event.preventDefault();
  } else if (event.key === 'Tab' && !event.shiftKey && marked !== undefined) {
    event.preventDefault();
    composer.pick(marked);
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void composer.submit();
  } else if (event.key === 'Escape' && composer.isCommand) {
    event.preventDefault();
    if (picks.length > 0) composer.closePicker();
    else composer.type('');
  }
}

/** Keys anywhere in a command's fields. */
export function draftKey(composer: Composer, event: KeyboardEvent): void {
  const draft = composer.draft;
  if (draft === undefined || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (draft.open && (draft.suggestions()?.length ?? 1) > 0) draft.open = false;
    else composer.cancel();
    composer.context.store.changed();
  } else if (
    event.key === 'Backspace' &&
    event.target instanceof HTMLButtonElement &&
    event.target.dataset['testid'] === 'send'
  ) {
    event.preventDefault();
    if (draft.fields.length > 0) composer.focus(draft.fields.length - 1);
    else composer.cancel(`/${draft.command.name}`);
  }
}

/** Keys in one option's field. */
export function fieldKey(composer: Composer, index: number, event: KeyboardEvent): void {
  const draft = composer.draft;
  const field = draft?.fields[index];
  if (draft === undefined || field === undefined || event.isComposing) return;
  const choices = draft.suggestions() ?? [];
  const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (arrow !== 0) {
    event.preventDefault();
    if (!draft.open) draft.type(field, field.text);
    else if (choices.length > 0) draft.highlight = (draft.highlight + arrow + choices.length) % choices.length;
    composer.context.store.changed(() => {
      document.querySelector('.suggestions .highlighted')?.scrollIntoView({ block: 'nearest' });
    });
  } else if (event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    if (!(draft.open && composer.chooseSuggestion(draft.highlight))) void composer.send();
  } else if (
    event.key === 'Tab' &&
    !event.shiftKey &&
    draft.open &&
    draft.highlight >= 0 &&
    choices[draft.highlight] !== undefined
  ) {
    event.preventDefault();
    composer.chooseSuggestion(draft.highlight);
  } else if (event.key === 'Backspace' && field.text === '') {
    event.preventDefault();
    if (!field.option.required) composer.dropOption(index);
    else if (index > 0) composer.focus(index - 1);
    else composer.cancel(`/${draft.command.name}`);
  }
}
