import type { VNode } from 'preact';
import type { PageMessage } from '../../protocol.js';
import type { Context } from '../core/actions.js';
import { icon } from '../../../web/icons.js';
import { fill, words } from '../../../web/words.js';

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
  return (
    <div key="toolbar" class="toolbar" role="toolbar" aria-label={words.messageActions} onKeyDown={walk}>
      {tools(context, message).map((tool, index) => (
        <button
          class={tool.danger === true ? 'tool danger' : 'tool'}
          type="button"
          aria-label={tool.label}
          title={tool.label}
          tabindex={index === 0 ? 0 : -1}
          onClick={tool.act}
        >
          {tool.face}
        </button>
      ))}
    </div>
  );
}

export function reactions(context: Context, message: PageMessage): VNode | undefined {
  if (message.reactions.length === 0) return undefined;
  return (
    <div key="reactions" class="reactions">
      {message.reactions.map((reaction) => (
        <button
          key={reaction.emoji}
          class={reaction.mine ? 'reaction mine' : 'reaction'}
          type="button"
          aria-pressed={reaction.mine ? 'true' : 'false'}
          aria-label={fill(words.reactionCount, { emoji: reaction.emoji, count: reaction.count })}
          onClick={() => {
            void context.act.react(message, reaction.emoji);
          }}
        >
          <span>{reaction.emoji}</span>
          <span class="reaction-count">{String(reaction.count)}</span>
        </button>
      ))}
    </div>
  );
}
