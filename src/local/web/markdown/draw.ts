import type { Store } from '../core/store.js';
import { timestamp } from '../core/time.js';
import type { Child, VNode } from '../core/vdom.js';
import { h } from '../core/vdom.js';
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
  return h(
    'span',
    {
      // The words are the key: other words behind the same curtain are hidden anew.
      key: `spoiler ${plain(children)}`,
      class: 'spoiler',
      attrs: { role: 'button', tabindex: 0, 'aria-label': words.spoiler },
      on: {
        click: reveal,
        keydown: (event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            reveal(event);
          }
        },
      },
    },
    h('span', { class: 'spoiler-inner' }, inline(store, children)),
  );
}

function drawInline(store: Store, node: Inline): Child {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'strong':
    case 'em':
    case 'u':
    case 's':
      return h(node.kind, {}, inline(store, node.children));
    case 'spoiler':
      return spoiler(store, node.children);
    case 'code':
      return h('code', { class: 'code' }, node.text);
    case 'link':
      return h(
        'a',
        { attrs: { href: node.url, target: '_blank', rel: 'noopener noreferrer' } },
        inline(store, node.children),
      );
    case 'user':
      return h(
        'span',
        { class: node.id === store.me?.id ? 'mention mention-me' : 'mention' },
        `@${store.user(node.id)?.name ?? node.id}`,
      );
    case 'channel':
      return h('span', { class: 'mention' }, `#${store.channel(node.id)?.name ?? node.id}`);
    case 'role':
      return h('span', { class: 'mention' }, `@${node.id}`);
    case 'command':
      return h('span', { class: 'mention' }, `/${node.name}`);
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return timestamp(node.unix, node.style);
  }
}

function inline(store: Store, nodes: readonly Inline[]): readonly Child[] {
  return nodes.map((node) => drawInline(store, node));
}

function drawBlock(store: Store, block: Block): VNode {
  switch (block.kind) {
    case 'code':
      return h('pre', { class: 'codeblock' }, h('code', {}, block.text));
    case 'heading':
      return h(
        'div',
        { class: `heading heading-${block.level}`, attrs: { role: 'heading', 'aria-level': block.level + 2 } },
        inline(store, block.children),
      );
    case 'subtext':
      return h('div', { class: 'subtext' }, inline(store, block.children));
    case 'text':
      return h('div', { class: 'text' }, inline(store, block.children));
    case 'quote':
      return h(
        'blockquote',
        {},
        block.children.map((child) => drawBlock(store, child)),
      );
    case 'list':
      return h(
        block.ordered ? 'ol' : 'ul',
        { attrs: { start: block.ordered && block.start !== 1 ? block.start : undefined } },
        block.items.map((item) => h('li', { class: `depth-${item.depth}` }, inline(store, item.children))),
      );
  }
}

/** Draws a text in Discord's markdown. */
export function markdown(store: Store, text: string): VNode {
  return h(
    'div',
    { class: 'markdown' },
    parseBlocks(text).map((block) => drawBlock(store, block)),
  );
}

/** A text without its markup, in one line, for labels. */
export function plainText(text: string): string {
  return text
    .replace(/```[\w+-]*\n?|[*_~`|]{1,3}|^(?:#{1,3}|-#|>) /gm, '')
    .replace(/<t:\d+(?::\w)?>|<[@#/][^<>]*>/g, '…')
    .replace(/\\(?=[^\w\s])|[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
