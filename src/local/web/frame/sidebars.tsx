import type { VNode } from 'preact';
import type { PageChannel, PageUser } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { avatar } from '../core/avatar.js';
import { icon } from '../../../web/icons.js';
import type { Store } from '../core/store.js';
import { iconOf } from './channel-name.js';
import { fill, words } from '../../../web/words.js';

/** A voice channel with whoever sits in it; a click joins or leaves. */
function voiceNode({ store, act }: Context, channel: PageChannel): VNode {
  const seated = channel.voice ?? [];
  const here = seated.some(({ userId }) => userId === store.me?.id);
  return (
    <div key={channel.id} class="voice" data-voice-id={channel.id}>
      <button
        class={here ? 'channel here' : 'channel'}
        type="button"
        aria-label={fill(here ? words.leaveVoice : words.joinVoice, { name: channel.name })}
        onClick={() => {
          void act.voice(here ? null : channel.id);
        }}
      >
        {icon('speaker')}
        <span class="channel-name">{channel.name}</span>
      </button>
      {seated.map(({ userId, muted }) => {
        const name = store.user(userId)?.name ?? userId;
        return (
          <div key={userId} class="voice-person" data-muted={muted ? 'yes' : 'no'}>
            <span>{muted ? fill(words.voiceMuted, { name }) : name}</span>
            {channel.mayMute === true && (
              <button
                class="voice-mute"
                type="button"
                aria-label={fill(muted ? words.unmuteMember : words.muteMember, { name })}
                onClick={() => {
                  void act.mute(channel.id, userId, !muted);
                }}
              >
                {muted ? words.unmute : words.mute}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function channelNode(store: Store, channel: PageChannel): VNode {
  const here = channel.id === store.channelId;
  const unread = store.unread.get(channel.id) ?? 0;
  return (
    <button
      key={channel.id}
      class={['channel', here && 'here', channel.parentId !== undefined && 'thread', unread > 0 && 'unread']
        .filter((name) => name !== false)
        .join(' ')}
      type="button"
      aria-current={here ? 'page' : undefined}
      data-channel-id={channel.id}
      onClick={() => {
        store.openChannel(channel.id);
      }}
    >
      {icon(iconOf(channel))}
      <span class="channel-name">{channel.name}</span>
      {unread > 0 && (
        <span key="unread" class="badge" aria-label={fill(words.unreadCount, { count: unread })}>
          {String(unread)}
        </span>
      )}
    </button>
  );
}

/** Channels with their threads below them. */
function ordered(channels: readonly PageChannel[]): readonly PageChannel[] {
  const ids = new Set(channels.map((channel) => channel.id));
  const top = channels.filter((channel) => channel.parentId === undefined || !ids.has(channel.parentId));
  return top.flatMap((channel) => [channel, ...channels.filter((thread) => thread.parentId === channel.id)]);
}

/** The channels where the bot is no member, under their own heading. */
function placeNodes(store: Store, place: NonNullable<PageChannel['place']>, title: string): VNode | null {
  const channels = store.channels.filter((channel) => channel.place === place);
  if (channels.length === 0) return null;
  return (
    <>
      <div class="side-title">{title}</div>
      {channels.map((channel) => channelNode(store, channel))}
    </>
  );
}

export function drawChannels(context: Context): VNode {
  const { store } = context;
  return (
    <nav
      key="channels"
      class={store.drawerOpen ? 'channels open' : 'channels'}
      aria-label={words.channels}
      id="channels"
    >
      <div class="guild-name">
        <span>{store.guildName}</span>
        <button
          class="icon-button drawer-close"
          type="button"
          aria-label={words.closeChannels}
          onClick={() => {
            store.drawerOpen = false;
            store.changed();
          }}
        >
          {icon('close')}
        </button>
      </div>
      <div class="channel-list">
        <div class="side-title">{words.textChannels}</div>
        {ordered(store.channels.filter(({ voice, place }) => voice === undefined && place === undefined)).map(
          (channel) => channelNode(store, channel),
        )}
        {store.channels.some(({ voice }) => voice !== undefined) && <div class="side-title">{words.voiceChannels}</div>}
        {store.channels.filter(({ voice }) => voice !== undefined).map((channel) => voiceNode(context, channel))}
        {placeNodes(store, 'direct', words.directMessages)}
        {placeNodes(store, 'elsewhere', words.elsewhere)}
      </div>
      {store.me !== undefined && (
        <div key="me" class="me">
          {avatar(store.me, 'medium')}
          <span class="me-name">{store.me.name}</span>
        </div>
      )}
    </nav>
  );
}

function memberNode(store: Store, user: PageUser): VNode {
  const away = user.bot && !store.botOnline;
  return (
    <div key={user.id} class={away ? 'member away' : 'member'}>
      <span class="member-face">
        {avatar(user, 'medium')}
        <span class="presence" aria-hidden="true" />
      </span>
      <span class="member-name">{user.name}</span>
      {user.bot && <span class="bot-tag">{words.botTag}</span>}
      {user.id === store.me?.id && <span class="member-you">{words.you}</span>}
    </div>
  );
}

export function drawMembers(context: Context): VNode {
  const { store } = context;
  const groups = [
    [words.people, store.users.filter((user) => !user.bot)],
    [words.bots, store.users.filter((user) => user.bot)],
  ] as const;
  return (
    <aside key="members" class={store.membersOpen ? 'members open' : 'members'} aria-label={words.members}>
      {groups
        .filter(([, users]) => users.length > 0)
        .map(([title, users]) => (
          <section key={title}>
            <h2 class="side-title">{fill(title, { count: users.length })}</h2>
            {users.map((user) => memberNode(store, user))}
          </section>
        ))}
    </aside>
  );
}
