import type { PageChannel, PageUser } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { avatar } from '../core/avatar.js';
import { icon } from '../core/icons.js';
import type { Store } from '../core/store.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { fill, words } from '../words.js';

function channelNode(store: Store, channel: PageChannel): VNode {
  const here = channel.id === store.channelId;
  const unread = store.unread.get(channel.id) ?? 0;
  return h(
    'button',
    {
      key: channel.id,
      class: ['channel', here && 'here', channel.parentId !== undefined && 'thread', unread > 0 && 'unread']
        .filter((name) => name !== false)
        .join(' '),
      attrs: { type: 'button', 'aria-current': here ? 'page' : undefined, 'data-channel-id': channel.id },
      on: {
        click: () => {
          store.openChannel(channel.id);
        },
      },
    },
    icon(channel.parentId === undefined ? 'hash' : 'thread'),
    h('span', { class: 'channel-name' }, channel.name),
    unread > 0 &&
      h(
        'span',
        { key: 'unread', class: 'badge', attrs: { 'aria-label': fill(words.unreadCount, { count: unread }) } },
        String(unread),
      ),
  );
}

/** Channels with their threads below them. */
function ordered(channels: readonly PageChannel[]): readonly PageChannel[] {
  const ids = new Set(channels.map((channel) => channel.id));
  const top = channels.filter((channel) => channel.parentId === undefined || !ids.has(channel.parentId));
  return top.flatMap((channel) => [channel, ...channels.filter((thread) => thread.parentId === channel.id)]);
}

export function drawChannels(context: Context): VNode {
  const { store } = context;
  return h(
    'nav',
    {
      key: 'channels',
      class: store.drawerOpen ? 'channels open' : 'channels',
      attrs: { 'aria-label': words.channels, id: 'channels' },
    },
    h(
      'div',
      { class: 'guild-name' },
      h('span', {}, store.guildName),
      h(
        'button',
        {
          class: 'icon-button drawer-close',
          attrs: { type: 'button', 'aria-label': words.closeChannels },
          on: {
            click: () => {
              store.drawerOpen = false;
              store.changed();
            },
          },
        },
        icon('close'),
      ),
    ),
    h(
      'div',
      { class: 'channel-list' },
      h('div', { class: 'side-title' }, words.textChannels),
      ordered(store.channels).map((channel) => channelNode(store, channel)),
    ),
    store.me !== undefined &&
      h('div', { key: 'me', class: 'me' }, avatar(store.me, 'medium'), h('span', { class: 'me-name' }, store.me.name)),
  );
}

function memberNode(store: Store, user: PageUser): VNode {
  const away = user.bot && !store.botOnline;
  return h(
    'div',
    { key: user.id, class: away ? 'member away' : 'member' },
    h(
      'span',
      { class: 'member-face' },
      avatar(user, 'medium'),
      h('span', { class: 'presence', attrs: { 'aria-hidden': 'true' } }),
    ),
    h('span', { class: 'member-name' }, user.name),
    user.bot && h('span', { class: 'bot-tag' }, words.botTag),
    user.id === store.me?.id && h('span', { class: 'member-you' }, words.you),
  );
}

export function drawMembers(context: Context): VNode {
  const { store } = context;
  const groups = [
    [words.people, store.users.filter((user) => !user.bot)],
    [words.bots, store.users.filter((user) => user.bot)],
  ] as const;
  return h(
    'aside',
    { key: 'members', class: store.membersOpen ? 'members open' : 'members', attrs: { 'aria-label': words.members } },
    groups
      .filter(([, users]) => users.length > 0)
      .map(([title, users]) =>
        h(
          'section',
          { key: title },
          h('h2', { class: 'side-title' }, fill(title, { count: users.length })),
          users.map((user) => memberNode(store, user)),
        ),
      ),
  );
}
