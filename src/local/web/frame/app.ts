import { drawComposer, growComposer } from '../composer/draw.js';
import type { Composer } from '../composer/composer.js';
import type { Context } from '../core/actions.js';
import { icon } from '../core/icons.js';
import type { Child, VNode } from '../core/vdom.js';
import { h, paint } from '../core/vdom.js';
import { drawJumps } from '../messages/jumps.js';
import { drawList } from '../messages/list.js';
import type { Scroll } from '../messages/scroll.js';
import { fill, words } from '../words.js';
import { drawChannels, drawMembers } from './sides.js';
import { drawLoading, drawStart } from './start.js';

/** An answer that comes later than this is no longer waited for. */
const ANSWER_MS = 4000;

/** The whole page from what the store holds. */
export class App {
  private above: readonly VNode[] = [];
  private below: readonly VNode[] = [];
  private lastChannel = '';
  private newest = '';
  private seen = 0;
  private lookAgain = false;

  constructor(
    private readonly root: Element,
    private readonly context: Context,
    private readonly composer: Composer,
    private readonly scroll: Scroll,
  ) {}

  draw(): void {
    const { store } = this.context;
    const hadFocus = document.activeElement !== document.body;
    this.follow();
    paint(this.root, this.screen());
    this.scroll.settle();
    growComposer();
    const channel = store.channel(store.channelId)?.name;
    document.title =
      store.phase === 'channel' && channel !== undefined ? `#${channel} – ${store.guildName}` : words.startTitle;
    if (store.phase === 'channel') this.lookAround();
    // Who stood on a button that is gone goes on from the composer, not from the top of the page.
    if (hadFocus && document.activeElement === document.body && window.matchMedia('(hover: hover)').matches)
      this.composer.focusText();
  }

  /** Another channel starts at its end; what comes while one reads higher up is counted. */
  private follow(): void {
    const { store } = this.context;
    if (store.channelId !== this.lastChannel) {
      this.lastChannel = store.channelId;
      this.scroll.toEnd();
    }
    const newest = store.shown().at(-1);
    if (newest !== undefined && newest.id !== this.newest) {
      this.newest = newest.id;
      // The answer to one's own click or words is what one waits for: go there.
      const mine = newest.ephemeral || newest.author.id === store.me?.id || newest.answers?.user.id === store.me?.id;
      if (mine && Date.now() - store.actedAt < ANSWER_MS) this.scroll.toEnd();
    }
    if (this.scroll.atEnd) this.seen = store.shown().length;
  }

  /** The jump chips depend on where things have come to stand, so they are looked at after the drawing. */
  lookAround(): void {
    if (this.lookAgain) return;
    this.lookAgain = true;
    requestAnimationFrame(() => {
      this.lookAgain = false;
      this.above = drawJumps(this.context.store, this.scroll, 'above');
      this.below = drawJumps(this.context.store, this.scroll, 'below');
      const [up, down] = [document.querySelector('.jumps-above'), document.querySelector('.jumps-below')];
      if (up !== null) paint(up, this.above);
      if (down !== null) paint(down, this.jumps());
    });
  }

  private screen(): readonly Child[] {
    const { store } = this.context;
    if (store.phase !== 'channel')
      return [
        store.phase === 'entering' && store.startError === undefined && this.isReturn()
          ? drawLoading()
          : drawStart(this.context),
      ];
    return [
      h(
        'div',
        { key: 'app', class: 'app' },
        drawChannels(this.context),
        store.drawerOpen &&
          h('div', {
            key: 'shade',
            class: 'shade',
            on: {
              click: () => {
                store.drawerOpen = false;
                store.changed();
              },
            },
          }),
        h(
          'main',
          { key: 'main', class: 'main' },
          this.header(),
          this.banner(),
          this.messages(),
          h('nav', { key: 'above', class: 'jumps jumps-above', attrs: { 'aria-label': words.jumpNav } }, this.above),
          this.bottom(),
        ),
        drawMembers(this.context),
      ),
    ];
  }

  private isReturn(): boolean {
    return document.querySelector('.start-card') === null;
  }

