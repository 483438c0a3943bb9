import type { PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { icon } from '../core/icons.js';
import type { VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
import { fill, words } from '../words.js';

const EMOJI = ['👍', '❤️', '😂', '🎉', '🚀'];

interface Tool {
  readonly label: string;
  readonly face: VNode | string;
  readonly act: () => void;
  readonly danger?: boolean;
}

function tools(context: Context, message: PageMessage): readonly Tool[] {
  const own = message.author.id === context.store.me?.id;
  const react = EMOJI.slice(0, own ? 3 : EMOJI.length).map((emoji): Tool => ({
    label: fill(words.addReaction, { emoji }),
    face: emoji,
    act: () => {
      void context.act.react(message, emoji);
    },
  }));
  if (!own) return react;
  return [
    ...react,
    {
      label: words.editMessage,
      face: icon('pencil'),
      act: () => {
        context.act.startEditing(message);
      },
    },
    {
      label: words.deleteMessage,
      face: icon('trash'),
      act: () => {
        void context.act.remove(message);
      },
      danger: true,
    },
  ];
}

/** Left and right go from tool to tool, so that a message costs one stop on the way through the page. */
function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.tool')];
  const at = all.findIndex((tool) => tool === document.activeElement);
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

/** Shown while the pointer or the focus is on the message: reactions, and for one's own words edit and delete. */
export function toolbar(context: Context, message: PageMessage): VNode | undefined {
  if (message.ephemeral || message.loading) return undefined;
  return h(
    'div',
    {
      key: 'toolbar',
      class: 'toolbar',
      attrs: { role: 'toolbar', 'aria-label': words.messageActions },
      on: { keydown: walk },
    },
    tools(context, message).map((tool, index) =>
      h(
        'button',
        {
          class: tool.danger === true ? 'tool danger' : 'tool',
          attrs: { type: 'button', 'aria-label': tool.label, title: tool.label, tabindex: index === 0 ? 0 : -1 },
          on: { click: tool.act },
        },
        tool.face,
      ),
    ),
  );
}

export function reactions(context: Context, message: PageMessage): VNode | undefined {
  if (message.reactions.length === 0) return undefined;
  return h(
    'div',
    { key: 'reactions', class: 'reactions' },
    message.reactions.map((reaction) =>
      h(
        'button',
        {
          key: reaction.emoji,
          class: reaction.mine ? 'reaction mine' : 'reaction',
          attrs: {
            type: 'button',
            'aria-pressed': reaction.mine ? 'true' : 'false',
            'aria-label': fill(words.reactionCount, { emoji: reaction.emoji, count: reaction.count }),
          },
          on: {
            click: () => {
              void context.act.react(message, reaction.emoji);
            },
          },
        },
        h('span', {}, reaction.emoji),
        h('span', { class: 'reaction-count' }, String(reaction.count)),
      ),
    ),
  );
}
