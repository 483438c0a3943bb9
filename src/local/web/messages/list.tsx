import type { ComponentChildren, VNode } from 'preact';
import type { PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { icon } from '../../../web/icons.js';
import { dayKey, dayText } from '../../../web/time-text.js';
import { Memo } from '../core/memo.js';
import type { Notice } from '../core/store.js';
import { fill, words } from '../../../web/words.js';
import { iconOf, nameOf } from '../frame/channel-name.js';
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
  return (
    <div key={`day ${dayKey(at)}`} class="day" role="separator">
      <span>{dayText(at)}</span>
    </div>
  );
}

function noticeLine(context: Context, notice: Notice): VNode {
  return (
    <div
      key={`notice ${notice.id}`}
      class={notice.pending ? 'notice pending' : 'notice failed-notice'}
      role={notice.pending ? 'status' : 'alert'}
      data-testid={notice.pending ? 'pending' : 'notice'}
    >
      <span class="notice-title">{notice.title}</span> <span class="notice-text">{notice.text}</span>
      {!notice.pending && (
        <button
          class="text-button"
          type="button"
          onClick={() => {
            context.store.dropNotice(notice.id);
          }}
        >
          {words.dismissNotice}
        </button>
      )}
    </div>
  );
}

function welcome(context: Context): VNode {
  const channel = context.store.channel(context.store.channelId);
  return (
    <div key="welcome" class="welcome">
      <span class="welcome-icon">{icon(iconOf(channel))}</span>
      <h2>
        {fill(channel?.place === 'direct' ? words.welcomeDirect : words.welcomeTitle, { channel: nameOf(channel) })}
      </h2>
      <p>{words.welcomeText}</p>
    </div>
  );
}

/** The channel's messages, oldest on top, with days between and what this page alone has to say where it came up. */
export function drawList(context: Context): readonly ComponentChildren[] {
  const { store } = context;
  const shown = store.shown();
  const result: ComponentChildren[] = [welcome(context)];
  let notices = store.notices.filter((notice) => notice.channelId === store.channelId);
  shown.forEach((message, index) => {
    const before = shown[index - 1];
    const older = notices.filter((notice) => BigInt(notice.after) < BigInt(message.id));
    notices = notices.slice(older.length);
    result.push(...older.map((notice) => noticeLine(context, notice)));
    if (before !== undefined && dayKey(before.at) !== dayKey(message.at)) result.push(divider(message.at));
    const grouped = older.length === 0 && isGrouped(message, before);
    result.push(
      <Memo
        key={message.id}
        deps={[message, grouped, store.version(message.id), store.users, store.channels, store.me]}
        draw={() => drawMessage(context, message, grouped)}
      />,
    );
  });
  return [...result, ...notices.map((notice) => noticeLine(context, notice))];
}
