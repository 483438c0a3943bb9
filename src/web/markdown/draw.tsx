import type { ComponentChildren, VNode } from 'preact';
import type { MessageStore as Store } from '../context.js';
import { emojiPicture } from '../components/emoji.js';
import { timestamp } from '../time.js';
import { words } from '../words.js';
import type { Block } from './blocks.js';
import { parseBlocks } from './blocks.js';
import type { Inline } from './inline.js';

function plain(nodes: readonly Inline[]): string {
  return nodes.map((node) => ('text' in node ? node.text : 'children' in node ? plain(node.children) : '')).join('');
}

function spoiler(store: Store, children: readonly Inline[]): VNode {
  const reveal = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    event.currentTarget.classList.add('revealed');
    event.currentTarget.removeAttribute('role');
    event.currentTarget.removeAttribute('aria-label');
    event.currentTarget.removeAttribute('tabindex');
  };
  return (
    <span
      key={`spoiler ${plain(children)}`}
      class="spoiler"
      role="button"
      tabindex={0}
      aria-label={words.spoiler}
      onClick={reveal}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          reveal(event);
        }
      }}
    >
      <span class="spoiler-inner">{inline(store, children)}</span>
    </span>
  );
}

function drawInline(store: Store, node: Inline): ComponentChildren {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'strong':
    case 'em':
    case 'u':
    case 's':
      return <node.kind>{inline(store, node.children)}</node.kind>;
    case 'spoiler':
      return spoiler(store, node.children);
    case 'code':
      return <code class="code">{node.text}</code>;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer">
          {inline(store, node.children)}
        </a>
      );
    case 'user':
      return (
        <span
          class={node.id === store.me?.id ? 'mention mention-me' : 'mention'}
        >{`@${store.user(node.id)?.name ?? node.id}`}</span>
      );
    case 'channel':
      return <span class="mention">{`#${store.channel(node.id)?.name ?? node.id}`}</span>;
    case 'role':
      return <span class="mention">{`@${node.id}`}</span>;
    case 'command':
      return <span class="mention">{`/${node.name}`}</span>;
    case 'emoji':
      return emojiPicture(node.name, node.id);
    case 'time':
      return timestamp(node.unix, node.style);
  }
}

function inline(store: Store, nodes: readonly Inline[]): readonly ComponentChildren[] {
  return nodes.map((node) => drawInline(store, node));
}

function list(store: Store, block: Extract<Block, { kind: 'list' }>): VNode {
  const items = block.items.map((item) => <li class={`depth-${item.depth}`}>{inline(store, item.children)}</li>);
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function drawBlock(store: Store, block: Block): VNode {
  switch (block.kind) {
    case 'code':
      return (
        <pre class="codeblock">
          <code>{block.text}</code>
        </pre>
      );
    case 'heading':
      // All of one level, below the channel's own: bots choose among the three for size, and levels must not be skipped.
      return (
        <div class={`heading heading-${block.level}`} role="heading" aria-level={3}>
          {inline(store, block.children)}
        </div>
      );
    case 'subtext':
      return <div class="subtext">{inline(store, block.children)}</div>;
    case 'text':
      return <div class="text">{inline(store, block.children)}</div>;
    case 'quote':
      return <blockquote>{block.children.map((child) => drawBlock(store, child))}</blockquote>;
    case 'list':
      return list(store, block);
  }
}

/** Draws a text in Discord's markdown. */
export function markdown(store: Store, text: string): VNode {
  return <div class="markdown">{parseBlocks(text).map((block) => drawBlock(store, block))}</div>;
}
