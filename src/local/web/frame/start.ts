import type { Context } from '../core/actions.js';
import { icon } from '../core/icons.js';
import { loadSession } from '../core/session.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { words } from '../words.js';

let typed: string | undefined;

/** Where a new visitor says a name. */
export function drawStart(context: Context): VNode {
  const { store, act } = context;
  typed ??= loadSession()?.name ?? '';
  const waiting = store.phase === 'entering';
  const enter = (event: Event): void => {
    event.preventDefault();
    const name = (typed ?? '').trim();
    if (name !== '') act.enter(name);
    else {
      store.startError = words.nameMissing;
      store.changed();
    }
  };
  return h(
    'main',
    { key: 'start', class: 'start' },
    h(
      'form',
      { class: 'start-card', attrs: { novalidate: true }, on: { submit: enter } },
      h('span', { class: 'start-mark', attrs: { 'aria-hidden': 'true' } }, icon('hash')),
      h('h1', {}, words.startTitle),
      h('p', { class: 'start-lead' }, words.startLead),
      h('label', { class: 'start-label', attrs: { for: 'name' } }, words.nameLabel),
      h('input', {
        class: 'start-field',
        value: typed,
        attrs: {
          id: 'name',
          type: 'text',
          maxlength: 32,
          autocomplete: 'nickname',
          placeholder: words.namePlaceholder,
          'data-testid': 'name-field',
          enterkeyhint: 'go',
          'aria-describedby': 'start-hint',
          'aria-invalid': store.startError === undefined ? undefined : 'true',
        },
        mount: (element) => {
          element.focus();
        },
        on: {
          input: (event) => {
            if (event.currentTarget instanceof HTMLInputElement) typed = event.currentTarget.value;
          },
        },
      }),
      store.startError !== undefined &&
        h('p', { key: 'error', class: 'start-error', attrs: { role: 'alert' } }, icon('warning'), store.startError),
      h(
        'button',
        {
          key: 'join',
          class: 'start-join',
          attrs: { type: 'submit', 'data-testid': 'join-button', 'aria-busy': waiting ? 'true' : undefined },
        },
        waiting ? words.joining : words.join,
      ),
      h('p', { key: 'hint', class: 'start-hint', attrs: { id: 'start-hint' } }, words.startHint),
    ),
  );
}

/** A reload: the name is known, the server not yet there. */
export function drawLoading(): VNode {
  return h(
    'main',
    { key: 'loading', class: 'start' },
    h(
      'p',
      { class: 'start-loading', attrs: { role: 'status' } },
      h('span', { class: 'dots', attrs: { 'aria-hidden': 'true' } }, h('i'), h('i'), h('i')),
      words.loading,
    ),
  );
}