  private header(): VNode {
    const { store } = this.context;
    const channel = store.channel(store.channelId);
    return h(
      'header',
      { key: 'header', class: 'top' },
      h(
        'button',
        {
          class: 'icon-button drawer-open',
          attrs: {
            type: 'button',
            'aria-label': words.openChannels,
            'aria-expanded': store.drawerOpen ? 'true' : 'false',
            'aria-controls': 'channels',
          },
          on: {
            click: () => {
              store.drawerOpen = true;
              store.changed(() => {
                document.querySelector<HTMLElement>('.channels .here')?.focus();
              });
            },
          },
        },
        icon('menu'),
      ),
      h('span', { class: 'top-icon' }, icon(channel?.parentId === undefined ? 'hash' : 'thread')),
      h('h1', { class: 'top-name' }, channel?.name ?? ''),
      h('span', { class: 'top-guild' }, store.guildName),
      h(
        'span',
        {
          class: store.botOnline ? 'bot-state online' : 'bot-state',
          attrs: { 'data-testid': 'bot-state', 'data-online': String(store.botOnline) },
        },
        h('span', { class: 'bot-dot', attrs: { 'aria-hidden': 'true' } }),
        store.botOnline ? words.botOnline : words.botOffline,
      ),
      h(
        'button',
        {
          class: 'icon-button members-toggle',
          attrs: {
            type: 'button',
            'aria-label': words.showMembers,
            'aria-expanded': store.membersOpen ? 'true' : 'false',
          },
          on: {
            click: () => {
              store.membersOpen = !store.membersOpen;
              store.changed();
            },
          },
        },
        icon('people'),
      ),
    );
  }

  private banner(): Child {
    const { store } = this.context;
    if (!store.linkUp)
      return h(
        'div',
        { key: 'banner', class: 'banner lost', attrs: { role: 'alert', 'data-testid': 'connection-lost' } },
        words.lost,
      );
    return (
      !store.botOnline && h('div', { key: 'banner', class: 'banner', attrs: { role: 'status' } }, words.botOfflineNote)
    );
  }

  private messages(): VNode {
    const name = this.context.store.channel(this.context.store.channelId)?.name ?? '';
    return h(
      'div',
      {
        key: 'scroller',
        class: 'scroller',
        attrs: { 'data-testid': 'scroller' },
        mount: (box) => {
          if (box.firstElementChild instanceof HTMLElement) this.scroll.attach(box, box.firstElementChild);
        },
        on: {
          keydown: (event) => {
            walk(event);
          },
        },
      },
      h(
        'div',
        {
          class: 'messages',
          attrs: {
            role: 'log',
            'aria-live': 'polite',
            'aria-relevant': 'additions',
            'aria-label': fill(words.messagesIn, { channel: name }),
            tabindex: 0,
            'data-testid': 'messages',
          },
        },
        drawList(this.context),
      ),
    );
  }

  private jumps(): readonly Child[] {
    const missed = Math.max(0, this.context.store.shown().length - this.seen);
    const label =
      missed === 0 ? words.jumpToPresent : missed === 1 ? words.newMessage : fill(words.newMessages, { count: missed });
    return [
      this.below,
      !this.scroll.atEnd &&
        h(
          'button',
          {
            key: 'end',
            class: missed > 0 ? 'jump-chip jump-end fresh' : 'jump-chip jump-end',
            attrs: { type: 'button', 'data-testid': 'jump-to-end', 'aria-label': label },
            on: {
              click: () => {
                this.scroll.toEnd();
                this.context.store.changed();
              },
            },
          },
          h('span', { class: missed > 0 ? '' : 'wide-only' }, label),
          icon('down'),
        ),
    ];
  }

  private bottom(): VNode {
    return h(
      'footer',
      { key: 'bottom', class: 'bottom' },
      h('nav', { key: 'jumps', class: 'jumps jumps-below', attrs: { 'aria-label': words.jumpNav } }, this.jumps()),
      drawComposer(this.composer),
    );
  }
}

/** Up and down go from message to message, as on Discord, while the focus is on one or on the list. */
function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const target = event.target;
  if (step === 0 || !(target instanceof HTMLElement) || !target.matches('.messages, .message')) return;
  const all = [...document.querySelectorAll<HTMLElement>('.message')];
  const at = all.indexOf(target);
  const next = at < 0 ? all.at(-1) : all[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
