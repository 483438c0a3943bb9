import type { PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import type { IconName } from '../core/icons.js';
import { icon } from '../core/icons.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { fill, words } from '../words.js';

const EMOJI = ['👍', '❤️', '😂', '🎉', '🚀'];

function tool(label: string, name: IconName, act: () => void, danger = false): VNode {
  return h('button', {
    class: danger ? 'tool danger' : 'tool', attrs: { 'type': 'button', 'aria-label': label, 'title': label }, on: { click: act },
  }, icon(name));
}

/** Shown while the pointer or the focus is on the message: reactions, and for one's own words edit and delete. */
export function toolbar(context: Context, message: PageMessage): VNode | undefined {
  if (message.ephemeral || message.loading) return undefined;
  const own = message.author.id === context.store.me?.id;
  return h('div', { key: 'toolbar', class: 'toolbar', attrs: { 'role': 'toolbar', 'aria-label': words.messageActions } },
    EMOJI.slice(0, own ? 3 : EMOJI.length).map((emoji) => h('button', {
      class: 'tool', attrs: { 'type': 'button', 'aria-label': fill(words.addReaction, { emoji }), 'title': fill(words.addReaction, { emoji }) },
      on: { click: () => { void context.act.react(message, emoji); } },
    }, emoji)),
    own && tool(words.editMessage, 'pencil', () => { context.act.startEditing(message); }),
    own && tool(words.deleteMessage, 'trash', () => { void context.act.remove(message); }, true));
}

export function reactions(context: Context, message: PageMessage): VNode | undefined {
  if (message.reactions.length === 0) return undefined;
  return h('div', { key: 'reactions', class: 'reactions' }, message.reactions.map((reaction) => h('button', {
    key: reaction.emoji,
    class: reaction.mine ? 'reaction mine' : 'reaction',
    attrs: {
      'type': 'button', 'aria-pressed': reaction.mine ? 'true' : 'false',
      'aria-label': fill(words.reactionCount, { emoji: reaction.emoji, count: reaction.count }),
    },
    on: { click: () => { void context.act.react(message, reaction.emoji); } },
  }, h('span', {}, reaction.emoji), h('span', { class: 'reaction-count' }, String(reaction.count)))));
}
