import type { ComponentChildren, VNode } from 'preact';
import type { PageMessage } from '../../protocol.js';
import { drawComponents, placesAttachments } from '../../../web/components/draw.js';
import { drawAttachments } from '../../../web/components/media.js';
import type { Context } from '../core/actions.js';
import { avatar } from '../core/avatar.js';
import { icon } from '../../../web/icons.js';
import { longTime, messageTime, shortTime } from '../../../web/time-text.js';
import { markdown } from '../../../web/markdown/draw.js';
import { fill, words } from '../../../web/words.js';
import { reactions, toolbar } from './toolbar.js';

/** A message may be in any language, not the page's: it is read by the voice that its reader has chosen. */
const UNKNOWN_LANGUAGE = '';

function answersLine(message: PageMessage): ComponentChildren {
  const answers = message.answers;
  // An own panel that a button brought needs no line about who pressed it.
  if (answers === undefined || (message.ephemeral && answers.command === undefined)) return undefined;
  const command = answers.command;
  return (
    <div key="answers" class="answers">
      <span class="answers-curve" aria-hidden="true" />
      {avatar(answers.user, 'tiny')}
      <span class="answers-name">{answers.user.name}</span>
      {command === undefined ? (
        <span>{fill(words.usedNoCommand, { name: '' }).trim()}</span>
      ) : (
        [<span>{words.used}</span>, <span class="mention">{command.startsWith('/') ? command : `/${command}`}</span>]
      )}
    </div>
  );
}

function header(message: PageMessage): VNode {
  return (
    <div key="header" class="message-header" id={`who-${message.id}`}>
      <span class={message.author.bot ? 'author author-bot' : 'author'}>{message.author.name}</span>
      {message.author.bot && <span class="bot-tag">{words.botTag}</span>}
      <time class="message-time" datetime={new Date(message.at).toISOString()} title={longTime(message.at)}>
        {messageTime(message.at)}
      </time>
      {message.edited && message.content === '' && <span class="edited">{words.edited}</span>}
      {message.pinned && (
        <span class="pinned">
          {icon('pin')}
          {words.pinned}
        </span>
      )}
    </div>
  );
}

const focusAtEnd = (element: HTMLTextAreaElement | null): void => {
  element?.focus();
  element?.setSelectionRange(element.value.length, element.value.length);
};

function editor(context: Context, message: PageMessage, draft: { text: string }): VNode {
  const save = (): void => {
    if (draft.text.trim() === '') void context.act.remove(message);
    else if (draft.text === message.content) context.act.stopEditing();
    else void context.act.edit(message, draft.text);
  };
  return (
    <div key="editor" class="editor">
      <textarea
        value={draft.text}
        class="editor-field"
        aria-label={words.editField}
        data-testid="edit-field"
        rows={Math.min(8, draft.text.split('\n').length)}
        ref={focusAtEnd}
        onInput={(event) => {
          draft.text = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            context.act.stopEditing();
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            save();
          }
        }}
      />
      <div class="editor-line">
        <span class="editor-hint">{words.editHint}</span>
        <button
          class="text-button"
          type="button"
          onClick={() => {
            context.act.stopEditing();
          }}
        >
          {words.cancel}
        </button>
        <button class="text-button" type="button" onClick={save}>
          {words.save}
        </button>
      </div>
    </div>
  );
}

function content(context: Context, message: PageMessage): ComponentChildren {
  const draft = context.store.editing;
  if (draft?.messageId === message.id) return editor(context, message, draft);
  if (message.loading && message.components.length === 0 && message.content === '') {
    return (
      <div key="thinking" class="thinking">
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {fill(words.thinking, { name: message.author.name })}
      </div>
    );
  }
  const edited = message.edited && <span class="edited">{words.edited}</span>;
  return [
    message.content !== '' && (
      <div key="content" lang={UNKNOWN_LANGUAGE} class={message.edited ? 'content was-edited' : 'content'}>
        {markdown(context.store, message.content)}
        {edited}
      </div>
    ),
    message.attachments.length > 0 && !placesAttachments(message) && drawAttachments(message),
    // A board is edited all the time: it isn't read out at each edit (the announcer says what changed in its heading).
    message.components.length > 0 && (
      <div key="parts" lang={UNKNOWN_LANGUAGE} aria-live="off">
        {drawComponents(context, message)}
      </div>
    ),
  ];
}

function foot(context: Context, message: PageMessage): ComponentChildren {
  const failure = context.store.failure(message.id);
  const failed = failure !== undefined && (
    <div key="failed" class="failed" role="alert" data-testid="interaction-failed">
      {icon('warning')}
      {failure}
    </div>
  );
  if (!message.ephemeral) return [reactions(context, message), failed];
  // In the note's own line a failure moves no button.
  return (
    <div key="ephemeral" class="ephemeral-note">
      {icon('eye')}
      <span>{words.onlyYou}</span>
      <span aria-hidden="true">{'·'}</span>
      <button
        class="text-button"
        type="button"
        data-testid="dismiss"
        onClick={() => {
          void context.act.dismiss(message);
        }}
      >
        {words.dismiss}
      </button>
      {failed}
    </div>
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
  return (
    <div
      class={classes(context, message, grouped)}
      role="article"
      tabindex={-1}
      data-message-id={message.id}
      data-ephemeral={message.ephemeral ? 'true' : undefined}
      data-loading={message.loading ? 'true' : undefined}
      data-author-id={message.author.id}
      aria-labelledby={grouped ? undefined : `who-${message.id}`}
      aria-label={grouped ? message.author.name : undefined}
    >
      {answersLine(message)}
      <div key="side" class="side">
        {grouped ? (
          <span class="side-time" aria-hidden="true">
            {shortTime(message.at)}
          </span>
        ) : (
          avatar(message.author, 'large')
        )}
      </div>
      <div key="body" class="body">
        {!grouped && header(message)}
        {content(context, message)}
        {foot(context, message)}
      </div>
      {toolbar(context, message)}
    </div>
  );
}
