import type { PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { icon } from '../core/icons.js';
import { dayKey, dayText } from '../core/time.js';
import type { Child, VNode } from '../core/vdom.js';
import { h, lazy } from '../core/vdom.js';
import { fill, words } from '../words.js';
import { drawMessage } from './message.js';

const GROUP_MS = 5 * 60_000;

function isGrouped(message: PageMessage, before: PageMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    message.answers === undefined &&
    before.ephemeral === message.ephemeral &&
    message.at - before.at < GROUP_MS &&
    message.components.length === 0 &&
    dayKey(before.at) === dayKey(message.at)
  );
}

function divider(at: number): VNode {
  return h('div', { key: `day ${dayKey(at)}`, class: 'day', attrs: { role: 'separator' } }, h('span', {}, dayText(at)));
}

function notices(context: Context): Child {
  const { store } = context;
  return store.notices
    .filter((notice) => notice.channelId === store.channelId)
    .map((notice) =>
      h(
        'div',
        {
          key: `notice ${notice.id}`,
          class: notice.pending ? 'notice pending' : 'notice failed-notice',
          attrs: { role: notice.pending ? 'status' : 'alert', 'data-testid': notice.pending ? 'pending' : 'notice' },
        },
        h('span', { class: 'notice-title' }, notice.title),
        h('span', { class: 'notice-text' }, notice.text),
        !notice.pending &&
          h(
            'button',
            {
              class: 'text-button',
              attrs: { type: 'button' },
              on: {
                click: () => {
                  store.dropNotice(notice.id);
                },
              },
            },
            words.dismissNotice,
          ),
      ),
    );
}

function welcome(context: Context): VNode {
  const channel = context.store.channel(context.store.channelId);
  return h(
    'div',
    { key: 'welcome', class: 'welcome' },
    h('span', { class: 'welcome-icon' }, icon(channel?.parentId === undefined ? 'hash' : 'thread')),
    h('h2', {}, fill(words.welcomeTitle, { channel: channel?.name ?? '' })),
    h('p', {}, words.welcomeText),
  );
}

/** The channel's messages, oldest on top, with days between and what this page alone has to say at the end. */
export function drawList(context: Context): readonly Child[] {
  const { store } = context;
  const shown = store.shown();
  const result: Child[] = [welcome(context)];
  shown.forEach((message, index) => {
    const before = shown[index - 1];
    if (before !== undefined && dayKey(before.at) !== dayKey(message.at)) result.push(divider(message.at));
    const grouped = isGrouped(message, before);
    result.push(
      lazy(
        'div',
        message.id,
        [message, grouped, store.version(message.id), store.users, store.channels, store.me],
        () => drawMessage(context, message, grouped),
      ),
    );
  });
  return [result, notices(context)];
}
