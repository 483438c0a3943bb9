import type { PageMessage } from '../../protocol.js';
import { drawComponents, placesAttachments } from '../components/draw.js';
import { drawAttachments } from '../components/media.js';
import type { Context } from '../core/actions.js';
import { avatar } from '../core/avatar.js';
import { icon } from '../core/icons.js';
import { longTime, messageTime, shortTime } from '../core/time.js';
import type { Child, VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { markdown } from '../markdown/draw.js';
import { fill, words } from '../words.js';
import { reactions, toolbar } from './toolbar.js';

function answersLine(message: PageMessage): Child {
  const answers = message.answers;
  // An own panel that a button brought needs no line about who pressed it.
  if (answers === undefined || (message.ephemeral && answers.command === undefined)) return undefined;
  const command = answers.command;
  return h(
    'div',
    { key: 'answers', class: 'answers' },
    h('span', { class: 'answers-curve', attrs: { 'aria-hidden': 'true' } }),
    avatar(answers.user, 'tiny'),
    h('span', { class: 'answers-name' }, answers.user.name),
    command === undefined
      ? h('span', {}, fill(words.usedNoCommand, { name: '' }).trim())
      : [h('span', {}, words.used), h('span', { class: 'mention' }, command.startsWith('/') ? command : `/${command}`)],
  );
}

function header(message: PageMessage): VNode {
  return h(
    'div',
    { key: 'header', class: 'message-header', attrs: { id: `who-${message.id}` } },
    h('span', { class: message.author.bot ? 'author author-bot' : 'author' }, message.author.name),
    message.author.bot && h('span', { class: 'bot-tag' }, words.botTag),
    h(
      'time',
      { class: 'message-time', attrs: { datetime: new Date(message.at).toISOString(), title: longTime(message.at) } },
      messageTime(message.at),
    ),
    // Below a panel this word would move its buttons at the first edit.
    message.edited && message.content === '' && h('span', { class: 'edited' }, words.edited),
    message.pinned && h('span', { class: 'pinned' }, icon('pin'), words.pinned),
  );
}

function editor(context: Context, message: PageMessage, draft: { text: string }): VNode {
  const save = (): void => {
    if (draft.text.trim() === '') void context.act.remove(message);
    else if (draft.text === message.content) context.act.stopEditing();
    else void context.act.edit(message, draft.text);
  };
  return h(
    'div',
    { key: 'editor', class: 'editor' },
    h('textarea', {
      value: draft.text,
      class: 'editor-field',
      attrs: {
        'aria-label': words.editField,
        'data-testid': 'edit-field',
        rows: Math.min(8, draft.text.split('\n').length),
      },
      mount: (element) => {
        element.focus();
        if (element instanceof HTMLTextAreaElement)
          element.setSelectionRange(element.value.length, element.value.length);
      },
      on: {
        input: (event) => {
          if (event.currentTarget instanceof HTMLTextAreaElement) draft.text = event.currentTarget.value;
        },
        keydown: (event) => {
          if (event.isComposing) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            context.act.stopEditing();
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            save();
          }
        },
      },
    }),
    h(
      'div',
      { class: 'editor-line' },
      h('span', { class: 'editor-hint' }, words.editHint),
      h(
        'button',
        {
          class: 'text-button',
          attrs: { type: 'button' },
          on: {
            click: () => {
              context.act.stopEditing();
            },
          },
        },
        words.cancel,
      ),
      h('button', { class: 'text-button', attrs: { type: 'button' }, on: { click: save } }, words.save),
    ),
  );
}

function content(context: Context, message: PageMessage): Child {
  const draft = context.store.editing;
  if (draft?.messageId === message.id) return editor(context, message, draft);
  if (message.loading && message.components.length === 0 && message.content === '') {
    return h(
      'div',
      { key: 'thinking', class: 'thinking' },
      h('span', { class: 'dots', attrs: { 'aria-hidden': 'true' } }, h('i'), h('i'), h('i')),
      fill(words.thinking, { name: message.author.name }),
    );
  }
  const edited = message.edited && h('span', { class: 'edited' }, words.edited);
  return [
    message.content !== '' &&
      h(
        'div',
        { key: 'content', class: message.edited ? 'content was-edited' : 'content' },
        markdown(context.store, message.content),
        edited,
      ),
    message.attachments.length > 0 && !placesAttachments(message) && drawAttachments(message),
    // A board is edited all the time: it isn't read out at each edit (the announcer says its first line).
    message.components.length > 0 &&
      h('div', { key: 'parts', attrs: { 'aria-live': 'off' } }, drawComponents(context, message)),
  ];
}

function foot(context: Context, message: PageMessage): Child {
  const failure = context.store.failure(message.id);
  const failed =
    failure !== undefined &&
    h(
      'div',
      {
        key: 'failed',
        class: 'failed',
        attrs: { role: 'alert', 'data-testid': 'interaction-failed' },
      },
      icon('warning'),
      failure,
    );
  if (!message.ephemeral) return [reactions(context, message), failed];
  // In the note's own line a failure moves no button.
  return h(
    'div',
    { key: 'ephemeral', class: 'ephemeral-note' },
    icon('eye'),
    h('span', {}, words.onlyYou),
    h('span', { attrs: { 'aria-hidden': 'true' } }, '·'),
    h(
      'button',
      {
        class: 'text-button',
        attrs: { type: 'button', 'data-testid': 'dismiss' },
        on: {
          click: () => {
            void context.act.dismiss(message);
          },
        },
      },
      words.dismiss,
    ),
    failed,
  );
}

function classes(context: Context, message: PageMessage, grouped: boolean): string {
  const me = context.store.me?.id;
  const forMe =
    me !== undefined &&
    !message.ephemeral &&
    message.author.id !== me &&
    new RegExp(`<@!?${me}>`).test(JSON.stringify([message.content, message.components]));
  return [
    'message',
    grouped && 'grouped',
    message.ephemeral && 'ephemeral',
    forMe && 'for-me',
    message.components.length > 0 && 'has-components',
    context.store.editing?.messageId === message.id && 'editing',
  ]
    .filter((name) => name !== false)
    .join(' ');
}

/** One message. `grouped` ones follow another of the same author and show no head of their own. */
export function drawMessage(context: Context, message: PageMessage, grouped: boolean): VNode {
  return h(
    'div',
    {
      class: classes(context, message, grouped),
      attrs: {
        role: 'article',
        tabindex: -1,
        'data-message-id': message.id,
        'data-ephemeral': message.ephemeral ? 'true' : undefined,
        'data-loading': message.loading ? 'true' : undefined,
        'data-author-id': message.author.id,
        'aria-labelledby': grouped ? undefined : `who-${message.id}`,
        'aria-label': grouped ? message.author.name : undefined,
      },
    },
    answersLine(message),
    h(
      'div',
      { key: 'side', class: 'side' },
      grouped
        ? h('span', { class: 'side-time', attrs: { 'aria-hidden': 'true' } }, shortTime(message.at))
        : avatar(message.author, 'large'),
    ),
    h(
      'div',
      { key: 'body', class: 'body' },
      !grouped && header(message),
      content(context, message),
      foot(context, message),
    ),
    toolbar(context, message),
  );
}
